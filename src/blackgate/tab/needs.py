"""What a call may need before it can be carried out. The caller provides it, and calls again with the same arguments.

These are no errors, so they pass through code that catches errors, such as those of a bot.
"""


class NeedsTable(BaseException):
    """The log of a table must be loaded first."""

    def __init__(self, table_id: str) -> None:
        super().__init__(table_id)
        self.table_id = table_id


class NeedsPack(BaseException):
    """The files of a pack must be loaded first."""

    def __init__(self, digest: str) -> None:
        super().__init__(digest)
        self.digest = digest


class NeedsNetwork(BaseException):
    """The network of warden must be given first."""
