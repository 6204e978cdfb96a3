"""The chance node of a move that needs a die or a card.

The move is played again from the position it began in, with one more outcome, until it is complete (`core/paused_chance.py`).
"""

from typing import Final

from blackgate.engine.chance import FOR_DEAL, FOR_DIE, FOR_DRAW, FOR_MICHEL, FOR_RANDOM
from blackgate.env.game_tree.node import BasePosition, ChanceNode, Node

OUTCOME_WORDS: Final = {FOR_DRAW: "draw", FOR_RANDOM: "random", FOR_DEAL: "deal"}  # as in records


class PendingMove(ChanceNode):
    """A move that waits for an outcome. Observers still see the position it began in."""

    __slots__ = ("_counts", "_position", "move", "outcomes_so_far", "purpose")

    def __init__(self, position: BasePosition, move: int, outcomes: tuple[int, ...], purpose: int, counts: list[int]) -> None:
        super().__init__(position.settings)
        self._position = position
        self.move: Final = move
        self.outcomes_so_far: Final = outcomes
        self.purpose: Final = purpose  # what the outcome is for (`engine/chance.py`)
        self._counts = counts

    @property
    def last_position(self) -> BasePosition:
        """The position the move began in."""
        return self._position

    def outcome_counts(self) -> list[int]:
        """Return the copies of each kind, or 1 for each face of the die."""
        return self._counts

    def child_of_outcome(self, outcome: int) -> Node:
        """Return the node of the move with one more outcome."""
        return self._position.play(self.move, (*self.outcomes_so_far, outcome))

    def outcome_name(self, outcome: int) -> str:
        """Return an outcome in the words of a record."""
        self.check_outcome(outcome)
        edition = self.settings.edition
        if self.purpose == FOR_DIE:
            return f"die {outcome + 1}"
        if self.purpose == FOR_MICHEL:
            return edition.michel_cards[outcome]
        return f"{OUTCOME_WORDS[self.purpose]} {edition.kinds[outcome]}"

    def __str__(self) -> str:
        move = self.settings.edition.moves[self.move].text
        chance = list(self.outcomes_so_far)
        return f"{self._position}\nseat {self._position.player} plays {move}; chance so far: {chance}"

    def __reduce__(self) -> tuple[object, ...]:
        return restore_pending_move, (self._position, self.move, self.outcomes_so_far)


def restore_pending_move(position: BasePosition, move: int, outcomes: tuple[int, ...]) -> Node:
    """Return a saved node: the move is played as far as its outcomes go."""
    return position.play(move, outcomes)
