"""Thousands of games stepped together, from and to NumPy arrays; finished ones start anew by themselves.

>>> from blackgate.env.vector import VectorEnv
>>> env = VectorEnv(games=1000, players=4, seed=1)
>>> batch = env.step(env.sample())
>>> batch.observations.shape == (1000, env.layout.size), batch.masks.shape == (1000, env.actions)
(True, True)
"""

from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from blackgate.catalogue import Edition, Move, edition, reasons_of, refusal
from blackgate.engine import legality, masking
from blackgate.engine.moves import MoveList
from blackgate.env.core.batched_games import STOPPED, WON, Wing
from blackgate.env.fields import Layout, numbers
from blackgate.env.options import MOST_TURNS, check_room, check_seed, check_shaping, check_turns, whole
from blackgate.errors import GameBytesError, IllegalMove, OptionError, UnknownMove
from blackgate.game import View
from blackgate.options import MICHELS, check_options
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
    turns: "NDArray[np.int32]"  # (games,): how many turns had begun in it; meant only where the game ended


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
        games, players, first = whole(games), whole(players), whole(first_player)
        if isinstance(games, bool) or not isinstance(games, int) or games < 1:
            raise OptionError("error-env-games", games=str(games))
        self.edition = edition(pack)
        self.options, self.names = check_options(self.edition, players, michel, teams, calm, whole(target), first, None)
        self.games = games
        self.players = self.options.players
        self.layout = Layout(self.edition, check_room(room, self.players))
        self.actions = len(self.edition.moves)
        self._wing = Wing(
            self.edition.rulebook, self.options, self.layout.offsets, games, check_turns(max_turns), check_shaping(shaping)
        )
        self._seeds = np.random.default_rng(check_seed(seed))
        self.batch = self.reset(seed)

    @property
    def shaping(self) -> float:
        """What a whole tunnel is worth besides winning; may be changed between two steps."""
        return self._wing.shaping

    @shaping.setter
    def shaping(self, shaping: float) -> None:
        self._wing.shaping = check_shaping(shaping)

    def reset(self, seed: int | None = None) -> Batch:
        """Start all games anew. The same seed, followed by the same actions, gives the same games, and without a seed
        the resets that follow are the same again too.
        """
        chosen = check_seed(seed)
        if chosen is None:
            chosen = int(self._seeds.integers(2**62))
        else:
            self._seeds = np.random.default_rng(chosen)
        self._wing.open(seeds_of(chosen, self.games))
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

    def sample(self) -> "NDArray[np.int64]":
        """A legal action for every game, all equally likely; drawn from the seed as well."""
        return np.frombuffer(self._wing.pick(), "<u2").astype(np.int64)

    def move(self, game: int, action: int) -> str:
        """The text form of an action, as in records, of whoever is asked in a game: there, seats are counted round the table."""
        seat = self._asked(game)
        return self.edition.moves[int(self._wing.chairs.to_catalogue(seat, int(self.edition.move(action))))].text

    def action(self, game: int, move: str | Move) -> int:
        """The action by which whoever is asked in a game plays a move, such as a bot's answer or its text."""
        return int(self._wing.chairs.from_catalogue(self._asked(game), int(self.edition.move(move))))

    def view(self, game: int) -> View:
        """What whoever is asked in a game knows, as bots want it: made game by game, so many times slower than a step."""
        seat = self._asked(game)
        table = self._wing.tables[game]
        moves = MoveList()
        legality.list_moves(table, moves)
        legal = [int(moves.moves[i]) for i in range(moves.count)]
        known = self._wing.recalls[game].share(seat)
        return View(self.edition, self.options, self.names, seat, masking.masked(table, seat), known, legal)

    def _asked(self, game: int) -> int:
        """The seat that is asked in a game, which must be there."""
        if not 0 <= game < self.games:
            raise OptionError("error-env-game", game=str(game), most=self.games - 1)
        return int(self._wing.seats[game])

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
        move = self.edition.numbers[self.move(game, action)]
        why = reasons_of(int(legality.why_not(table, int(move))), legality.clause_of_prompt(table))
        return refusal(move, why, game=game)

    # --- copies -------------------------------------------------------------------------------
    def __getstate__(self) -> dict[str, Any]:
        """Everything, secrets included: for going on in another process, never for handing to an agent."""
        wing = self._wing
        options = self.options
        games = [
            (bytes(memoryview(table.cells)), bytes(memoryview(recall.cells)), table.chance.state())
            for table, recall in zip(wing.tables, wing.recalls, strict=True)
        ]
        return {
            "made": {
                "games": self.games,
                "players": self.players,
                "michel": MICHELS[options.michel],
                "teams": options.teams,
                "calm": options.calm,
                "target": options.target,
                "first_player": None if options.first < 0 else options.first,
                "pack": self.edition.pack.directory,
                "max_turns": int(wing.most_turns),
                "shaping": wing.shaping,
                "room": self.layout.chairs,
            },
            "digest": self.edition.pack.digest,
            "batch": self.batch,
            "seeds": self._seeds,
            "picker": wing.picker.state(),
            "playing": games,
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(**state["made"])  # type: ignore[misc]
        if self.edition.pack.digest != state["digest"]:
            raise GameBytesError("error-bytes-pack", pack=self.edition.pack.id)
        self._wing.resume(state["picker"], state["playing"])
        self._seeds = state["seeds"]
        self.batch = state["batch"]


def seeds_of(seed: int, games: int) -> list[int]:
    """A seed for every game and one more, spread so that neighbouring seeds have nothing in common."""
    return [int(word) for word in np.random.SeedSequence(seed).generate_state(games + 1, np.uint64)]
