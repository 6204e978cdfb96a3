"""A bot's move at a table, in this thread and without a time limit. The service gives slow bots processes of their own."""

import hashlib

from blackgate.bots import Budget, make_bot
from blackgate.bots.fault_guard import default_move, parse_answer
from blackgate.tables.hosted_table import HostedTable


def bot_seed(table: HostedTable, seat: int) -> int:
    """Return the seed of a seat's bot. It follows from the table's secret seed, so players cannot predict the bot's moves."""
    text = f"{table.creation.seed} bot {seat}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")


def choose_move(table: HostedTable, seat: int, bot: str, budget: Budget | None = None) -> str:
    """Return the text of the move a bot chooses; a bot that does not return a legal move raises."""
    game = table.require_game()
    moves = list(game.legal_moves)
    chosen = make_bot(bot, bot_seed(table, seat)).choose(game.view(seat), moves, budget or Budget())
    return parse_answer(chosen, moves).text


def choose_or_default(table: HostedTable, seat: int, bot: str, budget: Budget | None = None) -> tuple[str, str]:
    """Return the text of a bot's move, and an empty string; if the bot fails, the default move and the name of the error."""
    try:
        return choose_move(table, seat, bot, budget), ""
    except Exception as error:  # noqa: BLE001  a bot that fails must not stop a table
        return default_move(list(table.require_game().legal_moves)).text, type(error).__name__
