"""Whole games of bots, in every mode: totals that must agree with each other and with the outcome."""

from typing import Any

import pytest

from blackgate import Game
from blackgate.arena.match import Match, Played, play
from blackgate.engine import layout as at
from blackgate.lab.collectors import extortions, michel
from blackgate.lab.game_observer import Warden
from blackgate.lab.counters import Tally
from testkit.lab.observed_game import under

MODES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "michel": "michelle"},
    {"players": 4, "teams": True, "michel": "michel"},
    {"players": 5, "calm": True},
    {"players": 6, "teams": True},
]
GAMES = 5


class Watched:
    """One game: its tally, what became of it, and the table at its end."""

    def __init__(self, mode: dict[str, Any], number: int) -> None:
        warden = Warden()
        options = {key: value for key, value in mode.items() if key != "players"}
        bots = ("random",) * mode["players"]
        self.played: Played = play(Match(number, f"totals {number}", bots, target=2, turns=30_000, **options), warden.watch)
        self.tally: Tally = warden.close()
        assert warden.game is not None
        self.game: Game = warden.game


@pytest.fixture(scope="module", params=MODES, ids=lambda mode: f"{mode['players']}" + "-teams" * bool(mode.get("teams")))
def games(request: pytest.FixtureRequest) -> list[Watched]:
    found = [Watched(request.param, number) for number in range(GAMES)]
    assert not [one for one in found if one.played.stopped]
    return found


def total(tally: Tally, prefix: str, last: str = "") -> int:
    """The sum of counters by how their names begin and end."""
    return sum(count for name, count in tally.items() if name.startswith(prefix) and name.endswith(last))


def test_wins_add_up(games: list[Watched]) -> None:
    for one in games:
        tally, winners = one.tally, one.played.winners
        assert (tally["games"], tally["finished"], tally["stopped"]) == (1, 1, 0)
        assert total(tally, "seat/") == len(winners)
        assert total(tally, "background/", "/dealt/won") == len(winners)
        assert total(tally, "background/", "/dealt/players") == tally["players"] == one.game.players


def test_turns_are_those_of_the_outcome(games: list[Watched]) -> None:
    for one in games:
        assert one.tally["turns"] == one.played.turns
        assert under(one.tally, "length") == {str(one.played.turns): 1}


def test_points_by_tool_less_those_lost_again_are_the_outcome_s(games: list[Watched]) -> None:
    for one in games:
        made, lost = total(one.tally, "dug/", "/points"), total(one.tally, "lost/", "/points")
        assert made - lost == one.tally["points"] == sum(one.played.points)


def test_tools_come_from_somewhere(games: list[Watched]) -> None:
    """A Tool that was dug came from the board in one way or another, or was snatched from a tunnel."""
    for one in games:
        for tool in ("spoon", "pickaxe", "shovel"):
            came = sum(one.tally[f"got/{tool}/{how}"] for how in ("steal", "craft", "trade", "effect", "snatched"))
            assert came >= one.tally[f"dug/{tool}"]


def test_cigarettes_earned_less_spent_are_left(games: list[Watched]) -> None:
    for one in games:
        earned, spent = total(one.tally, "cigarettes/earned/"), total(one.tally, "cigarettes/spent/")
        left = sum(int(one.game.table.of(seat, at.CIGARETTES)) for seat in range(one.game.players))
        assert earned - spent == one.tally["cigarettes/left"] == left


def test_beatings_given_less_healed_are_left(games: list[Watched]) -> None:
    for one in games:
        left = sum(int(one.game.table.of(seat, at.BEATINGS)) for seat in range(one.game.players))
        assert total(one.tally, "beatings/given/") - one.tally["beatings/healed"] == one.tally["beatings/left"] == left


def test_every_extortion_ends_in_one_way(games: list[Watched]) -> None:
    for one in games:
        tally = one.tally
        assert sum(tally[f"extortions/{outcome}"] for outcome in extortions.OUTCOMES) == tally["extortions"]
        assert tally["extortions/weapons"] >= tally["extortions"]
        assert tally["extortions/loot/cooperated"] == tally["extortions/cooperated"]
        assert total(tally, "extortions/loot/class/") == sum(tally[f"extortions/loot/{how}"] for how in extortions.LOOT)
        assert sum(tally[f"michel/{outcome}"] for outcome in michel.OUTCOMES) == tally["michel/extortions"]
        assert tally["michel/moves"] == 0 or one.game.options.michel


def test_searches_draw_and_players_come_before_they_search(games: list[Watched]) -> None:
    for one in games:
        tally = one.tally
        assert tally["drawn"] >= total(tally, "place/", "/drawn") >= total(tally, "place/", "/searches") > 0
        assert total(tally, "draw/", "/cards") == tally["drawn"] + 3 * one.game.players
        for place in set(one.game.edition.places) - {"cell_block", "block_a", "block_b"}:  # where everybody is from the start
            came = tally[f"place/{place}/visits"] + tally[f"place/{place}/sent"]
            assert came > 0 or tally[f"place/{place}/searches"] == 0


def test_cards_are_counted_no_more_often_than_they_came_into_play(games: list[Watched]) -> None:
    for one in games:
        for sort, deed in (("gang", "joined"), ("background", "revealed"), ("action", "played")):
            for name, players in one.tally.items():
                if name.startswith(f"{sort}/") and name.endswith(f"/{deed}/players"):
                    card = name.split("/")[1]
                    assert 1 <= players <= one.tally[f"{sort}/{card}/times"]
                    assert one.tally[f"{sort}/{card}/{deed}/won"] <= players
        assert total(one.tally, "gang/", "/turns") <= one.played.turns


def test_a_stopped_game_counts_as_stopped_and_for_nothing_else() -> None:
    warden = Warden()
    played = play(Match(0, "stopped", ("random",) * 3, turns=9), warden.watch)
    assert played.stopped
    assert warden.close() == Tally(games=1, stopped=1)


def test_the_warden_does_not_leave_before_the_end() -> None:
    warden = Warden()
    warden.watch(Game(2, seed=1))
    with pytest.raises(ValueError, match="over"):
        warden.close()
