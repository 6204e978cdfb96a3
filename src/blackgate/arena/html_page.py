"""Render a report as one HTML file that works offline, in light and dark, on a phone, and with a screen reader.

    render_page("Title", "Introduction.", [Section("Heading", ["A paragraph."], [Chart(spec, "what it shows"), Table(...)])])

Charts are Vega-Lite specs (`altair_chart.to_dict()`) without width and colours: they fill the page and follow its theme.
Marks with a style of `STYLES` get the colours of that style. Every chart has an alternative text, and its numbers belong into
a table as well. All texts are escaped: no markup of a caller gets into the page.
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

from blackgate.optional_libraries import import_library
from blackgate.texts import say

HERE = Path(__file__).parent
# A number, a range or a change, with its unit (pp, pt, PP: percentage points); or an empty cell.
NUMERIC_CELL = re.compile(r"(?=.*\d)[-−+±<>≤≥\d\s.,:–…→%()▲▼]+((ms|s|pp|pt|PP)[\s▲▼]*)?|–|")
VEGA_LITE_VERSION = re.compile(r"/v(\d+\.\d+)")
STYLES = ("fair", "interval", "quiet", "heat")  # a reference line, an interval's line, small text, text on a heat map
MIN_SECTIONS_WITH_CONTENTS = 4


@dataclass(frozen=True)
class Chart:
    """A chart: its Vega-Lite spec, an alternative text that says what it shows, and a caption."""

    spec: Mapping[str, Any]
    alternative: str
    caption: str = ""


@dataclass(frozen=True)
class Table:
    """Rows under headings; the first cell of a row is the row's heading."""

    caption: str
    headings: Sequence[str]
    rows: Sequence[Sequence[object]]


@dataclass(frozen=True)
class Section:
    """A heading, paragraphs, charts and tables."""

    heading: str
    paragraphs: Sequence[str] = ()
    contents: Sequence[Chart | Table] = field(default_factory=tuple)


def render_page(title: str, lead: str, sections: Sequence[Section], lang: str = "en", footer: str = "") -> str:
    """Return all sections as one HTML file, with style, script and data inside."""
    charts = [one for section in sections for one in section.contents if isinstance(one, Chart)]
    code = script(vega_lite_version(charts)) if charts else ""
    themes = data_html("themes", json.loads((HERE / "chart_themes.json").read_text(encoding="utf-8"))) if charts else ""
    return TEMPLATE.format(
        lang=escape(lang),
        policy=content_security_policy(code),
        title=escape(title),
        style=(HERE / "html_page.css").read_text(encoding="utf-8"),
        lead=escape(lead),
        contents=contents_html(sections, lang),
        sections="".join(section_html(number, section, lang) for number, section in enumerate(sections, start=1)),
        footer=f"<footer>{escape(footer)}</footer>" if footer else "",
        themes=themes,
        script=f"<script>{code}</script>" if code else "",
    )


TEMPLATE = """<!doctype html>
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
<p class="stamp" translate="no">Blackgate</p>
<h1>{title}</h1>
<p class="lead">{lead}</p>
{contents}</header>
<main>
{sections}</main>
{footer}
{themes}
{script}
</body>
</html>
"""


def content_security_policy(code: str) -> str:
    """Return a policy under which the browser runs only this script, known by its hash, and loads nothing."""
    digest = base64.b64encode(hashlib.sha256(code.encode()).digest()).decode()
    source = f"'sha256-{digest}'" if code else "'none'"
    return (
        f"default-src 'none'; script-src {source}; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"
    )


def contents_html(sections: Sequence[Section], lang: str) -> str:
    """Return a table of contents, if there are enough sections for one."""
    if len(sections) < MIN_SECTIONS_WITH_CONTENTS:
        return ""
    rows = "".join(f'<li><a href="#part-{i}">{escape(one.heading)}</a></li>' for i, one in enumerate(sections, start=1))
    return f'<nav aria-label="{escape(say(lang, "page-contents"))}"><ol>{rows}</ol></nav>\n'


def section_html(number: int, section: Section, lang: str) -> str:
    """Return a section with its paragraphs, charts and tables."""
    paragraphs = "".join(f"<p>{escape(one)}</p>\n" for one in section.paragraphs)
    contents = "".join(
        chart_html(f"chart-{number}-{place}", one, lang) if isinstance(one, Chart) else table_html(one, section.heading)
        for place, one in enumerate(section.contents, start=1)
    )
    return f'<section id="part-{number}">\n<h2>{escape(section.heading)}</h2>\n{paragraphs}{contents}</section>\n'


def chart_html(name: str, chart: Chart, lang: str) -> str:
    """Return the element in which the script draws a chart, and the chart's spec."""
    caption = f"<figcaption>{escape(chart.caption)}</figcaption>" if chart.caption else ""
    fallback = f"<noscript><p>{escape(say(lang, 'page-no-script'))}</p></noscript>"
    element = f'<div class="chart" id="{name}" role="img" aria-label="{escape(chart.alternative)}"></div>'
    return f"<figure>{element}{fallback}{caption}</figure>\n{data_html(f'{name}-spec', chart.spec)}\n"


def table_html(table: Table, heading: str) -> str:
    """Return a table in a frame that scrolls sideways on a small screen, by keyboard too.

    A caption that only repeats the section's heading is visible to screen readers only.
    """
    rows = [[str(cell) for cell in row] for row in table.rows]
    numeric = [all(NUMERIC_CELL.fullmatch(cell) for cell in column) for column in zip(*rows, strict=True)]
    numeric = numeric or [False] * len(table.headings)
    classes = [' class="number"' if one and place else "" for place, one in enumerate(numeric)]
    head = "".join(f'<th scope="col"{name}>{escape(one)}</th>' for name, one in zip(classes, table.headings, strict=True))
    body = "".join(row_html(row, classes) for row in rows)
    caption, hidden = escape(table.caption), ' class="screen-reader"' if table.caption == heading else ""
    return (
        f'<div class="frame" role="region" tabindex="0" aria-label="{caption}"><table><caption{hidden}>{caption}</caption>'
        f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>\n"
    )


def row_html(row: Sequence[str], classes: Sequence[str]) -> str:
    """Return a table row; its first cell is a heading, and numeric columns have a class."""
    cells = "".join(f"<td{name}>{escape(one)}</td>" for name, one in zip(classes[1:], row[1:], strict=True))
    return f'<tr><th scope="row">{escape(row[0])}</th>{cells}</tr>'


def data_html(name: str, data: object) -> str:
    """Return data for the script. A script element is not unescaped, so its text must not contain any `<`."""
    text = json.dumps(data, ensure_ascii=False).replace("<", "\\u003c")
    return f'<script type="application/json" id="{name}">{text}</script>'


def vega_lite_version(charts: Sequence[Chart]) -> str:
    """Return the Vega-Lite version of the charts, from their $schema."""
    found = {match[1] for one in charts if (match := VEGA_LITE_VERSION.search(str(one.spec.get("$schema", ""))))}
    return max(found, default="")


@lru_cache(maxsize=2)
def script(version: str) -> str:
    """Return Vega, Vega-Lite and our own script as one bundle."""
    converter: Any = import_library("vl_convert", "arena")
    own_script = (HERE / "html_page.js").read_text(encoding="utf-8")
    version = version if version in converter.get_vegalite_versions() else ""
    bundle: str = converter.javascript_bundle(own_script, **({"vl_version": version} if version else {}))
    # "</script" would end the script element; it can only occur in strings.
    return re.sub("</(script)", r"<\\/\1", bundle, flags=re.IGNORECASE)
