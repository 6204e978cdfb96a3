"""One attack, from the start of the server to its end."""

import asyncio
import contextlib
import os
import signal
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.attack.attacker import AttackProcess, Outcome, Target
from benchmarks.attack.attacks import Scenario
from benchmarks.attack.players import OrdinaryPlayers, Phase
from benchmarks.load_servers import LoadServer, level_of, start_server
from benchmarks.machine import MB, process_tree, resident_bytes

MEMORY_INTERVAL_S = 1.0
SETTLING_S = 1.0  # between the preparation of an attack and the quiet measurement
MAX_ERRORS = 3  # of the log that are reported


@dataclass(slots=True)
class Result:
    """Everything that was measured during one attack."""

    name: str
    finding: str
    summary: str
    quiet: Phase
    during: Phase
    outcome: Outcome
    moves_wait: bool = False
    memory_mb: tuple[float, float] = (0.0, 0.0)  # of the server: before the attack, and the most during it
    max_memory_growth_mb: float = 100.0
    log_kb: float = 0.0  # that the server has written during the attack
    log_errors: list[str] = field(default_factory=list)  # lines of the log about errors of the server
    stop_s: float = 0.0


class MemoryMeter:
    """The memory of the server and its workers, measured in a thread: the players must not wait for it."""

    def __init__(self, server: LoadServer) -> None:
        self.pid = server.process.pid
        self.peak_mb = 0.0

    def measure(self) -> float:
        """Measure now, and return megabytes."""
        found = resident_bytes(process_tree(self.pid)) / MB
        self.peak_mb = max(self.peak_mb, found)
        return found

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Measure every second."""

        async def measure_often() -> None:
            while True:
                await asyncio.to_thread(self.measure)
                await asyncio.sleep(MEMORY_INTERVAL_S)

        task = asyncio.create_task(measure_often())
        try:
            yield
        finally:
            task.cancel()


async def run_scenario(scenario: Scenario, database: str, disk: Path, quiet_s: float, factor: float) -> Result:
    """Start a server, measure ordinary players without the attack and with it, and stop the server."""
    kind = scenario.database or database
    with start_server(kind, disk, scenario.server_options, scenario.open_files) as server:
        try:
            result = await measure(scenario, server, quiet_s, factor * scenario.seconds)
        finally:
            for pid in [one for backend in server.backends.values() for one in process_tree(backend)]:
                os.kill(pid, signal.SIGCONT)  # an attack that broke may have left them stopped
        log = (server.folder / "log").read_text(encoding="utf-8", errors="replace")
    result.log_errors = errors_in(log)
    result.stop_s = round(server.stop_s, 2)
    return result


async def measure(scenario: Scenario, server: LoadServer, quiet_s: float, seconds: float) -> Result:
    """Measure ordinary players without the attack and with it."""
    target = Target(server.url, seconds, server.backends)
    log = server.folder / "log"
    players = OrdinaryPlayers(server.url, seed=1)
    await players.sit_down()
    process = AttackProcess(scenario.attack, target)
    try:
        await process.prepare()
        await asyncio.sleep(SETTLING_S)
        quiet = await players.play(quiet_s)
        meter = MemoryMeter(server)
        before_mb, log_before = meter.measure(), log.stat().st_size
        process.begin()
        async with meter.running():
            during = await players.play(seconds)
            outcome = await process.finish()
    finally:
        process.end()
        players.leave()
    return Result(
        name=scenario.name,
        finding=scenario.finding,
        summary=scenario.summary,
        quiet=quiet,
        during=during,
        outcome=outcome,
        moves_wait=scenario.moves_wait,
        memory_mb=(round(before_mb, 1), round(meter.peak_mb, 1)),
        max_memory_growth_mb=scenario.max_memory_growth_mb,
        log_kb=round((log.stat().st_size - log_before) / 1000, 1),
    )


def errors_in(log: str) -> list[str]:
    """Return the first lines of a log that report errors of the server, such as the last line of a traceback."""
    return [line[-200:] for line in log.splitlines() if line.strip() and level_of(line) in ("error", "critical", "?")][
        :MAX_ERRORS
    ]
