"""One page that is connected to a table: the session of a seat, or a spectator at this device."""

from blackgate.tables.messages import Reader
from blackgate.tables.sent_refusals import SentRefusals


class Connection:
    """The state of one connection: its reader, its key, and the refusals it was sent."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.reader: Reader = Reader(None)
        self.key = ""  # hash
        self.host = False  # whether it joined with the host's key
        self.table_id = ""  # empty until it has joined
        self.refusals: SentRefusals[str] = SentRefusals()

    @property
    def lang(self) -> str:
        """The language of texts for this connection."""
        return self.reader.lang or "en"
