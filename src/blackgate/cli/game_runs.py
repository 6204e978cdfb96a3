"""Shared by the commands that play many games (`arena`, `lab`, `simulate`): limits, progress bar, machine data."""

import platform
from datetime import datetime

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import blackgate
from blackgate.benchmark import processor_name
from blackgate.cli.language import say
from blackgate.errors import OptionError

MAX_TURNS = 30_000
INTERRUPTED = 130  # exit code after Ctrl-C


def check_limits(games: int, jobs: int, turns: int) -> None:
    """Raise OptionError for numbers of games, processes or turns out of range."""
    for name, value in (("--games", games), ("--jobs", jobs), ("--turns", turns)):
        if value < 1:
            raise OptionError("cli-at-least", name=name, value=value, least=1)
    if turns > MAX_TURNS:
        raise OptionError("cli-at-most", name="--turns", value=turns, most=MAX_TURNS)


def progress_bar() -> Progress:
    """Return a progress bar on stderr, so that the output of --json stays clean."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


def setting_value(value: object) -> str:
    """Return the value of a setting as reports show it."""
    if isinstance(value, bool) or value == "none":
        return say("arena-yes" if value is True else "arena-no")
    return say("arena-by-rule") if value is None else str(value)


def machine_data() -> dict[str, str]:
    """Return the machine, the date and the version, as results store them."""
    return {
        "machine": f"{platform.machine()}, {processor_name()}, Python {platform.python_version()}",
        "date": datetime.now().astimezone().isoformat(timespec="minutes"),
        "version": blackgate.__version__,
    }
