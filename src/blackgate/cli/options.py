"""Options that several commands share."""

from pathlib import Path
from typing import Annotated

import typer

from blackgate.cli.language import LANGUAGE, tell

Lang = Annotated[str, typer.Option("--lang", help=tell("help-lang"), metavar="en|fr|de|it|es", show_default=LANGUAGE)]
PackDir = Annotated[Path | None, typer.Option("--pack", help=tell("help-pack"), metavar="DIR")]
Players = Annotated[int, typer.Option("--players", help=tell("help-players"))]
Seed = Annotated[str | None, typer.Option("--seed", help=tell("help-seed"))]
Michel = Annotated[str, typer.Option("--michel", help=tell("help-michel"), metavar="none|michel|michelle")]
Teams = Annotated[bool, typer.Option("--teams", help=tell("help-teams"))]
Calm = Annotated[bool, typer.Option("--calm", help=tell("help-calm"))]
Target = Annotated[int | None, typer.Option("--target", help=tell("help-target"))]
FirstPlayer = Annotated[int | None, typer.Option("--first-player", help=tell("help-first-player"))]
Json = Annotated[bool, typer.Option("--json", help=tell("help-json"))]
