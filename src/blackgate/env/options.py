"""Options that the environments add to those of a game (`blackgate/options.py`), with their checks."""

import operator
from numbers import Real
from typing import Any, Final

from blackgate.engine.limits import SEATS
from blackgate.errors import OptionError

# Of all environments. docs/releasing.md#environments says when it is raised.
VERSION: Final = 1

# Random players need about 650 turns with four players, and often more than this with Michel(le); bots need about fifty.
DEFAULT_MAX_TURNS: Final = 2_000
LARGEST_MAX_TURNS: Final = 10**9


def as_int(value: Any) -> Any:
    """Return a NumPy integer as a Python int, and any other value unchanged, for a check to refuse."""
    if isinstance(value, bool | str):
        return value
    try:
        return operator.index(value)
    except TypeError:
        return value


def check_games(games: Any) -> int:
    """Return the number of games that are played together."""
    number = as_int(games)
    if isinstance(number, bool) or not isinstance(number, int) or number < 1:
        raise OptionError("error-env-games", games=str(games))
    return number


def check_workers(workers: Any, games: int) -> int:
    """Return the number of worker processes, 0 for none. A worker has at least one game."""
    number = 0 if workers is None else as_int(workers)
    if isinstance(number, bool) or not isinstance(number, int) or number < 0:
        raise OptionError("error-env-workers", workers=str(workers))
    return min(number, games)


def check_seed(seed: Any) -> int | None:
    """Return a seed as an int of at least 0, or None."""
    number = as_int(seed)
    if number is None:
        return None
    if isinstance(number, bool) or not isinstance(number, int) or number < 0:
        raise OptionError("error-env-seed", seed=str(seed))
    return number


def check_room(room: Any, players: int) -> int:
    """Return the number of seats an observation has room for: by default the players, or more for networks that play several."""
    number = players if room is None else as_int(room)
    if isinstance(number, bool) or not isinstance(number, int) or not players <= number <= SEATS:
        raise OptionError("error-env-room", room=str(room), players=players, most=SEATS)
    return number


def check_max_turns(turns: Any) -> int:
    """Return the number of turns after which a game is stopped (14.7)."""
    number = as_int(turns)
    if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= LARGEST_MAX_TURNS:
        raise OptionError("error-env-turns", turns=str(turns), most=LARGEST_MAX_TURNS)
    return number


def check_shaping(shaping: Any) -> float:
    """Return the reward for a whole tunnel, besides winning; 0 turns shaping off."""
    if isinstance(shaping, bool) or not isinstance(shaping, Real) or not 0 <= float(shaping) <= 1:
        raise OptionError("error-env-shaping", shaping=str(shaping))
    return float(shaping)
