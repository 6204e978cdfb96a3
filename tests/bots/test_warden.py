"""warden plays what its network prefers and explains it; with a pack that its network does not know, inmate plays."""

import random
from pathlib import Path
from typing import Any

import pytest

from blackgate import Game, edition
from blackgate.bots import best_adviser
from blackgate.bots.boss import Boss
from blackgate.bots.evaluation.policy_net import PolicyNet
from blackgate.bots.evaluators import policy_net, use_outside_net, warden_fits
from blackgate.bots.policy_file import WARDEN
from blackgate.bots.warden import LONG_GAME_TURNS, MIN_PROBABILITY, Warden, move_logits, without_waiting
from blackgate.catalogue import Edition
from blackgate.cli.bot_notes import bot_notes
from blackgate.tables import wire
from blackgate.tables.clocks import bot_delay
from blackgate.tables.pack_description import describe_pack
from blackgate.texts import say
from testkit.bots.bot_games import advice, adviser, choice, play_to_end
from testkit.game_modes import play_random_moves
from testkit.packs import OwnPack
from testkit.service.swapped_tables import started_table
from testkit.uncompiled import MODES


@pytest.fixture
def unknown(tmp_path: Path) -> Edition:
    """A pack with a card that the network does not know."""
    own = OwnPack.copied_to(tmp_path / "unknown").edit("actions.toml", 'id = "snitch"', 'id = "informer"')
    return edition(own.directory)


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


def test_a_warden_with_the_network_of_a_file_asks_no_other_one(tmp_path: Path) -> None:
    file = tmp_path / "network.bin"
    file.write_bytes(WARDEN.read_bytes())
    expected = [advice(Warden(), game) for game in positions_of_every_mode()]
    assert any(len(found.thoughts) > 1 for found in expected)

    def refuse(edition: Edition) -> PolicyNet:
        raise AssertionError("the network of the package is not needed")

    use_outside_net(refuse)
    try:
        found = [advice(Warden(file=str(file)), game) for game in positions_of_every_mode()]
    finally:
        use_outside_net(None)
    assert found == expected


def test_its_advice_names_chances_and_only_moves_it_considers() -> None:
    for game in positions_of_every_mode():
        found = advice(Warden(), game)
        values = [thought.value for thought in found.thoughts]
        assert found.scale == "chance"
        assert found.best == choice(Warden(), game)
        assert all(0 <= value <= 1 for value in values)
        assert values == sorted(values, reverse=True)
        assert len(values) <= 1 / MIN_PROBABILITY


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_wardens_finish_a_game(mode: dict[str, Any]) -> None:
    outcome = play_to_end(Game(seed="a game of wardens", **mode), [Warden()] * mode["players"]).outcome
    assert outcome is not None
    assert outcome.winners
    assert not outcome.stopped


@pytest.mark.parametrize("seed", ["9/4/16", "9/4/13"])
def test_two_teams_of_wardens_do_not_wait_for_each_other_for_ever(seed: str) -> None:
    """With all moves of the network, these two games took more than 300 and 258 turns."""
    game = Game(4, teams=True, seed=seed)
    play_to_end(game, [Warden()] * 4)
    assert game.turns <= 2 * LONG_GAME_TURNS * 4


def test_warden_may_end_its_turn_and_exchange_early_in_a_team_game() -> None:
    game = Game(4, teams=True, seed="early")
    view, moves = game.view(game.to_move or 0), list(game.legal_moves)
    assert {"end", "exchange"} <= {move.text.split()[0] for move in moves}
    assert without_waiting(view, moves) == moves


def test_inmate_plays_for_warden_with_a_pack_of_other_cards(unknown: Edition) -> None:
    game = Game(3, seed=1, pack=unknown)
    assert not warden_fits(game.edition)
    assert choice(Warden(), game) == choice(adviser("inmate"), game)
    assert advice(Warden(), game) == advice(adviser("inmate"), game)


def test_warden_itself_plays_with_a_pack_of_other_numbers(tmp_path: Path) -> None:
    own = OwnPack.copied_to(tmp_path / "own").edit("cards.toml", "points = 3", "points = 2")
    assert warden_fits(edition(own.directory))
    assert advice(Warden(), Game(3, seed=1, pack=own.directory)).scale == "chance"


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_wardens_seed_makes_no_difference_to_its_choice(seats: int) -> None:
    game = Game(seats, seed=seats)
    assert choice(Warden(1), game) == choice(Warden(2), game)


def test_people_are_told_when_warden_does_not_know_the_cards(unknown: Edition) -> None:
    assert bot_notes(["rookie", "warden@5ms"], unknown) == [say("en", "app-warden-unknown")]
    assert bot_notes(["rookie", "boss"], unknown) == []
    assert bot_notes(["warden"], edition()) == []
    assert [describe_pack(pack, "en").warden for pack in (unknown, edition())] == [False, True]


def test_hints_come_from_warden_if_it_knows_the_cards_and_else_from_boss(unknown: Edition) -> None:
    assert isinstance(best_adviser(edition()), Warden)
    assert isinstance(best_adviser(unknown), Boss)


def test_a_warden_at_a_table_takes_no_longer_than_its_pace() -> None:
    """boss may use its whole budget several times over on a busy machine; warden has none."""
    table = started_table(wire.TableOptions(players=2, bots={0: "warden", 1: "boss"}, pace_ms=300, boss_ms=2000))
    assert bot_delay(table, "warden") == 300
    assert bot_delay(table, "boss") == 8000
