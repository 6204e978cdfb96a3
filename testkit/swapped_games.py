"""Two games that differ in what one seat cannot know: the same move in both, and what that seat is told of it."""

from itertools import zip_longest

from blackgate import Event, Game, Move
from blackgate.engine.events import BY_NAME, WHY_BEATEN_RANDOM

# Moves whose card is between two others: each world may choose a card of its own, and from outside it looks the same.
HIDDEN_CARD = {"offer", "give", "take"}


def tell_the_same(left: Game, right: Game, seat: int | None, move: Move) -> bool:
    """What a seat hears is the same up to the point, if any, where the move itself brings something hidden to light.
    True if there is no such point, so that everything afterwards must be the same as well."""
    for one, other in zip_longest(left.full_events(), right.full_events()):
        if reveals(one, seat) and reveals(other, seat):
            return False
        if (one is None or other is None) and lost_to_michel(left):
            return False  # who holds a Tool that was shown is asked which one to lose; the other loses a random card (10.7)
        assert one is not None and other is not None, move
        assert one.seen_by(seat) == other.seen_by(seat), move
    return True


def lost_to_michel(game: Game) -> bool:
    return any(event.name == "lost_combat" and event.get("winner") == -1 for event in game.full_events())


def reveals(event: Event | None, seat: int | None) -> bool:
    """Whether an event brings something hidden to light for this seat, so that from here on the worlds may differ."""
    if event is None:
        return False
    if event.name in ("drew", "dealt"):
        return event.get("seat") == seat
    if event.name in ("taken", "given", "offered"):
        return seat in (event.get("seat"), event.get("taker")) or event.get("how") == BY_NAME
    if event.name == "discarded":
        return event.get("why") == WHY_BEATEN_RANDOM
    return event.name in ("shuffled", "looked", "lacked", "joined", "revealed")


def partner(move: Move, other: Game) -> Move | None:
    """The move that looks the same from outside in the other world, if it is possible there."""
    verb = move.text.split(" ")[0]
    if verb in HIDDEN_CARD:
        likely = [found for found in other.legal_moves if found.text.split(" ")[0] == verb]
        return likely[0] if likely else None
    return move if move in other.legal_moves else None
