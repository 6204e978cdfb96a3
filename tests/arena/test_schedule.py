"""The schedule: every deal is played with every seat rotation."""

from collections import Counter

import pytest

from blackgate import Game, OptionError
from blackgate.arena.match import Match, play
from blackgate.arena.schedule import Schedule, fill_seats


def schedule(bots: str, games: int) -> Schedule:
    return Schedule(Match(0, "7", tuple(bots), target=1), games)


def test_every_bot_sits_on_every_seat_once_in_each_deal() -> None:
    plan = schedule("abcd", 8)
    for deal in range(2):
        games = [plan.match(4 * deal + rotation) for rotation in range(4)]
        assert {match.seed for match in games} == {f"7-{deal}"}
        for seat in range(4):
            assert {match.bots[seat] for match in games} == set("abcd")
    assert [plan.match(number).number for number in range(8)] == list(range(8))


def test_neighbours_stay_neighbours_and_partners_partners() -> None:
    for match in map(schedule("abcd", 4).match, range(4)):
        around = "".join(match.bots) * 2
        assert "abcd" in around
        assert {frozenset(match.bots[0::2]), frozenset(match.bots[1::2])} == {frozenset("ac"), frozenset("bd")}


@pytest.mark.parametrize(("bots", "rotations"), [("abbb", 4), ("abab", 2), ("aaaa", 1), ("ab", 2), ("aabaab", 3), ("abcdef", 6)])
def test_the_same_seating_is_not_played_twice(bots: str, rotations: int) -> None:
    plan = schedule(bots, 24)
    assert len(plan.rotations) == rotations
    pairings = Counter((plan.match(number).seed, plan.match(number).bots) for number in range(24))
    assert set(pairings.values()) == {1}
    assert plan.deals == 24 // rotations


def test_more_games_go_on_from_the_same_first_ones() -> None:
    few, many = schedule("abc", 4), schedule("abc", 100)
    assert [few.match(number) for number in range(4)] == [many.match(number) for number in range(4)]


@pytest.mark.parametrize(("games", "deals", "left_over"), [(400, 100, 0), (402, 100, 2), (3, 0, 3)])
def test_a_deal_that_is_not_fully_rotated_is_known(games: int, deals: int, left_over: int) -> None:
    plan = schedule("abcd", games)
    assert (plan.deals, plan.left_over) == (deals, left_over)


def test_the_cards_and_the_first_player_are_the_same_in_all_rotations_of_a_deal() -> None:
    plan = Schedule(Match(0, "7", ("random", "random@1it", "random@2it"), target=1), 30)
    for deal in range(10):
        dealt = set()
        for rotation in range(3):
            match = plan.match(3 * deal + rotation)
            game = Game(match.players, seed=match.seed, target=1)
            assert game.deal is not None
            dealt.add((game.deal.first, str(game.deal.hands), str(game.deal.backgrounds)))
            assert play(match).first == game.deal.first
        assert len(dealt) == 1
    assert len({play(plan.match(3 * deal)).first for deal in range(10)}) > 1


def test_the_last_bot_sits_on_all_seats_left() -> None:
    assert fill_seats(["boss", "inmate"], 4) == ("boss", "inmate", "inmate", "inmate")
    assert fill_seats(["boss", "inmate", "rookie"]) == ("boss", "inmate", "rookie")


@pytest.mark.parametrize(("bots", "players"), [(["a", "b", "c"], 2), ([], 4), (["a", ""], 2)])
def test_more_bots_than_seats_and_no_bots_are_refused(bots: list[str], players: int) -> None:
    with pytest.raises(OptionError, match="seat"):
        fill_seats(bots, players)
