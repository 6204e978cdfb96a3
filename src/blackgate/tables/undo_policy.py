"""Whether a command may be undone without asking: only if no player learnt anything from it (12.4) and it used no chance.

Also which moves may come before others in one command: if a move in the middle drew a card, refusing the rest would reveal to
the player which card it was.
"""

from collections.abc import Sequence

from blackgate.events import WHYS, Event, event, numbers_of
from blackgate.game import Game, Step

# Events that follow from what all players know: no hidden information and no chance.
PREDICTABLE = {
    "turn_began",
    "moved",
    "sent",
    "took",
    "salvaged",
    "cigarettes",
    "actions",
    "healed",
    "exchange",
    "paid",
    "extorted",
    "named",
    "second",
}
# A card leaves a hand face up: predictable only if all players knew that it was there.
FACE_UP = {"discarded", "dug", "laid"}
# What the player chose to do, in public; its consequences are separate events that follow.
CHOSEN = {"searched", "played", "left_gang", "offered", "yielded", "held", "stood_by"}


# The same by the numbers that rows begin with: most moves are decided by these.
MAY_REVEAL_NOTHING = numbers_of(PREDICTABLE | FACE_UP)
MAY_BRING_NO_INFORMATION = numbers_of(PREDICTABLE | FACE_UP | CHOSEN)


def reveals_nothing(before: Game, steps: Sequence[Step]) -> bool:
    """Return whether no player learns anything from these moves and none of them used chance."""
    rows = [row for step in steps for row in step.rows]
    if any(row[0] not in MAY_REVEAL_NOTHING for row in rows):
        return False
    events = [event(row) for row in rows]
    if any(is_random(one) for one in events):
        return False
    return all(known_to_all(before, seat, kind, count) for seat, kind, count in cards_turned_up(events))


def cards_turned_up(events: Sequence[Event]) -> list[tuple[int, int, int]]:
    """Return (seat, kind, count) for every card that left a hand face up: `count` of the kind were in it at the start."""
    taken: dict[tuple[int, int], int] = {}
    left: dict[tuple[int, int], int] = {}
    found: list[tuple[int, int, int]] = []
    for one in events:
        seat, kind = one.get("seat"), one.get("kind")
        if kind < 0:
            continue  # fists are no card
        if one.name in ("took", "salvaged"):
            taken[seat, kind] = taken.get((seat, kind), 0) + 1
        elif one.name in FACE_UP:
            left[seat, kind] = left.get((seat, kind), 0) + 1
            found.append((seat, kind, left[seat, kind] - taken.get((seat, kind), 0)))
    return found


def known_to_all(before: Game, seat: int, kind: int, count: int) -> bool:
    """Return whether all players knew that a seat held `count` cards of a kind.

    This is what a spectator knows. What single seats saw besides is private: undo must not depend on it (12.4).
    """
    knowledge = before.knowledge
    return count <= 0 or int(knowledge.get(knowledge.private(before.players, seat) + kind)) >= count


def brings_information(step: Step) -> bool:
    """Return whether a move showed its player something they could not know before."""
    return any(row[0] not in MAY_BRING_NO_INFORMATION or is_random(event(row)) for row in step.rows)


def is_random(one: Event) -> bool:
    """Return whether chance chose the card of a discard."""
    return one.name == "discarded" and WHYS[one.get("why")] == "beaten_random"
