"""14 Table options, checked: wrong ones are refused in a sentence with the rule behind it."""

from collections.abc import Sequence
from typing import Final

from blackgate.catalogue import Edition
from blackgate.engine.limits import SEATS
from blackgate.engine.setup import Options
from blackgate.errors import OptionError

MICHELS: Final = ("none", "michel", "michelle")
FEWEST: Final = 2
LONGEST_NAME: Final = 40


def check_options(
    book: Edition,
    players: int,
    michel: str | None,
    teams: bool,
    calm: bool,
    target: int | None,
    first_player: int | None,
    seats: Sequence[str] | None,
) -> tuple[Options, tuple[str, ...]]:
    """The options of a game, and the names at its table."""
    if isinstance(players, bool) or not isinstance(players, int) or not FEWEST <= players <= SEATS:
        raise OptionError("error-players", players=str(players), fewest=FEWEST, most=SEATS)
    if teams and players not in book.pack.team_goal:
        raise OptionError("error-teams", players=players)
    if michel is not None and michel not in MICHELS:
        raise OptionError("error-michel", michel=str(michel))
    goal = book.pack.team_goal[players] if teams else book.pack.goal[players]
    if target is not None:
        goal = check_target(book, target)
    seated = isinstance(first_player, int) and not isinstance(first_player, bool) and 0 <= first_player < players
    if first_player is not None and not seated:
        raise OptionError("error-first-player", seat=str(first_player), most=players - 1)
    options = Options(
        players=players,
        michel=MICHELS.index(michel or "none"),
        teams=bool(teams),
        calm=bool(calm),
        target=goal,
        first=-1 if first_player is None else first_player,
    )
    return options, check_names(book, players, seats)


def check_target(book: Edition, target: int) -> int:
    """14.5: a number of Tunnel points that can be dug."""
    most = sum(card.copies * card.points for card in book.pack.cards)
    if isinstance(target, bool) or not isinstance(target, int) or not 1 <= target <= most:
        raise OptionError("error-target", target=str(target), most=most)
    return target


def check_names(book: Edition, players: int, seats: Sequence[str] | None) -> tuple[str, ...]:
    """The names of the seats; the pack's prisoners sit where nobody else does."""
    if seats is None:
        named = prisoner_names(book)[:players]
        return (*named, *(f"No. {seat + 1}" for seat in range(len(named), players)))
    names = tuple(str(name) for name in seats)
    if len(names) != players:
        raise OptionError("error-names", count=len(names), players=players)
    for name in names:
        if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
            raise OptionError("error-name", name=name, most=LONGEST_NAME)
    return names


def prisoner_names(book: Edition) -> list[str]:
    """What the pack's prisoners are called (1.8)."""
    return [prisoner.id.replace("_", " ").title() for prisoner in book.pack.prisoners]


def check_seed(seed: int | str) -> str:
    """A seed as text; half a character cannot be written down, and so not be published."""
    text = str(seed)
    try:
        text.encode()
    except UnicodeEncodeError:
        raise OptionError("error-seed") from None
    return text
