"""The games of a job: deals are paired and seats rotated, so that luck cancels.

Every deal, which is all that follows from one seed (hands, Backgrounds, piles, the first player, every die), is played once
with each rotation of the bots over the seats. Four different bots make four games of one deal. Rotations that put the same
bots on the same seats would be the same game again, so they are left out: boss, inmate, boss, inmate has only two.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from blackgate.arena.match import Match
from blackgate.errors import OptionError


def seated(bots: Sequence[str], players: int | None = None) -> tuple[str, ...]:
    """A bot for every seat; the last one named sits on all that are left."""
    many = len(bots) if players is None else players
    if not bots or any(not name.strip() for name in bots):
        raise OptionError("error-no-bots")
    if len(bots) > many:
        raise OptionError("error-arena-bots", bots=len(bots), players=many)
    return (*bots, *[bots[-1]] * (many - len(bots)))


@dataclass(frozen=True)
class Schedule:
    """So many games like one: `like` gives seed, bots in their first order, and all else."""

    like: Match
    games: int

    @cached_property
    def rotations(self) -> list[tuple[str, ...]]:
        """The bots by seat, each time moved on by one seat, until they sit as in the beginning."""
        bots = self.like.bots
        turned = [bots[-step:] + bots[:-step] if step else bots for step in range(len(bots))]
        again = next((step for step in range(1, len(bots)) if turned[step] == bots), len(bots))
        return turned[:again]

    def match(self, number: int) -> Match:
        """A game by its number; asking for more games later does not change the first ones."""
        deal, rotation = divmod(number, len(self.rotations))
        return replace(self.like, number=number, seed=f"{self.like.seed}-{deal}", bots=self.rotations[rotation])

    @property
    def deals(self) -> int:
        """How many deals are played with every rotation."""
        return self.games // len(self.rotations)

    @property
    def left_over(self) -> int:
        """How many games of one more deal are played, which is then not fully rotated."""
        return self.games % len(self.rotations)
