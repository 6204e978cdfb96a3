"""12.4: swap hidden facts a seat cannot know, and everything that seat is sent stays byte for byte the same.

The swap is `view.sample`: hands, deck, Backgrounds and Gang piles are dealt anew, consistently with what the seat has
seen. Position by position, views, legal moves, prompts and refusals are compared; then the same thing is done in both
worlds and what the seat hears of it is compared too.
"""

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from blackgate import Game, Move, View
from blackgate.engine.chance import seeded
from blackgate.engine.invariants import broken
from tests.modes import played_on, positions

# Deeds of others by which a seat learns nothing hidden. (Laying a Weapon, say, shows it; these show nothing.)
SILENT = {"search", "roll", "go", "end", "cautious", "steal", "heal", "buy", "home", "follow", "rouse", "send", "pass", "done"}
SILENT |= {"reroll", "extort", "name", "exchange", "offer", "give", "take", "pay", "draw"}
# Those among them whose card is between two others: each world may choose a card of its own.
HIDDEN_CARD = {"offer", "give", "take"}

POSITIONS = 8  # looked at in each of the examples, some moves apart


@pytest.mark.clause("12.4", "12.3")
@settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
@given(positions(most=700), st.integers(0, 10**6))
def test_swapping_what_a_seat_cannot_know_changes_nothing_it_is_sent(game: Game, seed: int) -> None:
    chooser = random.Random(seed)
    for _ in range(POSITIONS):
        nothing_changes(game, chooser.randrange(10**6))
        played_on(game, chooser, 5)


def nothing_changes(game: Game, seed: int) -> None:
    """One position, seen by everybody."""
    for seat in [*range(game.players), None]:
        swapped = game.view(seat).sample(random.Random(seed))
        assert broken(swapped.table) == ""
        assert swapped.view(seat) == game.view(seat)
        assert swapped.view(seat).to_bytes() == game.view(seat).to_bytes()
        assert swapped.prompt == game.prompt
        assert swapped.to_move == game.to_move
        if seat is not None:
            assert refusals(swapped, seat) == refusals(game, seat)
        if game.to_move is not None and game.to_move != seat:
            same_news(game, swapped, seat, seed)


def refusals(game: Game, seat: int) -> list[tuple[str, ...]]:
    """What a seat is told about every move there is."""
    return [tuple(map(repr, game.why_not(move, seat))) for move in game.edition.moves]


def same_news(game: Game, swapped: Game, seat: int | None, seed: int) -> None:
    """Another seat does the same in both worlds; this one hears the same."""
    true, other = game.copy(), swapped.copy()
    for world in (true, other):
        world.table.chance = seeded(seed)
    for move in list(true.legal_moves):
        verb = move.text.split(" ")[0]
        if verb not in SILENT:
            continue
        twin = partner(move, verb, other)
        if twin is None:
            continue
        left, right = true.copy(), other.copy()
        left.play(move)
        right.play(twin)
        if learnt_something(left, seat) or learnt_something(right, seat):
            continue
        assert left.events(seat) == right.events(seat), move
        assert same_table(left.view(seat), right.view(seat)), move


def partner(move: Move, verb: str, other: Game) -> Move | None:
    """The move that looks the same from outside in the other world."""
    if verb in HIDDEN_CARD:
        likely = [found for found in other.legal_moves if found.text.split(" ")[0] == verb]
        return likely[0] if likely else None
    return move if move in other.legal_moves else None


def learnt_something(game: Game, seat: int | None) -> bool:
    """Whether a hidden card came to light for this seat: its own draw, a loss, a shuffle that allows counting."""
    for event in game.events_of_last():
        if event.name in ("drew", "dealt") and event.get("seat") == seat:
            return True
        if event.name in ("taken", "given", "offered") and seat in (event.get("seat"), event.get("taker")):
            return True
        if event.name in ("shuffled", "looked", "lacked", "discarded", "salvaged", "joined"):
            return True
    return False


def same_table(one: View, other: View) -> bool:
    """Views are equal, the legal moves aside when the seat is asked next."""
    return one.to_bytes() == other.to_bytes()


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
                    assert full_hand(game, other).get(kind, 0) >= count  # and it was true


def full_hand(game: Game, seat: int) -> dict[str, int]:
    return game.view(seat).hand


@pytest.mark.clause("12.2")
def test_unknown_cards_are_dealt_fairly() -> None:
    """A card drawn unseen is any card of the deck, in proportion to how many are left."""
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
