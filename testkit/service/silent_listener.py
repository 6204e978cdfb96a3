"""A connected client that reads nothing."""

from blackgate.tables.messages import Reader


class SilentListener:
    """A listener of a table. It ignores what it is sent, and notes why it was dismissed."""

    def __init__(self) -> None:
        self.reader = Reader(None, "en")
        self.key = ""
        self.address = ""
        self.host = False
        self.entries_told = 0
        self.welcomed_at = 0
        self.behind_since: int | None = None
        self.dismissed: list[str] = []

    def send(self, frame: bytes) -> None:
        """Ignore a message."""

    def send_update(self, frame: bytes, seq: int) -> None:
        """Ignore an update."""

    def dismiss(self, error: str) -> None:
        self.dismissed.append(error)
