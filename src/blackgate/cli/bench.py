"""`blackgate bench`: how fast the engine is, beside its peers, in the same run."""

import json
from typing import Annotated

import typer

from blackgate.benchmark import measure
from blackgate.cli.options import Json, Lang
from blackgate.cli.speech import LANGUAGE, tell

FIGURES = (
    "playout_decisions_per_s",
    "api_decisions_per_s",
    "copies_per_s",
    "table_copies_per_s",
    "bytes_per_game",
    "bytes_per_game_of_6",
    "bytes_per_past_move",
    "boss_iterations_per_100ms",
    "inmate_decision_us",
    "inmate_game_ms",
)


def bench(
    seconds: Annotated[float, typer.Option("--seconds", help=tell("help-seconds"))] = 2.0,
    as_json: Json = False,
    lang: Lang = LANGUAGE,
) -> None:
    """Measure and print; nothing is asserted."""
    figures = measure(max(0.05, seconds))
    if as_json:
        typer.echo(json.dumps(figures, indent=1))
        return
    typer.echo(tell("cli-machine", machine=str(figures["machine"]), engine=str(figures["engine"])))
    for key in FIGURES:
        value = figures[key]
        typer.echo(f"  {key:<28}{value:>14,}")
    peers = figures["peers"]
    for name, peer in peers.items() if isinstance(peers, dict) else ():
        if "missing" in peer:
            typer.echo(tell("cli-peer-missing", peer=name))
        else:
            line = tell(
                "cli-peer", peer=name, figure=peer["decisions_per_s"], ratio=peer["ratio"], compared=peer["compared_with"]
            )
            typer.echo(f"  {line}")
