"""Load benchmark of the play service: many tables of four players each, at a fixed rate of moves.

The generator starts the server itself and shares two cores with it. The load is open-loop: a move is due at a fixed time,
whether or not earlier moves have been answered, and its latency counts from that time. With `--outstanding N`, the server
always has N moves to answer instead, and the moves a second are measured: this compares two versions better.

`python -m benchmarks.load [--database sqlite|postgresql] [--tables 1000] [--rate 400] [--seconds 60] [--search] [--json FILE]`
`python -m benchmarks.load --outstanding 100 --tables 300 --seconds 6`
`python -m benchmarks.load --bot warden --tables 200 --rate 40`: one person and three bots at each table
"""

import argparse
import asyncio
import gc
import json
import os
import random
import resource
import statistics
import time
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from typing import Any

import uvloop

from benchmarks import machine
from benchmarks.http_requests import send_json
from benchmarks.load_clients import LoadClient, Measurements, Table
from benchmarks.load_servers import LoadServer, ResourceMeter, start_server
from benchmarks.machine import MB, milliseconds
from blackgate.bots import BOTS

MAX_P99_MS = 100.0
MAX_MEMORY_MB = 1000.0  # of the server
SUSTAINED_P99_MS = 250.0  # up to which a rate counts as sustained
STEPS = (200, 50)  # moves a second by which the search increases the rate, first in large steps, then in small ones
SEATS = 4
OTHER_FILES = 200  # open files besides sockets
MAX_SETUPS = 50  # tables that are set up at the same time
OUTSTANDING_CHECK_S = 0.001  # between two checks of how many moves are unanswered
OVERLOADED_S = 3.0  # without an answer, after which a rate is clearly too high
TIMEOUT_S = 120.0  # for answers, also on a busy machine: slow ones are measured and not counted as errors


class LoadGenerator:
    """All clients of all tables, and the moves they make."""

    def __init__(
        self, url: str, options: dict[str, object], lang: str | None, seed: int, sources: Sequence[str] | None = None
    ) -> None:
        self.options = options
        self.lang = lang
        self.rng = random.Random(seed)
        self.tables: list[Table] = []
        self.idle: list[LoadClient] = []  # clients to move
        self.overdue: list[float] = []  # moves that were due when no client was to move
        self.measured = Measurements()
        self.tasks: set[asyncio.Task[None]] = set()
        host, port = url.removeprefix("http://").split(":")
        self.address = host, int(port)
        self.sources = cycle(sources or [""])  # local addresses of the next connections

    # --- setup ------------------------------------------------------------------------------
    async def set_up(self, tables: int, people: int = SEATS) -> None:
        """Open tables for this number of people, a few at a time, and connect their seats."""
        limit = asyncio.Semaphore(MAX_SETUPS)

        async def set_up_table() -> None:
            async with limit:
                table = await self.open_table(people)
                await self.connect(table)
                self.tables.append(table)

        async with asyncio.TaskGroup() as group:
            for _ in range(tables):
                group.create_task(set_up_table())
        self.reset_measurements()

    async def open_table(self, people: int = SEATS) -> Table:
        """Open a table for this number of people and start the game."""
        opened = await self.post("/api/tables", {"options": self.options, "name": "Guest 1", "nonce": "load"})
        table = Table(opened["table"], opened["host"], [opened["secret"]])
        for seat in range(1, people):
            seated = await self.post(f"/api/tables/{table.name}/seats", {"name": f"Guest {seat + 1}", "nonce": "load"})
            table.secrets.append(seated["secret"])
        await self.post(f"/api/tables/{table.name}/start", None, table.host)
        return table

    async def connect(self, table: Table) -> None:
        """Connect a client for each seat."""
        loop = asyncio.get_running_loop()
        for secret in table.secrets:
            client = LoadClient(table, secret, self.lang, self.ready, self.over)
            client.measured = self.measured
            source = next(self.sources)
            local = (source, 0) if source else None
            await loop.create_connection(lambda client=client: client, *self.address, local_addr=local)
            table.clients.append(client)
            await asyncio.wait_for(client.welcome, TIMEOUT_S)
        table.seq = max(client.seq for client in table.clients)

    async def post(self, path: str, body: object, key: str = "") -> Any:
        """Send an HTTP request and return the data of the response."""
        reply = await send_json(self.address, "POST", path, body, key, source=next(self.sources), timeout_s=TIMEOUT_S)
        if reply.status not in (200, 201):
            raise OSError(f"{path}: {reply.status} {reply.body[:200]!r}")
        return reply.data()

    def reset_measurements(self) -> Measurements:
        """Start new measurements, and return those until now."""
        before, self.measured = self.measured, Measurements()
        for table in self.tables:
            for client in table.clients:
                client.measured = self.measured
        return before

    # --- playing ----------------------------------------------------------------------------
    def ready(self, client: LoadClient) -> None:
        """A client is to move. If a move is overdue, make it at once."""
        if self.overdue:
            self.move(client, self.overdue.pop(0))
        else:
            self.idle.append(client)

    def tick(self, due: float) -> None:
        """Make a move at a random table."""
        if self.idle:
            chosen = self.rng.randrange(len(self.idle))
            self.idle[chosen], self.idle[-1] = self.idle[-1], self.idle[chosen]
            self.move(self.idle.pop(), due)
        else:
            self.overdue.append(due)

    def move(self, client: LoadClient, due: float) -> None:
        """Make a random legal move. A random game has about 2,000 moves, so few games end during a run."""
        client.play(self.rng.choice(client.legal), due)

    async def play(self, rate: float, seconds: float, *, to_end: bool = True) -> bool:
        """Make moves at a rate, each at its due time. Return False if the rate is clearly too high."""
        began = time.perf_counter()
        for number in range(int(rate * seconds)):
            due = began + number / rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            self.tick(due)
            if not to_end and number % 100 == 0 and self.longest_wait() > OVERLOADED_S:
                self.overdue.clear()
                return False
        return True

    async def play_outstanding(self, moves: int, seconds: float) -> bool:
        """Keep this number of moves unanswered for some time."""
        began = time.perf_counter()
        made = 0
        while time.perf_counter() < began + seconds:
            while self.idle and made - len(self.measured.from_schedule) < moves:
                self.tick(time.perf_counter())
                made += 1
            await asyncio.sleep(OUTSTANDING_CHECK_S)
        return True

    def longest_wait(self) -> float:
        """Return how long the oldest unanswered move has been waiting."""
        waiting = [client.pending[0] for client in self.clients() if client.pending is not None]
        return time.perf_counter() - min([*waiting, *self.overdue[:1]], default=time.perf_counter())

    def clients(self) -> list[LoadClient]:
        """Return all clients."""
        return [client for table in self.tables for client in table.clients]

    async def settle(self) -> None:
        """Wait until every move is acknowledged and every client has all news; count what is missing."""
        end = time.perf_counter() + TIMEOUT_S
        while time.perf_counter() < end and (self.overdue or self.tasks or any(self.missing())):
            await asyncio.sleep(0.02)
        unanswered, behind = self.missing()
        for what, count in (("not acknowledged", unanswered), ("news not received", behind), ("not sent", len(self.overdue))):
            if count:
                self.measured.errors[what] = count

    def missing(self) -> tuple[int, int]:
        """Return the number of unanswered moves, and of clients without the newest entry."""
        clients = self.clients()
        return sum(client.pending is not None for client in clients), sum(client.seq < client.table.seq for client in clients)

    # --- rematches ------------------------------------------------------------------------------
    def over(self, table: Table) -> None:
        """A game has ended: start a rematch, so that no table is idle."""
        if not table.over:
            table.over = True
            self.measured.finished += 1
            task = asyncio.create_task(self.rematch(table))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def rematch(self, old: Table) -> None:
        """Start a rematch and connect all clients to it."""
        try:
            made = await self.post(f"/api/tables/{old.name}/rematch", None, old.secrets[0])
            new = Table(made["table"], old.host, old.secrets)
            await self.post(f"/api/tables/{new.name}/start", None, new.host)
            for client in old.clients:
                client.close()
            self.tables.remove(old)
            self.tables.append(new)
            await self.connect(new)
        except (OSError, TimeoutError) as error:
            self.measured.add_error(f"rematch: {type(error).__name__}")

    def close(self) -> None:
        """Close all connections."""
        for client in self.clients():
            client.close()


@dataclass(frozen=True, slots=True)
class LoadOptions:
    """What to measure."""

    database: str
    tables: int
    rate: float
    seconds: float
    warm_up: float
    hold: float
    search: bool
    clock: str
    bot: str | None
    lang: str | None
    outstanding: int

    @property
    def people(self) -> int:
        """How many people sit at each table."""
        return SEATS if self.bot is None else 1

    disk: Path
    seed: int


async def measure(options: LoadOptions, server: LoadServer) -> dict[str, Any]:
    """Run the whole benchmark on one server."""
    bots = {str(seat): options.bot for seat in range(options.people, SEATS)}
    table_options = {"players": SEATS, "clock": {"kind": options.clock}, "bots": bots}
    generator = LoadGenerator(server.url, table_options, options.lang, options.seed)
    began = time.perf_counter()
    await generator.set_up(options.tables, options.people)
    setup_s = time.perf_counter() - began
    say(f"{options.tables} tables, {len(generator.clients())} sockets after {setup_s:.1f} s")
    gc.collect()
    gc.freeze()  # objects that exist now stay: do not scan them again
    found: dict[str, Any] = {"coming_s": round(setup_s, 1)}
    if options.warm_up:
        await generator.play(options.rate, options.warm_up)
        await generator.settle()
    if options.outstanding:
        await generator.play_outstanding(options.outstanding, options.warm_up)
        await generator.settle()
        work = generator.play_outstanding(options.outstanding, options.seconds)
        found["run"] = await measure_load(generator, server, options.rate, work)
        found["run"]["rate"] = found["run"]["answered_per_s"]
    elif options.seconds:
        found["run"] = await measure_rate(generator, server, options.rate, options.seconds, to_end=True)
    if options.search:
        found["search"] = await search(generator, server, options.rate, options.hold)
    generator.close()
    return found


async def measure_rate(
    generator: LoadGenerator, server: LoadServer, rate: float, seconds: float, *, to_end: bool
) -> dict[str, Any]:
    """Make moves at one rate for some time, and return all figures about it."""
    return await measure_load(generator, server, rate, generator.play(rate, seconds, to_end=to_end))


async def measure_load(
    generator: LoadGenerator, server: LoadServer, rate: float, play: Coroutine[None, None, bool]
) -> dict[str, Any]:
    """Let the generator play, and return all figures about it."""
    generator.reset_measurements()
    complaints = len(server.complaints)
    speed_before = machine.million_additions_per_second()
    meter = ResourceMeter(server)
    sampler = asyncio.create_task(sample_memory(meter))
    began = time.perf_counter()
    kept_up = await play
    took = time.perf_counter() - began
    answered = len(generator.measured.from_schedule)
    cores = meter.cores(took)
    await generator.settle()
    meter.sample_memory()
    sampler.cancel()
    measured = generator.reset_measurements()
    speed_after = machine.million_additions_per_second()
    return {
        "rate": rate,
        "seconds": round(took, 2),
        "kept_up": kept_up,
        "moves": len(measured.from_schedule),
        "answered_per_s": round(answered / took),
        "news": measured.news,
        "megabytes_received": round(measured.bytes / MB, 1),
        "games_finished": measured.finished,
        "latency_ms": milliseconds(measured.from_schedule),
        "latency_from_sending_ms": milliseconds(measured.from_sending),
        "errors": measured.errors,
        "complaints": server.complaints[complaints:],
        "cores": cores,
        "million_additions_per_s": [round(speed_before, 1), round(speed_after, 1)],
        "memory_mb": {name: round(size / MB, 1) for name, size in meter.peak_memory.items()},
    }


async def sample_memory(meter: ResourceMeter) -> None:
    """Measure memory every few seconds; more often would cost too much."""
    while True:
        meter.sample_memory()
        await asyncio.sleep(5)


async def search(generator: LoadGenerator, server: LoadServer, rate: float, hold: float) -> dict[str, Any]:
    """Find the highest sustained rate: first in large steps, then in small ones."""
    tried = []
    best = 0.0
    for step in STEPS:
        while True:
            at = best + step if best else rate
            one = await measure_rate(generator, server, at, hold, to_end=False)
            tried.append(one)
            p99 = one["latency_ms"]["p99"]
            held = one["kept_up"] and not one["errors"] and p99 <= SUSTAINED_P99_MS
            cores = one["cores"]
            used = f"server {cores['server']:.2f} cores, stolen by the host {cores['stolen']:.2f}"
            say(f"{at:.0f} moves/s: p99 {p99:.1f} ms, {used}, {'held' if held else 'not held'}")
            if not held:
                break
            best = at
    return {"held": best, "hold_s": hold, "tried": tried}


# --- report ------------------------------------------------------------------------------------
def say(line: str) -> None:
    """Print progress."""
    print(line, flush=True)


def table_of(found: dict[str, Any]) -> str:
    """Return the figures as text."""
    options, facts, disk = found["wanted"], found["machine"], found["fsync_ms"]
    lines = [
        f"{facts['processor']}, {facts['cores']} cores, {facts['memory_gb']} GB, {facts['system']}, Python {facts['python']}",
        f"{options['database']} on {found['filesystem']}; fsync of 4 kB: p50 {disk['p50']} ms, p99 {disk['p99']} ms",
        f"{options['tables']} tables of {found['people']} people and {SEATS - found['people']} bots ({options['bot']}); "
        f"clock {options['clock']}, language {options['lang']}",
    ]
    if "run" in found:
        lines += run_lines(found["run"], SUSTAINED_P99_MS if options["bot"] else MAX_P99_MS)
    if "search" in found:
        lines.append(f"highest rate held at p99 <= {SUSTAINED_P99_MS:.0f} ms: {found['search']['held']:.0f} moves/s")
    return "\n".join(lines)


def run_lines(run: dict[str, Any], bar: float) -> list[str]:
    """Return the figures of one run as text."""
    rows = [("from its moment", run["latency_ms"]), ("from sending", run["latency_from_sending_ms"])]
    memory, cores = run["memory_mb"], run["cores"]
    before, after = run["million_additions_per_s"]
    passed = run["latency_ms"]["p99"] <= bar and not run["errors"] and not run["complaints"] and memory["server"] <= MAX_MEMORY_MB
    return [
        f"{run['moves']} moves in {run['seconds']} s ({run['rate']:.0f}/s), {run['news']} news "
        f"in {run['megabytes_received']} MB, {run['games_finished']} games finished",
        "",
        "| command to acknowledgement, ms | p50 | p90 | p99 | max |",
        "|---|---|---|---|---|",
        *(f"| {name} | {row['p50']} | {row['p90']} | {row['p99']} | {row['max']} |" for name, row in rows),
        "",
        "processors: " + ", ".join(f"{name} {used:.2f}" for name, used in cores.items()),
        f"speed of one core: Python adds {before} million numbers a second before and {after} after the run",
        "memory: " + ", ".join(f"{name} {size:.0f} MB" for name, size in memory.items()),
        "errors: " + (", ".join(f"{what}: {count}" for what, count in run["errors"].items()) or "none"),
        *[f"the server said: {line[-600:]}" for line in run["complaints"][:5]],
        f"bar: p99 <= {bar:.0f} ms, no errors, server <= {MAX_MEMORY_MB:.0f} MB: {'met' if passed else 'NOT met'}",
    ]


def main() -> None:
    """Run the benchmark, print the figures, and write them to a file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite", help="postgresql: with Redis")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=400, help="moves a second; where --search begins")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--warm-up", type=float, default=10, help="seconds at the same rate before, which are not counted")
    parser.add_argument("--search", action="store_true", help=f"then find the highest rate with p99 <= {SUSTAINED_P99_MS:.0f} ms")
    parser.add_argument("--hold", type=float, default=15, help="seconds for which --search holds a rate")
    parser.add_argument("--outstanding", type=int, default=0, help="keep this number of moves unanswered instead of a fixed rate")
    parser.add_argument("--clock", choices=("none", "turn"), default="none", help="turn: every move changes a deadline")
    parser.add_argument("--bot", choices=tuple(BOTS), help="one person and three of these bots at each table")
    parser.add_argument("--lang", choices=("en", "fr", "de", "it", "es"), help="sockets ask for the story in words")
    parser.add_argument("--cores", type=int, default=2, help="processors for everything together")
    parser.add_argument("--disk", type=Path, default=Path("/var/tmp"), help="a folder on a real disk")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, help="write the figures here")
    args = parser.parse_args()
    chosen = {name: getattr(args, name) for name in LoadOptions.__slots__}
    options = LoadOptions(**chosen)
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[: args.cores])
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if 0 <= most < options.tables * SEATS + OTHER_FILES:
        raise SystemExit(
            f"{options.tables} tables need {options.tables * SEATS + OTHER_FILES} open files; this machine allows {most}."
        )
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    found: dict[str, Any] = {"wanted": {**chosen, "disk": str(options.disk)}, "people": options.people}
    found["machine"] = machine.describe()
    found["filesystem"] = machine.filesystem(options.disk)
    with start_server(options.database, options.disk) as server:
        before = machine.fsync_seconds(server.folder)
        try:
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                found |= runner.run(measure(options, server))
        except* (OSError, TimeoutError) as problems:
            error = "".join(server.complaints[:1])[-600:]  # the end of a traceback names the error
            raise SystemExit(f"Not all clients could connect: {problems.exceptions[0]}\n{error}") from None
        after = machine.fsync_seconds(server.folder)
    found["fsync_ms"] = milliseconds(before + after)
    found["fsync_p50_before_after_ms"] = [round(statistics.median(one) * 1000, 3) for one in (before, after)]
    say(table_of(found))
    if args.json:
        args.json.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
