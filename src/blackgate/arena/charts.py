"""The charts of the reports, drawn with Altair: data and titles in, a Vega-Lite spec out. Words and numbers come told already."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any

from blackgate.arena.optional_libraries import need

ROW = 38  # pixels for one row of dots
BINS = 24
LETTER = 8  # pixels of a letter, generously
Spec = dict[str, Any]


@dataclass(frozen=True)
class Dot:
    """One row: its name, its value and where the interval around it ends, with both as words."""

    name: str
    value: float
    told: str
    low: float = 0.0
    high: float = 0.0
    span: str = ""


@dataclass(frozen=True)
class Cell:
    """One field of a heat map: row, column, how far above or below what is fair; `told` is written on it."""

    row: str
    column: str
    heat: float
    told: str


def altair() -> Any:
    """Altair, which takes a second to import."""
    return need("altair", "arena")


def rows_axis(alt: Any) -> Any:
    """Names down the left side, in the order given."""
    return alt.Y("name:N", sort=None, title=None, axis=alt.Axis(domain=False, ticks=False, labelPadding=8))


def drawn(chart: Any, rows: float) -> Spec:
    """A chart as Vega-Lite, so many rows high."""
    spec: Spec = chart.properties(height=rows * ROW).to_dict()
    return spec


def spans(dots: Sequence[Dot], titles: Mapping[str, str], fair: float | None = None) -> Spec:
    """A dot and a line per row: a value and its interval. With a fair share they are shares, and it is a line across.

    Titles: `name`, `value`, `span`.
    """
    alt = altair()
    if fair is None:
        scale, axis = alt.Scale(zero=False), alt.Axis(tickCount=6)
    else:
        most = max(fair, *(dot.high for dot in dots))
        scale, axis = alt.Scale(domain=[0, min(1.0, 1.1 * most)], nice=True), alt.Axis(format="%", tickCount=6)
    data = [
        {"name": dot.name, "value": dot.value, "told": dot.told, "low": dot.low, "high": dot.high, "span": dot.span}
        for dot in dots
    ]
    tooltip = [
        alt.Tooltip("name:N", title=titles["name"]),
        alt.Tooltip("told:N", title=titles["value"]),
        alt.Tooltip("span:N", title=titles["span"]),
    ]
    base = alt.Chart(alt.Data(values=data)).encode(y=rows_axis(alt), tooltip=tooltip)
    line = base.mark_rule(style="interval").encode(x=alt.X("low:Q", title=titles["value"], scale=scale, axis=axis), x2="high:Q")
    dot = base.mark_circle(size=130, opacity=1).encode(x="value:Q")
    words = base.mark_text(style="quiet", dy=-13).encode(x="value:Q", text="told:N")
    across = alt.Chart(alt.Data(values=[{"fair": fair}])).mark_rule(style="fair").encode(x="fair:Q")
    return drawn(alt.layer(*([line, dot, words] if fair is None else [line, across, dot, words])), len(dots))


def times(dots: Sequence[Dot], titles: Mapping[str, str]) -> Spec:
    """Milliseconds, from a hundredth to thousands: on a logarithmic scale. Titles: `name`, `value`."""
    alt = altair()
    data = [{"name": dot.name, "value": dot.value, "told": dot.told} for dot in dots if dot.value > 0]
    base = alt.Chart(alt.Data(values=data)).encode(
        y=rows_axis(alt),
        x=alt.X(
            "value:Q", title=titles["value"], scale=alt.Scale(type="log", nice=True), axis=alt.Axis(tickCount=5, format="~g")
        ),
        tooltip=[alt.Tooltip("name:N", title=titles["name"]), alt.Tooltip("told:N", title=titles["value"])],
    )
    return drawn(base.mark_circle(size=130, opacity=1) + base.mark_text(style="quiet", dy=-13).encode(text="told:N"), len(data))


def heat_map(cells: Sequence[Cell], titles: Mapping[str, str]) -> Spec:
    """Fields coloured from below to above; what they are stands on them. Titles: `row`, `column`, `value`."""
    alt = altair()
    order = list(dict.fromkeys(cell.row for cell in cells))
    most = max(0.05, *(abs(cell.heat) for cell in cells))
    data = [{"row": cell.row, "column": cell.column, "heat": cell.heat, "told": cell.told} for cell in cells]
    # On a narrow page the columns' names stand upright, or they would run into each other.
    narrow = f"width < {LETTER * len(order) * max(len(name) for name in order)}"
    names = alt.Axis(
        labelAngle=alt.expr(f"{narrow} ? -90 : 0"),
        labelAlign=alt.expr(f"{narrow} ? 'left' : 'center'"),
        labelOverlap=False,
        orient="top",
        domain=False,
        ticks=False,
    )
    base = alt.Chart(alt.Data(values=data)).encode(
        x=alt.X("column:N", sort=order, title=titles["column"], axis=names),
        y=alt.Y("row:N", sort=order, title=None, axis=alt.Axis(domain=False, ticks=False, labelPadding=8)),
        tooltip=[
            alt.Tooltip("row:N", title=titles["row"]),
            alt.Tooltip("column:N", title=titles["column"]),
            alt.Tooltip("told:N", title=titles["value"]),
        ],
    )
    colour = alt.Color("heat:Q", legend=None, scale=alt.Scale(domain=[-most, 0, most], range="diverging", interpolate="rgb"))
    return drawn(base.mark_rect().encode(color=colour) + base.mark_text(style="heat").encode(text="told:N"), len(order))


def histogram(values: Sequence[int], titles: Mapping[str, str]) -> Spec:
    """How often which values came. Counted here, so that the page does not carry every game. Titles: `value`, `count`."""
    alt = altair()
    width = max(1, ceil((max(values) + 1 - min(values)) / BINS))
    counts: dict[int, int] = {}
    for one in values:
        counts[one // width] = counts.get(one // width, 0) + 1
    data = [
        {"low": width * place, "high": width * (place + 1), "count": many, "span": f"{width * place}–{width * (place + 1) - 1}"}
        for place, many in sorted(counts.items())
    ]
    chart = (
        alt.Chart(alt.Data(values=data))
        .mark_bar()
        .encode(
            x=alt.X("low:Q", bin="binned", title=titles["value"], scale=alt.Scale(zero=False)),
            x2="high:Q",
            y=alt.Y("count:Q", title=titles["count"], axis=alt.Axis(tickMinStep=1, tickCount=5)),
            tooltip=[alt.Tooltip("span:N", title=titles["value"]), alt.Tooltip("count:Q", title=titles["count"])],
        )
    )
    return drawn(chart, 5)
