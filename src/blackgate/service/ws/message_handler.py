"""Handling the messages of clients: joining a table, commands, chat, questions, hints.

What a message does at a table is decided in `tables/dispatch.py`; here it is carried out.
"""

import time
from typing import Any

from blackgate.service import wall_clock
from blackgate.service.background_tasks import BackgroundTasks
from blackgate.service.chat import Chat
from blackgate.service.command_executor import CommandExecutor
from blackgate.service.metrics import METRICS
from blackgate.service.presence import Presence
from blackgate.service.process_state import ProcessState
from blackgate.service.subscriptions import Subscriptions
from blackgate.service.table_reader import TableReader
from blackgate.service.workers.bot_workers import BotWorkers
from blackgate.service.ws.connection import Connection
from blackgate.tables import dispatch, key_access, keys
from blackgate.tables.commands import Refusal
from blackgate.tables.dispatch import ChatRequest, Circumstances, HintRequest
from blackgate.tables.hosted_table import HostedTable
from blackgate.tables.messages import Reader
from blackgate.tables.wire import Ack, Hello, Hint, Hints, Ping, Pong, Say, Why


class MessageHandler:
    """Handles the messages of all connections of this process."""

    def __init__(
        self,
        reader: TableReader,
        executor: CommandExecutor,
        subscriptions: Subscriptions,
        presence: Presence,
        chat: Chat,
        bots: BotWorkers,
        process: ProcessState,
        tasks: BackgroundTasks,
    ) -> None:
        self.reader = reader
        self.executor = executor
        self.subscriptions = subscriptions
        self.presence = presence
        self.chat = chat
        self.bots = bots
        self.process = process
        self.tasks = tasks

    async def join(self, connection: Connection, message: Hello) -> None:
        """Check the key of a client, and let it join the table."""
        connection.reader = Reader(None, message.lang)  # a refusal is sent in this language, too
        key = keys.hash_key(message.secret) if message.secret is not None else ""
        seat, host = await self.reader.read(message.table, lambda table: key_access.enter(table, key))
        connection.reader = Reader(None if message.watch else seat, message.lang)
        connection.key = key
        connection.host = host
        connection.table_id = message.table
        await self.subscriptions.join(connection, message.table, since=message.since)

    def catch_up(self, connection: Connection) -> None:
        """Send the whole table to a client that has read what waited for it, if it was not sent updates meanwhile."""
        if connection.behind_since is not None:
            self.tasks.spawn(self.subscriptions.catch_up(connection, connection.table_id))

    def leave(self, connection: Connection) -> None:
        """Remove a client from its table."""
        if connection.table_id:
            self.subscriptions.leave(connection, connection.table_id)

    async def handle(self, connection: Connection, message: Any) -> None:
        """Handle a message of a client that has joined."""
        match message:
            case Ping(n=n):
                connection.send_message(Pong(n, wall_clock.now_ms()))
            case Hello():
                connection.refuse("", Refusal("hello_twice"))
            case Say() | Why():
                await self.query(connection, message)
            case Hint():
                self.tasks.spawn(self.query(connection, message))  # takes a while: later messages do not wait for it
            case _:
                await self.command(connection, message)

    async def command(self, connection: Connection, message: Any) -> None:
        """Execute a command of a seat: acknowledge it once it is on disk, or refuse it. A socket's task is never cancelled."""
        started = time.perf_counter()
        name = dispatch.message_name(message)
        version = getattr(message, "version", None)
        if message.id in connection.refusals:
            connection.send(connection.refusals[message.id])
            return
        seat = connection.reader.seat
        if seat is None:
            connection.refuse(message.id, Refusal("only_watching"))
            return

        def acknowledge(table: HostedTable, seq: int) -> None:
            connection.send_with_next(dispatch.ack(table, message, seq))  # the news follows

        def refuse(table: HostedTable | None, refusal: Refusal) -> None:
            connection.refuse(message.id, refusal, table, version, repeatable=True)

        decide = dispatch.decision(message, seat, connection.key, self.circumstances)
        try:
            await self.executor.execute_uncancelled(connection.table_id, decide, version or 0, acknowledge, refuse)
        except Refusal as refusal:
            METRICS.count_command(name, refusal.error)
        else:
            METRICS.count_command(name, "done")
            METRICS.command_seconds.observe(time.perf_counter() - started)
        finally:
            connection.outbox.flush()

    def circumstances(self, table: HostedTable) -> Circumstances:
        """Return what a command depends on besides the table."""
        return Circumstances(wall_clock.now_ms(), self.process.outages, lambda: self.presence.online_seats(table))

    async def query(self, connection: Connection, message: Say | Why | Hint) -> None:
        """Answer a message that changes nothing at the table."""
        try:
            seat = dispatch.require_seat(connection.reader)
            question = dispatch.query(message, seat, connection.key, connection.lang)
            answer = await self.reader.read(connection.table_id, question)
            if isinstance(answer, ChatRequest):
                await self.chat.say(connection.table_id, seat, answer.name, answer.text)
                answer = Ack(message.id, answer.seq, answer.version)
            elif isinstance(answer, HintRequest):
                scale, hints = await self.bots.advise(answer.table, seat, connection.lang, connection.address)
                answer = Hints(message.id, answer.version, scale, hints)
            connection.send_message(answer)
        except Refusal as refusal:
            connection.refuse(message.id, refusal)
