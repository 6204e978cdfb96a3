"""Reconnecting and refused connections: clients get the current state, or are told when to retry."""

import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import ANY

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from blackgate.service import server_process
from blackgate.service.protocols import websocket_protocol
from blackgate.service.storage import Store, StoreDown, log_writer
from testkit.service.client import ApiClient, TableClient, connected_players
from testkit.service.http_client import http_client, opened, started
from testkit.service.play_server import PlayServer
from testkit.service.raw_websocket import RawWebSocket
from testkit.service.server_processes import VERIFY_TLS
from testkit.service.threaded_server import ThreadedServer
from testkit.waiting import TIMEOUT_S, attempts


@pytest.fixture(scope="module")
def server() -> Iterator[PlayServer]:
    with PlayServer() as server:
        yield server


@pytest.fixture
def api(server: PlayServer) -> ApiClient:
    return ApiClient(server.url)


# --- views -----------------------------------------------------------------------------------------
@pytest.mark.anyio
@pytest.mark.parametrize("lang", [None, "it"])
async def test_a_player_who_reconnects_on_their_turn_sees_it_end(api: ApiClient, lang: str | None) -> None:
    async with connected_players(api, players=2, lang=lang) as players:
        ana, bo = players.clients[0], players.clients[1]
        await bo.disconnect()  # while it is not his turn
        await ana.do("move", moves=["end"])
        await bo.connect(since=bo.seq)
        assert "end" in bo.legal
        await bo.do("move", moves=["end"])
        assert bo.own is not None
        assert bo.own["legal"] == [], "the patch must start from the state that he received last"
        async with TableClient(bo.url, bo.table, bo.secret, lang) as other:
            assert other.own == bo.own


@pytest.mark.anyio
async def test_a_seat_whose_key_is_revoked_goes_offline(api: ApiClient) -> None:
    async with connected_players(api, players=2) as players:
        ana, bo = players.clients[0], players.clients[1]
        await players.table.ask("POST", "/keys", players.table.seats[1], {"role": "seat", "seat": 1})
        assert (await bo.dismissed() or {})["error"] == "revoked"
        await ana.until(lambda: ana.online == [True, False], "the second seat offline")


# --- refused connections -----------------------------------------------------------------------------------------
@pytest.mark.anyio
async def test_a_draining_server_tells_clients_to_retry(server: PlayServer, api: ApiClient) -> None:
    table = await api.open(players=2)
    admin = httpx.AsyncClient(headers=server.admin_headers, timeout=TIMEOUT_S, verify=VERIFY_TLS)
    async with table.client(0) as ana, admin:
        await admin.post(f"{server.admin_url}/drain")
        try:
            goodbye = await ana.dismissed() or {}
            assert (goodbye["error"], goodbye["retry_ms"] > 0) == ("draining", True)
            with pytest.raises(InvalidStatus) as refusal:
                await connect(server.url.replace("http", "ws", 1) + "/api/socket", open_timeout=TIMEOUT_S)
            assert refusal.value.response.status_code == 503, "a client does not retry after 403"
            assert "retry-after" in refusal.value.response.headers
        finally:
            await admin.post(f"{server.admin_url}/open")


class UnavailableStore:
    """A method of a store whose database is down."""

    def __call__(self, *arguments: Any) -> Any:
        raise StoreDown("error-store-down", problem="restarting")


def test_without_the_database_clients_are_told_to_retry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with ThreadedServer(tmp_path) as server, http_client(server.url) as client:
        table = opened(client)
        monkeypatch.setattr(server.service.store, "entries", UnavailableStore())
        reply = client.get(f"/api/tables/{table['table']}")
        assert (reply.status_code, reply.json()["error"]) == (503, "unavailable")
        with RawWebSocket(server.port) as ana:
            goodbye = ana.hello(table["table"], table["secret"])
        assert goodbye["error"] == "unavailable"
        assert goodbye["retry_ms"] > 0


def test_an_invalid_body_is_refused_with_its_error(server: PlayServer) -> None:
    with http_client(server.url) as client:
        reply = client.post("/api/tables", json={"options": {"players": 9}})
        assert (reply.status_code, reply.json()["error"]) == (400, "bad_message")
        assert "$.options.players" in reply.json()["text"]
        reply = client.post("/api/tables", content=b"{", headers={"content-type": "application/json"})
        assert (reply.status_code, reply.json()["text"]) == (400, "The server doesn’t understand this message.")


def test_connected_clients_get_a_move_that_was_written_although_the_store_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log_writer, "RETRY_FOR_S", 0.0)
    with ThreadedServer(tmp_path) as server, http_client(server.url) as client:
        store = server.service.store
        write = store.append

        def write_and_fail(writes: Any) -> Any:
            write(writes)
            monkeypatch.setattr(store, "append", write)
            raise StoreDown("error-store-down", problem="gone before it could answer")

        table = started(client, players=2, first_player=0)
        with RawWebSocket(server.port) as ana, RawWebSocket(server.port) as bo:
            bo.hello(table["table"], table["seats"][1])
            welcome = ana.hello(table["table"], table["seats"][0])
            monkeypatch.setattr(store, "append", write_and_fail)
            move = {"t": "move", "id": "1", "version": welcome["version"], "moves": ["end"]}
            ana.send(**move)
            assert ana.next("refused")["error"] == "unavailable"
            ana.send(**move)
            assert [one["seq"] for one in until_pong(ana) if one["t"] in ("ack", "news")] == [welcome["seq"] + 1] * 2
            (news,) = [one for one in until_pong(bo) if one["t"] == "news"]
    assert (news["seq"], news["what"]) == (welcome["seq"] + 1, "moved")
    assert news["public"]["asked"]["seat"] == 1
    assert "end" in news["own"]["legal"]


def until_pong(client: RawWebSocket) -> list[Any]:
    """Return all messages sent so far."""
    client.send(t="ping")
    return list(iter(client.message, {"t": "pong", "n": 0, "now": ANY}))


# --- slow readers --------------------------------------------------------------------------------------
def test_a_slow_reader_gets_the_whole_table_instead_of_what_it_has_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket_protocol, "MAX_UNSENT_BYTES", 4096)
    with ThreadedServer(tmp_path) as server, http_client(server.url) as client:
        server.listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)  # otherwise the system buffers megabytes for it
        table = started(client, players=2, first_player=0)
        active = server.service.tables.active.activate(table["table"])
        with RawWebSocket(server.port) as ana, RawWebSocket(server.port, receive_buffer=1) as slow:
            ana.hello(table["table"], table["seats"][0])
            version = slow.hello(table["table"], table["seats"][1])["version"]
            connection = list(active.listeners)[1]
            said = 0
            for _ in attempts("a full buffer"):
                if connection.behind_since is not None:
                    break
                said += 1
                assert ana.ask("say", text=f"line {said} " + "x" * 300)["t"] == "ack"
            assert ana.ask("move", version=version, moves=["end"])["t"] == "ack"
            received: list[Any] = []
            while not received or received[-1]["t"] != "welcome":
                received.append(slow.message())
            again = received[-1]
            lines = [one["line"]["n"] for one in received if one["t"] == "chat"]
            assert lines == list(range(1, len(lines) + 1)), "nothing is out of order"
            assert len(lines) < said, "not everything waits for a client that does not read"
            assert again["chat"][-1]["n"] == said
            assert [(entry["seq"], entry["what"]) for entry in again["missed"]] == [(again["seq"], "moved")]
            assert "end" in again["own"]["legal"]
            assert slow.ask("move", version=again["version"], moves=["end"])["t"] == "ack", "from here on it gets every update"
            assert slow.next("news")["seq"] == again["seq"] + 1


# --- several machines ----------------------------------------------------------------------------------
def test_two_machines_with_the_same_listen_address_are_different_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store.open(f"sqlite:///{tmp_path / 'b.db'}")
    for number, machine in enumerate(("north", "south")):
        monkeypatch.setattr("socket.gethostname", lambda machine=machine: machine)
        address = server_process.process_address("0.0.0.0", 8765)
        store.register_process(machine, 1000 + number, 4000, address)
        store.heartbeat(machine, 1000 + number, address=address)
    assert [process.id for process in store.running_processes(1002, 4000)] == ["north", "south"]
    store.close()
