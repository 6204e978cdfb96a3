"""Positions in which other players show what is public about them."""

from collections.abc import Callable

from blackgate import Game
from blackgate.tables.updates import state_serializer


def has_gang_and_background(*seats: int) -> Callable[[Game], bool]:
    """Return a condition: seat 0 is on turn, and these seats have a Gang card and a revealed Background."""

    def holds(game: Game) -> bool:
        if game.to_move != 0 or game.prompt != "turn" or game.turns <= 12:
            return False
        players = state_serializer.public(game.view(None))["players"]
        return all(players[seat]["gang_card"] and players[seat]["background"] for seat in seats)

    return holds
