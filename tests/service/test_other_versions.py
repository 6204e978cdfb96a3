"""Tables stored by another version: they are listed, their records can be downloaded, and playing on is refused."""

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from blackgate.service.storage import Index, Row, Write
from testkit.service.http_client import bearer, http_client
from testkit.service.raw_websocket import RawWebSocket
from testkit.service.threaded_server import ThreadedServer
from tools.golden.files import GOLDEN, TABLES

ANA = "key of Ana"
FIRST = GOLDEN / "version1"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadedServer]:
    with ThreadedServer(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture
def client(server: ThreadedServer) -> Iterator[httpx.Client]:
    with http_client(server.url) as found:
        yield found


def stored(server: ThreadedServer, table: str, file: Path, *, phase: str = "over", public: bool = False, seed: str = "") -> str:
    """Write the entries of a file into the database; `seed` replaces their own seed."""
    rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    line = {"table": table, "title": "", "phase": phase, "players": 2, "free": 0, "names": ["Ana"], "michel": "none"}
    line |= {"teams": False, "clock": "none", "created": rows[0]["at"]}
    index = Index(table.upper()[:5], public, phase, rows[0]["at"], json.dumps(line).encode())
    for row in rows:
        data = row["data"].replace("golden table two-people", seed) if seed else row["data"]
        written = Row(table, row["seq"], row["at"], f"{table} {row['seq']}", data.encode())
        assert server.service.store.append([Write(written, index)]) == [True]
    return table


def test_a_finished_table_of_version_1_shows_its_info_and_record(server: ThreadedServer, client: httpx.Client) -> None:
    table = stored(server, "first", FIRST / "table.jsonl")
    info = client.get(f"/api/tables/{table}").json()
    assert (info["rules"], info["phase"], info["seats"][0]["name"]) == (1, "over", "Ana")
    reply = client.get(f"/api/tables/{table}/record", headers=bearer(ANA))
    lines = [json.loads(line) for line in reply.text.splitlines()]
    kept = [json.loads(line) for line in (FIRST / "table-record.jsonl").read_text(encoding="utf-8").splitlines()]
    assert (lines[0]["blackgate"], lines[0]["rules"]) == (1, 1)
    assert (lines[0]["digest"], lines[0]["seats"], lines[0]["commit"]) == (
        kept[0]["digest"], kept[0]["seats"], kept[0]["commit"]
    )  # fmt: skip
    moves = [(line["n"], line["seat"], line["move"]) for line in kept[2:-1]]
    assert [(line["n"], line["seat"], line["move"]) for line in lines[2:-1]] == moves
    assert lines[-1]["seed"] == kept[-1]["seed"]
    dice = client.get(f"/api/tables/{table}/fairness", headers=bearer(ANA)).json()
    assert dice["seed"] == kept[-1]["seed"]


def test_its_record_needs_a_key(server: ThreadedServer, client: httpx.Client) -> None:
    table = stored(server, "keys", FIRST / "table.jsonl")
    assert client.get(f"/api/tables/{table}/record").status_code == 401
    assert client.get(f"/api/tables/{table}/record", headers=bearer("another key")).status_code == 403


def test_an_unfinished_table_of_version_1_is_listed_and_keeps_its_secrets(server: ThreadedServer, client: httpx.Client) -> None:
    table = stored(server, "going", FIRST / "table.jsonl", phase="playing", public=True)
    (line,) = [line for line in client.get("/api/tables").json()["tables"] if line["table"] == table]
    assert line["display_names"] == line["names"] == ["Ana"]  # the stored line is older than `display_names`
    assert client.get(f"/api/tables/{table}").json()["phase"] == "playing"
    assert client.get(f"/api/tables/{table}/record", headers=bearer(ANA)).json()["error"] == "not_over"
    assert client.get(f"/api/tables/{table}/fairness", headers=bearer(ANA)).json()["seed"] is None


def test_playing_on_is_refused_with_a_reason(server: ThreadedServer, client: httpx.Client) -> None:
    table = stored(server, "hello", FIRST / "table.jsonl")
    with RawWebSocket(server.port) as device:
        goodbye = device.hello(table, ANA)
    assert goodbye["error"] == "other_rules"
    assert "rules version 1; this server plays version 2" in goodbye["text"]
    refused = client.get(f"/api/tables/{table}/verified", headers=bearer(ANA))
    assert (refused.status_code, refused.json()["error"]) == (409, "other_rules")


def test_a_stored_table_of_this_version_is_shown_and_its_record_is_whole(server: ThreadedServer, client: httpx.Client) -> None:
    table = stored(server, "two-people", TABLES / "two-people.jsonl", public=True)
    record = client.get(f"/api/tables/{table}/record").text.splitlines()
    assert json.loads(record[-1])["result"]["winner"] != []
    assert client.get(f"/api/tables/{table}/verified").json()["problem"] is None


def test_an_entry_of_a_later_version_is_refused_with_an_explanation(server: ThreadedServer, client: httpx.Client) -> None:
    table = stored(server, "later", TABLES / "lobby.jsonl", phase="lobby", public=True)
    later = Row(table, 14, 1_900_000_000_000, "a later program", b'{"k":"from the future"}')
    assert server.service.store.append([Write(later)]) == [True]
    refused = client.get(f"/api/tables/{table}")
    assert (refused.status_code, refused.json()["error"]) == (409, "log_mismatch")


def test_a_log_that_does_not_follow_from_its_seed_is_refused(server: ThreadedServer, client: httpx.Client) -> None:
    """As if the derivation of chance had changed: the cards in the log are not those of this seed."""
    table = stored(server, "changed", TABLES / "two-people.jsonl", public=True, seed="another seed")
    refused = client.get(f"/api/tables/{table}")
    assert (refused.status_code, refused.json()["error"]) == (409, "log_mismatch")
    with RawWebSocket(server.port) as device:
        assert device.hello(table, "key of Ana at two-people")["error"] == "log_mismatch"
