"""warden plays what its network prefers and explains it; with a pack that its network does not know, inmate plays."""

import random
from pathlib import Path

import pytest

from blackgate import Game, edition
from blackgate.bots.evaluators import policy_net, warden_knows
from blackgate.bots.warden import MIN_PROBABILITY, Warden, move_logits
from testkit.bots.bot_games import advice, adviser, choice
from testkit.game_modes import play_random_moves
from testkit.packs import OwnPack
from testkit.uncompiled import MODES


def positions_of_every_mode() -> list[Game]:
    """Return a position of each mode, with a choice to make."""
    found = []
    for number, mode in enumerate(MODES):
        game, chooser = Game(seed=number, **mode), random.Random(number)
        play_random_moves(game, chooser, 40)
        while game.to_move is not None and len(game.legal_moves) < 3:
            play_random_moves(game, chooser, 1)
        found.append(game)
    return found


def test_warden_plays_the_move_its_network_prefers() -> None:
    net = policy_net(edition())
    assert net is not None
    for game in positions_of_every_mode():
        moves = list(game.legal_moves)
        logits = dict(zip(moves, move_logits(net, game.view(game.to_move), moves), strict=True))
        assert choice(Warden(), game) == max(moves, key=logits.__getitem__)


def test_its_advice_names_chances_and_only_moves_it_considers() -> None:
    for game in positions_of_every_mode():
        found = advice(Warden(), game)
        values = [thought.value for thought in found.thoughts]
        assert found.scale == "chance"
        assert found.best == choice(Warden(), game)
        assert all(0 <= value <= 1 for value in values)
        assert values == sorted(values, reverse=True)
        assert len(values) <= 1 / MIN_PROBABILITY


def test_inmate_plays_for_warden_with_a_pack_of_other_cards(tmp_path: Path) -> None:
    own = OwnPack.copied_to(tmp_path / "own").edit("actions.toml", 'id = "snitch"', 'id = "informer"')
    game = Game(3, seed=1, pack=own.directory)
    assert not warden_knows(game.edition)
    assert choice(Warden(), game) == choice(adviser("inmate"), game)
    assert advice(Warden(), game) == advice(adviser("inmate"), game)


def test_warden_itself_plays_with_a_pack_of_other_numbers(tmp_path: Path) -> None:
    own = OwnPack.copied_to(tmp_path / "own").edit("cards.toml", "points = 3", "points = 2")
    assert warden_knows(edition(own.directory))
    assert advice(Warden(), Game(3, seed=1, pack=own.directory)).scale == "chance"


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_wardens_seed_makes_no_difference_to_its_choice(seats: int) -> None:
    game = Game(seats, seed=seats)
    assert choice(Warden(1), game) == choice(Warden(2), game)
