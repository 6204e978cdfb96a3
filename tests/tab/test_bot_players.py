"""How much slow bots think in a tab: as in the service where the engine is compiled, and less where it is interpreted."""

from typing import Any

import pytest

from blackgate.bots import Budget
from blackgate.catalogue import edition
from blackgate.record import RULES
from blackgate.tab import bot_players
from blackgate.tables import entries
from blackgate.tables.hosted_table import HostedTable
from blackgate.tables.wire import TableOptions
from testkit.tab.browser_tab import START


def budget(monkeypatch: pytest.MonkeyPatch, *, compiled: bool, **options: Any) -> Budget:
    """Return the budget of boss at a table, with or without a compiled engine."""
    monkeypatch.setattr(bot_players, "is_compiled", lambda: compiled)
    chosen = TableOptions(**options)
    created = entries.Created(chosen, "ABCDE", "half", "host", "watch", edition().pack.digest, RULES, format=entries.FORMAT)
    return bot_players.thinking_budget(HostedTable("table", START, created, edition()))


def test_with_a_compiled_engine_boss_does_the_work_of_the_service(monkeypatch: pytest.MonkeyPatch) -> None:
    assert budget(monkeypatch, compiled=True, players=4).milliseconds == 100
    assert budget(monkeypatch, compiled=True, players=4, boss_ms=500).milliseconds == 500
    assert budget(monkeypatch, compiled=True, players=4).iterations is None


def test_interpreted_boss_makes_fewer_iterations_the_more_players_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    assert budget(monkeypatch, compiled=False, players=2) == Budget(iterations=100, deadline=0.8)
    assert budget(monkeypatch, compiled=False, players=4) == Budget(iterations=50, deadline=0.8)


def test_a_slow_device_stops_boss_after_the_same_time_with_both_engines(monkeypatch: pytest.MonkeyPatch) -> None:
    assert budget(monkeypatch, compiled=True).deadline == budget(monkeypatch, compiled=False).deadline == 0.8
    assert budget(monkeypatch, compiled=True, boss_ms=1000).deadline == 4, "a host who asks for more work gives more time"
