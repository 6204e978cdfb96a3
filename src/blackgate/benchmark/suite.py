"""All measurements of one run: engine, bots and environments, next to comparable libraries."""

from typing import Any

from blackgate.benchmark.bots import measure_bots
from blackgate.benchmark.engine import (
    PEERS,
    PLAYERS,
    api_per_second,
    bytes_per_game,
    bytes_per_past_move,
    compare_peer,
    copies_per_second,
    playouts_per_second,
)
from blackgate.benchmark.environments import measure_env
from blackgate.benchmark.machine import machine_name
from blackgate.benchmark.workers import measure_workers
from blackgate.compilation import is_compiled


def measure(seconds: float) -> dict[str, Any]:
    """Run all measurements, each for about this number of seconds."""
    playouts = playouts_per_second(seconds)
    api = api_per_second(seconds)
    game_copies, table_copies = copies_per_second(seconds)
    ours = {"playout": playouts, "api": api}
    return {
        "machine": machine_name(),
        "engine": "compiled" if is_compiled() else "interpreted",
        "players": PLAYERS,
        "playout_decisions_per_s": round(playouts),
        "api_decisions_per_s": round(api),
        "copies_per_s": round(game_copies),
        "table_copies_per_s": round(table_copies),
        "bytes_per_game": bytes_per_game(PLAYERS),
        "bytes_per_game_of_6": bytes_per_game(6),
        "bytes_per_past_move": bytes_per_past_move(),
        **measure_bots(seconds),
        **measure_env(seconds),
        "vector_workers": measure_workers(seconds),
        "peers": {name: compare_peer(peer, ours, seconds) for name, peer in PEERS.items()},
    }
