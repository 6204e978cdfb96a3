"""`blackgate arena`: bots against each other, on as many processes or machines as wanted, with a report."""

import json
import platform
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

import blackgate
from blackgate.arena import optional_libraries
from blackgate.arena.match import Match, Played
from blackgate.arena.number_format import Figures
from blackgate.arena.report import report, shown
from blackgate.arena.results import Standing, standing, to_data
from blackgate.arena.schedule import seated
from blackgate.arena.tournament import Job
from blackgate.benchmark import processor
from blackgate.cli.language import LANGUAGE, tell
from blackgate.cli.options import Calm, Json, Lang, Michel, PackDir, Target, Teams
from blackgate.cli.simulate import progress_bar
from blackgate.errors import OptionError

MOST_TURNS = 30_000
INTERRUPTED = 130
NAME = 15  # columns kept for the names of bots, whatever room the figures want


def arena(
    bots: Annotated[str, typer.Option("--bots", help=tell("help-arena-bots"), metavar="BOT,BOT,...")],
    games: Annotated[int, typer.Option("--games", help=tell("help-arena-games"))] = 100,
    players: Annotated[int | None, typer.Option("--players", help=tell("help-arena-players"))] = None,
    seed: Annotated[str, typer.Option("--seed", help=tell("help-seeds"))] = "1",
    budget: Annotated[str, typer.Option("--budget", help=tell("help-budget"))] = "100ms",
    michel: Michel = "none",
    teams: Teams = False,
    calm: Calm = False,
    target: Target = None,
    turns: Annotated[int, typer.Option("--turns", help=tell("help-turns"))] = 2000,
    pack: PackDir = None,
    jobs: Annotated[int, typer.Option("--jobs", help=tell("help-jobs"))] = 1,
    ray: Annotated[str | None, typer.Option("--ray", help=tell("help-ray"), metavar="ADDRESS|local")] = None,
    out: Annotated[Path | None, typer.Option("--out", help=tell("help-out"), metavar="DIR")] = None,
    records: Annotated[Path | None, typer.Option("--records", help=tell("help-records"), metavar="DIR")] = None,
    as_json: Json = False,
    lang: Lang = LANGUAGE,
) -> None:
    """Play bots against each other and say how strong they are."""
    for name, value in (("--games", games), ("--jobs", jobs), ("--turns", turns)):
        if value < 1:
            raise OptionError("cli-at-least-one", name=name, value=value)
    if turns > MOST_TURNS:
        raise OptionError("cli-at-most", name="--turns", value=turns, most=MOST_TURNS)
    optional_libraries.check("arena", "openskill", "altair", "vl_convert")
    like = Match(
        number=0,
        seed=seed,
        bots=seated([name.strip() for name in bots.split(",")], players),
        budget=budget,
        michel=michel,
        teams=teams,
        calm=calm,
        target=target,
        pack=None if pack is None else str(pack.resolve()),
        turns=turns,
        records=None if records is None else str(records.resolve()),
    )
    job = Job.of(like, games, out)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    summed_up = played(job, jobs, ray)
    data = written(job, summed_up)
    if as_json:
        typer.echo(json.dumps(data, ensure_ascii=False))
    else:
        show(job, summed_up)


def played(job: Job, jobs: int, ray: str | None) -> Standing:
    """Play with a bar that shows what is left; an interruption says how to go on."""
    done = faults = 0
    with progress_bar() as bar:
        task = bar.add_task(tell("cli-arena-playing", faults=0), total=job.schedule.games)

        def hear(one: Played | None, finished: int) -> None:
            nonlocal done, faults
            done = finished
            faults += 0 if one is None else sum(fault["times"] for fault in one.faults)
            bar.update(task, completed=finished, description=tell("cli-arena-playing", faults=faults))

        try:
            games = job.run(jobs, ray, hear)
        except KeyboardInterrupt:
            bar.stop()
            typer.echo(tell("cli-arena-interrupted", done=done, games=job.schedule.games), err=True)
            raise typer.Exit(INTERRUPTED) from None
    return standing(games)


def written(job: Job, summed_up: Standing) -> dict[str, Any]:
    """The result as data, kept in the job's folder beside its report."""
    schedule, file = job.schedule, job.folder / "report.html"
    machine = {"machine": f"{platform.machine()}, {processor().split(' (')[0]}, Python {platform.python_version()}"}
    machine |= {"date": datetime.now().astimezone().isoformat(timespec="minutes"), "version": blackgate.__version__}
    rotation = {"deals": schedule.deals, "rotations": len(schedule.rotations), "left_over": schedule.left_over}
    data = to_data(summed_up) | rotation | {"settings": job.settings} | machine | {"report": str(file)}
    (job.folder / "result.json").write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    file.write_text(report(summed_up, about(job, machine), LANGUAGE), encoding="utf-8")
    return data


def about(job: Job, machine: dict[str, str]) -> dict[str, str]:
    """What the report says of how the games were played."""
    words = {True: tell("arena-yes"), False: tell("arena-no"), "none": tell("arena-no")}
    settings = job.settings | {"bots": ", ".join(shown(job.settings["bots"])[name] for name in job.settings["bots"])}
    lines = {"games": str(job.schedule.games)} | {key: words.get(value, str(value)) for key, value in settings.items()} | machine
    return {tell(f"arena-setting-{key}"): value for key, value in lines.items()}


# --- for people ---------------------------------------------------------------------------------
def show(job: Job, summed_up: Standing) -> None:
    """Tables and what else there is to say."""
    console, figures, schedule = Console(), Figures(LANGUAGE), job.schedule
    rotations = len(schedule.rotations)
    fair = figures.percent(summed_up.fair)
    typer.echo(tell("cli-arena-games", games=summed_up.games, deals=schedule.deals, rotations=rotations, fair=fair))
    if schedule.left_over:
        typer.echo(tell("cli-arena-left-over", left=schedule.left_over, rotations=rotations))
    console.print(bots_table(summed_up, figures))
    if summed_up.head_to_head:
        console.print(duels_table(summed_up, figures))
    if summed_up.stopped:
        typer.echo(tell("cli-arena-stopped", games=summed_up.stopped, turns=schedule.like.turns))
    for fault in summed_up.faults:
        known = {"bot": fault["bot"], "sort": fault["sort"], "times": fault["times"], "game": fault["first_game"]}
        typer.echo(tell("cli-arena-fault", detail=fault["detail"], **known))
    typer.echo(tell("cli-arena-report", file=str(job.folder / "report.html")))


def plain_table(*columns: str) -> Table:
    """A table with the names of things on the left and figures on the right."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for place, column in enumerate(columns):
        heading = tell(f"arena-column-{column}")
        if place:
            table.add_column(heading, justify="right", no_wrap=column in ("interval", "rating"))
        else:
            table.add_column(heading, overflow="fold", min_width=NAME)
    return table


def cells(*words: str) -> list[Text]:
    """A row of a table; brackets in a name are not taken for markup."""
    return [Text(word) for word in words]


def bots_table(summed_up: Standing, figures: Figures) -> Table:
    """The bots, the best first; their faults are told below it."""
    table = plain_table("bot", "played-short", "wins", "rate", "interval", "rating", "ms-short")
    names = shown(list(summed_up.bots))
    for name, bot in sorted(summed_up.bots.items(), key=lambda item: -item[1].record.rate):
        table.add_row(
            *cells(
                names[name],
                figures.whole(bot.record.chances),
                figures.whole(bot.record.wins),
                figures.percent(bot.record.rate),
                figures.percents(bot.record.interval),
                figures.give_or_take(bot.rating.mu, bot.rating.interval[1] - bot.rating.mu),
                figures.milliseconds(bot.ms_per_decision),
            )
        )
    return table


def duels_table(summed_up: Standing, figures: Figures) -> Table:
    """Each against each."""
    table = plain_table("pair", "games", "wins-both", "share", "interval", "fair")
    names = shown(list(summed_up.bots))
    for duel in summed_up.head_to_head:
        table.add_row(
            *cells(
                tell("arena-pair", one=names[duel.bots[0]], other=names[duel.bots[1]]),
                figures.whole(duel.games),
                f"{duel.wins[0]} : {duel.wins[1]}",
                figures.share(duel),
                figures.percents(duel.share.interval),
                figures.percent(duel.fair),
            )
        )
    return table
