"""The fields of an observation: their names, shapes and meanings, and where each begins in the row of bytes.

This module needs no NumPy, so that a network can be evaluated without it (`bots/policy_file.py`).
`tools/observation_table.py` writes the documentation from it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import prod
from typing import Final

from blackgate.catalogue import Edition
from blackgate.engine.prompts import AUTOMATIC
from blackgate.env.core.observation import MAX_VALUE
from blackgate.env.core.observation_offsets import ObservationOffsets

# Name, shape, largest number, usual size (a network may divide by it), meaning. A dimension of the shape is a number or a name
# of `dimensions`. "seats" begin with the observer and go clockwise; "others" are the same without the observer.
FIELDS: Final[tuple[tuple[str, tuple[str | int, ...], int, float, str], ...]] = (
    ("mode", (4,), 1, 1, "1 for each option that is on: Michel, Michelle, teams, calm (14)"),
    ("players", (), 6, 6, "number of players"),
    ("target", (), MAX_VALUE, 30, "Tunnel points that win (3.1, 14.5)"),
    ("round", (), MAX_VALUE, 50, "turns begun, divided by the players"),
    ("deck", (), MAX_VALUE, 77, "cards in the Search deck"),
    ("discard", ("kinds",), MAX_VALUE, 4, "cards of each kind in the Search discard pile (12.1)"),
    ("discard_top", ("kinds",), 1, 1, "the top card of that pile"),
    ("piles", ("board",), MAX_VALUE, 11, "cards on each pile of the board, in pack order (1.2)"),
    ("gang_top", ("gang_cards",), 1, 1, "Gang cards that lie on top of their Gang's pile (12.3)"),
    ("gang_below", ("gang_cards",), 1, 1, "Gang cards further down that were put there openly (12.3)"),
    ("gang_size", ("gangs",), MAX_VALUE, 4, "cards in each Gang's pile"),
    ("gang_fresh", ("gangs",), MAX_VALUE, 4, "cards of that pile below the top that no player has seen"),
    ("prompt", ("prompts",), 1, 1, "the question, in the order of `prompt` in the protocol; all 0 when the game is over"),
    ("asked", ("seats",), 1, 1, "who is asked"),
    ("turn", ("seats",), 1, 1, "whose turn it is"),
    ("this_turn", (5,), MAX_VALUE, 3, "actions left, Searches, Extortions, searches of the discard pile, second Tools dug"),
    ("ending", (), 1, 1, "1 after the last action of the turn (4.3)"),
    ("die", ("die",), 1, 1, "the roll for which a Place must be chosen (5.2, 10.4)"),
    ("card", ("sources",), 1, 1, "the Action card (by kind) or, after the kinds, the Background being carried out (5.7, 8)"),
    ("card_target", ("seats",), 1, 1, "the player it is aimed at"),
    ("partner", ("seats",), 1, 1, "the other player concerned: who takes, gives, exchanges or is helped"),
    ("due", (), MAX_VALUE, 3, "cards to be laid (5.9), discarded (4.3) or given back (8.1); 1 if the partner gives (11.5)"),
    ("attacker", ("seats",), 1, 1, "who extorts (5.8)"),
    ("defender", ("seats",), 1, 1, "who is extorted"),
    ("named", ("tools",), 1, 1, "the Tool that was named (5.9)"),
    ("laid", ("seats", "weapons"), MAX_VALUE, 2, "Weapons laid in this combat (5.11, 10.6)"),
    ("fists", ("seats",), 1, 1, "who has laid their fists in this combat (9.1)"),
    ("helpers", ("seats",), 1, 1, "who has laid a Weapon for a teammate (11.7)"),
    ("held", (), 1, 1, "1 if the teammates in the Place were asked for this Weapon (11.7)"),
    ("michel_place", ("places",), 1, 1, "where Michel(le) is (10.3); the observer's own Block first (11.1)"),
    ("michel_next", ("seats",), 1, 1, "whom they will extort next after being moved (10.5)"),
    ("michel_first", ("michel_cards",), 1, 1, "the first card they showed in this Extortion (10.6)"),
    ("michel_shown", ("michel_cards",), MAX_VALUE, 2, "all cards they showed in this Extortion"),
    ("michel_discard", ("michel_cards",), MAX_VALUE, 2, "their discard pile (10.2)"),
    ("place", ("seats", "places"), 1, 1, "where each player is; the observer's own Block first (11.1)"),
    ("beatings", ("seats",), MAX_VALUE, 2, "Beatings (7.1)"),
    ("cigarettes", ("seats",), MAX_VALUE, 20, "Cigarettes"),
    ("points", ("seats",), MAX_VALUE, 30, "Tunnel points dug by each player (3.1)"),
    ("hand_size", ("seats",), MAX_VALUE, 7, "cards in hand"),
    ("gang", ("seats", "gang_cards"), 1, 1, "the Gang card of each player (9)"),
    ("background", ("seats", "backgrounds"), 1, 1, "Backgrounds: the observer's own, and those revealed (8, 12.2)"),
    ("revealed", ("seats",), 1, 1, "1 if the Background is revealed"),
    ("dug", ("seats", "tools"), MAX_VALUE, 4, "Tools dug by each player (6.1)"),
    ("last_dug", ("seats", "tools"), 1, 1, "the Tool each player dug last"),
    ("hand", ("kinds",), MAX_VALUE, 2, "the observer's own hand, by kind"),
    ("exposed", ("kinds",), MAX_VALUE, 2, "cards of that hand that every player knows of: at least this many"),
    (
        "known",
        ("others", "kinds"),
        MAX_VALUE,
        2,
        "cards of others that the observer saw them take, looked at, or lost to them: at least this many",
    ),
    ("unknown", ("others",), MAX_VALUE, 7, "cards of others about which the observer knows nothing"),
    ("lacks", ("others", "tools"), 1, 1, "Tools a hand was shown not to hold (5.12)"),
    ("shared", ("others",), MAX_VALUE, 7, "cards of others in heaps of which only some kinds are known"),
    ("shared_kinds", ("kinds",), MAX_VALUE, 2, "cards known to be in such heaps, by kind"),
)


@dataclass(frozen=True)
class Field:
    """One field of an observation."""

    name: str
    offset: int
    shape: tuple[int, ...]
    high: int  # the largest number
    usual: float  # the usual size of its numbers
    meaning: str

    @property
    def size(self) -> int:
        """The number of bytes."""
        return prod(self.shape)

    @property
    def columns(self) -> slice:
        """The position of its bytes in a row."""
        return slice(self.offset, self.offset + self.size)


def fields_of(edition: Edition, seats: int) -> tuple[Field, ...]:
    """Return the fields for a pack, with room for a number of seats."""
    return layout_fields(dimensions(edition, seats))


def offsets_of(edition: Edition, fields: tuple[Field, ...]) -> ObservationOffsets:
    """Return where each field begins, as the compiled writer reads it."""
    first = {field.name: field.offset for field in fields}
    board = [kind for kind, _ in edition.board_kinds]
    tools, weapons = ([int(kind) for kind in kinds] for kinds in (edition.rulebook.tools, edition.rulebook.weapons))
    return ObservationOffsets(first, sum(field.size for field in fields), board, tools, weapons)


def dimensions(edition: Edition, seats: int) -> dict[str, int]:
    """Return the length of each named dimension."""
    rb = edition.rulebook
    return {
        "seats": seats,
        "others": seats - 1,
        "kinds": len(edition.kinds),
        "board": len(edition.board_kinds),
        "tools": len(rb.tools),
        "weapons": len(rb.weapons),
        "places": len(edition.places),
        "gangs": len(edition.gangs),
        "gang_cards": len(edition.gang_cards),
        "backgrounds": len(edition.backgrounds),
        "sources": len(edition.kinds) + len(edition.backgrounds),
        "michel_cards": int(rb.michel_kinds),
        "prompts": int(AUTOMATIC),
        "die": int(rb.die),
    }


def layout_fields(lengths: Mapping[str, int]) -> tuple[Field, ...]:
    """Return the fields with their offsets, one after the other."""
    found: list[Field] = []
    offset = 0
    for name, sides, high, usual, meaning in FIELDS:
        shape = tuple(lengths[side] if isinstance(side, str) else side for side in sides)
        field = Field(name, offset, shape, high, usual, meaning)
        found.append(field)
        offset += field.size
    return tuple(found)
