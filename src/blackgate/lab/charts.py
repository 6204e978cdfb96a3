"""Charts of the lab: each function takes rows of data and returns a Vega-Lite spec.

The page sets colours and width (`arena/html_page.py`).
"""

from collections.abc import Mapping, Sequence
from typing import Any

from blackgate.arena.charts import Spec, altair, to_spec

Rows = Sequence[dict[str, Any]]
Titles = Mapping[str, str]  # titles of the fields of a row in its tooltip; "text" is the value
# Heights in pixels.
CARD_HEIGHT = 30
BAR_HEIGHT = 34
CARD_HEIGHT_COMPARED = 44
SEATS_HEIGHT = 260


def names_axis(alt: Any, rows: Rows) -> Any:
    """Return an axis of the rows' names in the order of the data, in whichever layer they come first."""
    order = list(dict.fromkeys(row["name"] for row in rows))
    return alt.Y("name:N", sort=order, title=None, axis=alt.Axis(domain=False, ticks=False, labelPadding=8, labelLimit=190))


def signed_axis(alt: Any, unit: str) -> Any:
    """Return an axis of percentage points with their sign; `unit` is their name."""
    label = f"(datum.value > 0 ? '+' : '') + format(100 * datum.value, '.2~f') + '\u00a0{unit}'"
    return alt.Axis(labelExpr=label, tickCount=6)


def points_axis(alt: Any, title: str, unit: str) -> Any:
    """Return the horizontal axis of win rates above or below the fair share or the average."""
    return alt.X("value:Q", title=title, axis=signed_axis(alt, unit), scale=alt.Scale(zero=True, nice=True))


def tooltip(alt: Any, titles: Titles) -> list[Any]:
    """Return the tooltip of a mark."""
    return [alt.Tooltip(f"{field}:N", title=title) for field, title in titles.items()]


def vertical_line(alt: Any, value: float, **style: Any) -> Any:
    return alt.Chart(alt.Data(values=[{"value": value}])).mark_rule(**style).encode(x="value:Q")


def cards(rows: Rows, player_counts: Rows, verdicts: Sequence[str], average: float | None, titles: Titles, unit: str) -> Spec:
    """Draw a card per row: a dot with its interval, coloured by its verdict, and a small number for each player count.

    `verdicts` are the texts of the three verdicts: strong, weak, unclear.
    """
    alt = altair()
    domain = [verdicts[0], verdicts[1], " ", "  ", "   ", verdicts[2]]  # the palette's last colour is grey
    axes = {"y": names_axis(alt, rows), "x": points_axis(alt, titles["text"], unit)}
    base = alt.Chart(alt.Data(values=list(rows))).encode(**axes, tooltip=tooltip(alt, titles))
    small = alt.Chart(alt.Data(values=list(player_counts))).encode(**axes)
    legend = alt.Legend(values=list(verdicts), columns=1)
    colour = alt.Color("verdict:N", title=None, scale=alt.Scale(domain=domain, range="category"), legend=legend)
    layers = [vertical_line(alt, 0, style="fair")]
    layers += [] if average is None else [vertical_line(alt, average, style="quiet", strokeWidth=1.6)]
    layers.append(small.mark_text(style="quiet", fontSize=11, dy=-10).encode(text="players:N"))
    layers.append(base.mark_rule(style="interval").encode(x="low:Q", x2="high:Q"))
    layers.append(base.mark_circle(size=150, opacity=1).encode(color=colour))
    return to_spec(alt.layer(*layers), CARD_HEIGHT * len(rows))


def cards_compared(rows: Rows, packs: Sequence[str], titles: Titles, unit: str) -> Spec:
    """Draw a card per row, with a dot and an interval for each pack."""
    alt = altair()
    base = alt.Chart(alt.Data(values=list(rows))).encode(
        y=names_axis(alt, rows),
        x=points_axis(alt, titles["text"], unit),
        yOffset=alt.YOffset("pack:N", sort=list(packs)),
        tooltip=tooltip(alt, titles),
    )
    line = base.mark_rule(style="interval", strokeWidth=1.6).encode(x="low:Q", x2="high:Q")
    dot = base.mark_circle(size=110, opacity=1).encode(color=alt.Color("pack:N", title=None, sort=list(packs)))
    return to_spec(
        alt.layer(vertical_line(alt, 0, style="fair"), line, dot), CARD_HEIGHT_COMPARED * len({row["name"] for row in rows})
    )


def seats(rows: Rows, packs: Sequence[str], titles: Titles, unit: str) -> Spec:
    """Draw a group per player count, with a dot and an interval per place in the turn order; two packs in two colours."""
    alt = altair()
    widest = max(abs(row["offset"]) for row in rows) + 1
    axis = alt.Axis(labelAngle=0, domain=False, ticks=False, labelPadding=8)
    base = alt.Chart(alt.Data(values=list(rows))).encode(
        x=alt.X("players:N", sort=None, title=titles["players"], axis=axis),
        xOffset=alt.XOffset("offset:Q", scale=alt.Scale(domain=[-widest, widest])),
        tooltip=tooltip(alt, titles),
    )
    line = base.mark_rule(style="interval").encode(
        y=alt.Y("low:Q", title=titles["text"], axis=signed_axis(alt, unit)), y2="high:Q"
    )
    colour = {"color": alt.Color("pack:N", title=None, sort=list(packs))} if len(packs) > 1 else {}
    dot = base.mark_circle(size=110, opacity=1).encode(y="value:Q", **colour)
    labels = base.mark_text(style="quiet", dy=14).encode(y="label_y:Q", text="number:N")
    fair = alt.Chart(alt.Data(values=[{"value": 0}])).mark_rule(style="fair").encode(y="value:Q")
    return to_spec(alt.layer(fair, line, dot, labels), SEATS_HEIGHT)


def lengths(rows: Rows, titles: Titles) -> Spec:
    """Draw a box per row: the range of nine games in ten, the range of half of the games, the median."""
    alt = altair()
    base = alt.Chart(alt.Data(values=list(rows))).encode(y=names_axis(alt, rows), tooltip=tooltip(alt, titles))
    axis = {"title": titles["text"], "scale": alt.Scale(zero=True, nice=True), "axis": alt.Axis(tickCount=6)}
    line = base.mark_rule(style="interval").encode(x=alt.X("least:Q", **axis), x2="most:Q")
    box = base.mark_bar(size=16, opacity=1).encode(x="low:Q", x2="high:Q")
    mark = base.mark_tick(style="interval", thickness=3, size=20).encode(x="median:Q")
    return to_spec(alt.layer(line, box, mark), BAR_HEIGHT * len(rows))


def stacked_bars(rows: Rows, parts: Sequence[str], titles: Titles) -> Spec:
    """Draw a bar per row, made of parts that add up to the whole."""
    alt = altair()
    legend = alt.Legend(columns=2)
    base = alt.Chart(alt.Data(values=list(rows))).encode(
        y=names_axis(alt, rows),
        x=alt.X("value:Q", stack="normalize", title=None, axis=alt.Axis(format="%", tickCount=5)),
        color=alt.Color("part:N", title=None, sort=list(parts), scale=alt.Scale(domain=list(parts)), legend=legend),
        order=alt.Order("place:Q"),
        tooltip=tooltip(alt, titles),
    )
    return to_spec(base.mark_bar(size=20), BAR_HEIGHT * len({row["name"] for row in rows}))
