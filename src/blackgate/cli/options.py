"""Options that several commands share."""

from pathlib import Path
from typing import Annotated

import typer

from blackgate.cli.language import LANGUAGE, say

Lang = Annotated[str, typer.Option("--lang", help=say("help-lang"), metavar="en|fr|de|it|es", show_default=LANGUAGE)]
PackDir = Annotated[Path | None, typer.Option("--pack", help=say("help-pack"), metavar="DIR")]
Players = Annotated[int, typer.Option("--players", help=say("help-players"))]
Seed = Annotated[str | None, typer.Option("--seed", help=say("help-seed"))]
Michel = Annotated[str, typer.Option("--michel", help=say("help-michel"), metavar="none|michel|michelle")]
Teams = Annotated[bool, typer.Option("--teams", help=say("help-teams"))]
Calm = Annotated[bool, typer.Option("--calm", help=say("help-calm"))]
Target = Annotated[int | None, typer.Option("--target", help=say("help-target"))]
FairStart = Annotated[bool, typer.Option("--fair-start", help=say("help-fair-start"))]
FirstPlayer = Annotated[int | None, typer.Option("--first-player", help=say("help-first-player"))]
Json = Annotated[bool, typer.Option("--json", help=say("help-json"))]
