"""Upgrading a database to the newest schema when it is opened."""

import threading
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from blackgate.service.storage.errors import StoreError

MIGRATIONS = Path(__file__).parent / "migrations"
ADVISORY_LOCK = 0x626C61636B676174  # "blackgat": the advisory lock of processes that change the schema
ALEMBIC_LOCK = threading.Lock()  # Alembic keeps its state in a global


def script() -> ScriptDirectory:
    """Return all migrations, oldest to newest."""
    return ScriptDirectory(str(MIGRATIONS))


def newest() -> str:
    """Return the revision of the schema that this version of Blackgate needs."""
    return str(script().get_current_head())


def known(revision: str) -> bool:
    """Return whether this version of Blackgate knows a revision."""
    return any(one.revision == revision for one in script().walk_revisions())


def revision_of(connection: Connection) -> str | None:
    """Return the revision of a database; None if it is new."""
    return MigrationContext.configure(connection).get_current_revision()


def lock(connection: Connection) -> None:
    """Lock the schema until the end of the transaction. In SQLite a writing transaction is alone anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": ADVISORY_LOCK})


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Upgrade the schema in the transaction of the connection, completely or not at all."""
    lock(connection)
    found = revision_of(connection)
    if found is not None and not known(found):
        raise StoreError("error-store-newer", revision=found)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    with ALEMBIC_LOCK:
        command.upgrade(config, revision)
