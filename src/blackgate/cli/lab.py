"""`blackgate lab`: how balanced a pack is, card by card, or how two packs differ; with a report."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from blackgate.catalogue import edition
from blackgate.cli import extras
from blackgate.cli.bot_notes import bot_notes
from blackgate.cli.game_runs import INTERRUPTED, check_limits, machine_data, progress_bar
from blackgate.cli.language import LANGUAGE, say
from blackgate.cli.options import Calm, Json, Lang, Michel, PackDir, Target, Teams
from blackgate.lab import changes, summary
from blackgate.lab.report import lead, render_report
from blackgate.lab.report_context import ReportContext
from blackgate.lab.results import LabResults
from blackgate.lab.results_json import to_data
from blackgate.lab.run import run
from blackgate.lab.settings import Settings, parse_player_counts

PLAYERS, TEAM_PLAYERS = "2,3,4,5,6", "4,6"


def lab(
    players: Annotated[str | None, typer.Option("--players", help=say("help-lab-players"), metavar="N,N,...")] = None,
    games: Annotated[int, typer.Option("--games", help=say("help-lab-games"))] = 2000,
    bot: Annotated[str, typer.Option("--bot", help=say("help-lab-bot"), metavar="BOT")] = "inmate",
    budget: Annotated[str, typer.Option("--budget", help=say("help-budget"))] = "100ms",
    seed: Annotated[str, typer.Option("--seed", help=say("help-seeds"))] = "1",
    michel: Michel = "none",
    teams: Teams = False,
    calm: Calm = False,
    target: Target = None,
    turns: Annotated[int, typer.Option("--turns", help=say("help-turns"))] = 2000,
    pack: PackDir = None,
    compare: Annotated[Path | None, typer.Option("--compare", help=say("help-lab-compare"), metavar="DIR")] = None,
    jobs: Annotated[int, typer.Option("--jobs", help=say("help-jobs"))] = 1,
    ray: Annotated[str | None, typer.Option("--ray", help=say("help-ray"), metavar="ADDRESS|local")] = None,
    out: Annotated[Path | None, typer.Option("--out", help=say("help-lab-out"), metavar="DIR")] = None,
    as_json: Json = False,
    lang: Lang = LANGUAGE,
) -> None:
    """Measure the balance of one pack, or compare two."""
    check_limits(games, jobs, turns)
    extras.require("arena", "blackgate lab")
    if ray is not None:
        extras.require("ray", "--ray")
    packs = (pack, compare) if compare is not None else (pack,)
    settings = Settings(
        players=parse_player_counts(players or (TEAM_PLAYERS if teams else PLAYERS)),
        games=games,
        packs=tuple(None if one is None else str(one.resolve()) for one in packs),
        bot=bot,
        budget=budget,
        michel=michel,
        teams=teams,
        calm=calm,
        target=target,
        seed=seed,
        turns=turns,
    )
    for note in {note for one in packs for note in bot_notes([bot], edition(one))}:
        typer.echo(note, err=True)
    folder = out or Path("lab") / settings.digest
    results = play_games(settings, folder, jobs, ray)
    data = write_results(results, folder)
    if as_json:
        typer.echo(json.dumps(data, ensure_ascii=False))
    else:
        print_results(results, folder)


def play_games(settings: Settings, folder: Path, jobs: int, ray: str | None) -> LabResults:
    """Play with a progress bar; an interruption prints how to continue."""
    total = settings.games * len(settings.players) * len(settings.packs)
    finished = 0
    with progress_bar() as bar:
        task = bar.add_task(say("cli-playing"), total=total)

        def on_progress(games: int) -> None:
            nonlocal finished
            finished += games
            bar.update(task, completed=finished)

        try:
            return run(settings, folder, jobs, ray, on_progress)
        except KeyboardInterrupt:
            bar.stop()
            typer.echo(say("cli-arena-interrupted", done=finished, games=total), err=True)
            raise typer.Exit(INTERRUPTED) from None


def write_results(results: LabResults, folder: Path) -> dict[str, Any]:
    """Write result and report into the folder; return the result as JSON data."""
    machine, file = machine_data(), folder / "report.html"
    data = to_data(results) | machine | {"report": str(file)}
    (folder / "result.json").write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    file.write_text(render_report(results, settings_rows(results, machine), LANGUAGE), encoding="utf-8")
    return data


def settings_rows(results: LabResults, machine: dict[str, str]) -> dict[str, str]:
    """Return the report's table of settings: name and value of each."""
    header = results.settings.header
    words = {True: say("arena-yes"), False: say("arena-no"), "none": say("arena-no"), None: say("arena-by-rule")}
    keys = ("games", "bot", "seed", "budget", "michel", "teams", "calm", "target", "turns", "code")
    rows = {say("lab-setting-players"): ", ".join(map(str, header["players"]))}
    rows |= {say("lab-setting-packs"): " · ".join(header["packs"])}
    values = {key: header[key] for key in keys} | machine
    return rows | {say(setting_text(key)): words.get(value, str(value)) for key, value in values.items()}


def setting_text(key: str) -> str:
    """Return the text id of a setting's name; most settings are the arena's too."""
    return {"games": "lab-setting-games", "bot": "lab-setting-bot"}.get(key, f"arena-setting-{key}".replace("_", "-"))


def print_results(results: LabResults, folder: Path) -> None:
    """Print a few sentences, and where the report is."""
    context = ReportContext(results, LANGUAGE)
    typer.echo(lead(context))
    for sentence in changes.sentences(context) if results.compared else summary.sentences(context):
        typer.echo(sentence)
    typer.echo(say("cli-arena-report", file=str(folder / "report.html")))
