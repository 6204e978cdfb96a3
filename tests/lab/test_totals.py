"""Whole games of bots, in every mode: totals that must agree with each other and with the outcome."""

from typing import Any

import pytest

from blackgate import Game
from blackgate.arena.match import Match, MatchResult, play
from blackgate.lab.collectors import extortions, michel
from blackgate.lab.counters import Counters
from blackgate.lab.game_observer import GameObserver
from testkit.lab.observed_game import under

MODES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "michel": "michelle"},
    {"players": 4, "teams": True, "michel": "michel"},
    {"players": 5, "calm": True},
    {"players": 6, "teams": True},
]
GAMES = 5


class CountedGame:
    """One game: its counters, its result, and the final position."""

    def __init__(self, mode: dict[str, Any], number: int) -> None:
        observer = GameObserver()
        options = {key: value for key, value in mode.items() if key != "players"}
        bots = ("random",) * mode["players"]
        self.played: MatchResult = play(
            Match(number, f"totals {number}", bots, target=2, turns=30_000, **options), observer.observe
        )
        self.counters: Counters = observer.finish()
        assert observer.game is not None
        self.game: Game = observer.game


@pytest.fixture(scope="module", params=MODES, ids=lambda mode: f"{mode['players']}" + "-teams" * bool(mode.get("teams")))
def games(request: pytest.FixtureRequest) -> list[CountedGame]:
    found = [CountedGame(request.param, number) for number in range(GAMES)]
    assert not [one for one in found if one.played.stopped]
    return found


def total(counters: Counters, prefix: str, last: str = "") -> int:
    """Return the sum of counters by the beginning and end of their names."""
    return sum(count for name, count in counters.items() if name.startswith(prefix) and name.endswith(last))


def test_wins_add_up(games: list[CountedGame]) -> None:
    for one in games:
        counters, winners = one.counters, one.played.winners
        assert (counters["games"], counters["finished"], counters["stopped"]) == (1, 1, 0)
        assert total(counters, "seat/") == len(winners)
        assert total(counters, "background/", "/dealt/won") == len(winners)
        assert total(counters, "background/", "/dealt/players") == counters["players"] == one.game.players


def test_turns_are_those_of_the_outcome(games: list[CountedGame]) -> None:
    for one in games:
        assert one.counters["turns"] == one.played.turns
        assert under(one.counters, "length") == {str(one.played.turns): 1}


def test_points_by_tool_less_those_lost_again_are_the_outcome_s(games: list[CountedGame]) -> None:
    for one in games:
        made, lost = total(one.counters, "dug/", "/points"), total(one.counters, "lost/", "/points")
        assert made - lost == one.counters["points"] == sum(one.played.points)


def test_every_dug_tool_has_an_origin(games: list[CountedGame]) -> None:
    """A Tool that was dug came from the board, or was snatched from a tunnel."""
    for one in games:
        for tool in ("spoon", "pickaxe", "shovel"):
            came = sum(one.counters[f"got/{tool}/{how}"] for how in ("steal", "craft", "trade", "effect", "snatched"))
            assert came >= one.counters[f"dug/{tool}"]


def test_cigarettes_earned_less_spent_are_left(games: list[CountedGame]) -> None:
    for one in games:
        earned, spent = total(one.counters, "cigarettes/earned/"), total(one.counters, "cigarettes/spent/")
        left = sum(player.cigarettes for player in one.game.full_state().players)
        assert earned - spent == one.counters["cigarettes/left"] == left


def test_beatings_given_less_healed_are_left(games: list[CountedGame]) -> None:
    for one in games:
        left = sum(player.beatings for player in one.game.full_state().players)
        assert total(one.counters, "beatings/given/") - one.counters["beatings/healed"] == one.counters["beatings/left"] == left


def test_every_extortion_ends_in_one_way(games: list[CountedGame]) -> None:
    for one in games:
        counters = one.counters
        assert sum(counters[f"extortions/{outcome}"] for outcome in extortions.OUTCOMES) == counters["extortions"]
        assert counters["extortions/weapons"] >= counters["extortions"]
        assert counters["extortions/loot/cooperated"] == counters["extortions/cooperated"]
        assert total(counters, "extortions/loot/class/") == sum(counters[f"extortions/loot/{how}"] for how in extortions.LOOT)
        assert sum(counters[f"michel/{outcome}"] for outcome in michel.OUTCOMES) == counters["michel/extortions"]
        assert counters["michel/moves"] == 0 or one.game.options.michel


def test_searches_draw_cards_and_follow_visits(games: list[CountedGame]) -> None:
    for one in games:
        counters = one.counters
        assert counters["drawn"] >= total(counters, "place/", "/drawn") >= total(counters, "place/", "/searches") > 0
        assert total(counters, "draw/", "/cards") == counters["drawn"] + 3 * one.game.players
        for place in set(one.game.edition.places) - {"cell_block", "block_a", "block_b"}:  # where all players start
            came = counters[f"place/{place}/visits"] + counters[f"place/{place}/sent"]
            assert came > 0 or counters[f"place/{place}/searches"] == 0


def test_cards_are_counted_no_more_often_than_they_came_into_play(games: list[CountedGame]) -> None:
    for one in games:
        for group, use in (("gang", "joined"), ("background", "revealed"), ("action", "played")):
            for name, players in one.counters.items():
                if name.startswith(f"{group}/") and name.endswith(f"/{use}/players"):
                    card = name.split("/")[1]
                    assert 1 <= players <= one.counters[f"{group}/{card}/times"]
                    assert one.counters[f"{group}/{card}/{use}/won"] <= players
        assert total(one.counters, "gang/", "/turns") <= one.played.turns


def test_a_stopped_game_counts_as_stopped_and_for_nothing_else() -> None:
    observer = GameObserver()
    played = play(Match(0, "stopped", ("random",) * 3, turns=9), observer.observe)
    assert played.stopped
    assert observer.finish() == Counters(games=1, stopped=1)


def test_counters_are_not_complete_before_the_end() -> None:
    observer = GameObserver()
    observer.observe(Game(2, seed=1))
    with pytest.raises(ValueError, match="over"):
        observer.finish()
