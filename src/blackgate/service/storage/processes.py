"""Running processes, the seats connected to them, and outages."""

from collections.abc import Iterable, Sequence

from msgspec import Struct
from sqlalchemy import and_, bindparam, delete, func, not_, or_, select, update

from blackgate.service.storage.database import Database
from blackgate.service.storage.schema import OUTAGES, PRESENCE, PROCESSES, TABLES

FORGET_AFTER_MS = 3_600_000  # a process that could not reach the database for a while must find its presence rows again


class Process(Struct, frozen=True):
    """A process of the service, and its last heartbeat."""

    id: str
    started: int
    beat: int
    draining: bool
    address: str


class ProcessStore(Database):
    """Processes, presence and outages."""

    def register_process(self, process: str, now: int, timeout_ms: int, address: str = "") -> None:
        """Register a process that starts.

        If no process has sent a heartbeat within `timeout_ms`, the time since the last one is stored as an outage. A process
        that had the same address before is gone, however recent its heartbeat: only one can have an address.
        A process that could not reach the database for a while calls this again.
        """
        with self.writing() as connection:
            if address:
                predecessor = and_(PROCESSES.c.address == address, PROCESSES.c.id != process)
                connection.execute(update(PROCESSES).where(predecessor).values(gone=True))
            dead = select(PROCESSES.c.id).where(PROCESSES.c.gone)
            connection.execute(update(TABLES).where(TABLES.c.claimed_by.in_(dead)).values(claimed_until=None))
            future = PROCESSES.c.beat > now + timeout_ms  # of a clock that was wrong
            newest = select(func.max(PROCESSES.c.beat)).where(not_(future))
            last = connection.scalar(newest)
            running = connection.scalar(newest.where(not_(PROCESSES.c.gone)))
            if last is not None and last < now and (running is None or running < now - timeout_ms):
                connection.execute(self.insert(OUTAGES).on_conflict_do_nothing(), {"since": last, "until": now})
            old = or_(PROCESSES.c.gone, future, PROCESSES.c.beat < now - max(timeout_ms, FORGET_AFTER_MS))
            connection.execute(delete(PROCESSES).where(old, PROCESSES.c.id != process))
            connection.execute(delete(PRESENCE).where(PRESENCE.c.process.not_in(select(PROCESSES.c.id))))
            connection.execute(self.upsert(PROCESSES, "started", "draining", "address"), process_row(process, now))
            frozen = and_(TABLES.c.due.is_not(None), TABLES.c.updated > now + timeout_ms)  # due by a clock that was wrong
            connection.execute(update(TABLES).where(frozen).values(due=now, claimed_until=None))
            abandoned = and_(TABLES.c.claimed_until.is_not(None), TABLES.c.claimed_by.not_in(select(PROCESSES.c.id)))
            connection.execute(update(TABLES).where(abandoned).values(claimed_until=None))

    def heartbeat(self, process: str, now: int, draining: bool = False, address: str = "") -> None:
        """Store that a process is running. A process that was unregistered stays gone."""
        with self.writing() as connection:
            connection.execute(self.upsert(PROCESSES, "started", "gone"), process_row(process, now, draining, address))

    def newest_heartbeat(self, before: int) -> int | None:
        """Return the newest heartbeat of all processes before a moment, also of those that have stopped."""
        with self.reading() as connection:
            newest: int | None = connection.scalar(select(func.max(PROCESSES.c.beat)).where(PROCESSES.c.beat < before))
            return newest

    def unregister_process(self, process: str) -> None:
        """Remove a process and its presence. Its last heartbeat is kept, so that the start of an outage is known."""
        with self.writing() as connection:
            connection.execute(delete(PRESENCE).where(PRESENCE.c.process == process))
            connection.execute(update(PROCESSES).where(PROCESSES.c.id == process).values(gone=True))

    def running_processes(self, now: int, timeout_ms: int) -> list[Process]:
        """Return the processes that run, oldest first."""
        columns = [PROCESSES.c[name] for name in Process.__struct_fields__]
        running = and_(PROCESSES.c.beat >= now - timeout_ms, not_(PROCESSES.c.gone))
        with self.reading() as connection:
            rows = connection.execute(select(*columns).where(running).order_by(PROCESSES.c.started, PROCESSES.c.id))
            return [Process(*row) for row in rows]

    def outages(self) -> list[tuple[int, int]]:
        """Return the periods (since, until) in which no process ran."""
        with self.reading() as connection:
            rows = connection.execute(select(OUTAGES.c.since, OUTAGES.c.until).order_by(OUTAGES.c.since))
            return [(since, until) for since, until in rows]

    def save_presence(self, process: str, changes: Iterable[tuple[str, int, bool]]) -> None:
        """Store which seats connected to this process (True) or left it; the last change of a seat counts."""
        last = {(table_id, seat): online for table_id, seat, online in changes}
        came = [
            {"process": process, "table_id": table_id, "seat": seat}
            for (table_id, seat), online in sorted(last.items())
            if online
        ]
        left = [
            {"from_process": process, "from_table": table_id, "from_seat": seat}
            for (table_id, seat), online in last.items()
            if not online
        ]
        leaving = delete(PRESENCE).where(
            PRESENCE.c.process == bindparam("from_process"),
            PRESENCE.c.table_id == bindparam("from_table"),
            PRESENCE.c.seat == bindparam("from_seat"),
        )
        with self.writing() as connection:
            if left:
                connection.execute(leaving, left)
            if came:
                connection.execute(self.insert(PRESENCE).on_conflict_do_nothing(), came)

    def online_seats(self, table_ids: Sequence[str], now: int, timeout_ms: int, excluded: str = "") -> set[tuple[str, int]]:
        """Return the seats of these tables that are connected to a running process other than `excluded`."""
        running = and_(PROCESSES.c.id == PRESENCE.c.process, PROCESSES.c.beat >= now - timeout_ms, not_(PROCESSES.c.gone))
        seats = select(PRESENCE.c.table_id, PRESENCE.c.seat).join(PROCESSES, running)
        with self.reading() as connection:
            rows = connection.execute(seats.where(PRESENCE.c.table_id.in_(table_ids), PRESENCE.c.process != excluded))
            return {(table_id, seat) for table_id, seat in rows}


def process_row(process: str, now: int, draining: bool = False, address: str = "") -> dict[str, object]:
    """Return the values of a process's row."""
    return {"id": process, "started": now, "beat": now, "draining": draining, "gone": False, "address": address}
