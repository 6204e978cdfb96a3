"""Libraries that only some commands need. They are imported when needed; if one is missing, the error names the pip command."""

import importlib
from importlib.util import find_spec
from types import ModuleType

from blackgate.errors import BlackgateError


class MissingLibraryError(BlackgateError):
    """A library is missing that an extra of the package installs."""


def import_library(module: str, extra: str) -> ModuleType:
    """Import and return a module; raise MissingLibraryError if it is not installed."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not module.startswith(error.name):
            raise  # the library is installed, but one of its own dependencies is not: a broken installation
        raise MissingLibraryError("error-missing-library", library=error.name, extra=extra) from None


def require_libraries(extra: str, *modules: str) -> None:
    """Raise MissingLibraryError if a module is not installed, without importing any: to fail before hours of work."""
    for module in modules:
        if find_spec(module) is None:
            raise MissingLibraryError("error-missing-library", library=module, extra=extra)
