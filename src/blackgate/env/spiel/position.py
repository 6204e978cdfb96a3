"""A node at which somebody is asked, or the game is over: a table, what everybody knows about it, and the past."""

from typing import TYPE_CHECKING

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16, u8

from blackgate.catalogue import reasons_of, refusal
from blackgate.engine import flow, legality, playout, seen
from blackgate.engine import reasons as no
from blackgate.engine.knowledge import Knowledge
from blackgate.engine.moves import MoveList
from blackgate.engine.setup import Deal
from blackgate.engine.table import Table
from blackgate.env.core.observe import observe
from blackgate.env.core.pause import PausedChance, Undecided
from blackgate.env.core.pay import prize
from blackgate.env.core.tensor import spread
from blackgate.env.fields import numbers
from blackgate.env.spiel.description import described
from blackgate.env.spiel.node import Node
from blackgate.env.spiel.past import Past, digest_of
from blackgate.env.spiel.pending import Pending
from blackgate.env.spiel.terms import TERMINAL, Terms
from blackgate.game import Game
from blackgate.view import View

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Position(Node):
    """Table and knowledge are never played on: a move is carried out on copies."""

    __slots__ = ("_actions", "knowledge", "past", "table")

    def __init__(self, terms: Terms, table: Table, knowledge: Knowledge, past: Past) -> None:
        asked = flow.asked(table)
        self.terms = terms
        self.player = asked if asked >= 0 else TERMINAL
        self.table = table
        self.knowledge = knowledge
        self.past = past
        self._actions: list[int] | None = None

    @property
    def settled(self) -> "Position":
        """The position itself: nothing is under way."""
        return self

    # --- choices ----------------------------------------------------------------------------
    def moves(self) -> list[int]:
        """The legal moves by their numbers in the catalogue."""
        if self.player == TERMINAL:
            return []
        found = MoveList()
        legality.list_moves(self.table, found)
        return list(found.moves[: found.count])

    def actions(self) -> list[int]:
        """The same, counted from the chair of whoever is asked (`core/chairs.py`)."""
        if self._actions is None:
            outward = self.terms.outward[self.player]
            self._actions = sorted([outward[move] for move in self.moves()])
        return self._actions[:]

    def after(self, action: int) -> Node:
        """What an action leads to. A wrong one is refused with the clauses that forbid it."""
        move = self.terms.number(self.player, action)
        if self.player == TERMINAL:
            raise refusal(self.terms.edition.moves[move], reasons_of(no.GAME_OVER, ""))
        why = legality.why_not(self.table, move)
        if why != 0:
            raise refusal(self.terms.edition.moves[move], reasons_of(int(why), legality.clause_of_prompt(self.table)))
        return self.play(move, ())

    def play(self, move: int, told: tuple[int, ...]) -> Node:
        """A legal move with the outcomes of chance told so far: where it leads, or what it waits for."""
        terms = self.terms
        table = self.table.copy(PausedChance(list(told)))
        knowledge = self.knowledge.copy()
        table.journal = knowledge
        try:
            flow.play(table, move)
        except Undecided as wanted:
            return Pending(self, move, told, wanted.what, wanted.ways)
        playout.stop_if_too_long(table, terms.most_turns)
        past = self.past.then(self.player, move, terms.secret[move], knowledge)
        return Position(terms, table, knowledge, past)

    def outcomes(self) -> list[tuple[int, float]]:
        """Refused: a player is asked here, or nobody."""
        raise ValueError("Chance is not asked here: ask is_chance_node() first.")

    def name(self, outcome: int) -> str:
        """Refused: outcomes have names only where chance is asked."""
        raise ValueError("Chance is not asked here, so its outcomes have no names: ask at the node where it is.")

    # --- what is seen -----------------------------------------------------------------------
    def view(self, seat: int) -> View:
        """What a seat knows, one past the last is a spectator (12)."""
        terms = self.terms
        observer = seat if seat < terms.players else None
        legal = self.moves() if seat == self.player else []
        table = seen.masked(self.table, seat)
        return View(terms.edition, terms.options, terms.names, observer, table, self.knowledge.share(seat), legal)

    def cells(self, seat: int) -> vec[u8]:
        """The observation of a seat, as the compiled engine writes it (`env/fields.py`)."""
        cells = self.terms.blank[:]
        observe(self.table, self.knowledge, seat, self.terms.layout.offsets, cells, 0)
        return cells

    def row(self, seat: int) -> "NDArray[np.uint8]":
        """The same as an array."""
        return numbers(self.cells(seat), np.uint8)

    def scaled(self, seat: int) -> list[float]:
        """The same for a network: every number usually between 0 and 1."""
        return spread(self.cells(seat), self.terms.levels, self.terms.zeros)

    def recall(self, seat: int) -> str:
        """Everything a seat was told, and what it sees now: equal for two positions it cannot tell apart, and only for these."""
        return f"{self.past.number} {self.past.digest(seat).hex()} {digest_of(self.view(seat).position()).hex()}"

    def glance(self, seat: int) -> str:
        """What a seat sees now: its observation, and its legal actions if it is asked."""
        asked = f" {self.actions()}" if seat == self.player else ""
        return f"{self.row(seat).tobytes().hex()}{asked}"

    def returns(self) -> list[float]:
        """What everybody is paid (`env/rules.py`): nothing as long as the game goes on, and if it was stopped (14.7)."""
        seats = range(self.terms.players)
        return [prize(self.table, seat) for seat in seats]

    def resampled(self, seat: int, seed: int) -> "Position":
        """A position that a seat cannot tell from this one; what it does not know is dealt anew.

        The others have another hand now, so what they were told cannot be what it was: they keep what everybody was told, and
        what they see now.
        """
        game = self.view(seat).sample(seed)
        twin = Position(self.terms, game.table, game.knowledge, self.past)
        public = self.past.digest(self.terms.players)
        digests = [digest_of(public, twin.view(other).position()) for other in range(self.terms.players)]
        digests[seat] = self.past.digest(seat)
        twin.past = Past(None, self.past.number, [*digests, public])
        return twin

    # --- text and bytes ---------------------------------------------------------------------
    def __str__(self) -> str:
        return described(self)

    def __reduce__(self) -> tuple[object, ...]:
        cells = bytes(memoryview(self.table.cells))
        known = bytes(memoryview(self.knowledge.cells))
        digests = [self.past.digest(observer) for observer in range(self.terms.players + 1)]
        return restored, (self.terms, cells, known, self.past.number, digests)


def opening(terms: Terms, deal: Deal) -> Position:
    """The position after the setup (2)."""
    return begun(terms, Game.dealt(terms.edition, terms.options, terms.names, deal, PausedChance([]), ""))


def begun(terms: Terms, game: Game) -> Position:
    """A game taken up from here: everybody was told what they see of it now, and nothing before."""
    knowledge = game.knowledge.copy()
    position = Position(terms, game.table, knowledge, Past(None, 0, []))
    position.past.digests = [digest_of(position.view(observer).position()) for observer in range(terms.players + 1)]
    return position


def restored(terms: Terms, cells: bytes, known: bytes, number: int, digests: list[bytes | None]) -> Position:
    """A saved position. Its past is no longer known move by move, but what everybody was told still is."""
    knowledge = Knowledge(terms.players, len(terms.edition.kinds))
    knowledge.cells = vec[u8](known)
    table = Table(terms.edition.rulebook, PausedChance([]), vec[i16](memoryview(cells).cast("h").tolist()))
    return Position(terms, table, knowledge, Past(None, number, digests))
