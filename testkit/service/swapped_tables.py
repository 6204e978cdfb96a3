"""A table without network and disk, whose connections keep every byte; and a second one with swapped secrets.

The second table is `view.sample` of the first: hidden facts that one seat cannot know are dealt again, the log is the same.
"""

import copy
import random
from collections.abc import Sequence
from typing import Any, cast

from blackgate import Game
from blackgate.catalogue import edition
from blackgate.engine.chance import seeded
from blackgate.game import Step
from blackgate.record import RULES
from blackgate.service.active_tables import ActiveTable
from blackgate.service.pack_registry import PackRegistry
from blackgate.service.process_state import ProcessState
from blackgate.service.storage import Row, Store, Write
from blackgate.service.storage.log_writer import LogWriter
from blackgate.service.table_services import TableServices
from blackgate.service.wakeup_bus import WakeupBus
from blackgate.service.workers.bot_workers import BotWorkers
from blackgate.service.ws.connection import Connection
from blackgate.service.ws.message_handler import MessageHandler
from blackgate.service.ws.outbox import Outbox
from blackgate.tables import commands, entries, keys, wire
from blackgate.tables.clocks import Due
from blackgate.tables.hosted_table import HostedTable
from blackgate.tables.table_parts import UndoneCommands

TABLE = "a-table"
AT = 1_700_000_000_000
STEP = 1_500  # milliseconds between two entries
SEED = "5e" * 32
HOST, WATCH = "the host's key", "the spectators' key"
NAMES = ("Ana", "Bo", "Cy", "Dee", "Eli", "Flo")


def secret(seat: int) -> str:
    return f"the key of seat {seat}"


# --- a log --------------------------------------------------------------------------------------
class TableWithPositions(HostedTable):
    """A table that keeps all positions: a sampled one cannot be played again from its deal."""

    def __init__(self, options: wire.TableOptions, seed: str) -> None:
        host, watch, digest = keys.hash_key(HOST), keys.hash_key(WATCH), edition().pack.digest
        created = entries.Created(options, "ABCDE", seed, host, watch, digest, RULES, format=entries.FORMAT)
        super().__init__(TABLE, AT, created, edition())
        self.past: list[Game] = []

    def play(self, entry: entries.Moved, after: Game | None) -> tuple[Step, ...]:
        self.past.append(self.require_game())
        return super().play(entry, after)

    def undo_command(self, seat: int) -> UndoneCommands:
        if not self.past:  # before the worlds differ
            return super().undo_command(seat)
        last, undone = self.pop_commands(seat)
        assert undone.later == 0, "no one else has moved since the worlds differ"
        self.game = self.past.pop()
        self.proposal = None
        self.to_move_since, self.reserve = last.to_move_since, last.reserve
        return undone

    def add(self, entry: entries.Entry) -> None:
        """Add an entry, a moment later."""
        self.apply(self.seq + 1, self.updated_at + STEP, entry)

    def fork(self, game: Game) -> "TableWithPositions":
        """Return a table with the same log and another position."""
        twin = copy.copy(self)
        for name, value in vars(self).items():
            if isinstance(value, list | dict):
                setattr(twin, name, copy.copy(value))
        twin.seats = copy.deepcopy(self.seats)
        twin.proposal = copy.deepcopy(self.proposal)
        twin.past = []
        twin.game = game
        return twin


def started_table(options: wire.TableOptions, seed: str = SEED) -> TableWithPositions:
    """Return a table with all seats taken and the game started."""
    table = TableWithPositions(options, seed)
    for number, seat in enumerate(table.seats):
        if not seat.taken:
            table.add(entries.Sat(number, NAMES[number], keys.hash_key(secret(number)), f"nonce-of-{number}"))
    table.add(entries.Started(table.nonces))
    return table


def play(table: TableWithPositions, move: str) -> None:
    """Play a move of the seat to move, a person or a bot."""
    assert table.to_move is not None
    bot = table.seats[table.to_move].playing_bot
    table.add(entries.Moved(table.to_move, [move], "" if bot else f"command-{table.seq}", bot))


def swapped_pair(table: TableWithPositions, seat: int | None, chooser: random.Random) -> tuple["LocalTable", "LocalTable"]:
    """Return both worlds of `swapped_worlds`, each in a process of its own."""
    true, swapped = swapped_worlds(table, seat, chooser)
    return LocalTable(true), LocalTable(swapped)


def swapped_worlds(table: TableWithPositions, seat: int | None, chooser: random.Random) -> list[TableWithPositions]:
    """Return the table, and one with other hidden facts that this seat cannot know; future chance is the same in both."""
    true = table.require_game()
    swapped = true.view(seat).sample(chooser)
    swapped.opening = true.opening
    for step in true.steps:
        swapped._add_step(step.seat, step.move, step.log)
    chance = chooser.getrandbits(64)
    worlds = [table.fork(game.copy()) for game in (true, swapped)]
    for world in worlds:
        world.require_game().table.chance = seeded(chance)
    return worlds


def impossible_messages(table: TableWithPositions, seat: int | None, chooser: random.Random) -> list[Any]:
    """Return messages that are refused or change nothing."""
    moves = [move.text for move in table.edition.moves]
    legal = [] if table.to_move != seat else [move.text for move in table.require_game().legal_moves]
    wrong = [move for move in moves if move not in legal]
    asked = moves if table.to_move == seat else moves[::20]
    now, stale = table.version, chooser.randrange(table.version)
    found: list[Any] = [wire.Why(f"why {move}", move) for move in asked]
    found += [wire.Play(f"wrong {move}", now, [move]) for move in chooser.sample(wrong, 5)]
    found += [wire.Play(f"stale {version}", version, [moves[0]]) for version in (0, stale, now - 1, now + 1)]
    found += [wire.Play("unknown", now, ["fly away"]), wire.Why("why unknown", "fly away")]
    found += [
        wire.Undo("stale undo", stale),
        wire.Propose("stale proposal", "undo", stale),
        wire.Propose("no pause", "resume", now),
    ]
    found += [
        wire.Answer("no one asked", 0, True),
        wire.Back("not gone"),
        wire.Ready("too late", "abc"),
        wire.Ping(7),
    ]
    if commands.may_undo(table) != seat or seat is None:
        found.append(wire.Undo("no undo", now))
    return found


# --- a process without network and disk ---------------------------------------------------------
class EmptyStore:
    """A store and a log writer that accept everything and have nothing new."""

    def entries(self, table_id: str, after: int = 0) -> list[Row]:
        return []

    def recent_chat(self, table_id: str, limit: int = 50) -> list[Any]:
        return []

    async def append(self, write: Write) -> bool:
        return True


class RecordingOutbox(Outbox):
    """An outbox that keeps what would be sent, byte for byte."""

    def __init__(self) -> None:
        super().__init__(cast(Any, None), cast(Any, None))
        self.sent: list[bytes] = []

    def put(self, frame: bytes) -> None:
        self.sent.append(payload(frame))

    def put_update(self, frame: bytes) -> bool:
        self.put(frame)
        return True

    def hold(self, frame: bytes) -> None:
        self.put(frame)


def payload(frame: bytes) -> bytes:
    """Return the message in a frame of the server."""
    return frame[{126: 4, 127: 10}.get(frame[1], 2) :]


class LocalConnection(Connection):
    """A connection without a socket, which passes messages to the handler."""

    def __init__(self, handler: MessageHandler, outbox: Outbox) -> None:
        super().__init__(outbox)
        self.handler = handler

    async def handle(self, message: Any) -> None:
        """Receive a message of the client."""
        await self.handler.handle(self, message)


class LocalTable:
    """One table in its own process, and its connections."""

    def __init__(self, table: TableWithPositions) -> None:
        memory = EmptyStore()
        self.table = table
        self.planned: list[Due | None] = []
        self.services = TableServices.build(
            cast(Store, memory),
            cast(LogWriter, memory),
            cast(PackRegistry, None),
            WakeupBus(),
            BotWorkers(),
            ProcessState("process"),
        )
        self.services.executor.observers[:] = [self.plan]  # in place of the scheduler
        self.services.active.activate(table.id).table = table

    def plan(self, active: ActiveTable, due: Due | None) -> None:
        self.planned.append(due)

    async def connect(self, seat: int | None, lang: wire.Language | None = None, since: int | None = None) -> LocalConnection:
        """Connect a device: the first message it gets is its welcome."""
        handler = self.services.message_handler
        connection = LocalConnection(handler, RecordingOutbox())
        await handler.join(connection, wire.Hello(self.table.id, WATCH if seat is None else secret(seat), since, lang))
        return connection

    async def act(self, seat: int, moves: Sequence[str]) -> None:
        """Play a move of the seat to move: a person by a command, a bot by the scheduler."""
        bot = self.table.seats[seat].playing_bot
        if bot:
            version = self.table.version
            await self.services.executor.execute(TABLE, lambda table: commands.bot_move(table, seat, version, bot, moves[0]))
        else:
            await (await self.connect(seat)).handle(wire.Play("the-move", self.table.version, list(moves)))


def sent(connection: Connection) -> list[bytes]:
    """Return every byte sent to a connection so far."""
    assert isinstance(connection.outbox, RecordingOutbox)
    return connection.outbox.sent
