"""Attacks with connections that do nothing, and with many addresses (findings 4, 5 and 6)."""

import asyncio
import contextlib
import json
import random
import socket
import time

from benchmarks.attack.attacker import Attacker
from benchmarks.http_requests import request_head, send_request
from blackgate.game import Game
from blackgate.service.security.limits import Limits

UNREAD = 3
CUT_AFTER_S = 25.0  # a reply that no one reads
CONNECTIONS = 3000
OPEN_FILES = 1024  # of the server: what many systems allow
CLOSED_PAUSE_S = 5.0
NETWORK = "2001:db8:1:2"
LONG_TARGET, SHORT_TARGET = 15, 3  # Tunnel points: of a game with some 8,700 moves, and of a short one
MOST_MOVES = 50_000  # with a higher target, six random players use up all Tools, and their game never ends


def random_record(target: int) -> bytes:
    """Return the record of a game of six random players."""
    chance = random.Random(1)
    game = Game(6, seed="attack", target=target)
    for _ in range(MOST_MOVES):
        if not game.legal_moves:
            return game.record.text.encode()
        game.play(chance.choice(list(game.legal_moves)))
    raise RuntimeError(f"A game of random players with a target of {target} does not end. Choose a lower target.")


async def unread_replies(attacker: Attacker) -> None:
    """Three connections ask for long replays and do not read them. The server must close them."""
    record = random_record(LONG_TARGET)
    head = request_head("POST", "/api/replay?as=all", len(record), {"Content-Type": "application/x-ndjson"})
    loop = asyncio.get_running_loop()
    unread = []
    await attacker.begin()
    for number in range(UNREAD):
        connection = socket.socket()
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.setblocking(False)
        connection.bind((attacker.source(number), 0))
        await loop.sock_connect(connection, attacker.target.address)
        await loop.sock_sendall(connection, head + record)
        unread.append(connection)
    began = await asyncio.gather(*(seconds_since_start(attacker, connection) for connection in unread))
    old = [connection for connection, seconds in zip(unread, began, strict=True) if seconds >= CUT_AFTER_S]
    kept = [await is_complete(connection) for connection in old].count(True)
    attacker.counts["closed"] = len(old) - kept
    for connection in unread:
        connection.close()
    if kept:
        attacker.problems.append(f"{kept} of {len(old)} replies were not cut that were not read for {CUT_AFTER_S:.0f} s")


async def seconds_since_start(attacker: Attacker, connection: socket.socket) -> float:
    """Wait until the attack is over, and return for how long a reply has been there unread."""
    began = None
    while attacker.lasts():
        with contextlib.suppress(OSError):
            if began is None and connection.recv(1, socket.MSG_PEEK):
                began = time.monotonic()
        await asyncio.sleep(0.5)
    return 0.0 if began is None else time.monotonic() - began


async def is_complete(connection: socket.socket) -> bool:
    """Read a reply now, and return whether the server still sends all of it."""
    loop = asyncio.get_running_loop()
    data = b""
    with contextlib.suppress(OSError, TimeoutError):
        while more := await asyncio.wait_for(loop.sock_recv(connection, 1 << 20), 5):
            data += more
            if data.endswith((b"\r\n0\r\n\r\n", b"}")) and is_whole(data):
                return True
    return False


def is_whole(data: bytes) -> bool:
    """Return whether these are all bytes of a reply."""
    head, _, body = data.partition(b"\r\n\r\n")
    sizes = [line.split(b":")[1] for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
    return len(body) >= int(sizes[0]) if sizes else body.endswith(b"0\r\n\r\n")


async def held_connections(attacker: Attacker) -> None:
    """3,000 connections from one address send nothing. The server may have 1,024 files open."""
    await attacker.begin()

    async def hold(number: int) -> None:
        await asyncio.sleep(number / CONNECTIONS)  # all within a second
        reader, writer = await asyncio.open_connection(*attacker.target.address, local_addr=(attacker.source(), 0))
        attacker.counts["opened"] += 1
        try:
            with contextlib.suppress(OSError):
                await reader.read()
            attacker.counts["closed"] += 1
        finally:
            writer.close()
        await asyncio.sleep(CLOSED_PAUSE_S)

    await attacker.repeat(hold, CONNECTIONS)


async def ipv6_network(attacker: Attacker) -> None:
    """One client uses a new address of its IPv6 network for every request, and opens tables."""
    body = json.dumps({"options": {}}).encode()
    await attacker.begin()
    began = time.monotonic()

    async def open_table(_: int) -> None:
        attacker.counts["requests"] += 1
        headers = {"Content-Type": "application/json", "X-Forwarded-For": f"{NETWORK}::{attacker.counts['requests']:x}"}
        reply = await send_request(attacker.target.address, "POST", "/api/tables", body, headers, source="127.0.0.1")
        attacker.counts[f"status {reply.status}"] += 1
        await asyncio.sleep(0.05)

    await attacker.repeat(open_table, copies=2)
    limits = Limits()
    allowed = limits.table_burst + limits.tables_per_min * (time.monotonic() - began) / 60 + 1
    if attacker.counts["status 201"] > allowed:
        opened = attacker.counts["status 201"]
        attacker.problems.append(f"{opened} tables were opened from one network; one address may open {allowed:.0f}")
