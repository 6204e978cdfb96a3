"""What all environments have in common: when a game is cut short, what it pays, and options of their own, checked."""

from typing import TYPE_CHECKING, Final

from blackgate.engine.layout import SEATS
from blackgate.errors import OptionError

if TYPE_CHECKING:
    from blackgate.game import Game

# Random players need some 650 turns at four players, and with Michel(le) often more than this; bots some fifty.
MOST_TURNS: Final = 2_000


def check_room(room: int | None, players: int) -> int:
    """Chairs an observation has room for: as many as play, or more, for networks that play at several sizes of table."""
    if room is None:
        return players
    if isinstance(room, bool) or not isinstance(room, int) or not players <= room <= SEATS:
        raise OptionError("error-env-room", room=str(room), players=players, most=SEATS)
    return room


def check_turns(turns: int) -> int:
    """14.7: after how many turns a simulation stops a game."""
    if isinstance(turns, bool) or not isinstance(turns, int) or turns < 1:
        raise OptionError("error-env-turns", turns=str(turns))
    return turns


def check_shaping(shaping: float) -> float:
    """What a whole tunnel is worth besides winning; 0 is none."""
    if isinstance(shaping, bool) or not isinstance(shaping, int | float) or not 0 <= shaping <= 1:
        raise OptionError("error-env-shaping", shaping=str(shaping))
    return float(shaping)


def prizes(game: "Game") -> list[float]:
    """What every seat is paid at the end (3.2, 11.2): 1 to winners, as much taken from the others; stopped, nothing (14.7)."""
    outcome = game.outcome
    if outcome is None or outcome.stopped:
        return [0.0] * game.players
    won = len(outcome.winners)
    lost = -won / (game.players - won)
    return [1.0 if seat in outcome.winners else lost for seat in range(game.players)]
