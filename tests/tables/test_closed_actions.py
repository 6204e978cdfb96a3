"""What a player cannot do on their turn: every kind of move without a legal one, and the main reason."""

import re
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings

from blackgate import Game
from blackgate.engine import legality
from blackgate.tables.closed_actions import closed_actions, moves_by_verb
from blackgate.tables.wire import Closed
from blackgate.texts import LANGUAGES, say
from testkit.game_modes import positions
from testkit.scene import scene
from testkit.seeds import repetitions

ALWAYS = {"search", "roll", "cautious", "join", "play", "extort", "craft", "dig", "steal", "heal", "sell", "buy", "reveal"}
# Words that point at something the reader has not named: a dimmed button stands for all moves of its kind.
POINTING = re.compile(r"\b(that|this) (player|card|Gang|Tool|Action card)\b", re.IGNORECASE)


def names(game: Game) -> dict[str, str]:
    """Return the names of the reasons by verb, for the seat to move."""
    return {one["verb"]: one["name"] for one in closed_actions(game.view(game.to_move), "en")}


def verbs(game: Game) -> set[str]:
    return {move.text.split()[0] for move in game.legal_moves}


@settings(
    max_examples=repetitions(normally=80, in_soak=300),
    deadline=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.explicit, Phase.generate],
)
@given(positions(most=400))
def test_it_follows_from_the_view_and_agrees_with_why(game: Game) -> None:
    for seat in range(game.players):
        view = game.view(seat)
        closed = closed_actions(view, "en")
        if seat != game.to_move or game.prompt != "turn":
            assert closed == []
            continue
        assert {one["verb"] for one in closed} & verbs(game) == set()
        assert verbs(game) - {"end"} | {one["verb"] for one in closed} >= ALWAYS
        for one in msgspec.convert(closed, list[Closed]):
            reasons = game.why_not(one.move, seat)
            assert (one.clause, one.name) == (str(reasons[0]), reasons[0].name)
            assert one.move.split()[0] == one.verb
            assert POINTING.search(one.text) is None, one
        for moves in moves_by_verb(game.edition).values():
            assert [int(legality.why_not(view.table, move)) for move in moves] == [
                int(legality.why_not(game.table, move)) for move in moves
            ], "what a seat does not see makes no difference"


def test_the_reason_is_that_of_the_move_with_the_fewest_obstacles() -> None:
    game = scene(3, hands=["spoon knife", "link", "link"], places="yard yard showers")
    closed = names(game)
    assert closed["dig"] == "dig_place", "the Spoon lacks a Place; a Shovel would be missing besides"
    assert closed["steal"] == "steal_place"
    assert "extort" not in closed, "another player is here, and there is a Knife"
    assert "sell" not in closed
    assert closed["craft"] == "craft_parts"


def test_a_card_in_hand_comes_before_one_that_is_not() -> None:
    assert names(scene(2, hands=["painkillers", ""], deck=""))["play"] == "card_idle"
    assert names(scene(2, hands=["link", ""]))["play"] == "no_action_card"


def test_a_card_in_hand_comes_first_even_if_more_speaks_against_it() -> None:
    game = scene(2, hands=["frisk", ""], places="yard showers", piles={"knife": 0})
    assert names(game)["play"] in ("target_away", "target_idle"), "not that another card is missing"


def test_the_text_is_about_all_moves_of_a_kind() -> None:
    closed = closed_actions(scene(3, hands=["blade", "", ""], places="yard showers showers").view(0), "en")
    texts = {one["verb"]: one["text"] for one in closed}
    assert texts["extort"] == say("en", "closed-not_here")
    assert texts["play"] == say("en", "closed-no_action_card")
    assert texts["join"] == say("en", "closed-accessories")
    assert texts["heal"] == say("en", "reason-heal_place")


def test_moves_of_another_turn_are_not_listed() -> None:
    for seat in range(2):
        closed = names(scene(2, hands=["blade", "blade"], places="yard showers", turn_of=seat))
        assert closed["extort"] == "not_here"


def test_actions_of_teams_or_of_a_gang_card_are_not_listed_elsewhere() -> None:
    assert {"follow", "exchange", "home"} & set(names(scene(4))) == set()
    assert {"follow", "exchange"} <= set(names(scene(4, teams=True, places="yard block_b showers block_b")))
    assert names(scene(2, gangs=["bikers_home_run", None]))["home"] == "stay"
    assert "home" not in names(scene(2, gangs=["bikers_home_run", None], places="yard yard"))


def test_a_background_says_why_it_stays_face_down() -> None:
    assert names(scene(2, backgrounds=["daredevil", "medic"]))["reveal"] == "wrong_moment"
    assert names(scene(2, backgrounds=["", "medic"]))["reveal"] == "revealed"


def test_without_actions_everything_is_closed_for_the_same_reason() -> None:
    game = scene(2, hands=["", ""], backgrounds=["", ""])
    game.play("cautious yard")
    assert {name for verb, name in names(game).items() if verb not in ("reveal", "cautious")} == {"no_actions"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_has_texts_in_every_language(lang: str) -> None:
    closed: list[dict[str, Any]] = closed_actions(scene(2).view(0), lang)
    assert all(one["text"].endswith(".") for one in closed)
