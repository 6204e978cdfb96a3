"""One client at a table: a seat, a spectator, or the host watching."""

from typing import Any

from blackgate.service.ws.outbox import CLOSE_POLICY, Outbox
from blackgate.tables import messages
from blackgate.tables.commands import Refusal
from blackgate.tables.encoding import encode
from blackgate.tables.hosted_table import HostedTable
from blackgate.tables.messages import RETRYABLE, Reader
from blackgate.tables.wire import Goodbye

MAX_REFUSALS = 64  # remembered, so that a repeated command gets the same answer


class Connection:
    """The state of one socket: its reader, its key, and the refusals it was sent."""

    def __init__(self, outbox: Outbox, address: str = "") -> None:
        self.outbox = outbox
        self.address = address
        self.reader: Reader = Reader(None)
        self.key = ""  # hash
        self.table_id = ""  # empty until it has joined
        self.refusals: dict[str, bytes] = {}  # by command id

    @property
    def lang(self) -> str:
        """The language of texts for this client."""
        return self.reader.lang or "en"

    def send(self, message: bytes) -> None:
        """Queue an encoded message."""
        self.outbox.put(message)

    def send_message(self, message: Any) -> None:
        """Encode and queue a message."""
        self.outbox.put(encode(message))

    def dismiss(self, error: str, retry_ms: int = 0, code: int = CLOSE_POLICY) -> None:
        """Send a goodbye with an error, and close."""
        self.say_goodbye(Refusal(error), retry_ms, code)

    def say_goodbye(self, refusal: Refusal, retry_ms: int = 0, code: int = CLOSE_POLICY) -> None:
        """Send a goodbye with the reason, and close."""
        self.send_message(Goodbye(refusal.error, refusal.in_language(self.lang), retry_ms))
        self.outbox.close(code)

    def refuse(self, command: str, refusal: Refusal, table: HostedTable | None = None, version: int | None = None) -> None:
        """Send a refusal, and remember it for when the command is repeated.

        `table` may be given only while it is locked and agrees with the disk.
        """
        message = encode(messages.refused(table, command, refusal, self.reader, version))
        if command and refusal.error not in RETRYABLE:
            self.refusals[command] = message
            if len(self.refusals) > MAX_REFUSALS:
                del self.refusals[next(iter(self.refusals))]
        self.send(message)
