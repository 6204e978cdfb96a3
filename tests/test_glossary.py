"""The words of docs/glossary.md are those of the texts in all five languages, and the words to avoid are not."""

import re
from functools import cache

import pytest

from blackgate import edition
from blackgate.texts import Language, say
from testkit.doc_pages import page
from testkit.player_texts import VALUE, messages, passages

COLUMNS = {"English": "en", "Français": "fr", "Deutsch": "de", "Italiano": "it", "Español": "es"}
TERMS = re.findall(r"^\| (?:`([\w-]+)` )?\| (.+) \|$", page("glossary.md").text, re.MULTILINE)
NAMED = [(name, cells) for name, cells in TERMS if name]
AVOIDED = re.findall(rf"^\| ({'|'.join(COLUMNS)}) \| (`.+`) \| .+ \|$", page("glossary.md").text, re.MULTILINE)
SORTS = ("term-", "kind-", "place-", "gang-", "")


def words(cells: str) -> list[str]:
    return [cell.strip("() ") if cell.strip().startswith("(") else cell.strip() for cell in cells.split("|")]


@cache
def english_messages() -> frozenset[str]:
    return frozenset(Language("en").unread)


def message(name: str) -> str:
    """Return the message with the name of a term of the glossary."""
    return next(sort + name for sort in SORTS if sort + name in english_messages())


def inflected(part: str) -> str:
    """Return the pattern of a word with another ending, as in pedine for pedina and acciones for acción."""
    stem = re.sub("ón$", "[oó]n", re.sub(r"(?<=\w{3})[aeio]$", "", part))
    return rf"{stem}\w{{0,3}}"


def word(term: str) -> re.Pattern[str]:
    """Return the pattern of a term in a text, also in other forms."""
    parts = (inflected(re.escape(part)) for part in term.split())
    return re.compile(rf"\b{' '.join(parts)}(?!\w)", re.IGNORECASE)


def avoided(phrase: str) -> re.Pattern[str]:
    """Return the pattern of a phrase of the glossary: `N` is a number or inserted text, `*` any ending."""
    escaped = re.escape(phrase).replace(r"\ N", rf"\ (?:\d+|{VALUE})").replace(r"\*", r"\w*")
    return re.compile(rf"(?<!\w){escaped}(?!\w)", re.IGNORECASE)


def own_names(language: str) -> frozenset[str]:
    """Return where the texts of a language only state the terms, for translators."""
    return frozenset(passage.where for passage in messages(language) if passage.where.partition(" ")[2].startswith("term-"))


@pytest.mark.parametrize(("name", "cells"), NAMED, ids=[name for name, _ in NAMED])
def test_a_term_is_the_name_that_the_texts_use(name: str, cells: str) -> None:
    assert words(cells) == [say(code, message(name)) for code in COLUMNS.values()]


def test_every_term_of_the_texts_is_in_the_glossary() -> None:
    named = {message(name) for name, _ in NAMED}
    assert len(named) == len(NAMED)
    gangs = {f"gang-{gang}" for gang in edition().gangs}
    assert {name for name in english_messages() if name.startswith(("term-", "place-"))} | gangs <= named


@pytest.mark.parametrize("language", COLUMNS)
def test_every_word_of_the_glossary_is_used(language: str) -> None:
    code = COLUMNS[language]
    column = list(COLUMNS).index(language)
    unread = own_names(code)
    text = "\n".join(passage.text for passage in passages(code) if passage.where not in unread)
    terms = [words(cells)[column] for _, cells in TERMS]
    assert len(terms) > 90
    assert [term for term in terms if not word(term).search(text)] == []


@pytest.mark.parametrize("language", COLUMNS)
def test_no_word_to_avoid_is_used(language: str) -> None:
    phrases = [phrase for one, cell in AVOIDED if one == language for phrase in re.findall("`(.+?)`", cell)]
    assert len(phrases) > 10
    patterns = list(map(avoided, phrases))
    found = [
        f"{passage.where}: {match[0]}: {passage.text}"
        for passage in passages(COLUMNS[language])
        for pattern in patterns
        if (match := pattern.search(passage.text))
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("phrase", "uses", "keeps"),
    [
        ("night N", f"Ana, night {VALUE}", "a dark night"),
        ("night N", "Night 37", "Turn 37"),
        ("chair*", "two chairs", "the chef"),
        ("seme", "il seme.", "semestre"),
        ("l’ospite", "aspetta l’ospite", "Ospite 2"),
    ],
)
def test_a_word_to_avoid_is_found_as_a_whole_word(phrase: str, uses: str, keeps: str) -> None:
    assert avoided(phrase).search(uses)
    assert not avoided(phrase).search(keeps)
