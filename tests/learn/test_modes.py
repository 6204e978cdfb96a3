"""The mix of modes of a training run, and how its games are divided among workers."""

import pytest

from blackgate import edition
from blackgate.errors import OptionError
from blackgate.learn.modes import DEFAULT_MODES, Mode, divide, parse_modes, share_out
from blackgate.options import check_options


def test_a_mix_names_players_options_and_weights() -> None:
    assert parse_modes("4:6, 2, 4+michelle+teams:0.5,3+calm+target=12+pack=packs/other:2") == (
        Mode(4, weight=6),
        Mode(2),
        Mode(4, michel="michelle", teams=True, weight=0.5),
        Mode(3, calm=True, target=12, pack="packs/other", weight=2),
    )


def test_the_path_of_a_pack_may_contain_signs_of_a_mix() -> None:
    assert parse_modes("4+calm+pack=/tmp/my+pack, v2:3,2+pack=C:/packs/own:1") == (
        Mode(4, calm=True, pack="/tmp/my+pack, v2", weight=3),
        Mode(2, pack="C:/packs/own", weight=1),
    )


@pytest.mark.parametrize("text", ["four", "4:many", "4:0", "4:-1", "4+fog", "4+target=", "4+pack=", "4+target=x", ":1"])
def test_a_mistake_in_a_mix_is_named(text: str) -> None:
    with pytest.raises(OptionError, match="is not a mode"):
        parse_modes(f"2:1,{text}")


def test_the_default_mix_has_every_kind_of_game_and_four_players_the_most() -> None:
    modes = parse_modes(DEFAULT_MODES)
    for mode in modes:
        arguments = dict(mode.arguments)
        arguments.pop("pack")
        check_options(edition(), **arguments)
    assert {mode.players for mode in modes} == {2, 3, 4, 5, 6}
    assert {mode.michel for mode in modes} == {"none", "michel", "michelle"}
    assert {mode.players for mode in modes if mode.teams} == {4, 6}
    assert any(mode.calm for mode in modes) and any(mode.target for mode in modes)
    assert max(modes, key=lambda mode: mode.weight).name == "4"
    assert parse_modes(",".join(f"{mode.name}:{mode.weight}" for mode in modes)) == modes


def test_games_are_divided_by_weight_without_a_remainder() -> None:
    assert divide([1, 1, 1], 10) == [4, 3, 3]
    assert divide([6, 2, 0.1], 81) == [60, 20, 1]


@pytest.mark.parametrize("workers", [1, 3, 14])
def test_every_worker_gets_about_the_same_work(workers: int) -> None:
    modes = parse_modes(DEFAULT_MODES)
    shares = share_out(modes, 1000 * workers, workers)
    games = [sum(piece.games for share in shares for piece in share if piece.mode == mode) for mode in range(len(modes))]
    assert games == divide([mode.weight for mode in modes], 1000 * workers)
    work = [sum(piece.games * modes[piece.mode].cost for piece in share) for share in shares]
    assert len(work) == workers and max(work) < 1.15 * min(work)


def test_more_workers_than_games_leave_no_worker_without_games() -> None:
    assert [len(share) for share in share_out((Mode(4),), 2, 8)] == [1, 1]
