"""The first schema: logs, index, chat, processes, presence, outages, packs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create all tables."""
    # Long because a migration is a list of statements that are run together and never change.
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("writer", sa.Text, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("code", sa.Text),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("line", sa.LargeBinary, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("claimed_until", sa.BigInteger),
        sa.Column("claimed_by", sa.Text, nullable=False),
    )
    op.create_index("tables_code", "tables", ["code"], unique=True)
    op.create_index("tables_due", "tables", ["due"])
    op.create_index("tables_listed", "tables", ["public", "phase", "created"])
    op.create_table(
        "chat",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "processes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("beat", sa.BigInteger, nullable=False),
        sa.Column("draining", sa.Boolean, nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("process", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    )
    op.create_index("presence_table", "presence", ["table_id"])
    op.create_table(
        "outages",
        sa.Column("since", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "packs",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("files", sa.LargeBinary, nullable=False),
    )
