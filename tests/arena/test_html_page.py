"""Reports: one file without network requests, escaped, and readable with a screen reader."""

import base64
import hashlib
import json
import re
from html.parser import HTMLParser
from typing import Any

import pytest
import vl_convert

from blackgate.arena import charts
from blackgate.arena.html_page import HERE, STYLES, Chart, Section, Table, render_page
from blackgate.arena.report import display_names, render_report
from blackgate.arena.results import summarize
from testkit.arena.match_results import game, won_by

EVIL = '</script><script>alert("x")</script><img src=x onerror=alert(1)>&amp;"\''
THEMES: dict[str, Any] = json.loads((HERE / "chart_themes.json").read_text(encoding="utf-8"))


class Reader(HTMLParser):
    """Parses a page: elements with their attributes, the text of each script, and all other text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.scripts: list[tuple[dict[str, str | None], str]] = []
        self.words: list[str] = []
        self.inside: str = ""
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        self.inside = tag
        if tag == "script":
            self.scripts.append((dict(attrs), ""))

    def handle_endtag(self, tag: str) -> None:
        self.inside = ""

    def handle_data(self, data: str) -> None:
        if self.inside == "script":
            attrs, text = self.scripts[-1]
            self.scripts[-1] = attrs, text + data
        elif self.inside != "style":
            self.words.append(data)

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attrs for name, attrs in self.elements if name == tag]


@pytest.fixture(scope="module")
def html() -> str:
    """A report with faults, a bot at several seats, and names that contain markup."""
    games = won_by(("boss", EVIL, "rookie", "rookie"), "bbrb" * 12)
    match, played = games[0]
    fault = {"seat": 0, "kind": "raised", "times": 3, "detail": EVIL}
    games[0] = game(match, *played.winners, faults=(fault,))
    return render_report(summarize(games), {"Seed": "1", "Pack": EVIL})


@pytest.fixture(scope="module")
def read(html: str) -> Reader:
    return Reader(html)


def specs(read: Reader) -> list[dict[str, Any]]:
    """The charts of a page."""
    return [json.loads(text) for attrs, text in read.scripts if (attrs.get("id") or "").endswith("-spec")]


# --- without a network ----------------------------------------------------------------------------
def test_nothing_is_loaded_from_anywhere(html: str, read: Reader) -> None:
    assert not {tag for tag, _ in read.elements} & {
        "link",
        "img",
        "iframe",
        "object",
        "embed",
        "audio",
        "video",
        "source",
        "base",
    }
    for tag, attrs in read.elements:
        assert not {"src", "srcset", "action", "background", "data"} & set(attrs), tag
        assert (attrs.get("href") or "#").startswith("#")
        assert not [name for name in attrs if name.startswith("on")]
    style = html[html.index("<style>") : html.index("</style>")]
    assert "url(" not in style
    assert "@import" not in style


def test_the_content_security_policy_allows_only_our_script(read: Reader) -> None:
    policies = [str(attrs["content"]) for attrs in read.all("meta") if attrs.get("http-equiv") == "Content-Security-Policy"]
    rules = dict(rule.strip().split(" ", 1) for rule in policies[0].split(";"))
    assert rules["default-src"] == "'none'"
    (code,) = [text for attrs, text in read.scripts if attrs.get("type") != "application/json"]
    digest = base64.b64encode(hashlib.sha256(code.encode()).digest()).decode()
    assert rules["script-src"] == f"'sha256-{digest}'"
    assert "vegaEmbed" in (HERE / "html_page.js").read_text(encoding="utf-8")
    assert len(code) > 300_000  # Vega is complete


def test_a_page_without_charts_needs_no_script() -> None:
    read = Reader(render_page("Title", "Lead", [Section("Only words", ["One.", "Two."])]))
    assert read.scripts == []


# --- escaping -------------------------------------------------------------------------------------
def test_no_markup_gets_through(read: Reader) -> None:
    code = [attrs for attrs, _ in read.scripts if attrs.get("type") != "application/json"]
    assert len(code) == 1
    assert read.all("img") == []
    assert EVIL in "".join(read.words)
    assert any(row["name"] == EVIL for row in specs(read)[0]["layer"][0]["data"]["values"])


def test_of_a_path_only_the_end_is_shown_if_it_is_unique() -> None:
    assert display_names(["boss", "/a/b.py:Bot", "/a/c.py:Bot", "/x/c.py:Bot"]) == {
        "boss": "boss",
        "/a/b.py:Bot": "b.py:Bot",
        "/a/c.py:Bot": "/a/c.py:Bot",
        "/x/c.py:Bot": "/x/c.py:Bot",
    }


# --- accessibility --------------------------------------------------------------------------------
def test_tables_have_captions_and_headings_with_a_scope(html: str, read: Reader) -> None:
    tables = re.findall(r"<table>.*?</table>", html[: html.index("</main>")], re.DOTALL)
    assert len(tables) >= 8
    for table in tables:
        assert re.match(r"<table><caption[^>]*>[^<]+</caption><thead>", table)
        rows = re.findall(r"<tr>(.*?)</tr>", table)
        assert all(row.startswith('<th scope="row"') for row in rows[1:])
        assert len({len(re.findall("<t[hd]", row)) for row in rows}) == 1
    assert {attrs.get("scope") for attrs in read.all("th")} == {"col", "row"}


def test_seats_are_counted_from_one(read: Reader) -> None:
    seats = [word for word in read.words if re.fullmatch(r"Seat \d", word)]
    assert seats == [f"Seat {number}" for number in (1, 2, 3, 4)]


def test_charts_say_in_words_what_they_show(read: Reader) -> None:
    places = [attrs for attrs in read.all("div") if attrs.get("class") == "chart"]
    assert len(places) == len(specs(read)) == 7
    for place in places:
        assert place["role"] == "img"
        assert re.search(r"\d", str(place["aria-label"]))


def test_every_link_of_the_contents_has_a_target(read: Reader) -> None:
    targets = {f"#{attrs['id']}" for attrs in read.all("section")}
    assert {attrs["href"] for attrs in read.all("a")} == targets


def test_columns_of_numbers_are_aligned_as_numbers() -> None:
    headings = ["name", "share", "span", "points", "word"]
    rows = [["1", "61.2\u00a0%", "1.5–2.5", "+4.9 pp ▲", "5 ways"], ["2", "–", "−3–4", "−0.3 PP", "six"]]
    html = render_page("T", "", [Section("S", [], [Table("T", headings, rows)])])
    assert re.findall(r'<th scope="col"( class="number")?>', html) == ["", *[' class="number"'] * 3, ""]


# --- charts ---------------------------------------------------------------------------------------
def test_every_chart_compiles_in_both_themes_and_brings_no_colours_of_its_own(read: Reader) -> None:
    for spec in specs(read):
        assert "#" not in json.dumps({key: value for key, value in spec.items() if key not in ("$schema", "datasets")})
        for theme in ("light", "dark"):
            vega = vl_convert.vegalite_to_vega({"width": "container", **spec}, vl_version="6.4", config=THEMES[theme])
            assert vega["marks"]


def test_both_themes_have_the_same_keys() -> None:
    def shape(value: object) -> object:
        return {key: shape(one) for key, one in value.items()} if isinstance(value, dict) else type(value)

    assert shape(THEMES["light"]) == shape(THEMES["dark"])
    assert set(THEMES["light"]["style"]) == set(STYLES)


def test_a_histogram_counts_every_game_once() -> None:
    turns = [30, 31, 31, 45, 80, 200]
    spec = charts.histogram(turns, {"value": "turns", "count": "games"})
    bars = spec["data"]["values"]
    assert sum(bar["count"] for bar in bars) == len(turns)
    assert len(bars) <= charts.MAX_BINS + 1
    assert all(any(bar["low"] <= one < bar["high"] for bar in bars) for one in turns)
    Chart(spec, "x")
