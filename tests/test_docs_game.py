"""`make site` puts the static edition into the built documentation (`tools/docs_game.py`)."""

import re
from pathlib import Path

import pytest

from blackgate.positions import positions
from blackgate.texts import LANGUAGES
from tools.docs import Site
from tools.docs_game import FOLDER, MARKER, add_game

ROOT = Path(__file__).parents[1]
CLAUSES = "".join(f"<p><strong>{clause}</strong> A <em>rule</em>.</p>\n" for clause in positions())


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A built site: the first page, and the rulebook in five languages."""
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / "index.html").write_text(f"<h1>Blackgate</h1>{MARKER}", encoding="utf-8")
    for lang in LANGUAGES:
        (folder / ("rules.html" if lang == "en" else f"rules.{lang}.html")).write_text(CLAUSES, encoding="utf-8")
    return folder


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """The folder of the static edition."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "assets" / "app.js").write_text("", encoding="utf-8")
    (folder / "index.html").write_text('<script src="./assets/app.js"></script>', encoding="utf-8")
    return folder


def test_the_first_page_and_the_clauses_lead_to_the_game(site: Path, game: Path) -> None:
    assert list(add_game(site, game)) == []
    assert list(Site(site).problems()) == []
    assert f'href="{FOLDER}/"' in (site / "index.html").read_text(encoding="utf-8")
    french = (site / "rules.fr.html").read_text(encoding="utf-8")
    assert re.findall(r"/\?/try/([\d.]+)&amp;lang=fr", french) == list(positions())
    assert 'A <em>rule</em>. <a class="try-it"' in french


def test_a_site_without_the_game_has_no_link_to_it(site: Path) -> None:
    for page in site.iterdir():
        assert FOLDER not in page.read_text(encoding="utf-8")


def test_the_first_page_has_a_place_for_the_game() -> None:
    assert (ROOT / "docs" / "index.md").read_text(encoding="utf-8").count(f"\n\n{MARKER}\n\n") == 1


def test_what_is_missing_is_said(site: Path, game: Path, tmp_path: Path) -> None:
    assert list(add_game(site, tmp_path / "nowhere")) == [f"there is no game in {tmp_path / 'nowhere'}: run make static"]
    (site / "index.html").write_text("<h1>Blackgate</h1>", encoding="utf-8")
    (site / "rules.it.html").write_text(CLAUSES.replace("5.2", "5.99"), encoding="utf-8")
    first, second = add_game(site, game)
    assert first.startswith("index.html has no place for Play now")
    assert second.startswith("rules.it.html has no paragraph for clause 5.2")
