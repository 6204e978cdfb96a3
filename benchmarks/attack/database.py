"""A database that has stopped answering: what does not need it must go on."""

import asyncio
import os
import signal
import time

from benchmarks.attack.attacker import Attacker
from benchmarks.machine import process_tree

MAX_WAIT_S = 10.0  # for the answer that the database is unavailable
PATHS = ("/api/tables", "/api/health")
SOURCE = 30


async def frozen_postgresql(attacker: Attacker) -> None:
    """PostgreSQL stops answering without closing its connections. Requests that need it must be refused soon."""
    postgres = attacker.target.backends["postgresql"]
    await attacker.begin()
    frozen = process_tree(postgres)
    for pid in frozen:
        os.kill(pid, signal.SIGSTOP)
    try:
        await asyncio.gather(*(ask(attacker, path) for path in PATHS))
        await attacker.wait()
    finally:
        for pid in frozen:
            os.kill(pid, signal.SIGCONT)


async def ask(attacker: Attacker, path: str) -> None:
    """Ask until the server says that it is unavailable."""
    began = time.monotonic()
    end = began + MAX_WAIT_S
    while (now := time.monotonic()) < end:
        try:
            reply = await asyncio.wait_for(attacker.request("GET", path, source=SOURCE), end - now)
        except (OSError, TimeoutError):
            break
        if reply.status == 503:
            attacker.counts[f"ms until {path} answered 503"] = round(1000 * (time.monotonic() - began))
            return
        await asyncio.sleep(0.5)
    attacker.problems.append(f"{path} did not answer 503 within {MAX_WAIT_S:.0f} s")
