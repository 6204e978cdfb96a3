"""What a run measured, as JSON: the same figures as in the report, and the counters behind them.

    {"settings": {...}, "packs": [{"name": ..., "players": {"4": {...}}, "all": {...}}],
     "differences": {"4": {...}, "all": {...}}}

`players` has the figures of each player count, `all` those of cards over all of them together; the names of figures are those of
`table_figures.py` and `card_figures.py`, nested. A figure has `value`, `interval` (95 %; null where cases or blocks are too few
to know one), `cases` (what its denominator counts) and, where 0 would mean "no difference", `clear`: whether the interval
excludes it.
"""

from typing import Any

from blackgate.lab.estimate import Estimate
from blackgate.lab.metrics import WORTH
from blackgate.lab.results import ALL, Findings, PackFindings
from blackgate.lab.game_lengths import Lengths
from blackgate.lab.settings import names_of

FORMAT = 1
DIGITS = 6


def to_data(findings: Findings) -> dict[str, Any]:
    """All figures and counters of a run, as JSON has them."""
    names = names_of(findings.settings.books)
    data = {
        "format": FORMAT,
        "settings": findings.settings.header,
        "packs": [{"name": name} | pack_data(pack) for name, pack in zip(names, findings.packs, strict=True)],
    }
    if findings.compared:
        data["differences"] = {
            label(players): nested({name: figure_data(one, judged=True) for name, one in figures.items()})
            for players, figures in findings.differences.items()
        }
    return data


def label(players: int) -> str:
    """A player count as a key."""
    return "all" if players == ALL else str(players)


def pack_data(pack: PackFindings) -> dict[str, Any]:
    """One pack's figures."""
    own = pack.book.pack
    about = {"id": own.id, "version": own.version, "digest": own.digest, "faults": pack.faults}
    return about | {
        "players": {str(players): count_data(pack, players) for players in pack.parts},
        "all": {"figures": figures_data(pack, ALL)},
    }


def count_data(pack: PackFindings, players: int) -> dict[str, Any]:
    """One player count."""
    part = pack.parts[players]
    return {
        "games": part.total["games"],
        "stopped": part.total["stopped"],
        "fair_share": round(part.fair, DIGITS),
        "turns_per_player": lengths_data(Lengths.of(part.total, players)),
        "figures": figures_data(pack, players),
        "counters": dict(sorted(part.total.items())),
    }


def lengths_data(lengths: Lengths | None) -> dict[str, Any] | None:
    """How long games took."""
    if lengths is None:
        return None
    quantiles = {f"{share:.2f}": round(turns, DIGITS) for share, turns in lengths.quantiles.items()}
    return {"mean": round(lengths.mean, DIGITS), "spread": round(lengths.spread, DIGITS), "quantiles": quantiles}


def figures_data(pack: PackFindings, players: int) -> dict[str, Any]:
    """Figures, nested by the words of their names."""
    figures = pack.figures(players)
    return nested({name: figure_data(one, figures[name].form == WORTH) for name, one in pack.estimates[players].items()})


def figure_data(one: Estimate, judged: bool) -> dict[str, Any]:
    """A value with its interval and its cases; `clear` where 0 would mean no difference."""
    interval = None if one.interval is None else [round(bound, DIGITS) for bound in one.interval]
    data: dict[str, Any] = {"value": round(one.value, DIGITS), "interval": interval, "cases": round(one.cases)}
    return data | ({"clear": one.clear} if judged else {})


def nested(flat: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """`a/b/c` as dictionaries of dictionaries."""
    tree: dict[str, Any] = {}
    for name, data in flat.items():
        *path, last = name.split("/")
        branch = tree
        for word in path:
            branch = branch.setdefault(word, {})
        branch[last] = data
    return tree
