"""`Event`: the engine's events with named fields, and only those that an observer may see (chapter 12)."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from blackgate.engine import events as ev

# The fields of each event, by name, in the order of engine/events.py.
FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "turn_began": ("seat", "turn"),
    "rolled": ("seat", "result"),
    "rerolled": ("seat", "result"),
    "moved": ("seat", "start", "place"),
    "sent": ("seat", "start", "place"),
    "searched": ("seat", "place"),
    "drew": ("seat", "kind"),
    "shuffled": (),
    "took": ("seat", "kind", "why"),
    "salvaged": ("seat", "kind"),
    "discarded": ("seat", "kind", "why"),
    "cigarettes": ("seat", "change", "why"),
    "joined": ("seat", "gang", "gang_card"),
    "left_gang": ("seat", "gang", "gang_card"),
    "played": ("seat", "kind", "target"),
    "revealed": ("seat", "background", "member"),
    "extorted": ("seat", "target"),
    "looked": ("seat", "target"),
    "named": ("seat", "kind"),
    "laid": ("seat", "kind"),
    "cooperated": ("seat", "target", "kind"),
    "yielded": ("seat",),
    "stood_by": ("seat",),
    "lost_combat": ("seat", "winner"),
    "beaten": ("seat", "beatings"),
    "healed": ("seat", "beatings"),
    "taken": ("seat", "taker", "kind", "how"),
    "given": ("seat", "taker", "kind"),
    "dug": ("seat", "kind", "points"),
    "undug": ("seat", "kind", "by"),
    "snatched": ("seat", "kind", "by"),
    "actions": ("seat", "count"),
    "exchange": ("seat", "target"),
    "offered": ("seat", "taker", "kind"),
    "paid": ("seat", "taker", "count"),
    "redealt": ("seat",),
    "dealt": ("seat", "kind"),
    "michel_rolled": ("seat", "result"),
    "michel_moved": ("start", "place"),
    "michel_extorts": ("seat",),
    "michel_showed": ("seat", "michel_card"),
    "michel_shuffled": (),
    "beat_michel": ("seat",),
    "escaped": ("seat", "target"),
    "lacked": ("seat", "kind"),
    "won": ("seat",),
    "stopped": (),
    "held": ("seat",),
    "second": ("seat", "background", "applied"),
}

# Events whose kind only some seats see: the fields that name those seats (12.2).
PRIVATE: Final[dict[str, tuple[str, ...]]] = {
    "drew": ("seat",),
    "dealt": ("seat",),
    "taken": ("seat", "taker"),
    "given": ("seat", "taker"),
    "offered": ("seat", "taker"),
}

WHYS: Final = (
    "effect",
    "steal",
    "craft",
    "trade",
    "join",
    "limit",
    "laid",
    "played",
    "cooperated",
    "beaten",
    "beaten_random",
    "income",
)
SEAT_FIELDS: Final = ("seat", "target", "taker", "winner", "by")  # the fields that hold a seat
# For each event, by its number in a row: the positions of its seats in the row.
SEAT_POSITIONS: Final = [
    tuple(at for at, field in enumerate(fields, start=1) if field in SEAT_FIELDS) for fields in FIELDS.values()
]
HOWS: Final = ("random", "named", "chosen", "surrendered")
HIDDEN: Final = -2  # in place of a kind that the observer may not see

NUMBERS: Final = {name: number for number, name in enumerate(FIELDS)}
KIND_POSITIONS: Final = [fields.index("kind") + 1 if name in PRIVATE else 0 for name, fields in FIELDS.items()]
VIEWER_POSITIONS: Final = [[fields.index(viewer) + 1 for viewer in PRIVATE.get(name, ())] for name, fields in FIELDS.items()]
HOW_POSITION: Final = FIELDS["taken"].index("how") + 1

Row = tuple[int, int, int, int, int]


@dataclass(frozen=True, slots=True)
class Event:
    """An event: its name and its numbers (`FIELDS` names them)."""

    name: str
    numbers: tuple[int, ...]

    def get(self, key: str, default: int = -1) -> int:
        """Return the number of a field."""
        fields = FIELDS[self.name]
        return self.numbers[fields.index(key)] if key in fields else default

    def seen_by(self, observer: int | None) -> "Event":
        """Return the event as a seat sees it (None: a spectator)."""
        at = hidden_position((NUMBERS[self.name], *self.numbers), observer)
        return self if at == 0 else Event(self.name, (*self.numbers[: at - 1], HIDDEN, *self.numbers[at:]))


def numbers_of(names: Collection[str]) -> frozenset[int]:
    """Return the numbers of events, with which their rows begin."""
    return frozenset([number for number, name in enumerate(FIELDS) if name in names])


def hidden_position(row: Sequence[int], observer: int | None) -> int:
    """Return where in a row the kind is that a seat (None: a spectator) may not see; 0 if it may see all of the row."""
    number = row[0]
    at = KIND_POSITIONS[number]
    if at == 0 or (number == ev.TAKEN and row[HOW_POSITION] == ev.BY_NAME):
        return 0
    return 0 if observer is not None and any(row[viewer] == observer for viewer in VIEWER_POSITIONS[number]) else at


PRIVATE_NUMBERS: Final = numbers_of(PRIVATE)


def event(row: Row) -> Event:
    """Return the event of a row of the engine's journal."""
    name = ev.EVENTS[row[0]]
    return Event(name, row[1 : 1 + len(FIELDS[name])])


def seats_in(rows: Iterable[Row]) -> set[int]:
    """Return the seats that some events concern. All other players see these events as a spectator does."""
    return {row[at] for row in rows for at in SEAT_POSITIONS[row[0]]}
