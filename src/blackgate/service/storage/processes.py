"""Which processes run, who is connected to them, and when none ran."""

from collections.abc import Iterable, Sequence

from msgspec import Struct
from sqlalchemy import and_, bindparam, delete, func, not_, or_, select, update

from blackgate.service.storage.database import Database
from blackgate.service.storage.schema import OUTAGES, PRESENCE, PROCESSES, TABLES

FORGOTTEN_MS = 3_600_000  # a process may be silent while the database is away, and must find its guests here afterwards


class Process(Struct, frozen=True):
    """A process of this service, and when it was last heard of."""

    id: str
    started: int
    beat: int
    draining: bool
    address: str


class House(Database):
    """Everybody who is here."""

    def begin(self, process: str, now: int, within_ms: int, address: str = "") -> None:
        """A process starts. If nobody was heard of lately, nobody could play since the last beat: that was an outage.
        Whoever had its address before is gone, however lately it was heard of: only one can have it.
        A process that could not reach the database for a while may call this again.
        """
        with self.writing() as connection:
            if address:
                before = and_(PROCESSES.c.address == address, PROCESSES.c.id != process)
                connection.execute(update(PROCESSES).where(before).values(gone=True))
            dead = select(PROCESSES.c.id).where(PROCESSES.c.gone)
            connection.execute(update(TABLES).where(TABLES.c.claimed_by.in_(dead)).values(claimed_until=None))
            last = connection.scalar(select(func.max(PROCESSES.c.beat)))
            running = connection.scalar(select(func.max(PROCESSES.c.beat)).where(not_(PROCESSES.c.gone)))
            if last is not None and last < now and (running is None or running < now - within_ms):
                connection.execute(self.insert(OUTAGES).on_conflict_do_nothing(), {"since": last, "until": now})
            old = or_(PROCESSES.c.gone, PROCESSES.c.beat < now - max(within_ms, FORGOTTEN_MS))
            connection.execute(delete(PROCESSES).where(old, PROCESSES.c.id != process))
            connection.execute(delete(PRESENCE).where(PRESENCE.c.process.not_in(select(PROCESSES.c.id))))
            connection.execute(self.upsert(PROCESSES, "started", "draining", "address"), beating(process, now))
            left = and_(TABLES.c.claimed_until.is_not(None), TABLES.c.claimed_by.not_in(select(PROCESSES.c.id)))
            connection.execute(update(TABLES).where(left).values(claimed_until=None))  # nobody sees to these any more

    def beat(self, process: str, now: int, draining: bool = False, address: str = "") -> None:
        """A process is still there. One that has said goodbye does not come back by this."""
        with self.writing() as connection:
            connection.execute(self.upsert(PROCESSES, "started", "gone"), beating(process, now, draining, address))

    def forget_process(self, process: str) -> None:
        """A process says goodbye, with everybody connected to it. Only its last beat is remembered."""
        with self.writing() as connection:
            connection.execute(delete(PRESENCE).where(PRESENCE.c.process == process))
            connection.execute(update(PROCESSES).where(PROCESSES.c.id == process).values(gone=True))

    def live(self, now: int, within_ms: int) -> list[Process]:
        """The processes that run, oldest first."""
        columns = [PROCESSES.c[name] for name in Process.__struct_fields__]
        heard_of = and_(PROCESSES.c.beat >= now - within_ms, not_(PROCESSES.c.gone))
        with self.reading() as connection:
            found = connection.execute(select(*columns).where(heard_of).order_by(PROCESSES.c.started, PROCESSES.c.id))
            return [Process(*process) for process in found]

    def outages(self) -> list[tuple[int, int]]:
        """When nobody could play: since, until."""
        with self.reading() as connection:
            found = connection.execute(select(OUTAGES.c.since, OUTAGES.c.until).order_by(OUTAGES.c.since))
            return [(since, until) for since, until in found]

    def seen(self, process: str, changes: Iterable[tuple[str, int, bool]]) -> None:
        """Seats that were connected to this process (True) or left it; the last word about a seat counts."""
        last = {(table, seat): here for table, seat, here in changes}
        came = [{"process": process, "table_id": table, "seat": seat} for (table, seat), here in sorted(last.items()) if here]
        left = [
            {"from_process": process, "from_table": table, "from_seat": seat} for (table, seat), here in last.items() if not here
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

    def online(self, tables: Sequence[str], now: int, within_ms: int, besides: str = "") -> set[tuple[str, int]]:
        """The seats of these tables that are connected to a running process, besides this one."""
        running = and_(PROCESSES.c.id == PRESENCE.c.process, PROCESSES.c.beat >= now - within_ms, not_(PROCESSES.c.gone))
        here = select(PRESENCE.c.table_id, PRESENCE.c.seat).join(PROCESSES, running)
        with self.reading() as connection:
            found = connection.execute(here.where(PRESENCE.c.table_id.in_(tables), PRESENCE.c.process != besides))
            return {(table, seat) for table, seat in found}


def beating(process: str, now: int, draining: bool = False, address: str = "") -> dict[str, object]:
    """A process as it is written down."""
    return {"id": process, "started": now, "beat": now, "draining": draining, "gone": False, "address": address}
