"""`blackgate lab`: how balanced a pack is, card by card, or how two packs differ; with a report."""

import json
import platform
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

import typer

import blackgate
from blackgate.arena import optional_libraries
from blackgate.benchmark import processor
from blackgate.cli.options import Calm, Json, Lang, Michel, PackDir, Target, Teams
from blackgate.cli.simulate import progress_bar
from blackgate.cli.speech import LANGUAGE, tell
from blackgate.errors import OptionError
from blackgate.lab import changes
from blackgate.lab.results import Findings
from blackgate.lab.report import lead, report
from blackgate.lab.results_json import to_data
from blackgate.lab.run import run
from blackgate.lab.settings import Settings, read_players
from blackgate.lab.summary import glance
from blackgate.lab.report_context import Teller

MOST_TURNS = 30_000
INTERRUPTED = 130
PLAYERS, TEAM_PLAYERS = "2,3,4,5,6", "4,6"


def lab(
    players: Annotated[str | None, typer.Option("--players", help=tell("help-lab-players"), metavar="N,N,...")] = None,
    games: Annotated[int, typer.Option("--games", help=tell("help-lab-games"))] = 2000,
    bot: Annotated[str, typer.Option("--bot", help=tell("help-lab-bot"), metavar="BOT")] = "inmate",
    budget: Annotated[str, typer.Option("--budget", help=tell("help-budget"))] = "100ms",
    seed: Annotated[str, typer.Option("--seed", help=tell("help-seeds"))] = "1",
    michel: Michel = "none",
    teams: Teams = False,
    calm: Calm = False,
    target: Target = None,
    turns: Annotated[int, typer.Option("--turns", help=tell("help-turns"))] = 2000,
    pack: PackDir = None,
    compare: Annotated[Path | None, typer.Option("--compare", help=tell("help-lab-compare"), metavar="DIR")] = None,
    jobs: Annotated[int, typer.Option("--jobs", help=tell("help-jobs"))] = 1,
    ray: Annotated[str | None, typer.Option("--ray", help=tell("help-ray"), metavar="ADDRESS|local")] = None,
    out: Annotated[Path | None, typer.Option("--out", help=tell("help-lab-out"), metavar="DIR")] = None,
    as_json: Json = False,
    lang: Lang = LANGUAGE,
) -> None:
    """Measure a pack, or two."""
    for name, value in (("--games", games), ("--jobs", jobs), ("--turns", turns)):
        if value < 1:
            raise OptionError("cli-at-least-one", name=name, value=value)
    if turns > MOST_TURNS:
        raise OptionError("cli-at-most", name="--turns", value=turns, most=MOST_TURNS)
    optional_libraries.check("arena", "altair", "vl_convert")
    packs = (pack, compare) if compare is not None else (pack,)
    settings = Settings(
        players=read_players(players or (TEAM_PLAYERS if teams else PLAYERS)),
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
    folder = out or Path("lab") / settings.digest
    findings = played(settings, folder, jobs, ray)
    data = written(findings, folder)
    if as_json:
        typer.echo(json.dumps(data, ensure_ascii=False))
    else:
        show(findings, folder)


def played(settings: Settings, folder: Path, jobs: int, ray: str | None) -> Findings:
    """Play with a bar that shows what is left; an interruption says how to go on."""
    every = settings.games * len(settings.players) * len(settings.packs)
    done = 0
    with progress_bar() as bar:
        task = bar.add_task(tell("cli-playing"), total=every)

        def hear(games: int) -> None:
            nonlocal done
            done += games
            bar.update(task, completed=done)

        try:
            return run(settings, folder, jobs, ray, hear)
        except KeyboardInterrupt:
            bar.stop()
            typer.echo(tell("cli-arena-interrupted", done=done, games=every), err=True)
            raise typer.Exit(INTERRUPTED) from None


def written(findings: Findings, folder: Path) -> dict[str, Any]:
    """The result as data, kept beside the report."""
    machine = {"machine": f"{platform.machine()}, {processor().split(' (')[0]}, Python {platform.python_version()}"}
    machine |= {"date": datetime.now().astimezone().isoformat(timespec="minutes"), "version": blackgate.__version__}
    file = folder / "report.html"
    data = to_data(findings) | machine | {"report": str(file)}
    (folder / "result.json").write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    file.write_text(report(findings, about(findings, machine), LANGUAGE), encoding="utf-8")
    return data


def about(findings: Findings, machine: dict[str, str]) -> dict[str, str]:
    """What the report says of how the games were played."""
    header = findings.settings.header
    words = {True: tell("arena-yes"), False: tell("arena-no"), "none": tell("arena-no"), None: tell("arena-by-rule")}
    lines = {key: header[key] for key in ("games", "bot", "seed", "budget", "michel", "teams", "calm", "target", "turns", "code")}
    known = {tell("lab-setting-players"): ", ".join(map(str, header["players"]))}
    known |= {tell("lab-setting-packs"): " · ".join(header["packs"])}
    return known | {tell(setting(key)): words.get(value, str(value)) for key, value in (lines | machine).items()}


def setting(key: str) -> str:
    """The name of a setting; most are the arena's too."""
    return {"games": "lab-setting-games", "bot": "lab-setting-bot"}.get(key, f"arena-setting-{key}")


def show(findings: Findings, folder: Path) -> None:
    """A few sentences, and where the rest is."""
    teller = Teller(findings, LANGUAGE)
    typer.echo(lead(teller))
    for sentence in changes.told(teller) if findings.compared else glance(teller):
        typer.echo(sentence)
    typer.echo(tell("cli-arena-report", file=str(folder / "report.html")))
