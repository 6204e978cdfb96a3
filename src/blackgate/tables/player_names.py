"""Names and prisoners of the players. The record names the kind of a bot; players see the name of its prisoner (1.8)."""

import hashlib
from collections.abc import Sequence
from typing import get_args

from blackgate.tables.wire import Looks
from blackgate.texts import say

BOT_PREFIX = "bot:"
LOOKS: tuple[str, ...] = get_args(Looks)


def bot_name(bot: str) -> str:
    """Return the name of a bot as the record has it."""
    return f"{BOT_PREFIX}{bot}" if bot else ""


def display_names(names: Sequence[str], looks: Sequence[str]) -> list[str]:
    """Return the names players see: for a bot, that of its prisoner, which is the same in every language."""
    prisoners = [*looks, *[""] * len(names)]
    pairs = zip(names, prisoners, strict=False)
    return [say("en", f"prisoner-{one}") if name.startswith(BOT_PREFIX) and one else name for name, one in pairs]


def shuffled_looks(table: str) -> list[str]:
    """Return all prisoners in an order that depends only on the table's id."""
    return sorted(LOOKS, key=lambda looks: hashlib.sha256(f"{table} {looks}".encode()).digest())
