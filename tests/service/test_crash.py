"""Whatever is killed and whenever: no acknowledged move is lost, none is made twice, and every game goes on."""

import asyncio
import contextlib
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from blackgate.replay import verify
from blackgate.service.storage import Row, Store, StoreDown
from blackgate.tables import commands, entries, messages
from blackgate.tables.clocks import Due
from blackgate.tables.commands import Accepted, AlreadyDone, Refusal
from blackgate.tables.hosted_table import HostedTable
from blackgate.tables.keys import hash_key
from blackgate.tables.messages import Reader
from testkit.service.client import TIMEOUT_S, ConnectionLost, Data, Problem, Table, Web, choose, party, waiting_for
from testkit.service.local_processes import LocalProcess, create_table, local_processes
from testkit.service.play_server import PlayServer
from testkit.service.server_processes import PLAIN, Postgres, Redis, children, runs, wait_until

pytestmark = pytest.mark.anyio

SOON = 0.02  # seconds after which somebody tries again


# --- people who come back ----------------------------------------------------------------------
class Stubborn:
    """A seat whose player comes back whatever happens, to whichever server is there, and sends again what was not answered."""

    def __init__(self, table: Table, seat: int, doors: Sequence[str], chance: random.Random) -> None:
        self.client = table.client(seat)
        self.doors = doors
        self.door = seat  # where they go first; another one when it is shut
        self.chance = chance
        self.acknowledged: dict[str, int] = {}
        self.refused: set[str] = set()
        self.lost = 0
        self.unanswered: Data | None = None

    async def play(self) -> None:
        """Until the game is over, and the last word is answered."""
        while not self.client.over or self.unanswered is not None:
            try:
                if self.client.socket is None:
                    await self.come_back()
                await self.turn()
            except ConnectionLost:
                self.lost += 1
                self.door += 1
                await asyncio.sleep(SOON)

    async def come_back(self) -> None:
        """Catch up: nothing that was heard of may be missing, and the gap is told without a gap."""
        seen = self.client.seq
        self.client.url = self.doors[self.door % len(self.doors)]
        await self.client.connect(since=seen or None)
        found = self.client.welcomed
        assert found["seq"] >= seen, f"entry {seen} was told, and is gone"
        assert not seen or [one["seq"] for one in found["missed"]] == list(range(seen + 1, found["seq"] + 1))

    async def turn(self) -> None:
        """Send what was not answered, or choose something new."""
        client = self.client
        if self.unanswered is None:
            await client.until(lambda: client.over or bool(client.legal), f"the turn of seat {client.seat}")
            if client.over:
                return
            move = choose(self.chance, client.legal)
            self.unanswered = {"t": "move", "id": client.new_id(), "version": client.version, "moves": [move]}
        answer = await client.say(self.unanswered)
        if answer["t"] == "ack":
            self.acknowledged[self.unanswered["id"]] = answer["seq"]
        elif answer["error"] not in ("unavailable", "busy"):
            self.refused.add(self.unanswered["id"])
        else:
            await asyncio.sleep(SOON)
            return
        self.unanswered = None
        await client.until(lambda: client.version >= answer["version"], "the news of it")


class Club:
    """A table of stubborn people, and another one when the game is over, for as long as there is trouble."""

    def __init__(self, number: int, doors: Sequence[str], **options: Any) -> None:
        self.doors = doors
        self.options = options
        self.chance = random.Random(number)
        self.played: list[tuple[Table, list[Stubborn]]] = []

    async def meet(self, trouble: Callable[[], bool]) -> None:
        while trouble() or not self.played:
            table = await self.sit_down()
            people = [Stubborn(table, seat, self.doors, self.chance) for seat in sorted(table.seats)]
            self.played.append((table, people))
            await asyncio.gather(*[one.play() for one in people])
            for one in people:
                await one.client.disconnect()

    async def sit_down(self) -> Table:
        """A table that has begun. One that was not finished for the crash is left to the mice."""
        async with waiting_for("a table", 4 * TIMEOUT_S):
            while True:
                web = Web(self.chance.choice(self.doors))
                try:
                    table = await web.open(**{"players": 4, "target": 3, **self.options})
                    await table.fill()
                    await table.start()
                except (httpx.TransportError, Problem):
                    await asyncio.sleep(SOON)
                else:
                    return table


@contextlib.asynccontextmanager
async def clubs(*members: Club) -> AsyncIterator[None]:
    """Play while there is trouble, then finish; whoever gives up ends it all."""
    trouble = True
    async with asyncio.TaskGroup() as group:
        for member in members:
            group.create_task(member.meet(lambda: trouble))
        try:
            yield
        finally:
            trouble = False


async def under_way(members: Sequence[Club], moves: int = 60) -> None:
    """Wait for so many more moves to be acknowledged."""

    def made() -> int:
        return sum(len(one.acknowledged) for member in members for _, people in member.played for one in people)

    before = made()
    async with waiting_for("the games to be under way"):
        while made() < before + moves:
            await asyncio.sleep(SOON)


async def reckon(database: str, members: Sequence[Club]) -> Counter[str]:
    """Hold what people were told against what was written."""
    store = Store.open(database)
    found: Counter[str] = Counter()
    for table, people in [game for member in members for game in member.played]:
        rows = store.entries(table.id)
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1)), "the log has a gap"
        log = {row.seq: entries.decode(row.data) for row in rows}
        written = [
            (entry.seat, entry.command, seq) for seq, entry in log.items() if isinstance(entry, entries.Moved) and entry.command
        ]
        assert len({(seat, command) for seat, command, _ in written}) == len(written), "a command was carried out twice"
        told = {(one.client.seat, command, seq) for one in people for command, seq in one.acknowledged.items()}
        assert told == set(written), "what was acknowledged is what was written"
        for one in people:
            assert not one.refused & {command for _, command, _ in written}, "what was refused was not done"
            heard = [(news["seq"], news["at"], news["what"]) for news in one.client.news]
            assert heard == [(seq, rows[seq - 1].at, entries.entry_name(log[seq])) for seq, _, _ in heard]
            found["lost"] += one.lost
        verify(await table.record())
        found["games"] += 1
        found["moves"] += len(written)
    store.close()
    return found


# --- the server is killed -------------------------------------------------------------------------
async def test_thirty_kills_under_load_lose_nothing_and_double_nothing() -> None:
    chance = random.Random(30)
    with PlayServer() as server:
        members = [Club(number, [server.url]) for number in range(6)]
        members.append(Club(6, [server.url], bots={"0": "inmate", "2": "rookie", "3": "random"}))
        async with clubs(*members):
            await under_way(members)
            for _ in range(30):
                await under_way(members, chance.randrange(80))
                await asyncio.sleep(chance.uniform(0, 0.1))
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
        found = await reckon(server.database, members)
        assert found["games"] >= len(members)
        assert found["lost"] >= 30
        assert server.complaints() == []


class FromScratch(PlayServer):
    """Started as its host starts it."""

    program = ("-m", "blackgate")


async def test_bots_go_on_by_themselves_after_a_crash() -> None:
    with FromScratch() as server:
        table = await Web(server.url).open(
            None, players=3, target=10, pace_ms=150, bots={str(seat): "inmate" for seat in range(3)}
        )
        await table.start()
        store = Store.open(server.database)
        for _ in range(2):
            await asyncio.to_thread(server.kill)
            seen = store.newest_entries([table.id])[table.id]
            await asyncio.to_thread(server.start)
            await asyncio.to_thread(wait_until, partial(grown, store, table.id, seen + 2), "the bots")
        store.close()


async def test_a_crash_costs_nobody_time() -> None:
    with PlayServer() as server:
        async with party(Web(server.url), players=2, clock={"kind": "turn", "turn_s": 60, "reserve_s": 60}) as those:
            ana = those.clients[0]
            until = ana.info["clock"]["until"]
            await asyncio.to_thread(server.kill)
            killed = time.monotonic()
            await asyncio.to_thread(server.start)
            back = time.monotonic()
            await ana.connect()
            assert ana.info["clock"]["until"] - until >= (back - killed) * 500


async def test_those_who_think_for_boss_do_not_outlive_their_server() -> None:
    with PlayServer() as server:
        for end in (server.crash, server.stop):
            async with party(Web(server.url), players=2, boss_ms=10, bots={"1": "boss"}) as those:
                await those.play(lambda: any(one["seat"] == 1 for one in those.anyone.news), "a move of boss")
            assert server.process is not None
            family = children(server.process.pid)
            assert family
            await asyncio.to_thread(end)
            await asyncio.to_thread(wait_until, partial(all_gone, family), "the end of those who think")
            await asyncio.to_thread(server.start)


def grown(store: Store, table: str, beyond: int) -> bool:
    return store.newest_entries([table])[table] > beyond


def all_gone(family: Sequence[int]) -> bool:
    return not any(map(runs, family))


# --- two servers on one database ---------------------------------------------------------------------
@pytest.fixture
def pair(postgres: Postgres, redis_server: Redis) -> Iterator[list[PlayServer]]:
    """Two processes on one PostgreSQL, with Redis."""
    database = postgres.url()
    with PlayServer(database, redis_server.url()) as one, PlayServer(database, redis_server.url()) as two:
        yield [one, two]
        assert one.complaints() == []
        assert two.complaints() == []


async def test_when_one_of_two_servers_is_killed_its_people_go_to_the_other(pair: list[PlayServer]) -> None:
    chance = random.Random(2)
    doors = [server.url for server in pair]
    members = [*[Club(number, doors) for number in range(4)], Club(4, doors, bots={"1": "inmate", "3": "random"})]
    async with clubs(*members):
        await under_way(members)
        for _ in range(8):
            victim = chance.choice(pair)
            await asyncio.sleep(chance.uniform(0.1, 0.6))
            await asyncio.to_thread(victim.kill)
            await asyncio.sleep(chance.uniform(0.1, 0.5))
            await asyncio.to_thread(victim.start)
    found = await reckon(pair[0].database, members)
    assert found["games"] >= len(members)
    assert found["lost"] >= 8


async def test_games_go_on_when_postgresql_and_redis_come_and_go(
    pair: list[PlayServer], postgres: Postgres, redis_server: Redis
) -> None:
    doors = [server.url for server in pair]
    members = [*[Club(number, doors) for number in range(3)], Club(3, doors, bots={"1": "inmate", "3": "random"})]
    async with clubs(*members):
        await under_way(members)
        await asyncio.to_thread(postgres.restart, "immediate")
        await under_way(members)
        for moves in (0, 5):
            await asyncio.to_thread(redis_server.kill)
            await under_way(members, moves)
            await asyncio.to_thread(redis_server.start)
            await under_way(members)
        await asyncio.to_thread(redis_server.kill)
        await asyncio.to_thread(postgres.kill)
        await asyncio.to_thread(redis_server.start)
        await asyncio.sleep(1.5)  # they hear Redis again, and cannot look what they have missed
        await asyncio.to_thread(postgres.start)
        await under_way(members)
    found = await reckon(pair[0].database, members)
    assert found["games"] >= len(members)
    await hear_each_other(pair)


async def hear_each_other(pair: Sequence[PlayServer]) -> None:
    """Wake-up calls arrive again."""
    here, there = pair
    async with party(Web(here.url), players=2) as those, those.table.at(Web(there.url)).client(1) as phone:
        before = await wakes(there)
        async with waiting_for("a wake-up call"):
            while await wakes(there) == before:
                await those.move()
                await phone.wait_for_seq(those.anyone.seq)


async def wakes(server: PlayServer) -> float:
    async with httpx.AsyncClient(verify=PLAIN) as http:
        lines = (await http.get(f"{server.admin_url}/metrics")).text.splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith("blackgate_wakes_total") and '"bus"' in line)


async def test_while_the_database_is_away_people_are_asked_to_wait(postgres: Postgres) -> None:
    with PlayServer(postgres.url()) as server:
        web = Web(server.url)
        async with party(web, players=2) as those:
            ana = those.clients[0]
            postgres.stop()
            try:
                for path in (f"/api/tables/{those.table.id}", "/api/tables", f"/api/codes/{those.table.code}"):
                    with pytest.raises(Problem) as refusal:
                        await web.ask("GET", path)
                    assert (refusal.value.status, refusal.value.error) == (503, "unavailable")
                stranger = those.table.client()
                with pytest.raises(ConnectionLost):
                    await stranger.connect()
                assert stranger.goodbye is not None
                assert (stranger.goodbye["error"], stranger.goodbye["retry_ms"] > 0) == ("unavailable", True)
                assert (await ana.refused("say", text="Anybody there?"))["error"] == "unavailable"
                waiting = asyncio.create_task(ana.do("move", moves=[ana.legal[-1]]))
                await asyncio.sleep(0.5)
                assert not waiting.done(), "nothing is acknowledged that is not on disk"
            finally:
                await asyncio.to_thread(postgres.start)
            await waiting
            await those.wait_for_seq(ana.seq)
            assert (await ana.try_to("say", text="Ah."))["t"] == "ack"
            await those.move()
        assert server.complaints() == []


# --- the worst moments, one by one ------------------------------------------------------------------
class Shy(Store):
    """A database that does not answer when it is asked."""

    away = False

    def entries(self, table_id: str, after: int = 0) -> list[Row]:
        if self.away:
            self.away = False
            raise StoreDown("error-store-down", problem="just now")
        return super().entries(table_id, after)


class SilentListener:
    """A listener at a table that ignores everything."""

    def __init__(self, key: str) -> None:
        self.reader = Reader(0)
        self.key = hash_key(key)

    def send(self, message: bytes) -> None:
        pass

    def dismiss(self, error: str) -> None:
        raise AssertionError(f"dismissed: {error}")


async def new_table(process: LocalProcess) -> str:
    """A table with Ana at it."""
    table = await create_table(process, "ABCDE")
    await process.tables.executor.execute(table.id, lambda now: commands.take_seat(now, "Ana", "", "key", 0))
    return table.id


def readies(command: str) -> Callable[[HostedTable], Accepted | AlreadyDone]:
    return lambda table: commands.already_done(table, 0, command) or commands.ready(table, 0, command, command)


async def test_an_entry_that_was_not_written_does_not_come_back(tmp_path: Path) -> None:
    async with local_processes(tmp_path, 2, Shy) as [one, two]:
        table_id = await new_table(one)
        await two.tables.executor.execute(table_id, lambda table: commands.mute(table, 1, True))
        assert isinstance(one.store, Shy)
        one.store.away = True  # just when the first process learns that the second one was faster
        with pytest.raises(Refusal) as refusal:
            await one.tables.executor.execute(table_id, readies("a"))
        assert refusal.value.error == "unavailable"
        await one.tables.executor.execute(table_id, readies("b"))
        mine, theirs = await one.tables.reader.get(table_id), await two.tables.reader.get(table_id)
        assert messages.table_info(mine, []) == messages.table_info(theirs, [])
        assert [entry.what for entry in mine.log] == ["created", "sat", "muted", "readied"]
        assert mine.command_seqs == {"0:b": 4}


async def test_nobody_moves_for_somebody_who_has_just_come_back(tmp_path: Path) -> None:
    async with local_processes(tmp_path, 1) as [process]:
        execute = process.tables.executor.execute
        table_id = await new_table(process)
        await execute(table_id, lambda table: commands.take_seat(table, "Bo", "", "other", 1))
        table = await execute(table_id, commands.start_game)
        seat = table.to_move
        assert seat is not None
        table = await execute(table_id, lambda table: commands.stand_in(table, seat, table.version, "absent"))
        seen = table.version
        await execute(table_id, lambda table: commands.come_back(table, seat, "back"))
        due = Due("move", seat, 0)  # scheduled when the bot was still there
        await process.tables.scheduler.perform(process.tables.active.activate(table_id), due, seen)
        with pytest.raises(Refusal):
            await execute(table_id, lambda table: commands.bot_move(table, seat, seen, "", "end"))
        assert (await process.tables.reader.get(table_id)).log[-1].what == "came_back"


async def test_who_came_while_the_database_was_away_is_written_down_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with local_processes(tmp_path, 1) as [process]:
        table_id = await new_table(process)
        process.store.register_process("process 0", 1, 1)
        await process.tables.subscriptions.join(SilentListener("key"), table_id, since=None, host=False)

        def away(*_: object) -> None:
            raise StoreDown("error-store-down", problem="just now")

        with monkeypatch.context() as patch:
            patch.setattr(process.store, "save_presence", away)
            with pytest.raises(StoreDown):
                await process.tables.presence.store_changes()
        await process.tables.presence.store_changes()
        assert process.store.online_seats([table_id], 1, 1) == {(table_id, 0)}
