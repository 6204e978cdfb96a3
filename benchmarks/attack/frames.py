"""Attacks with frames of a WebSocket: they are not messages, so the limit of messages does not count them (finding 1)."""

import asyncio
import time

from benchmarks.attack.attacker import Attacker
from benchmarks.load_clients import NO_MASK

EMPTY = bytes([0x80]) + NO_MASK  # the length of a frame without data, and its mask
FIRST_FRAGMENT, NEXT_FRAGMENT, PING = b"\x01" + EMPTY, b"\x00" + EMPTY, b"\x89" + EMPTY
FRAMES_AT_ONCE = 10_000
MAX_WAITING_BYTES = 1 << 20
SLOW_BYTES_PER_S = 1_000_000


async def empty_fragments(attacker: Attacker) -> None:
    """One socket sends empty continuation frames as fast as it can."""
    await flood(attacker, FIRST_FRAGMENT, NEXT_FRAGMENT)


async def slow_fragments(attacker: Attacker) -> None:
    """One socket sends empty continuation frames, 1 MB a second."""
    await flood(attacker, FIRST_FRAGMENT, NEXT_FRAGMENT, SLOW_BYTES_PER_S)


async def pings(attacker: Attacker) -> None:
    """One socket sends pings as fast as it can."""
    await flood(attacker, PING, PING)


async def flood(attacker: Attacker, first: bytes, frame: bytes, bytes_per_s: float = float("inf")) -> None:
    """Send a frame again and again on one socket, and reconnect when the server closes it."""
    [table] = await attacker.open_tables(1, entries=0)
    frames = min(FRAMES_AT_ONCE, max(1, int(min(bytes_per_s, 1e9) / 50 / len(frame))))
    chunk = frame * frames

    async def send(_: int) -> None:
        async with attacker.socket(table.name, table.secrets[0]) as socket:
            transport = socket.transport
            transport.write(first)
            due = time.monotonic()
            while True:
                if transport.is_closing():
                    raise ConnectionResetError
                transport.write(chunk)
                attacker.counts["frames"] += frames
                due += len(chunk) / bytes_per_s
                await asyncio.sleep(max(0.001, due - time.monotonic()))
                while transport.get_write_buffer_size() > MAX_WAITING_BYTES and not transport.is_closing():
                    await asyncio.sleep(0.001)

    await attacker.begin()
    await attacker.repeat(send, copies=1)
