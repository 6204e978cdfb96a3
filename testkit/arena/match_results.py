"""Made-up match results with known winners."""

from typing import Any

from blackgate.arena.match import Match, MatchResult
from blackgate.arena.results import PlayedMatch
from blackgate.arena.schedule import Schedule


def game(match: Match, *winners: int, **other: Any) -> PlayedMatch:
    """A match that these seats won."""
    fields: dict[str, Any] = {
        "number": match.number,
        "first": 0,
        "winners": winners,
        "points": tuple(10 if seat in winners else 3 for seat in range(match.players)),
        "turns": 40,
        "stopped": not winners,
        "decisions": (10,) * match.players,
        "seconds": (0.02,) * match.players,
    }
    return match, MatchResult(**(fields | other))


def won_by(bots: tuple[str, ...], order: str, **options: Any) -> list[PlayedMatch]:
    """A schedule of these bots in which game after game is won by the first seat of the bot whose first letter is given."""
    schedule = Schedule(Match(0, "made up", bots, **options), len(order))
    found = []
    for number, letter in enumerate(order):
        match = schedule.match(number)
        seat = next(seat for seat, name in enumerate(match.bots) if name.startswith(letter))
        found.append(game(match, *(range(seat % 2, match.players, 2) if match.teams else [seat])))
    return found
