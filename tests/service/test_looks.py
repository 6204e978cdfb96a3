"""Who looks like whom (1.8): everybody at a table like one of the twelve, no two alike, and as they wished where that can be."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from blackgate.catalogue import edition
from blackgate.record import RULES
from blackgate.tables import entries
from blackgate.tables.hosted_table import HostedTable
from blackgate.tables.messages import seat_info
from blackgate.tables.player_names import LOOKS, shuffled_looks
from blackgate.tables.wire import TableOptions
from testkit.service.client import Web, party
from testkit.service.http_client import Data, http_client
from testkit.service.threaded_server import ThreadedServer


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadedServer]:
    with ThreadedServer(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture
def client(server: ThreadedServer) -> Iterator[httpx.Client]:
    with http_client(server.url) as found:
        yield found


def book(table: str = "t", looks: list[str] | None = None, **options: Any) -> HostedTable:
    """A table that has just been opened."""
    created = entries.Created(
        TableOptions(**options), "ABCDE", "5eed", "host", "watch", edition().pack.digest, RULES, looks=looks or []
    )
    return HostedTable(table, 0, created, edition())


def sit(at: HostedTable, seat: int, looks: str = "") -> str:
    at.apply(at.seq + 1, 0, entries.Sat(seat, "Ana", f"key {seat}", looks=looks))
    return at.seats[seat].looks


def looks_at(client: httpx.Client, table: str) -> list[str]:
    return [seat["looks"] for seat in client.get(f"/api/tables/{table}").json()["seats"]]


def opened(client: httpx.Client, looks: str = "", **options: Any) -> Data:
    reply = client.post("/api/tables", json={"name": "Ana", "looks": looks, "options": {"pace_ms": 0, **options}})
    assert reply.status_code == 201, reply.text
    found: Data = reply.json()
    return found


def test_there_are_the_twelve_prisoners_of_the_game() -> None:
    assert set(LOOKS) == {prisoner.id for prisoner in edition().pack.prisoners}
    assert len(LOOKS) == 12


def test_who_wishes_for_nothing_gets_the_first_free_one_in_an_order_that_is_the_tables_own() -> None:
    order = shuffled_looks("t")
    assert sorted(order) == sorted(LOOKS)
    assert order == shuffled_looks("t") != shuffled_looks("u")
    table = book(players=3)
    assert [sit(table, seat) for seat in range(3)] == order[:3]


def test_a_wish_is_granted_unless_somebody_is_that_prisoner_already() -> None:
    table = book(players=3)
    assert sit(table, 0, "oz") == "oz"
    assert sit(table, 1, "oz") == next(one for one in table.looks_order if one != "oz")
    assert sit(table, 2, "nobody we know") not in ("oz", table.seats[1].looks, "")


def test_a_full_table_of_people_and_bots_has_no_two_alike() -> None:
    table = book(players=6, bots={1: "rookie", 4: "boss"})
    for seat in (0, 2, 3, 5):
        sit(table, seat, "moth")
    assert len({chair.looks for chair in table.seats} & set(LOOKS)) == 6


def test_no_bot_takes_what_the_host_wishes_for() -> None:
    for wish in LOOKS:
        table = book("t", [wish, "", wish], players=3, bots={1: "rookie"})
        assert sit(table, 0, wish) == wish


def test_who_leaves_gives_their_looks_back_and_another_bot_keeps_them() -> None:
    table = book(players=2)
    sit(table, 0, "rook")
    table.apply(table.seq + 1, 0, entries.Stood(0))
    assert seat_info(table.seats[0]).looks == ""
    assert sit(table, 1, "rook") == "rook"
    table.apply(table.seq + 1, 0, entries.BotSat(0, "rookie"))
    before = table.seats[0].looks
    table.apply(table.seq + 1, 0, entries.BotSat(0, "boss"))
    assert table.seats[0].looks == before != ""


def test_a_log_from_before_there_were_looks_still_reads() -> None:
    old = entries.decode(b'{"k":"sat","seat":0,"name":"Ana","key":"k"}')
    assert old == entries.Sat(0, "Ana", "k")
    table = book(players=2)
    table.apply(2, 0, old)
    assert table.seats[0].looks == table.looks_order[0]
    created = entries.encode(table.creation).replace(b',"looks":[]', b"")
    assert b"looks" not in created
    assert entries.decode(created) == table.creation


def test_the_host_and_a_guest_are_shown_as_they_wished(client: httpx.Client) -> None:
    table = opened(client, "duchess", players=3, bots={"2": "rookie"})["table"]
    wish = "lark" if looks_at(client, table)[2] != "lark" else "rook"  # the bot came first
    assert client.post(f"/api/tables/{table}/seats", json={"name": "Bo", "looks": wish}).status_code == 201
    host, guest, bot = looks_at(client, table)
    assert (host, guest) == ("duchess", wish)
    assert bot in set(LOOKS) - {"duchess", wish}


def test_looks_nobody_has_are_refused(client: httpx.Client) -> None:
    assert client.post("/api/tables", json={"name": "Ana", "looks": "michel"}).status_code == 400


@pytest.mark.anyio
async def test_in_a_rematch_everybody_looks_as_before(server: ThreadedServer, client: httpx.Client) -> None:
    async with Web(server.url) as web, party(web, players=6, target=1, bots={"1": "rookie", "4": "random"}) as those:
        before = looks_at(client, those.table.id)
        await those.play_out()
        again = (await those.table.ask("POST", "/rematch", those.table.host))["table"]
        assert looks_at(client, again) == before
