"""The lab's charts, as Vega-Lite: plain rows of data in, a spec out. Colours and width are the page's (`arena/html_page.py`)."""

from collections.abc import Mapping, Sequence
from typing import Any

from blackgate.arena.optional_libraries import need

Spec = dict[str, Any]
Rows = Sequence[dict[str, Any]]
Titles = Mapping[str, str]  # what the fields of a row are called when one points at it; "told" is the value
ROW = 30  # pixels for a card
BAR = 34  # for a bar
PAIR = 44  # for a card or bar of two packs


def altair() -> Any:
    """Altair, which takes a second to import."""
    return need("altair", "arena")


def finished(chart: Any, height: int) -> Spec:
    """A chart of some height."""
    spec: Spec = chart.properties(height=height).to_dict()
    return spec


def names(alt: Any, rows: Rows) -> Any:
    """Rows in the order of the data, whatever layer names them first."""
    order = list(dict.fromkeys(row["name"] for row in rows))
    return alt.Y("name:N", sort=order, title=None, axis=alt.Axis(domain=False, ticks=False, labelPadding=8, labelLimit=190))


def signed_axis(alt: Any, unit: str) -> Any:
    """Percentage points above or below something; `unit` is what they are called."""
    label = f"(datum.value > 0 ? '+' : '') + format(100 * datum.value, '.2~f') + '\u00a0{unit}'"
    return alt.Axis(labelExpr=label, tickCount=6)


def worth_axis(alt: Any, title: str, unit: str) -> Any:
    """Win rates above or below something."""
    return alt.X("value:Q", title=title, axis=signed_axis(alt, unit), scale=alt.Scale(zero=True, nice=True))


def tooltip(alt: Any, titles: Titles) -> list[Any]:
    """What is told when one points at a mark."""
    return [alt.Tooltip(f"{field}:N", title=title) for field, title in titles.items()]


def line_at(alt: Any, place: float, **style: Any) -> Any:
    """A line from top to bottom."""
    return alt.Chart(alt.Data(values=[{"value": place}])).mark_rule(**style).encode(x="value:Q")


def cards(rows: Rows, digits: Rows, judged: Sequence[str], average: float | None, titles: Titles, unit: str) -> Spec:
    """A card per row: a dot with its interval, coloured by how it is judged, and a small number for each player count.

    `judged` are the three judgements in words: strong, weak, unclear.
    """
    alt = altair()
    domain = [judged[0], judged[1], " ", "  ", "   ", judged[2]]  # the palette's last colour is grey
    axes = {"y": names(alt, rows), "x": worth_axis(alt, titles["told"], unit)}
    base = alt.Chart(alt.Data(values=list(rows))).encode(**axes, tooltip=tooltip(alt, titles))
    small = alt.Chart(alt.Data(values=list(digits))).encode(**axes)
    legend = alt.Legend(values=list(judged), columns=1)
    colour = alt.Color("judged:N", title=None, scale=alt.Scale(domain=domain, range="category"), legend=legend)
    layers = [line_at(alt, 0, style="fair")]
    layers += [] if average is None else [line_at(alt, average, style="quiet", strokeWidth=1.6)]
    layers.append(small.mark_text(style="quiet", fontSize=11, dy=-10).encode(text="players:N"))
    layers.append(base.mark_rule(style="interval").encode(x="low:Q", x2="high:Q"))
    layers.append(base.mark_circle(size=150, opacity=1).encode(color=colour))
    return finished(alt.layer(*layers), ROW * len(rows))


def cards_compared(rows: Rows, packs: Sequence[str], titles: Titles, unit: str) -> Spec:
    """A card per row, with a dot and an interval for each pack."""
    alt = altair()
    base = alt.Chart(alt.Data(values=list(rows))).encode(
        y=names(alt, rows),
        x=worth_axis(alt, titles["told"], unit),
        yOffset=alt.YOffset("pack:N", sort=list(packs)),
        tooltip=tooltip(alt, titles),
    )
    line = base.mark_rule(style="interval", strokeWidth=1.6).encode(x="low:Q", x2="high:Q")
    dot = base.mark_circle(size=110, opacity=1).encode(color=alt.Color("pack:N", title=None, sort=list(packs)))
    return finished(alt.layer(line_at(alt, 0, style="fair"), line, dot), PAIR * len({row["name"] for row in rows}))


def seats(rows: Rows, packs: Sequence[str], titles: Titles, unit: str) -> Spec:
    """Groups of player counts: in each a dot with its interval per place in the turn order; two packs in two colours."""
    alt = altair()
    widest = max(abs(row["offset"]) for row in rows) + 1
    axis = alt.Axis(labelAngle=0, domain=False, ticks=False, labelPadding=8)
    base = alt.Chart(alt.Data(values=list(rows))).encode(
        x=alt.X("players:N", sort=None, title=titles["players"], axis=axis),
        xOffset=alt.XOffset("offset:Q", scale=alt.Scale(domain=[-widest, widest])),
        tooltip=tooltip(alt, titles),
    )
    line = base.mark_rule(style="interval").encode(
        y=alt.Y("low:Q", title=titles["told"], axis=signed_axis(alt, unit)), y2="high:Q"
    )
    colour = {"color": alt.Color("pack:N", title=None, sort=list(packs))} if len(packs) > 1 else {}
    dot = base.mark_circle(size=110, opacity=1).encode(y="value:Q", **colour)
    words = base.mark_text(style="quiet", dy=14).encode(y="foot:Q", text="number:N")
    fair = alt.Chart(alt.Data(values=[{"value": 0}])).mark_rule(style="fair").encode(y="value:Q")
    return finished(alt.layer(fair, line, dot, words), 260)


def lengths(rows: Rows, titles: Titles) -> Spec:
    """A box per row: nine games in ten, half of the games, the median."""
    alt = altair()
    base = alt.Chart(alt.Data(values=list(rows))).encode(y=names(alt, rows), tooltip=tooltip(alt, titles))
    axis = {"title": titles["told"], "scale": alt.Scale(zero=True, nice=True), "axis": alt.Axis(tickCount=6)}
    line = base.mark_rule(style="interval").encode(x=alt.X("least:Q", **axis), x2="most:Q")
    box = base.mark_bar(size=16, opacity=1).encode(x="low:Q", x2="high:Q")
    mark = base.mark_tick(style="interval", thickness=3, size=20).encode(x="median:Q")
    return finished(alt.layer(line, box, mark), BAR * len(rows))


def stacked(rows: Rows, parts: Sequence[str], titles: Titles) -> Spec:
    """A bar per row, made of parts that add up to all of it."""
    alt = altair()
    legend = alt.Legend(columns=2)
    base = alt.Chart(alt.Data(values=list(rows))).encode(
        y=names(alt, rows),
        x=alt.X("value:Q", stack="normalize", title=None, axis=alt.Axis(format="%", tickCount=5)),
        color=alt.Color("part:N", title=None, sort=list(parts), scale=alt.Scale(domain=list(parts)), legend=legend),
        order=alt.Order("place:Q"),
        tooltip=tooltip(alt, titles),
    )
    return finished(base.mark_bar(size=20), BAR * len({row["name"] for row in rows}))
