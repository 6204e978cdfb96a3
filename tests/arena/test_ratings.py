"""Ratings of bots."""

import random

import pytest

from blackgate.arena.match import Match
from blackgate.arena.ratings import Rating, combine_seats, ratings
from testkit.arena.match_results import game, won_by

START = Rating(25.0, 25 / 3)


def test_the_winner_is_rated_higher() -> None:
    rated = ratings(won_by(("boss", "inmate", "rookie"), "bbbibbbibrbb" * 5))
    assert rated["boss"].mu > rated["inmate"].mu > rated["rookie"].mu
    assert all(rating.sigma < START.sigma for rating in rated.values())
    low, high = rated["boss"].interval
    assert low < rated["boss"].mu < high
    assert high - low == pytest.approx(2 * 1.96 * rated["boss"].sigma, rel=1e-4)


def test_the_order_of_finishing_does_not_matter() -> None:
    games = won_by(("boss", "inmate", "inmate", "rookie"), "bibrbbii" * 6)
    shuffled = list(games)
    random.Random(1).shuffle(shuffled)
    assert shuffled != games
    assert ratings(shuffled) == ratings(games)


def test_two_bots_gain_and_lose_the_same_with_any_number_of_seats() -> None:
    for bots in (("boss", "inmate"), ("boss", "inmate", "inmate", "inmate"), ("boss", "inmate", "boss", "inmate")):
        rated = ratings(won_by(bots, "bbib"))
        assert rated["boss"].mu + rated["inmate"].mu == pytest.approx(50, abs=0.7), bots
        assert rated["boss"].mu > 25


def test_several_seats_of_a_bot_make_its_rating_no_more_certain() -> None:
    rated = ratings(won_by(("boss", "inmate", "inmate", "inmate"), "bibb" * 10))
    assert rated["inmate"].sigma == pytest.approx(rated["boss"].sigma, rel=0.05)


def test_moves_add_up_and_certainty_is_averaged() -> None:
    rating = combine_seats(Rating(25, 8), [(26, 6), (24.5, 6), (24, 6)])
    assert rating.mu == pytest.approx(24.5)
    assert rating.sigma == pytest.approx(6)


def test_games_without_information_change_nothing() -> None:
    alone = won_by(("boss", "boss"), "bbb")
    stopped = [game(Match(0, "s", ("boss", "inmate")))]
    assert ratings(alone) == {"boss": START}
    assert ratings(stopped) == {"boss": START, "inmate": START}


def test_a_team_is_rated_as_a_team() -> None:
    bots = ("boss", "inmate", "rookie", "inmate")
    rated = ratings(won_by(bots, "bbbb" * 5, teams=True))
    assert rated["boss"].mu == pytest.approx(rated["rookie"].mu)
    assert rated["rookie"].mu > 25 > rated["inmate"].mu
    apart = ratings(won_by(bots, "bbbb" * 5))
    assert apart["boss"].mu > apart["rookie"].mu
