"""What is sent about a table: the whole table to a reader who joins, then the changes of each entry to every reader."""

from collections.abc import Collection, Iterable
from typing import Any

from blackgate.tables import messages, patches, state_serializer
from blackgate.tables.clocks import Outages
from blackgate.tables.encoding import encode
from blackgate.tables.hosted_table import HostedTable, LogEntry
from blackgate.tables.messages import Reader
from blackgate.tables.wire import ChatLine

Data = dict[str, Any]


class TableUpdates:
    """Encodes a table's messages and remembers what its readers were sent last, so that news has only the changes.

    All readers of a table have been sent the same info and the same public state; readers of one seat and one language the
    same own state.
    """

    def __init__(self) -> None:
        self.info: Data | None = None
        self.public: Data | None = None
        self.own: dict[tuple[int, str | None], Data] = {}

    def forget(self) -> None:
        """Forget what was sent: there are no readers any more, or the table was read again from its log."""
        self.info = None
        self.public = None
        self.own = {}

    def welcome(
        self,
        table: HostedTable,
        reader: Reader,
        readers: Collection[Reader],
        *,
        now: int,
        since: int | None,
        host: bool,
        online: list[bool],
        chat: list[ChatLine],
        outages: Outages,
    ) -> bytes:
        """Return the welcome for a reader who joins; `readers` are those who have joined before."""
        if not readers:
            self.forget()
        message, public, own = messages.welcome(
            table, reader, now=now, since=since, host=host, online=online, chat=chat, outages=outages
        )
        if self.info is None:
            self.info = messages.to_builtins(message.info)
        self.public = self.public if self.public is not None else public
        if own is not None and reader.seat is not None and reader not in readers:
            self.own[reader.seat, reader.lang] = own  # what is there was sent to a reader who has left since
        return encode(message)

    def news(
        self, table: HostedTable, entry: LogEntry, readers: Iterable[Reader], outages: Outages
    ) -> dict[Reader, bytes | Exception]:
        """Return the news of an entry for every reader. If it cannot be encoded for one of them, that one gets the exception
        and the others their news."""
        game = table.game
        info = messages.to_builtins(messages.table_info(table, outages))
        public = None if game is None else state_serializer.public(game.view(None))
        info_patch = patches.diff(self.info, info)
        public_patch = None if public is None else patches.diff(self.public, public)
        self.info, self.public = info, public
        encoded: dict[Reader, bytes | Exception] = {}
        for reader in readers:
            if reader not in encoded:
                try:
                    own_patch = self._own_patch(table, entry, reader)
                    encoded[reader] = encode(messages.news(table, entry, reader, info_patch, public_patch, own_patch))
                except Exception as error:  # noqa: BLE001  one reader's problem must not keep the news from the others
                    encoded[reader] = error
        return encoded

    def _own_patch(self, table: HostedTable, entry: LogEntry, reader: Reader) -> Data | None:
        """Return what changed for the reader's seat only."""
        if table.game is None or reader.seat is None:
            return None
        own = messages.own_state(table, table.game.view(reader.seat), reader.lang, entry)
        patch = patches.diff(self.own.get((reader.seat, reader.lang)), own)
        self.own[reader.seat, reader.lang] = own
        return patch
