"""Measure how much a search can gain over warden's network, by rollouts to the end of the game.

At positions from games of four wardens in which the network considers several moves, every such move is played on the same
deals, and the network plays all seats from there. So the shares of wins are the true values of the moves, up to chance. The
first half of the deals chooses a move and the second half says what it gains, and the other way round. This is what a perfect
search of one move would gain, a little less because the choice is not exact. The same values say what `warden@100ms` gains.
This is far less noisy than games.

`python -m tools.search_gain --positions 60 --deals 400 --jobs 2` (on a GPU: `--positions 600 --deals 2000 --jobs 14`)
"""

import argparse
import json
import random
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, NamedTuple

import numpy as np
import torch

from blackgate.bots.budget import Budget
from blackgate.bots.evaluation.network_search import NetworkSearch
from blackgate.bots.policy_file import WARDEN
from blackgate.bots.searching_warden import SearchingWarden
from blackgate.bots.warden import Warden
from blackgate.catalogue import edition
from blackgate.engine.chance import seeded
from blackgate.env.core.batched_games import BatchedGames, SavedGame
from blackgate.env.fields import Layout
from blackgate.game import Game
from blackgate.learn.devices import Device
from blackgate.learn.export import load_exported
from blackgate.learn.network import Network
from blackgate.learn.shared_arrays import SEATS

PLAYERS = 4
MAX_TURNS = 600
POSITIONS_PER_GAME = 2
SMALLEST_BATCH = 64  # smaller ones are not worth a copy


class Job(NamedTuple):
    """One game, from which some positions are measured."""

    number: int
    deals: int
    budgets: tuple[int, ...]  # of searches that are measured, in milliseconds


class Choice(NamedTuple):
    """A decision with several candidates: the game before it, the moves, and their priors."""

    game: Game
    moves: list[int]
    priors: list[float]


@lru_cache(maxsize=1)
def network_and_device() -> tuple[Network, Device]:
    """Return warden's network on the device of this process."""
    torch.set_num_threads(1)
    device = Device("auto")
    return load_exported(Path(str(WARDEN)), edition(None)).to(device.torch).eval(), device


def measure(job: Job) -> dict[str, Any]:
    """Play one game of wardens and measure some of its choices."""
    rng = random.Random(job.number)
    decisions, choices = play_game(f"search gain {job.number}")
    chosen = rng.sample(choices, min(POSITIONS_PER_GAME, len(choices)))
    return {"decisions": decisions, "choices": len(choices), "positions": [measure_choice(choice, job) for choice in chosen]}


def play_game(seed: str) -> tuple[int, list[Choice]]:
    """Return the number of decisions of a game of wardens, and those with several candidates."""
    game, warden, decisions = Game(PLAYERS, seed=seed), Warden(), 0
    choices: list[Choice] = []
    while (seat := game.to_move) is not None and game.turns < MAX_TURNS:
        legal = list(game.legal_moves)
        if len(legal) > 1:
            search = started_search(game, seat)
            edges = search.candidates
            decisions += 1
            if len(edges) > 1:
                choices.append(Choice(game.copy(), [search.move[edge] for edge in edges], [search.prior[edge] for edge in edges]))
        game.play(legal[0] if len(legal) == 1 else warden.choose(game.view(seat), legal, Budget()))
    return decisions, choices


def started_search(game: Game, seat: int) -> NetworkSearch:
    """Return a search that has not begun."""
    search = SearchingWarden(7).search(game.view(seat), list(game.legal_moves))
    assert search is not None
    return search


def measure_choice(choice: Choice, job: Job) -> dict[str, Any]:
    """Return the candidates of a choice, the network's first, with their wins on each half of the deals."""
    seat = choice.game.to_move
    assert seat is not None
    wins = rollouts(choice, seat, job.deals)
    view, legal = choice.game.view(seat), list(choice.game.legal_moves)
    searches = {
        budget: choice.moves.index(int(SearchingWarden(7).choose(view, legal, Budget(milliseconds=budget))))
        for budget in job.budgets
    }
    halves = wins.reshape(len(choice.moves), 2, -1).mean(2)
    return {
        "moves": [str(choice.game.edition.moves[move]) for move in choice.moves],
        "priors": choice.priors,
        "turns": choice.game.turns,
        "prompt": choice.game.prompt,
        "chances": halves.tolist(),
        "searches": searches,
    }


def rollouts(choice: Choice, seat: int, deals: int) -> "np.ndarray[Any, Any]":
    """Return which rollouts the seat wins, (candidates, deals)."""
    view, rng = choice.game.view(seat), seeded(7)
    saved: list[SavedGame] = []
    wins = np.zeros(len(choice.moves) * deals, np.float64)
    places = []  # in `wins`, of the games that go on
    for deal in range(deals):
        dealt = view.sample(rng)
        for number, move in enumerate(choice.moves):
            game = dealt.copy()
            game.play(move)
            place = number * deals + deal
            if game.outcome is None:
                chance = game.table.chance.state()
                saved.append((game.table.to_bytes(), game.knowledge.to_bytes(), chance, chance, 0, (0, -1)))
                places.append(place)
            else:
                wins[place] = seat in game.outcome.winners
    for place, winner in finished_games(choice.game, saved):
        wins[places[place]] = winner == seat
    return wins.reshape(len(choice.moves), deals)


def finished_games(like: Game, saved: list[SavedGame]) -> Iterator[tuple[int, int]]:
    """Let the network play games to their end. Yield the number and the winner of each (-1: it was stopped)."""
    network, device = network_and_device()
    layout = Layout(like.edition, SEATS)
    numbers = np.arange(len(saved))
    while len(numbers) > 0:
        games = BatchedGames(like.edition.rulebook, like.options, layout.offsets, len(numbers), MAX_TURNS, 0.0)
        games.restore(saved)
        going_on = np.ones(len(numbers), np.bool_)
        limit = 0 if len(numbers) < SMALLEST_BATCH else len(numbers) // 2
        while going_on.sum() > limit:
            rows: Any = games
            observations = torch.from_numpy(np.frombuffer(rows.observations, np.uint8).reshape(len(numbers), -1).copy())
            masks = torch.from_numpy(np.frombuffer(rows.masks, np.uint8).reshape(len(numbers), -1).copy())
            with torch.no_grad(), device.autocast():
                answer = network(observations.to(device.torch), masks.to(device.torch))
            games.step(answer.log_probs.argmax(-1).cpu().numpy().astype("<u2").tobytes())
            ended = (np.frombuffer(rows.ends, np.uint8) != 0) & going_on
            for row in np.flatnonzero(ended):
                yield int(numbers[row]), int(games.winners[int(row)])
            going_on &= ~ended
        kept = games.save()
        saved = [kept[row] for row in np.flatnonzero(going_on)]
        numbers = numbers[going_on]


def gains(results: list[dict[str, Any]]) -> dict[str, list[float]]:
    """Return what each way to choose gains over the network at every position, in percent."""
    found: dict[str, list[float]] = {"perfect search": []}
    for position in (position for result in results for position in result["positions"]):
        chances = np.array(position["chances"]) * 100
        halves = [chances[chances[:, half].argmax(), 1 - half] - chances[0, 1 - half] for half in (0, 1)]
        found["perfect search"].append(float(np.mean(halves)))
        mean = chances.mean(1)
        for budget, number in position["searches"].items():
            found.setdefault(f"warden@{budget}ms", []).append(float(mean[number] - mean[0]))
    return found


def main() -> None:
    """Print the gain of each way to choose, for a decision and for a game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--budgets", default="100", help="of searches to measure, in milliseconds, such as 100,1000")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, help="JSON file for all values")
    args = parser.parse_args()
    budgets = tuple(int(budget) for budget in args.budgets.split(",") if budget)
    jobs = [Job(number, args.deals, budgets) for number in range(args.positions // POSITIONS_PER_GAME)]
    with ProcessPoolExecutor(args.jobs, get_context("spawn")) as pool:
        results = list(pool.map(measure, jobs))
    if args.out:
        args.out.write_text(json.dumps(results), encoding="utf-8")
    choices = sum(result["choices"] for result in results)
    per_seat = choices / len(results) / PLAYERS
    share = choices / sum(result["decisions"] for result in results)
    print(f"{len(results)} games. In {share:.0%} of its decisions, {per_seat:.1f} a game, a seat has several candidates.")
    print("Points of the chance of winning that each way to choose gains over the network, with 95% intervals:")
    for name, values in gains(results).items():
        mean, half = fmean(values), 1.96 * stdev(values) / len(values) ** 0.5
        low, high = mean - half, mean + half
        print(f"{name}: {mean:+.2f} ({low:+.2f} to {high:+.2f}) with each of {len(values)} choices")
        print(f"  in a game: {mean * per_seat:+.1f} ({low * per_seat:+.1f} to {high * per_seat:+.1f})")


if __name__ == "__main__":
    main()
