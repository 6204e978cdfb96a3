"""The list of public tables cannot be filled from a few addresses, and a removed player cannot sit down again."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from blackgate.service.security.limits import NO_LIMITS, Limits
from blackgate.service.security.removed_players import RemovedPlayers
from testkit.service.http_client import Data, bearer, http_client
from testkit.service.threaded_server import ThreadedServer

MOST = Limits().public_lobbies_per_address
PUBLIC = {"options": {"players": 3, "public": True}, "name": "Ana"}
BY_LINK = {"options": {"players": 3}, "name": "Ana"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadedServer]:
    limits = Limits(requests_per_s=0, tables_per_min=0)
    with ThreadedServer(tmp_path_factory.mktemp("server"), limits) as found:
        yield found


class Addresses:
    """HTTP clients of one server that connect from different addresses of this machine."""

    def __init__(self, server: ThreadedServer, stack: ExitStack) -> None:
        self.server = server
        self.stack = stack
        self.used = 1

    def new_client(self) -> httpx.Client:
        """Return a client with an address that no client had before."""
        self.used += 1
        return self.client(f"127.0.0.{self.used}")

    def client(self, address: str) -> httpx.Client:
        return self.stack.enter_context(http_client(self.server.url, address=address))


@pytest.fixture(scope="module")
def addresses(server: ThreadedServer) -> Iterator[Addresses]:
    with ExitStack() as stack:
        yield Addresses(server, stack)


def open_table(client: httpx.Client, body: Data) -> Data:
    reply = client.post("/api/tables", json=body)
    assert reply.status_code == 201, reply.text
    found: Data = reply.json()
    return found


def sit(client: httpx.Client, table: Data, name: str = "Eve") -> httpx.Response:
    return client.post(f"/api/tables/{table['table']}/seats", json={"name": name})


def remove(client: httpx.Client, table: Data, seat: int, key: str) -> None:
    reply = client.delete(f"/api/tables/{table['table']}/seats/{seat}", headers=bearer(key))
    assert reply.status_code == 204, reply.text


# --- public lobbies -----------------------------------------------------------------------------
def test_an_address_opens_only_so_many_public_lobbies(addresses: Addresses) -> None:
    ana, bo = addresses.new_client(), addresses.new_client()
    tables = [open_table(ana, PUBLIC) for _ in range(MOST)]
    reply = ana.post("/api/tables", json=PUBLIC)
    assert (reply.status_code, reply.json()["error"]) == (409, "too_many_lobbies")
    assert str(MOST) in reply.json()["text"]
    open_table(ana, BY_LINK)
    open_table(bo, PUBLIC)
    assert ana.post(f"/api/tables/{tables[0]['table']}/close", headers=bearer(tables[0]["host"])).status_code == 200
    open_table(ana, PUBLIC)


def test_a_lobby_made_public_later_counts_too(addresses: Addresses) -> None:
    ana = addresses.new_client()
    tables = [open_table(ana, BY_LINK) for _ in range(MOST + 1)]

    def publish(table: Data) -> int:
        where = f"/api/tables/{table['table']}/options"
        return ana.put(where, headers=bearer(table["host"]), json=PUBLIC["options"]).status_code

    assert [publish(table) for table in tables] == [200] * MOST + [409]
    assert publish(tables[0]) == 200, "it is counted already"


def test_a_refused_change_does_not_count(addresses: Addresses) -> None:
    ana = addresses.new_client()
    table = open_table(ana, BY_LINK)
    for _ in range(MOST + 1):
        reply = ana.put(f"/api/tables/{table['table']}/options", headers=bearer("wrong"), json=PUBLIC["options"])
        assert reply.json()["error"] == "no_entry"
    open_table(ana, PUBLIC)


def test_without_limits_any_number_of_lobbies_is_public(tmp_path: Path) -> None:
    with ThreadedServer(tmp_path, NO_LIMITS) as server, ExitStack() as stack:
        client = Addresses(server, stack).new_client()
        for _ in range(MOST + 1):
            open_table(client, PUBLIC)


# --- removed players ----------------------------------------------------------------------------
def test_a_removed_player_cannot_sit_down_at_this_table_again(addresses: Addresses) -> None:
    host, eve, cy = (addresses.new_client() for _ in range(3))
    table, other = open_table(host, BY_LINK), open_table(host, BY_LINK)
    remove(host, table, sit(eve, table).json()["seat"], table["host"])
    reply = sit(eve, table, "Another name")
    assert (reply.status_code, reply.json()["error"]) == (409, "removed")
    assert "removed you" in reply.json()["text"]
    assert sit(eve, other).status_code == 201, "only at this table"
    assert sit(cy, table).status_code == 201, "only this player"


def test_a_removed_player_who_had_replaced_their_key_cannot_sit_down_again(addresses: Addresses) -> None:
    host, eve = addresses.new_client(), addresses.new_client()
    table = open_table(host, BY_LINK)
    taken = sit(eve, table).json()
    wanted = {"role": "seat", "seat": taken["seat"]}
    eve.post(f"/api/tables/{table['table']}/keys", json=wanted, headers=bearer(taken["secret"])).raise_for_status()
    remove(host, table, taken["seat"], table["host"])
    assert sit(eve, table).json()["error"] == "removed"


def test_a_player_who_left_can_come_back(addresses: Addresses) -> None:
    host, bo = addresses.new_client(), addresses.new_client()
    table = open_table(host, BY_LINK)
    seat = sit(bo, table).json()
    remove(bo, table, seat["seat"], seat["secret"])
    assert sit(bo, table).status_code == 201


def test_a_removed_player_with_the_address_of_the_host_can_come_back(addresses: Addresses) -> None:
    host = addresses.new_client()
    table = open_table(host, BY_LINK)
    remove(host, table, sit(host, table).json()["seat"], table["host"])
    assert sit(host, table).status_code == 201, "families and schools share an address"


def test_a_removed_player_stays_removed_when_the_table_is_read_again(server: ThreadedServer, addresses: Addresses) -> None:
    host, eve = addresses.new_client(), addresses.new_client()
    table = open_table(host, BY_LINK)
    remove(host, table, sit(eve, table).json()["seat"], table["host"])
    server.service.tables.active.remove(table["table"])
    assert sit(eve, table).json()["error"] == "removed"


def test_the_memory_for_addresses_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("blackgate.service.security.removed_players.MAX_TABLES", 2)
    monkeypatch.setattr("blackgate.service.security.removed_players.MAX_SEATS", 3)
    removed = RemovedPlayers()
    for table in "abcd":
        removed.host_seen(table, "address")
        for key in "12345":
            removed.seat_taken(table, key, "address")
    assert {table: list(seats) for table, seats in removed.seats.items()} == {"c": ["3", "4", "5"], "d": ["3", "4", "5"]}
    assert list(removed.hosts) == ["c", "d"]
