"""Names and prisoners of the players (1.8). Players see a bot as its prisoner; the record names the bot and its prisoner."""

import hashlib
from collections.abc import Sequence
from functools import cache
from typing import get_args

from blackgate.tables.wire import Looks
from blackgate.texts import say
from blackgate.wording import distinct_names

BOT_PREFIX = "bot:"
LOOKS: tuple[str, ...] = get_args(Looks)


def bot_name(bot: str) -> str:
    """Return the name of a seat with a bot."""
    return f"{BOT_PREFIX}{bot}" if bot else ""


def recorded_names(names: Sequence[str], looks: Sequence[str]) -> list[str]:
    """Return the names for a record: those of bots with their prisoners, such as `bot:inmate (Moth)`."""
    pairs = zip(names, looks, strict=True)
    return [name + prisoner_suffix(one) if name.startswith(BOT_PREFIX) and one else name for name, one in pairs]


def recorded_looks(names: Sequence[str]) -> list[str]:
    """Return prisoners for the names of a record: for bots those it names, for other players the first ones that are left."""
    found: list[str] = []
    for name in names:
        named = [one for one in LOOKS if name.startswith(BOT_PREFIX) and name.endswith(prisoner_suffix(one))]
        found.append(named[0] if named and named[0] not in found else "")
    left = (one for one in LOOKS if one not in found)
    return [one or next(left) for one in found]


def prisoner_suffix(looks: str) -> str:
    """Return what a record adds to the name of a bot."""
    return f" ({prisoner_name(looks)})"


def display_names(names: Sequence[str], looks: Sequence[str]) -> list[str]:
    """Return the names players see, no two the same: for a bot, the name of its prisoner. A free seat has no name."""
    prisoners = [*looks, *[""] * len(names)]
    pairs = zip(names, prisoners, strict=False)
    shown = [prisoner_name(one) if name.startswith(BOT_PREFIX) and one else name for name, one in pairs]
    return [unique if name else "" for name, unique in zip(names, distinct_names(shown), strict=True)]


@cache
def prisoner_name(looks: str) -> str:
    """Return the name of a prisoner, which is the same in every language."""
    return say("en", f"prisoner-{looks}")


def shuffled_looks(table: str) -> list[str]:
    """Return all prisoners in an order that depends only on the table's id."""
    return sorted(LOOKS, key=lambda looks: hashlib.sha256(f"{table} {looks}".encode()).digest())
