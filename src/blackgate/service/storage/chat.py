"""What lies beside the log: chat, packs, and figures for the host of the machine."""

from collections.abc import Sequence
from typing import TypedDict

import msgspec
from msgspec import Struct
from sqlalchemy import func, insert, literal, select, text
from sqlalchemy.exc import IntegrityError

from blackgate.service.storage.database import Database, plain
from blackgate.service.storage.errors import StoreDown
from blackgate.service.storage.schema import CHAT, ENTRIES, PACKS, TABLES

Line = tuple[int, int, str, str, int]  # n, seat, name, text, at: as in `wire.ChatLine`
TRIES = 20  # people of one table who speak at the very same moment, in as many processes


class Counts(TypedDict):
    """How much there is: tables in each phase, entries of all of them, and bytes on disk."""

    phases: dict[str, int]
    entries: int
    bytes: int


class TableRow(Struct, frozen=True):
    """A table as the host of the machine sees it: nothing of what is played there."""

    id: str
    phase: str
    updated: int
    due: int | None


class Sides(Database):
    """Chat, packs and figures."""

    # --- chat -------------------------------------------------------------------------------
    def say(self, table: str, seat: int, name: str, text: str, at: int) -> int:
        """Keep a line of chat, and tell its number."""
        number = select(func.coalesce(func.max(CHAT.c.n), 0) + 1).where(CHAT.c.table_id == table).scalar_subquery()
        line = select(literal(table), number, literal(seat), literal(plain(name)), literal(plain(text)), literal(at))
        saying = insert(CHAT).from_select([column.name for column in CHAT.c], line).returning(CHAT.c.n)
        for _ in range(TRIES):
            try:
                with self.writing() as connection:
                    return int(connection.execute(saying).scalar_one())
            except IntegrityError:
                continue  # somebody else spoke first
        raise StoreDown("error-store-down", problem="chat")

    def chat(self, table: str, last: int = 50) -> list[Line]:
        """The last lines of a table, in their order."""
        columns = select(CHAT.c.n, CHAT.c.seat, CHAT.c.name, CHAT.c.text, CHAT.c.at)
        chosen = columns.where(CHAT.c.table_id == plain(table)).order_by(CHAT.c.n.desc()).limit(last)
        with self.reading() as connection:
            return [(n, seat, name, text, at) for n, seat, name, text, at in connection.execute(chosen)][::-1]

    def newest_chat(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last line of these tables, where there is one."""
        end = select(func.max(CHAT.c.n)).where(CHAT.c.table_id == TABLES.c.id).scalar_subquery()
        with self.reading() as connection:
            found = connection.execute(select(TABLES.c.id, end).where(TABLES.c.id.in_(tables)))
            return {table: n for table, n in found if n is not None}

    # --- packs ------------------------------------------------------------------------------
    def save_pack(self, digest: str, id: str, files: dict[str, str]) -> None:
        """Keep a pack's files, by name: a table finishes with the pack it began with. A second time changes nothing."""
        values = {"digest": digest, "id": id, "files": msgspec.json.encode(files)}
        with self.writing() as connection:
            connection.execute(self.insert(PACKS).on_conflict_do_nothing(), values)

    def pack(self, digest: str) -> dict[str, str] | None:
        """The files of a pack that was kept."""
        with self.reading() as connection:
            files = connection.scalar(select(PACKS.c.files).where(PACKS.c.digest == plain(digest)))
        return None if files is None else msgspec.json.decode(files, type=dict[str, str])

    # --- figures ----------------------------------------------------------------------------
    def counts(self) -> Counts:
        """How much there is. Logs have no gaps, so their ends tell how long they are."""
        end = select(func.max(ENTRIES.c.seq)).where(ENTRIES.c.table_id == TABLES.c.id).scalar_subquery()
        ends = select(TABLES.c.phase, end.label("seq")).subquery()
        figures = select(ends.c.phase, func.count(), func.coalesce(func.sum(ends.c.seq), 0)).group_by(ends.c.phase)
        in_server, in_file = (
            "pg_database_size(current_database())",
            "page_count * page_size FROM pragma_page_count, pragma_page_size",
        )
        size = text("SELECT " + (in_server if self.engine.dialect.name == "postgresql" else in_file))
        with self.reading() as connection:
            found = connection.execute(figures).all()
            on_disk = int(connection.execute(size).scalar_one())
        phases = {phase: count for phase, count, _ in found}
        return {"phases": phases, "entries": sum(int(entries) for _, _, entries in found), "bytes": on_disk}

    def tables_list(self, limit: int) -> list[TableRow]:
        """The tables where something happened last."""
        columns = [TABLES.c[name] for name in TableRow.__struct_fields__]
        with self.reading() as connection:
            found = connection.execute(select(*columns).order_by(TABLES.c.updated.desc(), TABLES.c.id).limit(limit))
            return [TableRow(*table) for table in found]
