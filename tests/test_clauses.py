"""Every clause of the rulebook is named by a test, every card has a test, and no clause is missing."""

import ast
from functools import cache
from pathlib import Path

from blackgate import load_pack
from blackgate.engine.prompts import PROMPTS
from blackgate.engine.reasons import REASONS
from blackgate.rulebook_text import clause_text, clauses

TESTS = Path(__file__).parent
# How many numbered clauses each chapter of docs/rules.md has. Chapter 15, the worked example, has none.
CHAPTERS = {1: 8, 2: 4, 3: 2, 4: 6, 5: 15, 6: 6, 7: 1, 8: 3, 9: 1, 10: 8, 11: 8, 12: 4, 13: 25, 14: 8}


@cache
def named_clauses() -> frozenset[str]:
    """Return the arguments of every @pytest.mark.clause on a test function."""
    found: set[str] = set()
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for decorator in node.decorator_list:
                    if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.clause":
                        found |= {str(ast.literal_eval(argument)) for argument in decorator.args}
    return frozenset(found)


def test_every_clause_has_a_test_that_names_it() -> None:
    assert sorted(set(clauses()) - named_clauses()) == []


def test_no_test_names_a_clause_that_does_not_exist() -> None:
    assert sorted(named_clauses() - set(clauses())) == []


def test_the_rulebook_has_all_its_clauses_in_order() -> None:
    """99 numbered clauses: records, code and tests cite them, so none may be removed or renumbered."""
    assert sum(CHAPTERS.values()) == 99
    assert list(clauses()) == [f"{chapter}.{n}" for chapter, count in CHAPTERS.items() for n in range(1, count + 1)]


def test_every_reason_and_every_prompt_cites_a_clause_that_can_be_shown() -> None:
    for name, clause in [*REASONS, *PROMPTS]:
        if clause:
            assert clause_text(clause), name


def test_every_card_has_a_test_of_its_own() -> None:
    pack = load_pack()
    names = " ".join(
        node.name
        for path in (TESTS / "cards").glob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
    )
    cards = [card.id for card in pack.cards if card.effects]
    cards += [card.id for gang in pack.gangs for card in gang.cards]
    cards += [background.id for background in pack.backgrounds]
    assert len(cards) == 9 + 24 + 18
    assert [card for card in cards if f"test_{card}" not in names] == []
