"""The base classes of the nodes. Nodes are immutable: an action leads to another node, and a copy is the node itself."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final, Self

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8

from blackgate.engine import flow, legality, visibility
from blackgate.engine.knowledge import Knowledge
from blackgate.engine.moves import MoveList
from blackgate.engine.table import Table
from blackgate.env.core.observation import observe
from blackgate.env.core.rewards import final_rewards
from blackgate.env.core.tensor import to_floats
from blackgate.env.fields import to_array
from blackgate.env.game_tree.information_history import InformationHistory, digest_of
from blackgate.env.game_tree.tree_settings import CHANCE, TERMINAL, TreeSettings
from blackgate.game import View
from blackgate.table_state import TableState

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Node(ABC):
    """A node of the game tree."""

    __slots__ = ("player", "settings")

    settings: TreeSettings
    player: int  # the seat that is asked, CHANCE or TERMINAL

    @property
    @abstractmethod
    def last_position(self) -> "BasePosition | None":
        """The last position that was reached, which observers see. None before the cards are dealt."""

    @abstractmethod
    def actions(self) -> list[int]:
        """Return a new list of the legal actions or possible outcomes, in ascending order."""

    @abstractmethod
    def child(self, action: int) -> "Node":
        """Return the node after an action, or raise an error if it is not possible."""

    @abstractmethod
    def outcomes(self) -> list[tuple[int, float]]:
        """Return the possible outcomes of chance with their probabilities."""

    @abstractmethod
    def outcome_name(self, outcome: int) -> str:
        """Return the name of an outcome of chance."""

    def __deepcopy__(self, memo: object) -> Self:
        return self


class ChanceNode(Node):
    """A node at which a die is rolled or a card drawn. Outcomes are numbered from 0."""

    __slots__ = ()

    def __init__(self, settings: TreeSettings) -> None:
        self.settings = settings
        self.player = CHANCE

    @abstractmethod
    def outcome_counts(self) -> list[int]:
        """Return in how many ways each outcome can happen; 0 is impossible."""

    @abstractmethod
    def child_of_outcome(self, outcome: int) -> Node:
        """Return the node after a possible outcome."""

    def actions(self) -> list[int]:
        return [outcome for outcome, count in enumerate(self.outcome_counts()) if count]

    def outcomes(self) -> list[tuple[int, float]]:
        """Return the possible outcomes with their probabilities."""
        counts = self.outcome_counts()
        total = sum(counts)
        return [(outcome, count / total) for outcome, count in enumerate(counts) if count]

    def child(self, action: int) -> Node:
        """Return the node after an outcome, or raise an error if it is not possible."""
        self.check_outcome(action)
        return self.child_of_outcome(action)

    def check_outcome(self, outcome: int) -> None:
        """Raise an error if an outcome is not possible."""
        counts = self.outcome_counts()
        if not 0 <= outcome < len(counts) or counts[outcome] == 0:
            raise ValueError(f"Chance outcome {outcome} cannot happen here; possible are {self.actions()}.")


class BasePosition(Node):
    """A position as chance nodes and observers need it; `position.py` adds the child nodes.

    Table and knowledge are never changed: a move is played on copies.
    """

    __slots__ = ("_actions", "history", "knowledge", "table")

    def __init__(self, settings: TreeSettings, table: Table, knowledge: Knowledge, history: InformationHistory) -> None:
        asked = flow.asked(table)
        self.settings = settings
        self.player: int = asked if asked >= 0 else TERMINAL
        self.table: Final = table
        self.knowledge: Final = knowledge
        self.history: InformationHistory = history
        self._actions: list[int] | None = None

    @abstractmethod
    def play(self, move: int, outcomes: tuple[int, ...]) -> Node:
        """Play a legal move with the outcomes of chance known so far. Return the next position, or the chance node it needs."""

    # --- choices ----------------------------------------------------------------------------
    def moves(self) -> list[int]:
        """Return the numbers of the legal moves in the catalogue."""
        if self.player == TERMINAL:
            return []
        legal = MoveList()
        legality.list_moves(self.table, legal)
        return list(legal.moves[: legal.count])

    def actions(self) -> list[int]:
        """Return the legal actions, relative to the seat that is asked (`core/seat_rotation.py`)."""
        if self._actions is None:
            action_of_move = self.settings.actions_of_moves[self.player]
            self._actions = sorted([action_of_move[move] for move in self.moves()])
        return self._actions[:]

    # --- what observers see -----------------------------------------------------------------
    def view(self, observer: int) -> View:
        """Return the view of a seat, or of a spectator if `observer` is one past the last seat (12)."""
        settings = self.settings
        seat = observer if observer < settings.players else None
        legal = self.moves() if observer == self.player else []
        table = visibility.masked(self.table, observer)
        known = self.knowledge.share(observer)
        return View(settings.edition, settings.options, settings.names, seat, table, known, legal)

    def full_state(self) -> TableState:
        """Return the table with all hidden information, which players must not see."""
        return TableState(self.settings.edition, self.settings.names, self.table, None, everything=True)

    def observation_cells(self, seat: int) -> vec[u8]:
        """Return the observation of a seat as the compiled engine writes it (`env/fields.py`)."""
        cells = self.settings.blank_observation[:]
        observe(self.table, self.knowledge, seat, self.settings.layout.offsets, cells, 0)
        return cells

    def observation(self, seat: int) -> "NDArray[np.uint8]":
        """Return the observation of a seat as an array."""
        return to_array(self.observation_cells(seat), np.uint8)

    def observation_tensor(self, seat: int) -> list[float]:
        """Return the observation of a seat for a network, each number usually between 0 and 1."""
        return to_floats(self.observation_cells(seat), self.settings.float_values, self.settings.zeros)

    def observation_string(self, seat: int) -> str:
        """Return what a seat sees now: its observation, and its legal actions if it is asked."""
        asked = f" {self.actions()}" if seat == self.player else ""
        return f"{self.observation(seat).tobytes().hex()}{asked}"

    def information_state_string(self, seat: int) -> str:
        """Return everything a seat has learnt and sees now: equal for two positions exactly if it cannot distinguish them."""
        return f"{self.history.number} {self.history.digest(seat).hex()} {digest_of(self.view(seat).position()).hex()}"

    def returns(self) -> list[float]:
        """Return the rewards of all seats: 0 while the game goes on, and if it was stopped (14.7)."""
        return final_rewards(self.table)
