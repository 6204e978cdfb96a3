"""Checks the options of a table (chapter 14)."""

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
    edition: Edition,
    players: int,
    *,
    michel: str | None = None,
    teams: bool = False,
    calm: bool = False,
    target: int | None = None,
    first_player: int | None = None,
    fair_start: bool = False,
) -> Options:
    """Return the options of a game, or raise `OptionError`."""
    if isinstance(players, bool) or not isinstance(players, int) or not FEWEST <= players <= SEATS:
        raise OptionError("error-players", players=str(players), fewest=FEWEST, most=SEATS)
    if teams and players not in edition.pack.team_goal:
        raise OptionError("error-teams", players=players)
    if michel is not None and michel not in MICHELS:
        raise OptionError("error-michel", michel=str(michel))
    goal = edition.pack.team_goal[players] if teams else edition.pack.goal[players]
    if target is not None:
        goal = check_target(edition, target)
    seated = isinstance(first_player, int) and not isinstance(first_player, bool) and 0 <= first_player < players
    if first_player is not None and not seated:
        raise OptionError("error-first-player", seat=str(first_player), most=players - 1)
    return Options(
        players=players,
        michel=MICHELS.index(michel or "none"),
        teams=bool(teams),
        calm=bool(calm),
        target=goal,
        first=-1 if first_player is None else first_player,
        fair_start=bool(fair_start),
    )


def check_target(edition: Edition, target: int) -> int:
    """Return a target that can be reached with the Tools of the pack (14.5)."""
    most = sum(card.copies * card.points for card in edition.pack.cards)
    if isinstance(target, bool) or not isinstance(target, int) or not 1 <= target <= most:
        raise OptionError("error-target", target=str(target), most=most)
    return target


def check_names(edition: Edition, players: int, seats: Sequence[str] | None = None) -> tuple[str, ...]:
    """Return the names of the seats; by default those of the pack's prisoners."""
    if seats is None:
        named = prisoner_names(edition)[:players]
        return (*named, *(f"No. {seat + 1}" for seat in range(len(named), players)))
    names = tuple(str(name) for name in seats)
    if len(names) != players:
        raise OptionError("error-names", count=len(names), players=players)
    for name in names:
        if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
            raise OptionError("error-name", name=name, most=LONGEST_NAME)
    return names


def prisoner_names(edition: Edition) -> list[str]:
    """Return the names of the pack's prisoners (1.8)."""
    return [prisoner.id.replace("_", " ").title() for prisoner in edition.pack.prisoners]


def check_seed(seed: int | str) -> str:
    """Return a seed as text. It must be possible to encode it, because it is published."""
    text = str(seed)
    try:
        text.encode()
    except UnicodeEncodeError:
        raise OptionError("error-seed") from None
    return text
