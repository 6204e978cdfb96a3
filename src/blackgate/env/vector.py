"""Thousands of games stepped together, with NumPy arrays as input and output. Games that end restart by themselves.

>>> from blackgate.env.vector import VectorEnv
>>> env = VectorEnv(games=1000, players=4, seed=1)
>>> batch = env.step(env.sample())
>>> batch.observations.shape == (1000, env.layout.size), batch.masks.shape == (1000, env.actions)
(True, True)
"""

from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any

from blackgate.optional_libraries import libraries_of

with libraries_of("env"):
    import numpy as np

from blackgate.catalogue import Edition, Move, edition, illegal_move_error, reasons_of
from blackgate.engine.setup import Options
from blackgate.env.batch import Batch
from blackgate.env.core.seat_rotation import SeatRotation
from blackgate.env.fields import Layout
from blackgate.env.local_games import GamesSpec, LocalGames
from blackgate.env.options import (
    DEFAULT_MAX_TURNS,
    as_int,
    check_games,
    check_max_turns,
    check_room,
    check_seed,
    check_shaping,
    check_workers,
)
from blackgate.env.worker_games import WorkerGames
from blackgate.errors import GameBytesError, IllegalMove, OptionError, UnknownMove, VectorEnvError
from blackgate.game import View
from blackgate.options import MICHELS, check_names, check_options
from blackgate.pack import Pack

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

__all__ = ["Batch", "VectorEnv", "game_seeds"]


class VectorEnv:
    """Many games with the same options. Actions are relative to the seat that is asked (`core/seat_rotation.py`).

    workers: the number of processes that play the games; 0: this process. The results are the same. Workers import the main
    module of your program, so create the environment under `if __name__ == "__main__":`.
    copy: off, the arrays of a batch are used again: they are valid until the next step begins.
    """

    options: Options
    names: tuple[str, ...]  # of the seats

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
        fair_start: bool = False,
        pack: Pack | Path | str | Edition | None = None,
        max_turns: int = DEFAULT_MAX_TURNS,
        shaping: float = 0.0,
        room: int | None = None,
        workers: int | None = 0,
        copy: bool = True,
    ) -> None:
        players, first = as_int(players), as_int(first_player)
        self.games: int = check_games(games)
        self.workers: int = check_workers(workers, self.games)
        self.edition: Edition = edition(pack)
        self.options: Options = check_options(
            self.edition,
            players,
            michel=michel,
            teams=teams,
            calm=calm,
            target=as_int(target),
            first_player=first,
            fair_start=fair_start,
        )
        self.names: tuple[str, ...] = check_names(self.edition, self.options.players)
        self.players: int = self.options.players
        self.layout: Layout = Layout(self.edition, check_room(room, self.players))
        self.actions: int = len(self.edition.moves)
        self.copy = copy
        self._rotation = SeatRotation(self.edition.rulebook, self.players, self.options.teams)
        self._stepping = False
        self._sampled = False  # whether `sample` has returned the actions that were drawn with the last step
        self._seeds = np.random.default_rng(check_seed(seed))
        self._games = self._start_games(check_max_turns(max_turns), check_shaping(shaping))
        self.batch: Batch = self.reset(seed)

    def _start_games(self, max_turns: int, shaping: float) -> LocalGames | WorkerGames:
        """Return the games, in this process or in workers."""
        spec = GamesSpec(
            self.edition.pack.directory,
            self.edition.pack.digest,
            self.names,
            self.options.values(),
            self.layout.seats,
            max_turns,
        )
        if self.workers == 0:
            return LocalGames(self.edition, spec, self.games, shaping)
        return WorkerGames(self.edition, spec, self.games, shaping, self.workers)

    @property
    def shaping(self) -> float:
        """The reward for a whole tunnel, besides winning. It may be changed between two steps."""
        return self._games.shaping

    @shaping.setter
    def shaping(self, shaping: float) -> None:
        self._check_idle()
        self._games.shaping = check_shaping(shaping)

    def reset(self, seed: int | None = None) -> Batch:
        """Restart all games. The same seed and the same actions give the same games, also after later resets without a seed."""
        self._check_idle()
        chosen = check_seed(seed)
        if chosen is None:
            chosen = int(self._seeds.integers(2**62))
        else:
            self._seeds = np.random.default_rng(chosen)
        self._games.reset(game_seeds(chosen, self.games))
        return self._next_batch()

    def step(self, actions: "ArrayLike") -> Batch:
        """Play one action in every game. If one of them is illegal, none is played; the error says which one and why."""
        self.step_async(actions)
        return self.step_wait()

    def step_async(self, actions: "ArrayLike") -> None:
        """Begin a step. Workers play while this process does other things; `step_wait` returns the result."""
        self._check_idle()
        wanted = np.asarray(actions)
        if wanted.shape != (self.games,) or wanted.dtype.kind not in "iu":
            raise OptionError("error-env-actions", games=self.games, shape=str(wanted.shape), type=str(wanted.dtype))
        numbers = wanted.astype(np.int64, copy=False).view(np.uint64)  # a negative number becomes a very large one
        if numbers.max() >= self.actions:
            number = int(wanted[numbers >= self.actions][0])
            raise UnknownMove("error-move-number", number=str(number), most=self.actions - 1)
        checked = numbers.astype("<u2")
        if not np.array_equal(checked, self._games.samples().view(np.uint16)):  # sampled actions are legal
            illegal = self._games.first_illegal(checked)
            if illegal >= 0:
                raise self._illegal_move(illegal, int(wanted[illegal]))
        self._games.start_step(checked)
        self._stepping = True

    def step_wait(self) -> Batch:
        """Wait for the step that `step_async` began, and return its result."""
        if not self._stepping:
            raise VectorEnvError("error-env-no-step")
        self._stepping = False
        self._games.finish_step()
        return self._next_batch()

    def sample(self) -> "NDArray[np.int64]":
        """Return a legal action for every game, drawn uniformly. The seed determines these as well."""
        self._check_idle()
        if self._sampled:
            self._games.draw_samples()
        self._sampled = True
        return self._games.samples().astype(np.int64)

    def move(self, game: int, action: int) -> str:
        """Return the text form of an action of the seat that is asked in a game, as in records, with absolute seats."""
        seat = self._asked_seat(game)
        return self.edition.moves[int(self._rotation.to_catalogue(seat, int(self.edition.move(action))))].text

    def action(self, game: int, move: str | Move) -> int:
        """Return the action by which the seat that is asked in a game plays a move, given as a `Move` or as text."""
        return int(self._rotation.from_catalogue(self._asked_seat(game), int(self.edition.move(move))))

    def view(self, game: int) -> View:
        """Return the view of the seat that is asked in a game, for bots. This is many times slower than a step."""
        self._asked_seat(game)
        return self._games.view(game)

    def _asked_seat(self, game: int) -> int:
        """Return the seat that is asked in a game, or raise an error if there is no such game."""
        self._check_idle()
        if not 0 <= game < self.games:
            raise OptionError("error-env-game", game=str(game), most=self.games - 1)
        return self._games.seat(game)

    def _check_idle(self) -> None:
        """Raise an error if the environment is closed or a step is under way."""
        if self._games.closed:
            raise VectorEnvError("error-env-closed")
        if self._stepping:
            raise VectorEnvError("error-env-stepping")

    def _next_batch(self) -> Batch:
        """Return the result of the last step, and keep it."""
        self._sampled = False
        self.batch = self._games.results(self.copy)
        return self.batch

    def _illegal_move(self, game: int, action: int) -> IllegalMove:
        """Return the error with the game, the move, and the clauses that forbid it."""
        move = self.edition.numbers[self.move(game, action)]
        return illegal_move_error(move, reasons_of(*self._games.why_not(game, int(move))), game=game)

    # --- the end --------------------------------------------------------------------------------
    def close(self) -> None:
        """End the workers. The environment can no longer be used; closing it again does nothing."""
        self._games.close()
        self._stepping = False

    def __enter__(self) -> "VectorEnv":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    # --- copies ---------------------------------------------------------------------------------
    def __getstate__(self) -> dict[str, Any]:
        """Return the whole state, hidden information included: to continue in another process, not to give to an agent."""
        self._check_idle()
        options = self.options
        return {
            "arguments": {
                "games": self.games,
                "players": self.players,
                "michel": MICHELS[options.michel],
                "teams": options.teams,
                "calm": options.calm,
                "target": options.target,
                "first_player": None if options.first < 0 else options.first,
                "fair_start": options.fair_start,
                "pack": self.edition.pack.directory,
                "max_turns": self._games.spec.max_turns,
                "shaping": self.shaping,
                "room": self.layout.seats,
                "workers": self.workers,
                "copy": self.copy,
            },
            "digest": self.edition.pack.digest,
            "seeds": self._seeds,
            "batch": self.batch,
            "sampled": self._sampled,
            "games": self._games.save(),
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(**state["arguments"])  # type: ignore[misc]
        if self.edition.pack.digest != state["digest"]:
            raise GameBytesError("error-bytes-pack", pack=self.edition.pack.id)
        self._games.restore(state["games"])
        self._sampled = state["sampled"]
        self._seeds = state["seeds"]
        self.batch = state["batch"]


def game_seeds(seed: int, games: int) -> list[int]:
    """Return a seed for every game. Nearby values of `seed` give unrelated seeds."""
    return [int(word) for word in np.random.SeedSequence(seed).generate_state(games, np.uint64)]
