"""The nodes of the game's tree. None of them ever changes: playing leads to another one, and a copy is the node itself."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Self

from blackgate.env.spiel.terms import CHANCE, Terms

if TYPE_CHECKING:
    from blackgate.env.spiel.position import Position


class Node(ABC):
    """A place in the tree: who is asked there, what they can do, and where that leads."""

    __slots__ = ("player", "terms")

    terms: Terms
    player: int  # a seat, CHANCE or TERMINAL

    @property
    @abstractmethod
    def settled(self) -> "Position | None":
        """The last position that was reached: what observers see. None before the cards are dealt."""

    @abstractmethod
    def actions(self) -> list[int]:
        """What can be done here, in ascending order; a list of the caller's own."""

    @abstractmethod
    def after(self, action: int) -> "Node":
        """Where an action leads; a wrong one is refused."""

    @abstractmethod
    def outcomes(self) -> list[tuple[int, float]]:
        """What chance can do here, and how likely it is."""

    @abstractmethod
    def name(self, outcome: int) -> str:
        """What an outcome of chance is called here."""

    def __deepcopy__(self, memo: object) -> Self:
        return self


class ChanceNode(Node):
    """A die is rolled or a card drawn: outcomes have numbers from 0 on, each as likely as it has ways."""

    __slots__ = ()

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.player = CHANCE

    @abstractmethod
    def ways(self) -> list[int]:
        """In how many ways each outcome can come about; 0 is impossible."""

    @abstractmethod
    def then(self, outcome: int) -> Node:
        """Where a possible outcome leads."""

    def actions(self) -> list[int]:
        """The outcomes that are possible."""
        return [outcome for outcome, ways in enumerate(self.ways()) if ways]

    def outcomes(self) -> list[tuple[int, float]]:
        """The same with their probabilities."""
        ways = self.ways()
        total = sum(ways)
        return [(outcome, count / total) for outcome, count in enumerate(ways) if count]

    def after(self, action: int) -> Node:
        """Where an outcome leads, if it is possible."""
        self.check(action)
        return self.then(action)

    def check(self, outcome: int) -> None:
        """Refuse what cannot happen."""
        ways = self.ways()
        if not 0 <= outcome < len(ways) or ways[outcome] == 0:
            raise ValueError(f"Chance outcome {outcome} cannot happen here; possible are {self.actions()}.")
