"""Thousands of games stepped together, from and to NumPy arrays; finished ones start anew by themselves.

>>> from blackgate.env.vector import VectorEnv
>>> env = VectorEnv(games=1000, players=4, seed=1)
>>> batch = env.step(env.sample())
>>> batch.observations.shape == (1000, env.layout.size), batch.masks.shape == (1000, env.actions)
(True, True)
"""

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from blackgate.catalogue import Edition, edition, reasons_of
from blackgate.engine import legality
from blackgate.env.core.wing import STOPPED, WON, Wing
from blackgate.env.fields import Layout, numbers
from blackgate.env.rules import MOST_TURNS, check_room, check_shaping, check_turns
from blackgate.errors import IllegalMove, OptionError, UnknownMove
from blackgate.options import check_options
from blackgate.pack import Pack

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray


class Batch(NamedTuple):
    """What all games show after a step. The arrays are nobody else's: keep or change them as you like.

    Rewards and ends tell of the step that was just taken; observations, masks and seats of the decision that comes
    next, which after an end is the first one of a new game.
    """

    observations: "NDArray[np.uint8]"  # (games, layout.size): what the seat that is asked knows
    masks: "NDArray[np.bool_]"  # (games, actions): what it may do
    seats: "NDArray[np.int32]"  # (games,): which seat that is
    rewards: "NDArray[np.float32]"  # (games, players): by seat, for everybody
    terminated: "NDArray[np.bool_]"  # (games,): somebody won
    truncated: "NDArray[np.bool_]"  # (games,): the game was stopped, being too long (14.7)
    winners: "NDArray[np.int32]"  # (games,): the seat that reached the goal, -1 nobody; meant only where the game ended
    turns: "NDArray[np.int32]"  # (games,): how many turns it had; meant only where the game ended


class VectorEnv:
    """Games of one kind side by side. An action is a move counted from the chair of whoever is asked (`core/chairs.py`)."""

    def __init__(
        self,
        games: int,
        players: int = 4,
        *,
        seed: int | None = None,
        michel: str | None = None,
        teams: bool = False,
        calm: bool = False,
        target: int | None = None,
        first_player: int | None = None,
        pack: Pack | Path | str | Edition | None = None,
        max_turns: int = MOST_TURNS,
        shaping: float = 0.0,
        room: int | None = None,
    ) -> None:
        if isinstance(games, bool) or not isinstance(games, int) or games < 1:
            raise OptionError("error-env-games", games=str(games))
        self.edition = edition(pack)
        options, _ = check_options(self.edition, players, michel, teams, calm, target, first_player, None)
        self.games = games
        self.players = players
        self.layout = Layout(self.edition, check_room(room, players))
        self.actions = len(self.edition.moves)
        book = self.edition.rulebook
        self._wing = Wing(book, options, self.layout.offsets, games, check_turns(max_turns), check_shaping(shaping))
        self.batch = self.reset(seed)

    @property
    def shaping(self) -> float:
        """What a whole tunnel is worth besides winning; may be changed between two steps."""
        return self._wing.shaping

    @shaping.setter
    def shaping(self, shaping: float) -> None:
        self._wing.shaping = check_shaping(shaping)

    def reset(self, seed: int | None = None) -> Batch:
        """Start all games anew. The same seed, followed by the same actions, gives the same games."""
        fresh = int(np.random.SeedSequence().generate_state(1, np.uint64)[0]) if seed is None else int(seed)
        self._wing.open(fresh)
        self.batch = self._batch()
        return self.batch

    def step(self, actions: "ArrayLike") -> Batch:
        """Play one action in every game. If one of them is wrong none is played, and the error says which and why."""
        wanted = np.asarray(actions)
        if wanted.shape != (self.games,) or wanted.dtype.kind not in "iu":
            raise OptionError("error-env-actions", games=self.games, shape=str(wanted.shape), type=str(wanted.dtype))
        outside = (wanted < 0) | (wanted >= self.actions)
        if outside.any():
            number = int(wanted[outside][0])
            raise UnknownMove("error-move-number", number=str(number), most=self.actions - 1)
        small = wanted.astype("<u2").tobytes()
        wrong = self._wing.first_wrong(small)
        if wrong >= 0:
            raise self._illegal(wrong, int(wanted[wrong]))
        self._wing.step(small)
        self.batch = self._batch()
        return self.batch

    def sample(self) -> "NDArray[np.uint16]":
        """A legal action for every game, all equally likely; drawn from the seed as well."""
        return np.frombuffer(self._wing.pick(), "<u2").astype(np.uint16)

    def move(self, game: int, action: int) -> str:
        """The text form (RECORD) of an action in one of the games: whom "extort 2" means is counted round the table there."""
        seat = int(self._wing.seats[game])
        return self.edition.moves[int(self._wing.chairs.to_catalogue(seat, action))].text

    def _batch(self) -> Batch:
        """The wing's rows as arrays of their own."""
        wing = self._wing
        ends = numbers(wing.ends, np.uint8)
        return Batch(
            numbers(wing.observations, np.uint8).reshape(self.games, self.layout.size),
            numbers(wing.masks, np.bool_).reshape(self.games, self.actions),
            numbers(wing.seats, np.int32),
            numbers(wing.rewards, np.float64).reshape(self.games, self.players).astype(np.float32),
            ends == WON,
            ends == STOPPED,
            numbers(wing.winners, np.int32),
            numbers(wing.turns, np.int32),
        )

    def _illegal(self, game: int, action: int) -> IllegalMove:
        """Which game, which move, and the clauses that forbid it."""
        table = self._wing.tables[game]
        seat = int(self._wing.seats[game])
        number = int(self._wing.chairs.to_catalogue(seat, action))
        why = reasons_of(int(legality.why_not(table, number)), legality.clause_of_prompt(table))
        return IllegalMove(
            "illegal-move-in-game",
            game=game,
            move=self.edition.moves[number].text,
            reasons=tuple((reason.name, str(reason)) for reason in why),
            clauses=tuple(str(reason) for reason in why),
        )
