"""Estimates and their intervals, against results computed by hand and simulated games with a known win rate."""

import math
import random

import pytest

from blackgate.lab.counter_blocks import MAX_BLOCKS, Blocks, split_into_blocks
from blackgate.lab.counters import Counters, add_counters
from blackgate.lab.estimate import MIN_CASES, Estimate, difference, rate_above_fair, ratio
from blackgate.lab.metrics import AboveAverage, AboveFair, Ratio, Share


def estimate(found: Estimate | None) -> Estimate:
    assert found is not None
    return found


def interval(found: Estimate | None) -> tuple[float, float]:
    bounds = estimate(found).interval
    assert bounds is not None
    return bounds


# --- blocks ---------------------------------------------------------------------------------------
@pytest.mark.parametrize("games", [1, 7, MAX_BLOCKS, MAX_BLOCKS + 1, 2000, 12345])
def test_blocks_hold_every_game_once_in_order_and_are_about_the_same_size(games: int) -> None:
    blocks = split_into_blocks(games)
    assert [game for block in blocks for game in block] == list(range(games))
    assert len(blocks) <= MAX_BLOCKS
    assert max(map(len, blocks)) - min(map(len, blocks)) <= 1


def test_counters_add_up() -> None:
    assert add_counters([Counters(a=1, b=2), Counters(), Counters(b=3, c=4)]) == Counters(a=1, b=5, c=4)


def test_a_column_sums_counters_block_by_block() -> None:
    blocks = Blocks(4, False, [Counters(a=1, b=2), Counters(b=5)])
    assert blocks.column(("a", "b")) == [3.0, 5.0]
    assert blocks.column(("c",)) == [0.0, 0.0]
    assert (blocks.fair, Blocks(4, True, []).fair, Blocks(6, False, []).fair) == (1 / 4, 1 / 2, 1 / 6)


# --- ratios ---------------------------------------------------------------------------------------
def test_a_ratio_and_what_each_block_adds_to_its_error() -> None:
    found = estimate(ratio([2, 4], [1, 1]))
    assert (found.value, found.cases) == (3, 2)
    assert found.errors == (-0.5, 0.5)
    assert found.interval is None  # two blocks are too few


def test_a_ratio_without_cases_has_no_value() -> None:
    assert ratio([0, 0], [0, 0]) is None
    assert rate_above_fair([0], [0], [0.25]) is None


def test_the_interval_of_a_mean_is_the_textbook_s() -> None:
    values = [3.0, 5.0, 4.0, 8.0, 6.0, 5.0, 4.0, 7.0, 6.0, 2.0]
    mean = sum(values) / 10
    deviation = math.sqrt(sum((value - mean) ** 2 for value in values) / 9)
    low, high = interval(ratio([3 * value for value in values], [3.0] * 10))
    assert (low + high) / 2 == pytest.approx(mean)
    assert (high - low) / 2 == pytest.approx(2.262 * deviation / math.sqrt(10), rel=1e-3)  # Student's t with 9 degrees


def test_a_count_is_never_less_than_nothing() -> None:
    low, _ = interval(ratio([0.0] * 39 + [1.0], [1.0] * 40))
    assert low == 0


# --- win rates ------------------------------------------------------------------------------------
def test_the_estimate_is_the_win_rate_minus_the_fair_share() -> None:
    found = estimate(rate_above_fair([3.0] * 10, [4.0] * 10, [0.25] * 10))
    assert found.value == pytest.approx(0.75 - 0.25)
    assert found.cases == 40
    assert [*interval(found)] == pytest.approx([0.5981 - 0.25, 0.8581 - 0.25], abs=1e-4)  # Wilson's for 30 of 40


def test_each_player_count_has_its_own_fair_share() -> None:
    """Two of four win with 2 players, one of six with 6: exactly fair, however the two are mixed."""
    found = estimate(rate_above_fair([2, 1], [4, 6], [1 / 2, 1 / 6]))
    assert found.value == pytest.approx(0)


def test_without_a_win_the_interval_still_has_a_width() -> None:
    low, high = interval(rate_above_fair([0.0] * 40, [1.0] * 40, [0.25] * 40))
    assert low == pytest.approx(-0.25)
    assert -0.25 < high < -0.15


def test_players_of_one_game_are_not_independent() -> None:
    """If most players of a game have the card, one of them wins: its win rate is more certain than that of separate games."""
    together = interval(rate_above_fair([1.0, 1.0, 0.0] * 100, [4.0, 3.0, 1.0] * 100, [0.25] * 300))
    separate = interval(rate_above_fair([1.0, 0.0, 0.0, 0.0] * 200, [1.0] * 800, [0.25] * 800))
    assert together[1] - together[0] < separate[1] - separate[0]


def test_correlated_blocks_make_the_interval_wider() -> None:
    apart = interval(rate_above_fair([1.0, 0.0] * 100, [1.0] * 200, [0.5] * 200))
    lumped = interval(rate_above_fair([10.0, 0.0] * 10, [10.0] * 20, [0.5] * 20))
    assert lumped[1] - lumped[0] > 2 * (apart[1] - apart[0])


def test_the_interval_holds_the_truth_about_95_times_in_100() -> None:
    """Games of four in which each player has a card with chance 0.4 and having it doubles the weight of a player."""
    chooser = random.Random(5)
    truth_won, truth_players = 0, 0
    runs: list[tuple[list[float], list[float]]] = []
    for _ in range(300):
        won, players = [], []
        for _ in range(120):
            has = [chooser.random() < 0.4 for _ in range(4)]
            winner = chooser.choices(range(4), [2 if one else 1 for one in has])[0]
            won.append(float(has[winner]))
            players.append(float(sum(has)))
        runs.append((won, players))
        truth_won, truth_players = truth_won + int(sum(won)), truth_players + int(sum(players))
    truth = truth_won / truth_players - 0.25
    bounds = [interval(rate_above_fair(won, players, [0.25] * 120)) for won, players in runs]
    held = sum(low <= truth <= high for low, high in bounds) / len(runs)
    assert 0.92 <= held <= 0.98


# --- differences ----------------------------------------------------------------------------------
def test_a_difference_of_equal_values_is_zero() -> None:
    one = estimate(ratio([float(i % 3) for i in range(40)], [1.0] * 40))
    same = difference(one, one)
    assert (same.value, same.interval, same.clear) == (0, (0, 0), False)


def test_common_variation_cancels_in_a_difference() -> None:
    """Blocks that differ much from each other, but always by one between the two."""
    luck = [float(7 * i % 13) for i in range(40)]
    one, other = estimate(ratio([v + 1 for v in luck], [1.0] * 40)), estimate(ratio(luck, [1.0] * 40))
    found = difference(one, other)
    assert found.value == pytest.approx(1)
    assert [*interval(found)] == pytest.approx([1, 1])
    assert found.clear
    wide = interval(one)
    assert wide[1] - wide[0] > 2


def test_no_difference_is_significant_with_few_cases() -> None:
    values = [2.0, 3.0] * 10
    few = estimate(ratio(values, [1.0] * 20))
    many = estimate(ratio(values * 2, [1.0] * 40))
    assert few.cases < MIN_CASES <= many.cases
    assert not few.clear
    assert many.clear


def test_few_cases_or_few_blocks_have_no_interval() -> None:
    """A ratio, a win rate and a difference alike: an interval from so little would be false precision."""
    fair = [0.25] * 40
    enough = estimate(rate_above_fair([1.0, 0.0] * 20, [1.0] * 40, fair))
    few_cases = estimate(rate_above_fair([1.0, 0.0] * 14 + [0.0] * 12, [1.0] * 28 + [0.0] * 12, fair))
    few_blocks = estimate(rate_above_fair([5.0, 0.0] * 4 + [0.0] * 32, [10.0] * 8 + [0.0] * 32, fair))
    assert enough.interval is not None
    assert (few_cases.cases, few_cases.interval) == (28, None)
    assert (few_blocks.cases, few_blocks.blocks_with_cases, few_blocks.interval) == (80, 8, None)
    assert few_blocks.value == pytest.approx(20 / 80 - 0.25)
    assert estimate(ratio([9.0] * 9, [9.0] * 9)).interval is None
    for few in (few_cases, few_blocks):
        assert difference(enough, few).interval is None
        assert difference(few, enough).interval is None
    assert difference(enough, enough).interval is not None


# --- figures --------------------------------------------------------------------------------------
TWO = [
    Blocks(2, False, [Counters({"games": 1, "a/won": 1, "a/players": 1, "b/players": 1})]),
    Blocks(4, False, [Counters({"games": 1, "a/players": 1, "b/won": 1, "b/players": 3})]),
]


def test_figures_over_one_player_count_and_over_several() -> None:
    a, b = AboveFair(("a/won",), ("a/players",)), AboveFair(("b/won",), ("b/players",))
    everybody = AboveFair(("a/won", "b/won"), ("a/players", "b/players"))
    assert estimate(a.measure(TWO[:1])).value == pytest.approx(1 - 1 / 2)
    assert estimate(a.measure(TWO)).value == pytest.approx((1 + 0 - 1 / 2 - 1 / 4) / 2)
    assert estimate(b.measure(TWO)).value == pytest.approx((0 + 1 - 1 / 2 - 3 / 4) / 4)
    assert estimate(everybody.measure(TWO)).value == pytest.approx(0)  # everybody together is fair
    assert estimate(Ratio(("a/players", "b/players"), ("games",)).measure(TWO)).value == 3
    assert estimate(Share(("a/players",), ("a/players", "b/players")).measure(TWO)).value == pytest.approx(2 / 6)


def test_against_the_others_adds_up_to_nothing() -> None:
    a, b = AboveFair(("a/won",), ("a/players",)), AboveFair(("b/won",), ("b/players",))
    everybody = AboveFair(("a/won", "b/won"), ("a/players", "b/players"))
    found = [(estimate(AboveAverage(one, everybody).measure(TWO)).value, estimate(one.measure(TWO)).cases) for one in (a, b)]
    assert sum(value * players for value, players in found) == pytest.approx(0)
    assert found[0][0] > 0 > found[1][0]
    assert AboveAverage(a, AboveFair(("c",), ("c",))).measure(TWO) is None
