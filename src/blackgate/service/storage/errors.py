"""Exceptions of the storage package."""

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from blackgate.errors import BlackgateError


class StoreError(BlackgateError):
    """The database cannot be opened or used."""


class StoreDown(StoreError):
    """The database did not answer. It is unknown whether the call was carried out; it may be repeated."""


class CodeTaken(StoreError):
    """Another table already has the code of this new one. Nothing of this table was written; the rest of the batch was."""

    def __init__(self, table_id: str) -> None:
        super().__init__("error-store-code", table=table_id)
        self.table_id = table_id

    def __reduce__(self) -> tuple[object, ...]:
        return CodeTaken, (self.table_id,)


def first_line(error: SQLAlchemyError) -> str:
    """Return the first line of the database's own message, without the statement and its values, which may be secret."""
    message = str(error.orig) if isinstance(error, DBAPIError) and error.orig is not None else type(error).__name__
    return message.strip().partition("\n")[0] or type(error).__name__
