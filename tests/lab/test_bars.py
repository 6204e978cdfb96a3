"""The bars of a balanced pack: which figures they judge, and what misses them."""

from typing import Any

import pytest

from blackgate import edition
from blackgate.lab.bar_section import section, sentences
from blackgate.lab.bars import JudgedBar, judged_bars
from blackgate.lab.counter_blocks import Blocks
from blackgate.lab.counters import Counters
from blackgate.lab.report_context import ReportContext
from blackgate.lab.results import LabResults, PackResults
from blackgate.lab.settings import Settings

GAMES = 100


def results(counters: dict[str, int], players: int = 4, **options: Any) -> LabResults:
    """Results of 100 games in 100 blocks, in each of which the same happened."""
    settings = Settings(players=(players,), games=GAMES, bot="random", **options)
    one = Counters({"games": 1, "finished": 1, "players": players, f"length/{12 * players}": 1, **counters})
    blocks = Blocks(players, settings.teams, [one] * GAMES)
    return LabResults(settings, (PackResults(edition(), {players: blocks}, settings, "random"),))


def judged(name: str, found: LabResults) -> JudgedBar:
    (one,) = [one for one in judged_bars(found.packs[0]) if one.bar.name == name]
    return one


@pytest.mark.parametrize(("extortions", "met"), [(3, False), (4, True), (9, True)])
def test_a_bar_is_met_by_its_value(extortions: int, met: bool) -> None:
    assert judged("extortions", results({"extortions": extortions})).met is met


def test_what_misses_a_bar_is_named_and_what_never_happens_counts_as_none() -> None:
    found = judged("places", results({"place/cell_block/visits": 9, "place/yard/visits": 1}))
    assert {figure.metric for figure in found.missed} == {
        f"place/{place}/share" for place in ("cafeteria", "infirmary", "showers")
    }
    assert len(found.figures) == 5, "no move leads to Solitary"


def test_the_median_has_an_interval() -> None:
    (figure,) = judged("length", results({})).figures
    assert (figure.estimate.value, figure.estimate.interval) == (12, (12, 12))


def test_turn_order_is_judged_with_a_fair_start_only() -> None:
    won = {"seat/0/won": 1}
    assert "seats" not in {one.bar.name for one in judged_bars(results(won).packs[0])}
    assert not judged("seats", results(won, fair_start=True)).met


def test_team_games_have_no_bars() -> None:
    assert judged_bars(results({}, teams=True).packs[0]) == []
    assert section(ReportContext(results({}, teams=True), "en")) is None


def test_report_and_terminal_say_what_is_missed() -> None:
    context = ReportContext(results({"extortions": 3}), "en")
    table = section(context)
    assert table is not None and table.heading == "Bars"
    lines = sentences(context)
    assert lines[0].startswith("classic: ")
    assert any("Extortions per game" in line and "3.00" in line for line in lines)
