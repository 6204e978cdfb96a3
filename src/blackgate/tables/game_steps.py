"""The last moves of a game, counted, listed and with their chance outcomes."""

from blackgate.game import Game, Step
from blackgate.record import outcomes


def move_count(game: Game) -> int:
    """Return the number of moves made."""
    return 0 if game.last is None else game.last.number


def last_steps(game: Game, count: int) -> tuple[Step, ...]:
    """Return the steps of the last `count` moves, oldest first."""
    return tuple(game.steps[max(move_count(game) - count, 0) :])


def chance_outcomes(game: Game, count: int) -> list[list[str]] | None:
    """Return the chance outcomes of the last `count` moves, as the record has them; None if there were none."""
    found = [outcomes(game.edition, step.rows) for step in last_steps(game, count)]
    return found if any(found) else None
