"""A node at which a move has stopped at a die or a card.

The move is played again from the position it began in, with one outcome more, until it goes through (`core/pause.py`).
"""

from typing import Final

from blackgate.engine.chance import FOR_DEAL, FOR_DIE, FOR_DRAW, FOR_MICHEL, FOR_RANDOM
from blackgate.env.spiel.node import BasePosition, ChanceNode, Node

VERBS: Final = {FOR_DRAW: "draw", FOR_RANDOM: "random", FOR_DEAL: "deal"}  # as in records


class Pending(ChanceNode):
    """Nobody sees anything of the move yet: observers see the position it began in."""

    __slots__ = ("_settled", "_ways", "move", "told", "what")

    def __init__(self, settled: BasePosition, move: int, told: tuple[int, ...], what: int, ways: list[int]) -> None:
        super().__init__(settled.terms)
        self._settled = settled
        self.move = move
        self.told = told
        self.what = what  # what the outcome is for (`engine/chance.py`)
        self._ways = ways

    @property
    def settled(self) -> BasePosition:
        """The position the move began in."""
        return self._settled

    def ways(self) -> list[int]:
        """Copies of each kind, or one for every face of the die."""
        return self._ways

    def then(self, outcome: int) -> Node:
        """The move with one outcome more."""
        return self._settled.play(self.move, (*self.told, outcome))

    def name(self, outcome: int) -> str:
        """An outcome in the words of a record."""
        self.check(outcome)
        book = self.terms.edition
        if self.what == FOR_DIE:
            return f"die {outcome + 1}"
        if self.what == FOR_MICHEL:
            return book.michel_cards[outcome]
        return f"{VERBS[self.what]} {book.kinds[outcome]}"

    def __str__(self) -> str:
        move = self.terms.edition.moves[self.move].text
        return f"{self._settled}\nseat {self._settled.player} plays {move}; chance so far: {list(self.told)}"

    def __reduce__(self) -> tuple[object, ...]:
        return resumed, (self._settled, self.move, self.told)


def resumed(settled: BasePosition, move: int, told: tuple[int, ...]) -> Node:
    """A saved node: the move is played as far as it had got."""
    return settled.play(move, told)
