"""The play service under load: many tables of four people each, and so many moves a second.

The generator starts the real server itself and shares two cores with it. Its rate is open-loop: a move is due at its moment,
whether or not the ones before it have been answered, and its latency counts from that moment.

`python -m benchmarks.load [--database sqlite|postgresql] [--tables 1000] [--rate 400] [--seconds 60] [--search] [--json FILE]`
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
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import uvloop

from benchmarks import machine
from benchmarks.load_clients import LoadClient, Table, Tally
from benchmarks.load_servers import Gauge, LoadServer, start_server
from benchmarks.machine import MB, milliseconds

BARS = {"sqlite": 100.0, "postgresql": 150.0}  # milliseconds, at the 99th percentile
MOST_MEMORY = 1000.0  # megabytes of the server
HELD = 250.0  # milliseconds up to which a rate counts as held
STEPS = (200, 50)  # moves a second by which the search goes up, first in large steps and then in small ones
SEATS = 4
SPARE = 200  # files besides sockets
COMING = 50  # tables that are set up at the same time
GIVE_UP = 3.0  # seconds without an answer after which a rate is clearly too much
MIN_TIMEOUT = 15.0  # seconds for what is still on its way in the end


class Crowd:
    """Everybody at all tables."""

    def __init__(self, server: LoadServer, options: dict[str, object], lang: str | None, seed: int) -> None:
        self.server = server
        self.options = options
        self.lang = lang
        self.rng = random.Random(seed)
        self.tables: list[Table] = []
        self.idle: list[LoadClient] = []  # those who are asked and have not moved yet
        self.owed: list[float] = []  # moves that were due when nobody was asked
        self.tally = Tally()
        self.tasks: set[asyncio.Task[None]] = set()
        host, port = server.url.removeprefix("http://").split(":")
        self.address = host, int(port)

    # --- coming -----------------------------------------------------------------------------
    async def come(self, tables: int) -> None:
        """Open so many tables, a few at a time, and sit down everywhere."""
        few = asyncio.Semaphore(COMING)

        async def one() -> None:
            async with few:
                table = await self.open_table()
                await self.sit_down(table)
                self.tables.append(table)

        async with asyncio.TaskGroup() as everybody:
            for _ in range(tables):
                everybody.create_task(one())
        self.count_anew()

    async def open_table(self) -> Table:
        """A table of four people, ready to play."""
        opened = await self.post("/api/tables", {"options": self.options, "name": "Guest 1", "nonce": "load"})
        table = Table(opened["table"], opened["host"], [opened["secret"]])
        for seat in range(1, SEATS):
            seated = await self.post(f"/api/tables/{table.name}/seats", {"name": f"Guest {seat + 1}", "nonce": "load"})
            table.secrets.append(seated["secret"])
        await self.post(f"/api/tables/{table.name}/start", None, table.host)
        return table

    async def sit_down(self, table: Table) -> None:
        """A socket for each seat."""
        loop = asyncio.get_running_loop()
        for secret in table.secrets:
            client = LoadClient(table, secret, self.lang, self.ready, self.over)
            client.tally = self.tally
            await loop.create_connection(lambda client=client: client, *self.address)  # type: ignore[misc]
            table.clients.append(client)
            await asyncio.wait_for(client.welcome, MIN_TIMEOUT)
        table.seq = max(client.seq for client in table.clients)

    async def post(self, address: str, body: object, key: str = "") -> Any:
        """Ask for something over HTTP, and get it. By hand: a library takes longer over a request than the server."""
        reader, writer = await asyncio.open_connection(*self.address)
        data = msgspec.json.encode(body)
        lines = [f"POST {address} HTTP/1.1", "Host: load", "Connection: close", "Content-Type: application/json"]
        lines += [f"Content-Length: {len(data)}", *([f"Authorization: Bearer {key}"] if key else []), "", ""]
        writer.write("\r\n".join(lines).encode() + data)
        head, _, answer = (await asyncio.wait_for(reader.read(-1), MIN_TIMEOUT)).partition(b"\r\n\r\n")
        writer.close()
        if not head.startswith((b"HTTP/1.1 200", b"HTTP/1.1 201")):
            raise OSError(f"{address}: {head[:40]!r} {answer[:200]!r}")
        return msgspec.json.decode(answer)

    def count_anew(self) -> Tally:
        """What is counted from now on; what was counted until now."""
        before, self.tally = self.tally, Tally()
        for table in self.tables:
            for client in table.clients:
                client.tally = self.tally
        return before

    # --- playing ----------------------------------------------------------------------------
    def ready(self, client: LoadClient) -> None:
        """A seat is asked; if a move was due before, it is made at once."""
        if self.owed:
            self.move(client, self.owed.pop(0))
        else:
            self.idle.append(client)

    def tick(self, due: float) -> None:
        """A move somewhere."""
        if self.idle:
            chosen = self.rng.randrange(len(self.idle))
            self.idle[chosen], self.idle[-1] = self.idle[-1], self.idle[chosen]
            self.move(self.idle.pop(), due)
        else:
            self.owed.append(due)

    def move(self, client: LoadClient, due: float) -> None:
        """Any legal move: a game of such moves has about 2,000 of them, so that hardly any ends while it is watched."""
        client.play(self.rng.choice(client.legal), due)

    async def play(self, rate: float, seconds: float, *, to_the_end: bool = True) -> bool:
        """So many moves a second, each at its moment. False if it was clearly too much."""
        began = time.perf_counter()
        for number in range(int(rate * seconds)):
            due = began + number / rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            self.tick(due)
            if not to_the_end and number % 100 == 0 and self.latest() > GIVE_UP:
                self.owed.clear()
                return False
        return True

    def latest(self) -> float:
        """How long the oldest move that is due has been waiting for its answer."""
        waiting = [client.asked_at[0] for client in self.clients() if client.asked_at is not None]
        return time.perf_counter() - min([*waiting, *self.owed[:1]], default=time.perf_counter())

    def clients(self) -> list[LoadClient]:
        """Everybody."""
        return [client for table in self.tables for client in table.clients]

    async def settle(self) -> None:
        """Wait for what is on its way; then everybody must have heard everything."""
        end = time.perf_counter() + MIN_TIMEOUT
        while time.perf_counter() < end and (self.owed or self.tasks or any(self.missing())):
            await asyncio.sleep(0.02)
        unanswered, unheard = self.missing()
        for what, count in (("not acknowledged", unanswered), ("news not heard", unheard), ("not sent", len(self.owed))):
            if count:
                self.tally.wrong[what] = count

    def missing(self) -> tuple[int, int]:
        """Moves without an answer, and sockets that have not heard of the last one."""
        clients = self.clients()
        return sum(client.asked_at is not None for client in clients), sum(client.seq < client.table.seq for client in clients)

    # --- again ------------------------------------------------------------------------------
    def over(self, table: Table) -> None:
        """A game has ended: the same people play again, so that no table is idle."""
        if not table.over:
            table.over = True
            self.tally.finished += 1
            task = asyncio.create_task(self.rematch(table))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def rematch(self, old: Table) -> None:
        """Another table with the same keys."""
        try:
            made = await self.post(f"/api/tables/{old.name}/rematch", None, old.secrets[0])
            new = Table(made["table"], old.host, old.secrets)
            await self.post(f"/api/tables/{new.name}/start", None, new.host)
            for client in old.clients:
                client.leave()
            self.tables.remove(old)
            self.tables.append(new)
            await self.sit_down(new)
        except (OSError, TimeoutError) as error:
            self.tally.error(f"rematch: {type(error).__name__}")

    def leave(self) -> None:
        """Everybody goes home."""
        for client in self.clients():
            client.leave()


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be measured."""

    database: str
    tables: int
    rate: float
    seconds: float
    warm_up: float
    hold: float
    search: bool
    clock: str
    lang: str | None
    disk: Path
    seed: int


async def measure(wanted: Wanted, server: LoadServer) -> dict[str, Any]:
    """The whole benchmark on one server."""
    options = {"players": SEATS, "clock": {"kind": wanted.clock}}
    crowd = Crowd(server, options, wanted.lang, wanted.seed)
    began = time.perf_counter()
    await crowd.come(wanted.tables)
    came = time.perf_counter() - began
    say(f"{wanted.tables} tables, {len(crowd.clients())} sockets after {came:.1f} s")
    gc.collect()
    gc.freeze()  # what is here stays: no need to look through it again and again
    found: dict[str, Any] = {"coming_s": round(came, 1)}
    if wanted.warm_up:
        await crowd.play(wanted.rate, wanted.warm_up)
        await crowd.settle()
    if wanted.seconds:
        found["run"] = await watch(crowd, server, wanted.rate, wanted.seconds, to_the_end=True)
    if wanted.search:
        found["search"] = await search(crowd, server, wanted.rate, wanted.hold)
    crowd.leave()
    return found


async def watch(crowd: Crowd, server: LoadServer, rate: float, seconds: float, *, to_the_end: bool) -> dict[str, Any]:
    """One rate for so long, and everything that can be told about it."""
    crowd.count_anew()
    complaints = len(server.complaints)
    gauge = Gauge(server)
    looking = asyncio.create_task(looks(gauge))
    began = time.perf_counter()
    kept_up = await crowd.play(rate, seconds, to_the_end=to_the_end)
    took = time.perf_counter() - began
    cores = gauge.cores(took)
    await crowd.settle()
    gauge.look()
    looking.cancel()
    tally = crowd.count_anew()
    return {
        "rate": rate,
        "seconds": round(took, 2),
        "kept_up": kept_up,
        "moves": len(tally.from_schedule),
        "news": tally.news,
        "megabytes_received": round(tally.bytes / MB, 1),
        "games_finished": tally.finished,
        "latency_ms": milliseconds(tally.from_schedule),
        "latency_from_sending_ms": milliseconds(tally.from_sending),
        "errors": tally.wrong,
        "complaints": server.complaints[complaints:],
        "cores": cores,
        "memory_mb": {name: round(size / MB, 1) for name, size in gauge.most.items()},
    }


async def looks(gauge: Gauge) -> None:
    """A look at the memory every few seconds; it costs a little, so not more often."""
    while True:
        gauge.look()
        await asyncio.sleep(5)


async def search(crowd: Crowd, server: LoadServer, rate: float, hold: float) -> dict[str, Any]:
    """The highest rate that is held: up in large steps, then in small ones from the last that was."""
    tried = []
    best = 0.0
    for step in STEPS:
        while True:
            at = best + step if best else rate
            one = await watch(crowd, server, at, hold, to_the_end=False)
            tried.append(one)
            p99 = one["latency_ms"]["p99"]
            held = one["kept_up"] and not one["errors"] and p99 <= HELD
            say(
                f"{at:.0f} moves/s: p99 {p99:.1f} ms, server {one['cores']['server']:.2f} cores, {'held' if held else 'not held'}"
            )
            if not held:
                break
            best = at
    return {"held": best, "hold_s": hold, "tried": tried}


# --- telling ------------------------------------------------------------------------------------
def say(line: str) -> None:
    """Tell how it goes."""
    print(line, flush=True)


def table_of(found: dict[str, Any]) -> str:
    """The figures, for people."""
    wanted, box, disk = found["wanted"], found["machine"], found["fsync_ms"]
    lines = [
        f"{box['processor']}, {box['cores']} cores, {box['memory_gb']} GB, {box['system']}, Python {box['python']}",
        f"{wanted['database']} on {found['filesystem']}; fsync of 4 kB: p50 {disk['p50']} ms, p99 {disk['p99']} ms",
        f"{wanted['tables']} tables of {SEATS} sockets; clock {wanted['clock']}, language {wanted['lang']}",
    ]
    if "run" in found:
        lines += run_lines(found["run"], BARS[wanted["database"]])
    if "search" in found:
        lines.append(f"highest rate held at p99 <= {HELD:.0f} ms: {found['search']['held']:.0f} moves/s")
    return "\n".join(lines)


def run_lines(run: dict[str, Any], bar: float) -> list[str]:
    """One run."""
    rows = [("from its moment", run["latency_ms"]), ("from sending", run["latency_from_sending_ms"])]
    memory, cores = run["memory_mb"], run["cores"]
    passed = run["latency_ms"]["p99"] <= bar and not run["errors"] and not run["complaints"] and memory["server"] <= MOST_MEMORY
    return [
        f"{run['moves']} moves in {run['seconds']} s ({run['rate']:.0f}/s), {run['news']} news "
        f"in {run['megabytes_received']} MB, {run['games_finished']} games finished",
        "",
        "| command to acknowledgement, ms | p50 | p90 | p99 | max |",
        "|---|---|---|---|---|",
        *(f"| {name} | {row['p50']} | {row['p90']} | {row['p99']} | {row['max']} |" for name, row in rows),
        "",
        "processors: " + ", ".join(f"{name} {used:.2f}" for name, used in cores.items()),
        "memory: " + ", ".join(f"{name} {size:.0f} MB" for name, size in memory.items()),
        "errors: " + (", ".join(f"{what}: {count}" for what, count in run["errors"].items()) or "none"),
        *[f"the server said: {line[-600:]}" for line in run["complaints"][:5]],
        f"bar: p99 <= {bar:.0f} ms, no errors, server <= {MOST_MEMORY:.0f} MB: {'met' if passed else 'NOT met'}",
    ]


def main() -> None:
    """Measure, print, write down."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite", help="postgresql: with Redis")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=400, help="moves a second; where --search begins")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--warm-up", type=float, default=10, help="seconds at the same rate before, which are not counted")
    parser.add_argument("--search", action="store_true", help=f"then find the highest rate with p99 <= {HELD:.0f} ms")
    parser.add_argument("--hold", type=float, default=15, help="seconds for which --search holds a rate")
    parser.add_argument(
        "--clock", choices=("none", "turn"), default="none", help="turn: every move changes when somebody's time is up"
    )
    parser.add_argument("--lang", choices=("en", "fr", "de", "it", "es"), help="sockets ask for the story in words")
    parser.add_argument("--cores", type=int, default=2, help="processors for everything together")
    parser.add_argument("--disk", type=Path, default=Path("/var/tmp"), help="a folder on a real disk")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, help="write the figures here")
    asked = parser.parse_args()
    chosen = {name: getattr(asked, name) for name in Wanted.__slots__}
    wanted = Wanted(**chosen)
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[: asked.cores])
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if 0 <= most < wanted.tables * SEATS + SPARE:
        raise SystemExit(f"{wanted.tables} tables need {wanted.tables * SEATS + SPARE} open files; this machine allows {most}.")
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    found: dict[str, Any] = {"wanted": {**chosen, "disk": str(wanted.disk)}, "machine": machine.described()}
    found["filesystem"] = machine.filesystem(wanted.disk)
    with start_server(wanted.database, wanted.disk) as server:
        before = machine.syncs(server.folder)
        try:
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                found |= runner.run(measure(wanted, server))
        except* (OSError, TimeoutError) as problems:
            said = "".join(server.complaints[:1])[-600:]  # the end of a trace says what it was
            raise SystemExit(f"The server did not take everybody in: {problems.exceptions[0]}\n{said}") from None
        after = machine.syncs(server.folder)
    found["fsync_ms"] = milliseconds(before + after)
    found["fsync_p50_before_after_ms"] = [round(statistics.median(one) * 1000, 3) for one in (before, after)]
    say(table_of(found))
    if asked.json:
        asked.json.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
