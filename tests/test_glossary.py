"""The game terms of docs/glossary.md are the names that the texts use, in all five languages."""

import re
from functools import cache

import pytest

from blackgate.texts import Language, say
from testkit.doc_pages import page

LANGUAGES = ("en", "fr", "de", "it", "es")  # the columns of the page
ROWS = re.findall(r"^\| `(\w+)` \| (.+) \|$", page("glossary.md").text, re.MULTILINE)
SORTS = ("term", "kind", "place")


@cache
def english_messages() -> frozenset[str]:
    return frozenset(Language("en").unread)


def message(name: str) -> str:
    """Return the message with the name of a term of the glossary."""
    (found,) = [f"{sort}-{name}" for sort in SORTS if f"{sort}-{name}" in english_messages()]
    return found


@pytest.mark.parametrize(("name", "cells"), ROWS, ids=[name for name, _ in ROWS])
def test_a_term_is_the_name_that_the_texts_use(name: str, cells: str) -> None:
    terms = [cell.strip("() ") for cell in cells.split("|")]
    assert terms == [say(code, message(name)) for code in LANGUAGES]


def test_every_term_of_the_texts_is_in_the_glossary() -> None:
    named = {message(name) for name, _ in ROWS}
    assert len(named) == len(ROWS)
    assert {name for name in english_messages() if name.startswith(("term-", "place-"))} <= named
