"""Bringing a database up to date when it is opened; whoever comes second finds the work done."""

import threading
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from blackgate.service.storage.errors import StoreError

CHANGES = Path(__file__).parent / "migrations"
LOCK = 0x626C61636B676174  # "blackgat": the advisory lock of everybody who changes the schema
ONE_AT_A_TIME = threading.Lock()  # Alembic keeps what it is doing in a global


def script() -> ScriptDirectory:
    """All changes there are, oldest to newest."""
    return ScriptDirectory(str(CHANGES))


def newest() -> str:
    """The revision of the schema this version of Blackgate works with."""
    return str(script().get_current_head())


def known(revision: str) -> bool:
    """Whether this version of Blackgate has heard of a revision."""
    return any(one.revision == revision for one in script().walk_revisions())


def revision_of(connection: Connection) -> str | None:
    """What the database says it is; None if it is new."""
    return MigrationContext.configure(connection).get_current_revision()


def lock(connection: Connection) -> None:
    """Alone from here to the end of the transaction. In SQLite every writing transaction is alone anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Change the schema, in the connection's transaction, so that it is changed whole or not at all."""
    lock(connection)
    found = revision_of(connection)
    if found is not None and not known(found):
        raise StoreError("error-store-newer", revision=found)
    config = Config()
    config.set_main_option("script_location", str(CHANGES).replace("%", "%%"))
    config.attributes["connection"] = connection
    with ONE_AT_A_TIME:
        command.upgrade(config, revision)
