"""Names and prisoners of the players. The record names the kind of a bot; players see the name of its prisoner (1.8)."""

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
    """Return the name of a bot as the record has it."""
    return f"{BOT_PREFIX}{bot}" if bot else ""


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
