"""Waiting for a condition. Tests never sleep for a fixed time: it is too short on a busy machine and too long on a quiet one."""

import asyncio
import time
from collections.abc import Callable, Iterator

TIMEOUT_S = 120.0  # until a test gives up; far more than anything takes on a busy machine
POLL_S = 0.02


def wait_until(condition: Callable[[], bool], what: str) -> None:
    """Return as soon as the condition holds."""
    for _ in attempts(what):
        if condition():
            return
        time.sleep(POLL_S)


def attempts(what: str) -> Iterator[None]:
    """Yield again and again, and fail when the time is up."""
    end = time.monotonic() + TIMEOUT_S
    while time.monotonic() < end:
        yield
    raise AssertionError(f"{what} took more than {TIMEOUT_S:.0f} seconds")


async def pause() -> None:
    """Let other tasks and processes go on before the next attempt."""
    await asyncio.sleep(POLL_S)
