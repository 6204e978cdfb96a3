"""Alembic's entry point: run the migrations on the connection it was given, in the transaction that is already open."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
with context.begin_transaction():
    context.run_migrations()
