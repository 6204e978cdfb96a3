"""`blackgate train`: train a network by self-play, continue a run, export its network, or write its report again."""

from pathlib import Path
from typing import Annotated, Final

import typer

from blackgate.cli import extras
from blackgate.cli.language import LANGUAGE, say
from blackgate.cli.options import Lang
from blackgate.learn.command import run
from blackgate.learn.modes import DEFAULT_MODES
from blackgate.learn.settings import Settings, with_words
from blackgate.optional_libraries import require_extra

EXAMPLE: Final = "4:6,2:2,4+michelle:1,6+teams:1,4+calm+target=12:1"  # of a mix of modes


def train(
    minutes: Annotated[float, typer.Option("--minutes", help=say("help-train-minutes"))] = 15.0,
    decisions: Annotated[int | None, typer.Option("--decisions", help=say("help-train-decisions"))] = None,
    stop_after: Annotated[float | None, typer.Option("--stop-after", help=say("help-train-stop-after"))] = None,
    out: Annotated[Path, typer.Option("--out", help=say("help-train-out"), metavar="DIR")] = Path("training"),
    resume: Annotated[bool, typer.Option("--resume", help=say("help-train-resume"))] = False,
    init: Annotated[Path | None, typer.Option("--init", help=say("help-train-init"), metavar="FILE")] = None,
    modes: Annotated[
        str,
        typer.Option("--modes", help=say("help-train-modes", example=EXAMPLE), metavar="MODE:WEIGHT,...", show_default=False),
    ] = DEFAULT_MODES,
    seed: Annotated[int, typer.Option("--seed", help=say("help-train-seed"))] = 1,
    device: Annotated[str, typer.Option("--device", help=say("help-train-device"), metavar="auto|cuda|cpu")] = "auto",
    workers: Annotated[int | None, typer.Option("--workers", help=say("help-train-workers"))] = None,
    games: Annotated[int | None, typer.Option("--games", help=say("help-train-games"))] = None,
    ray: Annotated[str | None, typer.Option("--ray", help=say("help-ray"), metavar="ADDRESS|local")] = None,
    opponents: Annotated[Path | None, typer.Option("--opponents", help=say("help-train-opponents"), metavar="FILE")] = None,
    opponent_seats: Annotated[int, typer.Option("--opponent-seats", help=say("help-train-opponent-seats"))] = 3,
    evaluate: Annotated[str, typer.Option("--evaluate", help=say("help-train-evaluate"), metavar="MODE/BOT,...")] = "4/inmate",
    export: Annotated[Path | None, typer.Option("--export", help=say("help-train-export"), metavar="FILE")] = None,
    report: Annotated[bool, typer.Option("--report", help=say("help-train-report"))] = False,
    others: Annotated[list[str] | None, typer.Option("--set", help=say("help-train-set"), metavar="NAME=VALUE")] = None,
    lang: Lang = LANGUAGE,
) -> None:
    """Train a network, or work with a trained one."""
    require_extra("learn")
    if ray is not None:
        extras.require("ray", "--ray")
    settings = Settings(
        out=str(out),
        minutes=minutes,
        decisions=decisions,
        stop_after=stop_after,
        resume=resume,
        init=None if init is None else str(init),
        modes=modes,
        seed=seed,
        device=device,
        workers=workers,
        games=games,
        ray=ray,
        opponents=None if opponents is None else str(opponents),
        opponent_seats=opponent_seats,
        evaluate=evaluate,
        export=None if export is None else str(export),
        report=report,
    )
    run(with_words(settings, others or ()), typer.echo, LANGUAGE)
