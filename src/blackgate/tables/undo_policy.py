"""What may be taken back without asking: a command after which nobody knows more than before (12.4), and no chance was used.

Also what may stand inside a compound command: if a move in the middle drew a card, refusing the rest would tell which.
"""

from collections.abc import Sequence

from blackgate.events import WHYS, Event, event
from blackgate.game import Game, Step

# Everybody saw these coming: nothing hidden and no chance is in them.
PLAIN = {
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
# A card leaves a hand in the open: no news only where everybody knew it was there.
SHOWN = {"discarded", "dug", "laid"}
# The player did it, and everybody may see that; what it brings comes after it, as an event of its own.
DONE = {"searched", "played", "left_gang", "offered", "yielded", "held", "stood_by"}


def tells_nothing(before: Game, steps: Sequence[Step]) -> bool:
    """Whether nobody learns anything from these moves, and none of them asked chance."""
    happened = [event(row) for step in steps for row in step.rows]
    if any(one.name not in PLAIN | SHOWN or by_chance(one) for one in happened):
        return False
    return all(known_to_all(before, one.get("seat"), kind, count) for (one, kind, count) in shown(before, happened))


def shown(before: Game, happened: Sequence[Event]) -> list[tuple[Event, int, int]]:
    """Cards that left a hand in the open, with how many of the kind had to be there at first."""
    taken: dict[tuple[int, int], int] = {}
    left: dict[tuple[int, int], int] = {}
    found: list[tuple[Event, int, int]] = []
    for one in happened:
        seat, kind = one.get("seat"), one.get("kind")
        if kind < 0:
            continue  # fists are no card
        if one.name in ("took", "salvaged"):
            taken[seat, kind] = taken.get((seat, kind), 0) + 1
        elif one.name in SHOWN:
            left[seat, kind] = left.get((seat, kind), 0) + 1
            found.append((one, kind, left[seat, kind] - taken.get((seat, kind), 0)))
    return found


def known_to_all(before: Game, seat: int, kind: int, count: int) -> bool:
    """Whether everybody knew that a seat held so many of a kind: whatever a spectator knows. What single seats have seen
    besides, or lost track of, is theirs: it must not show in what may be taken back (12.4)."""
    knowledge = before.knowledge
    return count <= 0 or int(knowledge.get(knowledge.private(before.players, seat) + kind)) >= count


def brings_news(step: Step) -> bool:
    """Whether a move brought its player something they could not know: then nothing else may hang on it."""
    happened = [event(row) for row in step.rows]
    return any(one.name not in PLAIN | SHOWN | DONE or by_chance(one) for one in happened)


def by_chance(one: Event) -> bool:
    """Whether chance chose the card."""
    return one.name == "discarded" and WHYS[one.get("why")] == "beaten_random"
