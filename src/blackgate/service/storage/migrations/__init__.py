"""The migrations of the schema. `storage/migrate.py` runs them; there is no alembic.ini."""
