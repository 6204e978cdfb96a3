"""The admin page: who may use it, what it shows, and its backups."""

import asyncio
import gzip
import secrets
import socket
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from starlette.requests import Request

from blackgate.errors import BlackgateError, OptionError
from blackgate.service.admin import access
from blackgate.service.admin.access import AdminAccess, configured_token
from blackgate.service.admin.page import AdminPage
from blackgate.service.security.headers import SECURITY_HEADERS
from blackgate.service.storage import Store, backup
from blackgate.service.storage.backup import restore
from testkit.service import play_server
from testkit.service.http_client import bearer, http_client, started
from testkit.service.threaded_server import ThreadedServer

STATIC_FILES = ["/", "/admin.js", "/admin.css"]
TOKEN = "a-token-for-tests"


@pytest.fixture(scope="module")
def public_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[play_server.PlayServer]:
    class PublicServer(play_server.PlayServer):
        def command(self) -> Sequence[str]:
            return [*super().command(), "--host", "0.0.0.0"]

    with PublicServer(f"sqlite:///{tmp_path_factory.mktemp('public') / 'public.db'}") as server:
        yield server


@pytest.fixture(scope="module")
def admin(public_server: play_server.PlayServer) -> Iterator[httpx.Client]:
    """A client with the token of the printed link."""
    with http_client(public_server.admin_url, public_server.admin_headers) as client:
        yield client


# --- who may use it -----------------------------------------------------------------------------
def test_the_admin_port_listens_on_this_machine_only(public_server: play_server.PlayServer) -> None:
    socket.create_connection(("127.0.0.2", public_server.port)).close()  # players may connect from anywhere
    socket.create_connection(("127.0.0.1", public_server.admin_port)).close()
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.2", public_server.admin_port))


def test_the_admin_port_refuses_other_host_names(public_server: play_server.PlayServer, admin: httpx.Client) -> None:
    port = public_server.admin_port
    for host in ("evil.example", f"evil.example:{port}", "127.0.0.1.evil.example", "", "localhost@evil.example"):
        for path in ("/", "/state", "/metrics"):
            assert admin.get(path, headers={"host": host}).status_code == 403
        assert admin.post("/backup", headers={"host": host}).status_code == 403
    for host in ("localhost", f"localhost:{port}", f"127.0.0.1:{port}"):
        assert admin.get("/state", headers={"host": host}).status_code == 200


@pytest.mark.parametrize("authorization", ["", "Bearer", "Bearer wrong", "Bearer ä", TOKEN, "Basic {token}", "Bearer {token}x"])
def test_another_user_of_this_machine_gets_nothing_without_the_token(
    public_server: play_server.PlayServer, authorization: str
) -> None:
    headers = {b"authorization": authorization.format(token=public_server.admin_token).encode(), b"x-blackgate": b"1"}
    with http_client(public_server.admin_url) as stranger:
        for path in ("/state", "/metrics", "/nowhere"):
            assert stranger.get(path, headers=headers).status_code == 401
        for path in ("/drain", "/open", "/backup", f"/backup?token={public_server.admin_token}"):
            reply = stranger.post(path, headers=headers)
            assert (reply.status_code, reply.json()["error"]) == (401, "no_key")
        assert [stranger.get(path).status_code for path in STATIC_FILES] == [200] * 3, "they hold no data"


def test_a_foreign_page_gets_no_permission_to_send_the_token(admin: httpx.Client) -> None:
    origin = {"origin": "http://evil.example", "access-control-request-headers": "authorization"}
    for path in ("/drain", "/open", "/backup"):
        preflight = admin.options(path, headers=origin)
        assert not [name for name in preflight.headers if name.startswith("access-control")]
        assert admin.get(path).status_code == 405
    assert admin.get("/state").json()["draining"] is False


def test_the_token_is_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[tuple[bytes, bytes]] = []
    monkeypatch.setattr(secrets, "compare_digest", lambda given, expected: compared.append((given, expected)))
    AdminAccess(None, TOKEN).knows_token({"headers": [(b"authorization", b"Bearer guess")]})
    assert compared == [(b"Bearer guess", f"Bearer {TOKEN}".encode())]


def test_the_token_of_the_printed_link_is_new_at_each_start() -> None:
    assert access.new_token() != access.new_token()
    assert len(access.new_token()) >= 43, "256 bits"


# --- a token that the host of the server has chosen ---------------------------------------------
def test_a_chosen_token_is_read_from_a_file_or_a_variable(tmp_path: Path) -> None:
    file = tmp_path / "token"
    file.write_text(f"{TOKEN}\n")
    assert configured_token(file, "another-token-of-a-variable") == TOKEN
    assert configured_token(None, TOKEN) == TOKEN
    assert configured_token(None, "") is None


@pytest.mark.parametrize("token", ["", "too-short", "sixteen letters!", "sechzehn-Ümlaute"])
def test_a_weak_token_is_refused(tmp_path: Path, token: str) -> None:
    (tmp_path / "token").write_text(token, encoding="utf-8")
    with pytest.raises(OptionError, match="at least 16 characters"):
        configured_token(tmp_path / "token", "")


def test_a_missing_token_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="nothing-here"):
        configured_token(tmp_path / "nothing-here", "")


def test_a_chosen_token_opens_the_admin_page_and_is_not_printed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BLACKGATE_ADMIN_TOKEN", TOKEN)
    with play_server.PlayServer(parent=tmp_path) as server, http_client(server.admin_url) as client:
        assert client.get("/metrics", headers=bearer(TOKEN)).status_code == 200
        assert client.get("/metrics").status_code == 401
        printed = server.output() + (server.folder / "log").read_text()
    assert server.admin_url in printed
    assert TOKEN not in printed


# --- what it shows ------------------------------------------------------------------------------
@pytest.mark.parametrize("path", [*STATIC_FILES, "/state", "/metrics", "/nowhere", "/backup"])
def test_admin_responses_have_the_security_headers(public_server: play_server.PlayServer, admin: httpx.Client, path: str) -> None:
    with http_client(public_server.admin_url) as stranger:
        for reply in (admin.get(path), stranger.get(path)):
            for name, value in SECURITY_HEADERS:
                assert reply.headers.get_list(name.decode()) == [value.decode()]


def test_the_admin_page_shows_no_key_no_name_and_no_whole_table_id(
    public_server: play_server.PlayServer, admin: httpx.Client
) -> None:
    with http_client(public_server.url) as client:
        table = started(client, name="Annabella")
    shown = admin.get("/state").text + admin.get("/metrics").text + admin.get("/").text
    assert table["table"][:6] in shown
    keys = [table["host"], table["watch"], *table["seats"].values()]
    assert [secret for secret in [*keys, "Annabella", table["table"], table["code"]] if secret in shown] == []


# --- backups ------------------------------------------------------------------------------------
def test_a_backup_from_the_admin_page_can_be_restored(
    public_server: play_server.PlayServer, admin: httpx.Client, tmp_path: Path
) -> None:
    with http_client(public_server.url) as client:
        table = started(client)
    reply = admin.post("/backup")
    assert reply.status_code == 200
    assert gzip.decompress(reply.content).count(b"\n") > 4
    file = tmp_path / "kept.jsonl.gz"
    file.write_bytes(reply.content)
    url = f"sqlite:///{tmp_path / 'again.db'}"
    restore(url, file)
    store = Store.open(url)
    assert len(store.entries(table["table"])) == 5
    store.close()


def test_a_failed_backup_leaves_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(store: Store, path: Path) -> None:
        path.write_bytes(b"half of it")
        raise BlackgateError("error-backup-file", file="", problem="")

    monkeypatch.setattr(backup, "backup", fail)
    service: Any = ThreadedServer(tmp_path).service
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(temporary))
    with pytest.raises(BlackgateError):
        asyncio.run(AdminPage(service, TOKEN).backup(cast(Request, None)))
    assert list(temporary.iterdir()) == []
