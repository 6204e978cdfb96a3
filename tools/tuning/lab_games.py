"""Play the games of the lab with one network for hundreds of games at once, which a GPU answers in one step."""

from collections.abc import Iterator, Sequence
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Final

import numpy as np
import torch

from blackgate.arena.match import Match
from blackgate.bots.warden import seat_rotation
from blackgate.catalogue import Edition, edition
from blackgate.env.fields import Layout
from blackgate.game import Game
from blackgate.lab.counters import Counters
from blackgate.lab.game_observer import GameObserver
from blackgate.lab.results import LabResults
from blackgate.lab.settings import BlockTask, Settings
from blackgate.learn.fixed_opponents import load_any_network
from blackgate.learn.shared_arrays import SEATS

BATCH: Final = 256  # games that one process plays at a time
OPTIONS: Final = ("michel", "teams", "calm", "target", "fair_start", "pack")  # of a match, as `Game` takes them


class BatchedGame:
    """A game of the lab that waits for the network's answer."""

    def __init__(self, task: int, match: Match) -> None:
        self.task = task
        self.match = match
        options = {name: getattr(match, name) for name in OPTIONS}
        self.game: Game = Game(match.players, seed=match.seed, **options)
        self.observer: GameObserver = GameObserver()
        self.observer.observe(self.game)
        self.play_single_moves()

    def play(self, move: int) -> None:
        """Play a move, and those after it that are the only legal ones."""
        self.game.play(move)
        self.observer.observe(self.game)
        self.play_single_moves()

    def play_single_moves(self) -> None:
        """Play on while there is only one legal move. A game that is too long is stopped (14.7)."""
        game = self.game
        while game.to_move is not None:
            if game.turns > self.match.turns and game.between_turns:
                game.stop()
            elif len(game.legal_moves) == 1:
                game.play(int(game.legal_moves[0]))
                self.observer.observe(game)
            else:
                return


class BatchPlayer:
    """A network that plays all seats of many games."""

    def __init__(self, file: Path, pack: Edition) -> None:
        self.device: torch.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.network = load_any_network(file, pack).to(self.device).eval().requires_grad_(False)
        self.layout: Layout = Layout(pack, SEATS)
        self.actions: int = len(pack.moves)

    def play(self, games: Sequence[BatchedGame]) -> None:
        """Play the most probable move in each game."""
        observations = np.zeros((len(games), self.layout.size), np.uint8)
        masks = np.zeros((len(games), self.actions), np.uint8)
        for row, one in enumerate(games):
            game = one.game
            seat = game.to_move
            assert seat is not None, "games that are over are not asked"
            rotation = seat_rotation(game.edition, game.options.players, game.options.teams)
            observations[row] = self.layout.row(game, seat)
            for move in game.legal_moves:
                masks[row, rotation.from_catalogue(seat, int(move))] = 1
        rows = torch.from_numpy(observations).to(self.device), torch.from_numpy(masks).to(self.device)
        chosen = self.network(*rows).log_probs.argmax(-1).cpu().tolist()
        for one, action in zip(games, chosen, strict=True):
            game = one.game
            seat = game.to_move
            assert seat is not None, "games that are over are not asked"
            rotation = seat_rotation(game.edition, game.options.players, game.options.teams)
            one.play(int(rotation.to_catalogue(seat, action)))


def play_tasks(tasks: Sequence[BlockTask], network: Path) -> list[Counters]:
    """Play the games of some blocks of one pack, and return the counters of each block."""
    torch.set_num_threads(1)
    player = BatchPlayer(network, edition(tasks[0].template.pack))
    counters = [Counters() for _ in tasks]
    waiting: Iterator[BatchedGame] = (BatchedGame(number, match) for number, task in enumerate(tasks) for match in task.matches())
    playing: list[BatchedGame] = []
    while True:
        while len(playing) < BATCH and (one := next(waiting, None)) is not None:
            playing.append(one)
        if not playing:
            return counters
        player.play(playing)
        for one in playing:
            if one.game.to_move is None:
                counters[one.task].update(one.observer.finish())
        playing = [one for one in playing if one.game.to_move is not None]


def measure(pool: Pool, settings: Settings, network: Path, jobs: int) -> LabResults:
    """Play the games of the lab in the processes of a pool, and return the results."""
    tasks = settings.block_tasks()
    shares = [tasks[number::jobs] for number in range(jobs) if tasks[number::jobs]]
    found = pool.starmap(play_tasks, [(share, network) for share in shares], chunksize=1)
    counters = [found[number % len(shares)][number // len(shares)] for number in range(len(tasks))]
    return LabResults.from_counters(settings, counters)
