"""Libraries that only some commands need: imported when asked for, and missed in a sentence."""

import importlib
from importlib.util import find_spec
from types import ModuleType

from blackgate.errors import BlackgateError


class MissingLibrary(BlackgateError):
    """A library that comes with an extra of the package."""


def need(module: str, extra: str) -> ModuleType:
    """A module, or the pip command that brings it."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not module.startswith(error.name):
            raise  # it is there, but something it needs is not: a broken installation
        raise MissingLibrary("error-missing-library", library=error.name, extra=extra) from None


def check(extra: str, *modules: str) -> None:
    """Miss what is missing before hours of work, without importing anything yet."""
    for module in modules:
        if find_spec(module) is None:
            raise MissingLibrary("error-missing-library", library=module, extra=extra)
