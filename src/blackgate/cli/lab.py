"""`blackgate lab`: how balanced a pack is, card by card, or how two packs differ; with a report."""

import dataclasses
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from blackgate.arena.number_format import NumberFormat
from blackgate.bots.evaluators import warden_fits
from blackgate.bots.inmate import Inmate
from blackgate.bots.warden import Warden
from blackgate.catalogue import edition
from blackgate.cli import extras
from blackgate.cli.bot_notes import bot_notes
from blackgate.cli.game_runs import INTERRUPTED, check_limits, machine_data, progress_bar, setting_value
from blackgate.cli.language import LANGUAGE, say
from blackgate.cli.options import Calm, FairStart, Json, Lang, Michel, PackDir, Target, Teams
from blackgate.compilation import is_compiled
from blackgate.errors import OptionError
from blackgate.lab import adaptation, bar_section, changes, summary
from blackgate.lab.report import lead, render_report
from blackgate.lab.report_context import ReportContext
from blackgate.lab.results import LabResults
from blackgate.lab.results_json import to_data
from blackgate.lab.run import run
from blackgate.lab.settings import Settings, parse_player_counts
from blackgate.optional_libraries import require_extra

PLAYERS, TEAM_PLAYERS = "2,3,4,5,6", "4,6"


def lab(
    players: Annotated[str | None, typer.Option("--players", help=say("help-lab-players"), metavar="N,N,...")] = None,
    games: Annotated[int, typer.Option("--games", help=say("help-lab-games"))] = 2000,
    bot: Annotated[str | None, typer.Option("--bot", help=say("help-lab-bot"), metavar="BOT", show_default=False)] = None,
    compare_bot: Annotated[str | None, typer.Option("--compare-bot", help=say("help-lab-compare-bot"), metavar="BOT")] = None,
    budget: Annotated[str, typer.Option("--budget", help=say("help-budget"))] = "100ms",
    seed: Annotated[str, typer.Option("--seed", help=say("help-seeds"))] = "1",
    michel: Michel = "none",
    teams: Teams = False,
    calm: Calm = False,
    target: Target = None,
    fair_start: FairStart = False,
    turns: Annotated[int, typer.Option("--turns", help=say("help-turns"))] = 2000,
    pack: PackDir = None,
    compare: Annotated[Path | None, typer.Option("--compare", help=say("help-lab-compare"), metavar="DIR")] = None,
    learn: Annotated[bool, typer.Option("--learn", help=say("help-lab-learn"))] = False,
    learn_minutes: Annotated[float | None, typer.Option("--learn-minutes", help=say("help-lab-learn-minutes"))] = None,
    learn_out: Annotated[Path | None, typer.Option("--learn-out", help=say("help-lab-learn-out"), metavar="DIR")] = None,
    bars: Annotated[bool, typer.Option("--bars", help=say("help-lab-bars"))] = False,
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
        bot=usual_bot(packs, learn) if bot is None else bot,
        other_bot=compare_bot,
        budget=budget,
        michel=michel,
        teams=teams,
        calm=calm,
        target=target,
        fair_start=fair_start,
        seed=seed,
        turns=turns,
    )
    for note in {note for one, name in zip(packs, settings.bots, strict=True) for note in bot_notes([name], edition(one))}:
        typer.echo(note, err=True)
    folder = out or Path("lab") / (f"{settings.digest}-learnt" if learn else settings.digest)
    if learn:
        settings = learn_packs(settings, learn_out or folder, learn_minutes)
    results = play_games(settings, folder, jobs, ray)
    data = write_results(results, folder)
    if as_json:
        typer.echo(json.dumps(data, ensure_ascii=False))
    else:
        print_results(results, folder, bars)


def usual_bot(packs: Sequence[Path | None], learn: bool) -> str:
    """Return the strongest bot that is quick enough, and say which: warden with a compiled engine and cards it knows."""
    knows = all(warden_fits(edition(one)) for one in packs)
    chosen = Warden.name if learn or (knows and is_compiled()) else Inmate.name
    reason = "" if chosen == Warden.name else "cli-lab-uncompiled" if knows else "cli-lab-unknown"
    typer.echo(say("cli-lab-bot", bot=chosen) + (f" {say(reason)}" if reason else ""), err=True)
    return chosen


def learn_packs(settings: Settings, folder: Path, minutes: float | None) -> Settings:
    """Let the network learn each pack, and return the settings with the bots that play with what was learnt."""
    require_extra("learn")
    gpu = adaptation.has_gpu()
    if minutes is None and not gpu:
        hours = NumberFormat(LANGUAGE).integer(round(adaptation.hours_on_cpu()))
        raise OptionError("error-lab-learn-cpu", minutes=round(adaptation.GPU_MINUTES), hours=hours)
    planned = adaptation.GPU_MINUTES if minutes is None else minutes
    total = NumberFormat(LANGUAGE).decimal(planned * len(settings.packs))
    typer.echo(say("cli-lab-learning", minutes=total, packs=len(settings.packs), folder=str(folder)), err=True)

    def write(text: str) -> None:
        typer.echo(text, err=True)

    bots = [adaptation.adapt(settings, number, folder, planned, write, LANGUAGE) for number in range(len(settings.packs))]
    return dataclasses.replace(settings, bot=bots[0], other_bot=bots[1] if len(bots) > 1 else None)


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
    keys = ("games", "bot", "seed", "budget", "michel", "teams", "calm", "target", "fair_start", "turns", "code")
    rows = {say("lab-setting-players"): ", ".join(map(str, header["players"]))}
    rows |= {say("lab-setting-packs"): " · ".join(header["packs"])}
    values = {key: header[key] for key in keys} | machine
    return rows | {say(setting_text(key)): setting_value(value) for key, value in values.items()}


def setting_text(key: str) -> str:
    """Return the text id of a setting's name; most settings are the arena's too."""
    return {"games": "lab-setting-games", "bot": "lab-setting-bot"}.get(key, f"arena-setting-{key}".replace("_", "-"))


def print_results(results: LabResults, folder: Path, with_bars: bool) -> None:
    """Print a few sentences, the bars if asked for, and where the report is."""
    context = ReportContext(results, LANGUAGE)
    typer.echo(lead(context))
    for sentence in changes.sentences(context) if results.compared else summary.sentences(context):
        typer.echo(sentence)
    for sentence in bar_section.sentences(context) if with_bars else ():
        typer.echo(sentence)
    typer.echo(say("cli-arena-report", file=str(folder / "report.html")))
