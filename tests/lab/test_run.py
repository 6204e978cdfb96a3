"""Runs of the lab: reproducible, resumable, with paired seeds."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from blackgate import OptionError, edition
from blackgate.arena.journal import JournalError
from blackgate.lab.counters import Counters, add_counters
from blackgate.lab.game_lengths import GameLengths
from blackgate.lab.report import render_report
from blackgate.lab.results import ALL, LabResults
from blackgate.lab.results_json import to_data
from blackgate.lab.run import JOURNAL, play_block, run
from blackgate.lab.settings import BlockTask, Settings, pack_labels, parse_player_counts
from testkit.packs import OwnPack
from testkit.superseded import CLASSIC_1_0

SMALL = Settings(players=(2, 3), games=12, bot="random", target=2)


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> LabResults:
    return run(SMALL, tmp_path_factory.mktemp("lab"))


def block_counters(results: LabResults) -> list[list[Counters]]:
    return [list(part.counters) for pack in results.packs for part in pack.blocks.values()]


# --- seeds and blocks -----------------------------------------------------------------------------
def test_every_game_has_a_seed_of_its_own_and_both_packs_play_it() -> None:
    settings = replace(SMALL, packs=(None, "classic"))
    seeds = [match.seed for task in settings.block_tasks() for match in task.matches()]
    half = len(seeds) // 2
    assert half == len(set(seeds)) == 2 * SMALL.games
    assert seeds[:half] == seeds[half:]


def test_merging_equals_playing_at_once() -> None:
    (whole,) = {task.template for task in SMALL.block_tasks() if task.template.players == 3}
    parts = [play_block(BlockTask(whole, first, first + 4)) for first in (0, 4, 8)]
    assert add_counters(Counters(part) for part in parts) == Counters(play_block(BlockTask(whole, 0, 12)))


def test_the_result_does_not_depend_on_the_worker(results: LabResults, tmp_path: Path) -> None:
    again = run(SMALL, tmp_path, jobs=2)
    assert block_counters(again) == block_counters(results)
    assert to_data(again) == to_data(results)
    assert render_report(again, {}) == render_report(results, {})


def test_another_seed_is_another_result(results: LabResults, tmp_path: Path) -> None:
    assert block_counters(run(replace(SMALL, seed="2"), tmp_path)) != block_counters(results)


def test_an_interrupted_run_is_resumed(results: LabResults, tmp_path: Path) -> None:
    class Enough(Exception):
        pass

    counted: list[int] = []

    def interrupt(games: int) -> None:
        counted.append(games)
        if sum(counted) == 5:
            raise Enough

    with pytest.raises(Enough):
        run(SMALL, tmp_path, on_progress=interrupt)
    written = (tmp_path / JOURNAL).read_text(encoding="utf-8")
    notified: list[int] = []
    again = run(SMALL, tmp_path, on_progress=notified.append)
    assert notified[0] == 5  # these are not played again
    assert sum(notified) == 24
    assert (tmp_path / JOURNAL).read_text(encoding="utf-8").startswith(written)
    assert block_counters(again) == block_counters(results)


def test_other_settings_are_refused_in_the_same_folder(tmp_path: Path) -> None:
    short = replace(SMALL, games=1)
    run(short, tmp_path)
    with pytest.raises(JournalError, match="seed"):
        run(replace(short, seed="2"), tmp_path)


# --- settings -------------------------------------------------------------------------------------
def test_the_digest_depends_on_all_relevant_settings() -> None:
    changes: list[dict[str, Any]] = [
        {"games": 13},
        {"players": (2,)},
        {"bot": "random@5it"},
        {"budget": "5it"},
        {"michel": "michel"},
    ]
    changes += [{"calm": True}, {"target": 3}, {"seed": "2"}, {"turns": 99}, {"packs": (None, None)}]
    digests = {replace(SMALL, **change).digest for change in changes}
    assert len(digests) == len(changes)
    assert SMALL.digest not in digests
    assert replace(SMALL, packs=("classic",)).digest == SMALL.digest  # the same pack by another name


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"teams": True}, "a team game is for 4 or 6 players"),
        ({"players": (4, 5, 6), "teams": True}, "Teams are not possible with 5 players"),
        ({"players": (7,)}, "the game is for 2 to 6 players"),
        ({"players": (2, 2)}, "2, 2: name each player count once"),
        ({"bot": "nobody"}, "no bot called “nobody”"),
        ({"budget": "soon"}, "soon"),
        ({"michel": "mick"}, "mick"),
        ({"target": 0}, "0 Tunnel points"),
    ],
)
def test_invalid_settings_are_refused_with_an_explanation(change: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        replace(SMALL, **change)


@pytest.mark.parametrize(("text", "players"), [("4", (4,)), ("2,3", (2, 3)), (" 6, 2 ", (6, 2)), ("2-4,6", (2, 3, 4, 6))])
def test_player_counts_are_read_from_text(text: str, players: tuple[int, ...]) -> None:
    assert parse_player_counts(text) == players


@pytest.mark.parametrize("text", ["", "two", "2;3", "2,,3", "-3", "2-", "4-2", "2-99999999999"])
def test_other_texts_are_no_player_counts(text: str) -> None:
    with pytest.raises(OptionError, match="not a list of player counts"):
        parse_player_counts(text)


def test_packs_have_different_names(tmp_path: Path) -> None:
    classic = edition()
    other = edition(OwnPack.copied_to(tmp_path / "mine").edit("pack.toml", 'id = "classic"', 'id = "mine"').directory)
    tuned = edition(OwnPack.copied_to(tmp_path / "tuned").edit("gangs.toml", "income = 1", "income = 2").directory)
    assert pack_labels([classic, other]) == ["classic", "mine"]
    assert pack_labels([CLASSIC_1_0, classic]) == ["classic 1.0.0", "classic 1.3.0"]
    assert pack_labels([classic, tuned]) == ["classic", "tuned"]
    assert pack_labels([classic, classic]) == ["classic 1.3.0 (1)", "classic 1.3.0 (2)"]


# --- lengths --------------------------------------------------------------------------------------
def test_lengths_of_games_counted_by_hand() -> None:
    lengths = GameLengths.from_counters(Counters({"length/4": 1, "length/8": 2, "length/12": 1}), 2)
    assert lengths is not None
    assert (lengths.games, lengths.mean) == (4, 4)
    assert lengths.spread == pytest.approx((8 / 4) ** 0.5)
    assert lengths.quantiles == {0.05: 2, 0.25: 2, 0.5: 4, 0.75: 4, 0.95: 6}
    assert GameLengths.from_counters(Counters(), 2) is None


# --- the result -----------------------------------------------------------------------------------
def test_figures_agree_with_the_counters(results: LabResults) -> None:
    data = to_data(results)
    assert json.loads(json.dumps(data)) == data
    (pack,) = data["packs"]
    assert pack["name"] == "classic"
    for players, part in pack["players"].items():
        counters, figures = part["counters"], part["figures"]
        assert part["games"] == 12 == counters["games"]
        assert part["turns_per_player"]["mean"] == pytest.approx(counters["turns"] / counters["players"], abs=1e-6)
        assert figures["length"]["turns_per_player"]["value"] == part["turns_per_player"]["mean"]
        seats = [figures["seat"][str(order)]["above_fair"]["value"] for order in range(int(players))]
        assert sum(seats) == pytest.approx(0, abs=1e-5)  # every game has a winner, so the average is fair
        shares = [tool["share"]["value"] for tool in figures["points"].values()]
        assert sum(shares) == pytest.approx(1, abs=1e-5)
        searched = figures["place"]["showers"]["searches"]
        assert searched["value"] == pytest.approx(counters.get("place/showers/searches", 0) / 12, abs=1e-6)


def test_cards_over_all_player_counts_are_between_those_of_each(results: LabResults) -> None:
    estimates = results.packs[0].estimates
    for card in results.packs[0].edition.backgrounds:
        name = f"background/{card}/dealt_above_fair"
        parts = [estimates[players][name] for players in (2, 3) if name in estimates[players]]
        if parts:
            together = estimates[ALL][name]
            assert together.cases == sum(part.cases for part in parts)
            assert together.value == pytest.approx(sum(part.value * part.cases for part in parts) / together.cases)


def test_faults_of_bots_are_counted(tmp_path: Path) -> None:
    bot = tmp_path / "fool.py"
    bot.write_text("class Fool:\n    def choose(self, view, legal_moves, budget):\n        return 'fly'\n", encoding="utf-8")
    found = run(Settings(players=(2,), games=1, bot=f"{bot}:Fool", turns=3), tmp_path / "out")
    assert found.packs[0].faults > 0
    assert "Do not rely on these figures" in render_report(found, {})


# --- comparison -----------------------------------------------------------------------------------
def test_a_pack_compared_with_itself_has_no_differences(tmp_path: Path) -> None:
    found = run(replace(SMALL, packs=(None, "classic")), tmp_path)
    assert [len(figures) > 200 for figures in found.differences.values()] == [True, True, True]
    for figures in found.differences.values():
        for name, one in figures.items():
            assert one.value == 0, name
            assert one.interval is None or one.interval == (0, 0), name
            assert not one.clear, name
    assert "is due to chance: 0." in render_report(found, {})


@pytest.fixture(scope="module")
def changed(tmp_path_factory: pytest.TempPathFactory) -> LabResults:
    """An Overtime brings ten times as many Cigarettes, a Gang card has another name, and there is a new card."""
    own = OwnPack.copied_to(tmp_path_factory.mktemp("packs") / "generous")
    own.edit("pack.toml", 'id = "classic"', 'id = "generous"').edit("pack.toml", "search_cards = 77", "search_cards = 78")
    own.edit("actions.toml", "{ cigarettes = 6 }", "{ cigarettes = 60 }").edit("gangs.toml", '"crew_stash"', '"crew_attic"')
    own.append("actions.toml", '\n[[action]]\nid = "nap"\ncopies = 1\nsells = 1\neffects = [{ heal = 1 }]\norigin = "X"\n')
    settings = Settings(players=(4,), games=40, bot="random", target=2, packs=(None, str(own.directory)))
    return run(settings, tmp_path_factory.mktemp("lab"))


def test_a_changed_pack_shows_the_change(changed: LabResults) -> None:
    one = changed.differences[4]["cigarettes/earned/card"]
    assert one.clear
    before, after = (pack.estimates[4]["cigarettes/earned/card"].value for pack in changed.packs)
    assert one.value == pytest.approx(after - before)
    assert after > 5 * before
    data = to_data(changed)["differences"]["4"]["cigarettes"]["earned"]["card"]
    assert (data["clear"], data["value"]) == (True, round(one.value, 6))
    assert data["interval"][0] > 0


def test_cards_of_only_one_pack_have_no_difference_and_are_named(changed: LabResults) -> None:
    for figures in changed.differences.values():
        assert not [name for name in figures if "crew_stash" in name or "crew_attic" in name or "/nap/" in name]
        assert [name for name in figures if "crew_lookout" in name]
    page = render_report(changed, {})
    assert "Only in classic: The Stash." in page
    assert "Only in generous: Crew attic, Nap." in page
    assert "only in generous" in page
