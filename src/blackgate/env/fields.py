"""The fields of an observation: their names, shapes and meanings.

An observation is a row of bytes; `core/observation.py` writes it. This module computes the layout of the row for a pack and
a number of seats and splits a row into named arrays. `tools/observation_table.py` writes the documentation from it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING, Any, Final, TypeVar

from librt.vecs import vec
from mypy_extensions import u8

from blackgate.optional_libraries import libraries_of

with libraries_of("env"):
    import numpy as np

from blackgate.catalogue import Edition
from blackgate.engine.limits import SEATS
from blackgate.engine.prompts import AUTOMATIC
from blackgate.env.core.observation import MAX_VALUE, observe
from blackgate.env.core.observation_offsets import ObservationOffsets
from blackgate.errors import OptionError
from blackgate.game import Game, View
from blackgate.options import FEWEST

if TYPE_CHECKING:
    from numpy.typing import NDArray

Number = TypeVar("Number", bound=np.generic)

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


class Layout:
    """The layout of observations for a pack, with room for a number of seats: 6 for a network that plays with 2 to 6 players."""

    def __init__(self, edition: Edition, seats: int) -> None:
        if not FEWEST <= seats <= SEATS:
            raise OptionError("error-env-chairs", room=seats, players=FEWEST, most=SEATS)
        self.edition = edition
        self.seats = seats
        self.fields: tuple[Field, ...] = layout_fields(dimensions(edition, seats))
        self.size: int = sum(field.size for field in self.fields)
        board = [kind for kind, _ in edition.board_kinds]
        offsets = {field.name: field.offset for field in self.fields}
        tools, weapons = ([int(kind) for kind in kinds] for kinds in (edition.rulebook.tools, edition.rulebook.weapons))
        self.offsets: ObservationOffsets = ObservationOffsets(offsets, self.size, board, tools, weapons)
        self._blank = vec[u8]([0] * self.size)

    @property
    def high(self) -> "NDArray[np.uint8]":
        """The largest number of each cell."""
        return np.concatenate([np.full(field.size, field.high, np.uint8) for field in self.fields])

    @property
    def scale(self) -> "NDArray[np.float32]":
        """The factor for each cell that makes it usually lie between 0 and 1."""
        return np.concatenate([np.full(field.size, 1 / field.usual, np.float32) for field in self.fields])

    def named(self, rows: "NDArray[np.uint8]") -> dict[str, "NDArray[np.uint8]"]:
        """Return the dictionary form: NumPy views into one row or several, by the names of the fields."""
        return {field.name: rows[..., field.columns].reshape((*rows.shape[:-1], *field.shape)) for field in self.fields}

    def row(self, source: Game | View, seat: int) -> "NDArray[np.uint8]":
        """Return the observation of a seat, from a game or from that seat's view. Both give the same."""
        players = source.options.players
        if players > self.seats:
            raise OptionError("error-env-chairs", room=self.seats, players=players, most=SEATS)
        if not 0 <= seat < players:
            raise OptionError("error-seat", seat=seat, most=players - 1)
        own = getattr(source, "seat", seat)  # only a view has one
        if own != seat:
            raise OptionError("error-env-view", own=str(own), seat=seat)
        out = self._blank[:]
        observe(source.table, source.knowledge, seat, self.offsets, out, 0)
        return to_array(out, np.uint8)


def to_array(cells: Any, dtype: "type[Number]") -> "NDArray[Number]":
    """Copy a flat row of the compiled engine into an array. `cells` is untyped: mypy does not know that a vec is a buffer."""
    return np.frombuffer(cells, dtype).copy()


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
