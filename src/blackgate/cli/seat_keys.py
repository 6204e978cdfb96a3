"""The keys of seats for `blackgate join`. Other users can see the options of a command, so keys come in other ways."""

import getpass
import os
import sys
from collections.abc import Sequence
from pathlib import Path

import typer

from blackgate.cli.language import say
from blackgate.errors import OptionError
from blackgate.texts import problem_of

STANDARD_INPUT = "-"
VARIABLE = "BLACKGATE_KEY"


def seat_keys(options: Sequence[str], file: Path | None) -> list[str]:
    """Return the keys of the options, of a file and of the environment. Warn if a key itself was an option."""
    if any(option != STANDARD_INPUT for option in options):
        typer.echo(say("join-key-visible"), err=True)
    keys = [read_key() if option == STANDARD_INPUT else option for option in options]
    if file is not None:
        keys += keys_in(file)
    return keys or os.environ.get(VARIABLE, "").split()


def read_key() -> str:
    """Read a key from standard input; a terminal does not show it."""
    try:
        return (getpass.getpass(say("join-ask-key")) if sys.stdin.isatty() else sys.stdin.readline()).strip()
    except EOFError:
        raise typer.Abort from None


def keys_in(file: Path) -> list[str]:
    """Return the keys in a file, one per line."""
    try:
        return file.read_text(encoding="utf-8", errors="replace").split()
    except OSError as error:
        raise OptionError("error-file", file=str(file), problem=problem_of(error)) from None
