"""The games of a tournament: deals are paired and seats rotated, so that luck cancels.

A deal is everything that follows from one seed: hands, Backgrounds, piles, the first player, every die. Each deal is played
once with each rotation of the bots over the seats. Four different bots make four games of one deal. Rotations that put the
same bots on the same seats would repeat a game, so they are left out: boss, inmate, boss, inmate has only two.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from blackgate.arena.match import Match
from blackgate.errors import OptionError


def fill_seats(bots: Sequence[str], players: int | None = None) -> tuple[str, ...]:
    """Return a bot for every seat; the last bot named takes all remaining seats."""
    seats = len(bots) if players is None else players
    if not bots or any(not name.strip() for name in bots):
        raise OptionError("error-no-bots")
    if len(bots) > seats:
        raise OptionError("error-arena-bots", bots=len(bots), players=seats)
    return (*bots, *[bots[-1]] * (seats - len(bots)))


@dataclass(frozen=True)
class Schedule:
    """A number of games made from a template, which gives the seed, the bots in their first order, and all options."""

    template: Match
    games: int

    @cached_property
    def rotations(self) -> list[tuple[str, ...]]:
        """The bots by seat, each time moved on by one seat, until the first seating would repeat."""
        bots = self.template.bots
        rotated = [bots[-step:] + bots[:-step] if step else bots for step in range(len(bots))]
        period = next((step for step in range(1, len(bots)) if rotated[step] == bots), len(bots))
        return rotated[:period]

    def match(self, number: int) -> Match:
        """Return a game by its number. The first games stay the same when more games are added later."""
        deal, rotation = divmod(number, len(self.rotations))
        return replace(self.template, number=number, seed=f"{self.template.seed}-{deal}", bots=self.rotations[rotation])

    @property
    def deals(self) -> int:
        """Number of deals that are played with every rotation."""
        return self.games // len(self.rotations)

    @property
    def left_over(self) -> int:
        """Number of games of a last deal that is not played with every rotation."""
        return self.games % len(self.rotations)
