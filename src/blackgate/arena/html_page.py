"""A report as one HTML file: it opens without a network, in light and dark, on a phone, and with a screen reader.

    page("Title", "What it is about.", [Section("Heading", ["Some words."], [Figure(spec, "what it shows"), Table(...)])])

Charts are Vega-Lite specs (`altair_chart.to_dict()`) without width and colours: they fill the page and follow its light.
Marks with a style of `STYLES` get the colours that belong to it. Each chart has its text alternative, and the figures
themselves belong into a table. Everything a caller gives is text and nothing else: no markup gets through.
"""

import base64
import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any

from blackgate.arena.optional_libraries import need
from blackgate.texts import say

HERE = Path(__file__).parent
# A number, a range or a change, with its unit (pp, pt, PP: percentage points), or none.
FIGURE = re.compile(r"(?=.*\d)[-−+±<>≤≥\d\s.,:–…→%()▲▼]+((ms|s|pp|pt|PP)[\s▲▼]*)?|–|")
VEGA_LITE = re.compile(r"/v(\d+\.\d+)")
STYLES = ("fair", "interval", "quiet", "heat")  # a reference line, an interval's line, small words, words on a heat map


@dataclass(frozen=True)
class Figure:
    """A chart: its Vega-Lite spec, in a sentence what it shows, and a caption."""

    spec: Mapping[str, Any]
    alternative: str
    caption: str = ""


@dataclass(frozen=True)
class Table:
    """Rows under headings; the first cell names its row."""

    caption: str
    headings: Sequence[str]
    rows: Sequence[Sequence[object]]


@dataclass(frozen=True)
class Section:
    """A heading, some words, and what there is to see."""

    heading: str
    words: Sequence[str] = ()
    contents: Sequence[Figure | Table] = field(default_factory=tuple)


def page(title: str, lead: str, sections: Sequence[Section], lang: str = "en", footer: str = "") -> str:
    """All sections as one HTML file that needs no network: style, script and data are inside."""
    figures = [one for section in sections for one in section.contents if isinstance(one, Figure)]
    code = script(versions(figures)) if figures else ""
    told = "".join(section_html(number, section, lang) for number, section in enumerate(sections, start=1))
    return PAGE.format(
        lang=escape(lang),
        policy=policy(code),
        title=escape(title),
        style=(HERE / "html_page.css").read_text(encoding="utf-8"),
        lead=escape(lead),
        contents=contents_html(sections, lang),
        sections=told,
        footer=f"<footer>{escape(footer)}</footer>" if footer else "",
        lights=data_html("lights", json.loads((HERE / "chart_themes.json").read_text(encoding="utf-8"))) if figures else "",
        script=f"<script>{code}</script>" if code else "",
    )


# The policy lets the browser run our one script, known by its hash, and load nothing from anywhere.
PAGE = """<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title} · Blackgate</title>
<style>
{style}</style>
</head>
<body>
<header>
<p class="house" translate="no">Blackgate</p>
<h1>{title}</h1>
<p class="lead">{lead}</p>
{contents}</header>
<main>
{sections}</main>
{footer}
{lights}
{script}
</body>
</html>
"""


def policy(code: str) -> str:
    """What the page may do: nothing but run this very script and draw."""
    digest = base64.b64encode(hashlib.sha256(code.encode()).digest()).decode()
    run = f"'sha256-{digest}'" if code else "'none'"
    return f"default-src 'none'; script-src {run}; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"


def contents_html(sections: Sequence[Section], lang: str) -> str:
    """Where to find what, if there is enough of it to get lost."""
    if len(sections) < 4:
        return ""
    rows = "".join(f'<li><a href="#part-{i}">{escape(one.heading)}</a></li>' for i, one in enumerate(sections, start=1))
    return f'<nav aria-label="{escape(say(lang, "page-contents"))}"><ol>{rows}</ol></nav>\n'


def section_html(number: int, section: Section, lang: str) -> str:
    """A heading, its words, its charts and its tables."""
    words = "".join(f"<p>{escape(one)}</p>\n" for one in section.words)
    shown = "".join(
        figure_html(f"chart-{number}-{place}", one, lang) if isinstance(one, Figure) else table_html(one, section.heading)
        for place, one in enumerate(section.contents, start=1)
    )
    return f'<section id="part-{number}">\n<h2>{escape(section.heading)}</h2>\n{words}{shown}</section>\n'


def figure_html(name: str, figure: Figure, lang: str) -> str:
    """A chart's place and its spec; the script draws it there."""
    caption = f"<figcaption>{escape(figure.caption)}</figcaption>" if figure.caption else ""
    without = f"<noscript><p>{escape(say(lang, 'page-no-script'))}</p></noscript>"
    place = f'<div class="chart" id="{name}" role="img" aria-label="{escape(figure.alternative)}"></div>'
    return f"<figure>{place}{without}{caption}</figure>\n{data_html(f'{name}-spec', figure.spec)}\n"


def table_html(table: Table, heading: str) -> str:
    """A table in a frame of its own, which can be scrolled sideways on a small screen, by keyboard too.

    A caption that only repeats the section's heading is for those who hear the table.
    """
    rows = [[str(cell) for cell in row] for row in table.rows]
    figures = [all(FIGURE.fullmatch(cell) for cell in column) for column in zip(*rows, strict=True)] or [False] * len(
        table.headings
    )
    marks = [' class="figure"' if one and place else "" for place, one in enumerate(figures)]
    head = "".join(f'<th scope="col"{mark}>{escape(one)}</th>' for mark, one in zip(marks, table.headings, strict=True))
    body = "".join(row_html(row, marks) for row in rows)
    caption, heard = escape(table.caption), ' class="heard"' if table.caption == heading else ""
    return (
        f'<div class="frame" role="region" tabindex="0" aria-label="{caption}"><table><caption{heard}>{caption}</caption>'
        f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>\n"
    )


def row_html(row: Sequence[str], marks: Sequence[str]) -> str:
    """The first cell is the row's heading; columns of figures are set like figures."""
    cells = "".join(f"<td{mark}>{escape(one)}</td>" for mark, one in zip(marks[1:], row[1:], strict=True))
    return f'<tr><th scope="row">{escape(row[0])}</th>{cells}</tr>'


def data_html(name: str, data: object) -> str:
    """Data for the script. Inside a script element nothing is unescaped, so no < may stand there at all."""
    text = json.dumps(data, ensure_ascii=False).replace("<", "\\u003c")
    return f'<script type="application/json" id="{name}">{text}</script>'


def versions(figures: Sequence[Figure]) -> str:
    """The Vega-Lite the charts were written for, as in their $schema."""
    found = {match[1] for one in figures if (match := VEGA_LITE.search(str(one.spec.get("$schema", ""))))}
    return max(found, default="")


@lru_cache(maxsize=2)
def script(version: str) -> str:
    """Vega, Vega-Lite and a few lines of ours, in one piece."""
    converter: Any = need("vl_convert", "arena")
    ours = (HERE / "html_page.js").read_text(encoding="utf-8")
    version = version if version in converter.get_vegalite_versions() else ""
    bundle: str = converter.javascript_bundle(ours, **({"vl_version": version} if version else {}))
    return re.sub("</(script)", r"<\\/\1", bundle, flags=re.IGNORECASE)  # would end the script; only strings can hold it
