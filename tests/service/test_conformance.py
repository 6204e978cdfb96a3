"""What the play service guarantees: the same tests with SQLite, with PostgreSQL, and with PostgreSQL and Redis."""

import asyncio
import hashlib
import json
import random
from functools import partial
from typing import Any

import pytest

from blackgate.fairness import sha256, share_hash
from blackgate.replay import verify
from blackgate.service import wall_clock
from blackgate.service.storage import Store
from blackgate.tables import entries
from blackgate.tables.player_names import LOOKS
from blackgate.texts import say
from testkit.service.client import (
    ApiClient,
    ConnectionLost,
    Data,
    Problem,
    Table,
    TableClient,
    TablePlayers,
    connected_players,
    waiting_for,
)
from testkit.service.play_server import PlayServer
from testkit.waiting import pause

pytestmark = pytest.mark.anyio

DAY_MS = 24 * 3600 * 1000
only_sqlite = pytest.mark.parametrize("server", ["sqlite"], indirect=True, scope="module")
two_process_storages = pytest.mark.parametrize("server", ["postgresql", "postgresql+redis"], indirect=True, scope="module")


async def problem(call: Any) -> str:
    """Return status and error name of a refused HTTP request."""
    with pytest.raises(Problem) as refusal:
        await call
    assert refusal.value.text, "a refusal says why"
    return f"{refusal.value.status} {refusal.value.error}"


async def refused_connection(client: TableClient) -> str:
    """Return the error name of a refused WebSocket connection."""
    with pytest.raises(ConnectionLost):
        await client.connect()
    assert client.goodbye is not None
    return str(client.goodbye["error"])


async def newly_connected_state(client: TableClient) -> Data:
    """Return the state that a new client with the same key receives."""
    async with TableClient(client.url, client.table, client.secret, client.lang) as other:
        await client.wait_for_seq(other.seq)
        await other.until(lambda: client.online == other.online, "the same players online")
        return other.state()


def stored_entries(server: PlayServer, table: str) -> list[entries.Entry]:
    store = Store.open(server.database)
    try:
        return [entries.decode(row.data) for row in store.entries(table)]
    finally:
        store.close()


# --- tables ----------------------------------------------------------------------------------
OPTIONS: list[dict[str, Any]] = [
    {},
    {"players": 2, "michel": "michel", "calm": True, "target": 7},
    {"players": 3, "michel": "michelle", "public": True, "title": "Block C, after lights out"},
    {"players": 4, "teams": True, "target": 20, "first_player": 3},
    {"players": 5, "clock": {"kind": "turn", "turn_s": 30, "reserve_s": 0, "days": 3}, "stand_in": "rookie", "grace_s": 30},
    {"players": 6, "clock": {"kind": "days", "turn_s": 60, "reserve_s": 600, "days": 2}, "bots": {"1": "boss", "5": "random"}},
    {
        "players": 6,
        "teams": True,
        "tracker": False,
        "pace_ms": 1234,
        "boss_ms": 50,
        "bots": {str(seat): "inmate" for seat in range(1, 6)},
    },
]


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options) or "plain")
async def test_a_table_has_the_requested_options(api: ApiClient, options: dict[str, Any]) -> None:
    table = await api.open(**options)
    info = await table.info()
    assert {name: info["options"][name] for name in options} == options
    bots = options.get("bots", {})
    assert [seat["bot"] for seat in info["seats"]] == [bots.get(str(seat), "") for seat in range(options.get("players", 4))]
    assert [seat["name"] for seat in info["seats"] if seat["taken"] and not seat["bot"]] == ["Ana"]
    assert (info["phase"], info["commit"], info["code"]) == ("lobby", table.commit, table.code)
    await table.fill()
    assert (await table.start())["phase"] == "playing"


async def test_options_that_do_not_go_together_are_refused(api: ApiClient) -> None:
    assert await problem(api.open(players=3, teams=True)) == "409 bad_options"
    assert await problem(api.open(players=7)) == "400 bad_message"
    assert await problem(api.open(colour="blue")) == "400 bad_message"
    assert await problem(api.open(players=2, bots={"2": "rookie"})) == "404 no_such_seat"
    assert await problem(api.open(pack="nonesuch")) == "404 no_such_pack"


async def test_players_join_by_link_or_by_code(api: ApiClient) -> None:
    table = await api.open(players=3)
    assert len(table.code) == 5
    for typed in (table.code, table.code.lower()):
        assert await api.ask("GET", f"/api/codes/{typed}") == {"table": table.id}
    assert await table.sit("Bo", 2) == 2
    assert await problem(table.sit("Cy", 2)) == "409 seat_taken"
    assert await problem(table.sit("Cy", 5)) == "409 seat_taken"
    assert await table.sit("Cy") == 1
    assert await problem(table.sit("Dee")) == "409 full"
    assert len({*table.seats.values(), table.host, table.watch}) == 5
    assert await problem(api.ask("GET", "/api/codes/ZZZZZZ")) == "404 no_such_code"
    assert await problem(api.ask("POST", "/api/tables/nowhere/seats", body={"name": "Eli"})) == "404 no_such_table"


async def test_a_name_is_one_line_of_readable_text(api: ApiClient) -> None:
    table = await api.open(players=6)
    for name in ("", " ", "x" * 25, "a\nb\0", "\u202eana", "\u200b", "bot:boss", "BOT: x"):
        assert await problem(table.sit(name)) in ("409 name", "400 bad_message"), repr(name)
    for name in ("Zoë", "李小龍", "<b>Bo</b>", "x" * 24):
        await table.sit(name)
    await table.sit("  Cy \t the  Third ")
    names = [seat["name"] for seat in (await table.info())["seats"]]
    assert names == ["Ana", "Zoë", "李小龍", "<b>Bo</b>", "x" * 24, "Cy the Third"]


async def test_before_the_start_players_can_leave_or_be_removed(api: ApiClient) -> None:
    table = await api.open(players=3)
    await table.fill()
    assert await problem(table.ask("DELETE", "/seats/2", table.seats[1])) == "403 no_entry"
    async with table.client(1) as leaving:
        await table.ask("DELETE", "/seats/1", table.seats[1])
        assert (await leaving.dismissed() or {})["error"] == "revoked"
    await table.ask("DELETE", "/seats/2", table.host)
    assert [seat["taken"] for seat in (await table.info())["seats"]] == [True, False, False]
    assert await problem(table.ask("DELETE", "/seats/2", table.host)) == "409 nobody_there"


async def test_only_the_host_starts_and_only_a_full_table(api: ApiClient) -> None:
    table = await api.open(players=2)
    assert await problem(table.start()) == "409 seats_free"
    await table.sit()
    assert await problem(table.ask("POST", "/start")) == "401 no_key"
    for key in (*table.seats.values(), table.watch, "nonsense"):
        assert await problem(table.ask("POST", "/start", key)) == "403 no_entry"
    assert (await table.info())["phase"] == "lobby"
    await table.start()
    assert await problem(table.start()) == "409 begun"
    assert await problem(table.sit()) == "409 begun"


async def test_the_host_puts_bots_on_free_seats(api: ApiClient) -> None:
    table = await api.open(players=4, bots={"0": "random"})
    assert list(table.seats) == [1]

    async def put(seat: int, bot: str | None, key: str = table.host) -> list[str]:
        info = await table.ask("PUT", f"/seats/{seat}/bot", key, {"bot": bot})
        return [seat["bot"] for seat in info["seats"]]

    assert await put(2, "rookie") == ["random", "", "rookie", ""]
    assert await put(2, "inmate") == ["random", "", "inmate", ""]
    assert await put(0, None) == ["", "", "inmate", ""]
    assert await problem(put(1, "boss")) == "409 seat_taken"
    assert await problem(put(4, "boss")) == "404 no_such_seat"
    assert await problem(put(3, "rookie", table.seats[1])) == "403 no_entry"


async def test_the_host_changes_the_options_before_the_start_and_everyone_sees_it(api: ApiClient) -> None:
    table = await api.open(players=3, bots={"2": "random"}, title="Ours")
    async with table.client() as spectator:

        async def put(key: str = table.host, **changes: Any) -> Any:
            return await table.ask("PUT", "/options", key, {**spectator.info["options"], **changes})

        info = await put(players=4, teams=True, michel="michel", public=True)
        await spectator.until(lambda: spectator.info["options"]["teams"], "the change")
        assert spectator.news[-1]["what"] == "options_changed"
        assert spectator.info["options"] == info["options"]
        assert [seat["bot"] for seat in info["seats"]] == ["", "", "random", ""]
        assert table.id in [line["table"] for line in (await api.ask("GET", "/api/tables"))["tables"]]
        await table.sit("Ben", seat=3)
        assert await problem(put(players=3, teams=False)) == "409 seats_occupied"
        assert await problem(put(players=5, teams=True)) == "409 bad_options"
        assert await problem(put(table.seats[0], calm=True)) == "403 no_entry"
        assert await problem(put(target="much")) == "400 bad_message"
        assert (await put(pack="other", bots={}))["options"]["pack"] == "classic"
        await table.ask("PUT", "/seats/1/bot", table.host, {"bot": "rookie"})
        await table.start()
        assert await problem(put(calm=True)) == "409 begun"
        await spectator.until(lambda: spectator.public is not None, "the start")
        assert spectator.public is not None
        assert spectator.public["michel"] is not None and len(spectator.public["players"]) == 4


async def test_fewer_players_need_the_last_seats_to_be_free(api: ApiClient) -> None:
    table = await api.open(players=4, bots={"3": "random"}, first_player=3)
    options = (await table.info())["options"]
    assert await problem(table.ask("PUT", "/options", table.host, {**options, "players": 3})) == "409 bad_options"
    info = await table.ask("PUT", "/options", table.host, {**options, "players": 3, "first_player": None})
    assert [(seat["taken"], seat["bot"]) for seat in info["seats"]] == [(True, ""), (False, ""), (False, "")]
    again = await table.ask("PUT", "/options", table.host, {**info["options"], "players": 6})
    assert [seat["taken"] for seat in again["seats"]] == [True, *[False] * 5]


async def test_bots_play_a_game_that_a_spectator_watches(api: ApiClient) -> None:
    table = await api.open(None, players=4, target=1, bots={"0": "random", "1": "rookie", "2": "inmate", "3": "rookie"})
    async with table.client() as spectator:
        await table.start()
        await spectator.until(lambda: spectator.over, "the bots to finish")
    assert verify(await table.record()).outcome is not None


@only_sqlite
async def test_boss_plays_from_a_worker_process(api: ApiClient) -> None:
    async with connected_players(api, target=1, players=2, boss_ms=10, bots={"1": "boss"}) as players:
        (ana,) = players.clients.values()
        while not ana.over:
            await ana.do("move", moves=[ana.legal[-1]])
            await ana.until(lambda: ana.over or bool(ana.legal), "boss")
            if sum(one["seat"] == 1 for one in ana.news) > 5:
                break
    assert sum(one["seat"] == 1 for one in ana.news) > 0


# --- play ------------------------------------------------------------------------------------
async def test_a_whole_game_is_consistent_for_all_clients_and_its_record_verifies(api: ApiClient) -> None:
    async with (
        connected_players(api, target=3) as players,
        players.table.client(lang="fr") as spectator,
        players.table.client(2, lang="de") as german,
    ):
        moves = iter(range(10_000))

        async def compare() -> None:
            for client in (*players.clients.values(), spectator, german):
                assert client.state() == await newly_connected_state(client)

        await players.play(lambda: next(moves) % 60 == 59 or players.anyone.over, "sixty moves")
        await compare()
        await players.play_out()
        await spectator.wait_for_seq(players.anyone.seq)
        await german.wait_for_seq(players.anyone.seq)
        await compare()
        assert players.anyone.public is not None
        record = await players.table.record()
        assert list(verify(record).outcome.winners) == players.anyone.public["winners"]  # type: ignore[union-attr]
        assert len(record.lines) - 3 == sum(one["what"] == "moved" for one in players.anyone.news)


async def test_a_seat_can_be_played_from_another_device(api: ApiClient) -> None:
    async with connected_players(api, players=2) as players, players.table.client(0) as phone:
        laptop = players.clients[0]
        assert (phone.seat, phone.legal) == (0, laptop.legal)
        await players.play(lambda: players.mover is laptop, "a move of the first seat")
        await phone.wait_for_seq(laptop.seq)
        await phone.do("move", moves=[phone.legal[-1]])
        await players.wait_for_seq(phone.seq)
        assert laptop.news[-1] == phone.news[-1]
        assert laptop.state() == phone.state()


async def test_two_people_share_a_device(api: ApiClient) -> None:
    table = await api.open("Ana", players=2)
    assert await table.sit("Bo") == 1
    await table.start()
    async with table.client(0) as ana, table.client(1) as bo:
        players = TablePlayers(table, {0: ana, 1: bo})
        await players.play(lambda: {one["seat"] for one in ana.news} == {0, 1}, "a move of both")
        assert ana.own is not None and bo.own is not None
        assert ana.own["background"] != bo.own["background"]


async def test_a_repeated_command_is_carried_out_once_with_the_same_answer(api: ApiClient) -> None:
    async with connected_players(api) as players, players.table.client(0) as phone:
        ana = players.clients[0]
        command = {"t": "move", "id": "once", "version": ana.version, "moves": [ana.legal[-1]]}
        done = await ana.send(command)
        assert done["t"] == "ack"
        await players.wait_for_seq(done["seq"])
        await players.move()
        assert await ana.send(command) == done
        assert await phone.send(command) == done
        assert await phone.send({**command, "moves": ["dig nothing"]}) == done, "it is the id that counts"
        await ana.connect()
        assert await ana.send(command) == done
        assert sum(one["seq"] == done["seq"] for one in players.clients[1].news) == 1
        assert players.clients[1].seq == done["seq"] + 1
        other = await players.clients[1].try_to("move", id="once", moves=["end"])
        assert other != done, "another seat's ids are its own"


async def test_a_repeated_refused_command_gets_the_same_refusal(api: ApiClient) -> None:
    async with connected_players(api) as players:
        ana = players.clients[0]
        command = {"t": "move", "id": "no", "version": ana.version, "moves": ["dig shovel"]}
        refused = await ana.send(command)
        assert (refused["t"], refused["error"]) == ("refused", "illegal")
        assert refused["reasons"]
        await players.move()
        assert await ana.send(command) == refused
        nonsense = await ana.refused("move", moves=["jump"])
        assert nonsense["error"] == "unknown_move"


async def test_moves_out_of_turn_are_refused(api: ApiClient) -> None:
    async with connected_players(api) as players:
        bo = players.clients[1]
        refused = await bo.refused("move", moves=["end"])
        assert refused["error"] == "not_your_turn"
        assert (await bo.send({"t": "why", "id": "w", "move": "search"}))["reasons"]
        assert (await players.clients[0].send({"t": "why", "id": "w", "move": players.clients[0].legal[0]}))["reasons"] == []


async def test_a_move_for_an_older_version_is_refused_with_the_missed_entries(api: ApiClient) -> None:
    async with connected_players(api) as players:
        ana = players.clients[0]
        seen, moves = ana.version, []
        for _ in range(3):
            moves.append((await players.move())["seq"])
        before = players.mover.state()
        refused = await players.mover.refused("move", version=seen, moves=[players.mover.legal[0]])
        assert (refused["error"], refused["version"]) == ("stale", players.mover.version)
        received = [(one["seq"], one["what"], one["seat"], one["happened"]) for one in refused["missed"]]
        assert received == [(one["seq"], one["what"], one["seat"], one["happened"]) for one in players.mover.news[-3:]]
        assert players.mover.state() == before
        assert (await players.mover.refused("move", version=players.mover.version + 1, moves=["end"]))["error"] == "stale"


# --- compound choices ----------------------------------------------------------------------------
def sales(client: TableClient) -> list[str]:
    """Return the moves that sell all cards of a hand; none if it cannot sell."""
    offered = [move for move in client.legal if move.startswith("sell ")]
    assert client.own is not None
    return [move for move in offered for _ in range(client.own["hand"][move.removeprefix("sell ")])]


async def test_several_cards_are_sold_in_one_command_or_not_at_all(api: ApiClient) -> None:
    async with connected_players(api, players=2) as players:
        await players.play(lambda: len(sales(players.mover)) >= 2, "two cards to sell")
        seller, chosen = players.mover, sales(players.mover)
        before, hand = seller.state(), seller.own["hand"]  # type: ignore[index]
        for invalid in ([*chosen, chosen[0]], [chosen[0], "jump", *chosen[1:]], [chosen[0], "dig shovel", chosen[1]]):
            refused = await seller.refused("move", moves=invalid)
            assert refused["error"] in ("illegal", "unknown_move")
        assert seller.state() == before == await newly_connected_state(seller)
        sold = await players.do(seller, "move", moves=chosen)
        assert (sold["seq"], seller.news[-1]["seq"]) == (before["version"] + 1, before["version"] + 1)
        assert sum(hand.values()) - len(chosen) == sum(seller.own["hand"].values())  # type: ignore[index]
        gone = [one["facts"]["kind"] for one in seller.news[-1]["happened"] if one["name"] == "discarded"]
        assert sorted(gone) == sorted(move.removeprefix("sell ") for move in chosen)


async def test_no_move_may_follow_a_revealing_move_in_one_command(api: ApiClient) -> None:
    async with connected_players(api) as players:
        await players.play(lambda: {"search", "end"} <= set(players.mover.legal), "a search")
        searcher = players.mover
        before = searcher.state()
        for moves in (["search", "end"], ["search", "search"], ["roll", "end"]):
            assert (await searcher.refused("move", moves=moves))["error"] in ("not_together", "illegal")
        assert (await searcher.refused("move", moves=["search", "end"]))["error"] == "not_together"
        assert searcher.state() == before == await newly_connected_state(searcher)
        await players.do(searcher, "move", moves=["search"])


# --- reconnecting -----------------------------------------------------------------------------------
async def test_a_reconnecting_client_receives_exactly_the_missed_entries(api: ApiClient) -> None:
    async with connected_players(api) as players:
        absent, here = players.clients[3], players.clients[0]
        await absent.disconnect()
        del players.clients[3]
        seen = absent.seq
        for _ in range(9):
            if players.anyone.asked == 3:
                break
            await players.move()
        await players.do(here, "propose", what="pause")
        await absent.connect(since=seen)
        received = [(one["seq"], one["at"], one["what"], one["seat"]) for one in absent.welcomed["missed"]]
        assert received == [(one["seq"], one["at"], one["what"], one["seat"]) for one in here.news if one["seq"] > seen]
        assert [seq for seq, _, _, _ in received] == list(range(seen + 1, here.seq + 1))
        assert absent.info["proposal"]["what"] == "pause"
        await absent.connect(since=absent.seq)
        assert absent.welcomed["missed"] == []
        await absent.connect()
        assert absent.welcomed["missed"] == []


async def test_after_a_long_absence_the_welcome_has_the_newest_entries(api: ApiClient) -> None:
    table = await api.open(players=2)
    await table.sit()
    async with table.client(0) as ana, table.client(1) as bo:
        seen = ana.seq
        await ana.disconnect()
        nonces = [{"t": "ready", "id": str(number), "nonce": f"n{number}"} for number in range(301)]
        await asyncio.gather(*[bo.send(ready) for ready in nonces])
        await bo.wait_for_seq(seen + 301)
        for since in (seen, seen + 1):
            await ana.connect(since=since)
            assert [one["seq"] for one in ana.welcomed["missed"]] == list(range(seen + 2, bo.seq + 1))
        await ana.connect(since=bo.seq + 1000)
        assert (ana.seq, ana.welcomed["missed"]) == (bo.seq, [])


# --- undo --------------------------------------------------------------------------------------
async def test_a_move_that_revealed_nothing_can_be_undone(api: ApiClient) -> None:
    async with connected_players(api, target=5) as players:
        before: dict[int, Data] = {}

        def undo_possible() -> bool:
            if players.anyone.info["undo"] is not None:
                return True
            before.update({seat: client.state() for seat, client in players.clients.items()})
            return False

        await players.play(undo_possible, "a move that can be undone")
        mover = players.clients[players.anyone.info["undo"]]
        other = players.others(mover)[0]
        assert (await other.refused("undo"))["error"] == "no_undo"
        await players.do(mover, "undo")
        assert mover.news[-1]["what"] == "undone"
        for seat, client in players.clients.items():
            assert (client.public, client.own) == (before[seat]["public"], before[seat]["own"])
        assert players.mover is mover
        await players.play_out()
        verify(await players.table.record())


async def test_a_roll_cannot_be_undone(api: ApiClient) -> None:
    async with connected_players(api) as players:
        await players.play(lambda: "roll" in players.mover.legal, "a roll")
        roller = players.mover
        await players.move("roll")
        assert players.anyone.info["undo"] is None
        assert (await roller.refused("undo"))["error"] == "no_undo"


async def test_nothing_is_undone_once_another_player_has_moved(api: ApiClient) -> None:
    async with connected_players(api) as players:
        await players.play(
            lambda: players.anyone.info["undo"] is not None and players.anyone.asked != players.anyone.info["undo"],
            "a move that can be undone after which another seat is to move",
        )
        mover = players.clients[players.anyone.info["undo"]]
        await players.move()
        assert (await mover.refused("undo"))["error"] == "no_undo"


async def test_other_moves_are_undone_only_if_all_players_agree(api: ApiClient) -> None:
    async with connected_players(api, players=4, bots={"3": "random"}) as players:
        await players.play(lambda: "search" in players.mover.legal, "a search")
        searcher, (one, two) = players.mover, players.others(players.mover)
        before = {seat: (client.public, client.own) for seat, client in players.clients.items()}
        await players.move("search")
        after = searcher.public
        await players.do(searcher, "propose", what="undo")
        proposal = {"n": one.seq, "what": "undo", "by": searcher.seat, "agreed": [], "asked": [one.seat, two.seat]}
        assert one.info["proposal"] == proposal
        assert (await one.refused("answer", yes=True, proposal=one.seq - 1))["error"] == "stale", "that was another proposal"
        assert (await two.refused("propose", what="undo"))["error"] == "proposed_already"
        assert (await searcher.refused("answer", yes=True))["error"] == "not_asked"
        await players.do(one, "answer", yes=True)
        assert (await one.refused("answer", yes=True))["error"] == "not_asked"
        await players.do(two, "answer", yes=False)
        assert (one.info["proposal"], one.public) == (None, after)
        assert (await one.refused("answer", yes=True))["error"] == "nothing_proposed"
        await players.do(searcher, "propose", what="undo")
        for client in (one, two):
            assert client.public == after
            await players.do(client, "answer", yes=True)
        assert {seat: (client.public, client.own) for seat, client in players.clients.items()} == before


async def test_players_pause_and_resume_by_agreement(api: ApiClient) -> None:
    async with connected_players(api, players=2, clock={"kind": "turn", "turn_s": 100, "reserve_s": 0}) as players:
        ana, bo = players.clients[0], players.clients[1]
        assert (await ana.refused("propose", what="resume"))["error"] == "cannot_propose"
        until = ana.info["clock"]["until"]
        await players.do(ana, "propose", what="pause")
        await players.do(bo, "answer", yes=True)
        assert (ana.info["phase"], ana.info["clock"]["until"]) == ("paused", None)
        paused = ana.news[-1]["at"]
        assert (await ana.refused("move", moves=[ana.legal[0]]))["error"] == "paused"
        await players.do(bo, "propose", what="resume")
        await players.do(ana, "answer", yes=True)
        assert ana.info["phase"] == "playing"
        assert ana.info["clock"]["until"] == until + ana.news[-1]["at"] - paused
        await players.move()


# --- clocks and absence ------------------------------------------------------------------------------------
@pytest.fixture(scope="module", autouse=True)
def abandoned_tables(server: PlayServer) -> dict[str, Table]:
    """Tables whose first player is absent or too slow. They are opened first, because their timers run while other tests run."""
    return asyncio.run(abandon_tables(ApiClient(server.url)))


async def abandon_tables(api: ApiClient) -> dict[str, Table]:
    options: dict[str, Data] = {
        "absent": {"stand_in": "random", "grace_s": 5},
        "slow": {"clock": {"kind": "turn", "turn_s": 5, "reserve_s": 0}},
    }
    tables = {}
    for name, chosen in options.items():
        async with connected_players(api, players=2, **chosen) as players:
            tables[name] = players.table
    return tables


async def test_a_bot_stands_in_for_an_absent_player_until_they_are_back(
    api: ApiClient, abandoned_tables: dict[str, Table]
) -> None:
    table = abandoned_tables["absent"].at(api)
    async with table.client(1) as bo:
        await bo.until(lambda: bo.online == [False, True], "the first seat offline")
        await bo.until(lambda: bo.info["seats"][0]["stand_in"] == "random", "a bot to stand in")
        await bo.until(lambda: bo.asked == 1, "the bot to have played")
        ana = await table.client(0).connect(since=1)
        assert "stood_in" in [one["what"] for one in ana.welcomed["missed"]]
        assert (await ana.refused("move", moves=["end"]))["error"] == "stood_in"
        players = TablePlayers(table, {0: ana, 1: bo})
        await players.do(ana, "back")
        assert bo.info["seats"][0]["stand_in"] == ""
        assert (await ana.refused("back"))["error"] == "not_stood_in"
        seen = ana.seq
        await players.play(lambda: any(one["seat"] == 0 and one["seq"] > seen for one in ana.news), "a move of the first seat")
        await ana.disconnect()


@only_sqlite
async def test_a_bot_plays_for_a_player_whose_time_is_up(api: ApiClient, abandoned_tables: dict[str, Table]) -> None:
    table = abandoned_tables["slow"].at(api)
    async with table.client(0) as ana, table.client(1) as bo:
        await ana.until(lambda: ana.info["seats"][0]["stand_in"] == "inmate", "the time to be up")
        await ana.connect(since=1)
        at = {one["what"]: one["at"] for one in ana.welcomed["missed"]}
        assert at["stood_in"] - at["started"] >= 5000 - 50
        await bo.until(lambda: bo.asked == 1, "the bot to have played")
        async with waiting_for("a move in time"):  # on a busy machine, it may be too late again
            while not await come_back_and_move(ana, bo):
                await pause()


async def come_back_and_move(*clients: TableClient) -> bool:
    """Take the seats back from the bots, and move. Return whether the move was in time."""
    for client in clients:
        if client.info["seats"][client.seat]["stand_in"]:
            await client.try_to("back")
    for client in clients:
        if client.legal:
            return bool((await client.try_to("move", moves=client.legal[:1]))["t"] == "ack")
    return False


async def test_a_clock_of_days_shows_the_deadline(api: ApiClient) -> None:
    table = await api.open(players=2, first_player=0, clock={"kind": "days", "days": 2})
    await table.fill()
    async with table.client(0) as ana, table.client(1) as bo:
        await table.start()
        await ana.until(lambda: ana.info["phase"] == "playing", "the start")
        assert ana.info["clock"] == {"seat": 0, "until": ana.news[-1]["at"] + 2 * DAY_MS, "reserve_ms": [0] * 2}
        players = TablePlayers(table, {0: ana, 1: bo})
        await players.play(lambda: ana.asked == 1, "the second seat's turn")
        assert ana.info["clock"]["until"] == ana.news[-1]["at"] + 2 * DAY_MS


async def test_a_restart_costs_no_player_time(own_server: PlayServer) -> None:
    clock = {"kind": "turn", "turn_s": 60, "reserve_s": 60}
    async with connected_players(ApiClient(own_server.url), players=2, clock=clock) as players:
        ana = players.clients[0]
        until = ana.info["clock"]["until"]
        await asyncio.to_thread(own_server.stop)
        stopped = wall_clock.now_ms()
        goodbye = await ana.dismissed() or {}
        assert (goodbye["error"], goodbye["retry_ms"] > 0) == ("draining", True)
        await asyncio.to_thread(own_server.start)
        await ana.connect(since=ana.seq)
        since, back = own_server.last_outage()
        assert since <= stopped < back
        assert back - stopped <= ana.info["clock"]["until"] - until <= back - since
        await players.clients[1].connect()
        await players.move()
        assert ana.info["clock"]["reserve_ms"] == [60_000, 60_000]


# --- after the game ---------------------------------------------------------------------------------------
async def test_a_rematch_keeps_players_and_keys_and_is_created_once(server: PlayServer, api: ApiClient) -> None:
    async with connected_players(api, players=3, target=1, public=True, title="again", bots={"2": "random"}) as players:
        table = players.table
        assert await problem(table.ask("POST", "/rematch", table.host)) == "409 not_over"
        await players.play_out()
        assert await problem(table.ask("POST", "/rematch", table.watch)) == "403 no_entry"
        keys = [table.host, *table.seats.values()] * 2
        found = await asyncio.gather(*[table.ask("POST", "/rematch", key) for key in keys])
        (again,) = {one["table"] for one in found}
        for client in players.clients.values():
            await client.until(lambda client=client: client.info["rematch"] == again, "the rematch")  # type: ignore[misc]
        listed = [line["table"] for line in (await api.ask("GET", "/api/tables"))["tables"] if line["title"] == "again"]
        assert listed == [again], "the slower requests create no table"
        second = Table(api, {**(await api.ask("GET", f"/api/tables/{again}")), "host": table.host, "watch": table.watch})
        second.seats = table.seats
        info = await second.info()
        assert [(seat["name"], seat["bot"]) for seat in info["seats"]] == [("Ana", ""), ("Bo", ""), ("bot:random", "random")]
        assert (info["options"], info["phase"]) == ((await table.info())["options"], "lobby")
        assert second.commit != table.commit
        async with second.client(1) as bo:
            assert bo.seat == 1
            await bo.do("ready", nonce="new")
            await second.start()
            await bo.until(lambda: bo.info["phase"] == "playing", "the start")
            assert bo.info["nonces"] == ["", "new", ""]


async def test_the_host_closes_a_table(api: ApiClient) -> None:
    async with connected_players(api, players=2, public=True, title="closing") as players:
        table, ana = players.table, players.clients[0]
        assert await problem(table.ask("POST", "/close", table.seats[0])) == "403 no_entry"
        assert (await table.ask("POST", "/close", table.host))["phase"] == "closed"
        await ana.until(lambda: ana.info["phase"] == "closed", "the end")
        assert (await ana.refused("move", moves=[ana.legal[0]]))["error"] == "not_playing"
        assert await problem(table.ask("POST", "/close", table.host)) == "409 not_playing"
        assert await problem(api.ask("GET", f"/api/codes/{table.code}")) == "404 no_such_code"
        assert "closing" not in [line["title"] for line in (await api.ask("GET", "/api/tables"))["tables"]]
        assert verify(await table.record()).outcome is None, "an aborted game can be checked, too"
        assert (await table.ask("GET", "/verified", table.watch))["problem"] is None
        assert (await table.ask("GET", "/replay?as=all", table.watch))["winners"] is None


# --- spectators -----------------------------------------------------------------------------------------
async def test_a_refused_client_gets_the_reason_in_its_language(api: ApiClient) -> None:
    client = TableClient(api.url, "nowhere", None, "it")
    assert await refused_connection(client) == "no_such_table"
    assert client.goodbye is not None
    assert client.goodbye["text"] == say("it", "refused-no-such-table")


async def test_spectators_see_only_public_facts_and_change_nothing(api: ApiClient) -> None:
    async with connected_players(api, players=2) as players:
        table = players.table
        outsider = TableClient(api.url, table.id, None)
        assert await refused_connection(outsider) == "no_entry"
        assert await refused_connection(TableClient(api.url, table.id, "nonsense")) == "no_entry"
        assert await refused_connection(TableClient(api.url, "nowhere", None)) == "no_such_table"
        async with table.client() as spectator, TableClient(api.url, table.id, table.host) as host:
            assert (host.welcomed["host"], spectator.welcomed["host"]) == (True, False)
            for _ in range(20):
                await players.move()
            for client in (spectator, host):
                await client.wait_for_seq(players.anyone.seq)
                assert (client.seat, client.own, client.public) == (None, None, players.anyone.public)
                assert not any("own" in one for one in client.news)
                assert all("background" not in one["facts"] for one in client.news[0]["happened"])
            for kind, fields in (("move", {"moves": ["end"]}), ("undo", {}), ("propose", {"what": "pause"}), ("back", {})):
                assert (await spectator.refused(kind, **fields))["error"] == "only_watching"
            assert (await spectator.refused("say", text="psst"))["error"] == "only_watching"
            assert players.anyone.seq == spectator.seq


async def test_a_player_who_only_watches_gets_what_spectators_get(api: ApiClient) -> None:
    async with (
        connected_players(api, players=2, lang="en") as players,
        players.table.client(lang="en") as spectator,
        players.table.client(0, lang="en", watch=True) as watcher,
    ):
        assert (watcher.seat, watcher.own, watcher.public) == (None, None, players.anyone.public)
        for _ in range(20):
            await players.move()
        for client in (spectator, watcher):
            await client.wait_for_seq(players.anyone.seq)
        assert watcher.news == spectator.news
        assert (await watcher.refused("move", moves=["end"]))["error"] == "only_watching"
        await players.clients[0].disconnect()
        await watcher.until(lambda: watcher.online == [False, True], "the player to be away: watching is not playing")


async def test_anyone_may_watch_a_public_table(api: ApiClient) -> None:
    async with (
        connected_players(api, players=2, public=True) as players,
        TableClient(api.url, players.table.id, None) as spectator,
    ):
        assert (spectator.seat, spectator.own, spectator.public) == (None, None, players.anyone.public)
        assert await refused_connection(TableClient(api.url, players.table.id, "nonsense")) == "no_entry"


async def test_public_tables_are_listed_and_those_by_link_are_not(api: ApiClient) -> None:
    secret = await api.open(players=2, title="by link")
    shown = await api.open(players=3, public=True, title="come in", bots={"2": "inmate"}, michel="michel")

    async def lines(title: str) -> list[Data]:
        return [line for line in (await api.ask("GET", "/api/tables"))["tables"] if line["title"] == title]

    assert await lines("by link") == []
    (line,) = await lines("come in")
    assert (line["table"], line["phase"], line["players"], line["free"]) == (shown.id, "lobby", 3, 1)
    assert (line["names"], line["michel"], line["clock"]) == (["Ana", "bot:inmate"], "michel", "none")
    displayed = [seat["display_name"] for seat in (await shown.info())["seats"]]
    assert (displayed[0], displayed[1], line["display_names"]) == ("Ana", "", ["Ana", displayed[2]])
    assert displayed[2] in [say("en", f"prisoner-{looks}") for looks in LOOKS]
    assert secret.id not in str(line)
    await shown.fill()
    await shown.start()
    (line,) = await lines("come in")
    assert (line["phase"], line["free"]) == ("playing", 0)


# --- chat -------------------------------------------------------------------------------------------------
async def test_players_chat_and_the_host_can_mute_them(api: ApiClient) -> None:
    async with connected_players(api, players=2) as players, players.table.client() as spectator:
        table, ana, bo = players.table, players.clients[0], players.clients[1]
        assert (await ana.try_to("say", text="<b>Hello</b>\nyou\u202e"))["t"] == "ack"
        assert (await bo.try_to("say", text="Hello yourself"))["t"] == "ack"
        for client in (ana, bo, spectator):
            await client.until(lambda client=client: len(client.chat) == 2, "two lines")  # type: ignore[misc]
            assert [(line["n"], line["seat"], line["name"], line["text"]) for line in client.chat] == [
                (1, 0, "Ana", "<b>Hello</b> you"),
                (2, 1, "Bo", "Hello yourself"),
            ]
        assert await problem(table.ask("POST", "/mute", table.seats[0], {"seat": 1, "muted": True})) == "403 no_entry"
        info = await table.ask("POST", "/mute", table.host, {"seat": 1, "muted": True})
        assert info["seats"][1]["muted"]
        assert (await bo.refused("say", text="Why?"))["error"] == "muted"
        await table.ask("POST", "/mute", table.host, {"seat": 1, "muted": False})
        assert (await bo.try_to("say", text="Thanks"))["t"] == "ack"
        await ana.connect()
        assert [line["text"] for line in ana.welcomed["chat"]] == ["<b>Hello</b> you", "Hello yourself", "Thanks"]


# --- keys ------------------------------------------------------------------------------------------------------
async def test_a_revoked_key_is_refused(api: ApiClient) -> None:
    async with (
        connected_players(api, players=2) as players,
        players.table.client(0) as phone,
        players.table.client() as spectator,
    ):
        table, ana, old = players.table, players.clients[0], players.table.seats[0]
        assert await problem(table.ask("POST", "/keys", table.seats[1], {"role": "seat", "seat": 0})) == "403 no_entry"
        assert await problem(table.ask("POST", "/keys", table.seats[1], {"role": "host"})) == "403 no_entry"
        new = (await table.ask("POST", "/keys", old, {"role": "seat", "seat": 0}))["secret"]
        for client in (ana, phone):
            assert (await client.dismissed() or {})["error"] == "revoked"
            assert await refused_connection(client) == "no_entry"
        assert await problem(table.ask("POST", "/keys", old, {"role": "seat", "seat": 0})) == "403 no_entry"
        ana.secret = table.seats[0] = new
        await ana.connect()
        await players.move()
        begun = await problem(table.ask("POST", "/keys", table.host, {"role": "seat", "seat": 1}))
        assert begun == "409 begun", "with this key the host would see a hand"
        await table.ask("POST", "/keys", table.host, {"role": "watch"})
        assert (await spectator.dismissed() or {})["error"] == "revoked"
        await table.ask("POST", "/keys", table.host, {"role": "host"})
        assert await problem(table.ask("POST", "/close", table.host)) == "403 no_entry"


# --- fair dice ---------------------------------------------------------------------------------------------------
async def test_the_dice_were_fixed_before_and_can_be_checked_after(api: ApiClient) -> None:
    table = await api.open("Ana", "from-ana", players=3, target=1, first_player=0, bots={"2": "random"})
    await table.sit("Bo", nonce="from_bo")
    before: dict[str, Any] = {"commit": table.commit, "nonces": [], "seed": None, "terms": "", "game_commit": ""}
    assert await table.ask("GET", "/fairness") == before
    async with table.client(0) as ana, table.client(1) as bo, table.client() as spectator:
        await bo.do("ready", nonce="another")
        answers = [await table.start()]
        answers.append(await table.ask("GET", "/fairness"))
        assert (answers[-1]["nonces"], answers[-1]["seed"]) == (["from-ana", "another", ""], None)
        assert answers[-1]["game_commit"] == sha256(answers[-1]["terms"])
        assert (await bo.refused("ready", nonce="too-late"))["error"] == "begun"
        assert await problem(table.record()) == "409 not_over"
        players = TablePlayers(table, {0: ana, 1: bo})
        for client in players.clients.values():
            await client.until(lambda client=client: client.public is not None, "the start")  # type: ignore[misc]
        await players.play_out()
        fair = await table.ask("GET", "/fairness")
        own, *nonces = fair["seed"].split("+")
        assert "sha256:" + hashlib.sha256(own.encode()).hexdigest() == table.commit == fair["commit"]
        assert nonces == ["from-ana", "another", ""]
        assert len(own) >= 32
        assert own not in "".join([*ana.frames, *bo.frames, *spectator.frames, *map(str, answers)])
        record = await table.record(table.seats[1])
        assert record.lines[-1]["seed"] == fair["seed"]
        assert verify(record).seed == fair["seed"]
        assert record.header["commit"] == answers[-1]["game_commit"]
        assert await problem(table.ask("GET", "/record")) == "401 no_key"
        assert await problem(table.ask("GET", "/record", "nonsense")) == "403 no_entry"


async def test_nonces_are_revealed_after_everything_is_fixed(api: ApiClient) -> None:
    table = await api.open("Ana", share_hash("from-ana"), players=2, target=1)
    await table.sit("Bo", nonce=share_hash("from-bo"))
    async with table.client(0) as ana, table.client(1) as bo:
        assert (await ana.refused("reveal", nonce="from-ana"))["error"] == "no_reveal"
        info = await table.start()
        assert (info["phase"], info["nonces"]) == ("lobby", [])
        assert json.loads(info["terms"])["shares"] == [share_hash("from-ana"), share_hash("from-bo")]
        await ana.do("reveal", nonce="from-ana")
        assert (await bo.refused("reveal", nonce="chosen-later"))["error"] == "other_nonce"
        await bo.until(lambda: bo.info["terms"] != "", "the terms")
        assert "from-ana" not in "".join(bo.frames), "it is secret until the deal"
        await bo.do("reveal", nonce="from-bo")
        await bo.until(lambda: bo.info["phase"] == "playing", "the deal")
        assert bo.info["nonces"] == ["from-ana", "from-bo"]


# --- two processes -------------------------------------------------------------------------------------------------
@two_process_storages
async def test_players_at_two_servers_play_one_game(server: PlayServer, api: ApiClient, second_server: PlayServer) -> None:
    other = ApiClient(second_server.url)
    async with connected_players(api, target=1) as players:
        for seat in (1, 3):
            await players.clients[seat].disconnect()
            players.clients[seat] = await players.table.at(other).client(seat).connect()
        for client in players.clients.values():
            await client.until(partial(all_online, client), "all players online")
        if server.redis is not None:
            await players.play_out()
            verify(await players.table.at(other).record())
        else:  # without wake-up messages the other server polls once a second
            for _ in range(3):
                await players.move("end")
            assert [one["seat"] for one in players.clients[1].news] == [0, 1, 2]
        for client in players.clients.values():
            assert client.state() == await newly_connected_state(client)
        await players.clients[1].disconnect()
        await players.clients[0].until(lambda: players.clients[0].online == [True, False, True, True], "the second seat offline")


def all_online(client: TableClient) -> bool:
    return all(client.online)


@two_process_storages
async def test_the_same_command_sent_to_both_servers_at_once_is_carried_out_once(
    server: PlayServer, api: ApiClient, second_server: PlayServer
) -> None:
    chance = random.Random(4)
    async with connected_players(api, players=2) as players:
        there = {seat: await players.table.at(ApiClient(second_server.url)).client(seat).connect() for seat in players.clients}
        acknowledged: dict[str, int] = {}
        for number in range(40):
            mover = players.mover
            twin = there[mover.seat or 0]
            await twin.wait_for_seq(mover.seq)
            move = chance.choice(mover.legal)
            command: Data = {"t": "move", "id": f"c{number}", "version": mover.version, "moves": [move]}
            one, two = await asyncio.gather(mover.send(command), twin.send(command))
            assert one == two
            acknowledged[command["id"]] = one["seq"]
            await players.wait_for_seq(one["seq"])
        moved = [
            (seq, entry)
            for seq, entry in enumerate(stored_entries(server, players.table.id), start=1)
            if isinstance(entry, entries.Moved)
        ]
        assert {entry.command: seq for seq, entry in moved} == acknowledged
        assert len(moved) == len(acknowledged)
        for client in there.values():
            await client.disconnect()


@two_process_storages
async def test_a_server_reads_the_database_before_it_refuses(api: ApiClient, second_server: PlayServer) -> None:
    other = ApiClient(second_server.url)
    here = await api.open("Ana", players=3)
    there = here.at(other)
    assert await there.sit("Bo") == 1
    assert await here.sit("Cy") == 2
    assert await problem(there.sit("Dee")) == "409 full"
    assert (await here.start())["phase"] == "playing"
    assert await problem(there.start()) == "409 begun"
    table = await other.open("Ana", players=2)
    await table.at(api).sit("Bo")
    assert (await table.start())["phase"] == "playing", "it is full, although this server has not read it yet"


@two_process_storages
async def test_a_key_revoked_at_one_server_closes_sockets_at_the_other(api: ApiClient, second_server: PlayServer) -> None:
    async with connected_players(api, players=2) as players, players.table.at(ApiClient(second_server.url)).client(0) as phone:
        await players.table.ask("POST", "/keys", players.table.seats[0], {"role": "seat", "seat": 0})
        assert (await phone.dismissed() or {})["error"] == "revoked"


@two_process_storages
async def test_chat_of_two_servers_arrives_once_at_both(api: ApiClient, second_server: PlayServer) -> None:
    async with connected_players(api, players=2) as players, players.table.at(ApiClient(second_server.url)).client(1) as bo:
        ana = players.clients[0]
        for number in range(10):
            await asyncio.gather(
                *[client.try_to("say", text=f"{client.seat} {number}") for client in (ana, bo, players.clients[1])]
            )
            await (await TableClient(ana.url, ana.table, ana.secret).connect()).disconnect()  # a client connects during the chat
        for client in (ana, bo):
            await client.until(lambda client=client: len(client.chat) >= 30, "30 lines of chat")  # type: ignore[misc]
            assert [line["n"] for line in client.chat] == list(range(1, 31))


@two_process_storages
async def test_rematches_requested_at_two_servers_are_the_same(api: ApiClient, second_server: PlayServer) -> None:
    async with connected_players(api, players=2, target=1) as players:
        await players.play_out()
        there = players.table.at(ApiClient(second_server.url))
        found = await asyncio.gather(*[table.ask("POST", "/rematch", table.host) for table in (players.table, there) * 3])
        assert len({one["table"] for one in found}) == 1
