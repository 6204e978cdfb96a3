"""The interface of a bot, and its advice.

    class Mine:
        def choose(self, view, legal_moves, budget):
            return legal_moves[0]

`view` is what the seat knows (chapter 12); `view.sample(rng)` deals what it does not know. A bot may have `advise` as well.
The bots of this package are functions of seed, view and budget: they remember nothing between two decisions.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from blackgate.bots.budget import Budget
from blackgate.catalogue import Move
from blackgate.game import View


@runtime_checkable
class Bot(Protocol):
    """Anything that can choose a move."""

    def choose(self, view: View, legal_moves: Sequence[Move], budget: Budget) -> Move | int | str:
        """Return one of the legal moves: as a Move, as its number or as its text."""
        ...


@dataclass(frozen=True, slots=True)
class Thought:
    """One move with its value and a reason: a text id (`why-...`) and the facts it mentions.

    `value` is a chance of winning where `Advice.scale` says "chance"; else it only compares the moves of this advice.
    """

    move: Move
    value: float
    reason: str
    facts: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Advice:
    """The best moves a bot sees, best first."""

    thoughts: tuple[Thought, ...]
    scale: str = "score"

    @property
    def best(self) -> Move:
        """The move that the bot would play."""
        return self.thoughts[0].move


@runtime_checkable
class Adviser(Bot, Protocol):
    """A bot that can explain its choice."""

    def advise(self, view: View, legal_moves: Sequence[Move], budget: Budget, most: int = 3) -> Advice:
        """Return up to `most` moves with a value and a reason each. The first one is what `choose` returns."""
        ...
