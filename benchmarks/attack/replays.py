"""Attacks on the queue of replays and analyses, which one worker handles (finding 8)."""

import asyncio
import time
from collections.abc import Awaitable
from itertools import cycle

from benchmarks.attack.attacker import Attacker
from benchmarks.attack.connections import LONG_TARGET, SHORT_TARGET, random_record
from benchmarks.http_requests import Reply

ADDRESSES = 11
JOBS_PER_ADDRESS = 4  # the limit
ORDINARY = 30  # the source of an ordinary player
MAX_WAIT_S = 10.0  # of an ordinary player
LANGUAGES = ("en", "fr", "de", "it", "es")


async def replay_flood(attacker: Attacker) -> None:
    """Eleven addresses upload long records all the time. An ordinary player opens a replay and the tutorial."""
    long, short = random_record(LONG_TARGET), random_record(SHORT_TARGET)
    languages = cycle(LANGUAGES)
    await attacker.begin()

    async def upload(number: int) -> None:
        reply = await attacker.upload("/api/replay?as=all", long, source=number % ADDRESSES)
        await asyncio.sleep(0 if reply.status == 200 else 1)

    async def use(_: int) -> None:
        await asyncio.sleep(1)
        lesson = f"/api/lesson?lang={next(languages)}"
        await check(attacker, "the tutorial", attacker.request("GET", lesson, source=ORDINARY, count=False))
        await check(attacker, "a replay", attacker.upload("/api/replay", short, source=ORDINARY))

    async with asyncio.TaskGroup() as group:
        group.create_task(attacker.repeat(upload, ADDRESSES * JOBS_PER_ADDRESS))
        group.create_task(attacker.repeat(use, copies=1))


async def check(attacker: Attacker, what: str, request: Awaitable[Reply]) -> None:
    """Send a request of an ordinary player, and check that the server answers in time."""
    began = time.monotonic()
    try:
        reply = await asyncio.wait_for(request, MAX_WAIT_S)
    except (OSError, TimeoutError, asyncio.CancelledError):
        waited = time.monotonic() - began
        if waited >= MAX_WAIT_S - 1:
            attacker.problems.append(f"{what} took more than {waited:.0f} s")
        raise
    waited = round(1000 * (time.monotonic() - began))
    attacker.counts[f"longest wait for {what}, ms"] = max(waited, attacker.counts[f"longest wait for {what}, ms"])
    if reply.status != 200:
        attacker.problems.append(f"{what} was refused with {reply.status}")
