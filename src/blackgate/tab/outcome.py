"""What comes of a call: rows to store first, then a response and messages to send."""

from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

from blackgate.pack.files import Files


class Row(NamedTuple):
    """An entry of a table's log to be stored."""

    table: str
    seq: int
    at: int
    entry: str
    line: str  # the table in a list (`wire.TableLine` as JSON), after this entry
    replaces: bool = False  # the row is there already: a player has deleted their name


class Response(NamedTuple):
    """The response to a request."""

    status: int
    headers: dict[str, str]
    body: bytes


@dataclass(slots=True)
class Outcome:
    """What the caller does after a call.

    If `needs` is not empty, load these tables; if `needs_packs` is not empty, the files of these packs; if `network` is set, give
    the network of warden. Then call again with the same arguments: nothing has happened yet. Otherwise store all rows and packs
    in one transaction, then send the response and the messages, and close connections. If storing fails, send nothing, `drop`
    every table of the rows, and call again, or refuse with `request_not_stored` or `message_not_stored`.

    If `unfinished` is set, there is no response yet: carry out what waits, then call `resume` with this number.
    """

    needs: list[str] = field(default_factory=list)
    needs_packs: list[str] = field(default_factory=list)  # digests
    network: bool = False  # see `NeedsNetwork`
    rows: list[Row] = field(default_factory=list)
    packs: dict[str, Files] = field(default_factory=dict)  # by digest; what is stored under a digest already may stay
    response: Response | None = None
    unfinished: int | None = None  # the number of a request that takes long
    messages: list[tuple[int, str]] = field(default_factory=list)  # connection, text; in this order
    closed: list[int] = field(default_factory=list)
    due_ms: int | None = None  # milliseconds until `perform` is to be called; None: nothing is due

    def to_json(self) -> str:
        """Return the outcome as one text for JavaScript. The bodies of all responses are text."""
        response = None
        if self.response is not None:
            status, headers, body = self.response
            response = {"status": status, "headers": headers, "body": body.decode()}
        fields = {
            "needs": self.needs,
            "needs_packs": self.needs_packs,
            "network": self.network,
            "rows": [row._asdict() for row in self.rows],
            "packs": self.packs,
            "response": response,
            "unfinished": self.unfinished,
            "messages": self.messages,
            "closed": self.closed,
            "due_ms": self.due_ms,
        }
        return msgspec.json.encode(fields).decode()
