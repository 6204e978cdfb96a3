"""Bots and hints in a tab: they think at once, in the same thread."""

import logging
from typing import Final

from blackgate.bots import Budget
from blackgate.compilation import is_compiled
from blackgate.tables import bot_moves, hints
from blackgate.tables.clocks import SLOW_BOT_FACTOR
from blackgate.tables.hosted_table import HostedTable
from blackgate.tables.wire import HintedMove, Scale

# An iteration takes longer with more players: it plays on until nearly the next turn of the seat.
INTERPRETED_ITERATIONS: Final = 200  # for all players together
DEADLINE_S: Final = 0.8  # for slow devices

log: Final = logging.getLogger("blackgate.tab")


def thinking_budget(table: HostedTable) -> Budget:
    """Return how much a slow bot may think at a table: as much as in the service, or less where Python is interpreted."""
    if not is_compiled():
        return Budget(iterations=INTERPRETED_ITERATIONS // table.options.players, deadline=DEADLINE_S)
    milliseconds = float(table.options.boss_ms)
    return Budget(milliseconds=milliseconds, deadline=max(DEADLINE_S, SLOW_BOT_FACTOR * milliseconds / 1000))


def choose_move(table: HostedTable, seat: int, bot: str) -> str:
    """Return the move of a bot, as text; of a bot that fails, the default move."""
    move, fault = bot_moves.choose_or_default(table, seat, bot, thinking_budget(table))
    if fault:
        log.error("bot %s failed: %s", bot, fault)
    return move


def advise(table: HostedTable, seat: int, lang: str) -> tuple[Scale, list[HintedMove]]:
    """Return the best moves of a seat, as the strongest bot sees it, and the scale of their values."""
    return hints.advise(table.require_game(), seat, lang, table.display_names(), thinking_budget(table))
