"""`make attack`: what counts as withstood, and only servers on this machine are attacked."""

import pytest

from benchmarks.attack.attacker import Outcome, Target
from benchmarks.attack.attacks import SCENARIOS
from benchmarks.attack.players import Phase
from benchmarks.attack.report import p99_limit, problems, table
from benchmarks.attack.run import Result, errors_in


def phase(p99: float = 20.0, **fields: object) -> Phase:
    """Return good figures, except for the given ones."""
    good: dict[str, object] = {"moves": 120, "moves_ms": {"p50": 5.0, "p99": p99}, "newcomers_ms": {"max": 30.0}, "boss_s": [0.3]}
    return Phase(**{**good, **fields})  # type: ignore[arg-type]


def result(**fields: object) -> Result:
    """Return a withstood attack, except for the given figures."""
    good: dict[str, object] = {"name": "pings", "finding": "1", "summary": "Pings.", "outcome": Outcome({"closed": 4})}
    return Result(**{"quiet": phase(), "during": phase(), **good, **fields})  # type: ignore[arg-type]


def test_the_limit_is_twice_the_quiet_value_or_100_ms() -> None:
    assert p99_limit(result(quiet=phase(49))) == 100
    assert p99_limit(result(quiet=phase(60))) == 120


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"during": phase(100.5)}, "p99 of a move"),
        ({"during": phase(moves=59)}, "only 59 moves"),
        ({"during": phase(boss_s=[0.3, 5.1])}, "took 5.1 s"),
        ({"during": phase(disconnected=1)}, "1 ordinary players were disconnected during"),
        ({"quiet": phase(errors={"slow down": 2})}, "before the attack: slow down (2 times)"),
        ({"during": phase(newcomers_refused=3)}, "3 newcomers"),
        ({"during": phase(newcomers_ms={"max": 1001.0})}, "waited 1001 ms"),
        ({"memory_mb": (100.0, 201.0)}, "memory grew"),
        ({"log_kb": 101.0}, "the log grew"),
        ({"log_errors": ["Traceback"]}, "error in the log: Traceback"),
        ({"stop_s": 11.0}, "11.0 s to stop"),
        ({"outcome": Outcome(problems=["it came back"])}, "it came back"),
    ],
)
def test_each_figure_above_its_limit_is_a_problem(fields: dict[str, object], problem: str) -> None:
    assert problems(result()) == []
    [found] = problems(result(**fields))
    assert problem in found
    assert "1 attacks, 1 failed" in table([result(**fields)])


def test_the_report_says_that_the_machine_was_busy() -> None:
    assert "quiet machine" in table([result(), result(quiet=phase(51))])
    assert "quiet machine" not in table([result(), result(quiet=phase(50))])


def test_moves_may_wait_only_for_a_database_that_does_not_answer() -> None:
    late = phase(9000, moves=20, boss_s=[9.0])
    assert problems(result(during=late, moves_wait=True)) == []
    assert problems(result(during=phase(errors={"not acknowledged": 1}), moves_wait=True)) != []
    assert [scenario.name for scenario in SCENARIOS if scenario.moves_wait] == ["frozen-postgresql"]


def test_errors_in_the_log_are_found() -> None:
    assert errors_in('{"level": "info"}\n{"level": "warning"}\n\n') == []
    assert errors_in('{"level": "error"}\nTraceback (most recent call last):') == [
        '{"level": "error"}',
        "Traceback (most recent call last):",
    ]


def test_only_this_machine_is_attacked() -> None:
    assert Target("http://127.0.0.1:8765", 10).address == ("127.0.0.1", 8765)
    for url in ("http://192.0.2.1:8765", "http://[2001:db8::1]:8765"):
        with pytest.raises(SystemExit, match="loopback"):
            _ = Target(url, 10).address


def test_every_attack_has_a_name_of_its_own_and_says_what_it_does() -> None:
    assert len({scenario.name for scenario in SCENARIOS}) == len(SCENARIOS)
    assert all(scenario.summary for scenario in SCENARIOS)
