"""Removing what a player has written: their name and their chat."""

from collections.abc import Mapping

from sqlalchemy import bindparam, delete, func, or_, select, update

from blackgate.service.storage.database import Database
from blackgate.service.storage.schema import CHAT, ENTRIES, TABLES


class PersonalDataStore(Database):
    """Replaces entries, and deletes chat. Nothing else changes an entry that is stored."""

    def replace_entries(self, table_id: str, entries: Mapping[int, bytes], line: bytes | None = None) -> None:
        """Replace the data of entries by number, and with `line` that of the list of public tables."""
        statement = (
            update(ENTRIES)
            .where(ENTRIES.c.table_id == table_id, ENTRIES.c.seq == bindparam("number"))
            .values(data=bindparam("replacement"))
        )
        with self.writing() as connection:
            if entries:
                connection.execute(statement, [{"number": seq, "replacement": data} for seq, data in entries.items()])
            if line is not None:
                connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(line=line))

    def delete_chat(self, table_id: str, seat: int, name: str = "") -> None:
        """Delete the lines of a seat, and those under a name, which the player may have written at another seat.

        If one of them is the newest, an empty line keeps its number: no number is used twice.
        """
        newest = select(func.max(CHAT.c.n)).where(CHAT.c.table_id == table_id).scalar_subquery()
        written = or_(CHAT.c.seat == seat, CHAT.c.name == name) if name else CHAT.c.seat == seat
        of_player = (CHAT.c.table_id == table_id, written)
        with self.writing() as connection:
            connection.execute(update(CHAT).where(*of_player, CHAT.c.n == newest).values(seat=-1, name="", text=""))
            connection.execute(delete(CHAT).where(*of_player))
