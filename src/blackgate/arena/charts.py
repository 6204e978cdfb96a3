"""Charts of the reports, made with Altair: each function takes data and titles and returns a Vega-Lite spec.

Texts and numbers are passed in already formatted.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from math import ceil
from typing import Any

from blackgate.optional_libraries import import_library

ROW_HEIGHT = 38  # pixels of a row of dots
MAX_BINS = 24
LETTER_WIDTH = 8  # pixels of a letter; an upper estimate
Spec = dict[str, Any]


@dataclass(frozen=True)
class Dot:
    """One row of a dot chart: its name, its value and the ends of its interval, with value and interval also as texts."""

    name: str
    value: float
    text: str
    low: float = 0.0
    high: float = 0.0
    interval: str = ""


@dataclass(frozen=True)
class Cell:
    """One cell of a heat map: row, column, how far above or below the fair share, and the text written on it."""

    row: str
    column: str
    heat: float
    text: str


@dataclass(frozen=True)
class Point:
    """One point of a line chart: which line it belongs to, where it is, and its value, also as text."""

    name: str
    x: float
    value: float
    text: str


def altair() -> Any:
    """Return Altair, which takes a second to import."""
    return import_library("altair", "arena")


def to_spec(chart: Any, height: float) -> Spec:
    """Return a chart of a height in pixels as Vega-Lite."""
    spec: Spec = chart.properties(height=height).to_dict()
    return spec


def rows_axis(alt: Any) -> Any:
    """Return an axis with the names on the left, in the order given."""
    return alt.Y("name:N", sort=None, title=None, axis=alt.Axis(domain=False, ticks=False, labelPadding=8))


def interval_chart(dots: Sequence[Dot], titles: Mapping[str, str], fair: float | None = None) -> Spec:
    """Draw a dot and a line per row: a value and its interval. With a fair share, values are shares and it is a vertical line.

    Titles: `name`, `value`, `interval`.
    """
    alt = altair()
    if fair is None:
        scale, axis = alt.Scale(zero=False), alt.Axis(tickCount=6)
    else:
        highest = max(fair, *(dot.high for dot in dots))
        scale, axis = alt.Scale(domain=[0, min(1.0, 1.1 * highest)], nice=True), alt.Axis(format="%", tickCount=6)
    tooltip = [
        alt.Tooltip("name:N", title=titles["name"]),
        alt.Tooltip("text:N", title=titles["value"]),
        alt.Tooltip("interval:N", title=titles["interval"]),
    ]
    base = alt.Chart(alt.Data(values=[asdict(dot) for dot in dots])).encode(y=rows_axis(alt), tooltip=tooltip)
    lines = base.mark_rule(style="interval").encode(x=alt.X("low:Q", title=titles["value"], scale=scale, axis=axis), x2="high:Q")
    circles = base.mark_circle(size=130, opacity=1).encode(x="value:Q")
    labels = base.mark_text(style="quiet", dy=-13).encode(x="value:Q", text="text:N")
    fair_line = alt.Chart(alt.Data(values=[{"fair": fair}])).mark_rule(style="fair").encode(x="fair:Q")
    layers = [lines, circles, labels] if fair is None else [lines, fair_line, circles, labels]
    return to_spec(alt.layer(*layers), ROW_HEIGHT * len(dots))


def time_chart(dots: Sequence[Dot], titles: Mapping[str, str]) -> Spec:
    """Draw milliseconds on a logarithmic scale: they range from hundredths to thousands. Titles: `name`, `value`."""
    alt = altair()
    data = [{"name": dot.name, "value": dot.value, "text": dot.text} for dot in dots if dot.value > 0]
    base = alt.Chart(alt.Data(values=data)).encode(
        y=rows_axis(alt),
        x=alt.X(
            "value:Q", title=titles["value"], scale=alt.Scale(type="log", nice=True), axis=alt.Axis(tickCount=5, format="~g")
        ),
        tooltip=[alt.Tooltip("name:N", title=titles["name"]), alt.Tooltip("text:N", title=titles["value"])],
    )
    labels = base.mark_text(style="quiet", dy=-13).encode(text="text:N")
    return to_spec(base.mark_circle(size=130, opacity=1) + labels, ROW_HEIGHT * len(data))


def heat_map(cells: Sequence[Cell], titles: Mapping[str, str]) -> Spec:
    """Draw cells coloured from below to above, with their texts. Titles: `row`, `column`, `value`."""
    alt = altair()
    order = list(dict.fromkeys(cell.row for cell in cells))
    highest = max(0.05, *(abs(cell.heat) for cell in cells))
    # On a narrow page the names of the columns are vertical, or they would overlap.
    narrow = f"width < {LETTER_WIDTH * len(order) * max(len(name) for name in order)}"
    column_axis = alt.Axis(
        labelAngle=alt.expr(f"{narrow} ? -90 : 0"),
        labelAlign=alt.expr(f"{narrow} ? 'left' : 'center'"),
        labelOverlap=False,
        orient="top",
        domain=False,
        ticks=False,
    )
    base = alt.Chart(alt.Data(values=[asdict(cell) for cell in cells])).encode(
        x=alt.X("column:N", sort=order, title=titles["column"], axis=column_axis),
        y=alt.Y("row:N", sort=order, title=None, axis=alt.Axis(domain=False, ticks=False, labelPadding=8)),
        tooltip=[
            alt.Tooltip("row:N", title=titles["row"]),
            alt.Tooltip("column:N", title=titles["column"]),
            alt.Tooltip("text:N", title=titles["value"]),
        ],
    )
    scale = alt.Scale(domain=[-highest, 0, highest], range="diverging", interpolate="rgb")
    rectangles = base.mark_rect().encode(color=alt.Color("heat:Q", legend=None, scale=scale))
    return to_spec(rectangles + base.mark_text(style="heat").encode(text="text:N"), ROW_HEIGHT * len(order))


def histogram(values: Sequence[int], titles: Mapping[str, str]) -> Spec:
    """Draw how often values occurred. Titles: `value`, `count`."""
    alt = altair()
    width = max(1, ceil((max(values) + 1 - min(values)) / MAX_BINS))
    counts: dict[int, int] = {}  # counted here and not by Vega, so that the page does not contain every game
    for value in values:
        counts[value // width] = counts.get(value // width, 0) + 1
    data = [
        {"low": width * bin_, "high": width * (bin_ + 1), "count": count, "range": f"{width * bin_}–{width * (bin_ + 1) - 1}"}
        for bin_, count in sorted(counts.items())
    ]
    chart = (
        alt.Chart(alt.Data(values=data))
        .mark_bar()
        .encode(
            x=alt.X("low:Q", bin="binned", title=titles["value"], scale=alt.Scale(zero=False)),
            x2="high:Q",
            y=alt.Y("count:Q", title=titles["count"], axis=alt.Axis(tickMinStep=1, tickCount=5)),
            tooltip=[alt.Tooltip("range:N", title=titles["value"]), alt.Tooltip("count:Q", title=titles["count"])],
        )
    )
    return to_spec(chart, 5 * ROW_HEIGHT)


def line_chart(points: Sequence[Point], titles: Mapping[str, str], percent: bool = False) -> Spec:
    """Draw one line for each name. Titles: `x`, `value`, `name`."""
    alt = altair()
    several = len({point.name for point in points}) > 1
    base = alt.Chart(alt.Data(values=[asdict(point) for point in points])).encode(
        x=alt.X("x:Q", title=titles["x"], axis=alt.Axis(tickCount=6, format="~s")),
        y=alt.Y("value:Q", title=titles["value"], axis=alt.Axis(tickCount=5, format="%" if percent else "~s")),
        color=alt.Color("name:N", title=None, legend=alt.Legend(orient="bottom") if several else None),
        tooltip=[
            alt.Tooltip("name:N", title=titles["name"]),
            alt.Tooltip("x:Q", title=titles["x"], format=","),
            alt.Tooltip("text:N", title=titles["value"]),
        ],
    )
    return to_spec(base.mark_line(point=True), 6 * ROW_HEIGHT)
