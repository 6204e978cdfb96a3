"""The README names the two commands of the Makefile, and the tour of the library is right."""

import re
from pathlib import Path

import pytest

from blackgate import Game, OptionError
from testkit.doc_pages import page

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
LIBRARY = page("library.md").text


def test_the_library_example_runs_and_says_what_its_comments_say() -> None:
    example = re.findall(r"```python\n(from blackgate.*?)```", LIBRARY, re.DOTALL)[0]
    names: dict[str, object] = {}
    exec(example, names)
    game = names["game"]
    assert isinstance(game, Game)
    assert game.players == 4
    assert game.last is not None
    assert game.edition.moves[game.last.move].text == "search"
    ((expression, expected),) = re.findall(r"^(game\.why_not.*?)  # what forbids it: (.*)$", example, re.MULTILINE)
    assert repr(eval(expression, names)) == expected


def test_the_error_example_is_true() -> None:
    with pytest.raises(OptionError) as refusal:
        Game(players=7)
    assert f"blackgate.errors.OptionError: {refusal.value}" in LIBRARY


def test_the_two_commands_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for command in ("play", "test"):
        assert f"make {command} " in README
        assert re.search(rf"^{command}:", makefile, re.MULTILINE)
    assert "make test" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")


def test_the_readme_says_that_the_edition_is_unofficial_and_how_to_reach_the_maintainers() -> None:
    for words in ("an unofficial digital edition", "not affiliated", "Rights holders"):
        assert words in README
