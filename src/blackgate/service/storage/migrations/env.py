"""Alembic's way in: it changes the database behind the connection it is handed, in the transaction that is already open."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
with context.begin_transaction():
    context.run_migrations()
