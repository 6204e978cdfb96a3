"""The positions in which a clause can be tried: each is reached by the rules, and shows its clause."""

import re
from pathlib import Path

import pytest

from blackgate import edition
from blackgate.positions import FILE, PERSON, Position, positions
from blackgate.rulebook_text import clauses
from blackgate.texts import LANGUAGES
from testkit.packs import OwnPack
from tools.positions import WANTED, problem_at, problems

MAX_TEXT = 170  # characters of what can be tried
MAX_BYTES = 20_000
KEY = re.compile(r"[{}]|[a-z]_[a-z]|  |^\s|\s$")


def test_every_position_shows_its_clause() -> None:
    assert list(problems(edition())) == [], "run `python -m tools.positions`"


def test_the_positions_cover_the_chapters_with_moves() -> None:
    assert len(WANTED) >= 15
    assert {int(one.clause.split(".")[0]) for one in WANTED} == {3, 4, 5, 6, 7, 8, 9, 10, 11}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_position_has_a_clause_and_a_sentence(lang: str) -> None:
    for clause, position in positions().items():
        assert clause in clauses(lang)
        assert len(position.text(lang)) <= MAX_TEXT, position.text(lang)
        assert not KEY.search(position.text(lang))


def test_the_file_is_small() -> None:
    assert FILE.stat().st_size <= MAX_BYTES


def test_another_pack_is_noticed(tmp_path: Path) -> None:
    pack = OwnPack.copied_to(tmp_path / "own").edit("places.toml", "search = 3", "search = 2")
    found = list(problems(edition(pack.directory)))
    assert found[0].startswith("the positions were found with another pack")


@pytest.mark.parametrize(
    ("turns", "problem"),
    [
        (("heal",), "its moves are not legal any more"),
        (("end",), "it is not the person's turn"),
        ((), "its condition does not hold"),
    ],
)
def test_a_position_that_does_not_show_its_clause_is_noticed(turns: tuple[str, ...], problem: str) -> None:
    wanted = next(one for one in WANTED if one.clause == "5.1")
    first = positions()["4.1"]  # a game in which the person begins
    broken = Position("5.1", first.players, first.michel, first.teams, first.seed, turns)
    pack = edition()
    assert broken.deal(pack).to_move == PERSON
    assert problem_at(broken, wanted, pack).startswith(problem)
