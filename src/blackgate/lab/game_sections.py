"""Sections of the report on everything but cards: turn order, length, and the topics of `lab/report_topics.py`."""

from typing import Any

from blackgate.arena.html_page import Chart, Section, Table
from blackgate.lab import charts, summary
from blackgate.lab.game_lengths import QUANTILES, GameLengths
from blackgate.lab.report_context import ReportContext, arrow
from blackgate.lab.report_topics import StackedBars, Topic


# --- turn order -----------------------------------------------------------------------------------
def turn_order_section(context: ReportContext) -> Section:
    """Return the win rates by place in the turn order."""
    say, formatter = context.say, context.formatter
    headings = [say("lab-column-order"), *(formatter.players(players) for players in context.player_counts)]
    rows = [
        [formatter.name("seat", str(order)), *(turn_order_cell(context, players, order) for players in context.player_counts)]
        for order in range(max(context.player_counts))
    ]
    contents: list[Chart | Table] = [*turn_order_charts(context), Table(say("lab-seats-caption"), headings, rows)]
    paragraphs = [say("lab-seats-words"), *([] if context.results.compared else [summary.turn_order(context)])]
    return Section(say("lab-seats"), paragraphs, contents)


def turn_order_charts(context: ReportContext) -> list[Chart]:
    """Return the chart, if there is anything to show."""
    say = context.say
    rows = [turn_order_row(context, players, order, pack) for players, order, pack in measured_seats(context)]
    if not rows:
        return []
    values = context.list_values(
        (f"{context.formatter.players(int(row['players']))}, {row['name']}", f"{row['text']} ({row['interval']})") for row in rows
    )
    titles = {
        "players": say("lab-column-players"),
        "name": say("lab-column-order"),
        "text": say("lab-column-gang-above_fair"),
        "interval": say("arena-column-interval"),
        "pack": say("arena-setting-pack"),
    }
    spec = charts.seats(rows, context.packs, titles, say("lab-points"))
    return [Chart(spec, say("lab-seats-alt", figures=values))]


def measured_seats(context: ReportContext) -> list[tuple[int, int, int]]:
    """Return player count, place in the turn order and pack, where there is a value."""
    packs = range(len(context.packs))
    seats = [(players, order, pack) for players in context.player_counts for order in range(players) for pack in packs]
    return [seat for seat in seats if context.get(f"seat/{seat[1]}/above_fair", seat[0], seat[2]) is not None]


def turn_order_row(context: ReportContext, players: int, order: int, pack: int) -> dict[str, Any]:
    """Return one dot of the chart."""
    metric = f"seat/{order}/above_fair"
    found = context.get(metric, players, pack)
    low, high = (found.interval if found else None) or (None, None)
    return {
        "players": str(players),
        "offset": order * len(context.packs) + pack - (players * len(context.packs) - 1) / 2,
        "number": str(order + 1),
        "name": context.formatter.name("seat", str(order)),
        "pack": context.packs[pack],
        "value": found.value if found else None,
        "low": low,
        "high": high,
        "label_y": low if low is not None else found.value if found else None,
        "text": context.value(metric, players, pack),
        "interval": context.interval(metric, players, pack),
    }


def turn_order_cell(context: ReportContext, players: int, order: int) -> str:
    """Return a value with its interval, or the values of two packs."""
    metric = f"seat/{order}/above_fair"
    if order >= players:
        return ""
    if context.results.compared:
        return context.values(metric, players)
    mark = arrow(context.get(metric, players))
    return f"{context.value(metric, players)} ({context.interval(metric, players)}) {mark}".rstrip()


# --- length ---------------------------------------------------------------------------------------
def lengths_section(context: ReportContext) -> Section:
    """Return the length of games."""
    say, numbers = context.say, context.formatter.numbers
    boxes: list[dict[str, Any]] = []
    rows: list[list[str]] = []
    for players in context.player_counts:
        for number, pack in enumerate(context.results.packs):
            label, total = bar_label(context, players, number), pack.blocks[players].total
            lengths = GameLengths.from_counters(total, players)
            row = [label, numbers.integer(total["games"]), numbers.integer(total["stopped"])]
            if lengths is None:
                rows.append(row + ["–"] * (2 + len(QUANTILES)))
                continue
            quantiles = list(lengths.quantiles.values())
            rows.append(row + [numbers.decimal(value) for value in (lengths.mean, lengths.spread, *quantiles)])
            box = dict(zip(("least", "low", "median", "high", "most"), quantiles, strict=True))
            boxes.append({"name": label, "text": numbers.decimal(lengths.quantiles[0.5]), **box})
    headings = [say(f"lab-column-{column}") for column in ("players", "games", "stopped", "mean", "spread")]
    headings += [say("lab-column-quantile", percent=round(100 * share)) for share in QUANTILES]
    contents: list[Chart | Table] = []
    if boxes:
        values = context.list_values((box["name"], box["text"]) for box in boxes)
        titles = {"name": say("lab-column-players"), "text": say("lab-row-length-turns-per-player")}
        contents.append(Chart(charts.lengths(boxes, titles), say("lab-length-alt", figures=values)))
    contents.append(Table(say("lab-row-length-turns-per-player"), headings, rows))
    return Section(say("lab-length"), [say("lab-length-words")], contents)


def bar_label(context: ReportContext, players: int, pack: int) -> str:
    """Return a player count, with the pack where there are two."""
    label = context.formatter.players(players)
    return f"{label} · {context.packs[pack]}" if context.results.compared else label


# --- topics ---------------------------------------------------------------------------------------
def topic_section(context: ReportContext, topic: Topic) -> Section | None:
    """Return the charts of a topic and a table of its metrics, or None if all are 0."""
    metrics = [name for name in context.forms if name.startswith(topic.prefixes) and is_nonzero(context, name)]
    if not metrics:
        return None
    say = context.say
    headings = [say("lab-column-figure"), *(context.formatter.players(players) for players in context.player_counts)]
    rows = [
        [context.formatter.metric_name(name), *(context.values(name, players) for players in context.player_counts)]
        for name in metrics
    ]
    contents: list[Chart | Table] = [chart for bars in topic.charts if (chart := stacked_chart(context, bars)) is not None]
    contents.append(Table(say(f"lab-{topic.name}"), headings, rows))
    return Section(say(f"lab-{topic.name}"), [say(f"lab-{topic.name}-words")], contents)


def is_nonzero(context: ReportContext, metric: str) -> bool:
    """Return whether a metric is written as anything but 0 for some player count and pack."""
    empty = ("–", context.formatter.number(0, context.forms[metric]))
    return any(
        context.value(metric, players, pack) not in empty
        for players in context.player_counts
        for pack in range(len(context.packs))
    )


def stacked_chart(context: ReportContext, bars: StackedBars) -> Chart | None:
    """Return a chart with a bar per player count and pack, or None if there is nothing to show."""
    formatter = context.formatter
    labels = {
        name: formatter.name(*thing) if thing else formatter.metric_name(name)
        for name, thing in bars.parts.items()
        if is_nonzero(context, name)
    }
    rows = [
        {
            "name": bar_label(context, players, number),
            "part": part,
            "place": place,
            "value": found.value,
            "text": context.value(name, players, number),
        }
        for players in context.player_counts
        for number in range(len(context.packs))
        for place, (name, part) in enumerate(labels.items())
        if (found := context.get(name, players, number)) is not None
    ]
    if not rows:
        return None
    caption = context.say(bars.caption)
    values = context.list_values((f"{row['name']}, {row['part']}", str(row["text"])) for row in rows)
    titles = {
        "name": context.say("lab-column-players"),
        "part": context.say("lab-column-figure"),
        "text": context.say("arena-column-value"),
    }
    spec = charts.stacked_bars(rows, list(labels.values()), titles)
    return Chart(spec, context.say("lab-stacked-alt", what=caption, figures=values), caption)
