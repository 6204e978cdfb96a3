"""A player deletes their name and their chat: everywhere, for everyone, and the game can still be verified."""

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from blackgate.service.storage import Index, Row, Write
from blackgate.tables import commands, keys
from testkit.service.http_client import Data, bearer, http_client, opened, started
from testkit.service.local_processes import local_processes, play_any_move, start_game
from testkit.service.raw_websocket import RawWebSocket
from testkit.service.threaded_server import ThreadedServer
from tools.golden.files import GOLDEN, TABLES


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadedServer]:
    with ThreadedServer(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture
def client(server: ThreadedServer) -> Iterator[httpx.Client]:
    with http_client(server.url) as found:
        yield found


def delete(client: httpx.Client, table: str, seat: int, key: str) -> httpx.Response:
    return client.delete(f"/api/tables/{table}/seats/{seat}/personal", headers=bearer(key))


def named(server: ThreadedServer, table: str, text: str) -> list[str]:
    """Return where a text is stored: in entries, in the index, in the chat."""
    store = server.service.store
    places = {"entries": [row.data for row in store.entries(table)]}
    places["index"] = [line for line in store.public_tables(1000) if table.encode() in line]
    places["chat"] = [(name + said).encode() for _, _, name, said, _ in store.recent_chat(table)]
    return [place for place, found in places.items() if any(text.encode() in data for data in found)]


def stored(server: ThreadedServer, table: str, file: Path) -> None:
    """Store a finished game."""
    rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    line = {"table": table, "title": "", "phase": "over", "players": 2, "free": 0, "names": ["Ana"], "michel": "none"}
    line |= {"teams": False, "clock": "none", "created": rows[0]["at"]}
    index = Index(table, True, "over", rows[0]["at"], json.dumps(line).encode())
    for row in rows:
        written = Row(table, row["seq"], row["at"], f"{table} {row['seq']}", row["data"].encode())
        assert server.service.store.append([Write(written, index)]) == [True]


def test_a_name_and_chat_are_deleted_for_everyone_during_a_game(server: ThreadedServer, client: httpx.Client) -> None:
    table: Data = started(client, players=2, public=True)
    where, ana, bo = table["table"], table["seats"][0], table["seats"][1]
    with RawWebSocket(server.port) as own, RawWebSocket(server.port) as other:
        own.hello(where, ana)
        seen = other.hello(where, bo)
        own.ask("say", text="My name is Ana")
        other.ask("say", text="Hi")
        assert named(server, where, "Ana") == ["entries", "index", "chat"]
        assert delete(client, where, 0, ana).status_code == 204
        assert named(server, where, "Ana") == []
        news = other.next("news")
        assert (news["what"], news["seat"], news["version"]) == ("forgotten", 0, seen["version"])
        name = news["info"]["seats"][0]["name"]
        assert name and "Ana" not in json.dumps(news)
        assert own.ask("say", text="Still here")["t"] == "ack", "the key is valid, and the player can go on"
    with RawWebSocket(server.port) as again:
        welcome = again.hello(where, bo, since=0, lang="en")
        assert "Ana" not in json.dumps(welcome)
        assert [(line["seat"], line["text"]) for line in welcome["chat"]] == [(1, "Hi"), (0, "Still here")]
        assert welcome["info"]["seats"][0]["display_name"] == name


def test_a_finished_game_without_a_name_is_verified_and_replayed(server: ThreadedServer, client: httpx.Client) -> None:
    stored(server, "finished", TABLES / "two-people.jsonl")
    before = client.get("/api/tables/finished/record").text
    assert "Ana" in client.get("/api/tables/finished/replay").text
    assert delete(client, "finished", 0, "key of Ana at two-people").status_code == 204
    record = client.get("/api/tables/finished/record").text
    assert '"Ana"' in before and '"Ana"' not in record
    assert record.splitlines()[1:] == before.splitlines()[1:], "only the header has names"
    assert client.get("/api/tables/finished/verified").json()["problem"] is None
    assert "Ana" not in client.get("/api/tables/finished/replay").text
    server.service.tables.active.remove("finished")
    assert client.get("/api/tables/finished/record").text == record, "the same from the stored log"


def test_a_game_of_another_version_loses_the_name_too(server: ThreadedServer, client: httpx.Client) -> None:
    stored(server, "first", GOLDEN / "version1" / "table.jsonl")
    assert delete(client, "first", 0, "key of Ana").status_code == 204
    assert '"Ana"' not in client.get("/api/tables/first").text + client.get("/api/tables/first/record").text
    assert named(server, "first", '"Ana"') == []


def test_only_the_player_can_delete_their_name(server: ThreadedServer, client: httpx.Client) -> None:
    table = opened(client, players=2)
    seated = client.post(f"/api/tables/{table['table']}/seats", json={"name": "Bo"}).json()
    replies = [delete(client, table["table"], 1, key) for key in (table["seats"][0], table["host"], table["watch"], "x")]
    assert [reply.json()["error"] for reply in replies] == ["no_entry"] * 4
    assert client.delete(f"/api/tables/{table['table']}/seats/1/personal").status_code == 401
    assert delete(client, "nowhere", 0, "x").json()["error"] == "no_such_table"
    assert named(server, table["table"], "Bo") == ["entries"]
    assert delete(client, table["table"], 1, seated["secret"]).status_code == 204


def test_the_names_of_people_who_left_a_seat_are_deleted_as_well(server: ThreadedServer, client: httpx.Client) -> None:
    table = opened(client, name="Cleo", players=3)
    where = f"/api/tables/{table['table']}"
    first = client.post(f"{where}/seats", json={"name": "Dora", "seat": 1}).json()
    client.delete(f"{where}/seats/1", headers=bearer(first["secret"])).raise_for_status()
    second = client.post(f"{where}/seats", json={"name": "Dora", "seat": 2}).json()
    assert delete(client, table["table"], 2, second["secret"]).status_code == 204
    assert named(server, table["table"], "Dora") == []
    assert named(server, table["table"], "Cleo") == ["entries"]


def test_chat_from_an_earlier_seat_is_deleted_as_well(server: ThreadedServer, client: httpx.Client) -> None:
    table = opened(client, name="Cleo", players=3)
    where = f"/api/tables/{table['table']}"
    first = client.post(f"{where}/seats", json={"name": "Dora", "seat": 1}).json()
    with RawWebSocket(server.port) as socket:
        socket.hello(table["table"], first["secret"])
        socket.ask("say", text="I am Dora")
    client.delete(f"{where}/seats/1", headers=bearer(first["secret"])).raise_for_status()
    second = client.post(f"{where}/seats", json={"name": "Dora", "seat": 2}).json()
    assert "chat" in named(server, table["table"], "Dora")
    assert delete(client, table["table"], 2, second["secret"]).status_code == 204
    assert named(server, table["table"], "Dora") == []


@pytest.mark.anyio
async def test_another_process_shows_the_neutral_name_and_play_goes_on(tmp_path: Path) -> None:
    async with local_processes(tmp_path, 2) as [here, there]:
        table = await start_game(here)
        await play_any_move(here, table.id)
        before = (await there.tables.reader.get(table.id)).require_game().record.lines[1:]
        for _ in range(commands.MAX_DELETIONS + 2):
            await here.tables.executor.execute(table.id, lambda now: commands.forget_player(now, 0))
        found = await there.tables.reader.get(table.id)
        assert "Ana" not in found.names() and found.names()[1] == "Bo"
        assert sum(entry.what == "forgotten" for entry in found.log) == commands.MAX_DELETIONS
        assert found.seat_of(keys.hash_key("Ana")) == 0
        assert found.require_game().record.lines[1:] == before
        await play_any_move(there, table.id)


def test_the_retention_periods_are_public(client: httpx.Client) -> None:
    assert client.get("/api/retention").json() == {
        "lobby_hours": 24, "bots_hours": 24, "unfinished_days": 90, "game_days": 365, "chat_lines": 100
    }  # fmt: skip
