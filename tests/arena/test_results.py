"""The results of a tournament."""

import json
import random

import pytest

from blackgate.arena.intervals import wilson
from blackgate.arena.match import Match
from blackgate.arena.results import summarize
from blackgate.arena.results_json import to_data
from testkit.arena.match_results import game, won_by

LINEUP = ("boss", "inmate", "inmate", "rookie")
ORDER = "bbib" * 10 + "rbib" * 5


def test_wins_are_counted_by_seat_so_that_the_fair_share_is_the_same_for_all() -> None:
    results = summarize(won_by(LINEUP, ORDER))
    assert results.games == 60
    assert results.fair == 0.25
    counted = {name: (bot.win_rate.wins, bot.win_rate.chances) for name, bot in results.bots.items()}
    assert counted == {"boss": (40, 60), "inmate": (15, 120), "rookie": (5, 60)}
    assert results.bots["inmate"].win_rate.rate == 15 / 120
    shares = [bot.win_rate.rate * bot.win_rate.chances for bot in results.bots.values()]
    assert sum(shares) == pytest.approx(60)


def test_intervals_are_taken_over_deals() -> None:
    """Every deal has two or three wins for boss: far more certain than sixty independent games."""
    record = summarize(won_by(LINEUP, ORDER)).bots["boss"].win_rate
    assert record.interval[0] < record.rate < record.interval[1]
    low, high = wilson(record.rate, 60)
    assert record.interval[1] - record.interval[0] < (high - low) / 1.5


def test_each_against_each() -> None:
    duels = {duel.bots: duel for duel in summarize(won_by(LINEUP, ORDER)).head_to_head}
    assert set(duels) == {("boss", "inmate"), ("boss", "rookie"), ("inmate", "rookie")}
    duel = duels["boss", "inmate"]
    assert (duel.games, duel.wins) == (60, (40, 15))
    assert duel.share.rate == 40 / 55
    assert duel.fair == pytest.approx(1 / 3)
    assert duel.share.interval[0] < 40 / 55 < duel.share.interval[1]


def test_two_bots_that_never_won_have_no_share() -> None:
    data = to_data(summarize(won_by(("boss", "inmate", "rookie"), "bbb")))
    undecided = next(duel for duel in data["head_to_head"] if duel["bots"] == ["inmate", "rookie"])
    assert (undecided["share"], undecided["wins"]) == (None, [0, 0])


def test_a_team_s_win_is_every_member_s_and_the_fair_share_is_a_half() -> None:
    results = summarize(won_by(("boss", "inmate", "boss", "inmate"), "bbbi" * 3, teams=True))
    assert results.fair == 0.5
    record = results.bots["boss"].win_rate
    assert (record.wins, record.chances, record.rate) == (18, 24, 0.75)


def test_teammates_are_not_compared() -> None:
    """One boss with an inmate against two inmates: boss meets the inmates of the other side only."""
    (duel,) = summarize(won_by(("boss", "inmate", "inmate", "inmate"), "bbbb", teams=True)).head_to_head
    assert (duel.games, duel.wins, duel.share.rate, duel.fair) == (4, (4, 0), 1.0, 0.5)
    duels = {duel.bots: duel for duel in summarize(won_by(("a", "b", "c", "d"), "abca", teams=True)).head_to_head}
    assert set(duels) == {("a", "b"), ("a", "d"), ("b", "c"), ("c", "d")}  # a and c are always together
    assert (duels["a", "b"].games, duels["a", "b"].wins, duels["a", "b"].fair) == (4, (3, 1), 0.5)
    assert summarize(won_by(("a", "a", "b", "b"), "aabb", teams=True)).head_to_head == []  # both on both sides


def test_seats_of_a_team_are_not_taken_for_independent_games() -> None:
    """Two deals only, so plain Wilson: a team of two boss has the interval of one boss in as many games."""
    team = summarize(won_by(("boss", "inmate", "boss", "inmate"), "bbbi", teams=True)).bots["boss"].win_rate
    alone = summarize(won_by(("boss", "inmate"), "bbbi")).bots["boss"].win_rate
    mixed = summarize(won_by(("boss", "inmate", "rookie", "inmate"), "bbbi", teams=True)).bots["boss"].win_rate
    assert team.interval == pytest.approx(alone.interval)
    assert mixed.interval == pytest.approx(alone.interval)


def test_wins_by_seat_and_by_order_of_play() -> None:
    match = Match(0, "s", ("a", "b", "c"))
    results = summarize([game(match, 1, first=2), game(match, 1, first=1), game(match, 0, first=0)])
    assert [share.wins for share in results.by_seat] == [1, 2, 0]
    assert [share.wins for share in results.by_order] == [2, 0, 1]


def test_time_is_per_decision_over_all_seats_of_a_bot() -> None:
    match = Match(0, "s", ("a", "b", "a"))
    bots = summarize([game(match, 0, decisions=(10, 5, 30), seconds=(0.1, 0.5, 0.7))]).bots
    assert bots["a"].ms_per_decision == pytest.approx(20)
    assert bots["b"].ms_per_decision == pytest.approx(100)
    assert summarize([game(match, 0, decisions=(0, 0, 0))]).bots["a"].ms_per_decision == 0


def test_faults_are_added_up_by_bot_and_sort() -> None:
    first = Match(0, "s", ("a", "b", "a"))
    faults = ({"seat": 0, "kind": "raised", "times": 3, "detail": "x"}, {"seat": 2, "kind": "raised", "times": 1, "detail": "y"})
    other = ({"seat": 1, "kind": "stalled", "times": 2, "detail": "z"},)
    results = summarize([game(first, 1, faults=faults), game(Match(1, "s", ("b", "a", "a")), 1, faults=other)])
    assert results.bots["a"].faults == {"raised": 4, "stalled": 2}
    assert results.bots["b"].faults == {}
    assert [(fault["bot"], fault["kind"], fault["times"]) for fault in results.faults] == [
        ("a", "raised", 4),
        ("a", "stalled", 2),
    ]


def test_stopped_games_have_no_winner() -> None:
    results = summarize([game(Match(0, "s", ("a", "b"))), game(Match(1, "s", ("b", "a")), 0)])
    assert results.stopped == 1
    assert {name: bot.win_rate.rate for name, bot in results.bots.items()} == {"a": 0.0, "b": 0.5}


def test_the_order_of_finishing_does_not_matter_and_all_is_json() -> None:
    games = won_by(LINEUP, ORDER)
    shuffled = list(games)
    random.Random(2).shuffle(shuffled)
    assert json.loads(json.dumps(to_data(summarize(shuffled)))) == to_data(summarize(games))
