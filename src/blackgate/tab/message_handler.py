"""Handling the messages of connections, the same as those of the service's socket.

What a message does at a table is decided in `tables/dispatch.py`; here it is carried out.
"""

from typing import Any

from blackgate.tab import bot_players
from blackgate.tab.connection import Connection
from blackgate.tab.table_host import NO_OUTAGES, TableHost
from blackgate.tables import dispatch, key_access, keys, messages
from blackgate.tables.commands import Refusal
from blackgate.tables.dispatch import Circumstances, HintRequest
from blackgate.tables.encoding import encode
from blackgate.tables.hosted_table import HostedTable
from blackgate.tables.messages import RETRYABLE, Reader
from blackgate.tables.wire import Hello, Hint, Hints, Ping, Pong, Say, Why


class MessageHandler:
    """Handles the messages of all connections of this tab."""

    def __init__(self, host: TableHost) -> None:
        self.host = host

    def receive(self, connection: Connection, text: str) -> None:
        """Handle a message. The first one must be `hello`."""
        try:
            message = dispatch.decode(text)
        except Refusal as refusal:
            if connection.table_id:
                self.refuse(connection, "", refusal)
            else:
                self.host.say_goodbye(connection, refusal)
            return
        if connection.table_id:
            self.handle(connection, message)
        elif isinstance(message, Hello):
            self.join(connection, message)
        else:
            self.host.say_goodbye(connection, Refusal("no_hello"))

    def join(self, connection: Connection, message: Hello) -> None:
        """Check the key of a connection, and let it join the table."""
        connection.reader = Reader(None, message.lang)  # a refusal is sent in this language, too
        key = keys.hash_key(message.secret) if message.secret is not None else ""
        try:
            active = self.host.open(message.table)
            seat, connection.host = key_access.enter(active.require(), key)
        except Refusal as refusal:
            self.host.say_goodbye(connection, refusal)
            return
        connection.reader = Reader(None if message.watch else seat, message.lang)
        connection.key = key
        connection.table_id = message.table
        self.host.join(connection, active, message.since)

    def handle(self, connection: Connection, message: Any) -> None:
        """Handle a message of a connection that has joined."""
        match message:
            case Ping(n=n):
                self.host.send_message(connection, Pong(n, self.host.now_ms()))
            case Hello():
                self.refuse(connection, "", Refusal("hello_twice"))
            case Say():
                self.refuse(connection, message.id, Refusal("not_in_tab"))
            case Why() | Hint():
                self.query(connection, message)
            case _:
                self.command(connection, message)

    def command(self, connection: Connection, message: Any) -> None:
        """Carry out a command of a seat and acknowledge it, or refuse it."""
        if message.id in connection.refusals:
            self.host.outcome.messages.append((connection.number, connection.refusals[message.id]))
            return
        seat = connection.reader.seat
        if seat is None:
            self.refuse(connection, message.id, Refusal("only_watching"))
            return
        active = self.host.open(connection.table_id)

        def circumstances(table: HostedTable) -> Circumstances:
            return Circumstances(self.host.now_ms(), NO_OUTAGES, active.connected_seats)

        def acknowledge(table: HostedTable, seq: int) -> None:
            self.host.send_message(connection, dispatch.ack(table, message, seq))

        try:
            self.host.execute(active, dispatch.decision(message, seat, connection.key, circumstances), acknowledge)
        except Refusal as refusal:
            self.refuse(connection, message.id, refusal, active.table, getattr(message, "version", None), repeatable=True)

    def query(self, connection: Connection, message: Why | Hint) -> None:
        """Answer a message that changes nothing at the table."""
        try:
            seat = dispatch.require_seat(connection.reader)
            table = self.host.open(connection.table_id).require()
            answer = dispatch.query(message, seat, connection.key, connection.lang)(table)
            if isinstance(answer, HintRequest):
                scale, hints = bot_players.advise(table, seat, connection.lang)
                answer = Hints(message.id, answer.version, scale, hints)
            self.host.send_message(connection, answer)
        except Refusal as refusal:
            self.refuse(connection, message.id, refusal)

    def refuse(
        self,
        connection: Connection,
        command: str,
        refusal: Refusal,
        table: HostedTable | None = None,
        version: int | None = None,
        *,
        repeatable: bool = False,
    ) -> None:
        """Send a refusal, and remember it for when the command is repeated."""
        text = encode(messages.refused(table, command, refusal, connection.reader, version, repeatable=repeatable)).decode()
        if command and refusal.error not in RETRYABLE:
            connection.refusals.remember(command, text)
        self.host.outcome.messages.append((connection.number, text))

    def refuse_unstored(self, connection: Connection, text: str, refusal: Refusal) -> None:
        """Refuse a command whose entry could not be stored. The player may try again; a full storage does not pass by itself."""
        message: Any = dispatch.decode(text)
        self.refuse(connection, getattr(message, "id", ""), refusal)
