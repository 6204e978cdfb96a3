"""Checking the dice of a table: its commitments, nonces and seed, and all chance derived again."""

from typing import Any

from blackgate.catalogue import Edition
from blackgate.errors import BlackgateError
from blackgate.fairness import sha256
from blackgate.game import Record
from blackgate.replay import verification
from blackgate.tables import wire
from blackgate.tables.hosted_table import HostedTable
from blackgate.tables.steps import Steps


def fairness_of(table: HostedTable) -> wire.Fairness:
    """Return what is needed to check the dice of a table, as far as it is public now."""
    started = table.game is not None or table.seed is not None
    game_commit = sha256(table.terms) if table.terms else ""
    return wire.Fairness(table.commit, table.nonces if started else [], table.seed, table.terms, game_commit)


def verified(record: Record, fairness: wire.Fairness, edition: Edition, lang: str) -> Steps[wire.Verified]:
    """Derive all chance of a finished or aborted game from the seed, and return it with the first problem if there is one."""
    problem = None
    try:
        for _ in verification(record, edition):
            yield
    except BlackgateError as error:
        problem = error.in_language(lang)
    lines: list[Any] = list(record.lines)
    chance = [wire.Chanced(line["n"], line["seat"], line["move"], line["out"]) for line in lines[2:-1] if "out" in line]
    return wire.Verified(fairness, problem, lines[1]["setup"], chance)
