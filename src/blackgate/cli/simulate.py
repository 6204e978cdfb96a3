"""`blackgate simulate`: many random games, on any number of processes, with a summary and records."""

import json
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Annotated

import typer

from blackgate.catalogue import edition
from blackgate.cli.game_runs import check_limits, progress_bar
from blackgate.cli.language import LANGUAGE, say
from blackgate.cli.options import Calm, FairStart, Json, Lang, Michel, PackDir, Players, Target, Teams
from blackgate.engine.chance import Chance, KeyedChance, seeded
from blackgate.engine.moves import MoveList
from blackgate.engine.playout import play_game
from blackgate.fairness import chance_key
from blackgate.game import Game
from blackgate.options import check_options

CHUNKS_PER_JOB = 20


@dataclass(frozen=True)
class SimulationTask:
    """Some games of a simulation, as plain data: everything another process needs to play them."""

    numbers: tuple[int, ...]
    seed: str
    players: int
    michel: str
    teams: bool
    calm: bool
    target: int | None
    fair_start: bool
    turns: int
    pack: str | None
    records: str | None

    def seed_of(self, number: int) -> str:
        """Return the seed of a game; its record contains it."""
        return f"{self.seed}/{number}"


@dataclass
class Summary:
    """Totals over all games."""

    games: int = 0
    finished: int = 0
    decisions: int = 0
    turns: int = 0
    wins: dict[int, int] = field(default_factory=dict)

    def add(self, result: "Result") -> None:
        """Count one game; a win of a team counts for each member."""
        decisions, turns, winners = result
        self.games += 1
        self.decisions += decisions
        self.turns += turns
        self.finished += bool(winners)
        for seat in winners:
            self.wins[seat] = self.wins.get(seat, 0) + 1


Result = tuple[int, int, tuple[int, ...]]  # decisions, turns, winners; plain data that can be sent between processes


def run_task(task: SimulationTask) -> list[Result]:
    """Play the games of a task. With or without records, the same seed gives the same games."""
    played_edition = edition(task.pack)
    options = check_options(
        played_edition,
        task.players,
        michel=task.michel,
        teams=task.teams,
        calm=task.calm,
        target=task.target,
        fair_start=task.fair_start,
    )
    results: list[Result] = []
    moves = MoveList()
    for number in task.numbers:
        chooser = seeded(int.from_bytes(chance_key(f"chooser {task.seed_of(number)}")[:8], "big"))
        if task.records is None:
            chance = KeyedChance(chance_key(task.seed_of(number)))
            played = play_game(played_edition.rulebook, options, chance, chooser, moves, task.turns)
            results.append((played.decisions, played.turns, played.winners))
        else:
            results.append(play_and_record(task, number, chooser))
    return results


def play_and_record(task: SimulationTask, number: int, chooser: Chance) -> Result:
    """Play a game through the public API and save its record."""
    game = Game(
        task.players,
        seed=task.seed_of(number),
        michel=task.michel,
        teams=task.teams,
        calm=task.calm,
        target=task.target,
        fair_start=task.fair_start,
        pack=task.pack,
        seats=["bot:random"] * task.players,
    )
    decisions = 0
    while game.to_move is not None:
        if game.turns > task.turns and game.between_turns:
            game.stop()
            break
        moves = game.legal_moves
        game.play(moves[int(chooser.below(len(moves)))])
        decisions += 1
    game.record.save(Path(str(task.records)) / f"game-{number:06d}.jsonl")
    return decisions, game.turns, game.outcome.winners if game.outcome else ()


def simulate(
    games: Annotated[int, typer.Option("--games", help=say("help-games"))] = 1000,
    players: Players = 4,
    seed: Annotated[str, typer.Option("--seed", help=say("help-seeds"))] = "1",
    michel: Michel = "none",
    teams: Teams = False,
    calm: Calm = False,
    target: Target = None,
    fair_start: FairStart = False,
    turns: Annotated[int, typer.Option("--turns", help=say("help-turns"))] = 2000,
    jobs: Annotated[int, typer.Option("--jobs", help=say("help-jobs"))] = 1,
    records: Annotated[Path | None, typer.Option("--records", help=say("help-records"), metavar="DIR")] = None,
    pack: PackDir = None,
    as_json: Json = False,
    lang: Lang = LANGUAGE,
) -> None:
    """Play random games and print a summary."""
    check_limits(games, jobs, turns)
    check_options(edition(pack), players, michel=michel, teams=teams, calm=calm, target=target, fair_start=fair_start)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    pack_folder = None if pack is None else str(pack)
    records_folder = None if records is None else str(records)
    tasks = [
        SimulationTask(numbers, seed, players, michel, teams, calm, target, fair_start, turns, pack_folder, records_folder)
        for numbers in split(games, jobs)
    ]
    summary = Summary()
    started = time.perf_counter()
    with progress_bar() as bar:
        progress = bar.add_task(say("cli-playing"), total=games)
        for results in run_tasks(tasks, jobs):
            for result in results:
                summary.add(result)
            bar.advance(progress, len(results))
    print_summary(summary, time.perf_counter() - started, players, as_json)


def split(games: int, jobs: int) -> list[tuple[int, ...]]:
    """Return the game numbers in chunks, small enough for the progress bar to move."""
    chunks = min(games, jobs * CHUNKS_PER_JOB)
    bounds = [games * i // chunks for i in range(chunks + 1)]
    return [tuple(range(low, high)) for low, high in pairwise(bounds)]


def run_tasks(tasks: list[SimulationTask], jobs: int) -> Iterator[list[Result]]:
    """Yield the results in the order of the tasks."""
    if jobs == 1:
        yield from map(run_task, tasks)
        return
    with ProcessPoolExecutor(max_workers=jobs) as pool:
        yield from pool.map(run_task, tasks)


def print_summary(summary: Summary, seconds: float, players: int, as_json: bool) -> None:
    """Print the summary for people, or as JSON."""
    per_player = summary.turns / (summary.games * players)
    speed = summary.decisions / seconds
    wins = [summary.wins.get(seat, 0) for seat in range(players)]
    if as_json:
        data = {
            "games": summary.games,
            "finished": summary.finished,
            "stopped": summary.games - summary.finished,
            "decisions": summary.decisions,
            "decisions_per_s": round(speed),
            "turns_per_player": round(per_player, 2),
            "wins": wins,
            "seconds": round(seconds, 3),
        }
        typer.echo(json.dumps(data))
        return
    typer.echo(say("cli-simulated", games=summary.games, finished=summary.finished))
    typer.echo(say("cli-decisions", decisions=summary.decisions, speed=round(speed)))
    typer.echo(say("cli-turns-per-player", turns=round(per_player, 1)))
    for seat, won in enumerate(wins, start=1):
        share = round(100 * won / summary.games, 1)
        typer.echo(say("cli-wins", seat=seat, wins=won, share=share))
