"""A game being played: its options, table, knowledge, legal moves, past moves and outcome.

`Game` in game.py adds views, records, copies and bytes.
"""

import secrets
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Self, SupportsIndex

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from blackgate.catalogue import Edition, Move, Reason, illegal_move_error, reasons_of
from blackgate.catalogue import edition as load_edition
from blackgate.engine import flow, legality, playout, setup
from blackgate.engine import layout as at
from blackgate.engine import prompts as ask
from blackgate.engine import reasons as no
from blackgate.engine.chance import Chance, KeyedChance
from blackgate.engine.knowledge import Knowledge, rows_of
from blackgate.engine.moves import MoveList
from blackgate.engine.setup import Deal, Options
from blackgate.engine.table import Table
from blackgate.errors import OptionError
from blackgate.events import Event, Row, event
from blackgate.fairness import chance_key, commitment
from blackgate.options import check_names, check_options, check_seed
from blackgate.pack import Pack
from blackgate.table_state import TableState, winners_of


@mypyc_attr(acyclic=True)  # no work for the garbage collector: a server keeps very many
class Step:
    """One move that was played, its number from 1 on, and what happened. Shared by copies; never changed.

    Steps do not refer to each other: a chain of thousands of them would be freed recursively, and WebAssembly's stack is small.
    """

    def __init__(self, number: int, seat: int, move: int, log: vec[i32]) -> None:
        self.number = number
        self.seat = seat
        self.move = move
        self.log = log

    @property
    def rows(self) -> list[Row]:
        """The events of this move."""
        return rows_of(self.log)


class Outcome:
    """How a game ended (3.2, 11.2, 14.7)."""

    def __init__(self, winners: tuple[int, ...], points: tuple[int, ...], turns: int, stopped: bool) -> None:
        self.winners = winners
        self.points = points
        self.turns = turns
        self.stopped = stopped

    def __repr__(self) -> str:
        return f"Outcome(winners={self.winners}, points={self.points}, turns={self.turns}, stopped={self.stopped})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))


@mypyc_attr(acyclic=True)
class LegalMoves:
    """The legal moves of a position: iterate, `len`, `in` (by move or text), index."""

    def __init__(self, moves: Any, edition: Edition) -> None:
        self._moves = moves  # a list of Move; untyped, so that compiled code does not check each of them
        self._edition = edition

    def __len__(self) -> int:
        return len(self._moves)

    def __iter__(self) -> Iterator[Move]:
        moves: Iterator[Move] = iter(self._moves)
        return moves

    def __getitem__(self, index: int) -> Move:
        move: Move = self._moves[index]
        return move

    def __contains__(self, move: object) -> bool:
        if isinstance(move, str):
            found = self._edition.numbers.get(" ".join(move.split()))
            return found is not None and found in self._moves
        return move in self._moves

    def __repr__(self) -> str:
        return f"<LegalMoves: {', '.join([str(move) for move in self._moves])}>"


@mypyc_attr(acyclic=True)  # as Step; so all it refers to must be in no cycle either
class BaseGame:
    """A game without views, records and serialization, which `Game` adds."""

    def __init__(
        self,
        players: int = 4,
        *,
        seed: int | str | None = None,
        michel: str | None = None,
        teams: bool = False,
        calm: bool = False,
        target: int | None = None,
        first_player: int | None = None,
        fair_start: bool = False,
        pack: Pack | Path | str | Edition | None = None,
        seats: Sequence[str] | None = None,
        _blank: bool = False,
    ) -> None:
        if _blank:
            return  # the caller sets the attributes (compiled classes have no cheaper way)
        edition = load_edition(pack)
        options = check_options(
            edition,
            players,
            michel=michel,
            teams=teams,
            calm=calm,
            target=target,
            first_player=first_player,
            fair_start=fair_start,
        )
        names = check_names(edition, players, seats)
        self.seed: str = secrets.token_hex(32) if seed is None else check_seed(seed)
        chance = KeyedChance(chance_key(self.seed))
        self.commit: str = commitment(self.seed, options.players)
        self._begin(edition, options, names, setup.deal(edition.rulebook, options, chance), chance)

    def _begin(self, edition: Edition, options: Options, names: tuple[str, ...], dealt: Deal, chance: Chance) -> None:
        self.edition = edition
        self.options = options
        self.seats = names
        self.deal: Deal | None = dealt
        self.knowledge: Knowledge = Knowledge(options.players, len(edition.kinds))
        self.table: Table = setup.arrange(edition.rulebook, options, dealt, chance)
        self.knowledge.learn_hands(self.table)
        self.table.listener = self.knowledge
        setup.start(self.table)
        self.opening: list[Row] = rows_of(self.knowledge.take_log())
        self._forget_past()
        self._reset_caches()

    def _forget_past(self) -> None:
        """Begin without past moves."""
        self._past: list[Step] = []  # copies share it, and it may go on with moves of a copy
        self._played: int = 0  # how many of them are moves of this game

    def _reset_caches(self) -> None:
        """Forget the legal moves, and keep the catalogue where `legal_moves` finds it fastest."""
        self._legal: LegalMoves | None = None
        self._moves: list[Any] = self.edition.moves

    @classmethod
    def dealt(
        cls,
        edition: Edition,
        options: Options,
        names: tuple[str, ...],
        deal: Deal,
        chance: Chance,
        seed: str,
        commit: str = "",
    ) -> Self:
        """Return a game with a known deal: a record that is replayed, or a scripted game."""
        game = cls(_blank=True)
        game.seed = seed
        game.commit = commit or commitment(seed, options.players)
        game._begin(edition, options, names, deal, chance)
        return game

    # --- moves ------------------------------------------------------------------------------
    @property
    def to_move(self) -> int | None:
        """The seat that is asked, or None when the game is over."""
        if self.table.get(at.OVER) != 0:
            return None
        return int(flow.asked(self.table))

    @property
    def prompt(self) -> str:
        """What the game is waiting for: the name of a row of the table in docs/record-format.md, or "over"."""
        if self.table.get(at.OVER) != 0:
            return "over"
        name: str = ask.PROMPTS[flow.prompt(self.table)][0]
        return name

    @property
    def legal_moves(self) -> LegalMoves:
        """The legal moves of the seat to move."""
        found = self._legal
        if found is None:
            buffer = MoveList()
            legality.list_moves(self.table, buffer)
            catalogue: list[Any] = self._moves
            moves: list[Any] = []
            for i in range(buffer.count):
                moves.append(catalogue[buffer.moves[i]])
            found = LegalMoves(moves, self.edition)
            self._legal = found
        return found

    def play(self, move: SupportsIndex | str) -> None:
        """Play a move, given as a `Move`, a number or a text. An illegal move raises and changes nothing."""
        number: i64
        if isinstance(move, int) and not isinstance(move, bool) and 0 <= move < len(self._moves):
            number = move
        else:
            number = int(self.edition.move(move))
        if legality.why_not(self.table, number) != 0:
            wrong: Move = self.edition.moves[int(number)]
            raise illegal_move_error(wrong, self.why_not(wrong))
        self._legal = None
        seat = int(flow.asked(self.table))
        knowledge = self.knowledge
        flow.play(self.table, number)
        self._add_step(seat, int(number), knowledge.take_log())

    def _add_step(self, seat: int, move: int, log: vec[i32]) -> None:
        """Add a past move. The first of several copies that plays on uses the list they share, the others copy it.

        The list is checked after the step is in it, so copies may play in several threads.
        """
        step = Step(self._played + 1, seat, move, log)
        if len(self._past) == self._played:
            self._past.append(step)
        if self._past[self._played] is not step:
            self._past = self._past[: self._played]
            self._past.append(step)
        self._played += 1

    def why_not(self, move: SupportsIndex | str, seat: int | None = None) -> tuple[Reason, ...]:
        """Return the clauses that forbid a move now; none if it is legal.

        For a seat that is not to move, the only reason is that it is not.
        """
        number: i64 = int(self.edition.move(move))
        if self.table.get(at.OVER) != 0:
            return reasons_of(no.GAME_OVER, "")
        if seat is not None and seat != self.to_move:
            return reasons_of(no.NOT_YOUR_TURN, "")
        bits = int(legality.why_not(self.table, number))
        return reasons_of(bits, legality.clause_of_prompt(self.table))

    @property
    def between_turns(self) -> bool:
        """Whether a turn has just begun and nothing has been done in it."""
        return bool(playout.between_turns(self.table))

    def stop(self) -> None:
        """End a simulation without a winner; only between two turns (14.7, 13.18)."""
        if not self.between_turns:
            raise OptionError("error-stop-mid-turn")
        playout.stop(self.table)
        self.knowledge.take_log()
        self._legal = None

    # --- state and history ------------------------------------------------------------------
    @property
    def players(self) -> int:
        """The number of players."""
        return self.options.players

    @property
    def turns(self) -> int:
        """Turns begun since the deal, by all players together (13.18)."""
        return int(self.table.turns())

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        over = self.table.get(at.OVER)
        if over == 0:
            return None
        points = [int(self.table.of(seat, at.POINTS)) for seat in range(self.options.players)]
        return Outcome(winners_of(self.table), tuple(points), self.turns, over == at.STOPPED)

    def full_state(self) -> TableState:
        """Return the whole table as it is now, hidden cards included: for referees and tests, never for players."""
        table = self.table.copy(self.table.chance)
        return TableState(self.edition, self.seats, table, None, everything=True)

    @property
    def steps(self) -> list[Step]:
        """The moves played so far, in order."""
        return self._past[: self._played]

    def last_steps(self, count: int) -> list[Step]:
        """Return the last `count` moves played, in order. `steps` takes longer the more moves the game has."""
        return self._past[max(self._played - count, 0) : self._played]

    @property
    def last(self) -> Step | None:
        """The last move, or None before the first."""
        return None if self._played == 0 else self._past[self._played - 1]

    def events(self, seat: int | None = None) -> list[Event]:
        """Return the events of the last move as a seat saw them (None: a spectator)."""
        return [one.seen_by(seat) for one in self.full_events()]

    def full_events(self) -> list[Event]:
        """Return the events of the last move with nothing hidden: for referees and tests, never for players."""
        step = self.last
        rows = self.opening if step is None else step.rows
        return [event(row) for row in rows]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BaseGame) and self._everything() == other._everything()

    def __hash__(self) -> int:
        raise TypeError("a game changes, so it cannot be a key: use game.to_bytes()")

    def _everything(self) -> list[object]:
        """Return what makes two games equal: pack, options, names, position, knowledge and past moves."""
        options = self.options
        past = [(step.seat, step.move, bytes(memoryview(step.log))) for step in self.steps]
        position = self.table.to_bytes(), self.knowledge.to_bytes()
        chosen = options.players, options.michel, options.teams, options.calm, options.target, options.fair_start
        return [self.edition.pack.digest, chosen, self.seats, self.seed, position, past]

    def __repr__(self) -> str:
        waiting = "over" if self.to_move is None else f"seat {self.to_move}: {self.prompt}"
        return f"<Game of {self.options.players}, turn {self.turns}, {waiting}>"
