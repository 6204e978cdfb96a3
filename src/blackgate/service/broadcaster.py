"""Sending the entries of a table to its listeners."""

import logging
from typing import Any

from blackgate.service.active_tables import ActiveTable, Listener
from blackgate.service.presence import Presence
from blackgate.service.process_state import ProcessState
from blackgate.tables import messages, patches, state_serializer
from blackgate.tables.encoding import encode
from blackgate.tables.hosted_table import HostedTable, LogEntry
from blackgate.tables.messages import Reader

log = logging.getLogger("blackgate.service")


class Broadcaster:
    """Sends each entry to all listeners of a table, to each of them as its seat may see it."""

    def __init__(self, presence: Presence, process: ProcessState) -> None:
        self.presence = presence
        self.process = process

    def broadcast(self, active: ActiveTable, entry: LogEntry | None = None) -> None:
        """Send an entry (by default the newest) to all listeners. Listeners with the same view get the same bytes."""
        table = active.table
        if table is None:
            return
        self.dismiss_revoked(active, table)
        if not active.listeners:
            active.forget_sent()
            return
        entry = entry or table.log[-1]
        active.broadcast_seq = entry.seq
        game = table.game
        info = messages.to_builtins(messages.table_info(table, self.process.outages))
        public = None if game is None else state_serializer.public(game.view(None))
        info_patch = patches.diff(active.sent_info, info)
        public_patch = None if public is None else patches.diff(active.sent_public, public)
        active.sent_info, active.sent_public = info, public
        encoded: dict[Reader, bytes] = {}
        for listener in active.listeners:
            reader = listener.reader
            if reader not in encoded:
                try:
                    encoded[reader] = self.news(active, table, entry, reader, info_patch, public_patch)
                except Exception:
                    log.exception("update failed", extra={"lang": reader.lang})
                    encoded[reader] = b""
            if encoded[reader]:
                listener.send(encoded[reader])
            else:
                listener.dismiss("busy")  # it can reconnect and catch up; the other listeners get their updates

    def news(
        self, active: ActiveTable, table: HostedTable, entry: LogEntry, reader: Reader, info_patch: Any, public_patch: Any
    ) -> bytes:
        """Return the message about one entry for one reader, with what has changed since the last message."""
        own_patch = None
        if table.game is not None and reader.seat is not None:
            own = messages.own_state(table, table.game.view(reader.seat), reader.lang, entry)
            own_patch = patches.diff(active.sent_own.get((reader.seat, reader.lang)), own)
            active.sent_own[reader.seat, reader.lang] = own
        return encode(messages.news(table, entry, reader, info_patch, public_patch, own_patch))

    def dismiss_revoked(self, active: ActiveTable, table: HostedTable) -> None:
        """Dismiss the listeners whose key is no longer valid."""
        for listener in list(active.listeners):
            if not may_listen(table, listener):
                active.listeners.remove(listener)
                listener.dismiss("revoked")
                self.presence.changed(active, listener.reader.seat, False)


def may_listen(table: HostedTable, listener: Listener) -> bool:
    """Return whether the key of a listener is still valid for its seat, or for watching."""
    seat = listener.reader.seat
    if seat is not None:
        return table.seats[seat].key == listener.key
    if table.options.public or listener.key in (table.watch, table.host):
        return True
    return any(taken.key == listener.key for taken in table.seats)
