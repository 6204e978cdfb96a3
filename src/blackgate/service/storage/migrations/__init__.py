"""The schema of the store, change by change. `store/migrate.py` runs these; nothing needs an alembic.ini."""
