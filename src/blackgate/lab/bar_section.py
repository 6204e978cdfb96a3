"""The section of the report on the bars of `lab/bars.py`, and the same as sentences for the terminal."""

from blackgate.arena.html_page import Section, Table
from blackgate.lab.bars import MEDIAN, Figure, JudgedBar, judged_bars
from blackgate.lab.metrics import NUMBER
from blackgate.lab.report_context import ReportContext

COLUMNS = ("name", "players", "range", "measured", "verdict", "missed")


def section(context: ReportContext) -> Section | None:
    """Return a table of all bars, or None if no bar is for these player counts."""
    tables = [
        Table(label, [context.say(f"lab-bar-column-{column}") for column in COLUMNS], rows)
        for number, label in enumerate(context.packs)
        if (rows := bar_rows(context, number))
    ]
    return Section(context.say("lab-bars"), [context.say("lab-bars-words")], tables) if tables else None


def sentences(context: ReportContext) -> list[str]:
    """Return how many bars each pack meets, and one line for each bar that it misses."""
    lines: list[str] = []
    for number, label in enumerate(context.packs):
        judged = judged_bars(context.results.packs[number])
        met = sum(one.met for one in judged)
        lines += [context.say("lab-bars-met", pack=label, met=met, all=len(judged))] if judged else []
        for one in judged:
            if not one.met:
                cells = bar_row(context, one, number)
                words = {"name": cells[0], "players": cells[1], "range": cells[2], "missed": cells[5]}
                lines.append(context.say("lab-bar-missed", **words))
    return lines


def bar_rows(context: ReportContext, pack: int) -> list[list[str]]:
    """Return a row for each bar."""
    return [bar_row(context, one, pack) for one in judged_bars(context.results.packs[pack])]


def bar_row(context: ReportContext, judged: JudgedBar, pack: int) -> list[str]:
    """Return the cells of a bar: its name, player count, range, measured range, verdict, and what misses it."""
    formatter, bar = context.formatter, judged.bar
    form = form_of(context, judged.figures[0])
    low, high = (min, max) if len(judged.figures) > 1 else (min, min)
    ends = [pick(judged.figures, key=lambda figure: figure.estimate.value) for pick in (low, high)]
    measured = [figure_text(context, figure, len(judged.figures) > 1) for figure in dict.fromkeys(ends)]
    bound = formatter.number(bar.low, form)
    wanted = (
        context.say("lab-bar-least", low=bound)
        if bar.high is None
        else context.say("lab-span", low=bound, high=formatter.number(bar.high, form))
    )
    return [
        context.say(f"lab-bar-{bar.name}"),
        formatter.players(judged.players),
        wanted,
        " · ".join(measured),
        context.say("lab-bar-yes" if judged.met else "lab-bar-no"),
        ", ".join(figure_text(context, figure, len(judged.figures) > 1) for figure in judged.missed),
    ]


def figure_text(context: ReportContext, figure: Figure, named: bool) -> str:
    """Return a value with its interval, and whose it is."""
    form = form_of(context, figure)
    interval = context.formatter.interval(figure.estimate.interval, form)
    value = f"{context.formatter.number(figure.estimate.value, form)} ({interval})"
    group, identifier, *_ = figure.metric.split("/")
    return f"{context.formatter.name(group, identifier)} {value}" if named else value


def form_of(context: ReportContext, figure: Figure) -> str:
    """Return how the value of a bar is written."""
    return NUMBER if figure.metric == MEDIAN else context.forms[figure.metric]
