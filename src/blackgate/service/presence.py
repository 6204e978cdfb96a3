"""Which seats are connected, to this process and to others."""

from blackgate.service import wall_clock
from blackgate.service.active_tables import ActiveTable, ActiveTables
from blackgate.service.async_store import call_store, call_store_for_process
from blackgate.service.process_state import PROCESS_TIMEOUT_MS, ProcessState
from blackgate.service.storage import Store
from blackgate.service.wakeup_bus import WakeupBus
from blackgate.tables.encoding import encode
from blackgate.tables.hosted_table import HostedTable
from blackgate.tables.wire import Online


class Presence:
    """Tracks connected seats, informs the players, and stores the changes for other processes."""

    def __init__(self, tables: ActiveTables, store: Store, bus: WakeupBus, process: ProcessState) -> None:
        self.tables = tables
        self.store = store
        self.bus = bus
        self.process = process
        self.changes: list[tuple[str, int, bool]] = []  # not stored yet

    def changed(self, active: ActiveTable, seat: int | None, connected: bool) -> None:
        """Note that a listener joined or left. A seat is gone only when its last listener has left."""
        if seat is None or (not connected and seat in active.connected_seats()):
            return
        if connected:
            active.absent_since.pop(seat, None)
        else:
            active.absent_since[seat] = wall_clock.now_ms()
        self.changes.append((active.id, seat, connected))
        self.send_online(active)

    def online(self, active: ActiveTable, table: HostedTable, joining: int | None = None) -> list[bool]:
        """Return for each seat whether it is connected anywhere; `joining` counts already."""
        online = active.connected_seats() | active.online_elsewhere | {joining}
        return [seat in online for seat in range(table.options.players)]

    def online_seats(self, table: HostedTable) -> set[int]:
        """Return the seats that are connected anywhere, as far as this process knows."""
        online = self.online(self.tables.activate(table.id), table)
        return {seat for seat, connected in enumerate(online) if connected}

    def send_online(self, active: ActiveTable) -> None:
        """Send all listeners which seats are online, if that has changed."""
        if active.table is None:
            return
        online = self.online(active, active.table)
        if online != active.online:
            active.online = online
            active.send_all(encode(Online(online)))

    async def store_changes(self) -> None:
        """Store which seats connected and disconnected, and wake the other processes."""
        changes, self.changes = self.changes, []
        if changes:
            try:
                await call_store_for_process(self.store.save_presence, self.process.id, changes)
            except BaseException:
                self.changes = [*changes, *self.changes]  # stored when the database is back
                raise
            for table_id in {table_id for table_id, _, _ in changes}:
                self.bus.publish(table_id, 0)

    async def refresh(self, table_ids: list[str]) -> None:
        """Read which seats are connected to other processes."""
        if not table_ids:
            return
        found = await call_store(self.store.online_seats, table_ids, wall_clock.now_ms(), PROCESS_TIMEOUT_MS, self.process.id)
        for table_id in table_ids:
            active = self.tables.get(table_id)
            if active is not None:
                active.online_elsewhere = {seat for where, seat in found if where == table_id}
                self.send_online(active)

    async def connected_anywhere(self, active: ActiveTable) -> set[int]:
        """Read from the database which seats are connected to any process, and add those connected here."""
        found = await call_store_for_process(self.store.online_seats, [active.id], wall_clock.now_ms(), PROCESS_TIMEOUT_MS, "")
        return active.connected_seats() | {seat for _, seat in found}
