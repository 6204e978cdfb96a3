"""`blackgate bench`: measure how fast the engine is, next to comparable libraries in the same run."""

import json
from typing import Annotated, Any

import typer

from blackgate.benchmark import measure
from blackgate.cli.language import LANGUAGE, say
from blackgate.cli.options import Json, Lang

MEASUREMENTS = (
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
    seconds: Annotated[float, typer.Option("--seconds", help=say("help-seconds"))] = 2.0,
    as_json: Json = False,
    lang: Lang = LANGUAGE,
) -> None:
    """Measure and print; nothing is asserted."""
    results = measure(max(0.05, seconds))
    if as_json:
        typer.echo(json.dumps(results, indent=1))
        return
    typer.echo(say("cli-machine", machine=str(results["machine"]), engine=str(results["engine"])))
    for key in MEASUREMENTS:
        value = results[key]
        typer.echo(f"  {key:<28}{value:>14,}")
    for name, steps in results["environments"].items():
        label = f"{name}_steps_per_s"
        typer.echo(f"  {label:<28}{steps if isinstance(steps, str) else format(steps, '>14,')}")
    for name, figure in results["vector_workers"].items():
        label = f"vector_workers_{name}"
        typer.echo(f"  {label:<38}{figure if isinstance(figure, str) else format(figure, '>4,')}")
    for name, peer in results["peers"].items():
        print_peer(name, peer, peer.get("decisions_per_s"), {peer.get("compared_with", ""): peer.get("ratio", 0)})
    for name, peer in results["environment_peers"].items():
        print_peer(name, peer, peer.get("steps_per_s"), peer.get("ratios", {}))


def print_peer(name: str, peer: dict[str, Any], speed: int | None, ratios: dict[str, float]) -> None:
    """Print a library's speed and ours as multiples of it, or that the library is not installed."""
    if "missing" in peer:
        typer.echo(say("cli-peer-missing", peer=name))
        return
    for compared, ratio in ratios.items():
        typer.echo(f"  {say('cli-peer', peer=name, figure=speed, ratio=ratio, compared=compared)}")
