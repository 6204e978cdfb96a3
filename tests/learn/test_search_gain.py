"""The values of moves by rollouts to the end of the game (tools/search_gain.py)."""

import pytest

pytest.importorskip("torch")

from testkit.scene import scene
from tools.search_gain import Choice, gains, rollouts

DEALS = 8


def test_rollouts_say_who_wins_after_each_move() -> None:
    """Seats 0 and 1 each need one point and hold a Shovel at home: the first of them to dig wins."""
    game = scene(4, hands=["shovel", "shovel"], dug=[(0, "shovel")] * 3 + [(1, "shovel")] * 3)
    moves = [int(move) for move in game.legal_moves if str(move) in ("dig shovel", "end")]
    names = [str(game.edition.moves[move]) for move in moves]
    wins = rollouts(Choice(game, moves, [0.5, 0.5]), 0, DEALS)
    assert dict(zip(names, wins.sum(1), strict=True)) == {"dig shovel": DEALS, "end": 0}


def test_the_gain_of_a_perfect_search_is_measured_on_other_deals_than_the_choice() -> None:
    """The second move is 10 points better on the first half and 4 points worse on the second: chosen by either half, it is −2."""
    position = {"chances": [[0.2, 0.3], [0.3, 0.26]], "searches": {100: 1}}
    found = gains([{"positions": [position]}])
    assert found["perfect search"] == [pytest.approx((-4 + 0) / 2)]
    assert found["warden@100ms"] == [pytest.approx((10 - 4) / 2)]
