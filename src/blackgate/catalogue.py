"""`Edition`: a pack made ready to play, with its catalogue of moves and their text forms (docs/record-format.md)."""

import difflib
import operator
from functools import lru_cache
from pathlib import Path
from typing import SupportsIndex

from blackgate.engine.reasons import OF_THE_PROMPT, REASONS
from blackgate.engine.rulebook import Rulebook
from blackgate.errors import IllegalMove, UnknownMove
from blackgate.pack import CLASSIC, Pack, load_pack
from blackgate.pack.compile import compile_pack, place_ids
from blackgate.pack.model import MichelCard
from blackgate.pack.versions import superseded_pack


class Move(int):
    """A move of the catalogue: a small integer that prints as its text form."""

    text: str

    def __new__(cls, number: int, text: str) -> "Move":
        """Create a move from its number and its text."""
        move = super().__new__(cls, number)
        move.text = text
        return move

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Move({self.text!r})"

    def __format__(self, spec: str) -> str:
        return format(self.text, spec)

    def __reduce__(self) -> tuple[object, ...]:
        return Move, (int(self), self.text)


class Reason(str):
    """A clause that forbids a move; `name` selects the sentence that explains it."""

    name: str

    def __new__(cls, clause: str, name: str) -> "Reason":
        """Create a reason from its clause and its name."""
        reason = super().__new__(cls, clause)
        reason.name = name
        return reason

    def __repr__(self) -> str:
        return f"Reason({str(self)!r}, {self.name!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return Reason, (str(self), self.name)


class Edition:
    """A pack with its compiled rulebook, its moves, and the ids of its cards, Places, Gangs and so on by number."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        rulebook, catalogue = compile_pack(pack)
        self.rulebook: Rulebook = rulebook
        self.moves: list[Move] = [Move(number, text) for number, text in enumerate(catalogue.texts)]
        self.numbers: dict[str, Move] = {move.text: move for move in self.moves}
        self.kinds: list[str] = [card.id for card in pack.cards]
        self.places: list[str] = place_ids(pack)
        self.gangs: list[str] = [gang.id for gang in pack.gangs]
        self.gang_cards: list[str] = [card.id for gang in pack.gangs for card in gang.cards]
        self.gang_of_card: list[str] = [gang.id for gang in pack.gangs for _ in gang.cards]
        self.backgrounds: list[str] = [background.id for background in pack.backgrounds]
        self.michel_cards: list[str] = [michel_card_text(card) for card in pack.michel]
        self.michel_tools: list[tuple[str, ...]] = [tuple(sorted(card.tools, key=self.kinds.index)) for card in pack.michel]
        self.board_kinds: list[tuple[int, str]] = [(kind, card.id) for kind, card in enumerate(pack.cards) if card.on_board]

    def move(self, move: SupportsIndex | str) -> Move:
        """Return the move with a number or a text."""
        if isinstance(move, str):
            found = self.numbers.get(" ".join(move.split()))
            if found is not None:
                return found
            close = difflib.get_close_matches(move, list(self.numbers), n=1)
            if close:
                raise UnknownMove("error-unknown-move-close", move=move, close=close[0])
            raise UnknownMove("error-unknown-move", move=move)
        if isinstance(move, bool):
            raise UnknownMove("error-unknown-move", move=repr(move))
        try:
            number = operator.index(move)  # accepts NumPy's integers
        except TypeError:
            raise UnknownMove("error-unknown-move", move=repr(move)) from None
        if not 0 <= number < len(self.moves):
            raise UnknownMove("error-move-number", number=str(number), most=len(self.moves) - 1)
        return self.moves[number]


def michel_card_text(card: MichelCard) -> str:
    """Return a Michel card as records write it: "michel none" or "michel knife spoon+shovel"."""
    return f"michel knife {'+'.join(card.tools)}".rstrip() if card.knife else "michel none"


@lru_cache(maxsize=4096)
def reasons_of(bits: int, clause_of_prompt: str) -> tuple[Reason, ...]:
    """Return the reasons in a bit set."""
    found = []
    for i, (name, clause) in enumerate(REASONS):
        if (bits >> i) & 1:
            found.append(Reason(clause_of_prompt if clause == OF_THE_PROMPT else clause, name))
    return tuple(found)


def illegal_move_error(move: Move, why: tuple[Reason, ...], **where: object) -> IllegalMove:
    """Return the error for an illegal move; `where` is `game=number` if there are several games."""
    reasons = tuple((reason.name, str(reason)) for reason in why)
    clauses = tuple(str(reason) for reason in why)
    text = "illegal-move-in-game" if where else "illegal-move"
    return IllegalMove(text, move=move.text, reasons=reasons, clauses=clauses, **where)


_editions: dict[tuple[str, str], Edition] = {}


def edition(pack: "Pack | Path | str | Edition | None" = None) -> Edition:
    """Return the edition of a pack, of a pack's directory, or of the classic pack. Editions are cached."""
    if isinstance(pack, Edition):
        return pack
    if pack is None or pack == "classic":
        pack = classic()
    elif not isinstance(pack, Pack):
        pack = load_pack(Path(pack).resolve())
    key = pack.digest, pack.directory
    if key not in _editions:
        _editions[key] = Edition(pack)
    return _editions[key]


@lru_cache(maxsize=1)
def classic() -> Pack:
    """Return the pack that comes with the program."""
    return load_pack(CLASSIC)


def find_edition(digest: str) -> Edition | None:
    """Return the pack with a digest, if it comes with the program: the classic pack, or an earlier version of it."""
    if digest == classic().digest:
        return edition()
    found = superseded_pack(digest)
    return None if found is None else edition(found)
