"""A host for one table that uses nothing but `blackgate.tables`: messages in, messages out, time as a number."""

from collections import deque
from typing import Any

import msgspec

from blackgate.catalogue import edition
from blackgate.record import RULES
from blackgate.tables import bot_moves, commands, dispatch, entries, key_access, keys, messages
from blackgate.tables.clocks import Due, deadline, next_due
from blackgate.tables.commands import Accepted, Refusal
from blackgate.tables.dispatch import ChatRequest, Circumstances, Decision, HintRequest
from blackgate.tables.encoding import encode
from blackgate.tables.hosted_table import HostedTable
from blackgate.tables.messages import Reader
from blackgate.tables.updates import patches
from blackgate.tables.updates.table_updates import TableUpdates
from blackgate.tables.wire import Ack, TableOptions, Welcome

START = 1_000_000
STEP_MS = 250

Data = dict[str, Any]


class Client:
    """A reader with the state it has merged from what it was sent, as a browser would."""

    def __init__(self, reader: Reader, key: str) -> None:
        self.reader = reader
        self.key = key
        self.info: Data = {}
        self.public: Data | None = None
        self.own: Data | None = None
        self.seq = 0
        self.version = 0
        self.received: deque[Data] = deque()

    def receive(self, data: bytes) -> None:
        """Merge a message."""
        message = msgspec.json.decode(data)
        self.received.append(message)
        if message["t"] == "welcome":
            self.info, self.public, self.own = message["info"], message["public"], message["own"]
        elif message["t"] == "news":
            assert message["seq"] == self.seq + 1
            self.info = patches.merge(self.info, message.get("info", {}))
            self.public = patches.merge(self.public, message["public"]) if "public" in message else self.public
            self.own = patches.merge(self.own, message["own"]) if "own" in message else self.own
        else:
            return
        self.seq, self.version = message["seq"], message["version"]


class LocalHost:
    """One table, its clients, and the time."""

    def __init__(self, options: TableOptions, seed: str) -> None:
        self.now = START
        keeper = keys.hash_key("host"), keys.hash_key("watch")
        created = entries.Created(options, "ABCDE", seed, *keeper, edition().pack.digest, RULES, format=entries.FORMAT)
        self.table = HostedTable("local", self.now, created, edition())
        self.log = [entries.encode(created)]
        self.clients: list[Client] = []
        self.updates = TableUpdates()
        self.written: list[str] = []  # kinds of entries, in order

    # --- clients --------------------------------------------------------------------------------
    def join(self, secret: str, lang: str | None, since: int | None = None) -> Client:
        """Add a client with a key and send it the table."""
        key = keys.hash_key(secret)
        seat, host = key_access.enter(self.table, key)
        client = Client(Reader(seat, lang), key)
        online = [number in self.present() | {seat} for number in range(self.table.options.players)]
        readers = [one.reader for one in self.clients]
        client.receive(
            self.updates.welcome(
                self.table, client.reader, readers, now=self.now, since=since, host=host, online=online, chat=[], outages=[]
            )
        )
        self.clients.append(client)
        return client

    def present(self) -> set[int]:
        """Return the seats with a client."""
        return {one.reader.seat for one in self.clients if one.reader.seat is not None}

    def send(self, client: Client, message: Data) -> Data:
        """Handle a client's message, which is given as JSON, and return the answer."""
        decoded = dispatch.decode(msgspec.json.encode(message))
        client.receive(encode(self.handle(client, decoded)))
        return client.received[-1]

    def handle(self, client: Client, message: Any) -> Any:
        """Return the answer to a decoded message."""
        lang = client.reader.lang or "en"
        try:
            seat = dispatch.require_seat(client.reader)
            if type(message) in dispatch.QUERIES:
                answer = dispatch.query(message, seat, client.key, lang)(self.table)
                if isinstance(answer, ChatRequest):
                    return Ack(message.id, answer.seq, answer.version)
                return Ack(message.id, self.table.seq, answer.version) if isinstance(answer, HintRequest) else answer
            around = Circumstances(self.now, [], self.present)
            seq = self.submit(dispatch.decision(message, seat, client.key, lambda table: around))
            return dispatch.ack(self.table, message, seq)
        except Refusal as refusal:
            return messages.refused(self.table, message.id, refusal, client.reader, getattr(message, "version", None))

    # --- changes --------------------------------------------------------------------------------
    def submit(self, decide: Decision) -> int:
        """Carry out a command, send the news to all clients, and return the entry's number."""
        decided = decide(self.table)
        if not isinstance(decided, Accepted):
            return decided.seq
        self.now += STEP_MS
        self.log.append(entries.encode(decided.entry))
        self.table.apply(self.table.seq + 1, self.now, decided.entry, decided.game)
        self.written.append(entries.entry_name(decided.entry))
        entry = self.table.log[-1]
        news = self.updates.news(self.table, entry, [one.reader for one in self.clients], [])
        for client in self.clients:
            data = news[client.reader]
            assert isinstance(data, bytes), data
            client.receive(data)
        self.check_clients()
        return self.table.seq

    def check_clients(self) -> None:
        """Check that what every client has merged is what a new client would be sent."""
        for client in self.clients:
            welcome, _, _ = messages.welcome(
                self.table, client.reader, now=self.now, since=None, host=False, online=[], chat=[], outages=[]
            )
            whole = msgspec.json.decode(encode(welcome), type=Welcome)
            merged = msgspec.to_builtins({"info": client.info, "public": client.public})
            assert merged == msgspec.json.decode(encode({"info": whole.info, "public": whole.public}))
            if client.reader.seat is not None and self.table.game is not None:
                own = messages.own_state(
                    self.table, self.table.game.view(client.reader.seat), client.reader.lang, self.table.log[-1]
                )
                assert client.own == msgspec.json.decode(encode(own))
            assert (client.seq, client.version) == (self.table.seq, self.table.version)

    def run_due(self) -> Due | None:
        """Wait for what is due next and do it: a bot's move, or a bot stands in for a player whose time is up."""
        due = next_due(self.table, [], self.now)
        if due is None:
            return None
        self.now = max(self.now, due.at)
        seat, version = due.seat, self.table.version
        if due.what == "move":
            bot = self.table.seats[seat].playing_bot
            text = bot_moves.choose_move(self.table, seat, bot)
            self.submit(lambda table: commands.bot_move(table, seat, version, bot, text))
        else:
            assert due.what != "time" or deadline(self.table, []) == due.at
            self.submit(lambda table: commands.stand_in(table, seat, version, due.what))
        return due

    def read_again(self) -> HostedTable:
        """Return the table as another process would read it from the log."""
        created, *rest = [entries.decode(data) for data in self.log]
        assert isinstance(created, entries.Created)
        table = HostedTable(self.table.id, START, created, edition())
        for summary, entry in zip(self.table.log[1:], rest, strict=True):
            table.apply(summary.seq, summary.at, entry)
        return table
