"""What the report says: every figure has its words, charts have their rows, nothing is left out or made up."""

import json
import re
from collections import Counter
from typing import Any

import pytest

from blackgate import edition
from blackgate.catalogue import Edition
from blackgate.lab.blocks import Blocks
from blackgate.lab.card_metrics import figures_of_cards
from blackgate.lab.changes import Change, standing_out
from blackgate.lab.estimate import Estimate
from blackgate.lab.metrics import NUMBER, SHARE, WORTH
from blackgate.lab.results import ALL, Findings, PackFindings
from blackgate.lab.report import report
from blackgate.lab.run import run
from blackgate.lab.settings import Settings
from blackgate.lab.summary import glance
from blackgate.lab.game_metrics import figures_of_table
from blackgate.lab.counters import Tally
from blackgate.lab.report_context import Teller
from blackgate.lab.formatter import Words
from blackgate.texts import LANGUAGES

KEYS = re.compile(r"[{}]|\blab-[a-z]|\b(gang|action|draw|place|got)/|None|  ")
SETTINGS = Settings(players=(2, 4), games=60, bot="random")


def made_up(tallies: dict[int, list[Tally]]) -> Findings:
    """Findings of games nobody played."""
    parts = {players: Blocks(players, False, blocks) for players, blocks in tallies.items()}
    return Findings(SETTINGS, (PackFindings(edition(), parts, SETTINGS),))


def block(number: int, players: int) -> Tally:
    """One game: a strong Gang card, a weak one and an average one; who begins wins nearly always."""
    strong, weak = number % 10 < 8, number % 10 == 9
    tally = Tally({"games": 1, "finished": 1, "players": players, "turns": 10 * players, f"length/{10 * players}": 1})
    for card, won in (("triad_tinkerer", strong), ("crew_stash", weak), ("queers_nurse", number % players == 0)):
        tally[f"gang/{card}/times"] += 1
        tally[f"gang/{card}/joined/players"] += 1
        tally[f"gang/{card}/joined/won"] += won
    tally[f"seat/{0 if number % 20 else players - 1}/won"] += 1
    return tally


@pytest.fixture(scope="module")
def findings() -> Findings:
    return made_up({players: [block(number, players) for number in range(60)] for players in (2, 4)})


def specs(page: str) -> list[dict[str, Any]]:
    """The charts of a page."""
    found = re.findall(r'<script type="application/json" id="chart-[^"]*-spec">(.*?)</script>', page)
    return [json.loads(spec) for spec in found]


def headings(page: str) -> list[str]:
    """The sections of a page."""
    return re.findall(r"<h2>(.*?)</h2>", page.partition("</main>")[0])


def plain(page: str) -> str:
    """What a reader sees."""
    body = re.sub(r"<(script|style).*?</\1>", " ", page, flags=re.DOTALL)
    return re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", body))


# --- words ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("teams", [False, True])
def test_every_figure_has_a_name_of_its_own(teams: bool, code: str) -> None:
    book: Edition = edition()
    words = Words([book], code)
    names = [*figures_of_table(book, 6, True, teams), *figures_of_cards(book)]
    told = [words.row(name) for name in names if not name.startswith("draw/")]
    assert [one for one, count in Counter(told).items() if count > 1] == []
    assert not [one for one in told if KEYS.search(one) or "_" in one]


def test_figures_are_called_by_their_cards_and_places() -> None:
    words = Words([edition()], "en")
    assert words.row("gang/crew_lookout/above_fair") == "The Lookout: wins above the fair share"
    assert words.row("place/yard/searches") == "Recreational Area: Searches"
    assert words.row("seat/0/above_fair") == "1st to move: wins above the fair share"
    assert words.row("draw/link/worth") == "Link: wins above the average draw"


@pytest.mark.parametrize(
    ("value", "form", "told"),
    [
        (3.456, NUMBER, "3.46"),
        (34.56, NUMBER, "34.6"),
        (0.3456, SHARE, "34.6 %"),
        (0.03456, WORTH, "+3.5 pp"),
        (-0.03456, WORTH, "−3.5 pp"),
        (0.0001, WORTH, "0.0 pp"),
        (-0.0001, WORTH, "0.0 pp"),
    ],
)
def test_numbers_as_people_write_them(value: float, form: str, told: str) -> None:
    assert Words([edition()], "en").number(value, form).replace("\u00a0", " ") == told


def test_intervals_are_written_in_the_unit_of_their_value() -> None:
    words = Words([edition()], "en")
    spans = [((-0.051, 0.02), WORTH), ((0.1, 0.25), SHARE), ((1.5, 12.25), NUMBER), (None, WORTH)]
    told = [words.span(interval, form) for interval, form in spans]
    told.append(words.span((-0.5, 9.904), NUMBER, signed=True))
    wanted = ["−5.1 … +2.0", "10.0 … 25.0", "1.50 … 12.2", "–", "−0.50 … +9.90"]
    assert [one.replace("\u00a0", " ") for one in told] == wanted


def test_cards_without_texts_are_called_by_their_ids() -> None:
    assert Words([edition()], "en").name("gang", "nobody_knows") == "nobody_knows"


# --- what stands out ------------------------------------------------------------------------------
def test_the_strong_and_the_weak_card_are_named_first(findings: Findings) -> None:
    told = [one.replace("\u00a0", " ") for one in glance(Teller(findings, "en"))]
    cards = findings.packs[0].estimates[ALL]
    assert cards["gang/triad_tinkerer/above_fair"].value == pytest.approx(0.8 - 0.375)
    assert re.fullmatch(r"Gang cards: strong The Tinkerer \(\+[\d.]+ pp\); weak The Stash \(−[\d.]+ pp\)\.", told[0])
    assert any("2 players, 1st to move +45.0 pp" in one for one in told)
    assert any("Turns per player: 10.0 with 2 players, 10.0 with 4 players" in one for one in told)


def test_the_chart_of_gang_cards_sorts_colours_and_draws_the_average(findings: Findings) -> None:
    chart = next(spec for spec in specs(report(findings, {})) if "The Tinkerer" in json.dumps(spec))
    layers = chart["layer"]
    dots = [layer["data"]["values"] for layer in layers if "judged" in json.dumps(layer["encoding"])]
    assert [(dot["name"], dot["judged"]) for dot in dots[0]] == [
        ("The Tinkerer", "clearly strong"),
        ("The Nurse", "not clear"),
        ("The Stash", "clearly weak"),
    ]
    for dot in dots[0]:
        assert dot["low"] < dot["value"] < dot["high"]
    average = findings.packs[0].estimates[ALL]["gang/average"].value
    lines = [row["value"] for layer in layers for row in layer["data"]["values"] if set(row) == {"value"}]
    assert lines == [0, pytest.approx(average)]
    small = [row for layer in layers for row in layer["data"]["values"] if "players" in row]
    assert sorted(row["players"] for row in small if row["name"] == "The Nurse") == ["2", "4"]


def test_too_few_cases_are_said_to_be_too_few() -> None:
    few = made_up({2: [block(number, 2) for number in range(12)], 4: [block(number, 4) for number in range(12)]})
    told = plain(report(few, {}))
    assert "Too few to say (under 30)" in told
    assert "strong none; weak none" in " ".join(glance(Teller(few, "en")))


# --- a whole page ---------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def everything(tmp_path_factory: pytest.TempPathFactory) -> Findings:
    settings = Settings(players=(4,), games=12, bot="random", target=2, teams=True, michel="michelle")
    return run(settings, tmp_path_factory.mktemp("lab"))


@pytest.fixture(scope="module")
def page(everything: Findings) -> str:
    return report(everything, {"Seed": "1"})


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_page_for_people_has_no_keys_in_any_language(everything: Findings, code: str) -> None:
    told = plain(report(everything, {}, code))
    assert len(told) > 5000
    assert not KEYS.search(told), KEYS.search(told)


def test_every_topic_is_there_in_a_team_game_with_michel(page: str) -> None:
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
        "Extortions",
        "Michel(le)",
        "Beatings",
        "Cigarettes",
        "Exchanges",
        "How to read this",
        "Settings",
    ]
    told = plain(page)
    assert "Block A: visits" in told
    assert "Cell Block: visits" not in told


def test_bars_are_parts_of_a_whole(page: str) -> None:
    bars = next(spec for spec in specs(page) if "Pickaxe" in json.dumps(spec.get("encoding", {})))
    assert bars["encoding"]["x"]["stack"] == "normalize"
    assert {row["part"] for row in bars["data"]["values"]} <= {"Spoon", "Pickaxe", "Shovel"}


def test_what_is_not_in_the_game_is_not_in_the_report(findings: Findings) -> None:
    assert not {"Michel(le)", "Exchanges", "Beatings"} & set(headings(report(findings, {})))


# --- what changed ---------------------------------------------------------------------------------
def change(value: float, reach: float) -> Change:
    return Change("extortions/per_game", 4, Estimate(value, 100, (), (value - reach, value + reach)))


def test_how_surprising_a_change_is() -> None:
    assert (change(1, 1).clearness, change(-3, 2).clearness, change(0, 0).clearness) == (1, 1.5, 0)
    assert change(1, 1).surprise == pytest.approx(0.05)
    assert change(0, 0).surprise == 1
    assert change(1, 0).surprise == 0
    assert change(-2, 1).surprise < 0.001


def test_one_clear_change_in_twenty_does_not_stand_out_but_a_very_clear_one_does() -> None:
    noise = [change(value / 20, 1) for value in range(19)]
    barely, very = change(1.1, 1), change(4, 1)
    ranked = sorted([*noise, barely], key=lambda one: one.surprise)
    assert barely.difference.clear
    assert standing_out(ranked) == []
    assert standing_out(sorted([*noise, very], key=lambda one: one.surprise)) == [very]
    assert standing_out([]) == []
