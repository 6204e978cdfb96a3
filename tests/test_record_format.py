"""docs/record-format.md is exact: its grammar generates exactly the moves of the catalogue, and its table has every prompt."""

import random
import re
from collections.abc import Iterator
from itertools import product

import pytest

from blackgate import Game
from blackgate.catalogue import edition
from blackgate.engine.prompts import AUTOMATIC, PROMPTS
from blackgate.record import FORMAT, RULES, TABLE_FORMAT, outcomes
from testkit.doc_pages import page
from testkit.game_modes import TABLES, Seating, eventful_move

PAGE = page("record-format.md")
TOKEN = re.compile(r'"[^"]*"|[\w-]+|[/()\[\]]')
QUESTION = re.compile(r"^\| `(\w+)` \| ([\d.]+) \| .* \| (`[^|]*`) \|$", re.MULTILINE)


class Grammar:
    """The ABNF of the page: strings, names, choices, groups and what may be left out. Its languages are finite."""

    def __init__(self) -> None:
        self.rules: dict[str, list[str]] = {}
        for fence in PAGE.fences:
            if fence.title in ("moves", "outcomes"):
                for name, more, right in re.findall(r"^(\w+) +=(/?) (.*)$", fence.body, re.MULTILINE):
                    assert bool(more) == (name in self.rules), name
                    self.rules.setdefault(name, [])
                    self.rules[name] += ["/"] * bool(more) + TOKEN.findall(right)

    def texts(self, name: str) -> set[str]:
        """Return all texts that a rule generates."""
        tokens = iter([*self.rules[name], ""])
        return self.choice(tokens, "")

    def choice(self, tokens: Iterator[str], end: str) -> set[str]:
        """Return all texts of alternatives up to a closing token."""
        made: set[str] = set()
        row: list[set[str]] = []
        for token in tokens:
            if token in ("/", end):
                made |= {"".join(parts) for parts in product(*row)}
                row = []
                if token == end:
                    return made
            elif token == "(":
                row.append(self.choice(tokens, ")"))
            elif token == "[":
                row.append(self.choice(tokens, "]") | {""})
            else:
                row.append({token.strip('"')} if token.startswith('"') else self.texts(token))
        raise AssertionError("a group is not closed")


def test_the_grammar_generates_exactly_the_moves_of_the_catalogue() -> None:
    made = Grammar().texts("move")
    moves = {move.text for move in edition().moves}
    assert moves <= made
    assert {text for text in made - moves if not text.startswith("join ")} == set()


def test_every_rule_of_the_grammar_is_used() -> None:
    grammar = Grammar()
    used = {token for right in grammar.rules.values() for token in right}
    assert set(grammar.rules) - used == {"move", "outcome"}


def questions() -> dict[str, tuple[str, set[str]]]:
    """Return the clause and the first words of moves, for every row of the table."""
    return {
        name: (clause, {move.split()[0] for move in re.findall(r"`([^`]+)`", moves)})
        for name, clause, moves in QUESTION.findall(PAGE.text)
    }


def test_the_table_has_every_question_with_its_clause() -> None:
    assert {name: clause for name, (clause, _) in questions().items()} == dict(PROMPTS[:AUTOMATIC])


def test_the_table_has_every_word_that_begins_a_move() -> None:
    words = {move.text.split()[0] for move in edition().moves}
    assert {word for _, moves in questions().values() for word in moves} == words


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_in_play_the_moves_of_a_question_and_the_outcomes_are_those_of_the_page(table: Seating) -> None:
    documented, possible, chooser = questions(), Grammar().texts("outcome"), random.Random(7)
    game = Game(table[0], teams=table[1], michel="michel", seed="page", target=30)
    for _ in range(1500):
        assert {move.text.split()[0] for move in game.legal_moves} <= documented[game.prompt][1], game.prompt
        game.play(eventful_move(game, chooser))
    happened = {outcome for step in game.steps for outcome in outcomes(game.edition, step.rows)}
    assert len(happened) > 30
    assert happened - possible == set()


def test_the_versions_are_those_of_the_program() -> None:
    assert f"**formats {FORMAT} and {TABLE_FORMAT}** of records of **rules {RULES}**" in PAGE.text
    listed = dict(re.findall(r"(format|rules) (\d+)", PAGE.text.partition("### What has changed")[2]))
    assert listed == {"format": str(FORMAT), "rules": str(RULES)}, "say what has changed"
