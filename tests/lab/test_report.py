"""The report: every metric has a name, charts have their rows, all topics are there."""

import json
import re
from collections import Counter
from typing import Any

import pytest

from blackgate import edition
from blackgate.catalogue import Edition
from blackgate.lab.card_metrics import card_metrics
from blackgate.lab.changes import Change, significant
from blackgate.lab.counter_blocks import Blocks
from blackgate.lab.counters import Counters
from blackgate.lab.estimate import Estimate
from blackgate.lab.formatter import Formatter
from blackgate.lab.game_metrics import game_metrics
from blackgate.lab.metrics import NUMBER, PERCENT, POINTS
from blackgate.lab.report import render_report
from blackgate.lab.report_context import ReportContext
from blackgate.lab.results import ALL, LabResults, PackResults
from blackgate.lab.run import run
from blackgate.lab.settings import Settings
from blackgate.lab.summary import sentences
from blackgate.texts import LANGUAGES

KEYS = re.compile(r"[{}]|\blab-[a-z]|\b(gang|action|draw|place|got)/|None|  ")
SETTINGS = Settings(players=(2, 4), games=60, bot="random")


def made_up(block_counters: dict[int, list[Counters]]) -> LabResults:
    """Return results of made-up games."""
    parts = {players: Blocks(players, False, blocks) for players, blocks in block_counters.items()}
    return LabResults(SETTINGS, (PackResults(edition(), parts, SETTINGS),))


def block(number: int, players: int) -> Counters:
    """Return the counters of a game with a strong, a weak and an average Gang card; the first player nearly always wins."""
    strong, weak = number % 10 < 8, number % 10 == 9
    counters = Counters({"games": 1, "finished": 1, "players": players, "turns": 10 * players, f"length/{10 * players}": 1})
    for card, won in (("triad_tinkerer", strong), ("crew_stash", weak), ("queers_nurse", number % players == 0)):
        counters[f"gang/{card}/times"] += 1
        counters[f"gang/{card}/joined/players"] += 1
        counters[f"gang/{card}/joined/won"] += won
    counters[f"seat/{0 if number % 20 else players - 1}/won"] += 1
    return counters


@pytest.fixture(scope="module")
def results() -> LabResults:
    return made_up({players: [block(number, players) for number in range(60)] for players in (2, 4)})


def specs(page: str) -> list[dict[str, Any]]:
    """Return the charts of a page."""
    found = re.findall(r'<script type="application/json" id="chart-[^"]*-spec">(.*?)</script>', page)
    return [json.loads(spec) for spec in found]


def headings(page: str) -> list[str]:
    """Return the sections of a page."""
    return re.findall(r"<h2>(.*?)</h2>", page.partition("</main>")[0])


def plain(page: str) -> str:
    """Return the visible text of a page."""
    body = re.sub(r"<(script|style).*?</\1>", " ", page, flags=re.DOTALL)
    return re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", body))


# --- names and numbers ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("teams", [False, True])
def test_every_metric_has_a_unique_name(teams: bool, code: str) -> None:
    classic: Edition = edition()
    formatter = Formatter([classic], code)
    names = [*game_metrics(classic, 6, True, teams), *card_metrics(classic)]
    message = [formatter.metric_name(name) for name in names if not name.startswith("draw/")]
    assert [one for one, count in Counter(message).items() if count > 1] == []
    assert not [one for one in message if KEYS.search(one) or "_" in one]


def test_metrics_have_names_of_cards_and_places() -> None:
    formatter = Formatter([edition()], "en")
    assert formatter.metric_name("gang/crew_lookout/above_fair") == "The Lookout: win rate compared with the fair share"
    assert formatter.metric_name("place/yard/searches") == "Recreational Area: Searches"
    assert formatter.metric_name("seat/0/above_fair") == "1st to move: win rate compared with the fair share"
    assert formatter.metric_name("draw/link/worth") == "Link: win rate compared with the average draw"


@pytest.mark.parametrize(
    ("value", "form", "message"),
    [
        (3.456, NUMBER, "3.46"),
        (34.56, NUMBER, "34.6"),
        (0.3456, PERCENT, "34.6%"),
        (0.03456, POINTS, "+3.5 pp"),
        (-0.03456, POINTS, "−3.5 pp"),
        (0.0001, POINTS, "0.0 pp"),
        (-0.0001, POINTS, "0.0 pp"),
    ],
)
def test_numbers_are_formatted_for_readers(value: float, form: str, message: str) -> None:
    assert Formatter([edition()], "en").number(value, form).replace("\u00a0", " ") == message


def test_intervals_are_written_in_the_unit_of_their_value() -> None:
    formatter = Formatter([edition()], "en")
    spans = [((-0.051, 0.02), POINTS), ((0.1, 0.25), PERCENT), ((1.5, 12.25), NUMBER), (None, POINTS)]
    message = [formatter.interval(interval, form) for interval, form in spans]
    message.append(formatter.interval((-0.5, 9.904), NUMBER, signed=True))
    wanted = ["−5.1 … +2.0", "10.0 … 25.0", "1.50 … 12.2", "–", "−0.50 … +9.90"]
    assert [one.replace("\u00a0", " ") for one in message] == wanted


def test_cards_without_texts_have_their_ids_as_names() -> None:
    assert Formatter([edition()], "en").name("gang", "nobody_knows") == "nobody_knows"


# --- highlights ------------------------------------------------------------------------------
def test_the_strong_and_the_weak_card_are_named_first(results: LabResults) -> None:
    message = [one.replace("\u00a0", " ") for one in sentences(ReportContext(results, "en"))]
    cards = results.packs[0].estimates[ALL]
    assert cards["gang/triad_tinkerer/above_fair"].value == pytest.approx(0.8 - 0.375)
    assert re.fullmatch(r"Gang cards\. Strong: The Tinkerer \(\+[\d.]+ pp\)\. Weak: The Stash \(−[\d.]+ pp\)\.", message[0])
    assert any("1st to move with 2 players (+45.0 pp)" in one for one in message)
    assert any("Turns per player: 10.0 with 2 players, 10.0 with 4 players" in one for one in message)


def test_the_chart_of_gang_cards_sorts_colours_and_draws_the_average(results: LabResults) -> None:
    chart = next(spec for spec in specs(render_report(results, {})) if "The Tinkerer" in json.dumps(spec))
    layers = chart["layer"]
    dots = [layer["data"]["values"] for layer in layers if "verdict" in json.dumps(layer["encoding"])]
    assert [(dot["name"], dot["verdict"]) for dot in dots[0]] == [
        ("The Tinkerer", "clearly strong"),
        ("The Nurse", "unclear"),
        ("The Stash", "clearly weak"),
    ]
    for dot in dots[0]:
        assert dot["low"] < dot["value"] < dot["high"]
    average = results.packs[0].estimates[ALL]["gang/average"].value
    lines = [row["value"] for layer in layers for row in layer["data"]["values"] if set(row) == {"value"}]
    assert lines == [0, pytest.approx(average)]
    small = [row for layer in layers for row in layer["data"]["values"] if "players" in row]
    assert sorted(row["players"] for row in small if row["name"] == "The Nurse") == ["2", "4"]


def test_too_few_cases_are_marked() -> None:
    few = made_up({2: [block(number, 2) for number in range(12)], 4: [block(number, 4) for number in range(12)]})
    message = plain(render_report(few, {}))
    assert "Too few cases (fewer than 30)" in message
    assert "Strong: none. Weak: none." in " ".join(sentences(ReportContext(few, "en")))


# --- a whole page ---------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def everything(tmp_path_factory: pytest.TempPathFactory) -> LabResults:
    settings = Settings(players=(4,), games=12, bot="random", target=2, teams=True, michel="michelle")
    return run(settings, tmp_path_factory.mktemp("lab"))


@pytest.fixture(scope="module")
def page(everything: LabResults) -> str:
    return render_report(everything, {"Seed": "1"})


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_page_for_people_has_no_keys_in_any_language(everything: LabResults, code: str) -> None:
    message = plain(render_report(everything, {}, code))
    assert len(message) > 5000
    assert not KEYS.search(message), KEYS.search(message)


def test_the_report_of_a_team_game_with_michel_has_every_topic(page: str) -> None:
    assert headings(page) == [
        "At a glance",
        "Gang cards",
        "Backgrounds",
        "Action cards",
        "Search cards",
        "Turn order",
        "Length of games",
        "The tunnel",
        "Places",
        "Actions",
        "Gangs and second effects",
        "Extortions",
        "Michel(le)",
        "Beatings",
        "Cigarettes",
        "Exchanges",
        "How to read this",
        "Settings",
    ]
    message = plain(page)
    assert "Block A: visits" in message
    assert "Cell Block: visits" not in message


def test_bars_are_parts_of_a_whole(page: str) -> None:
    bars = next(spec for spec in specs(page) if "Pickaxe" in json.dumps(spec.get("encoding", {})))
    assert bars["encoding"]["x"]["stack"] == "normalize"
    assert {row["part"] for row in bars["data"]["values"]} <= {"Spoon", "Pickaxe", "Shovel"}


def test_topics_of_other_modes_are_not_in_the_report(results: LabResults) -> None:
    assert not {"Michel(le)", "Exchanges", "Beatings"} & set(headings(render_report(results, {})))


# --- changes ---------------------------------------------------------------------------------
def change(value: float, reach: float) -> Change:
    return Change("extortions/per_game", 4, Estimate(value, 100, (), (value - reach, value + reach)))


def test_how_surprising_a_change_is() -> None:
    assert (change(1, 1).clarity, change(-3, 2).clarity, change(0, 0).clarity) == (1, 1.5, 0)
    assert change(1, 1).p_value == pytest.approx(0.05)
    assert change(0, 0).p_value == 1
    assert change(1, 0).p_value == 0
    assert change(-2, 1).p_value < 0.001


def test_one_clear_change_in_twenty_does_not_stand_out_but_a_very_clear_one_does() -> None:
    noise = [change(value / 20, 1) for value in range(19)]
    barely, very = change(1.1, 1), change(4, 1)
    ranked = sorted([*noise, barely], key=lambda one: one.p_value)
    assert barely.difference.clear
    assert significant(ranked) == []
    assert significant(sorted([*noise, very], key=lambda one: one.p_value)) == [very]
    assert significant([]) == []
