"""The results of a run as JSON data: the same metrics as in the report, and the counters behind them.

    {"settings": {...}, "packs": [{"name": ..., "players": {"4": {...}}, "all": {...}}],
     "differences": {"4": {...}, "all": {...}}}

`players` has the metrics of each player count, `all` those of cards over all player counts together. The names of metrics are
those of `game_metrics.py` and `card_metrics.py`, nested. A metric has `value`, `interval` (95 %; null with too few cases or
blocks), `cases` (its denominator) and, where 0 means "no difference", `clear`: whether the interval excludes 0.
"""

from typing import Any

from blackgate.lab.bars import JudgedBar, judged_bars
from blackgate.lab.estimate import Estimate
from blackgate.lab.game_lengths import GameLengths
from blackgate.lab.metrics import POINTS
from blackgate.lab.network_facts import network_facts
from blackgate.lab.results import ALL, LabResults, PackResults
from blackgate.lab.settings import pack_labels

FORMAT = 1
DIGITS = 6


def to_data(results: LabResults) -> dict[str, Any]:
    """Return all metrics and counters of a run."""
    labels = pack_labels(results.settings.editions)
    data = {
        "format": FORMAT,
        "settings": results.settings.header,
        "packs": [{"name": label} | pack_data(pack) for label, pack in zip(labels, results.packs, strict=True)],
    }
    if results.compared:
        data["differences"] = {
            count_key(players): nest({name: estimate_data(one, with_clear=True) for name, one in estimates.items()})
            for players, estimates in results.differences.items()
        }
    return data


def count_key(players: int) -> str:
    """Return a player count as a key."""
    return "all" if players == ALL else str(players)


def pack_data(pack: PackResults) -> dict[str, Any]:
    """Return one pack's metrics."""
    own = pack.edition.pack
    about = {"id": own.id, "version": own.version, "digest": own.digest, "faults": pack.faults}
    about |= {"player": player_data(pack), "bars": [bar_data(one) for one in judged_bars(pack)]}
    return about | {
        "players": {str(players): player_count_data(pack, players) for players in pack.blocks},
        "all": {"figures": metrics_data(pack, ALL)},
    }


def player_data(pack: PackResults) -> dict[str, Any]:
    """Return which bot measured, and how its network was trained, if it has one."""
    return {"bot": pack.bot, "network": network_facts(pack.bot, pack.edition)}


def bar_data(judged: JudgedBar) -> dict[str, Any]:
    """Return one bar with everything that was measured for it."""
    figures = [{"metric": one.metric, **estimate_data(one.estimate, with_clear=False), "met": one.met} for one in judged.figures]
    bar = {"name": judged.bar.name, "players": judged.players, "low": judged.bar.low, "high": judged.bar.high}
    return bar | {"met": judged.met, "figures": figures}


def player_count_data(pack: PackResults, players: int) -> dict[str, Any]:
    """Return the metrics of one player count."""
    blocks = pack.blocks[players]
    return {
        "games": blocks.total["games"],
        "stopped": blocks.total["stopped"],
        "fair_share": round(blocks.fair, DIGITS),
        "turns_per_player": lengths_data(GameLengths.from_counters(blocks.total, players)),
        "figures": metrics_data(pack, players),
        "counters": dict(sorted(blocks.total.items())),
    }


def lengths_data(lengths: GameLengths | None) -> dict[str, Any] | None:
    """Return the length of games."""
    if lengths is None:
        return None
    quantiles = {f"{share:.2f}": round(turns, DIGITS) for share, turns in lengths.quantiles.items()}
    return {"mean": round(lengths.mean, DIGITS), "spread": round(lengths.spread, DIGITS), "quantiles": quantiles} | {
        "median_interval": [round(bound, DIGITS) for bound in lengths.median_interval]
    }


def metrics_data(pack: PackResults, players: int) -> dict[str, Any]:
    """Return the metrics of one player count, or of all, nested by their names."""
    metrics = pack.metrics(players)
    estimates = pack.estimates[players]
    return nest({name: estimate_data(one, with_clear=metrics[name].form == POINTS) for name, one in estimates.items()})


def estimate_data(one: Estimate, with_clear: bool) -> dict[str, Any]:
    """Return a value with its interval and its cases, and `clear` where 0 means no difference."""
    interval = None if one.interval is None else [round(bound, DIGITS) for bound in one.interval]
    data: dict[str, Any] = {"value": round(one.value, DIGITS), "interval": interval, "cases": round(one.cases)}
    return data | ({"clear": one.clear} if with_clear else {})


def nest(flat: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """Return data with names like `a/b/c` as dictionaries of dictionaries."""
    tree: dict[str, Any] = {}
    for name, data in flat.items():
        *path, last = name.split("/")
        branch = tree
        for word in path:
            branch = branch.setdefault(word, {})
        branch[last] = data
    return tree
