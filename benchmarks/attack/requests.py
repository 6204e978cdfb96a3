"""Attacks with malformed requests and records. The server must not answer 500, and must not fill its log."""

import asyncio
import json
import random
from itertools import cycle

from benchmarks.attack.attacker import Attacker
from benchmarks.attack.connections import SHORT_TARGET, random_record
from benchmarks.http_requests import parse_reply

TIMEOUT_S = 3.0
LONG = 5000  # characters
PAUSE_S = 0.05  # keeps within the limit of requests, with as many addresses


def malformed_requests() -> list[bytes]:
    """Return requests that no correct client sends."""
    post = b"POST /api/replay HTTP/1.1\r\nHost: attack\r\nContent-Type: application/x-ndjson\r\n"
    sizes = [b"9" * 400, b"9" * LONG, b"0" * LONG + b"5", b"18446744073709551615", b"-1", b"1e9"]
    sizes += ["²".encode("latin-1"), "\u0663".encode()]
    requests = [post + b"Content-Length: " + size + b"\r\n\r\n{}" for size in sizes]
    chance = random.Random(1)
    requests += [
        chance.randbytes(200),
        b"\r\n\r\n",
        b"GET\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01",
        b"GET / HTTP/9.9\r\n\r\n",
    ]
    requests += [b"GET /%ff%00 HTTP/1.1\r\nHost: attack\r\n\r\n", b"GET /api/tables/%00 HTTP/1.1\r\nHost: \xff\r\n\r\n"]
    requests += [
        post + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n",
        post + b"Content-Length: 5\r\nContent-Length: 6\r\n\r\n12345",
    ]
    return requests


async def malformed(attacker: Attacker) -> None:
    """Requests with absurd sizes, junk, and uploads that stop in the middle."""
    aborted = (
        b"POST /api/replay HTTP/1.1\r\nHost: attack\r\nContent-Type: application/x-ndjson\r\nContent-Length: 1000000\r\n\r\n"
        + b"{" * 1000
    )
    requests = cycle([*malformed_requests(), aborted])
    await attacker.begin()

    async def send(number: int) -> None:
        data = next(requests)
        reader, writer = await asyncio.open_connection(*attacker.target.address, local_addr=(attacker.source(number), 0))
        try:
            writer.write(data)
            if data is not aborted:
                reply = parse_reply(await asyncio.wait_for(reader.read(-1), TIMEOUT_S))
                attacker.counts[f"status {reply.status}"] += 1
        finally:
            writer.close()
        await asyncio.sleep(PAUSE_S)

    await attacker.repeat(send, copies=8)
    check_for_internal_errors(attacker)


def malformed_records() -> list[bytes]:
    """Return records with texts and numbers of absurd size, and with half of a surrogate pair."""
    first, _, rest = random_record(SHORT_TARGET).decode().partition("\n")
    header = json.loads(first)
    values: list[object] = ["x" * LONG, "\ud800", int("9" * 4000), [["x"] * LONG], -1, None]
    changed = [header | {name: value} for name in header for value in values]
    records = [json.dumps(one) + "\n" + rest for one in changed]
    move, _, others = rest.partition("\n")
    moves = ["x" * LONG, "\ud800", "search " * LONG, "9" * LONG]
    records += [f"{first}\n{json.dumps(json.loads(move) | {'move': text})}\n{others}" for text in moves]
    records += [first.replace(":4", ":" + "9" * LONG, 1) + "\n" + rest, "[" * LONG]
    return [record.encode() for record in records]


async def records(attacker: Attacker) -> None:
    """Uploads of records with long names, numbers and moves, and with lone surrogates."""
    uploads = cycle(malformed_records())
    await attacker.begin()

    async def send(number: int) -> None:
        path = "/api/chances" if number % 2 else "/api/replay"
        await attacker.upload(path, next(uploads), source=number)
        await asyncio.sleep(PAUSE_S)

    await attacker.repeat(send, copies=8)
    check_for_internal_errors(attacker)


def check_for_internal_errors(attacker: Attacker) -> None:
    """Report responses with status 500."""
    if errors := attacker.counts["status 500"]:
        attacker.problems.append(f"the server answered 500 {errors} times")
