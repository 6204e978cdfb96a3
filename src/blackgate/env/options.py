"""What all environments have in common: when a game is cut short, what it pays, and options of their own, checked."""

import operator
from numbers import Real
from typing import Any, Final

from blackgate.engine.layout import SEATS
from blackgate.env.core.rewards import prize
from blackgate.errors import OptionError
from blackgate.game import Game

# Random players need some 650 turns at four players, and with Michel(le) often more than this; bots some fifty.
MOST_TURNS: Final = 2_000
LONGEST: Final = 10**9  # turns: nobody waits for more


def whole(value: Any) -> Any:
    """NumPy's whole numbers as Python's; anything else as it is, for whoever checks it to refuse."""
    if isinstance(value, bool | str):
        return value
    try:
        return operator.index(value)
    except TypeError:
        return value


def check_seed(seed: Any) -> int | None:
    """A whole number from 0 on, as large as one likes; none is none."""
    number = whole(seed)
    if number is None:
        return None
    if isinstance(number, bool) or not isinstance(number, int) or number < 0:
        raise OptionError("error-env-seed", seed=str(seed))
    return number


def check_room(room: Any, players: int) -> int:
    """Chairs an observation has room for: as many as play, or more, for networks that play at several sizes of table."""
    number = players if room is None else whole(room)
    if isinstance(number, bool) or not isinstance(number, int) or not players <= number <= SEATS:
        raise OptionError("error-env-room", room=str(room), players=players, most=SEATS)
    return number


def check_turns(turns: Any) -> int:
    """14.7: after how many turns a simulation stops a game."""
    number = whole(turns)
    if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= LONGEST:
        raise OptionError("error-env-turns", turns=str(turns), most=LONGEST)
    return number


def check_shaping(shaping: Any) -> float:
    """What a whole tunnel is worth besides winning; 0 is none."""
    if isinstance(shaping, bool) or not isinstance(shaping, Real) or not 0 <= float(shaping) <= 1:
        raise OptionError("error-env-shaping", shaping=str(shaping))
    return float(shaping)


def prizes(game: Game) -> list[float]:
    """What every seat is paid at the end."""
    return [prize(game.table, seat) for seat in range(game.players)]
