"""12.4 for bots: swap what a seat cannot know, and its bot chooses and advises the same.

The swap is `view.sample`: hands, deck, Backgrounds and Gang piles are dealt again, consistently with what the seat has seen.
"""

import random
from collections.abc import Callable, Sequence

import pytest
from hypothesis import HealthCheck, Phase, assume, given, settings
from hypothesis import strategies as st

from blackgate import Game, Move, View
from blackgate.bots import Advice, Budget, Thought
from blackgate.bots.protocol import Adviser
from testkit.bots.bot_games import NAMES, advice, adviser, choice
from testkit.game_modes import play_to_rare_prompt, positions
from testkit.scene import hand, scene

BUDGET = Budget(iterations=24)
Maker = Callable[[Game], Adviser]


def swapped(game: Game, seed: int) -> Game:
    """Return a game that looks the same to the seat to move, with other hidden facts."""
    return game.view(game.to_move).sample(random.Random(seed))


def differs(make: Maker, game: Game, seed: int) -> bool:
    """Return whether a bot chooses or advises differently in the swapped game. `make` creates the bot for a table."""
    other = swapped(game, seed)
    here, there = make(game), make(other)
    if choice(here, game, BUDGET) != choice(there, other, BUDGET):
        return True
    return advice(here, game, BUDGET) != advice(there, other, BUDGET)


class Cheater:
    """Has a reference to the game, and cheats: it plays the last move unless another seat holds a certain card."""

    def __init__(self, game: Game, expected_card: str) -> None:
        self.game = game
        self.expected_card = expected_card

    def choose(self, view: View, legal_moves: Sequence[Move], budget: Budget) -> Move:
        others = [seat for seat in range(self.game.players) if seat != view.seat]
        seen = any(self.expected_card in hand(self.game, seat).split() for seat in others)
        return legal_moves[0 if seen else -1]

    def advise(self, view: View, legal_moves: Sequence[Move], budget: Budget, most: int = 3) -> Advice:
        return Advice((Thought(self.choose(view, legal_moves, budget), 0.0, "why-whim"),))


class LeakingAdviser(Cheater):
    """Chooses fairly, but its advice depends on hidden facts."""

    def choose(self, view: View, legal_moves: Sequence[Move], budget: Budget) -> Move:
        return legal_moves[0]

    def advise(self, view: View, legal_moves: Sequence[Move], budget: Budget, most: int = 3) -> Advice:
        return Advice((Thought(super().choose(view, legal_moves, budget), 0.0, "why-whim"),))


@pytest.mark.clause("12.4")
@pytest.mark.parametrize("name", [*NAMES, "warden@1ms"])
@settings(
    max_examples=40,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.explicit, Phase.reuse, Phase.generate],  # shrinking a whole game takes minutes and does not help
)
@given(game=positions(most=300), seed=st.integers(0, 10**6))
def test_a_bot_chooses_and_advises_the_same_whatever_it_cannot_know(name: str, game: Game, seed: int) -> None:
    """In a position of any mode, and at the next rare prompts."""
    assume(game.to_move is not None)
    chooser = random.Random(seed)
    for _ in range(4):
        if game.to_move is not None:
            assert not differs(lambda _: adviser(name, seed), game, chooser.randrange(10**6)), game.prompt
        play_to_rare_prompt(game, chooser)


@pytest.mark.clause("12.4")
@pytest.mark.parametrize("name", [*NAMES, "warden@1ms"])
def test_an_attacker_knows_no_hidden_cards(name: str) -> None:
    """Seat 1 has three hidden cards, Blades in one world and caps in the other. The choice to extort is the same."""
    worlds = [
        scene(hands=["knife knife", held, "ring"], places="yard yard yard") for held in ("blade blade blade", "cap cap cap")
    ]
    armed, harmless = (choice(adviser(name), world, Budget(iterations=200)) for world in worlds)
    assert armed == harmless


@pytest.mark.parametrize("cheater", [Cheater, LeakingAdviser])
def test_a_cheater_is_caught_by_the_same_check(cheater: type[Cheater]) -> None:
    game = scene(hands=["ring", "blade cap link", "chain"], places="yard yard yard")
    assert any(differs(lambda table: cheater(table, "blade"), game, seed) for seed in range(10))


def test_the_swap_does_swap() -> None:
    """If samples were copies of the true game, the check above would find nothing."""
    game = scene(hands=["ring", "blade cap link", "chain"], places="yard yard yard")
    others = [swapped(game, seed) for seed in range(10)]
    assert all(hand(other, 0) == "ring" for other in others)
    assert len({hand(other, 1) for other in others}) > 5
