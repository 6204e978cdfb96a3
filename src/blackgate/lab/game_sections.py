"""The report's sections on everything but cards: turn order, length, and the topics of `lab/topics.py`."""

from typing import Any

from blackgate.arena.html_page import Figure, Section, Table
from blackgate.lab import charts
from blackgate.lab.game_lengths import QUANTILES, Lengths
from blackgate.lab.summary import of_seats
from blackgate.lab.report_context import Teller, mark
from blackgate.lab.report_topics import Stack, Topic


# --- turn order -----------------------------------------------------------------------------------
def seats(teller: Teller) -> Section:
    """Whether it matters when one's first turn comes."""
    say, words = teller.say, teller.words
    rows = [seat_row(teller, players, order, pack) for players, order, pack in every_seat(teller)]
    contents: list[Figure | Table] = []
    if rows:
        figures = teller.summary(
            (f"{words.players(int(row['players']))}, {row['name']}", f"{row['told']} ({row['span']})") for row in rows
        )
        titles = {
            "players": say("lab-column-players"),
            "name": say("lab-column-order"),
            "told": say("lab-column-gang-above_fair"),
        }
        spec = charts.seats(
            rows,
            teller.packs,
            titles | {"span": say("arena-column-interval"), "pack": say("arena-setting-pack")},
            say("lab-points"),
        )
        contents.append(Figure(spec, say("lab-seats-alt", figures=figures)))
    headings = [say("lab-column-order"), *(words.players(players) for players in teller.counts)]
    body = [
        [words.name("seat", str(order)), *(seat_cell(teller, players, order) for players in teller.counts)]
        for order in range(max(teller.counts))
    ]
    contents.append(Table(say("lab-seats-caption"), headings, body))
    told = [say("lab-seats-words"), *([] if teller.findings.compared else [of_seats(teller)])]
    return Section(say("lab-seats"), told, contents)


def every_seat(teller: Teller) -> list[tuple[int, int, int]]:
    """Player count, place in the turn order, pack."""
    found = [(n, order, pack) for n in teller.counts for order in range(n) for pack in range(len(teller.packs))]
    return [(n, order, pack) for n, order, pack in found if teller.get(f"seat/{order}/above_fair", n, pack) is not None]


def seat_row(teller: Teller, players: int, order: int, pack: int) -> dict[str, Any]:
    """One dot of the chart."""
    figure = f"seat/{order}/above_fair"
    found = teller.get(figure, players, pack)
    low, high = (found.interval if found else None) or (None, None)
    return {
        "players": str(players),
        "offset": order * len(teller.packs) + pack - (players * len(teller.packs) - 1) / 2,
        "number": str(order + 1),
        "name": teller.words.name("seat", str(order)),
        "pack": teller.packs[pack],
        "value": found.value if found else None,
        "low": low,
        "high": high,
        "foot": low if low is not None else found.value if found else None,
        "told": teller.told(figure, players, pack),
        "span": teller.span(figure, players, pack),
    }


def seat_cell(teller: Teller, players: int, order: int) -> str:
    """A value with its interval, or two packs' values."""
    figure = f"seat/{order}/above_fair"
    if order >= players:
        return ""
    if teller.findings.compared:
        return teller.both(figure, players)
    return f"{teller.told(figure, players)} ({teller.span(figure, players)}) {mark(teller.get(figure, players))}".rstrip()


# --- length ---------------------------------------------------------------------------------------
def lengths(teller: Teller) -> Section:
    """How long games take."""
    say, tell = teller.say, teller.words.figures
    rows: list[dict[str, Any]] = []
    body: list[list[str]] = []
    for players in teller.counts:
        for number, pack in enumerate(teller.findings.packs):
            label, total = bar_label(teller, players, number), pack.parts[players].total
            found = Lengths.of(total, players)
            quantiles = list(found.quantiles.values()) if found else []
            told = (
                [tell.decimal(value) for value in (found.mean, found.spread, *quantiles)]
                if found
                else ["–"] * (2 + len(QUANTILES))
            )
            body.append([label, tell.whole(total["games"]), tell.whole(total["stopped"]), *told])
            if found:
                box = dict(zip(("least", "low", "median", "high", "most"), quantiles, strict=True))
                rows.append({"name": label, "told": tell.decimal(found.quantiles[0.5]), **box})
    headings = [say(f"lab-column-{what}") for what in ("players", "games", "stopped", "mean", "spread")]
    headings += [say("lab-column-quantile", percent=round(100 * share)) for share in QUANTILES]
    contents: list[Figure | Table] = []
    if rows:
        figures = teller.summary((row["name"], row["told"]) for row in rows)
        titles = {"name": say("lab-column-players"), "told": say("lab-row-length-turns-per-player")}
        contents.append(Figure(charts.lengths(rows, titles), say("lab-length-alt", figures=figures)))
    contents.append(Table(say("lab-row-length-turns-per-player"), headings, body))
    return Section(say("lab-length"), [say("lab-length-words")], contents)


def bar_label(teller: Teller, players: int, pack: int) -> str:
    """A player count, and the pack where there are two."""
    told = teller.words.players(players)
    return f"{told} · {teller.packs[pack]}" if teller.findings.compared else told


# --- topics ---------------------------------------------------------------------------------------
def of_topic(teller: Teller, topic: Topic) -> Section | None:
    """Charts of parts and a table of figures; None if there is nothing to tell."""
    names = [name for name in teller.forms if name.startswith(topic.prefixes) and happened(teller, name)]
    if not names:
        return None
    say = teller.say
    headings = [say("lab-column-figure"), *(teller.words.players(players) for players in teller.counts)]
    rows = [[teller.words.row(name), *(teller.both(name, players) for players in teller.counts)] for name in names]
    contents: list[Figure | Table] = [figure for stack in topic.stacks if (figure := stacked(teller, stack)) is not None]
    contents.append(Table(say(f"lab-{topic.name}"), headings, rows))
    return Section(say(f"lab-{topic.name}"), [say(f"lab-{topic.name}-words")], contents)


def happened(teller: Teller, figure: str) -> bool:
    """Whether a figure is seen to be more than nothing anywhere."""
    nothing = ("–", teller.words.number(0, teller.forms[figure]))
    return any(
        teller.told(figure, players, pack) not in nothing for players in teller.counts for pack in range(len(teller.packs))
    )


def stacked(teller: Teller, stack: Stack) -> Figure | None:
    """A bar per player count and pack."""
    words = teller.words
    called = {
        name: words.name(*thing) if thing else words.row(name) for name, thing in stack.parts.items() if happened(teller, name)
    }
    rows = [
        {
            "name": bar_label(teller, players, number),
            "part": part,
            "place": place,
            "value": found.value,
            "told": teller.told(name, players, number),
        }
        for players in teller.counts
        for number in range(len(teller.packs))
        for place, (name, part) in enumerate(called.items())
        if (found := teller.get(name, players, number)) is not None
    ]
    if not rows:
        return None
    caption = teller.say(stack.caption)
    figures = teller.summary((f"{row['name']}, {row['part']}", str(row["told"])) for row in rows)
    titles = {
        "name": teller.say("lab-column-players"),
        "part": teller.say("lab-column-figure"),
        "told": teller.say("arena-column-value"),
    }
    spec = charts.stacked(rows, list(called.values()), titles)
    return Figure(spec, teller.say("lab-stacked-alt", what=caption, figures=figures), caption)
