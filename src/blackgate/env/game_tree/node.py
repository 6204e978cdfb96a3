"""The nodes of the game's tree. None of them ever changes: playing leads to another one, and a copy is the node itself."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Self

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8

from blackgate.engine import flow, legality, masking
from blackgate.engine.knowledge import Knowledge
from blackgate.engine.moves import MoveList
from blackgate.engine.table import Table
from blackgate.env.core.observation import observe
from blackgate.env.core.rewards import prize
from blackgate.env.core.tensor import spread
from blackgate.env.fields import numbers
from blackgate.env.game_tree.information_history import Past, digest_of
from blackgate.env.game_tree.tree_settings import CHANCE, TERMINAL, Terms
from blackgate.game import View

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Node(ABC):
    """A place in the tree: who is asked there, what they can do, and where that leads."""

    __slots__ = ("player", "terms")

    terms: Terms
    player: int  # a seat, CHANCE or TERMINAL

    @property
    @abstractmethod
    def settled(self) -> "BasePosition | None":
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


class BasePosition(Node):
    """A position as chance nodes and observers need it; `position.py` adds where moves lead.

    Table and knowledge are never played on: a move is carried out on copies.
    """

    __slots__ = ("_actions", "knowledge", "past", "table")

    def __init__(self, terms: Terms, table: Table, knowledge: Knowledge, past: Past) -> None:
        asked = flow.asked(table)
        self.terms = terms
        self.player = asked if asked >= 0 else TERMINAL
        self.table = table
        self.knowledge = knowledge
        self.past = past
        self._actions: list[int] | None = None

    @abstractmethod
    def play(self, move: int, told: tuple[int, ...]) -> Node:
        """A legal move with the outcomes of chance told so far: where it leads, or what it waits for."""

    # --- choices ----------------------------------------------------------------------------
    def moves(self) -> list[int]:
        """The legal moves by their numbers in the catalogue."""
        if self.player == TERMINAL:
            return []
        found = MoveList()
        legality.list_moves(self.table, found)
        return list(found.moves[: found.count])

    def actions(self) -> list[int]:
        """The same, counted from the chair of whoever is asked (`core/chairs.py`)."""
        if self._actions is None:
            outward = self.terms.outward[self.player]
            self._actions = sorted([outward[move] for move in self.moves()])
        return self._actions[:]

    # --- what is seen -----------------------------------------------------------------------
    def view(self, seat: int) -> View:
        """What a seat knows, one past the last is a spectator (12)."""
        terms = self.terms
        observer = seat if seat < terms.players else None
        legal = self.moves() if seat == self.player else []
        table = masking.masked(self.table, seat)
        return View(terms.edition, terms.options, terms.names, observer, table, self.knowledge.share(seat), legal)

    def cells(self, seat: int) -> vec[u8]:
        """The observation of a seat, as the compiled engine writes it (`env/fields.py`)."""
        cells = self.terms.blank[:]
        observe(self.table, self.knowledge, seat, self.terms.layout.offsets, cells, 0)
        return cells

    def row(self, seat: int) -> "NDArray[np.uint8]":
        """The same as an array."""
        return numbers(self.cells(seat), np.uint8)

    def scaled(self, seat: int) -> list[float]:
        """The same for a network: every number usually between 0 and 1."""
        return spread(self.cells(seat), self.terms.levels, self.terms.zeros)

    def recall(self, seat: int) -> str:
        """Everything a seat was told, and what it sees now: equal for two positions it cannot tell apart, and only for these."""
        return f"{self.past.number} {self.past.digest(seat).hex()} {digest_of(self.view(seat).position()).hex()}"

    def glance(self, seat: int) -> str:
        """What a seat sees now: its observation, and its legal actions if it is asked."""
        asked = f" {self.actions()}" if seat == self.player else ""
        return f"{self.row(seat).tobytes().hex()}{asked}"

    def returns(self) -> list[float]:
        """What everybody is paid (`env/rules.py`): nothing as long as the game goes on, and if it was stopped (14.7)."""
        seats = range(self.terms.players)
        return [prize(self.table, seat) for seat in seats]
