"""Libraries that only some features need. If one is missing, the error contains the command that installs it."""

import importlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from types import ModuleType

from blackgate.errors import BlackgateError
from blackgate.installation import install_command, missing_distributions
from blackgate.texts import TextList


class MissingLibraryError(BlackgateError, ImportError):
    """Libraries are missing that an extra of the distribution installs."""


def missing_libraries(extra: str, names: Sequence[str]) -> MissingLibraryError:
    """Return the error for missing libraries of an extra."""
    return MissingLibraryError("error-missing-libraries", libraries=TextList(names), command=install_command(extra))


@contextmanager
def libraries_of(extra: str) -> Iterator[None]:
    """A block that imports libraries of an extra: if one is not installed, MissingLibraryError is raised."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.split(".")[0] == "blackgate":
            raise  # a mistake of ours
        raise missing_libraries(extra, missing_distributions(extra) or [error.name]) from None


def import_library(module: str, extra: str) -> ModuleType:
    """Import and return a module; raise MissingLibraryError if it is not installed."""
    with libraries_of(extra):
        return importlib.import_module(module)


def require_extra(extra: str) -> None:
    """Raise MissingLibraryError if a library of an extra is not installed. It imports none: call it before hours of work."""
    names = missing_distributions(extra)
    if names:
        raise missing_libraries(extra, names)
