"""Two games that differ in what one seat cannot know: the same move in both, and the events that this seat sees."""

from itertools import zip_longest

from blackgate import Event, Game, Move
from blackgate.engine.events import BY_NAME, WHY_BEATEN_RANDOM

# Moves whose card only two seats know: each world may choose another card, and other seats see no difference.
HIDDEN_CARD = {"offer", "give", "take"}


def same_events(left: Game, right: Game, seat: int | None, move: Move) -> bool:
    """Check that a seat sees the same events, up to the first one in which the move itself reveals something hidden.
    Return True if there is no such event, so that everything afterwards must be the same as well."""
    for one, other in zip_longest(left.full_events(), right.full_events()):
        if reveals(one, seat) and reveals(other, seat):
            return False
        if (one is None or other is None) and lost_to_michel(left):
            return False  # a loser with a shown Tool is asked which one to lose; without one, a random card is lost (10.7)
        assert one is not None and other is not None, move
        assert one.seen_by(seat) == other.seen_by(seat), move
    return True


def lost_to_michel(game: Game) -> bool:
    return any(event.name == "lost_combat" and event.get("winner") == -1 for event in game.full_events())


def reveals(event: Event | None, seat: int | None) -> bool:
    """Return whether an event reveals something hidden to this seat, so that the worlds may differ from here on."""
    if event is None:
        return False
    if event.name in ("drew", "dealt"):
        return event.get("seat") == seat
    if event.name in ("taken", "given", "offered"):
        return seat in (event.get("seat"), event.get("taker")) or event.get("how") == BY_NAME
    if event.name == "discarded":
        return event.get("why") == WHY_BEATEN_RANDOM
    return event.name in ("shuffled", "looked", "lacked", "joined", "revealed")


def matching_move(move: Move, other: Game) -> Move | None:
    """Return the move that looks the same to other seats in the other world; None if it is impossible there."""
    verb = move.text.split(" ")[0]
    if verb in HIDDEN_CARD:
        likely = [found for found in other.legal_moves if found.text.split(" ")[0] == verb]
        return likely[0] if likely else None
    return move if move in other.legal_moves else None
