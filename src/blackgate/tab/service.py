"""The play service inside a browser tab: the same routes and messages as the server, without network, files and threads."""

import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Final

from blackgate.catalogue import Edition
from blackgate.errors import BlackgateError
from blackgate.pack.files import Files
from blackgate.tab.active_tables import StoredRow, as_bytes
from blackgate.tab.connection import Connection
from blackgate.tab.due_work import DueWork
from blackgate.tab.game_routes import GameRoutes
from blackgate.tab.message_handler import MessageHandler
from blackgate.tab.needs import NeedsNetwork, NeedsPack, NeedsTable
from blackgate.tab.outcome import Outcome, Response
from blackgate.tab.packs import TabPacks
from blackgate.tab.position_routes import PositionRoutes
from blackgate.tab.reference_routes import reference_routes
from blackgate.tab.requests import Request, Router, problem_response, refusal_response
from blackgate.tab.table_host import TableHost
from blackgate.tab.table_routes import TableRoutes
from blackgate.tables.api.problems import INTERNAL
from blackgate.tables.api.requests import browser_language
from blackgate.tables.commands import Refusal
from blackgate.tables.steps import Steps

LONGEST_CALL_MS: Final = 50  # of a request with many steps; then others have their turn
log: Final = logging.getLogger("blackgate.tab")
Rows = Sequence[tuple[int, int, bytes | str]]  # number, time in milliseconds, encoded entry


class TabService:
    """All tables of one tab. Every call returns an `Outcome`, which says what to store and to send; calls never overlap."""

    def __init__(self, now_ms: Callable[[], int], pack: Edition | None = None) -> None:
        """Create a service whose new tables have this pack, by default the classic one."""
        self.packs: Final = TabPacks(pack)
        self.host: Final = TableHost(now_ms, self.packs)
        self.handler: Final = MessageHandler(self.host)
        self.due: Final = DueWork(self.host)
        families = (TableRoutes(self.host), GameRoutes(self.host), PositionRoutes(self.host))
        routes = {key: handler for family in families for key, handler in family.routes().items()}
        self.router: Final = Router({**reference_routes(self.packs), **routes})
        self.connections: dict[int, Connection] = {}
        self.requests = 0  # so far
        self.unfinished: Final[dict[int, Steps[Response]]] = {}  # by the number of the request

    # --- stored tables ----------------------------------------------------------------------------
    def load(self, table: str, rows: Rows, line: bytes | str = "") -> None:
        """Load a table that a call needs: all its rows, and the line that was stored with the newest one. Without rows there
        is no such table."""
        self.host.tables.load(table, rows, line)

    def load_pack(self, digest: str, files: Files | None) -> None:
        """Load the files of a pack that a call needs; None: they are not stored."""
        self.packs.load(digest, files)

    def drop(self, table: str) -> None:
        """Forget a table, because the rows of the last call could not be stored. Nothing of that call has happened."""
        self.host.tables.get(table).drop()

    def refresh(self, table: str, rows: Rows) -> Outcome:
        """Tell the listeners what another tab has stored. Without rows the table was removed."""
        with self.call() as outcome:
            active = self.host.tables.get(table)
            if not rows:
                self.host.remove_table(active)
            self.host.apply_stored(active, [StoredRow(int(seq), int(at), as_bytes(data)) for seq, at, data in rows])
            if active.listeners:
                self.host.open(table)
        return outcome

    # --- requests and connections -----------------------------------------------------------------
    def request(self, method: str, target: str, headers: Mapping[str, str], body: bytes | str) -> Outcome:
        """Handle a request to the API. The response to one that takes long comes of a later call of `resume`."""
        self.requests += 1
        self.unfinished[self.requests] = self.response(method, target, headers, body)
        return self.resume(self.requests)

    def response(self, method: str, target: str, headers: Mapping[str, str], body: bytes | str) -> Steps[Response]:
        """Return the response to a request, in steps."""
        return (yield from self.router.respond(Request.parse(method, target, headers, as_bytes(body))))

    def resume(self, number: int) -> Outcome:
        """Go on with a request."""
        steps = self.unfinished.pop(number)
        with self.call() as outcome:
            try:
                outcome.response = self.take_steps(steps)
            except Exception:
                log.exception("request failed")
                outcome.response = problem_response(INTERNAL, 500)
            if outcome.response is None:
                self.unfinished[number] = steps
                outcome.unfinished = number
        return outcome

    def take_steps(self, steps: Steps[Response]) -> Response | None:
        """Take steps for a short time, at least one. Return the result of the last one; None if there are more."""
        end = self.host.now_ms() + LONGEST_CALL_MS
        while True:
            try:
                next(steps)
            except StopIteration as done:
                response: Response = done.value
                return response
            if self.host.now_ms() >= end:
                return None

    def connect(self, connection: int) -> None:
        """Open a connection, like a socket."""
        self.connections[connection] = Connection(connection)

    def receive(self, connection: int, text: str) -> Outcome:
        """Handle a message of a connection."""
        with self.call() as outcome:
            found = self.connections.get(connection)
            if found is not None:
                self.handler.receive(found, text)
        return outcome

    def disconnect(self, connection: int) -> Outcome:
        """Close a connection."""
        with self.call() as outcome:
            found = self.connections.pop(connection, None)
            if found is not None:
                self.host.leave(found)
        return outcome

    def perform(self) -> Outcome:
        """Do what is due now: deal, or let a bot think or move."""
        with self.call() as outcome:
            self.due.perform()
        return outcome

    # --- failures ---------------------------------------------------------------------------------
    def request_not_stored(self, headers: Mapping[str, str]) -> Outcome:
        """Refuse a request whose rows could not be stored; its tables were dropped before."""
        with self.call() as outcome:
            outcome.response = refusal_response(not_stored(), browser_language(Request.parse("GET", "", headers, b"")))
        return outcome

    def message_not_stored(self, connection: int, text: str) -> Outcome:
        """Refuse a command whose rows could not be stored; its tables were dropped before."""
        with self.call() as outcome:
            found = self.connections.get(connection)
            if found is not None:
                self.handler.refuse_unstored(found, text, not_stored())
        return outcome

    @contextmanager
    def call(self) -> Iterator[Outcome]:
        """Collect what comes of a call, and what is due after it."""
        outcome = self.host.begin_call()
        try:
            yield outcome
        except NeedsTable as needed:
            self.host.take_back().needs.append(needed.table_id)
            return
        except NeedsPack as needed:
            self.host.take_back().needs_packs.append(needed.digest)
            return
        except NeedsNetwork:
            self.host.take_back().network = True
            return
        self.host.tables.tidy()
        self.packs.end_call()
        outcome.due_ms = self.due.due_ms()


def not_stored() -> Refusal:
    """Return the refusal of what the browser could not store."""
    refusal = Refusal("unavailable")
    refusal.problem = BlackgateError("refused-not-stored")
    return refusal
