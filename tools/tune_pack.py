"""Let the network of warden adapt to a pack, and measure the pack with it: the loop in which a designer changes cards.

    python tools/tune_pack.py drafts/classic-tuned --minutes 3 --out runs/1        on a machine with a GPU
    python tools/tune_pack.py drafts/classic-tuned --minutes 0 --games 200         only measure, with the network of warden

The games and figures are those of the lab. But here one network answers for hundreds of games at once in every process, so that
a GPU machine measures thousands of games in a minute. It needs PyTorch, NumPy and the compiled engine, and no library of the
command line. `--minutes 0 --network FILE` measures again with a network that has adapted before.
"""

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import numpy as np
import torch

from blackgate.arena.match import Match
from blackgate.bots.policy_file import WARDEN
from blackgate.bots.warden import seat_rotation
from blackgate.catalogue import Edition, edition
from blackgate.env.fields import Layout
from blackgate.game import Game
from blackgate.lab.counters import Counters
from blackgate.lab.game_observer import GameObserver
from blackgate.lab.results import LabResults
from blackgate.lab.results_json import to_data
from blackgate.lab.settings import BlockTask, Settings, parse_player_counts
from blackgate.lab.targets import judged_targets
from blackgate.learn import checkpoint
from blackgate.learn.fixed_opponents import load_any_network
from blackgate.learn.settings import CHECKPOINT
from blackgate.learn.shared_arrays import SEATS

BATCH: Final = 256  # games that one process plays at a time
OPTIONS: Final = ("michel", "teams", "calm", "target", "fair_start", "pack")  # of a match, as `Game` takes them
# Every number of players, four the most; the bars ask for nothing else.
MODES: Final = {4: 5, 2: 2, 3: 1.5, 5: 1.5, 6: 2}
# Digging needs no reward of its own any more. The bonus for entropy is higher at the start than in a first training, so that the
# network tries again what it has learnt to avoid.
ADAPTING: Final = {"entropy": 0.02, "shaping": 0}
# What it has learnt never to do it would never try: it joins Queers in 4 of 100,000 cases where it could. So joining is made
# more likely at the start, whichever the Gang, by this much on the scale of the logits. Training then corrects it.
JOINING: Final = 6.0


class ObservedGame:
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

    def play(self, games: Sequence[ObservedGame]) -> None:
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
    waiting: Iterator[ObservedGame] = (
        ObservedGame(number, match) for number, task in enumerate(tasks) for match in task.matches()
    )
    playing: list[ObservedGame] = []
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


def measure(settings: Settings, network: Path, jobs: int) -> LabResults:
    """Play the games of the lab in several processes, and return the results."""
    tasks = settings.block_tasks()
    shares = [tasks[number::jobs] for number in range(jobs) if tasks[number::jobs]]
    with get_context("spawn").Pool(len(shares)) as pool:
        found = pool.starmap(play_tasks, [(share, network) for share in shares])
    counters = [found[number % len(shares)][number // len(shares)] for number in range(len(tasks))]
    return LabResults.from_counters(settings, counters)


def target_lines(results: LabResults) -> list[str]:
    """Return a line for each bar of a balanced pack: its figures, and those that miss it first."""
    lines = []
    for one in judged_targets(results.packs[0]):
        figures = [*one.missed, *(figure for figure in one.figures if figure.met)]
        words = ", ".join(f"{figure.metric} {figure.estimate.value:.3f}" for figure in (one.missed or figures))
        lines.append(f"{'met   ' if one.met else 'MISSED'} {one.target.name}, {one.players} players: {words}")
    return lines


def adapt(pack: Path, start: Path, minutes: float, out: Path, more: Sequence[str]) -> Path:
    """Train the network with the pack for some minutes, and return the checkpoint."""
    curious = out / "start.pt"
    kind = encourage_joining(start, edition(pack), curious)
    modes = ",".join(f"{players}+pack={pack}:{weight}" for players, weight in MODES.items())
    command = [sys.executable, "-m", "blackgate.learn", "--init", str(curious), "--minutes", str(minutes), "--modes", modes]
    for name, value in {"width": kind["width"], "blocks": kind["blocks"], **ADAPTING}.items():
        command += [f"--{name}", str(value)]
    subprocess.run([*command, "--evaluate", "", "--out", str(out), *more], check=True)
    return out / CHECKPOINT


def encourage_joining(start: Path, pack: Edition, file: Path) -> dict[str, int]:
    """Write a copy of a network that joins Gangs more often. Return what kind of network it is."""
    network = load_any_network(start, pack).requires_grad_(False)
    joins = [number for number, move in enumerate(pack.moves) if move.text.startswith("join ")]
    network.policy.bias[joins] += JOINING
    kind = checkpoint.network_kind(network)
    checkpoint.save(file, {"settings": {}, "kind": kind, "network": network.state_dict()})
    return kind


def main() -> None:
    """Adapt, measure, and write the results."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pack", type=Path)
    parser.add_argument("--minutes", type=float, default=3.0, help="of training; 0: only measure")
    parser.add_argument("--network", type=Path, default=Path(str(WARDEN)), help="to start from: a checkpoint or an exported file")
    parser.add_argument("--players", default="2-6")
    parser.add_argument("--games", type=int, default=4000, help="with each number of players")
    parser.add_argument("--jobs", type=int, default=1, help="processes that play the games of the lab")
    parser.add_argument("--seed", default="1", help="of the deals of the lab")
    parser.add_argument("--fair-start", action="store_true", help="later seats begin with Cigarettes (14.8)")
    parser.add_argument("--out", type=Path, default=Path("tuning"))
    options, more = parser.parse_known_args()
    options.out.mkdir(parents=True, exist_ok=True)
    network = options.network
    if options.minutes:
        network = adapt(options.pack, network, options.minutes, options.out / "network", more)
    settings = Settings(
        players=parse_player_counts(options.players),
        games=options.games,
        packs=(str(options.pack),),
        bot="warden",
        seed=options.seed,
    )
    began = time.perf_counter()
    results = measure(settings, network, options.jobs)
    (options.out / "result.json").write_text(json.dumps(to_data(results), indent=1), encoding="utf-8")
    print("\n".join(target_lines(results)))
    print(f"{options.games} games with each of {options.players} players took {time.perf_counter() - began:.0f} s.")


if __name__ == "__main__":
    main()
