"""A browser tab as the worker in the page runs it: it stores rows before it sends messages. Several tabs share a storage."""

import json
from collections import deque
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from blackgate.catalogue import Edition
from blackgate.tab import Outcome, Response, TabService
from blackgate.tables.updates import patches

START = 1_700_000_000_000
Data = dict[str, Any]


class Conflict(Exception):
    """Another tab has stored a row under the same number."""


class Full(Exception):
    """There is no room."""


class Storage:
    """The rows of all tables and the files of their packs, like IndexedDB."""

    def __init__(self) -> None:
        self.rows: dict[str, list[tuple[int, int, str]]] = {}
        self.lines: dict[str, str] = {}
        self.packs: dict[str, dict[str, str]] = {}  # files by digest
        self.full = False
        self.commands = 0  # sent so far, by all tabs: each has an id of its own

    def append(self, outcome: Outcome) -> None:
        """Store all rows of an outcome, or none."""
        if self.full and outcome.rows:
            raise Full
        before = {table: list(rows) for table, rows in self.rows.items()}
        for row in outcome.rows:
            log = self.rows.setdefault(row.table, [])
            if row.replaces:
                log[row.seq - 1] = (row.seq, row.at, row.entry)
            elif row.seq != len(log) + 1:
                self.rows = before
                raise Conflict
            else:
                log.append((row.seq, row.at, row.entry))
            self.lines[row.table] = row.line or self.lines.get(row.table, "")
        self.packs = outcome.packs | self.packs


class Session:
    """One connection of a page, with the state it has merged from what it was sent."""

    def __init__(self, tab: "BrowserTab", number: int) -> None:
        self.tab = tab
        self.number = number
        self.texts: list[str] = []  # everything it was sent
        self.unread: deque[Data] = deque()
        self.info: Data = {}
        self.own: Data | None = None
        self.seq = self.version = 0
        self.closed = False

    def deliver(self, text: str) -> None:
        """Merge a message."""
        self.texts.append(text)
        message = json.loads(text)
        self.unread.append(message)
        if message["t"] == "welcome":
            self.info, self.own = message["info"], message["own"]
        elif message["t"] == "news":
            assert message["seq"] == self.seq + 1
            self.info = patches.merge(self.info, message.get("info", {}))
            self.own = patches.merge(self.own, message["own"]) if "own" in message else self.own
        else:
            return
        self.seq, self.version = message["seq"], message["version"]

    @property
    def legal(self) -> list[str]:
        """The moves that the seat may make now."""
        return list((self.own or {}).get("legal", []))

    def send(self, **message: Any) -> None:
        """Send a message."""
        self.tab.carry_out(
            lambda: self.tab.service.receive(self.number, json.dumps(message)),
            lambda: self.tab.service.message_not_stored(self.number, json.dumps(message)),
        )

    def ask(self, kind: str, **fields: Any) -> Data:
        """Send a command or a question, and return the answer."""
        self.tab.storage.commands += 1
        self.unread.clear()
        self.send(t=kind, id=f"c{self.tab.storage.commands}", **fields)
        return next(message for message in self.unread if "id" in message)

    def play(self, *moves: str) -> Data:
        """Play moves together."""
        return self.ask("move", version=self.version, moves=list(moves))

    def leave(self) -> None:
        """Close the connection."""
        self.tab.carry_out(lambda: self.tab.service.disconnect(self.number))


class BrowserTab:
    """The worker of one tab: calls, stores, sends. Time is a number."""

    def __init__(self, storage: Storage | None = None, pack: Edition | None = None) -> None:
        self.storage = Storage() if storage is None else storage
        self.now = START
        self.service = TabService(lambda: self.now, pack)
        self.sessions: dict[int, Session] = {}
        self.due_ms: int | None = None

    def carry_out(self, call: Callable[[], Outcome], refuse: Callable[[], Outcome] | None = None) -> Outcome:
        """Call until nothing is needed and everything is stored; then send."""
        outcome = call()
        while True:
            if outcome.needs or outcome.needs_packs:
                assert not outcome.rows and not outcome.messages and outcome.response is None
                for table in outcome.needs:
                    self.service.load(table, self.storage.rows.get(table, []), self.storage.lines.get(table, ""))
                for digest in outcome.needs_packs:
                    self.service.load_pack(digest, self.storage.packs.get(digest))
                outcome = call()
                continue
            try:
                self.storage.append(outcome)
                break
            except (Conflict, Full) as problem:
                for table in {row.table for row in outcome.rows}:
                    self.service.drop(table)
                if isinstance(problem, Conflict):
                    outcome = call()
                elif refuse is None:
                    raise
                else:
                    outcome = refuse()
        for number, text in outcome.messages:
            if number in self.sessions:
                self.sessions[number].deliver(text)
        for number in outcome.closed:
            self.sessions[number].closed = True
        self.due_ms = outcome.due_ms
        return outcome

    # --- requests ---------------------------------------------------------------------------------
    def respond(self, method: str, target: str, key: str = "", body: Any = None, **headers: str) -> Response:
        """Send a request and return the response. A body is JSON, or the text of a record."""
        named: dict[str, str] = {name.replace("_", "-"): value for name, value in headers.items()}
        if key:
            named["authorization"] = f"Bearer {key}"
        if body is not None:
            named["content-type"] = "application/x-ndjson" if isinstance(body, str) else "application/json"
        data = body if isinstance(body, str) else "" if body is None else json.dumps(body)
        outcome = self.carry_out(
            lambda: self.service.request(method, target, named, data), lambda: self.service.request_not_stored(named)
        )
        while outcome.unfinished is not None:
            outcome = self.carry_out(partial(self.service.resume, outcome.unfinished))
        assert outcome.response is not None
        return outcome.response

    def fetch(self, method: str, target: str, key: str = "", body: Any = None, **headers: str) -> Data:
        """Send a request that must succeed, and return its data."""
        response = self.respond(method, target, key, body, **headers)
        assert response.status < 300, response.body
        found: Data = json.loads(response.body or b"{}")
        return found

    def problem(self, method: str, target: str, key: str = "", body: Any = None, **headers: str) -> str:
        """Send a request that must be refused, and return status and error."""
        response = self.respond(method, target, key, body, **headers)
        assert response.status >= 400
        return f"{response.status} {json.loads(response.body)['error']}"

    # --- tables -----------------------------------------------------------------------------------
    def connect(self, table: str, secret: str | None, lang: str | None = None, **fields: Any) -> Session:
        """Open a connection and say hello."""
        number = len(self.sessions) + 1
        session = self.sessions[number] = Session(self, number)
        self.service.connect(number)
        session.send(t="hello", table=table, secret=secret, lang=lang, **fields)
        return session

    def opened(self, names: Mapping[int, str], **options: Any) -> Data:
        """Open a table, seat people, and start the game; return the keys, those of the seats under `seats`."""
        found = self.fetch("POST", "/api/tables", body={"options": {"pace_ms": 0, "target": 4, **options}})
        where = f"/api/tables/{found['table']}"
        taken = {seat: self.fetch("POST", f"{where}/seats", body={"name": name, "seat": seat}) for seat, name in names.items()}
        found["seats"] = {seat: one["secret"] for seat, one in taken.items()}
        self.fetch("POST", f"{where}/start", found["host"])
        return found

    def perform(self) -> Outcome:
        """Do what is due at once."""
        return self.carry_out(self.service.perform)

    def wait(self) -> None:
        """Let bots think and move, as time passes, until nothing is due."""
        while self.due_ms is not None:
            self.now += self.due_ms
            self.perform()

    def play_to_end(self, *sessions: Session) -> None:
        """Let the people at these sessions play until the game is over."""
        number = 0
        self.wait()
        while sessions[0].info["phase"] == "playing":
            session = next(one for one in sessions if one.legal)
            number += 7
            answer = session.play(session.legal[number % len(session.legal)])
            assert answer["t"] == "ack", answer
            self.wait()
