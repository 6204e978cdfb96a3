"""Security: keys, logs, origins, headers, sizes, limits, names and chat, slow clients."""

import asyncio
import base64
import hashlib
import json
import secrets
import socket
import sqlite3
import traceback
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any
from unittest.mock import ANY

import httpx
import pytest

from blackgate.service import server_process
from blackgate.service.protocols import bounded_protocol, http_protocol, websocket_protocol
from blackgate.service.security import rate_limiter, tables_per_address
from blackgate.service.security.headers import SECURITY_HEADERS
from blackgate.service.security.limits import MAX_FRAME_BYTES, Limits
from blackgate.service.security.tables_per_address import TablesPerAddress
from blackgate.service.storage import Store, StoreDown
from blackgate.service.ws import endpoint
from blackgate.service.ws.connection import Connection
from blackgate.tables import entries, keys
from blackgate.tables.api.requests import MAX_BODY_BYTES
from blackgate.tables.commands import Accepted, Refusal
from testkit.service import play_server
from testkit.service.client import ApiClient, connected_players
from testkit.service.http_client import Data, bearer, http_client, opened, started
from testkit.service.raw_websocket import BINARY, RawWebSocket, Refused
from testkit.service.threaded_server import ThreadedServer
from testkit.waiting import TIMEOUT_S, attempts, wait_until

FOREIGN = ["http://evil.example", "null", "http://[", "https://127.0.0.1", "http://127.0.0.1:1@evil.example", "file://", ""]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadedServer]:
    with ThreadedServer(tmp_path_factory.mktemp("server"), origins=frozenset({"https://club.example"})) as found:
        yield found


@pytest.fixture
def client(server: ThreadedServer) -> Iterator[httpx.Client]:
    with http_client(server.url) as found:
        yield found


def at(table: Data, path: str = "") -> str:
    return f"/api/tables/{table['table']}{path}"


# --- keys ----------------------------------------------------------------------------------------
def all_keys(table: Data) -> list[str]:
    return [table["host"], table["watch"], *table["seats"].values()]


def test_keys_are_all_different_and_too_long_to_guess(client: httpx.Client) -> None:
    found = [key for _ in range(5) for key in all_keys(started(client))]
    assert len(set(found)) == len(found) == 25
    for key in found:
        assert len(base64.urlsafe_b64decode(key + "==")) * 8 >= 128


def test_keys_come_from_the_systems_generator(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "token_urlsafe", lambda count: f"{8 * count} bits")
    assert keys.new_key() == "256 bits"


def test_only_hashes_of_keys_are_on_disk(server: ThreadedServer, client: httpx.Client) -> None:
    table = started(client)
    with RawWebSocket(server.port) as ana:
        ana.hello(table["table"], table["seats"][0])
        files = list(Path(str(server.service.store.engine.url.database)).parent.glob("blackgate.db*"))
        kept = b"".join(path.read_bytes() for path in files)
    for key in all_keys(table):
        assert key.encode() not in kept
        assert hashlib.sha256(key.encode()).hexdigest().encode() in kept
    assert [path.name for path in files if path.stat().st_mode & 0o077] == [], "the seeds are for nobody else on this machine"


def test_a_key_opens_its_own_table_only(client: httpx.Client) -> None:
    table, other = opened(client), opened(client)
    seat, host, watch = table["secret"], table["host"], table["watch"]
    for key in (seat, watch, other["host"], other["secret"], keys.hash_key(host), "x", "x" * 5000):
        assert client.post(at(table, "/start"), headers=bearer(key)).status_code in (401, 403)
        assert client.post(at(table, "/close"), headers=bearer(key)).status_code in (401, 403)
        assert client.put(at(table, "/seats/1/bot"), headers=bearer(key), json={"bot": "rookie"}).status_code in (401, 403)
    for wanted in ({"role": "host"}, {"role": "watch"}, {"role": "seat", "seat": 1}):
        assert client.post(at(table, "/keys"), headers=bearer(seat), json=wanted).status_code == 403
        assert client.post(at(table, "/keys"), headers=bearer(watch), json=wanted).status_code == 403
    assert client.delete(at(table, "/seats/0"), headers=bearer(watch)).status_code == 403
    assert client.get(at(table, "/record"), headers=bearer(other["host"])).status_code == 403
    assert client.get(at(table, "/record")).status_code == 401


def test_a_spectators_or_hosts_socket_plays_nothing_and_sees_no_hand(server: ThreadedServer, client: httpx.Client) -> None:
    table = started(client)
    for key in (table["watch"], table["host"]):
        with RawWebSocket(server.port) as viewer:
            welcome = viewer.hello(table["table"], key)
            assert (welcome["seat"], welcome["own"]) == (None, None)
            for kind, fields in (("move", {"version": welcome["version"], "moves": ["end"]}), ("say", {"text": "hi"})):
                assert viewer.ask(kind, **fields)["error"] == "only_watching"
            assert viewer.ask("why", move="end")["error"] == "only_watching"


@pytest.mark.parametrize("role", ["seat", "watch", "host"])
def test_a_revoked_key_is_refused_and_its_sockets_are_closed(server: ThreadedServer, client: httpx.Client, role: str) -> None:
    table = started(client)
    old = table["seats"][1] if role == "seat" else table[role]
    with RawWebSocket(server.port) as device:
        device.hello(table["table"], old)
        asker = old if role == "seat" else table["host"]
        reply = client.post(at(table, "/keys"), headers=bearer(asker), json={"role": role, "seat": 1})
        new = reply.json()["secret"]
        assert new != old
        assert device.rest()[-1]["error"] == "revoked"
    with RawWebSocket(server.port) as device:
        assert device.hello(table["table"], old)["error"] == "no_entry"
    with RawWebSocket(server.port) as device:
        assert device.hello(table["table"], new)["seat"] == (1 if role == "seat" else None)
    if role == "host":
        assert client.post(at(table, "/close"), headers=bearer(old)).status_code == 403
        assert client.post(at(table, "/close"), headers=bearer(new)).status_code == 200


def test_a_key_revoked_during_the_connection_shows_nothing(
    server: ThreadedServer, client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A key may be revoked between its check and the welcome."""
    table = started(client)
    real = server.service.tables.subscriptions.join

    async def late(listener: Connection, *arguments: Any, **more: Any) -> None:
        entry = entries.Rekeyed("seat", keys.hash_key("another"), 1)
        await server.service.tables.executor.execute(table["table"], lambda table: Accepted(entry))
        await real(listener, *arguments, **more)

    monkeypatch.setattr(server.service.tables.subscriptions, "join", late)
    with RawWebSocket(server.port) as device:
        assert device.hello(table["table"], table["seats"][1]) == {"t": "goodbye", "error": "revoked", "text": ANY, "retry_ms": 0}


# --- logs ----------------------------------------------------------------------------------------
class LimitedServer(play_server.PlayServer):
    """A server with rate limits, whose log is read afterwards."""

    def command(self) -> Sequence[str]:
        return [word for word in super().command() if word != "--no-limits"]


def test_no_key_name_nonce_or_chat_is_ever_in_a_log(tmp_path: Path) -> None:
    file = tmp_path / "talk.db"
    with LimitedServer(f"sqlite:///{file}") as server, http_client(server.url) as client:
        table = opened(client, name="Annabella", nonce="nonce-of-annabella")
        seat = client.post(at(table, "/seats"), json={"name": "Bartholomew", "nonce": "nonce-of-bartholomew"}).json()
        client.put(at(table, "/seats/2/bot"), headers=bearer(table["host"]), json={"bot": "rookie"})
        client.post(at(table, "/start"), headers=bearer(table["host"]))
        send_valid_and_invalid_requests(client, server.port, table)
        with sqlite3.connect(file) as broken:  # most is logged when the database fails
            created = json.loads(broken.execute("SELECT data FROM entries WHERE seq = 1").fetchone()[0])
            broken.execute("ALTER TABLE chat RENAME TO gone")
        broken.close()
        with RawWebSocket(server.port) as ana:
            ana.hello(table["table"], table["secret"])
            with suppress(AssertionError):
                ana.ask("say", text="a-line-that-is-lost")
        server.stop()
        log = (server.folder / "log").read_text()
    assert "started" in log
    private = [
        *all_keys(table),
        seat["secret"],
        created["seed"],
        "nonce-of",
        "Annabella",
        "Bartholomew",
        "a-line-that",
        "a-wrong-key",
    ]
    assert [one for one in private if one in log] == []
    assert [keys.hash_key(key) for key in all_keys(table) if keys.hash_key(key) in log] == []
    assert table["table"] not in log, "anyone who knows a table's id may take a seat there"
    assert all(line.startswith("{") for line in log.splitlines()), "one JSON object a line"


def test_an_error_of_the_database_repeats_nothing_that_was_written(tmp_path: Path) -> None:
    store = Store.open(f"sqlite:///{tmp_path / 'broken.db'}")
    with sqlite3.connect(tmp_path / "broken.db") as broken:
        broken.execute("DROP TABLE chat")
    broken.close()
    private = ["4kTz", "Annabella", "a line that is lost"]
    table, name, line = private
    with pytest.raises(StoreDown) as error:
        store.add_chat(table, 0, name, line, 0)
    store.close()
    error_text = "".join(traceback.format_exception(error.value))
    assert "no such table" in error_text
    assert [one for one in private if one in error_text] == []


def send_valid_and_invalid_requests(client: httpx.Client, port: int, table: Data) -> None:
    """Send requests of all kinds that contain private data."""
    for key in ("a-wrong-key", table["host"], table["watch"], table["secret"]):
        client.get(at(table, "/record"), headers=bearer(key))
        client.get(f"{at(table)}?key={key}")
        client.get(f"/api/tables/{key}")
        client.post(at(table, "/keys"), headers=bearer(key), content=f'{{"role": "{key}"')
        client.post(at(table, "/seats"), json={"name": "Annabella", "nonce": "nonce-of-annabella", "key": key})
        client.request("BREW", at(table), headers=bearer(key))
        for data in (f'{{"t":"hello","table":"{table["table"]}","secret":"{key}","x":1}}', "a-wrong-key", "\x00"):
            with RawWebSocket(port, path=f"/api/socket?secret={key}") as device:
                device.frame(data.encode())
                device.rest()
        with RawWebSocket(port) as device:
            device.hello(table["table"], key)
            with suppress(AssertionError):
                device.ask("say", text="a-line-that-is-said")
                device.ask("move", version=1, moves=["Annabella"])
                device.frame(b"\xff\xfe" + key.encode())
                device.next("refused")
        with suppress(Refused):
            RawWebSocket(port, origin=f"http://{key}.example")
        with socket.create_connection(("127.0.0.1", port)) as raw:
            raw.sendall(f"NONSENSE {key}\r\n\r\n".encode())
            raw.recv(1000)


# --- origins -------------------------------------------------------------------------------------
@pytest.mark.parametrize("origin", FOREIGN)
def test_a_foreign_page_can_write_nothing_and_open_no_socket(server: ThreadedServer, client: httpx.Client, origin: str) -> None:
    table = opened(client)
    reply = client.post(at(table, "/close"), headers={**bearer(table["host"]), "origin": origin})
    assert (reply.status_code, reply.json()["error"]) == (403, "origin")
    assert client.get(at(table)).json()["phase"] == "lobby"
    with pytest.raises(Refused) as refused:
        RawWebSocket(server.port, origin)
    assert refused.value.status == 403
    reading = client.get("/api/health", headers={"origin": origin})
    assert not [name for name in reading.headers if name.startswith("access-control")]


def test_own_pages_and_configured_origins_are_allowed(server: ThreadedServer, client: httpx.Client) -> None:
    for origin in (server.url, "https://club.example", None):
        headers = {} if origin is None else {"origin": origin}
        assert client.post("/api/tables", json={}, headers=headers).status_code == 201
        RawWebSocket(server.port, origin).close()


# --- headers -------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("status", "method", "path", "more"),
    [
        (200, "GET", "/", {}),
        (200, "GET", "/api/health", {}),
        (200, "GET", "/openapi.json", {}),
        (201, "POST", "/api/tables", {"json": {}}),
        (204, "DELETE", "{table}/seats/0", {"key": "host"}),
        (400, "POST", "/api/tables", {"json": []}),
        (401, "POST", "{table}/start", {}),
        (403, "POST", "{table}/start", {"key": "watch"}),
        (403, "POST", "/api/tables", {"headers": {"origin": "http://evil.example"}}),
        (404, "GET", "/nowhere", {}),
        (404, "GET", "/api/tables/nowhere", {}),
        (404, "GET", "/api/tables/", {}),
        (405, "PATCH", "/api/tables", {}),
        (405, "POST", "/openapi.json", {}),
        (409, "POST", "{table}/start", {"key": "host"}),
        (413, "POST", "/api/tables", {"content": b" " * (MAX_BODY_BYTES + 1), "headers": {"content-type": "application/json"}}),
        (415, "POST", "/api/tables", {"content": b"{}"}),
        (500, "GET", "/api/tables", {"broken": True}),
    ],
)
def test_every_response_has_the_security_headers(
    server: ThreadedServer, client: httpx.Client, monkeypatch: pytest.MonkeyPatch, status: int, method: str, path: str, more: Any
) -> None:
    table = opened(client)
    if more.pop("broken", False):
        monkeypatch.setattr(server.service.store, "public_tables", None)
    if "key" in more:
        more["headers"] = bearer(table[more.pop("key")])
    reply = client.request(method, path.replace("{table}", at(table)), **more)
    assert reply.status_code == status
    for name, value in SECURITY_HEADERS:
        assert reply.headers.get_list(name.decode()) == [value.decode()]
    assert "default-src 'none'" in reply.headers["content-security-policy"]
    assert "unsafe" not in reply.headers["content-security-policy"]
    assert "server" not in reply.headers
    if status >= 400:
        assert reply.headers["content-type"] == "application/json"
        assert set(reply.json()) == {"error", "text", "retry_ms"}
    if status == 405:
        assert reply.headers["allow"]


# --- sizes ---------------------------------------------------------------------------------------
def huge(websocket: RawWebSocket, way: str) -> None:
    if way == "one frame":
        websocket.frame(b" " * (MAX_FRAME_BYTES + 1))
    elif way == "a binary frame":
        websocket.frame(b"\0" * (MAX_FRAME_BYTES + 1), BINARY)
    elif way == "many frames":
        websocket.frame(b" " * 10_000, last=False)
        websocket.frame(b" " * 10_000, 0)
    elif way == "only announced":
        websocket.socket.sendall(b"\x81\xff" + (1 << 40).to_bytes(8, "big") + b"mask")


@pytest.mark.parametrize("way", ["one frame", "a binary frame", "many frames", "only announced"])
@pytest.mark.parametrize("welcomed", [True, False])
def test_a_frame_of_more_than_16_kb_closes_its_own_socket_and_nothing_else(
    server: ThreadedServer, client: httpx.Client, way: str, welcomed: bool
) -> None:
    table = started(client)
    with RawWebSocket(server.port) as ana, RawWebSocket(server.port) as bo:
        ana.hello(table["table"], table["seats"][0])
        if welcomed:
            bo.hello(table["table"], table["seats"][1])
        huge(bo, way)
        bo.rest()
        assert bo.code == 1009
        assert ana.ask("say", text="still here")["t"] == "ack"


def test_a_frame_of_16_kb_is_accepted(server: ThreadedServer, client: httpx.Client) -> None:
    table = started(client)
    with RawWebSocket(server.port) as ana:
        ana.hello(table["table"], table["seats"][0])
        message = b'{"t":"ping","n":5}'
        ana.frame(message + b" " * (MAX_FRAME_BYTES - len(message)))
        assert ana.next("pong")["n"] == 5


def test_a_body_of_more_than_16_kb_is_refused_with_or_without_a_length(client: httpx.Client) -> None:
    def chunks() -> Iterator[bytes]:
        for _ in range(40):
            yield b" " * 1000

    for content in (b" " * (MAX_BODY_BYTES + 1), chunks()):
        headers = {"content-type": "application/json", "accept-language": "de"}
        reply = client.post("/api/tables", content=content, headers=headers)
        assert (reply.status_code, reply.json()["error"]) == (413, "too_large")
        assert reply.json()["text"] == Refusal("too_large", most=16).in_language("de")
    body = b"{}" + b" " * (MAX_BODY_BYTES - 2)
    assert client.post("/api/tables", content=body, headers={"content-type": "application/json"}).status_code == 201


# --- limits --------------------------------------------------------------------------------------
class SetClock:
    """The clock of the rate limits. It stands still until a test sets it."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SetClock:
    clock = SetClock()
    monkeypatch.setattr(rate_limiter, "time", clock)
    return clock


def test_a_socket_that_sends_too_much_is_slowed_down_and_then_closed(tmp_path: Path, clock: SetClock) -> None:
    limits = Limits(messages_per_s=20, message_burst=5, max_violations=8, requests_per_s=0, tables_per_min=0)
    with ThreadedServer(tmp_path, limits) as server, http_client(server.url) as client:
        table = started(client)
        with RawWebSocket(server.port) as ana, RawWebSocket(server.port) as bo:
            ana.hello(table["table"], table["seats"][0])
            bo.hello(table["table"], table["seats"][1])
            for n in range(30):
                bo.send(t="ping", n=n)
            received = [message for message in bo.rest() if message["t"] != "online"]
            assert [message["n"] for message in received[:5]] == [0, 1, 2, 3, 4]
            slowed = [message for message in received if message["t"] == "slow_down"]
            assert len(slowed) == 8
            assert all(0 < message["retry_ms"] <= 50 for message in slowed)
            assert (received[-1]["t"], received[-1]["error"], received[-1]["retry_ms"]) == ("goodbye", "too_many", 60_000)
            assert bo.code == 1008
            assert ana.ask("say", text="in peace")["t"] == "ack"


@pytest.mark.parametrize("pause", [0.0, 0.01, 0.0123])
def test_a_client_that_waits_as_told_goes_on(tmp_path: Path, clock: SetClock, pause: float) -> None:
    with (
        ThreadedServer(tmp_path, Limits(messages_per_s=20, message_burst=1, requests_per_s=0)) as server,
        http_client(server.url) as client,
    ):
        table = started(client)
        with RawWebSocket(server.port) as ana:
            ana.hello(table["table"], table["seats"][0])
            ana.send(t="ping", n=1)
            ana.next("pong")
            clock.now += pause
            ana.send(t="ping", n=2)
            clock.now += ana.next("slow_down")["retry_ms"] / 1000
            ana.send(t="ping", n=3)
            assert ana.next("pong", "slow_down") == {"t": "pong", "n": 3, "now": ANY}


def test_an_address_with_too_many_requests_is_told_when_to_retry(tmp_path: Path, clock: SetClock) -> None:
    with (
        ThreadedServer(tmp_path, Limits(requests_per_s=0.5, request_burst=10, tables_per_min=2, table_burst=2)) as server,
        http_client(server.url) as client,
    ):
        replies = [client.post("/api/tables", json={}) for _ in range(3)]
        assert [reply.status_code for reply in replies] == [201, 201, 429], "two tables a minute"
        replies += [client.get("/api/health") for _ in range(8)]
        assert [reply.status_code for reply in replies[3:]] == [200] * 7 + [429]
        for reply in (replies[2], replies[-1]):
            assert reply.json()["error"] == "slow_down"
            assert 0 < reply.json()["retry_ms"] <= 1000 * int(reply.headers["retry-after"]) <= 30_000
        with pytest.raises(Refused) as refused:
            RawWebSocket(server.port)
        assert refused.value.status == 429, "a socket is a request too"


def test_an_address_has_only_so_many_open_tables(tmp_path: Path) -> None:
    limits = Limits(requests_per_s=0, tables_per_min=0, open_tables=2)
    with ThreadedServer(tmp_path, limits) as server, http_client(server.url) as client:
        tables = [opened(client) for _ in range(2)]
        refused = client.post("/api/tables", json={})
        assert (refused.status_code, refused.json()["error"]) == (409, "too_many_tables")
        client.post(at(tables[0], "/close"), headers=bearer(tables[0]["host"])).raise_for_status()
        assert [client.post("/api/tables", json={}).status_code for _ in range(2)] == [201, 409], "a closed one does not count"


@pytest.mark.anyio
async def test_a_rematch_counts_as_an_open_table(tmp_path: Path) -> None:
    limits = Limits(requests_per_s=0, tables_per_min=0, open_tables=2)
    with ThreadedServer(tmp_path, limits) as server, http_client(server.url) as client:
        async with ApiClient(server.url) as api, connected_players(api, players=2, target=1, bots={"1": "rookie"}) as players:
            await players.play_out()
            opened(client)
            await players.table.ask("POST", "/rematch", players.table.host)
            refused = client.post("/api/tables", json={})
            assert (refused.status_code, refused.json()["error"]) == (409, "too_many_tables")


def test_a_table_counts_as_open_for_a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SetClock()
    monkeypatch.setattr(tables_per_address, "time", clock)
    tables = TablesPerAddress(2)
    for number in range(2):
        assert not tables.full("here")
        tables.add("here", f"t{number}")
        clock.now += 3600
    assert tables.full("here") and not tables.full("elsewhere")
    clock.now += tables_per_address.COUNTED_S - 3600
    assert not tables.full("here")
    tables.remove("t0")  # it has ended, and does not count any more
    tables.remove("t1")
    assert (tables.opened, tables.address_of) == ({}, {})


def test_a_seat_chats_no_faster_than_a_person_types(tmp_path: Path, clock: SetClock) -> None:
    limits = Limits(messages_per_s=0, requests_per_s=0, tables_per_min=0, chat_per_s=1, chat_burst=3)
    with ThreadedServer(tmp_path, limits) as server, http_client(server.url) as client:
        table = started(client)
        with RawWebSocket(server.port) as ana, RawWebSocket(server.port) as ana_again, RawWebSocket(server.port) as bo:
            ana.hello(table["table"], table["seats"][0])
            ana_again.hello(table["table"], table["seats"][0])
            bo.hello(table["table"], table["seats"][1])
            answers = [device.ask("say", text="Hello") for device in (ana, ana_again, ana, ana_again, ana)]
            assert [answer["t"] for answer in answers] == ["ack", "ack", "ack", "refused", "refused"]
            assert answers[-1]["error"] == "slow_down"
            assert bo.ask("say", text="Hi")["t"] == "ack", "another seat has its own limit"
            clock.now += 1
            assert [ana.ask("say", text="Hello")["t"] for _ in range(2)] == ["ack", "refused"]


def test_an_address_has_only_so_many_sockets(tmp_path: Path) -> None:
    with ThreadedServer(tmp_path, Limits(sockets_per_address=2)) as server:
        first, second = RawWebSocket(server.port), RawWebSocket(server.port)
        with pytest.raises(Refused):
            RawWebSocket(server.port)
        first.close()
        wait_until(lambda: can_connect(server), "the place of one who left to be free")
        second.close()


def can_connect(server: ThreadedServer) -> bool:
    try:
        RawWebSocket(server.port).close()
    except Refused:
        return False
    return True


def test_serve_has_limits_by_default(tmp_path: Path) -> None:
    with LimitedServer(f"sqlite:///{tmp_path / 'limits.db'}") as server, http_client(server.url) as client:
        for _ in attempts("reaching the limit of new tables"):
            reply = client.post("/api/tables", json={})
            if reply.status_code != 201:
                break
        assert reply.status_code == 429


# --- names and chat --------------------------------------------------------------------------------
HOSTILE = ["\u202eevil", "a\u2066b", "a\x00b", "a\x1bb", "\u200b", " ", "\t\n", "bot:boss", "BOT:x", "\ufeff", "x" * 25, ""]


@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_with_control_characters_or_markup_tricks_is_refused(client: httpx.Client, name: str) -> None:
    table = opened(client)
    for path, body in ((at(table, "/seats"), {"name": name}), ("/api/tables", {"name": name})):
        reply = client.post(path, json=body)
        assert (reply.status_code, reply.json()["error"]) in [(409, "name"), (400, "bad_message")]
    assert [seat["name"] for seat in client.get(at(table)).json()["seats"]] == ["Ana", "", ""]


@pytest.mark.parametrize(
    "text", ["<script>alert(1)</script>", '"><img src=x>', "</b>&amp;", "{{7*7}}", "%s%n", "Зоя 🙂", "O'Neill; DROP"]
)
def test_names_and_chat_are_text_and_nothing_else(server: ThreadedServer, client: httpx.Client, text: str) -> None:
    name = text[:24]
    table = opened(client, name=name, public=True, title=text)
    with RawWebSocket(server.port) as ana:
        welcome = ana.hello(table["table"], table["secret"])
        assert welcome["info"]["seats"][0]["name"] == name
        ana.ask("say", text=text)
        assert any(json.loads(line).get("line", {}).get("text") == text for line in ana.received)
    for path in ("/api/tables", at(table)):
        reply = client.get(path)
        assert name in json.dumps(reply.json(), ensure_ascii=False).replace('\\"', '"')
        assert reply.headers["content-type"] == "application/json"
        assert reply.headers["x-content-type-options"] == "nosniff"


def test_errors_are_never_html(client: httpx.Client) -> None:
    script = "<script>alert(1)</script>"
    table = opened(client)
    for reply in (
        client.get(f"/api/tables/{script}"),
        client.get(f"/{script}?{script}"),
        client.get(f"/api/codes/{script}"),
        client.post("/api/tables", json={script: script}),
        client.post("/api/tables", json={"options": {"pack": script}}),
        client.put(at(table, f"/seats/{script}/bot"), json={"bot": None}, headers=bearer(table["host"])),
        client.request("TRACE", "/api/tables"),
    ):
        assert 400 <= reply.status_code < 500
        assert reply.headers["content-type"] == "application/json"


def test_bidirectional_and_control_characters_are_removed_from_chat_and_titles(
    server: ThreadedServer, client: httpx.Client
) -> None:
    table = opened(client, public=True, title="Friday \u202egame\x07")
    line = next(line for line in client.get("/api/tables").json()["tables"] if line["table"] == table["table"])
    assert line["title"] == "Friday  game"
    with RawWebSocket(server.port) as ana:
        ana.hello(table["table"], table["secret"])
        ana.send(t="say", id="1", text="be\u202efore\u2066 \x00and\n\x1b[31mafter\u200b")
        assert ana.next("chat")["line"]["text"] == "be fore   and  [31mafter"
        assert ana.ask("say", text="\u202e\u200b")["error"] == "bad_message"
        assert ana.ask("say", text="x" * 400)["t"] == "ack"
        ana.send(t="say", id="2", text="x" * 401)
        assert ana.next("refused")["error"] == "bad_message"


def test_a_nonce_is_letters_and_digits_to_its_end(server: ThreadedServer, client: httpx.Client) -> None:
    for nonce in ("abc\n", "a b", "a+b", "é", "x" * 65):
        assert client.post("/api/tables", json={"name": "Ana", "nonce": nonce}).status_code == 400, nonce
    table = opened(client, nonce="abc_-9")
    with RawWebSocket(server.port) as ana:
        ana.hello(table["table"], table["secret"])
        ana.send(t="ready", id="1", nonce="abc\n")
        assert ana.next("refused", "ack")["error"] == "bad_message"


# --- unknown and old tables -------------------------------------------------------------------------------
def test_requests_for_unknown_tables_fill_no_memory(server: ThreadedServer, client: httpx.Client) -> None:
    table = opened(client)
    before = len(server.service.tables.active)
    for number in range(50):
        nowhere = f"/api/tables/nowhere-{number}"
        with RawWebSocket(server.port) as device:
            assert device.hello(f"nowhere-{number}", "key")["error"] == "no_such_table"
        assert client.get(nowhere).status_code == 404
        assert client.post(f"{nowhere}/start", headers=bearer(table["host"])).status_code == 404
        assert client.post(f"{nowhere}/seats", json={"name": "Ana"}).status_code == 404
    assert len(server.service.tables.active) == before


def test_a_table_of_other_rules_is_refused_with_an_explanation(server: ThreadedServer, client: httpx.Client) -> None:
    table = opened(client)
    file = str(server.service.store.engine.url.database)
    with sqlite3.connect(file) as changed:
        (data,) = changed.execute("SELECT data FROM entries WHERE table_id = ? AND seq = 1", (table["table"],)).fetchone()
        created = {**json.loads(data), "rules": 99}
        changed.execute(
            "UPDATE entries SET data = ? WHERE table_id = ? AND seq = 1", (json.dumps(created).encode(), table["table"])
        )
    changed.close()
    server.service.tables.active.remove(table["table"])
    assert client.get(at(table)).json()["rules"] == 99
    with RawWebSocket(server.port) as device:
        goodbye = device.hello(table["table"], table["secret"])
        assert (goodbye["error"], "99" in goodbye["text"]) == ("other_rules", True)


# --- slow and silent clients ------------------------------------------------------------------------------
def test_a_client_that_never_reads_delays_no_one_and_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket_protocol, "MAX_UNSENT_BYTES", 20_000)
    monkeypatch.setattr(bounded_protocol, "WRITE_TIMEOUT_S", 2.0)
    with ThreadedServer(tmp_path) as server, http_client(server.url) as client:
        server.listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)  # otherwise the system buffers megabytes for it
        table = started(client)
        active = server.service.tables.active.activate(table["table"])
        with (
            RawWebSocket(server.port) as ana,
            RawWebSocket(server.port) as bo,
            RawWebSocket(server.port, receive_buffer=1) as slow,
        ):
            version = ana.hello(table["table"], table["seats"][0])["version"]
            bo.hello(table["table"], table["seats"][1])
            slow.send(t="hello", table=table["table"], secret=table["seats"][2])  # and does not even read the welcome
            wait_until(lambda: 2 in active.connected_seats(), "the slow client to connect")
            for _ in attempts("dropping the slow client"):
                if 2 not in active.connected_seats():
                    break
                assert ana.ask("say", text="x" * 400)["t"] == "ack"
                bo.next("chat")
                assert ana.ask("propose", what="pause", version=version)["t"] == "ack"
                proposed = bo.next("news")
                assert bo.ask("answer", proposal=proposed["seq"], yes=False)["t"] == "ack"
                ana.next("news")
            online = [message["seats"] for message in map(json.loads, bo.received) if message["t"] == "online"]
            assert (online[-1] if not online[-1][2] else bo.next("online")["seats"]) == [True, True, False]


def test_a_client_that_never_says_hello_is_disconnected(server: ThreadedServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endpoint, "HELLO_TIMEOUT_S", 0.3)
    with RawWebSocket(server.port) as silent:
        assert [message["error"] for message in silent.rest()] == ["no_hello"]
        assert silent.code == 1008


def test_a_client_that_does_not_answer_a_ping_is_disconnected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_process, "PING_INTERVAL_S", 0.3)
    with ThreadedServer(tmp_path) as server, http_client(server.url) as client:
        table = started(client)
        active = server.service.tables.active.activate(table["table"])
        with RawWebSocket(server.port) as silent:
            silent.send(t="hello", table=table["table"], secret=table["seats"][0])
            assert "goodbye" not in [message["t"] for message in silent.rest()]
            wait_until(lambda: not active.listeners, "the end of the silent connection")


BODY = b"POST /api/tables HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"


@pytest.mark.parametrize(
    "begun", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nX: ", BODY], ids=["nothing", "a line", "a head", "a body"]
)
def test_a_client_that_does_not_finish_its_request_is_disconnected(
    server: ThreadedServer, monkeypatch: pytest.MonkeyPatch, begun: bytes
) -> None:
    monkeypatch.setattr(http_protocol, "REQUEST_TIMEOUT_S", 0.3)
    with socket.create_connection(("127.0.0.1", server.port)) as silent:
        silent.settimeout(TIMEOUT_S)
        silent.sendall(begun)
        with suppress(ConnectionResetError):
            assert silent.recv(1000) == b""


def test_an_endless_request_head_is_cut_off(server: ThreadedServer) -> None:
    with socket.create_connection(("127.0.0.1", server.port)) as endless, pytest.raises(ConnectionError):
        endless.sendall(b"GET / HTTP/1.1\r\nX: ")
        for _ in range(1000):
            endless.sendall(b"x" * 10_000)


def test_the_timeout_ends_with_the_request(server: ThreadedServer, monkeypatch: pytest.MonkeyPatch) -> None:
    timeouts: list[asyncio.TimerHandle | None] = []
    start = http_protocol.HttpProtocol.start_timeout

    def start_and_note(protocol: http_protocol.HttpProtocol) -> None:
        start(protocol)
        timeouts.append(protocol.request_timeout)

    monkeypatch.setattr(http_protocol.HttpProtocol, "start_timeout", start_and_note)
    with http_client(server.url) as client, RawWebSocket(server.port) as ana:
        table = opened(client)
        assert client.get("/api/health").status_code == 200
        ana.hello(table["table"], table["secret"])
    assert len(timeouts) == 3, "two requests on one connection, and the handshake of the WebSocket"
    assert all(timeout is not None and timeout.cancelled() for timeout in timeouts)
