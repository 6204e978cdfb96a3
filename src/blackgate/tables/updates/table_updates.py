"""What is sent about a table: the whole table to a reader who joins, then the changes of each entry to every reader."""

from collections.abc import Collection, Iterable
from typing import Any

import msgspec

from blackgate.game import Game, View
from blackgate.tables import messages
from blackgate.tables.clocks import Outages
from blackgate.tables.encoding import encode
from blackgate.tables.hosted_table import HostedTable, LogEntry
from blackgate.tables.messages import Reader
from blackgate.tables.updates import patches, state_serializer
from blackgate.tables.updates.told_entries import ToldEntry
from blackgate.tables.wire import ChatLine

Data = dict[str, Any]
Patch = msgspec.Raw | None


class TableUpdates:
    """Encodes a table's messages and remembers what its readers were sent last, so that news has only the changes.

    All readers of a table have been sent the same info and the same public state; readers of one seat and one language the
    same own state.
    """

    def __init__(self) -> None:
        self.info: Data | None = None
        self.public: Data | None = None
        self.view: View | None = None  # of a spectator, from which `public` was made
        self.own: dict[Reader, Data] = {}
        self.views: dict[Reader, View] = {}  # of the seats, from which `own` was made; only at tables with a tracker

    def forget(self) -> None:
        """Forget what was sent: there are no readers any more, or the table was read again from its log."""
        self.info = None
        self.public = None
        self.view = None
        self.own = {}
        self.views = {}

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
            self.own[reader] = own  # what is there was sent to a reader who has left since
            self.views.pop(reader, None)
        return encode(message)

    def news(
        self, table: HostedTable, entry: LogEntry, readers: Iterable[Reader], outages: Outages
    ) -> dict[Reader, bytes | Exception]:
        """Return the news of an entry for every reader. If it cannot be encoded for one of them, that one gets the exception
        and the others their news."""
        game = table.game
        info_patch = self._info_patch(table, entry, outages)
        public_patch = None if game is None else self._public_patch(game.view(None))
        told = ToldEntry(table, entry)
        info_json, public_json = encoded_patch(info_patch), encoded_patch(public_patch)
        encoded: dict[Reader, bytes | Exception] = {}
        for reader in readers:
            if reader not in encoded:
                try:
                    encoded[reader] = self._encode(table, entry, told, reader, info_json, public_json)
                except Exception as error:  # noqa: BLE001  one reader's problem must not keep the news from the others
                    encoded[reader] = error
        return encoded

    def _encode(
        self, table: HostedTable, entry: LogEntry, told: ToldEntry, reader: Reader, info_patch: Patch, public_patch: Patch
    ) -> bytes:
        """Return the news of an entry for one reader."""
        seat, lang = reader
        own_patch: Data | None = None
        asked: str | msgspec.UnsetType = msgspec.UNSET
        game = table.game
        if game is not None and (lang is not None or (seat is not None and not self._rests(game, reader))):
            view = game.view(seat)
            if seat is not None:
                own_patch = self._own_patch(table, entry, view, reader)
            if lang is not None:
                asked = messages.prompt_sentence(view, lang, table.display_names())
        message = messages.news(
            table,
            entry,
            told.tell(table, entry, seat, lang),
            info_patch=info_patch,
            public_patch=public_patch,
            own_patch=own_patch,
            asked=asked,
        )
        return encode(message)

    def _public_patch(self, view: View) -> Data:
        """Return what changed for all players."""
        public = state_serializer.public(view, self.view, self.public)
        patch = patches.diff(self.public, public)
        self.public = patches.update(self.public, patch)
        self.view = view
        return patch

    def _rests(self, game: Game, reader: Reader) -> bool:
        """Return whether a seat is not asked, was not asked before, and knows what it knew."""
        before, earlier = self.own.get(reader), self.views.get(reader)
        if before is None or earlier is None or before["legal"] or game.to_move == reader.seat:
            return False
        return game.same_own(earlier)

    def _own_patch(self, table: HostedTable, entry: LogEntry, view: View, reader: Reader) -> Data | None:
        """Return what changed for a seat; None if it rests."""
        before, earlier = self.own.get(reader), self.views.get(reader)
        if before is None or earlier is None or not view.same_own(earlier):
            patch = patches.diff(before, messages.own_state(table, view, reader.lang, entry))
        elif view.legal or before["legal"]:
            patch = patches.changed(before, messages.choices_of_view(view, reader.lang, table.display_names()))
        else:
            return None
        self.own[reader] = patches.update(before, patch)
        if table.options.tracker:
            self.views[reader] = view
        return patch

    def _info_patch(self, table: HostedTable, entry: LogEntry, outages: Outages) -> Data:
        """Return what changed in the information about the table."""
        if entry.what == "moved" and self.info is not None:  # most entries are: most of the information stays as it is
            info = messages.info_after_move(table, outages)
        else:
            info = messages.to_builtins(messages.table_info(table, outages))
        patch = patches.diff(self.info, info)
        self.info = patches.update(self.info, patch)
        return patch


def encoded_patch(patch: Data | None) -> Patch:
    """Return a patch as JSON, which the messages to all readers contain as it is."""
    return msgspec.Raw(encode(patch)) if patch else None
