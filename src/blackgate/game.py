"""`Game`, `View` and `Record`: the public classes of the library.

>>> from blackgate import Game
>>> game = Game(players=4, seed=7, michel="michelle")
>>> game.play("search")
>>> game.to_move is not None
True

A game returns views and records; a view and a record return games. These three classes refer to each other, so they share a
module. What each of them can do without the others is in base_game.py, view.py and record.py.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from mypy_extensions import i64, mypyc_attr

from blackgate import record_reader, serialization
from blackgate.base_game import BaseGame, LegalMoves, Outcome, Step
from blackgate.catalogue import Edition, edition
from blackgate.engine import determinization, visibility
from blackgate.engine.chance import Chance, seeded
from blackgate.engine.knowledge import Knowledge
from blackgate.engine.table import Table
from blackgate.errors import OptionError
from blackgate.pack import Pack
from blackgate.record import BaseRecord
from blackgate.view import BaseView, knows_same

__all__ = ["Game", "LegalMoves", "Outcome", "Record", "Step", "View"]


@mypyc_attr(acyclic=True)
class Game(BaseGame):
    """A game of 2 to 6 prisoners. It always waits for one seat's move, or it is over."""

    def view(self, seat: int | None) -> "View":
        """Return what a seat knows (None: a spectator), and nothing more (chapter 12)."""
        if seat is not None and not 0 <= seat < self.options.players:
            raise OptionError("error-seat", seat=seat, most=self.options.players - 1)
        observer: i64 = self.options.players if seat is None else seat
        masked = visibility.masked(self.table, observer)
        known = self.knowledge.share(observer)
        legal = [int(move) for move in self.legal_moves] if seat is not None and seat == self.to_move else []
        return View(self.edition, self.options, self.seats, seat, masked, known, legal)

    def same_own(self, earlier: "View") -> bool:
        """Return whether the seat of an earlier view of this game knows the same cards now, without making a new view."""
        return knows_same(self.table, self.knowledge, earlier)

    @property
    def record(self) -> "Record":
        """The record of this game, as in docs/record-format.md."""
        return Record.of(self)

    # --- copies -----------------------------------------------------------------------------
    def copy(self) -> "Game":
        """Return an equal game that can be played on independently."""
        twin: Game = Game(_blank=True)
        twin.edition = self.edition
        twin.options = self.options
        twin.seats = self.seats
        twin.seed = self.seed
        twin.commit = self.commit
        twin.deal = self.deal
        twin.opening = self.opening
        twin._past = self._past
        twin._played = self._played
        twin.knowledge = self.knowledge.copy()
        twin.table = self.table.copy(self.table.chance.copy())
        twin.table.listener = twin.knowledge
        twin._legal = self._legal
        twin._moves = self._moves
        return twin

    @staticmethod
    def sampled(view: BaseView, table: Table, knowledge: Knowledge) -> "Game":
        """Return a game that goes on from a table dealt to fit a view. It has no past moves and no record."""
        game: Game = Game(_blank=True)
        game.edition = view.edition
        game.options = view.options
        game.seats = view.seats
        game.seed = ""
        game.commit = ""
        game.deal = None
        game.opening = []
        game._forget_past()
        game.knowledge = knowledge
        game.table = table
        table.listener = knowledge
        game._reset_caches()
        return game

    def to_bytes(self) -> bytes:
        """Return the whole game as bytes, hidden cards and seed included. Do not send them to players."""
        return serialization.serialize_game(self)

    @staticmethod
    def from_bytes(data: bytes, pack: Pack | Path | str | Edition | None = None) -> "Game":
        """Return the game that `to_bytes` was called on. The pack must be the same."""
        game: Game = Game(_blank=True)
        serialization.deserialize_game(game, data, edition(pack))
        return game

    def __reduce__(self) -> tuple[object, ...]:
        return Game.from_bytes, (self.to_bytes(), self.edition.pack.directory)


class View(BaseView):
    """What a seat knows (`seat` None: a spectator)."""

    def sample(self, rng: random.Random | Chance | int) -> Game:
        """Return a full game that this seat cannot tell from the true one: what it does not know is dealt at random."""
        if isinstance(rng, Chance):
            chance = rng
        elif isinstance(rng, random.Random):
            chance = seeded(rng.getrandbits(64))
        else:
            chance = seeded(rng)
        table = determinization.sample(self.table, self.knowledge, self.observer, chance)
        knowledge = self.knowledge.copy()
        knowledge.restart_others(table, self.observer)
        return Game.sampled(self, table, knowledge)


@mypyc_attr(native_class=False)  # like its base, which is not compiled
@dataclass(frozen=True)
class Record(BaseRecord):
    """The record of a game, from header to result: one JSON object per line."""

    def replay(self, pack: Edition | Path | str | None = None) -> Iterator[Game]:
        """Yield the game after the setup and after each move, checking every line.

        It is always the same object: call `copy()` to keep a position.
        """
        return record_reader.replay(self, Game, pack)
