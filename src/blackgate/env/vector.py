"""Thousands of games stepped together, with NumPy arrays as input and output. Games that end restart by themselves.

>>> from blackgate.env.vector import VectorEnv
>>> env = VectorEnv(games=1000, players=4, seed=1)
>>> batch = env.step(env.sample())
>>> batch.observations.shape == (1000, env.layout.size), batch.masks.shape == (1000, env.actions)
(True, True)
"""

from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from blackgate.optional_libraries import libraries_of

with libraries_of("env"):
    import numpy as np

from blackgate.catalogue import Edition, Move, edition, illegal_move_error, reasons_of
from blackgate.engine import legality, visibility
from blackgate.engine.moves import MoveList
from blackgate.engine.setup import Options
from blackgate.env.core.batched_games import STOPPED, WON, BatchedGames
from blackgate.env.fields import Layout, to_array
from blackgate.env.options import DEFAULT_MAX_TURNS, as_int, check_max_turns, check_room, check_seed, check_shaping
from blackgate.errors import GameBytesError, IllegalMove, OptionError, UnknownMove
from blackgate.game import View
from blackgate.options import MICHELS, check_options
from blackgate.pack import Pack

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray


class Batch(NamedTuple):
    """The result of a step for all games. The arrays are yours: later steps do not change them.

    Rewards and ends belong to the step that was just taken. Observations, masks and seats belong to the next
    decision, which after an end is the first one of a new game.
    """

    observations: "NDArray[np.uint8]"  # (games, layout.size): of the seat that is asked
    masks: "NDArray[np.bool_]"  # (games, actions): its legal actions
    seats: "NDArray[np.int32]"  # (games,): the seat that is asked
    rewards: "NDArray[np.float32]"  # (games, players): of all seats
    terminated: "NDArray[np.bool_]"  # (games,): the game was won
    truncated: "NDArray[np.bool_]"  # (games,): the game was stopped because it was too long (14.7)
    winners: "NDArray[np.int32]"  # (games,): the seat that reached the target, or -1; valid only where the game ended
    turns: "NDArray[np.int32]"  # (games,): turns begun; valid only where the game ended


class VectorEnv:
    """Many games with the same options. Actions are relative to the seat that is asked (`core/seat_rotation.py`)."""

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
        pack: Pack | Path | str | Edition | None = None,
        max_turns: int = DEFAULT_MAX_TURNS,
        shaping: float = 0.0,
        room: int | None = None,
    ) -> None:
        games, players, first = as_int(games), as_int(players), as_int(first_player)
        if isinstance(games, bool) or not isinstance(games, int) or games < 1:
            raise OptionError("error-env-games", games=str(games))
        self.edition: Edition = edition(pack)
        self.options, self.names = check_options(self.edition, players, michel, teams, calm, as_int(target), first, None)
        self.games = games
        self.players: int = self.options.players
        self.layout: Layout = Layout(self.edition, check_room(room, self.players))
        self.actions: int = len(self.edition.moves)
        self._games = BatchedGames(
            self.edition.rulebook, self.options, self.layout.offsets, games, check_max_turns(max_turns), check_shaping(shaping)
        )
        self._seeds = np.random.default_rng(check_seed(seed))
        self.batch: Batch = self.reset(seed)

    @property
    def shaping(self) -> float:
        """The reward for a whole tunnel, besides winning. It may be changed between two steps."""
        return self._games.shaping

    @shaping.setter
    def shaping(self, shaping: float) -> None:
        self._games.shaping = check_shaping(shaping)

    def reset(self, seed: int | None = None) -> Batch:
        """Restart all games. The same seed and the same actions give the same games, also after later resets without a seed."""
        chosen = check_seed(seed)
        if chosen is None:
            chosen = int(self._seeds.integers(2**62))
        else:
            self._seeds = np.random.default_rng(chosen)
        self._games.reset(game_seeds(chosen, self.games))
        self.batch = self._batch()
        return self.batch

    def step(self, actions: "ArrayLike") -> Batch:
        """Play one action in every game. If one of them is illegal, none is played; the error says which one and why."""
        wanted = np.asarray(actions)
        if wanted.shape != (self.games,) or wanted.dtype.kind not in "iu":
            raise OptionError("error-env-actions", games=self.games, shape=str(wanted.shape), type=str(wanted.dtype))
        outside = (wanted < 0) | (wanted >= self.actions)
        if outside.any():
            number = int(wanted[outside][0])
            raise UnknownMove("error-move-number", number=str(number), most=self.actions - 1)
        packed = wanted.astype("<u2").tobytes()
        illegal = self._games.first_illegal(packed)
        if illegal >= 0:
            raise self._illegal_move(illegal, int(wanted[illegal]))
        self._games.step(packed)
        self.batch = self._batch()
        return self.batch

    def sample(self) -> "NDArray[np.int64]":
        """Return a legal action for every game, drawn uniformly. The seed determines these as well."""
        return np.frombuffer(self._games.sample_actions(), "<u2").astype(np.int64)

    def move(self, game: int, action: int) -> str:
        """Return the text form of an action of the seat that is asked in a game, as in records, with absolute seats."""
        seat = self._asked_seat(game)
        return self.edition.moves[int(self._games.rotation.to_catalogue(seat, int(self.edition.move(action))))].text

    def action(self, game: int, move: str | Move) -> int:
        """Return the action by which the seat that is asked in a game plays a move, given as a `Move` or as text."""
        return int(self._games.rotation.from_catalogue(self._asked_seat(game), int(self.edition.move(move))))

    def view(self, game: int) -> View:
        """Return the view of the seat that is asked in a game, for bots. This is many times slower than a step."""
        seat = self._asked_seat(game)
        table = self._games.tables[game]
        moves = MoveList()
        legality.list_moves(table, moves)
        legal = [int(moves.moves[i]) for i in range(moves.count)]
        known = self._games.knowledge[game].share(seat)
        return View(self.edition, self.options, self.names, seat, visibility.masked(table, seat), known, legal)

    def _asked_seat(self, game: int) -> int:
        """Return the seat that is asked in a game, or raise an error if there is no such game."""
        if not 0 <= game < self.games:
            raise OptionError("error-env-game", game=str(game), most=self.games - 1)
        return int(self._games.seats[game])

    def _batch(self) -> Batch:
        """Return copies of the rows as arrays."""
        rows = self._games
        ends = to_array(rows.ends, np.uint8)
        return Batch(
            to_array(rows.observations, np.uint8).reshape(self.games, self.layout.size),
            to_array(rows.masks, np.bool_).reshape(self.games, self.actions),
            to_array(rows.seats, np.int32),
            to_array(rows.rewards, np.float64).reshape(self.games, self.players).astype(np.float32),
            ends == WON,
            ends == STOPPED,
            to_array(rows.winners, np.int32),
            to_array(rows.turns, np.int32),
        )

    def _illegal_move(self, game: int, action: int) -> IllegalMove:
        """Return the error with the game, the move, and the clauses that forbid it."""
        table = self._games.tables[game]
        move = self.edition.numbers[self.move(game, action)]
        why = reasons_of(int(legality.why_not(table, int(move))), legality.clause_of_prompt(table))
        return illegal_move_error(move, why, game=game)

    # --- copies -------------------------------------------------------------------------------
    def __getstate__(self) -> dict[str, Any]:
        """Return the whole state, hidden information included: to continue in another process, not to give to an agent."""
        games, options = self._games, self.options
        return {
            "arguments": {
                "games": self.games,
                "players": self.players,
                "michel": MICHELS[options.michel],
                "teams": options.teams,
                "calm": options.calm,
                "target": options.target,
                "first_player": None if options.first < 0 else options.first,
                "pack": self.edition.pack.directory,
                "max_turns": int(games.max_turns),
                "shaping": games.shaping,
                "room": self.layout.seats,
            },
            "digest": self.edition.pack.digest,
            "batch": self.batch,
            "seeds": self._seeds,
            "sampler": games.sampler.state(),
            "games": games.save(),
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(**state["arguments"])  # type: ignore[misc]
        if self.edition.pack.digest != state["digest"]:
            raise GameBytesError("error-bytes-pack", pack=self.edition.pack.id)
        self._games.restore(state["sampler"], state["games"])
        self._seeds = state["seeds"]
        self.batch = state["batch"]


def game_seeds(seed: int, games: int) -> list[int]:
    """Return a seed for every game and one more. Nearby values of `seed` give unrelated seeds."""
    return [int(word) for word in np.random.SeedSequence(seed).generate_state(games + 1, np.uint64)]
