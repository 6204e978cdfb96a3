"""The engine against a second implementation (testkit/referee), decision by decision."""

from collections import Counter
from typing import Any

import pytest

from blackgate import Game
from testkit.game_modes import TABLES
from testkit.referee import Dispute, check
from testkit.referee.cards import BACKGROUND_GANG
from testkit.referee_games import compare_game, compare_scene

TEAM_TABLES = [index for index, (_, teams) in enumerate(TABLES) if teams]


@pytest.mark.parametrize("seed", range(42))
def test_the_referee_agrees(seed: int) -> None:
    game = compare_game(seed, 300)
    assert check(dict(line) for line in game.record.lines).over == (game.to_move is None)


@pytest.mark.parametrize("seed", range(7))
def test_the_referee_agrees_about_rare_tables(seed: int) -> None:
    for scene_seed in range(seed * 40, seed * 40 + 40):
        compare_scene(scene_seed, 40)


@pytest.mark.parametrize("background", BACKGROUND_GANG)
def test_the_referee_agrees_about_second_effects(background: str) -> None:
    """8.2, 13.7, 13.13: every Background in the hands of a member, and both answers occur."""
    answers = Counter[str]()
    for seed in range(42):
        answers += compare_scene(seed, 12, member=background, crowded=seed % 3 > 0)
    assert answers["second second"] > 1
    assert answers["second pass"] > 1


@pytest.mark.parametrize("seed", range(4))
def test_the_referee_agrees_about_help(seed: int) -> None:
    """11.7, 11.8: teams whose members stand together; players hold, are helped or not, and answer again."""
    answers = Counter[str]()
    for scene_seed in range(seed * 20, seed * 20 + 20):
        table_index = TEAM_TABLES[scene_seed % len(TEAM_TABLES)]
        answers += compare_scene(scene_seed * len(TABLES) + table_index, 60, crowded=True)
    wanted = ["answer hold", "fight hold", "michel hold", "help lay", "help pass", "answer yield", "fight yield", "michel yield"]
    assert [answer for answer in wanted if not answers[answer]] == []


def test_the_referee_disputes_a_header_that_does_not_fit() -> None:
    """Versions, and the first player of the options (14.4), who must be the setup's."""
    header, *rest = (dict[str, Any](line) for line in Game(players=3, first_player=1, seed=1).record.lines)
    check([header, *rest])
    for wrong in ({"blackgate": 1}, {"rules": 1}, {"options": {**header["options"], "first_player": 2}}):
        with pytest.raises(Dispute):
            check([{**header, **wrong}, *rest])
