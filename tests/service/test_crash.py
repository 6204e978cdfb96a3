"""Crashes of the server, PostgreSQL or Redis: no acknowledged move is lost, none is made twice, and every game goes on."""

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from blackgate.replay import verify
from blackgate.service import wall_clock
from blackgate.service.storage import Row, Store, StoreDown
from blackgate.tables import commands, entries, messages, starting
from blackgate.tables.clocks import Due
from blackgate.tables.commands import Accepted, AlreadyDone, Refusal
from blackgate.tables.hosted_table import HostedTable
from blackgate.tables.keys import hash_key
from blackgate.tables.messages import Reader
from testkit.seeds import repetitions, seeded_random
from testkit.service.client import (
    ApiClient,
    ConnectionLost,
    Data,
    Problem,
    Table,
    choose,
    connected_players,
    waiting_for,
)
from testkit.service.local_processes import LocalProcess, create_table, local_processes
from testkit.service.play_server import PlayServer
from testkit.service.server_processes import VERIFY_TLS, Postgres, Redis, children, runs
from testkit.waiting import TIMEOUT_S, pause, wait_until

pytestmark = pytest.mark.anyio

WAKEUPS = 'blackgate_wakes_total{way="bus"}'
COMMIT_RETRIES = "blackgate_commit_retries_total"


# --- clients that reconnect ----------------------------------------------------------------------
class ReconnectingPlayer:
    """A player who reconnects after every failure, to any running server, and repeats a command without an answer."""

    def __init__(self, table: Table, seat: int, urls: Sequence[str], chance: random.Random) -> None:
        self.client = table.client(seat)
        self.urls = urls
        self.url_index = seat  # the server to connect to; the next one after a failure
        self.chance = chance
        self.acknowledged: dict[str, int] = {}
        self.refused: set[str] = set()
        self.disconnections = 0
        self.unanswered: Data | None = None

    async def play(self) -> None:
        """Play until the game is over and every command is answered."""
        while not self.client.over or self.unanswered is not None:
            try:
                if self.client.socket is None:
                    await self.reconnect()
                await self.make_move()
            except ConnectionLost:
                self.disconnections += 1
                self.url_index += 1
                await pause()

    async def reconnect(self) -> None:
        """Reconnect; no entry that was received before may be missing, and the missed entries must be complete."""
        seen = self.client.seq
        self.client.url = self.urls[self.url_index % len(self.urls)]
        await self.client.connect(since=seen or None)
        found = self.client.welcomed
        assert found["seq"] >= seen, f"entry {seen} was received, and is gone"
        assert not seen or [entry["seq"] for entry in found["missed"]] == list(range(seen + 1, found["seq"] + 1))

    async def make_move(self) -> None:
        """Send the command without an answer again, or a new one."""
        client = self.client
        if self.unanswered is None:
            await client.until(lambda: client.over or bool(client.legal), f"the turn of seat {client.seat}")
            if client.over:
                return
            move = choose(self.chance, client.legal)
            self.unanswered = {"t": "move", "id": client.new_id(), "version": client.version, "moves": [move]}
        answer = await client.send(self.unanswered)
        if answer["t"] == "ack":
            self.acknowledged[self.unanswered["id"]] = answer["seq"]
        elif answer["error"] not in ("unavailable", "busy"):
            self.refused.add(self.unanswered["id"])
        else:
            await pause()
            return
        self.unanswered = None
        await client.until(lambda: client.version >= answer["version"], "the news of the move")


class TableSeries:
    """Tables played one after the other for as long as the test causes failures."""

    def __init__(self, number: int, urls: Sequence[str], **options: Any) -> None:
        self.urls = urls
        self.options = options
        self.chance = seeded_random(number)
        self.played: list[tuple[Table, list[ReconnectingPlayer]]] = []

    async def play_tables(self, failing: Callable[[], bool]) -> None:
        while failing() or not self.played:
            table = await self.start_table()
            table_players = [ReconnectingPlayer(table, seat, self.urls, self.chance) for seat in sorted(table.seats)]
            self.played.append((table, table_players))
            await asyncio.gather(*[player.play() for player in table_players])
            for player in table_players:
                await player.client.disconnect()

    async def start_table(self) -> Table:
        """Open and start a table; try again if a crash interrupts this."""
        async with waiting_for("a table", 4 * TIMEOUT_S):
            while True:
                api = ApiClient(self.chance.choice(self.urls))
                try:
                    table = await api.open(**{"players": 4, "target": 3, **self.options})
                    await table.fill()
                    await table.start()
                except (httpx.TransportError, Problem):
                    await pause()
                else:
                    return table


@contextlib.asynccontextmanager
async def playing_during_failures(*series: TableSeries) -> AsyncIterator[None]:
    """Play tables while the test causes failures, then finish the last games. An error of one player ends the test."""
    failing = True
    async with asyncio.TaskGroup() as group:
        for tables in series:
            group.create_task(tables.play_tables(lambda: failing))
        try:
            yield
        finally:
            failing = False


async def wait_for_moves(series: Sequence[TableSeries], moves: int = 60) -> None:
    """Wait until this number of further moves are acknowledged."""

    def made() -> int:
        return sum(
            len(player.acknowledged) for tables in series for _, table_players in tables.played for player in table_players
        )

    before = made()
    async with waiting_for("more moves"):
        while made() < before + moves:
            await pause()


async def check_logs(database: str, series: Sequence[TableSeries]) -> Counter[str]:
    """Compare what the players received with what is in the logs."""
    store = Store.open(database)
    found: Counter[str] = Counter()
    for table, table_players in [game for tables in series for game in tables.played]:
        rows = store.entries(table.id)
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1)), "the log has a gap"
        log = {row.seq: entries.decode(row.data) for row in rows}
        written = [
            (entry.seat, entry.command, seq) for seq, entry in log.items() if isinstance(entry, entries.Moved) and entry.command
        ]
        assert len({(seat, command) for seat, command, _ in written}) == len(written), "a command was carried out twice"
        acknowledged = {
            (player.client.seat, command, seq) for player in table_players for command, seq in player.acknowledged.items()
        }
        assert acknowledged == set(written), "the acknowledged commands are not those in the log"
        for player in table_players:
            assert not player.refused & {command for _, command, _ in written}, "a refused command was carried out"
            received = [(news["seq"], news["at"], news["what"]) for news in player.client.news]
            assert received == [(seq, rows[seq - 1].at, entries.entry_name(log[seq])) for seq, _, _ in received]
            found["disconnections"] += player.disconnections
        verify(await table.record())
        found["games"] += 1
        found["moves"] += len(written)
    store.close()
    return found


# --- the server is killed -------------------------------------------------------------------------
async def test_kills_under_load_lose_and_repeat_no_move(record_property: Callable[[str, object], None]) -> None:
    chance = seeded_random(30)
    kills = repetitions(normally=5, in_soak=90)
    record_property("kills", kills)
    with PlayServer() as server:
        series = [TableSeries(number, [server.url]) for number in range(6)]
        series.append(TableSeries(6, [server.url], bots={"0": "inmate", "2": "rookie", "3": "random"}))
        async with playing_during_failures(*series):
            await wait_for_moves(series)
            for _ in range(kills):
                await wait_for_moves(series, chance.randrange(80))
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
        found = await check_logs(server.database, series)
        assert found["games"] >= len(series)
        assert found["disconnections"] >= kills
        server.check_log()


class FreshServer(PlayServer):
    """A server in a new Python process, not a fork of a running one."""

    program = ("-m", "blackgate")


async def test_bots_go_on_after_a_crash_while_someone_watches() -> None:
    with FreshServer() as server:
        table = await ApiClient(server.url).open(
            None, players=3, target=10, pace_ms=150, bots={str(seat): "inmate" for seat in range(3)}
        )
        await table.start()
        store = Store.open(server.database)
        for _ in range(2):
            await asyncio.to_thread(server.kill)
            seen = store.newest_entries([table.id])[table.id]
            await asyncio.to_thread(server.start)
            async with table.client():
                await asyncio.to_thread(wait_until, partial(has_entries_after, store, table.id, seen + 2), "the bots")
        store.close()


async def test_a_crash_costs_no_player_time() -> None:
    with PlayServer() as server:
        async with connected_players(
            ApiClient(server.url), players=2, clock={"kind": "turn", "turn_s": 60, "reserve_s": 60}
        ) as players:
            ana = players.clients[0]
            until = ana.info["clock"]["until"]
            await asyncio.to_thread(server.kill)
            killed = wall_clock.now_ms()
            await asyncio.to_thread(server.start)
            await ana.connect()
            since, back = server.last_outage()
            assert since <= killed < back
            assert back - killed <= ana.info["clock"]["until"] - until <= back - since


async def test_worker_processes_end_with_their_server() -> None:
    with PlayServer() as server:
        for end in (server.crash, server.stop):
            async with connected_players(ApiClient(server.url), players=2, boss_ms=10, bots={"1": "boss"}) as players:
                await players.play(lambda: any(news["seat"] == 1 for news in players.anyone.news), "a move of boss")
            assert server.process is not None
            pids = children(server.process.pid)
            assert pids
            await asyncio.to_thread(end)
            await asyncio.to_thread(wait_until, partial(all_ended, pids), "the end of the worker processes")
            await asyncio.to_thread(server.start)


def has_entries_after(store: Store, table: str, seq: int) -> bool:
    return store.newest_entries([table])[table] > seq


def all_ended(pids: Sequence[int]) -> bool:
    return not any(map(runs, pids))


# --- two servers on one database ---------------------------------------------------------------------
@pytest.fixture
def pair(postgres: Postgres, redis_server: Redis) -> Iterator[list[PlayServer]]:
    """Two processes on one PostgreSQL, with Redis."""
    database = postgres.url()
    with PlayServer(database, redis_server.url()) as first, PlayServer(database, redis_server.url()) as second:
        yield [first, second]
        first.check_log()
        second.check_log()


async def test_players_of_a_killed_server_continue_at_the_other_one(
    pair: list[PlayServer], record_property: Callable[[str, object], None]
) -> None:
    chance = seeded_random(2)
    kills = repetitions(normally=2, in_soak=20)
    record_property("kills", kills)
    urls = [server.url for server in pair]
    series = [*[TableSeries(number, urls) for number in range(4)], TableSeries(4, urls, bots={"1": "inmate", "3": "random"})]
    async with playing_during_failures(*series):
        await wait_for_moves(series)
        for _ in range(kills):
            victim = chance.choice(pair)
            await wait_for_moves(series, chance.randrange(60))
            await asyncio.to_thread(victim.kill)
            await wait_for_moves(series, chance.randrange(40))  # at the other server
            await asyncio.to_thread(victim.start)
    found = await check_logs(pair[0].database, series)
    assert found["games"] >= len(series)
    assert found["disconnections"] >= kills


async def test_games_survive_restarts_of_postgresql_and_redis(
    pair: list[PlayServer], postgres: Postgres, redis_server: Redis
) -> None:
    urls = [server.url for server in pair]
    series = [*[TableSeries(number, urls) for number in range(3)], TableSeries(3, urls, bots={"1": "inmate", "3": "random"})]
    async with playing_during_failures(*series):
        await wait_for_moves(series)
        await asyncio.to_thread(postgres.restart, "immediate")
        await wait_for_moves(series)
        for moves in (0, 5):
            await asyncio.to_thread(redis_server.kill)
            await wait_for_moves(series, moves)
            await asyncio.to_thread(redis_server.start)
            await wait_for_moves(series)
        await asyncio.to_thread(redis_server.kill)
        await asyncio.to_thread(postgres.kill)
        connections = [count_redis_connections(server) for server in pair]
        await asyncio.to_thread(redis_server.start)
        for server, before in zip(pair, connections, strict=True):  # they cannot read the missed entries yet
            await asyncio.to_thread(wait_until, partial(has_reconnected, server, before), "connecting to Redis again")
        await asyncio.to_thread(postgres.start)
        await wait_for_moves(series)
    found = await check_logs(pair[0].database, series)
    assert found["games"] >= len(series)
    await check_wakeups(pair)


def count_redis_connections(server: PlayServer) -> int:
    return [line["what"] for line in server.log()].count("redis connected")


def has_reconnected(server: PlayServer, before: int) -> bool:
    return count_redis_connections(server) > before


async def check_wakeups(pair: Sequence[PlayServer]) -> None:
    """Check that wake-up messages between the two servers arrive again."""
    here, there = pair
    async with (
        connected_players(ApiClient(here.url), players=2) as players,
        players.table.at(ApiClient(there.url)).client(1) as phone,
    ):
        before = await metric(there, WAKEUPS)
        async with waiting_for("a wake-up message"):
            while await metric(there, WAKEUPS) == before:
                await players.move()
                await phone.wait_for_seq(players.anyone.seq)


async def metric(server: PlayServer, name: str) -> float:
    """Return the value of a metric from the admin page."""
    async with httpx.AsyncClient(timeout=TIMEOUT_S, verify=VERIFY_TLS) as http:
        lines = (await http.get(f"{server.admin_url}/metrics", headers=server.admin_headers)).text.splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith(name))


async def test_without_the_database_clients_are_told_to_retry(postgres: Postgres) -> None:
    with PlayServer(postgres.url()) as server:
        api = ApiClient(server.url)
        async with connected_players(api, players=2) as players:
            ana = players.clients[0]
            postgres.stop()
            try:
                for path in (f"/api/tables/{players.table.id}", "/api/tables", f"/api/codes/{players.table.code}"):
                    with pytest.raises(Problem) as refusal:
                        await api.ask("GET", path)
                    assert (refusal.value.status, refusal.value.error) == (503, "unavailable")
                spectator = players.table.client()
                with pytest.raises(ConnectionLost):
                    await spectator.connect()
                assert spectator.goodbye is not None
                assert (spectator.goodbye["error"], spectator.goodbye["retry_ms"] > 0) == ("unavailable", True)
                assert (await ana.refused("say", text="Anybody there?"))["error"] == "unavailable"
                waiting = asyncio.create_task(ana.do("move", moves=[ana.legal[-1]]))
                async with waiting_for("a commit that fails"):
                    while not await metric(server, COMMIT_RETRIES):
                        await pause()
                assert not waiting.done(), "a move was acknowledged before it was on disk"
            finally:
                await asyncio.to_thread(postgres.start)
            await waiting
            await players.wait_for_seq(ana.seq)
            assert (await ana.try_to("say", text="Ah."))["t"] == "ack"
            await players.move()
        server.check_log()


# --- failures at the worst moment ------------------------------------------------------------------
class InterruptedStore(Store):
    """A store whose next read fails after `fails_once` was set."""

    fails_once = False

    def entries(self, table_id: str, after: int = 0) -> list[Row]:
        if self.fails_once:
            self.fails_once = False
            raise StoreDown("error-store-down", problem="just now")
        return super().entries(table_id, after)


class NullListener:
    """A listener that ignores all messages."""

    def __init__(self, key: str) -> None:
        self.reader = Reader(0)
        self.key = hash_key(key)
        self.address = ""
        self.host = False
        self.entries_told = 0
        self.welcomed_at = 0
        self.behind_since: int | None = None

    def send(self, frame: bytes) -> None:
        pass

    def send_update(self, frame: bytes, seq: int) -> None:
        pass

    def dismiss(self, error: str) -> None:
        raise AssertionError(f"dismissed: {error}")


async def new_table(process: LocalProcess) -> str:
    """Create a table where Ana has seat 0."""
    table = await create_table(process, "ABCDE")
    await process.tables.executor.execute(table.id, lambda now: commands.take_seat(now, "Ana", "", "key", 0))
    return table.id


def ready_command(command: str) -> Callable[[HostedTable], Accepted | AlreadyDone]:
    return lambda table: commands.already_done(table, 0, command) or starting.ready(table, 0, command, command)


async def test_an_entry_that_was_not_written_does_not_reappear(tmp_path: Path) -> None:
    async with local_processes(tmp_path, 2, InterruptedStore) as [first, second]:
        table_id = await new_table(first)
        await second.tables.executor.execute(table_id, lambda table: commands.mute(table, 1, True))
        assert isinstance(first.store, InterruptedStore)
        first.store.fails_once = True  # when the first process reads the entry of the second one
        with pytest.raises(Refusal) as refusal:
            await first.tables.executor.execute(table_id, ready_command("a"))
        assert refusal.value.error == "unavailable"
        await first.tables.executor.execute(table_id, ready_command("b"))
        mine, theirs = await first.tables.reader.get(table_id), await second.tables.reader.get(table_id)
        assert messages.table_info(mine, []) == messages.table_info(theirs, [])
        assert [entry.what for entry in mine.log] == ["created", "sat", "muted", "readied"]
        assert mine.command_seqs == {"0:b": 4}


async def test_no_bot_moves_for_a_player_who_has_just_come_back(tmp_path: Path) -> None:
    async with local_processes(tmp_path, 1) as [process]:
        execute = process.tables.executor.execute
        table_id = await new_table(process)
        await execute(table_id, lambda table: commands.take_seat(table, "Bo", "", "other", 1))
        table = await execute(table_id, starting.start_game)
        seat = table.to_move
        assert seat is not None
        table = await execute(table_id, lambda table: commands.stand_in(table, seat, table.version, "absent"))
        seen = table.version
        await execute(table_id, lambda table: commands.come_back(table, seat, "back"))
        due = Due("move", seat, 0)  # scheduled while the bot played for the seat
        await process.tables.scheduler.perform(process.tables.active.activate(table_id), due, seen)
        with pytest.raises(Refusal):
            await execute(table_id, lambda table: commands.bot_move(table, seat, seen, "", "end"))
        assert (await process.tables.reader.get(table_id)).log[-1].what == "came_back"


async def test_presence_is_stored_after_the_database_was_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with local_processes(tmp_path, 1) as [process]:
        table_id = await new_table(process)
        process.store.register_process("process 0", 1, 1)
        await process.tables.subscriptions.join(NullListener("key"), table_id, since=None)

        def fail(*_: object) -> None:
            raise StoreDown("error-store-down", problem="just now")

        with monkeypatch.context() as patch:
            patch.setattr(process.store, "save_presence", fail)
            with pytest.raises(StoreDown):
                await process.tables.presence.store_changes()
        await process.tables.presence.store_changes()
        assert process.store.online_seats([table_id], 1, 1) == {(table_id, 0)}
