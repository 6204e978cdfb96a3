"""The rulebook over HTTP: the same chapters, clauses and tables in all five languages."""

import re
from collections.abc import Iterator
from typing import Any, cast

import httpx
import msgspec
import pytest

from blackgate import rulebook_text
from blackgate.rulebook_text import Clause, Paragraph, blocks, chapters, clauses, parse_block, rulebook_language
from blackgate.tables import rulebook_pages, wire
from blackgate.texts import LANGUAGES
from testkit.service.http_client import http_client
from testkit.service.threaded_server import ThreadedServer


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadedServer]:
    with ThreadedServer(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture
def client(server: ThreadedServer) -> Iterator[httpx.Client]:
    with http_client(server.url) as found:
        yield found


# How a text points to another part of its page. Rule tooltips show a clause on its own.
REFERENCES_ON_THE_PAGE = {
    "en": r"\b(above|below|following|this (table|list))\b",
    "fr": r"ci-dess(us|ous)|\b(ce tableau|cette liste)\b",
    "de": r"(Tabelle|Liste) (oben|unten)|\b(obige|folgende)|diese[rn]? (Tabelle|Liste)",
    "it": r"qui (sopra|sotto)|quest(a tabella|o elenco)",
    "es": r"de (arriba|abajo)|esta (tabla|lista)",
}


def shape(lang: str) -> list[Any]:
    """The rulebook without its words."""
    rulebook = msgspec.json.decode(rulebook_pages.encode_rulebook(cast(wire.Language, lang)), type=wire.RuleBook)
    return [(chapter.number, [outline(one) for one in chapter.parts]) for chapter in rulebook.chapters]


def outline(one: Any) -> tuple[Any, ...]:
    match one:
        case wire.RuleClause(number=number):
            return ("clause", number)
        case wire.RuleTable(head=head, rows=rows):
            assert {len(row) for row in rows} == {len(head)}
            return ("table", len(head), len(rows))
    return (type(one).__name__,)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_has_the_same_parts_in_every_language(lang: str) -> None:
    assert rulebook_language(lang) == lang
    assert shape(lang) == shape("en")
    assert list(clauses(lang)) == list(clauses("en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_of_the_file_is_lost(lang: str) -> None:
    def words(text: str) -> list[str]:
        return re.findall(r"\w+", text)

    rulebook = msgspec.to_builtins(chapters(lang))
    described = "".join(
        f"{number or ''} {title} {all_words(parts)} " for number, title, parts in (one.values() for one in rulebook)
    )
    assert words(described) == words(rulebook_text.rules_text(lang))


def all_words(parts: list[dict[str, Any]]) -> str:
    lines = []
    for one in parts:
        rows = [one["head"], *one["rows"]] if one["kind"] == "table" else [[one.get("number", ""), one["text"]]]
        lines += [" ".join(row) for row in rows]
    return " ".join(lines)


def test_a_language_without_a_translation_falls_back_to_english(monkeypatch: pytest.MonkeyPatch) -> None:
    there = rulebook_text.file_in
    monkeypatch.setattr(rulebook_text, "file_in", lambda lang: None if lang == "it" else there(lang))
    assert rulebook_language("it") == "en"
    assert rulebook_language("fr") == "fr"


def test_adjacent_lines_are_one_paragraph() -> None:
    (block,) = blocks("One sentence,\nbroken in two.\n")
    assert parse_block(block) == Paragraph("One sentence, broken in two.")


def test_a_browser_gets_it_in_its_language_and_may_cache_it(client: httpx.Client) -> None:
    german = client.get("/api/rules", params={"lang": "de"})
    english = client.get("/api/rules")
    assert (german.json()["lang"], german.json()["told"], english.json()["lang"]) == ("de", "de", "en")
    assert german.headers["cache-control"] == "no-cache"
    again = client.get("/api/rules", params={"lang": "de"}, headers={"if-none-match": german.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert client.get("/api/rules", params={"lang": "de"}, headers={"if-none-match": english.headers["etag"]}).status_code == 200
    refused = client.get("/api/rules", params={"lang": "tlh"})
    assert (refused.status_code, refused.json()["error"]) == (400, "bad_message")


def test_a_clause_can_be_found_by_its_number(client: httpx.Client) -> None:
    parts = client.get("/api/rules").json()["chapters"][5]["parts"]
    (clause,) = [one for one in parts if one.get("number") == "5.2"]
    assert clause["kind"] == "clause"
    assert clause["text"].startswith("*Simple move*")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_clause_can_be_read_on_its_own(lang: str) -> None:
    parts = [part for chapter in chapters(lang) for part in chapter.parts if isinstance(part, Clause)]
    assert [part for part in parts if re.search(REFERENCES_ON_THE_PAGE[lang], part.text)] == []
