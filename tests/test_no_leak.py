"""12.4: swap hidden facts a seat cannot know, and everything that seat is sent stays byte for byte the same.

The swap is `view.sample`: hands, deck, Backgrounds and Gang piles are dealt again, consistently with what the seat has
seen. Position by position, views, legal moves, prompts and refusals are compared; then the same move is made in both
worlds and the events that the seat sees are compared too.
"""

import random

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from blackgate import Game, Move
from blackgate.engine.chance import seeded
from blackgate.engine.invariants import find_violation
from testkit.game_modes import TABLES, Seating, game_of_members, play_to_rare_prompt, play_to_second_effect_or_help, positions
from testkit.seeds import repetitions, seeded_random
from testkit.swapped_games import matching_move, same_events

POSITIONS = 10  # of each example, most of them within a turn


@pytest.mark.clause("12.4", "12.3")
@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]} {'in teams' if table[1] else 'alone'}")
@settings(
    max_examples=repetitions(normally=16, in_soak=60),  # for each of the seven seatings
    deadline=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.explicit, Phase.reuse, Phase.generate],  # shrinking a whole game takes minutes and does not help
)
@given(data=st.data(), seed=st.integers(0, 10**6))
def test_swapping_what_a_seat_cannot_know_changes_nothing_it_is_sent(table: Seating, data: st.DataObject, seed: int) -> None:
    game = data.draw(positions(most=700, table=table))
    chooser = random.Random(seed)
    for _ in range(POSITIONS):
        check_position(game, chooser.randrange(10**6))
        play_to_rare_prompt(game, chooser)


@pytest.mark.clause("12.4", "8.2", "11.7")
@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]} {'in teams' if table[1] else 'alone'}")
def test_second_effects_and_help_reveal_nothing(table: Seating) -> None:
    """Games in which most players are members and all are in one Place, so that these prompts are frequent."""
    asked: set[str] = set()
    for seed in range(repetitions(normally=12, in_soak=30)):
        chooser = seeded_random(seed)
        game = game_of_members(table, seed, chooser)
        while play_to_second_effect_or_help(game, chooser):
            asked.add(game.prompt)
            check_position(game, chooser.randrange(10**6))
            if len(game.steps) > 150:
                break
    assert asked >= ({"second", "help", "answer", "fight"} if table[1] else {"second"})


def check_position(game: Game, seed: int) -> None:
    """Check one position for every seat and a spectator."""
    for seat in [*range(game.players), None]:
        view = game.view(seat)
        swapped = view.sample(random.Random(seed))
        assert find_violation(swapped.table) == ""
        assert swapped.view(seat) == view
        assert swapped.view(seat).to_bytes() == view.to_bytes()
        assert swapped.prompt == game.prompt
        assert swapped.to_move == game.to_move
        if seat is not None:
            assert [move for move in game.edition.moves if not refused_alike(game, swapped, move, seat)] == []
        if game.to_move is not None and game.to_move != seat:
            same_news(game, swapped, seat, seed)


def refused_alike(game: Game, swapped: Game, move: Move, seat: int) -> bool:
    """Return whether a move is refused with the same reasons in both worlds."""
    one, other = game.why_not(move, seat), swapped.why_not(move, seat)
    return one is other or repr(one) == repr(other)


def same_news(game: Game, swapped: Game, seat: int | None, seed: int) -> None:
    """Let another seat make the same move in both worlds, and compare the events that this seat sees."""
    true, other = game.copy(), swapped.copy()
    for world in (true, other):
        world.table.chance = seeded(seed)
    for move in list(true.legal_moves):
        twin = matching_move(move, other)
        if twin is None:
            continue
        left, right = true.copy(), other.copy()
        left.play(move)
        right.play(twin)
        if same_events(left, right, seat, move):
            assert (left.to_move, left.prompt) == (right.to_move, right.prompt), move
            assert left.view(seat).to_bytes() == right.view(seat).to_bytes(), move


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(positions(most=700), st.integers(0, 10**6))
def test_samples_keep_to_everything_the_seat_has_seen(game: Game, seed: int) -> None:
    for seat in [*range(game.players), None]:
        view = game.view(seat)
        swapped = view.sample(seed)
        for other in range(game.players):
            if other != seat:
                held = full_hand(swapped, other)
                assert sum(held.values()) == sum(full_hand(game, other).values())
                for kind, count in view.known_cards(other).items():
                    assert held.get(kind, 0) >= count
                    assert full_hand(game, other).get(kind, 0) >= count  # and the knowledge is true


def full_hand(game: Game, seat: int) -> dict[str, int]:
    return game.view(seat).hand


@pytest.mark.clause("12.2")
def test_unknown_cards_are_dealt_fairly() -> None:
    """An unknown drawn card is any card of the deck, in proportion to the number left."""
    game = Game(2, seed=5)
    view = game.view(0)
    unseen = view.unseen_cards()
    total = sum(unseen.values())
    seen = dict.fromkeys(unseen, 0)
    rng = random.Random(9)
    rounds = 4000
    for _ in range(rounds):
        for kind, count in full_hand(view.sample(rng), 1).items():
            seen[kind] += count
    for kind, count in unseen.items():
        expected = rounds * 3 * count / total
        assert abs(seen[kind] - expected) < 6 * expected**0.5, kind  # six standard deviations
