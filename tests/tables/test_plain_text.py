"""Names, titles and chat become one line of visible characters."""

import unicodedata

import pytest

from blackgate.tables.commands import Refusal, clean_name
from blackgate.tables.plain_text import MAX_MARKS, plain_text

BLANK = list("\u3164\uffa0\u2800\u034f\u115f\u1160\u180e\ufe00\U000e0100\u200b\u00ad\ue000")
NAMES = ["Ana", "Zoë", "José María", "李小龍", "Nguyễn Thị", "ก้อง", "שָׁלוֹם", "देवदत्त", "❤️ Ana", "½ Bo", "O’Neil"]


@pytest.mark.parametrize("name", NAMES)
def test_names_of_many_scripts_are_accepted(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize("name", ["", "  ", "\u0301", "\u0301\u0302", "\u0301Ana", *BLANK, *[f"A{one}na" for one in BLANK]])
def test_a_name_that_cannot_be_seen_is_refused(name: str) -> None:
    with pytest.raises(Refusal):
        clean_name(name)


@pytest.mark.parametrize("name", ["\ufb2c" * 9, "\U0001d160" * 9, "\ufdfa" * 2, "x" * 25])
def test_the_length_of_a_name_counts_after_normalisation(name: str) -> None:
    with pytest.raises(Refusal):
        clean_name(name)


def test_a_name_with_a_tower_of_marks_is_refused() -> None:
    assert clean_name("x" + "\u0316" * MAX_MARKS)
    with pytest.raises(Refusal):
        clean_name("x" + "\u0316" * (MAX_MARKS + 1))


def test_a_text_keeps_only_what_can_be_seen() -> None:
    assert plain_text("\u3164", 60) == ""
    assert plain_text("\u202eone\u3164two\nthree\u2800", 60) == "one two three"
    assert plain_text("x" + "\u0316" * 50 + "y", 60) == "x" + "\u0316" * MAX_MARKS + "y"


def test_a_text_is_cut_after_normalisation() -> None:
    assert len(plain_text("\ufb2c" * 60, 60)) == 60
