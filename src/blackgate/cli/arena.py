"""`blackgate arena`: bots against each other, on any number of processes or machines, with a report."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from blackgate.arena.match import Match, MatchResult
from blackgate.arena.number_format import NumberFormat
from blackgate.arena.report import display_names, render_report
from blackgate.arena.results import TournamentResults, summarize
from blackgate.arena.results_json import to_data
from blackgate.arena.schedule import fill_seats
from blackgate.arena.tournament import Tournament
from blackgate.catalogue import edition
from blackgate.cli import extras
from blackgate.cli.bot_notes import bot_notes
from blackgate.cli.game_runs import INTERRUPTED, check_limits, machine_data, progress_bar, setting_value
from blackgate.cli.language import LANGUAGE, say
from blackgate.cli.options import Calm, FairStart, Json, Lang, Michel, PackDir, Target, Teams

NAME_WIDTH = 15  # minimum width of the column of bot names


def arena(
    bots: Annotated[str, typer.Option("--bots", help=say("help-arena-bots"), metavar="BOT,BOT,...")],
    games: Annotated[int, typer.Option("--games", help=say("help-arena-games"))] = 100,
    players: Annotated[int | None, typer.Option("--players", help=say("help-arena-players"))] = None,
    seed: Annotated[str, typer.Option("--seed", help=say("help-seeds"))] = "1",
    budget: Annotated[str, typer.Option("--budget", help=say("help-budget"))] = "100ms",
    michel: Michel = "none",
    teams: Teams = False,
    calm: Calm = False,
    target: Target = None,
    fair_start: FairStart = False,
    turns: Annotated[int, typer.Option("--turns", help=say("help-turns"))] = 2000,
    pack: PackDir = None,
    jobs: Annotated[int, typer.Option("--jobs", help=say("help-jobs"))] = 1,
    ray: Annotated[str | None, typer.Option("--ray", help=say("help-ray"), metavar="ADDRESS|local")] = None,
    out: Annotated[Path | None, typer.Option("--out", help=say("help-out"), metavar="DIR")] = None,
    records: Annotated[Path | None, typer.Option("--records", help=say("help-records"), metavar="DIR")] = None,
    as_json: Json = False,
    lang: Lang = LANGUAGE,
) -> None:
    """Play bots against each other and print how strong they are."""
    check_limits(games, jobs, turns)
    extras.require("arena", "blackgate arena")
    if ray is not None:
        extras.require("ray", "--ray")
    template = Match(
        number=0,
        seed=seed,
        bots=fill_seats([name.strip() for name in bots.split(",")], players),
        budget=budget,
        michel=michel,
        teams=teams,
        calm=calm,
        target=target,
        fair_start=fair_start,
        pack=None if pack is None else str(pack.resolve()),
        turns=turns,
        records=None if records is None else str(records.resolve()),
    )
    tournament = Tournament.create(template, games, out)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    for note in bot_notes(template.bots, edition(pack)):
        typer.echo(note, err=True)
    results = play_games(tournament, jobs, ray)
    data = write_results(tournament, results)
    if as_json:
        typer.echo(json.dumps(data, ensure_ascii=False))
    else:
        print_results(tournament, results)


def play_games(tournament: Tournament, jobs: int, ray: str | None) -> TournamentResults:
    """Play with a progress bar; an interruption prints how to continue."""
    finished = faults = 0
    with progress_bar() as bar:
        task = bar.add_task(say("cli-arena-playing", faults=0), total=tournament.schedule.games)

        def on_progress(result: MatchResult | None, games: int) -> None:
            nonlocal finished, faults
            finished = games
            faults += 0 if result is None else sum(fault["times"] for fault in result.faults)
            bar.update(task, completed=finished, description=say("cli-arena-playing", faults=faults))

        try:
            games = tournament.run(jobs, ray, on_progress)
        except KeyboardInterrupt:
            bar.stop()
            typer.echo(say("cli-arena-interrupted", done=finished, games=tournament.schedule.games), err=True)
            raise typer.Exit(INTERRUPTED) from None
    return summarize(games)


def write_results(tournament: Tournament, results: TournamentResults) -> dict[str, Any]:
    """Write result and report into the tournament's folder; return the result as JSON data."""
    schedule, file = tournament.schedule, tournament.folder / "report.html"
    machine = machine_data()
    rotation = {"deals": schedule.deals, "rotations": len(schedule.rotations), "left_over": schedule.left_over}
    data = to_data(results) | rotation | {"settings": tournament.settings} | machine | {"report": str(file)}
    (tournament.folder / "result.json").write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    file.write_text(render_report(results, settings_rows(tournament, machine), LANGUAGE), encoding="utf-8")
    return data


def settings_rows(tournament: Tournament, machine: dict[str, str]) -> dict[str, str]:
    """Return the report's table of settings: name and value of each."""
    bots = tournament.settings["bots"]
    settings = tournament.settings | {"bots": ", ".join(display_names(bots)[name] for name in bots)}
    rows = {"games": str(tournament.schedule.games)}
    rows |= {key: setting_value(value) for key, value in settings.items()} | machine
    return {say(f"arena-setting-{key}".replace("_", "-")): value for key, value in rows.items()}


# --- output for people --------------------------------------------------------------------------
def print_results(tournament: Tournament, results: TournamentResults) -> None:
    """Print tables, stopped games and faults."""
    console, numbers, schedule = Console(), NumberFormat(LANGUAGE), tournament.schedule
    rotations = len(schedule.rotations)
    fair = numbers.percent(results.fair)
    typer.echo(say("cli-arena-games", games=results.games, deals=schedule.deals, rotations=rotations, fair=fair))
    if schedule.left_over:
        typer.echo(say("cli-arena-left-over", left=schedule.left_over, rotations=rotations))
    console.print(bots_table(results, numbers))
    if results.head_to_head:
        console.print(head_to_head_table(results, numbers))
    if results.stopped:
        typer.echo(say("cli-arena-stopped", games=results.stopped, turns=schedule.template.turns))
    for fault in results.faults:
        arguments = {"bot": fault["bot"], "kind": fault["kind"], "times": fault["times"], "game": fault["first_game"]}
        typer.echo(say("cli-arena-fault", detail=fault["detail"], **arguments))
    typer.echo(say("cli-arena-report", file=str(tournament.folder / "report.html")))


def empty_table(*columns: str) -> Table:
    """Return a table with a column of names on the left and columns of numbers."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for index, column in enumerate(columns):
        heading = say(f"arena-column-{column}")
        if index:
            table.add_column(heading, justify="right", no_wrap=column in ("interval", "rating"))
        else:
            table.add_column(heading, overflow="fold", min_width=NAME_WIDTH)
    return table


def table_row(*cells: str) -> list[Text]:
    """Return the cells of a row as plain text: brackets in a name are not markup."""
    return [Text(cell) for cell in cells]


def bots_table(results: TournamentResults, numbers: NumberFormat) -> Table:
    """Return the table of bots, the best first."""
    table = empty_table("bot", "played-short", "wins", "rate", "interval", "rating", "ms-short")
    names = display_names(list(results.bots))
    for name, bot in sorted(results.bots.items(), key=lambda item: -item[1].win_rate.rate):
        table.add_row(
            *table_row(
                names[name],
                numbers.integer(bot.win_rate.chances),
                numbers.integer(bot.win_rate.wins),
                numbers.percent(bot.win_rate.rate),
                numbers.percent_range(bot.win_rate.interval),
                numbers.plus_minus(bot.rating.mu, bot.rating.interval[1] - bot.rating.mu),
                numbers.milliseconds(bot.ms_per_decision),
            )
        )
    return table


def head_to_head_table(results: TournamentResults, numbers: NumberFormat) -> Table:
    """Return the table of every pair of bots."""
    table = empty_table("pair", "games", "wins-both", "share", "interval", "fair")
    names = display_names(list(results.bots))
    for duel in results.head_to_head:
        table.add_row(
            *table_row(
                say("arena-pair", one=names[duel.bots[0]], other=names[duel.bots[1]]),
                numbers.integer(duel.games),
                f"{duel.wins[0]} : {duel.wins[1]}",
                numbers.win_share(duel),
                numbers.percent_range(duel.share.interval),
                numbers.percent(duel.fair),
            )
        )
    return table
