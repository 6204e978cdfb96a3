"""The face of the library: one game, its moves, its views, its record.

>>> from blackgate import Game
>>> game = Game(players=4, seed=7, michel="michelle")
>>> game.play("search")
>>> game.to_move is not None
True

A game gives views and records, a view gives games, and so does a record. These three classes need each other and nothing
else does: what each of them does alone is in base_game.py, view.py and record.py.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from mypy_extensions import i64, mypyc_attr

from blackgate import record_reader, serialization
from blackgate.base_game import BaseGame, LegalMoves, Outcome, Step
from blackgate.catalogue import Edition, edition
from blackgate.engine import masking
from blackgate.engine.chance import Chance, seeded
from blackgate.engine.knowledge import Knowledge
from blackgate.engine.table import Table
from blackgate.errors import OptionError
from blackgate.pack import Pack
from blackgate.record import BaseRecord
from blackgate.view import BaseView

__all__ = ["Game", "LegalMoves", "Outcome", "Record", "Step", "View"]


class Game(BaseGame):
    """A game of 2 to 6 prisoners. It always waits for one seat's move, or it is over."""

    def view(self, seat: int | None) -> "View":
        """What a seat knows (None: a spectator), and nothing more (chapter 12)."""
        if seat is not None and not 0 <= seat < self.options.players:
            raise OptionError("error-seat", seat=seat, most=self.options.players - 1)
        observer: i64 = self.options.players if seat is None else seat
        masked = masking.masked(self.table, observer)
        known = self.knowledge.share(observer)
        legal = [int(move) for move in self.legal_moves] if seat is not None and seat == self.to_move else []
        return View(self.edition, self.options, self.seats, seat, masked, known, legal)

    @property
    def record(self) -> "Record":
        """The game as docs/record-format.md writes it."""
        return Record.of(self)

    # --- copies -----------------------------------------------------------------------------
    def copy(self) -> "Game":
        """An equal game that shares nothing with this one (past moves never change, so they may be shared)."""
        twin: Game = Game(_blank=True)
        twin.edition = self.edition
        twin.options = self.options
        twin.seats = self.seats
        twin.seed = self.seed
        twin.commit = self.commit
        twin.deal = self.deal
        twin.opening = self.opening
        twin.last = self.last
        twin.knowledge = self.knowledge.copy()
        twin.table = self.table.copy(self.table.chance.copy())
        twin.table.journal = twin.knowledge
        twin._legal = self._legal
        twin._moves = self._moves
        return twin

    @staticmethod
    def sampled(view: BaseView, table: Table, knowledge: Knowledge) -> "Game":
        """A game that goes on from a table dealt to fit a view; it has no past and so no record."""
        game: Game = Game(_blank=True)
        game.edition = view.edition
        game.options = view.options
        game.seats = view.seats
        game.seed = ""
        game.commit = ""
        game.deal = None
        game.opening = []
        game.last = None
        game.knowledge = knowledge
        game.table = table
        table.journal = knowledge
        game._fit_out()
        return game

    def to_bytes(self) -> bytes:
        """The whole game, secrets included: for saving, never for handing out."""
        return serialization.serialize_game(self)

    @staticmethod
    def from_bytes(data: bytes, pack: Pack | Path | str | Edition | None = None) -> "Game":
        """A game saved by `to_bytes`, under the same pack."""
        game: Game = Game(_blank=True)
        serialization.deserialize_game(game, data, edition(pack))
        return game

    def __reduce__(self) -> tuple[object, ...]:
        return Game.from_bytes, (self.to_bytes(), self.edition.pack.directory)


class View(BaseView):
    """The table as a seat sees it (`seat` None: a spectator)."""

    def sample(self, rng: random.Random | Chance | int) -> Game:
        """A full game this seat could not tell from the true one; the unknown is dealt fairly, and its future is its own."""
        if isinstance(rng, Chance):
            chance = rng
        elif isinstance(rng, random.Random):
            chance = seeded(rng.getrandbits(64))
        else:
            chance = seeded(rng)
        table = masking.sample(self.table, self.knowledge, self.observer, chance)
        knowledge = self.knowledge.copy()
        knowledge.retell(table, self.observer)
        return Game.sampled(self, table, knowledge)


@mypyc_attr(native_class=False)  # like its base, which is not compiled
@dataclass(frozen=True)
class Record(BaseRecord):
    """A game from its header to its result: one JSON object a line."""

    def replay(self, pack: Edition | Path | str | None = None) -> Iterator[Game]:
        """The game after the setup and after each move, every line checked on the way.

        It is always the same object, moved on: take a `copy()` of what you want to keep.
        """
        return record_reader.replay(self, Game, pack)
