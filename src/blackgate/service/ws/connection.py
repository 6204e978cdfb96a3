"""One client at a table: a seat, a spectator, or the host watching."""

from typing import Any

from blackgate.service.metrics import METRICS
from blackgate.service.ws.frames import text_frame
from blackgate.service.ws.outbox import CLOSE_LATER, CLOSE_POLICY, Outbox
from blackgate.tables import messages
from blackgate.tables.commands import Refusal
from blackgate.tables.encoding import encode
from blackgate.tables.hosted_table import HostedTable
from blackgate.tables.messages import RETRY_MS, RETRYABLE, Reader
from blackgate.tables.sent_refusals import SentRefusals
from blackgate.tables.updates.told_entries import told_entries
from blackgate.tables.wire import Goodbye

ENTRIES_PER_MESSAGE = 50  # to put this number of entries into words counts as one message more


class Connection:
    """The state of one socket: its reader, its key, and the refusals it was sent."""

    def __init__(self, outbox: Outbox, address: str = "") -> None:
        self.outbox = outbox
        self.address = address
        self.reader: Reader = Reader(None)
        self.key = ""  # hash
        self.table_id = ""  # empty until it has joined
        self.host = False  # whether it joined with the host's key
        self.refusals: SentRefusals[bytes] = SentRefusals()
        self.entries_told = 0  # put into words for this client, and not yet charged
        self.welcomed_at = 0  # the newest entry in the table that it was sent last
        self.behind_since: int | None = None  # the entry after which this client, which reads slowly, was not sent updates

    @property
    def lang(self) -> str:
        """The language of texts for this client."""
        return self.reader.lang or "en"

    def take_cost(self) -> float:
        """Return what the answers since the last call cost beyond their number, in messages."""
        cost, self.entries_told = self.entries_told / ENTRIES_PER_MESSAGE, 0
        return cost

    def send(self, frame: bytes) -> None:
        """Send a framed message."""
        self.outbox.put(frame)

    def send_update(self, frame: bytes, seq: int) -> None:
        """Send an update of the table after entry `seq`, unless the client was sent a newer table. While the client does not
        read, it is sent none: it gets the whole table again afterwards."""
        if seq < self.welcomed_at:
            return
        if self.behind_since is None and not self.outbox.put_update(frame):
            self.behind_since = seq
            METRICS.skipped.inc()

    def send_message(self, message: Any) -> None:
        """Encode and send a message."""
        self.outbox.put(text_frame(encode(message)))

    def send_with_next(self, message: Any) -> None:
        """Encode a message and send it together with the next one, or when the outbox is flushed."""
        self.outbox.hold(text_frame(encode(message)))

    def dismiss(self, error: str, retry_ms: int = 0, code: int = CLOSE_POLICY) -> None:
        """Send a goodbye with an error, and close."""
        self.say_goodbye(Refusal(error), retry_ms, code)

    def say_goodbye(self, refusal: Refusal, retry_ms: int = 0, code: int = CLOSE_POLICY) -> None:
        """Send a goodbye with the reason, and close. After an error that passes, the client may come back soon."""
        if refusal.error in RETRYABLE and not retry_ms:
            retry_ms, code = RETRY_MS, CLOSE_LATER
        self.send_message(Goodbye(refusal.error, refusal.in_language(self.lang), retry_ms))
        self.outbox.close(code)

    def refuse(
        self,
        command: str,
        refusal: Refusal,
        table: HostedTable | None = None,
        version: int | None = None,
        *,
        repeatable: bool = False,
    ) -> None:
        """Send a refusal, and remember it for when the command is repeated.

        `table` may be given only while it is locked and agrees with the disk.
        """
        before = 0 if table is None else told_entries(table).tellings
        frame = text_frame(encode(messages.refused(table, command, refusal, self.reader, version, repeatable=repeatable)))
        if table is not None:
            self.entries_told += told_entries(table).tellings - before
        if command and refusal.error not in RETRYABLE:
            self.refusals.remember(command, frame)
        self.send(frame)
