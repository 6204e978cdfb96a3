"""What an observation says, field by field: the one place where names, sizes and meanings stand.

An observation is a row of bytes (`core/observe.py` writes it). This module lays the row out for a pack and a number of
chairs, cuts a row into named arrays, and is what the documentation's table of fields is made from.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING, Any, Final, TypeVar

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8

from blackgate.catalogue import Edition
from blackgate.engine.layout import SEATS
from blackgate.engine.prompts import AUTOMATIC
from blackgate.env.core.observation import MOST, observe
from blackgate.env.core.observation_offsets import Offsets
from blackgate.errors import OptionError
from blackgate.game import Game, View
from blackgate.options import FEWEST

if TYPE_CHECKING:
    from numpy.typing import NDArray

Number = TypeVar("Number", bound=np.generic)

# name, its sides, the largest number in it, by what a network may divide it, what it says. Sides are words of `measures`, or
# numbers; "chairs" begin with the observer and go clockwise, "others" are the same without the observer.
FIELDS: Final[tuple[tuple[str, tuple[str | int, ...], int, float, str], ...]] = (
    ("mode", (4,), 1, 1, "1 for each option that is on: Michel, Michelle, teams, calm (14)"),
    ("players", (), 6, 6, "how many sit at the table"),
    ("target", (), MOST, 30, "Tunnel points that win (3.1, 14.5)"),
    ("round", (), MOST, 50, "turns begun, divided by the players"),
    ("deck", (), MOST, 77, "cards in the Search deck"),
    ("discard", ("kinds",), MOST, 4, "cards of each kind in the Search discard pile (12.1)"),
    ("discard_top", ("kinds",), 1, 1, "the card on top of it"),
    ("piles", ("board",), MOST, 11, "cards on each pile of the board, in pack order (1.2)"),
    ("gang_top", ("gang_cards",), 1, 1, "Gang cards that lie on top of their Gang's pile (12.3)"),
    ("gang_below", ("gang_cards",), 1, 1, "Gang cards further down that everybody saw being put there (12.3)"),
    ("gang_size", ("gangs",), MOST, 4, "cards in each Gang's pile"),
    ("gang_fresh", ("gangs",), MOST, 4, "those of them below the top that nobody has seen"),
    ("prompt", ("prompts",), 1, 1, "what is waited for, in the order of `prompt` in the protocol; none when it is over"),
    ("asked", ("chairs",), 1, 1, "who is asked"),
    ("turn", ("chairs",), 1, 1, "whose turn it is"),
    ("this_turn", (5,), MOST, 3, "actions left, Searches, Extortions, searches of the discard pile, second Tools dug"),
    ("ending", (), 1, 1, "the turn is ending: what happens now comes after its last action (4.3)"),
    ("die", ("die",), 1, 1, "the roll that waits for a Place (5.2, 10.4)"),
    ("card", ("sources",), 1, 1, "the Action card (by kind) or, after the kinds, the Background being carried out (5.7, 8)"),
    ("card_target", ("chairs",), 1, 1, "whom it is aimed at"),
    ("partner", ("chairs",), 1, 1, "the other one concerned: who takes, gives, exchanges or is helped"),
    ("due", (), MOST, 3, "cards to be laid (5.9), discarded (4.3) or given back (8.1); 1 if the partner gives (11.5)"),
    ("attacker", ("chairs",), 1, 1, "who extorts (5.8)"),
    ("defender", ("chairs",), 1, 1, "who is extorted"),
    ("named", ("tools",), 1, 1, "the Tool that is wanted (5.9)"),
    ("laid", ("chairs", "weapons"), MOST, 2, "Weapons laid in this combat (5.11, 10.6)"),
    ("fists", ("chairs",), 1, 1, "who has laid their fists in it (9.1)"),
    ("helpers", ("chairs",), 1, 1, "who has laid a Weapon for a teammate (11.7)"),
    ("held", (), 1, 1, "whether the teammates in the Place have been asked for this Weapon (11.7)"),
    ("michel_place", ("places",), 1, 1, "where Michel(le) is (10.3); one's own Block first (11.1)"),
    ("michel_next", ("chairs",), 1, 1, "whom they will extort next, having been moved (10.5)"),
    ("michel_first", ("michel_cards",), 1, 1, "the first card they showed in this extortion (10.6)"),
    ("michel_shown", ("michel_cards",), MOST, 2, "all they showed in it"),
    ("michel_discard", ("michel_cards",), MOST, 2, "their discard pile (10.2)"),
    ("place", ("chairs", "places"), 1, 1, "where everybody is; one's own Block first (11.1)"),
    ("beatings", ("chairs",), MOST, 2, "Beatings (7.1)"),
    ("cigarettes", ("chairs",), MOST, 20, "Cigarettes"),
    ("points", ("chairs",), MOST, 30, "Tunnel points dug by each (3.1)"),
    ("hand_size", ("chairs",), MOST, 7, "cards in hand"),
    ("gang", ("chairs", "gang_cards"), 1, 1, "the Gang card in front of everybody (9)"),
    ("background", ("chairs", "backgrounds"), 1, 1, "Backgrounds: one's own, and those revealed (8, 12.2)"),
    ("revealed", ("chairs",), 1, 1, "whether it is revealed"),
    ("dug", ("chairs", "tools"), MOST, 4, "Tools dug by each (6.1)"),
    ("last_dug", ("chairs", "tools"), 1, 1, "the one dug last"),
    ("hand", ("kinds",), MOST, 2, "one's own hand, by kind"),
    ("exposed", ("kinds",), MOST, 2, "cards of it that everybody knows one to hold: at least so many"),
    ("known", ("others", "kinds"), MOST, 2, "cards of others one saw them take, looked at or lost to them: at least so many"),
    ("unknown", ("others",), MOST, 7, "cards of others about which one knows nothing"),
    ("lacks", ("others", "tools"), 1, 1, "Tools a hand was shown not to hold (5.12)"),
    ("shared", ("others",), MOST, 7, "cards of others that belong to a heap of which only some kinds are known"),
    ("shared_kinds", ("kinds",), MOST, 2, "the kinds known to be in such heaps"),
)


@dataclass(frozen=True)
class Field:
    """One field: which bytes, in what shape, up to which number, and what they say."""

    name: str
    offset: int
    shape: tuple[int, ...]
    high: int
    usual: float
    meaning: str

    @property
    def size(self) -> int:
        """How many bytes."""
        return prod(self.shape)

    @property
    def cells(self) -> slice:
        """Where they lie in a row."""
        return slice(self.offset, self.offset + self.size)


class Layout:
    """The observation of a pack, with room for so many chairs; a network that shall play at 2 to 6 takes room for 6."""

    def __init__(self, edition: Edition, chairs: int) -> None:
        if not FEWEST <= chairs <= SEATS:
            raise OptionError("error-env-chairs", room=chairs, players=FEWEST, most=SEATS)
        self.edition = edition
        self.chairs = chairs
        self.fields = laid_out(measures(edition, chairs))
        self.size = sum(field.size for field in self.fields)
        board = [kind for kind in range(len(edition.kinds)) if edition.rulebook.on_board[kind] != 0]
        self.offsets = Offsets({field.name: field.offset for field in self.fields}, self.size, board)
        self._blank = vec[u8]([0] * self.size)

    @property
    def high(self) -> "NDArray[np.uint8]":
        """The largest number of every cell."""
        return np.concatenate([np.full(field.size, field.high, np.uint8) for field in self.fields])

    @property
    def scale(self) -> "NDArray[np.float32]":
        """What to multiply every cell by, so that it is usually between 0 and 1."""
        return np.concatenate([np.full(field.size, 1 / field.usual, np.float32) for field in self.fields])

    def named(self, rows: "NDArray[np.uint8]") -> dict[str, "NDArray[np.uint8]"]:
        """The dictionary form: views into a row, or into rows, under the fields' names."""
        return {field.name: rows[..., field.cells].reshape((*rows.shape[:-1], *field.shape)) for field in self.fields}

    def row(self, source: Game | View, seat: int) -> "NDArray[np.uint8]":
        """The observation of a seat: from a game, or from that seat's view, which gives the same."""
        players = source.options.players
        if players > self.chairs:
            raise OptionError("error-env-chairs", room=self.chairs, players=players, most=SEATS)
        if not 0 <= seat < players:
            raise OptionError("error-seat", seat=seat, most=players - 1)
        own = getattr(source, "seat", seat)  # a view has one
        if own != seat:
            raise OptionError("error-env-view", own=str(own), seat=seat)
        out = self._blank[:]
        observe(source.table, source.knowledge, seat, self.offsets, out, 0)
        return numbers(out, np.uint8)


def numbers(cells: Any, kind: "type[Number]") -> "NDArray[Number]":
    """A flat row of the compiled engine as an array of its own (mypy is not told that such rows are buffers)."""
    return np.frombuffer(cells, kind).copy()


def measures(edition: Edition, chairs: int) -> dict[str, int]:
    """How long each side is."""
    rb = edition.rulebook
    return {
        "chairs": chairs,
        "others": chairs - 1,
        "kinds": len(edition.kinds),
        "board": sum(1 for kind in range(len(edition.kinds)) if rb.on_board[kind] != 0),
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


def laid_out(sides: Mapping[str, int]) -> tuple[Field, ...]:
    """The fields one after the other."""
    found: list[Field] = []
    offset = 0
    for name, words, high, usual, meaning in FIELDS:
        shape = tuple(sides[word] if isinstance(word, str) else word for word in words)
        field = Field(name, offset, shape, high, usual, meaning)
        found.append(field)
        offset += field.size
    return tuple(found)
