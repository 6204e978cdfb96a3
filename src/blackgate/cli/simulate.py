"""`blackgate simulate`: many random games, on as many processes as wanted, with a summary and records."""

import json
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from blackgate.catalogue import edition as load_edition
from blackgate.cli.language import LANGUAGE, tell
from blackgate.cli.options import Calm, Json, Lang, Michel, PackDir, Players, Target, Teams
from blackgate.engine.chance import Chance, KeyedChance, seeded
from blackgate.engine.moves import MoveList
from blackgate.engine.playout import play_game
from blackgate.errors import OptionError
from blackgate.fairness import key_of
from blackgate.game import Game
from blackgate.options import check_options

CHUNKS_PER_JOB = 20


@dataclass(frozen=True)
class Job:
    """Some games of a simulation, with everything another process needs to play them."""

    numbers: tuple[int, ...]
    seed: str
    players: int
    michel: str
    teams: bool
    calm: bool
    target: int | None
    turns: int
    pack: str | None
    records: str | None

    def seed_of(self, number: int) -> str:
        """Each game has a seed of its own, which its record publishes."""
        return f"{self.seed}/{number}"


@dataclass
class Summary:
    """What the games came to."""

    games: int = 0
    finished: int = 0
    decisions: int = 0
    turns: int = 0
    wins: dict[int, int] = field(default_factory=dict)

    def add(self, result: "Result", teams: bool, players: int) -> None:
        """Count one game; a team's win is every member's."""
        decisions, turns, winner = result
        self.games += 1
        self.decisions += decisions
        self.turns += turns
        if winner >= 0:
            self.finished += 1
            for seat in range(winner & 1, players, 2) if teams else (winner,):
                self.wins[seat] = self.wins.get(seat, 0) + 1


Result = tuple[int, int, int]  # decisions, turns, the winning seat or -1; plain, to travel between processes


def run(job: Job) -> list[Result]:
    """Play the games of a job. With or without records, the same seed gives the same games."""
    edition = load_edition(job.pack)
    options, _ = check_options(edition, job.players, job.michel, job.teams, job.calm, job.target, None, None)
    results: list[Result] = []
    moves = MoveList()
    for number in job.numbers:
        chooser = seeded(int.from_bytes(key_of(f"chooser {job.seed_of(number)}")[:8], "big"))
        if job.records is None:
            chance = KeyedChance(key_of(job.seed_of(number)))
            played = play_game(edition.rulebook, options, chance, chooser, moves, job.turns)
            results.append((played.decisions, played.turns, played.winner))
        else:
            results.append(play_and_record(job, number, chooser))
    return results


def play_and_record(job: Job, number: int, chooser: Chance) -> Result:
    """The same through the library's face, keeping the record."""
    game = Game(
        job.players,
        seed=job.seed_of(number),
        michel=job.michel,
        teams=job.teams,
        calm=job.calm,
        target=job.target,
        pack=job.pack,
        seats=["bot:random"] * job.players,
    )
    decisions = 0
    while game.to_move is not None:
        if game.turns > job.turns and game.between_turns:
            game.stop()
            break
        moves = game.legal_moves
        game.play(moves[int(chooser.below(len(moves)))])
        decisions += 1
    game.record.save(Path(str(job.records)) / f"game-{number:06d}.jsonl")
    winners = game.outcome.winners if game.outcome else ()
    return decisions, game.turns, winners[0] if winners else -1


def simulate(
    games: Annotated[int, typer.Option("--games", help=tell("help-games"))] = 1000,
    players: Players = 4,
    seed: Annotated[str, typer.Option("--seed", help=tell("help-seeds"))] = "1",
    michel: Michel = "none",
    teams: Teams = False,
    calm: Calm = False,
    target: Target = None,
    turns: Annotated[int, typer.Option("--turns", help=tell("help-turns"))] = 2000,
    jobs: Annotated[int, typer.Option("--jobs", help=tell("help-jobs"))] = 1,
    records: Annotated[Path | None, typer.Option("--records", help=tell("help-records"), metavar="DIR")] = None,
    pack: PackDir = None,
    as_json: Json = False,
    lang: Lang = LANGUAGE,
) -> None:
    """Play random games and sum them up."""
    for name, value in (("--games", games), ("--jobs", jobs), ("--turns", turns)):
        if value < 1:
            raise OptionError("cli-at-least-one", name=name, value=value)
    if turns > 30_000:
        raise OptionError("cli-at-most", name="--turns", value=turns, most=30_000)
    check_options(load_edition(pack), players, michel, teams, calm, target, None, None)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    parts = split(games, jobs)
    where = None if records is None else str(records)
    edition = None if pack is None else str(pack)
    work = [Job(part, seed, players, michel, teams, calm, target, turns, edition, where) for part in parts]
    summary = Summary()
    started = time.perf_counter()
    with progress_bar() as bar:
        task = bar.add_task(tell("cli-playing"), total=games)
        for played in in_parallel(work, jobs):
            for one in played:
                summary.add(one, teams, players)
            bar.advance(task, len(played))
    show(summary, time.perf_counter() - started, players, as_json)


def split(games: int, jobs: int) -> list[tuple[int, ...]]:
    """Game numbers in parts, small enough for the bar to move."""
    parts = min(games, jobs * CHUNKS_PER_JOB)
    bounds = [games * i // parts for i in range(parts + 1)]
    return [tuple(range(low, high)) for low, high in pairwise(bounds)]


def in_parallel(work: list[Job], jobs: int) -> Iterator[list[Result]]:
    """Results in the order of the work, whatever finishes first."""
    if jobs == 1:
        yield from map(run, work)
        return
    with ProcessPoolExecutor(max_workers=jobs) as pool:
        yield from pool.map(run, work)


def progress_bar() -> Progress:
    """A bar on the error stream, so that --json stays clean."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


def show(summary: Summary, seconds: float, players: int, as_json: bool) -> None:
    """The summary for people or programs."""
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
    typer.echo(tell("cli-simulated", games=summary.games, finished=summary.finished))
    typer.echo(tell("cli-decisions", decisions=summary.decisions, speed=round(speed)))
    typer.echo(tell("cli-turns-per-player", turns=round(per_player, 1)))
    for seat, won in enumerate(wins):
        share = round(100 * won / summary.games, 1)
        typer.echo(tell("cli-wins", seat=seat, wins=won, share=share))
