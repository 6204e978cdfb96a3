"""`blackgate pack show` and `blackgate pack check`."""

import json
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table

from blackgate.catalogue import edition as load_edition
from blackgate.cli.language import LANGUAGE, say
from blackgate.cli.options import Json, Lang, PackDir
from blackgate.pack import CLASSIC, load_pack
from blackgate.wording import check_texts

app: Final = typer.Typer(no_args_is_help=True, rich_markup_mode=None)
Origin = Annotated[str | None, typer.Option("--origin", help=say("help-origin"), metavar="R|P|X")]


@app.command("show", help=say("help-pack-show"))
def show(pack: PackDir = None, origin: Origin = None, as_json: Json = False, lang: Lang = LANGUAGE) -> None:
    """Print every value of a pack with its origin."""
    if origin is not None and origin not in ("R", "P", "X"):
        raise typer.BadParameter(say("cli-bad-origin", origin=origin))
    loaded = load_pack(pack or CLASSIC)
    values = [value for value in loaded.values if origin in (None, value.origin)]
    if as_json:
        rows = [{"file": Path(v.file).name, "key": v.key, "value": v.value, "origin": v.origin} for v in values]
        typer.echo(json.dumps({"pack": loaded.id, "digest": loaded.digest, "values": rows}, ensure_ascii=False, indent=1))
        return
    table = Table(title=say("cli-pack-title", pack=loaded.id, version=loaded.version), caption=say("cli-origins"))
    for column in ("cli-column-file", "cli-column-key", "cli-column-value", "cli-column-origin"):
        table.add_column(say(column))
    for value in values:
        text = json.dumps(value.value, ensure_ascii=False)
        table.add_row(Path(value.file).name, value.key.replace("[", "\\["), text.replace("[", "\\["), value.origin)
    Console().print(table)
    typer.echo(loaded.digest)


@app.command("check", help=say("help-pack-check"))
def check(directory: Annotated[Path, typer.Argument(metavar="DIR", help=say("help-pack"))], lang: Lang = LANGUAGE) -> None:
    """Check a pack; an invalid one is refused with file, key, what was found and what was expected."""
    loaded = load_pack(directory)
    edition = load_edition(loaded)
    check_texts(edition)
    typer.echo(say("cli-pack-right", pack=loaded.id, values=len(loaded.values), moves=len(edition.moves)))
    typer.echo(loaded.digest)
