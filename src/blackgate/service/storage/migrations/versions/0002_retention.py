"""The kind of each table, on which depends how long it is kept."""

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

CHUNK = 1000  # tables read at once
TABLES = sa.table("tables", sa.column("id"), sa.column("phase"), sa.column("line"), sa.column("kind"))
ENTRIES = sa.table("entries", sa.column("table_id"), sa.column("data"))
STARTED = b'{"k":"started"'


def upgrade() -> None:
    """Add the column, derive it for the tables that are there, and index it."""
    op.add_column("tables", sa.Column("kind", sa.Text, nullable=False, server_default="people"))
    connection = op.get_bind()
    last = ""
    while rows := connection.execute(
        sa.select(TABLES.c.id, TABLES.c.phase, TABLES.c.line).where(TABLES.c.id > last).order_by(TABLES.c.id).limit(CHUNK)
    ).all():
        for table_id, phase, line in rows:
            kind = kind_of(connection, table_id, phase, line)
            if kind != "people":
                connection.execute(sa.update(TABLES).where(TABLES.c.id == table_id).values(kind=kind))
        last = rows[-1][0]
    op.create_index("tables_kept", "tables", ["kind", "phase", "updated"])


def kind_of(connection: sa.Connection, table_id: str, phase: str, line: bytes) -> str:
    """Return the kind of a table that an earlier version stored."""
    if phase == "lobby" or (phase == "closed" and not was_started(connection, table_id)):
        return "lobby"
    try:
        names = msgspec.json.decode(line)["names"]
    except (msgspec.DecodeError, KeyError, TypeError):
        return "people"
    return "bots" if names and all(name.startswith("bot:") for name in names) else "people"


def was_started(connection: sa.Connection, table_id: str) -> bool:
    """Return whether the log of a table has the start of a game."""
    rows = connection.execute(sa.select(ENTRIES.c.data).where(ENTRIES.c.table_id == table_id))
    return any(data.startswith(STARTED) for (data,) in rows)
