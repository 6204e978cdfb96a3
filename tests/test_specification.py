"""The specification: its generated pages are up to date, and no file refers to documents outside the repository."""

import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from blackgate.catalogue import edition
from testkit.doc_pages import ROOT, page
from tools import cards_page

FOLDERS = ("src/blackgate", "tests", "tools", "docs", "client/src", "examples", "benchmarks")
KINDS = {".py", ".md", ".toml", ".ftl", ".ts", ".svelte", ".css", ".html", ".js", ".json"}
ELSEWHERE = "|".join(("RULES", "RECORD", "CONTENT", "GLOSSARY", "DESIGN", "LOOK"))
FILE = re.compile(rf"\b(?:{ELSEWHERE})\.md\b|\bshared/(?:rules|rulebooks|design)\b|\.\./rulebooks\b")
WORD = re.compile(r"(?<![`{])\b(?:RECORD|CONTENT|GLOSSARY|DESIGN|LOOK)\b(?![`.=}])|\bRULES \d")


# --- generated and compared pages -----------------------------------------------------------------
def test_the_page_of_cards_is_what_the_pack_says() -> None:
    assert cards_page.PAGE.read_text(encoding="utf-8") == cards_page.page(edition()), "run python -m tools.cards_page"


def test_the_page_of_cards_leaves_no_value_out() -> None:
    reader = cards_page.PackReader(edition())
    reader.origin("cards", "card[spoon]")
    with pytest.raises(SystemExit, match=r"card\[pickaxe\]\.copies"):
        reader.close()


def test_every_card_has_its_row_with_the_letters_of_its_values() -> None:
    rows = {row.split("`")[1]: row for row in page("cards.md").text.splitlines() if row.startswith("| `")}
    classic = edition()
    assert rows.keys() >= {*classic.kinds, *classic.gang_cards, *classic.backgrounds, *classic.gangs}
    assert rows["spoon"].endswith("| R class, pile, copies; X points, price |")
    assert rows["crew"].endswith("| R how many; P 3 kinds; X which |")
    assert rows["ambush"].endswith("| P effect; X copies, price, chaos, target |")
    assert rows["medic"].endswith("| X |")


# --- citations ------------------------------------------------------------------------------------
def files() -> Iterator[Path]:
    """Yield the files of the repository that are written by hand."""
    yield from (ROOT / name for name in ("README.md", "CHANGELOG.md", "Makefile", "pyproject.toml", "zensical.toml"))
    for folder in FOLDERS:
        for path in (ROOT / folder).rglob("*"):
            built = {"web", "__pycache__", "node_modules"} & set(path.relative_to(ROOT).parts)
            if path.suffix in KINDS and not built and path != Path(__file__):
                yield path


def remarks(source: str) -> str:
    """Return the comments and strings of a Python file."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return "\n".join(token.string for token in tokens if token.type in (tokenize.COMMENT, tokenize.STRING))


def test_no_file_cites_one_that_is_not_in_the_repository() -> None:
    """The authority on rules, cards, records and terms is in docs/."""
    cited = []
    for path in files():
        text = path.read_text(encoding="utf-8")
        found = FILE.findall(text) + (WORD.findall(remarks(text)) if path.suffix == ".py" else [])
        cited += [f"{path.relative_to(ROOT)}: {what}" for what in found]
    assert cited == [], "cite docs/rules.md, docs/cards.md, docs/record-format.md or docs/glossary.md"
