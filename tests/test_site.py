"""`make docs` finds what is broken in a built site (`tools/docs.py`)."""

from pathlib import Path

import pytest

from tools.docs import EXPECTED_OUTPUT, Site, mark_languages

BUILT = '<html lang="en"><ul class="md-nav__list" data-md-component="toc" data-md-scrollfix></ul><article class="md-typeset">'


def problems(folder: Path, page: str, **others: str) -> list[str]:
    """Return the problems of a site with one page and some other files (`style_css` for style.css)."""
    (folder / "index.html").write_text(page, encoding="utf-8")
    for name, text in others.items():
        (folder / name.replace("_", ".")).write_text(text, encoding="utf-8")
    return list(Site(folder).problems())


def test_a_sound_page_has_no_problems(tmp_path: Path) -> None:
    page = '<h2 id="top">x</h2><a href="#top">x</a><a href="./">x</a><a href="other.html#there">x</a><img src="p.png#only-dark">'
    assert problems(tmp_path, page, other_html='<p id="there">', p_png="") == []


@pytest.mark.parametrize(
    ("page", "problem"),
    [
        ('<a href="nowhere.html">x</a>', "leads to nowhere.html, which is not there"),
        ('<a href="/nowhere.html">x</a>', "leads to /nowhere.html, which is not there"),
        ('<a href="#nowhere">x</a>', "no such heading"),
        ('<a href="index.html#nowhere">x</a>', "no such heading"),
        ('<img src="lost.png" alt="x">', "leads to lost.png, which is not there"),
        ('<img srcset="lost.png 2x" alt="x">', "leads to lost.png, which is not there"),
        ('<link rel="stylesheet" href="https://fonts.example.org/a.css">', "on another host"),
        ('<link rel="preconnect" href="https://fonts.example.org">', "on another host"),
        ('<script src="//cdn.example.org/a.js"></script>', "on another host"),
    ],
)
def test_broken_pages_have_problems(page: str, problem: str, tmp_path: Path) -> None:
    (found,) = problems(tmp_path, page)
    assert found.startswith("index.html ")
    assert problem in found


def test_style_sheets_load_nothing_from_elsewhere_either(tmp_path: Path) -> None:
    style = '@import "lost.css"; a { background: url(https://example.org/a.png) } b { background: url("data:image/png,x") }'
    assert len(problems(tmp_path, "", style_css=style)) == 2


def test_links_to_other_hosts_are_listed_not_followed(tmp_path: Path) -> None:
    assert problems(tmp_path, '<a href="https://example.org/">x</a>') == []
    assert Site(tmp_path).external_links() == ["https://example.org/"]


def test_unexpected_output_of_a_build_is_found() -> None:
    assert all(EXPECTED_OUTPUT.fullmatch(line) for line in ("Build started", "Build finished in 4.58s", "No issues found", ""))
    assert not EXPECTED_OUTPUT.fullmatch(
        "griffe: src/blackgate/game.py:193: Parameter 'x' does not appear in the function signature"
    )
    assert not EXPECTED_OUTPUT.fullmatch("Warning: page does not exist")


def test_translated_pages_have_their_language(tmp_path: Path) -> None:
    for name in ("play/fr.html", "play/en.html", "rules.de.html", "rules.html", "arena.html"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(BUILT, encoding="utf-8")
    assert list(mark_languages(tmp_path)) == []
    said = {path.relative_to(tmp_path).as_posix(): path.read_text(encoding="utf-8") for path in tmp_path.rglob("*.html")}
    for name, lang in {"play/fr.html": "fr", "rules.de.html": "de"}.items():
        assert f'<ul class="md-nav__list" data-md-component="toc" lang="{lang}" ' in said[name]
        assert f'<article lang="{lang}" class=' in said[name]
        assert '<html lang="en"' in said[name], "what is around the text of a page stays English"
    assert {name for name, text in said.items() if text == BUILT} == {"play/en.html", "rules.html", "arena.html"}


def test_a_page_whose_language_cannot_be_marked_is_a_problem(tmp_path: Path) -> None:
    (tmp_path / "rules.de.html").write_text('<html lang="en"><main>', encoding="utf-8")
    assert list(mark_languages(tmp_path)) == ["rules.de.html cannot be said to be in de: it is built otherwise than it was"]
