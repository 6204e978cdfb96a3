"""The chance nodes of the setup (2): Gang piles, Backgrounds, hands and the first player, one card after the other.

No seat sees anything before the setup is complete.
"""

from itertools import islice
from typing import Final

from blackgate.engine.setup import Deal, extra_cards
from blackgate.env.game_tree.node import ChanceNode, Node
from blackgate.env.game_tree.position import first_position
from blackgate.env.game_tree.tree_settings import TreeSettings


class SetupNode(ChanceNode):
    """A chance node of the setup. `TreeSettings.setup_draws` says what is drawn next."""

    __slots__ = ("drawn",)

    def __init__(self, settings: TreeSettings, drawn: tuple[int, ...] = ()) -> None:
        super().__init__(settings)
        self.drawn: Final = drawn

    @property
    def last_position(self) -> None:
        """None: there is no position yet."""
        return

    def outcome_counts(self) -> list[int]:
        """Return the copies left in the pile that is drawn from now."""
        pile = self.settings.setup_draws[len(self.drawn)].pile
        left = self.settings.setup_piles[pile][:]
        for draw, outcome in zip(self.settings.setup_draws, self.drawn, strict=False):
            if draw.pile == pile:
                left[outcome] -= 1
        return left

    def child_of_outcome(self, outcome: int) -> Node:
        """Return the node after one more card: the next draw, or the first turn."""
        drawn = (*self.drawn, outcome)
        if len(drawn) < len(self.settings.setup_draws):
            return SetupNode(self.settings, drawn)
        return first_position(self.settings, deal_of(self.settings, drawn))

    def outcome_name(self, outcome: int) -> str:
        """Return what is dealt to whom."""
        self.check_outcome(outcome)
        draw = self.settings.setup_draws[len(self.drawn)]
        return f"{draw.purpose} {draw.outcome_names[outcome]}"

    def __str__(self) -> str:
        draws = zip(self.settings.setup_draws, self.drawn, strict=False)
        return f"setup: {', '.join(f'{draw.purpose} {draw.outcome_names[outcome]}' for draw, outcome in draws)}"

    def __reduce__(self) -> tuple[object, ...]:
        return SetupNode, (self.settings, self.drawn)


def deal_of(settings: TreeSettings, drawn: tuple[int, ...]) -> Deal:
    """Return a complete setup in the form the engine takes."""
    by_pile: list[list[int]] = [[] for _ in settings.setup_piles]
    for draw, outcome in zip(settings.setup_draws, drawn, strict=True):
        by_pile[draw.pile].append(outcome)
    *gangs, backgrounds, cards, first = by_pile
    size = int(settings.edition.rulebook.start_hand)
    hands = [cards[seat * size : (seat + 1) * size] for seat in range(settings.players)]
    extra = iter(cards[settings.players * size :])
    for order in range(settings.players):
        number = extra_cards(settings.edition.rulebook, settings.options, order)
        hands[(first[0] + order) % settings.players] += islice(extra, number)
    return Deal(first[0], backgrounds, hands, gangs)
