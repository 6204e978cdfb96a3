"""The games of a vector environment in this process: all of them, or the share of one worker."""

from typing import TYPE_CHECKING, Any, NamedTuple

from blackgate.optional_libraries import libraries_of

with libraries_of("env"):
    import numpy as np

from blackgate.catalogue import Edition
from blackgate.engine import legality, visibility
from blackgate.engine.moves import MoveList
from blackgate.engine.setup import Options
from blackgate.env.batch import Batch, BatchShape
from blackgate.env.core.batched_games import STOPPED, WON, BatchedGames, SavedGame
from blackgate.env.fields import Layout
from blackgate.game import View

if TYPE_CHECKING:
    from numpy.typing import NDArray


class GamesSpec(NamedTuple):
    """What all games of an environment have in common, as plain data for another process."""

    pack: str  # its directory
    digest: str  # of the pack
    names: tuple[str, ...]  # of the seats
    options: tuple[int, int, bool, bool, int, int, bool]  # in the order of `Options`
    room: int
    max_turns: int


class LocalGames:
    """Games that are played in this process."""

    def __init__(self, edition: Edition, spec: GamesSpec, games: int, shaping: float) -> None:
        self.edition = edition
        self.spec = spec
        self.options = Options(*spec.options)
        layout = Layout(edition, spec.room)
        self.shape = BatchShape(games, layout.size, len(edition.moves), self.options.players)
        self.games = BatchedGames(edition.rulebook, self.options, layout.offsets, games, spec.max_turns, shaping)
        self.reused: Batch | None = None  # the arrays of batches that are not copies
        self.closed: bool = False

    @property
    def shaping(self) -> float:
        """The reward for a whole tunnel, besides winning."""
        return self.games.shaping

    @shaping.setter
    def shaping(self, shaping: float) -> None:
        self.games.shaping = shaping

    # --- stepping -------------------------------------------------------------------------------
    def reset(self, seeds: list[int]) -> None:
        """Start every game from its own seed."""
        self.games.reset(seeds)

    def first_illegal(self, actions: "NDArray[np.uint16]") -> int:
        """Return the first game whose action is illegal, or -1."""
        return self.games.first_illegal(actions.tobytes())

    def start_step(self, actions: "NDArray[np.uint16]") -> None:
        """Play one action in every game. There is nothing to wait for afterwards."""
        self.games.step(actions.tobytes())

    def finish_step(self) -> None:
        """Wait for the step, which is done already."""

    def results(self, copy: bool) -> Batch:
        """Return the results of the last step: in new arrays, or in arrays that the next step overwrites."""
        batch = self.reused
        if batch is None or copy:
            batch = self.shape.empty_batch()
        if not copy:
            self.reused = batch
        self.write(batch)
        return batch

    def write(self, batch: Batch) -> None:
        """Copy the results of the last step into arrays."""
        rows: Any = self.games  # mypy does not know that a vec is a buffer
        batch.observations.ravel()[:] = np.frombuffer(rows.observations, np.uint8)
        batch.masks.ravel()[:] = np.frombuffer(rows.masks, np.bool_)
        batch.seats[:] = np.frombuffer(rows.seats, np.int32)
        batch.rewards.ravel()[:] = np.frombuffer(rows.rewards, np.float64)
        ends = np.frombuffer(rows.ends, np.uint8)
        np.equal(ends, WON, out=batch.terminated)
        np.equal(ends, STOPPED, out=batch.truncated)
        batch.winners[:] = np.frombuffer(rows.winners, np.int32)
        batch.turns[:] = np.frombuffer(rows.turns, np.int32)

    def samples(self) -> "NDArray[np.int16]":
        """Return a random legal action for every game, drawn after the last step."""
        rows: Any = self.games
        return np.frombuffer(rows.samples, np.int16)

    def draw_samples(self) -> None:
        """Draw other actions for `samples`."""
        self.games.draw_samples()

    # --- single games ---------------------------------------------------------------------------
    def seat(self, game: int) -> int:
        """Return the seat that is asked in a game."""
        return int(self.games.seats[game])

    def view(self, game: int) -> View:
        """Return the view of the seat that is asked in a game."""
        seat, table = self.seat(game), self.games.tables[game]
        moves = MoveList()
        legality.list_moves(table, moves)
        legal = [int(moves.moves[i]) for i in range(moves.count)]
        known = self.games.knowledge[game].share(seat)
        return View(self.edition, self.options, self.spec.names, seat, visibility.masked(table, seat), known, legal)

    def why_not(self, game: int, move: int) -> tuple[int, str]:
        """Return why a move is illegal in a game: a set of reasons, and the clause of the question."""
        table = self.games.tables[game]
        return int(legality.why_not(table, move)), legality.clause_of_prompt(table)

    # --- copies ---------------------------------------------------------------------------------
    def save(self) -> list[SavedGame]:
        """Return all games, hidden information included, for `restore`."""
        return self.games.save()

    def restore(self, games: list[SavedGame]) -> None:
        """Continue the games of `save`."""
        self.games.restore(games)

    def close(self) -> None:
        """Refuse further steps."""
        self.closed = True
