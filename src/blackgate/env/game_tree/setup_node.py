"""2 The setup as chance nodes: Gang piles, Backgrounds, hands and the first player, one card after the other.

Nobody is told anything until all of it is done.
"""

from blackgate.engine.setup import Deal
from blackgate.env.game_tree.node import ChanceNode, Node
from blackgate.env.game_tree.position import opening
from blackgate.env.game_tree.tree_settings import Terms


class Dealing(ChanceNode):
    """What has been drawn so far; `Terms.draws` says what comes next."""

    __slots__ = ("drawn",)

    def __init__(self, terms: Terms, drawn: tuple[int, ...] = ()) -> None:
        super().__init__(terms)
        self.drawn = drawn

    @property
    def settled(self) -> None:
        """There is no position yet."""
        return

    def ways(self) -> list[int]:
        """Copies left in the heap that is drawn from now."""
        heap = self.terms.draws[len(self.drawn)].heap
        left = self.terms.heaps[heap][:]
        for draw, outcome in zip(self.terms.draws, self.drawn, strict=False):
            if draw.heap == heap:
                left[outcome] -= 1
        return left

    def then(self, outcome: int) -> Node:
        """One card more, or the first turn."""
        drawn = (*self.drawn, outcome)
        if len(drawn) < len(self.terms.draws):
            return Dealing(self.terms, drawn)
        return opening(self.terms, deal_of(self.terms, drawn))

    def name(self, outcome: int) -> str:
        """What is dealt to whom."""
        self.check(outcome)
        draw = self.terms.draws[len(self.drawn)]
        return f"{draw.what} {draw.names[outcome]}"

    def __str__(self) -> str:
        dealt = [f"{draw.what} {draw.names[outcome]}" for draw, outcome in zip(self.terms.draws, self.drawn, strict=False)]
        return f"setup: {', '.join(dealt)}"

    def __reduce__(self) -> tuple[object, ...]:
        return Dealing, (self.terms, self.drawn)


def deal_of(terms: Terms, drawn: tuple[int, ...]) -> Deal:
    """All that was drawn, as the engine wants it."""
    taken: list[list[int]] = [[] for _ in terms.heaps]
    for draw, outcome in zip(terms.draws, drawn, strict=True):
        taken[draw.heap].append(outcome)
    *gangs, backgrounds, cards, first = taken
    size = int(terms.edition.rulebook.start_hand)
    hands = [cards[seat * size : (seat + 1) * size] for seat in range(terms.players)]
    return Deal(first[0], backgrounds, hands, gangs)
