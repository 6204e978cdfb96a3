"""Lines of chat."""

from collections.abc import Sequence

from sqlalchemy import delete, func, insert, literal, select
from sqlalchemy.exc import IntegrityError

from blackgate.service.storage.database import Database, storable_text
from blackgate.service.storage.errors import StoreDown
from blackgate.service.storage.schema import CHAT, TABLES

ChatRow = tuple[int, int, str, str, int]  # n, seat, name, text, at: the fields of `wire.ChatLine`
MAX_LINES = 100  # kept of each table
MAX_ATTEMPTS = 20  # more players of one table than could write at the same moment in different processes


class ChatStore(Database):
    """The chat of all tables."""

    def add_chat(self, table_id: str, seat: int, name: str, text: str, at: int) -> int:
        """Store a line of chat and return its number. Of older lines, only the newest are kept."""
        number = select(func.coalesce(func.max(CHAT.c.n), 0) + 1).where(CHAT.c.table_id == table_id).scalar_subquery()
        values = (literal(storable_text(name)), literal(storable_text(text)))
        line = select(literal(table_id), number, literal(seat), *values, literal(at))
        statement = insert(CHAT).from_select([column.name for column in CHAT.c], line).returning(CHAT.c.n)
        for _ in range(MAX_ATTEMPTS):
            try:
                with self.writing() as connection:
                    n = int(connection.execute(statement).scalar_one())
                    connection.execute(delete(CHAT).where(CHAT.c.table_id == table_id, CHAT.c.n <= n - MAX_LINES))
                    return n
            except IntegrityError:
                continue  # another process took this number
        raise StoreDown("error-store-down", problem="chat")

    def recent_chat(self, table_id: str, limit: int = 50) -> list[ChatRow]:
        """Return the last lines of a table, oldest first. A deleted line is empty."""
        columns = select(CHAT.c.n, CHAT.c.seat, CHAT.c.name, CHAT.c.text, CHAT.c.at)
        statement = columns.where(CHAT.c.table_id == storable_text(table_id)).order_by(CHAT.c.n.desc()).limit(limit)
        with self.reading() as connection:
            return [(n, seat, name, text, at) for n, seat, name, text, at in connection.execute(statement)][::-1]

    def newest_chat(self, table_ids: Sequence[str]) -> dict[str, int]:
        """Return the number of the last line of each of these tables that has chat."""
        last = select(func.max(CHAT.c.n)).where(CHAT.c.table_id == TABLES.c.id).scalar_subquery()
        with self.reading() as connection:
            rows = connection.execute(select(TABLES.c.id, last).where(TABLES.c.id.in_(table_ids)))
            return {table_id: n for table_id, n in rows if n is not None}
