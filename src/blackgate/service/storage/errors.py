"""What can go wrong with a store."""

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from blackgate.errors import BlackgateError


class StoreError(BlackgateError):
    """A database that is not there, cannot be used, or is not ours."""


class StoreDown(StoreError):
    """The database did not answer just now. Whether the call was carried out is not known: ask again in a moment."""


class CodeTaken(StoreError):
    """Another table has the code that this one was to get: nothing of it was written, but all the rest of the batch."""

    def __init__(self, table: str) -> None:
        super().__init__("error-store-code", table=table)
        self.table = table

    def __reduce__(self) -> tuple[object, ...]:
        return CodeTaken, (self.table,)


def first_line(error: SQLAlchemyError) -> str:
    """What the database itself said, without the statement and its values, which may be secret."""
    said = str(error.orig) if isinstance(error, DBAPIError) and error.orig is not None else type(error).__name__
    return said.strip().partition("\n")[0] or type(error).__name__
