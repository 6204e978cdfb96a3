"""What the play service promises, held against SQLite, PostgreSQL, and PostgreSQL with Redis: the same tests for all."""

import asyncio
import hashlib
import random
from functools import partial
from typing import Any

import pytest

from blackgate.replay import verify
from blackgate.service.storage import Store
from blackgate.tables import entries
from blackgate.tables.player_names import LOOKS
from blackgate.texts import say
from testkit.service.client import ConnectionLost, Data, Party, Problem, Table, TableClient, Web, party
from testkit.service.play_server import PlayServer

pytestmark = pytest.mark.anyio

DAY_MS = 24 * 3600 * 1000
only_sqlite = pytest.mark.parametrize("server", ["sqlite"], indirect=True, scope="module")
several = pytest.mark.parametrize("server", ["postgresql", "postgresql+redis"], indirect=True, scope="module")


async def problem(call: Any) -> str:
    """The name under which something is refused in HTTP, with its status."""
    with pytest.raises(Problem) as refusal:
        await call
    assert refusal.value.text, "a refusal says why"
    return f"{refusal.value.status} {refusal.value.error}"


async def turned_away(client: TableClient) -> str:
    """The name under which a socket is turned away."""
    with pytest.raises(ConnectionLost):
        await client.connect()
    assert client.goodbye is not None
    return str(client.goodbye["error"])


async def fresh_look(client: TableClient) -> Data:
    """What somebody with the same key sees who comes now."""
    async with TableClient(client.url, client.table, client.secret, client.lang) as other:
        await client.wait_for_seq(other.seq)
        await other.until(lambda: client.online == other.online, "the same people to be here")
        return other.sees()


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
async def test_a_table_is_what_was_asked_for(web: Web, options: dict[str, Any]) -> None:
    table = await web.open(**options)
    info = await table.info()
    assert {name: info["options"][name] for name in options} == options
    bots = options.get("bots", {})
    assert [chair["bot"] for chair in info["seats"]] == [bots.get(str(seat), "") for seat in range(options.get("players", 4))]
    assert [chair["name"] for chair in info["seats"] if chair["taken"] and not chair["bot"]] == ["Ana"]
    assert (info["phase"], info["commit"], info["code"]) == ("lobby", table.commit, table.code)
    await table.fill()
    assert (await table.start())["phase"] == "playing"


async def test_options_that_do_not_go_together_are_refused(web: Web) -> None:
    assert await problem(web.open(players=3, teams=True)) == "409 bad_options"
    assert await problem(web.open(players=7)) == "400 bad_message"
    assert await problem(web.open(colour="blue")) == "400 bad_message"
    assert await problem(web.open(players=2, bots={"2": "rookie"})) == "404 no_such_seat"
    assert await problem(web.open(pack="nonesuch")) == "404 no_such_pack"


async def test_people_join_by_link_or_by_five_letters(web: Web) -> None:
    table = await web.open(players=3)
    assert len(table.code) == 5
    for typed in (table.code, table.code.lower()):
        assert await web.ask("GET", f"/api/codes/{typed}") == {"table": table.id}
    assert await table.sit("Bo", 2) == 2
    assert await problem(table.sit("Cy", 2)) == "409 seat_taken"
    assert await problem(table.sit("Cy", 5)) == "409 seat_taken"
    assert await table.sit("Cy") == 1
    assert await problem(table.sit("Dee")) == "409 full"
    assert len({*table.seats.values(), table.host, table.watch}) == 5
    assert await problem(web.ask("GET", "/api/codes/ZZZZZZ")) == "404 no_such_code"
    assert await problem(web.ask("POST", "/api/tables/nowhere/seats", body={"name": "Eli"})) == "404 no_such_table"


async def test_a_name_is_one_line_that_can_be_read(web: Web) -> None:
    table = await web.open(players=6)
    for name in ("", " ", "x" * 25, "a\nb\0", "\u202eana", "\u200b", "bot:boss", "BOT: x"):
        assert await problem(table.sit(name)) in ("409 name", "400 bad_message"), repr(name)
    for name in ("Zoë", "李小龍", "<b>Bo</b>", "x" * 24):
        await table.sit(name)
    await table.sit("  Cy \t the  Third ")
    names = [chair["name"] for chair in (await table.info())["seats"]]
    assert names == ["Ana", "Zoë", "李小龍", "<b>Bo</b>", "x" * 24, "Cy the Third"]


async def test_people_leave_before_the_start_or_are_asked_to(web: Web) -> None:
    table = await web.open(players=3)
    await table.fill()
    assert await problem(table.ask("DELETE", "/seats/2", table.seats[1])) == "403 no_entry"
    async with table.client(1) as leaving:
        await table.ask("DELETE", "/seats/1", table.seats[1])
        assert (await leaving.dismissed() or {})["error"] == "revoked"
    await table.ask("DELETE", "/seats/2", table.host)
    assert [chair["taken"] for chair in (await table.info())["seats"]] == [True, False, False]
    assert await problem(table.ask("DELETE", "/seats/2", table.host)) == "409 nobody_there"


async def test_only_the_host_starts_and_only_a_full_table(web: Web) -> None:
    table = await web.open(players=2)
    assert await problem(table.start()) == "409 seats_free"
    await table.sit()
    assert await problem(table.ask("POST", "/start")) == "401 no_key"
    for key in (*table.seats.values(), table.watch, "nonsense"):
        assert await problem(table.ask("POST", "/start", key)) == "403 no_entry"
    assert (await table.info())["phase"] == "lobby"
    await table.start()
    assert await problem(table.start()) == "409 begun"
    assert await problem(table.sit()) == "409 begun"


async def test_the_host_seats_bots_wherever_nobody_sits(web: Web) -> None:
    table = await web.open(players=4, bots={"0": "random"})
    assert list(table.seats) == [1]

    async def put(seat: int, bot: str | None, key: str = table.host) -> list[str]:
        info = await table.ask("PUT", f"/seats/{seat}/bot", key, {"bot": bot})
        return [chair["bot"] for chair in info["seats"]]

    assert await put(2, "rookie") == ["random", "", "rookie", ""]
    assert await put(2, "inmate") == ["random", "", "inmate", ""]
    assert await put(0, None) == ["", "", "inmate", ""]
    assert await problem(put(1, "boss")) == "409 seat_taken"
    assert await problem(put(4, "boss")) == "404 no_such_seat"
    assert await problem(put(3, "rookie", table.seats[1])) == "403 no_entry"


async def test_bots_play_among_themselves_while_somebody_watches(web: Web) -> None:
    table = await web.open(None, players=4, target=1, bots={"0": "random", "1": "rookie", "2": "inmate", "3": "rookie"})
    async with table.client() as watcher:
        await table.start()
        await watcher.until(lambda: watcher.over, "the bots to finish")
    assert verify(await table.record()).outcome is not None


@only_sqlite
async def test_boss_thinks_elsewhere_and_plays_too(web: Web) -> None:
    async with party(web, target=1, players=2, boss_ms=10, bots={"1": "boss"}) as those:
        (ana,) = those.clients.values()
        while not ana.over:
            await ana.do("move", moves=[ana.legal[-1]])
            await ana.until(lambda: ana.over or bool(ana.legal), "boss")
            if sum(one["seat"] == 1 for one in ana.news) > 5:
                break
    assert sum(one["seat"] == 1 for one in ana.news) > 0


# --- play ------------------------------------------------------------------------------------
async def test_a_whole_game_of_four_adds_up_for_everybody_and_its_record_is_true(web: Web) -> None:
    async with (
        party(web, target=3) as those,
        those.table.client(lang="fr") as watcher,
        those.table.client(2, lang="de") as german,
    ):
        moves = iter(range(10_000))

        async def compared() -> None:
            for client in (*those.clients.values(), watcher, german):
                assert client.sees() == await fresh_look(client)

        await those.play(lambda: next(moves) % 60 == 59 or those.anyone.over, "sixty moves")
        await compared()
        await those.play_out()
        await watcher.wait_for_seq(those.anyone.seq)
        await german.wait_for_seq(those.anyone.seq)
        await compared()
        assert those.anyone.public is not None
        record = await those.table.record()
        assert list(verify(record).outcome.winners) == those.anyone.public["winners"]  # type: ignore[union-attr]
        assert len(record.lines) - 3 == sum(one["what"] == "moved" for one in those.anyone.news)


async def test_a_seat_can_be_taken_up_on_another_device(web: Web) -> None:
    async with party(web, players=2) as those, those.table.client(0) as phone:
        laptop = those.clients[0]
        assert (phone.seat, phone.legal) == (0, laptop.legal)
        await those.play(lambda: those.mover is laptop, "a move of the first seat")
        await phone.wait_for_seq(laptop.seq)
        await phone.do("move", moves=[phone.legal[-1]])
        await those.wait_for_seq(phone.seq)
        assert laptop.news[-1] == phone.news[-1]
        assert laptop.sees() == phone.sees()


async def test_two_people_share_a_device(web: Web) -> None:
    table = await web.open("Ana", players=2)
    assert await table.sit("Bo") == 1
    await table.start()
    async with table.client(0) as ana, table.client(1) as bo:
        those = Party(table, {0: ana, 1: bo})
        await those.play(lambda: {one["seat"] for one in ana.news} == {0, 1}, "a move of both")
        assert ana.own is not None and bo.own is not None
        assert ana.own["background"] != bo.own["background"]


async def test_the_same_command_is_carried_out_once_and_answered_alike(web: Web) -> None:
    async with party(web) as those, those.table.client(0) as phone:
        ana = those.clients[0]
        command = {"t": "move", "id": "once", "version": ana.version, "moves": [ana.legal[-1]]}
        done = await ana.say(command)
        assert done["t"] == "ack"
        await those.wait_for_seq(done["seq"])
        await those.move()
        assert await ana.say(command) == done
        assert await phone.say(command) == done
        assert await phone.say({**command, "moves": ["dig nothing"]}) == done, "it is the id that counts"
        await ana.connect()
        assert await ana.say(command) == done
        assert sum(one["seq"] == done["seq"] for one in those.clients[1].news) == 1
        assert those.clients[1].seq == done["seq"] + 1
        other = await those.clients[1].try_to("move", id="once", moves=["end"])
        assert other != done, "another seat's ids are its own"


async def test_a_command_that_was_refused_is_refused_alike_again(web: Web) -> None:
    async with party(web) as those:
        ana = those.clients[0]
        command = {"t": "move", "id": "no", "version": ana.version, "moves": ["dig shovel"]}
        refused = await ana.say(command)
        assert (refused["t"], refused["error"]) == ("refused", "illegal")
        assert refused["reasons"]
        await those.move()
        assert await ana.say(command) == refused
        nonsense = await ana.refused("move", moves=["jump"])
        assert nonsense["error"] == "unknown_move"


async def test_out_of_turn_nothing_can_be_played(web: Web) -> None:
    async with party(web) as those:
        bo = those.clients[1]
        refused = await bo.refused("move", moves=["end"])
        assert refused["error"] == "not_your_turn"
        assert (await bo.say({"t": "why", "id": "w", "move": "search"}))["reasons"]
        assert (await those.clients[0].say({"t": "why", "id": "w", "move": those.clients[0].legal[0]}))["reasons"] == []


async def test_an_answer_to_an_older_table_is_refused_with_what_came_in_between(web: Web) -> None:
    async with party(web) as those:
        ana = those.clients[0]
        seen, moves = ana.version, []
        for _ in range(3):
            moves.append((await those.move())["seq"])
        before = those.mover.sees()
        refused = await those.mover.refused("move", version=seen, moves=[those.mover.legal[0]])
        assert (refused["error"], refused["version"]) == ("stale", those.mover.version)
        told = [(one["seq"], one["what"], one["seat"], one["happened"]) for one in refused["missed"]]
        assert told == [(one["seq"], one["what"], one["seat"], one["happened"]) for one in those.mover.news[-3:]]
        assert those.mover.sees() == before
        assert (await those.mover.refused("move", version=those.mover.version + 1, moves=["end"]))["error"] == "stale"


# --- compound choices ----------------------------------------------------------------------------
def sales(client: TableClient) -> list[str]:
    """Sales of all the cards in a hand, if they can be sold at all."""
    offered = [move for move in client.legal if move.startswith("sell ")]
    assert client.own is not None
    return [move for move in offered for _ in range(client.own["hand"][move.removeprefix("sell ")])]


async def test_several_cards_are_sold_in_one_command_or_not_at_all(web: Web) -> None:
    async with party(web, players=2) as those:
        await those.play(lambda: len(sales(those.mover)) >= 2, "two cards to sell")
        seller, chosen = those.mover, sales(those.mover)
        before, hand = seller.sees(), seller.own["hand"]  # type: ignore[index]
        for spoilt in ([*chosen, chosen[0]], [chosen[0], "jump", *chosen[1:]], [chosen[0], "dig shovel", chosen[1]]):
            refused = await seller.refused("move", moves=spoilt)
            assert refused["error"] in ("illegal", "unknown_move")
        assert seller.sees() == before == await fresh_look(seller)
        sold = await those.do(seller, "move", moves=chosen)
        assert (sold["seq"], seller.news[-1]["seq"]) == (before["version"] + 1, before["version"] + 1)
        assert sum(hand.values()) - len(chosen) == sum(seller.own["hand"].values())  # type: ignore[index]
        gone = [one["facts"]["kind"] for one in seller.news[-1]["happened"] if one["name"] == "discarded"]
        assert sorted(gone) == sorted(move.removeprefix("sell ") for move in chosen)


async def test_nothing_may_follow_in_a_command_on_a_move_that_brings_news(web: Web) -> None:
    async with party(web) as those:
        await those.play(lambda: {"search", "end"} <= set(those.mover.legal), "a search")
        seeker = those.mover
        before = seeker.sees()
        for moves in (["search", "end"], ["search", "search"], ["roll", "end"]):
            assert (await seeker.refused("move", moves=moves))["error"] in ("not_together", "illegal")
        assert (await seeker.refused("move", moves=["search", "end"]))["error"] == "not_together"
        assert seeker.sees() == before == await fresh_look(seeker)
        await those.do(seeker, "move", moves=["search"])


# --- coming back -----------------------------------------------------------------------------------
async def test_who_comes_back_is_told_exactly_what_they_missed(web: Web) -> None:
    async with party(web) as those:
        away, here = those.clients[3], those.clients[0]
        await away.disconnect()
        del those.clients[3]
        seen = away.seq
        for _ in range(9):
            if those.anyone.asked == 3:
                break
            await those.move()
        await those.do(here, "propose", what="pause")
        await away.connect(since=seen)
        told = [(one["seq"], one["at"], one["what"], one["seat"]) for one in away.welcomed["missed"]]
        assert told == [(one["seq"], one["at"], one["what"], one["seat"]) for one in here.news if one["seq"] > seen]
        assert [seq for seq, _, _, _ in told] == list(range(seen + 1, here.seq + 1))
        assert away.info["proposal"]["what"] == "pause"
        await away.connect(since=away.seq)
        assert away.welcomed["missed"] == []
        await away.connect()
        assert away.welcomed["missed"] == []


async def test_after_a_long_absence_there_are_the_newest_entries(web: Web) -> None:
    table = await web.open(players=2)
    await table.sit()
    async with table.client(0) as ana, table.client(1) as bo:
        seen = ana.seq
        await ana.disconnect()
        nonces = [{"t": "ready", "id": str(number), "nonce": f"n{number}"} for number in range(301)]
        await asyncio.gather(*[bo.say(ready) for ready in nonces])
        await bo.wait_for_seq(seen + 301)
        for since in (seen, seen + 1):
            await ana.connect(since=since)
            assert [one["seq"] for one in ana.welcomed["missed"]] == list(range(seen + 2, bo.seq + 1))
        await ana.connect(since=bo.seq + 1000)
        assert (ana.seq, ana.welcomed["missed"]) == (bo.seq, [])


# --- taking back --------------------------------------------------------------------------------------
async def test_a_move_that_told_nobody_anything_can_be_taken_back(web: Web) -> None:
    async with party(web, target=5) as those:
        before: dict[int, Data] = {}

        def quiet() -> bool:
            if those.anyone.info["undo"] is not None:
                return True
            before.update({seat: client.sees() for seat, client in those.clients.items()})
            return False

        await those.play(quiet, "a quiet move")
        mover = those.clients[those.anyone.info["undo"]]
        other = those.others(mover)[0]
        assert (await other.refused("undo"))["error"] == "no_undo"
        await those.do(mover, "undo")
        assert mover.news[-1]["what"] == "undone"
        for seat, client in those.clients.items():
            assert (client.public, client.own) == (before[seat]["public"], before[seat]["own"])
        assert those.mover is mover
        await those.play_out()
        verify(await those.table.record())


async def test_what_chance_has_decided_stays(web: Web) -> None:
    async with party(web) as those:
        await those.play(lambda: "roll" in those.mover.legal, "a roll")
        roller = those.mover
        await those.move("roll")
        assert those.anyone.info["undo"] is None
        assert (await roller.refused("undo"))["error"] == "no_undo"


async def test_nothing_is_taken_back_once_somebody_else_has_chosen(web: Web) -> None:
    async with party(web) as those:
        await those.play(
            lambda: those.anyone.info["undo"] is not None and those.anyone.asked != those.anyone.info["undo"],
            "a quiet move after which somebody else is asked",
        )
        mover = those.clients[those.anyone.info["undo"]]
        await those.move()
        assert (await mover.refused("undo"))["error"] == "no_undo"


async def test_anything_further_is_taken_back_if_all_agree_and_not_if_one_does_not(web: Web) -> None:
    async with party(web, players=4, bots={"3": "random"}) as those:
        await those.play(lambda: "search" in those.mover.legal, "a search")
        seeker, (one, two) = those.mover, those.others(those.mover)
        before = {seat: (client.public, client.own) for seat, client in those.clients.items()}
        await those.move("search")
        after = seeker.public
        await those.do(seeker, "propose", what="undo")
        proposal = {"n": one.seq, "what": "undo", "by": seeker.seat, "agreed": [], "asked": [one.seat, two.seat]}
        assert one.info["proposal"] == proposal
        assert (await one.refused("answer", yes=True, proposal=one.seq - 1))["error"] == "stale", "that was another question"
        assert (await two.refused("propose", what="undo"))["error"] == "proposed_already"
        assert (await seeker.refused("answer", yes=True))["error"] == "not_asked"
        await those.do(one, "answer", yes=True)
        assert (await one.refused("answer", yes=True))["error"] == "not_asked"
        await those.do(two, "answer", yes=False)
        assert (one.info["proposal"], one.public) == (None, after)
        assert (await one.refused("answer", yes=True))["error"] == "nothing_proposed"
        await those.do(seeker, "propose", what="undo")
        for client in (one, two):
            assert client.public == after
            await those.do(client, "answer", yes=True)
        assert {seat: (client.public, client.own) for seat, client in those.clients.items()} == before


async def test_people_pause_and_go_on_by_agreement(web: Web) -> None:
    async with party(web, players=2, clock={"kind": "turn", "turn_s": 100, "reserve_s": 0}) as those:
        ana, bo = those.clients[0], those.clients[1]
        assert (await ana.refused("propose", what="resume"))["error"] == "cannot_propose"
        until = ana.info["clock"]["until"]
        await those.do(ana, "propose", what="pause")
        await those.do(bo, "answer", yes=True)
        assert (ana.info["phase"], ana.info["clock"]["until"]) == ("paused", None)
        paused = ana.news[-1]["at"]
        assert (await ana.refused("move", moves=[ana.legal[0]]))["error"] == "paused"
        await those.do(bo, "propose", what="resume")
        await those.do(ana, "answer", yes=True)
        assert ana.info["phase"] == "playing"
        assert ana.info["clock"]["until"] == until + ana.news[-1]["at"] - paused
        await those.move()


# --- clocks and absence ------------------------------------------------------------------------------------
@pytest.fixture(scope="module", autouse=True)
def left_alone(server: PlayServer) -> dict[str, Table]:
    """Tables whose first player has gone, or thinks too long. What comes of it takes its time; meanwhile others are tested."""
    return asyncio.run(leave_alone(Web(server.url)))


async def leave_alone(web: Web) -> dict[str, Table]:
    options: dict[str, Data] = {
        "absent": {"stand_in": "random", "grace_s": 5},
        "slow": {"clock": {"kind": "turn", "turn_s": 5, "reserve_s": 0}},
    }
    tables = {}
    for name, chosen in options.items():
        async with party(web, players=2, **chosen) as those:
            tables[name] = those.table
    return tables


async def test_a_bot_stands_in_for_somebody_absent_until_they_are_back(web: Web, left_alone: dict[str, Table]) -> None:
    table = left_alone["absent"].at(web)
    async with table.client(1) as bo:
        await bo.until(lambda: bo.online == [False, True], "the first seat to be seen gone")
        await bo.until(lambda: bo.info["seats"][0]["stand_in"] == "random", "a bot to stand in")
        await bo.until(lambda: bo.asked == 1, "the bot to have played")
        ana = await table.client(0).connect(since=1)
        assert "stood_in" in [one["what"] for one in ana.welcomed["missed"]]
        assert (await ana.refused("move", moves=["end"]))["error"] == "stood_in"
        those = Party(table, {0: ana, 1: bo})
        await those.do(ana, "back")
        assert bo.info["seats"][0]["stand_in"] == ""
        assert (await ana.refused("back"))["error"] == "not_stood_in"
        seen = ana.seq
        await those.play(lambda: any(one["seat"] == 0 and one["seq"] > seen for one in ana.news), "a move of the first seat")
        await ana.disconnect()


@only_sqlite
async def test_a_bot_plays_for_somebody_whose_time_is_up(web: Web, left_alone: dict[str, Table]) -> None:
    table = left_alone["slow"].at(web)
    async with table.client(0) as ana, table.client(1) as bo:
        await ana.until(lambda: ana.info["seats"][0]["stand_in"] == "inmate", "the time to be up")
        await ana.connect(since=1)
        at = {one["what"]: one["at"] for one in ana.welcomed["missed"]}
        assert at["stood_in"] - at["started"] >= 5000 - 50
        await bo.until(lambda: bo.asked == 1, "the bot to have played")
        those = Party(table, {0: ana, 1: bo})
        for client in (ana, bo):  # time has run out for both by now, and then bots wait
            if ana.info["seats"][client.seat]["stand_in"]:
                await those.do(client, "back")
        await those.move()


async def test_who_has_days_sees_until_when(web: Web) -> None:
    table = await web.open(players=2, first_player=0, clock={"kind": "days", "days": 2})
    await table.fill()
    async with table.client(0) as ana, table.client(1) as bo:
        await table.start()
        await ana.until(lambda: ana.info["phase"] == "playing", "the start")
        assert ana.info["clock"] == {"seat": 0, "until": ana.news[-1]["at"] + 2 * DAY_MS, "reserve_ms": [600_000] * 2}
        those = Party(table, {0: ana, 1: bo})
        await those.play(lambda: ana.asked == 1, "the second seat's turn")
        assert ana.info["clock"]["until"] == ana.news[-1]["at"] + 2 * DAY_MS


async def test_a_restart_costs_nobody_time(server: PlayServer, web: Web) -> None:
    async with party(web, players=2, clock={"kind": "turn", "turn_s": 60, "reserve_s": 60}) as those:
        ana = those.clients[0]
        until = ana.info["clock"]["until"]
        await asyncio.to_thread(server.stop)
        goodbye = await ana.dismissed() or {}
        assert (goodbye["error"], goodbye["retry_ms"] > 0) == ("draining", True)
        await asyncio.sleep(1.5)
        stopped = loop_ms()
        await asyncio.to_thread(server.start)
        await ana.connect(since=ana.seq)
        moved = ana.info["clock"]["until"] - until
        assert moved >= 1500
        assert moved <= loop_ms() - stopped + 1500 + 30_000
        await those.clients[1].connect()
        await those.move()
        assert ana.info["clock"]["reserve_ms"] == [60_000, 60_000]


def loop_ms() -> float:
    return asyncio.get_running_loop().time() * 1000


# --- after the game ---------------------------------------------------------------------------------------
async def test_a_rematch_keeps_people_and_keys_and_is_one_and_the_same(server: PlayServer, web: Web) -> None:
    async with party(web, players=3, target=1, public=True, title="again", bots={"2": "random"}) as those:
        table = those.table
        assert await problem(table.ask("POST", "/rematch", table.host)) == "409 not_over"
        await those.play_out()
        assert await problem(table.ask("POST", "/rematch", table.watch)) == "403 no_entry"
        keys = [table.host, *table.seats.values()] * 2
        found = await asyncio.gather(*[table.ask("POST", "/rematch", key) for key in keys])
        (again,) = {one["table"] for one in found}
        for client in those.clients.values():
            await client.until(lambda client=client: client.info["rematch"] == again, "the news of it")  # type: ignore[misc]
        listed = [line["table"] for line in (await web.ask("GET", "/api/tables"))["tables"] if line["title"] == "again"]
        assert listed == [again], "those that were slower leave no table behind"
        second = Table(web, {**(await web.ask("GET", f"/api/tables/{again}")), "host": table.host, "watch": table.watch})
        second.seats = table.seats
        info = await second.info()
        assert [(chair["name"], chair["bot"]) for chair in info["seats"]] == [("Ana", ""), ("Bo", ""), ("bot:random", "random")]
        assert (info["options"], info["phase"]) == ((await table.info())["options"], "lobby")
        assert second.commit != table.commit
        async with second.client(1) as bo:
            assert bo.seat == 1
            await bo.do("ready", nonce="new")
            await second.start()
            await bo.until(lambda: bo.info["phase"] == "playing", "the start")
            assert bo.info["nonces"] == ["", "new", ""]


async def test_the_host_closes_a_table(web: Web) -> None:
    async with party(web, players=2, public=True, title="closing") as those:
        table, ana = those.table, those.clients[0]
        assert await problem(table.ask("POST", "/close", table.seats[0])) == "403 no_entry"
        assert (await table.ask("POST", "/close", table.host))["phase"] == "closed"
        await ana.until(lambda: ana.info["phase"] == "closed", "the end")
        assert (await ana.refused("move", moves=[ana.legal[0]]))["error"] == "not_playing"
        assert await problem(table.ask("POST", "/close", table.host)) == "409 not_playing"
        assert await problem(web.ask("GET", f"/api/codes/{table.code}")) == "404 no_such_code"
        assert "closing" not in [line["title"] for line in (await web.ask("GET", "/api/tables"))["tables"]]
        assert (await table.ask("GET", "/fairness"))["seed"] is None
        assert await problem(table.record()) == "409 not_over"


# --- those who watch -----------------------------------------------------------------------------------------
async def test_whoever_is_turned_away_is_told_so_in_the_language_they_asked_for(web: Web) -> None:
    client = TableClient(web.url, "nowhere", None, "it")
    assert await turned_away(client) == "no_such_table"
    assert client.goodbye is not None
    assert client.goodbye["text"] == say("it", "refused-no-such-table")


async def test_spectators_see_what_lies_open_and_touch_nothing(web: Web) -> None:
    async with party(web, players=2) as those:
        table = those.table
        stranger = TableClient(web.url, table.id, None)
        assert await turned_away(stranger) == "no_entry"
        assert await turned_away(TableClient(web.url, table.id, "nonsense")) == "no_entry"
        assert await turned_away(TableClient(web.url, "nowhere", None)) == "no_such_table"
        async with table.client() as watcher, TableClient(web.url, table.id, table.host) as host:
            assert (host.welcomed["host"], watcher.welcomed["host"]) == (True, False)
            for _ in range(20):
                await those.move()
            for client in (watcher, host):
                await client.wait_for_seq(those.anyone.seq)
                assert (client.seat, client.own, client.public) == (None, None, those.anyone.public)
                assert not any("own" in one for one in client.news)
                assert all("background" not in one["facts"] for one in client.news[0]["happened"])
            for sort, facts in (("move", {"moves": ["end"]}), ("undo", {}), ("propose", {"what": "pause"}), ("back", {})):
                assert (await watcher.refused(sort, **facts))["error"] == "only_watching"
            assert (await watcher.refused("say", text="psst"))["error"] == "only_watching"
            assert those.anyone.seq == watcher.seq


async def test_anybody_may_watch_a_public_table(web: Web) -> None:
    async with party(web, players=2, public=True) as those, TableClient(web.url, those.table.id, None) as watcher:
        assert (watcher.seat, watcher.own, watcher.public) == (None, None, those.anyone.public)
        assert await turned_away(TableClient(web.url, those.table.id, "nonsense")) == "no_entry"


async def test_public_tables_are_listed_and_those_by_link_are_not(web: Web) -> None:
    secret = await web.open(players=2, title="by link")
    shown = await web.open(players=3, public=True, title="come in", bots={"2": "inmate"}, michel="michel")

    async def lines(title: str) -> list[Data]:
        return [line for line in (await web.ask("GET", "/api/tables"))["tables"] if line["title"] == title]

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


# --- talking -------------------------------------------------------------------------------------------------
async def test_people_talk_and_the_host_can_mute_them(web: Web) -> None:
    async with party(web, players=2) as those, those.table.client() as watcher:
        table, ana, bo = those.table, those.clients[0], those.clients[1]
        assert (await ana.try_to("say", text="<b>Hello</b>\nyou\u202e"))["t"] == "ack"
        assert (await bo.try_to("say", text="Hello yourself"))["t"] == "ack"
        for client in (ana, bo, watcher):
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
async def test_a_key_that_is_revoked_opens_nothing_any_more(web: Web) -> None:
    async with party(web, players=2) as those, those.table.client(0) as phone, those.table.client() as watcher:
        table, ana, old = those.table, those.clients[0], those.table.seats[0]
        assert await problem(table.ask("POST", "/keys", table.seats[1], {"role": "seat", "seat": 0})) == "403 no_entry"
        assert await problem(table.ask("POST", "/keys", table.seats[1], {"role": "host"})) == "403 no_entry"
        new = (await table.ask("POST", "/keys", old, {"role": "seat", "seat": 0}))["secret"]
        for client in (ana, phone):
            assert (await client.dismissed() or {})["error"] == "revoked"
            assert await turned_away(client) == "no_entry"
        assert await problem(table.ask("POST", "/keys", old, {"role": "seat", "seat": 0})) == "403 no_entry"
        ana.secret = table.seats[0] = new
        await ana.connect()
        await those.move()
        begun = await problem(table.ask("POST", "/keys", table.host, {"role": "seat", "seat": 1}))
        assert begun == "409 begun", "with it the host would see a hand"
        await table.ask("POST", "/keys", table.host, {"role": "watch"})
        assert (await watcher.dismissed() or {})["error"] == "revoked"
        await table.ask("POST", "/keys", table.host, {"role": "host"})
        assert await problem(table.ask("POST", "/close", table.host)) == "403 no_entry"


# --- fair dice ---------------------------------------------------------------------------------------------------
async def test_the_dice_were_fixed_before_and_can_be_checked_after(web: Web) -> None:
    table = await web.open("Ana", "from-ana", players=3, target=1, first_player=0, bots={"2": "random"})
    await table.sit("Bo", nonce="from_bo")
    assert await table.ask("GET", "/fairness") == {"commit": table.commit, "nonces": [], "seed": None}
    async with table.client(0) as ana, table.client(1) as bo, table.client() as watcher:
        await bo.do("ready", nonce="another")
        answers = [await table.start()]
        answers.append(await table.ask("GET", "/fairness"))
        assert answers[-1] == {"commit": table.commit, "nonces": ["from-ana", "another", ""], "seed": None}
        assert (await bo.refused("ready", nonce="too-late"))["error"] == "begun"
        assert await problem(table.record()) == "409 not_over"
        those = Party(table, {0: ana, 1: bo})
        for client in those.clients.values():
            await client.until(lambda client=client: client.public is not None, "the start")  # type: ignore[misc]
        await those.play_out()
        fair = await table.ask("GET", "/fairness")
        own, *nonces = fair["seed"].split("+")
        assert "sha256:" + hashlib.sha256(own.encode()).hexdigest() == table.commit == fair["commit"]
        assert nonces == ["from-ana", "another", ""]
        assert len(own) >= 32
        assert own not in "".join([*ana.frames, *bo.frames, *watcher.frames, *map(str, answers)])
        record = await table.record(table.seats[1])
        assert record.lines[-1]["seed"] == fair["seed"]
        assert verify(record).seed == fair["seed"]
        assert await problem(table.ask("GET", "/record")) == "401 no_key"
        assert await problem(table.ask("GET", "/record", "nonsense")) == "403 no_entry"


# --- two processes -------------------------------------------------------------------------------------------------
@several
async def test_people_at_two_servers_play_one_game(server: PlayServer, web: Web, second_server: PlayServer) -> None:
    other = Web(second_server.url)
    async with party(web, target=1) as those:
        for seat in (1, 3):
            await those.clients[seat].disconnect()
            those.clients[seat] = await those.table.at(other).client(seat).connect()
        for client in those.clients.values():
            await client.until(partial(everybody_is_here, client), "everybody to be seen")
        if server.redis is not None:
            await those.play_out()
            verify(await those.table.at(other).record())
        else:  # without wake-up calls the other server looks once a second
            for _ in range(3):
                await those.move("end")
            assert [one["seat"] for one in those.clients[1].news] == [0, 1, 2]
        for client in those.clients.values():
            assert client.sees() == await fresh_look(client)
        await those.clients[1].disconnect()
        await those.clients[0].until(lambda: those.clients[0].online == [True, False, True, True], "the second seat to be missed")


def everybody_is_here(client: TableClient) -> bool:
    return all(client.online)


@several
async def test_the_same_command_sent_to_both_servers_at_once_is_carried_out_once(
    server: PlayServer, web: Web, second_server: PlayServer
) -> None:
    chance = random.Random(4)
    async with party(web, players=2) as those:
        there = {seat: await those.table.at(Web(second_server.url)).client(seat).connect() for seat in those.clients}
        acknowledged: dict[str, int] = {}
        for number in range(40):
            mover = those.mover
            twin = there[mover.seat or 0]
            await twin.wait_for_seq(mover.seq)
            move = chance.choice(mover.legal)
            command: Data = {"t": "move", "id": f"c{number}", "version": mover.version, "moves": [move]}
            one, two = await asyncio.gather(mover.say(command), twin.say(command))
            assert one == two
            acknowledged[command["id"]] = one["seq"]
            await those.wait_for_seq(one["seq"])
        moved = [
            (seq, entry)
            for seq, entry in enumerate(stored_entries(server, those.table.id), start=1)
            if isinstance(entry, entries.Moved)
        ]
        assert {entry.command: seq for seq, entry in moved} == acknowledged
        assert len(moved) == len(acknowledged)
        for client in there.values():
            await client.disconnect()


@several
async def test_a_server_asks_the_database_before_it_says_no(web: Web, second_server: PlayServer) -> None:
    other = Web(second_server.url)
    here = await web.open("Ana", players=3)
    there = here.at(other)
    assert await there.sit("Bo") == 1
    assert await here.sit("Cy") == 2
    assert await problem(there.sit("Dee")) == "409 full"
    assert (await here.start())["phase"] == "playing"
    assert await problem(there.start()) == "409 begun"
    table = await other.open("Ana", players=2)
    await table.at(web).sit("Bo")
    assert (await table.start())["phase"] == "playing", "it is full, though this server has not seen it"


@several
async def test_a_key_revoked_at_one_server_closes_sockets_at_the_other(web: Web, second_server: PlayServer) -> None:
    async with party(web, players=2) as those, those.table.at(Web(second_server.url)).client(0) as phone:
        await those.table.ask("POST", "/keys", those.table.seats[0], {"role": "seat", "seat": 0})
        assert (await phone.dismissed() or {})["error"] == "revoked"


@several
async def test_everything_that_is_said_at_two_servers_is_heard_once_at_both(web: Web, second_server: PlayServer) -> None:
    async with party(web, players=2) as those, those.table.at(Web(second_server.url)).client(1) as bo:
        ana = those.clients[0]
        for number in range(10):
            await asyncio.gather(
                *[client.try_to("say", text=f"{client.seat} {number}") for client in (ana, bo, those.clients[1])]
            )
            await (
                await TableClient(ana.url, ana.table, ana.secret).connect()
            ).disconnect()  # somebody comes in while others talk
        for client in (ana, bo):
            await client.until(lambda client=client: len(client.chat) >= 30, "all that was said")  # type: ignore[misc]
            assert [line["n"] for line in client.chat] == list(range(1, 31))


@several
async def test_a_rematch_asked_for_at_two_servers_is_the_same(web: Web, second_server: PlayServer) -> None:
    async with party(web, players=2, target=1) as those:
        await those.play_out()
        there = those.table.at(Web(second_server.url))
        found = await asyncio.gather(*[table.ask("POST", "/rematch", table.host) for table in (those.table, there) * 3])
        assert len({one["table"] for one in found}) == 1
