"""Attacks with messages within the limits, whose answers are expensive (finding 2), and a table with many spectators."""

import asyncio
from itertools import count

import msgspec
from websockets.asyncio.client import ClientConnection

from benchmarks.attack.attacker import PREPARATION_S, Attacker
from benchmarks.load import LoadGenerator
from benchmarks.load_clients import PING, PONG, TEXT, LoadClient, Measurements, Table

ENTRIES = 300  # of the log of a table: as many as one answer tells
SOCKETS = 18
MESSAGES_PER_S = 20.0  # per socket: the limit
ADDRESSES = 6
SPECTATORS = 2000
SPECTATORS_PER_ADDRESS = 100
STADIUM_MOVES_PER_S = 4.0
LANGUAGES = ("en", "fr", "de", "it", "es")
CONNECTING = 50  # spectators at the same time


async def stale_refusals(attacker: Attacker) -> None:
    """18 sockets send moves with an old version. Each refusal tells what has happened since."""
    tables = await attacker.open_tables(3, ENTRIES)
    await attacker.begin()
    await attacker.repeat(lambda number: send_often(attacker, tables[number % 3], "move", version=1, moves=["end"]), SOCKETS)


async def chat_flood(attacker: Attacker) -> None:
    """18 sockets send long chat messages."""
    tables = await attacker.open_tables(3, entries=0)
    await attacker.begin()
    await attacker.repeat(lambda number: send_often(attacker, tables[number % 3], "say", text="flood " * 66), SOCKETS)


async def send_often(attacker: Attacker, table: Table, kind: str, **fields: object) -> None:
    """Send a message as often as the limit allows, and read all answers."""
    async with attacker.socket(table.name, table.secrets[0], lang="en") as socket, asyncio.TaskGroup() as group:
        group.create_task(read_all(socket))
        for number in count():
            await socket.send(msgspec.json.encode({"t": kind, "id": f"a{number}", **fields}), text=True)
            attacker.counts["messages"] += 1
            await asyncio.sleep(1 / MESSAGES_PER_S)


async def read_all(socket: ClientConnection) -> None:
    """Read until the server closes the connection."""
    while True:
        await socket.recv(decode=False)


async def reconnections(attacker: Attacker) -> None:
    """Six addresses reconnect again and again with `since: 0`. Each answer tells the whole log."""
    tables = await attacker.open_tables(3, ENTRIES)
    await attacker.begin()

    async def reconnect(number: int) -> None:
        table = tables[number % 3]
        async with attacker.socket(table.name, table.secrets[0], source=10 + number % ADDRESSES, since=0, lang="en"):
            attacker.counts["answers"] += 1

    await attacker.repeat(reconnect, 2 * ADDRESSES)


class Spectator(LoadClient):
    """A spectator who reads everything and does nothing."""

    def frame(self, code: int, payload: bytes) -> None:
        """Count messages, and answer pings."""
        if code == TEXT:
            self.measured.news += 1
            if not self.welcome.done():
                self.welcome.set_result(None)
        elif code == PING:
            self.send(PONG, payload)


async def stadium(attacker: Attacker) -> None:
    """2,000 spectators in five languages watch one table. They behave, so all must stay connected."""
    players = LoadGenerator(attacker.target.url, {"players": 4, "public": True}, "en", 1, [attacker.source(n) for n in range(4)])
    await players.set_up(1)
    [table] = players.tables
    measured = Measurements()
    limit = asyncio.Semaphore(CONNECTING)
    loop = asyncio.get_running_loop()

    async def connect(number: int) -> None:
        spectator = Spectator(table, table.host, LANGUAGES[number % len(LANGUAGES)], lambda _: None, lambda _: None)
        spectator.measured = measured
        local = (attacker.source(10 + number // SPECTATORS_PER_ADDRESS), 0)
        async with limit:
            await loop.create_connection(lambda: spectator, *attacker.target.address, local_addr=local)
            await asyncio.wait_for(spectator.welcome, PREPARATION_S)

    async with asyncio.TaskGroup() as group:
        for number in range(SPECTATORS):
            group.create_task(connect(number))
    await attacker.begin()
    welcomed = measured.news
    await players.play(STADIUM_MOVES_PER_S, attacker.target.seconds)
    await players.settle()
    attacker.counts["spectators"] = SPECTATORS
    attacker.counts["news"] = measured.news - welcomed
    attacker.problems += [f"a spectator who behaved: {what} ({times} times)" for what, times in measured.errors.items()]
