"""Sending the entries of a table to its listeners."""

import logging
from typing import Final

from blackgate.service.active_tables import ActiveTable
from blackgate.service.presence import Presence
from blackgate.service.process_state import ProcessState
from blackgate.service.ws.frames import text_frame
from blackgate.tables import key_access
from blackgate.tables.hosted_table import HostedTable, LogEntry
from blackgate.tables.messages import Reader

log: Final = logging.getLogger("blackgate.service")


class Broadcaster:
    """Sends each entry to all listeners of a table, to each of them as its seat may see it."""

    def __init__(self, presence: Presence, process: ProcessState) -> None:
        self.presence = presence
        self.process = process

    def broadcast(self, active: ActiveTable, entry: LogEntry | None = None) -> None:
        """Send an entry (by default the newest) to all listeners."""
        table = active.table
        if table is None:
            return
        entry = entry or table.log[-1]
        if entry.what != "moved":  # a move changes no keys
            self.dismiss_revoked(active, table)
        if not active.listeners:
            active.updates.forget()
            return
        active.broadcast_seq = entry.seq
        news = active.updates.news(table, entry, active.readers(), self.process.outages)
        frames: dict[Reader, bytes | None] = {}
        for reader, message in news.items():
            if isinstance(message, Exception):
                log.error("encoding news failed", extra={"lang": reader.lang}, exc_info=message)
                frames[reader] = None
            else:
                frames[reader] = text_frame(message)
        deliveries = [(listener, frames[listener.reader]) for listener in active.listeners]
        active.fan_out.send([(listener, frame) for listener, frame in deliveries if frame is not None], entry.seq - 1)
        if None in frames.values():
            for listener, frame in deliveries:
                if frame is None:
                    listener.dismiss("busy")  # it can reconnect and catch up

    def dismiss_revoked(self, active: ActiveTable, table: HostedTable) -> None:
        """Dismiss the listeners whose key is no longer valid."""
        for listener in list(active.listeners):
            if not key_access.may_stay(table, listener.reader.seat, listener.key):
                del active.listeners[listener]
                listener.dismiss("revoked")
                self.presence.changed(active, listener.reader.seat, False)
