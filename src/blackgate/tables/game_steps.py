"""The last moves of a game, counted and with their chance outcomes."""

from blackgate.game import Game
from blackgate.record import outcomes


def move_count(game: Game) -> int:
    """Return the number of moves made."""
    return 0 if game.last is None else game.last.number


def chance_outcomes(game: Game, count: int) -> list[list[str]] | None:
    """Return the chance outcomes of the last `count` moves, as the record has them; None if there were none."""
    found = [outcomes(game.edition, step.rows) for step in game.last_steps(count)]
    return found if any(found) else None
