"""One page that is connected to a table: the session of a seat, or a spectator at this device."""

from blackgate.tables.messages import Reader

MAX_REFUSALS = 64  # remembered, so that a repeated command gets the same answer


class Connection:
    """The state of one connection: its reader, its key, and the refusals it was sent."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.reader: Reader = Reader(None)
        self.key = ""  # hash
        self.host = False  # whether it joined with the host's key
        self.table_id = ""  # empty until it has joined
        self.refusals: dict[str, str] = {}  # by command id

    @property
    def lang(self) -> str:
        """The language of texts for this connection."""
        return self.reader.lang or "en"

    def remember_refusal(self, command: str, text: str) -> None:
        """Keep a refusal for when its command is repeated."""
        self.refusals[command] = text
        if len(self.refusals) > MAX_REFUSALS:
            del self.refusals[next(iter(self.refusals))]
