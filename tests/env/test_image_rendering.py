"""12: the table as an image: every mode can be drawn, changes are visible, and hidden facts stay hidden."""

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image, ImageChops

from blackgate import Game, Move
from blackgate.engine.prompts import PROMPTS
from blackgate.env.image_rendering import render_image, render_pixels
from testkit.env.rendered_games import MODES, largest_pack, observers, positions, unmasked_view
from testkit.game_modes import TABLES, eventful_move, play_random_moves
from testkit.scene import play, scene
from testkit.superseded import CLASSIC_1_0, CLASSIC_1_2

SMALL = 300  # large enough to draw everything, and quick
# The parts of a picture of width 1200, in pixels: left, top, right, bottom.
HEADER = (0, 0, 1200, 44)
GANGS = (0, 44, 798, 112)
PLAN = (0, 112, 798, 505)
PILES = (0, 505, 798, 588)
PLAYERS = (798, 44, 1200, 588)
BAR = (0, 588, 1200, 634)
HAND = (0, 634, 798, 780)
PANEL = (798, 634, 1200, 780)


# --- every position can be drawn ---------------------------------------------------------------------
def test_a_picture_is_1200_by_780_by_default() -> None:
    view = Game(4, seed=1).view(0)
    image = render_image(view)
    assert (image.mode, image.size) == ("RGB", (1200, 780))
    numbers = render_pixels(view)
    assert numbers.shape == (780, 1200, 3)
    assert numbers.dtype == np.uint8
    assert bool((numbers == np.asarray(image)).all())


@pytest.mark.parametrize("width", [200, 333, 640, 1201])
def test_the_height_follows_from_the_width_alone(width: int) -> None:
    for game in (Game(2, seed=1), Game(6, seed=1, teams=True, michel="michelle")):
        for seat in (0, None):
            assert render_image(game.view(seat), width=width).size == (width, round(width * 0.65))


@pytest.mark.parametrize("width", [0, 199, 4001])
def test_a_width_that_cannot_be_drawn_is_refused_with_those_that_can(width: int) -> None:
    with pytest.raises(ValueError, match=f"{width} pixels wide: choose a width from 200 to 4000"):
        render_image(Game(2, seed=1).view(0), width=width)


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_every_mode_is_drawn_for_all_observers_from_start_to_end(mode: tuple[int, bool, str]) -> None:
    games = positions(*mode)
    assert games[-1].prompt == "over"
    for game in games:
        pictures = [render_image(game.view(seat), width=SMALL).tobytes() for seat in observers(game)]
        assert len(set(pictures)) == len(pictures), "two observers were shown the same"


def test_every_prompt_is_drawn() -> None:
    seldom_or_never = {"buy", "craft", "dig_more", "take", "tribute"}  # with the cards of classic: see below
    left = {name for name, _ in PROMPTS} - seldom_or_never
    chooser = random.Random(3)
    for seed in range(60):
        players, teams = TABLES[seed % len(TABLES)]
        game = Game(players, teams=teams, michel="michel", seed=seed)
        for _ in range(1500):
            game.play(eventful_move(game, chooser) if seed % 2 else continuing_move(game, chooser))
            if game.prompt in left:
                assert render_image(game.view(game.to_move), width=SMALL) != render_image(game.view(None), width=SMALL)
                left.remove(game.prompt)
            if game.to_move is None or not left:
                break
    assert left == set()


def test_a_purchase_that_costs_no_action_is_drawn_though_no_card_of_classic_has_one() -> None:
    """The Prizefighter of classic 1.2.0."""
    game = scene(hands=["knife", ""], places="yard yard", backgrounds=["", "prizefighter"], pack=CLASSIC_1_2)
    play(game, "extort 1", "name spoon", "lay knife", "reveal")
    assert game.prompt == "buy"
    assert render_image(game.view(1), width=SMALL) != render_image(game.view(None), width=SMALL)


def test_a_craft_that_costs_no_action_is_drawn() -> None:
    game = scene(hands=["container link", "ring cap"], backgrounds=["locksmith"], gangs=["triad_workshop"])
    play(game, "reveal", "pick 1", out=["random ring", "draw cap", "draw chain"])
    play(game, "second")
    assert game.prompt == "craft"
    assert render_image(game.view(0), width=SMALL) != render_image(game.view(None), width=SMALL)


def test_a_card_of_choice_is_drawn_though_no_card_of_classic_asks_for_one() -> None:
    game = scene(hands=["frisk", "cap ring"], places="yard yard", pack=CLASSIC_1_0)
    play(game, "play frisk 1")
    assert game.prompt == "take"
    assert render_image(game.view(0), width=SMALL) != render_image(game.view(None), width=SMALL)


def test_a_card_to_discard_is_drawn_though_no_card_of_classic_asks_for_one() -> None:
    """The Agitator of classic 1.2.0."""
    game = scene(hands=["", "cap ring"], backgrounds=["agitator"], pack=CLASSIC_1_2)
    play(game, "reveal")
    assert (game.prompt, game.to_move) == ("tribute", 1)
    assert render_image(game.view(1), width=SMALL) != render_image(game.view(None), width=SMALL)


def test_a_second_tool_of_one_dig_is_drawn() -> None:
    game = scene(hands=["spoon pickaxe"], gangs=["triad_tunnel_rats"])
    play(game, "dig spoon")
    assert game.prompt == "dig_more"
    assert render_image(game.view(0), width=SMALL) != render_image(game.view(None), width=SMALL)


def continuing_move(game: Game, chooser: random.Random) -> Move:
    """Return a random move that does not end the turn, if there is one, so that hands grow."""
    moves = list(game.legal_moves)
    return chooser.choice([move for move in moves if move.text != "end"] or moves)


@pytest.mark.clause("14.6")
@pytest.mark.parametrize("teams", [False, True])
def test_the_largest_pack_is_drawn(tmp_path: Path, teams: bool) -> None:
    own = largest_pack(tmp_path / "largest")
    names = ["Maximiliane von und zu Hohenstaufen-Berg", "Þóra", "李小龍", "José", "Moth", "Moth"]
    game = Game(6, seed=5, teams=teams, michel="michelle", pack=own.directory, seats=names)
    for _ in range(4):
        play_random_moves(game, random.Random(5), 60)
        for seat in (0, 5, None):
            assert render_image(game.view(seat), width=SMALL).size == (300, 195)


@pytest.mark.clause("14.6")
def test_a_hand_with_every_kind_is_drawn(tmp_path: Path) -> None:
    content = Game(2, pack=largest_pack(tmp_path / "largest").directory).edition
    full = scene(6, hands=[" ".join(content.kinds)], places="yard " * 6, michel="michel", michel_at="yard", pack=content)
    less = scene(6, hands=[" ".join(content.kinds[:-1])], places="yard " * 6, michel="michel", michel_at="yard", pack=content)
    assert differs(render_image(full.view(0)), render_image(less.view(0)), HAND)


# --- changes are drawn where they happen ---------------------------------------------------------
BASE: dict[str, Any] = {
    "players": 3,
    "hands": ["spoon blade link", "knife", ""],
    "places": "cell_block yard yard",
    "discard": "cap",
    "backgrounds": ["smuggler", "looter", "medic"],
    "michel": "michel",
    "michel_at": "showers",
}


def differs(one: Image.Image, other: Image.Image, part: tuple[int, int, int, int]) -> bool:
    """Return whether two pictures differ in a part of the table."""
    return ImageChops.difference(one.crop(part), other.crop(part)).getbbox() is not None


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"places": "showers yard yard"}, {PLAN}),
        ({"michel_at": "yard"}, {PLAN}),
        ({"cigarettes": [0, 3]}, {PLAYERS}),
        ({"beatings": [0, 1]}, {PLAYERS}),
        ({"revealed": [1]}, {PLAYERS}),
        ({"gangs": [None, "crew_stash"]}, {PLAYERS, GANGS}),
        ({"dug": [(1, "shovel")]}, {PLAYERS, PILES}),
        ({"piles": {"shovel": 3}}, {PILES}),
        ({"discard": "pike"}, {PILES}),
        ({"hands": ["spoon blade pike", "knife", ""]}, {HAND}),
        ({"hands": ["spoon blade", "knife", ""]}, {HAND, PLAYERS, PILES}),
        ({"hands": ["spoon blade link", "knife knife", ""]}, {PLAYERS, PILES}),
        ({"backgrounds": ["engineer", "looter", "medic"]}, {PLAYERS}),
        ({"target": 5}, {HEADER, PLAYERS}),
    ],
    ids=lambda value: next(iter(value)) if isinstance(value, dict) else "",
)
def test_a_change_is_drawn_where_it_happens(change: dict[str, Any], where: set[tuple[int, int, int, int]]) -> None:
    before, after = (render_image(scene(**options).view(0)) for options in (BASE, BASE | change))
    parts = (HEADER, GANGS, PLAN, PILES, PLAYERS, BAR, HAND)
    assert {part for part in parts if differs(before, after, part)} == where


@pytest.mark.clause("5.9", "5.11")
def test_every_step_of_an_extortion_changes_the_image() -> None:
    game = scene(hands=["blade blade", "knife spoon"], places="yard yard")
    shown = [render_image(game.view(None)).crop(PANEL)]
    for move in ("extort 1", "name spoon", "lay blade", "lay knife"):
        play(game, move)
        shown.append(render_image(game.view(None)).crop(PANEL))
    assert len({image.tobytes() for image in shown}) == len(shown)
    play(game, "yield", out=["random blade"])
    assert render_image(game.view(None)).crop(PANEL).tobytes() == shown[0].tobytes()


@pytest.mark.clause("5.9")
def test_another_named_tool_is_another_image() -> None:
    panels = set()
    for tool in ("spoon", "pickaxe", "shovel"):
        game = scene(hands=["blade", "knife"], places="yard yard")
        play(game, "extort 1", f"name {tool}")
        panels.add(render_image(game.view(None)).crop(PANEL).tobytes())
    assert len(panels) == 3


@pytest.mark.clause("3.2")
def test_the_winner_is_drawn_outside_the_wall() -> None:
    game = scene(hands=["shovel", ""], target=3)
    before = render_image(game.view(1))
    play(game, "dig shovel")
    night = (1152, 56, 1170, 180)  # next to the first player's row
    assert differs(before, render_image(game.view(1)), night)
    assert differs(before, render_image(game.view(1)), BAR)


# --- hidden facts stay hidden --------------------------------------------------------------------
@pytest.mark.clause("12.2", "12.3")
@pytest.mark.parametrize("mode", MODES, ids=str)
def test_swapping_or_opening_what_an_observer_cannot_know_changes_no_pixel(mode: tuple[int, bool, str]) -> None:
    for number, game in enumerate(positions(*mode)):
        for seat in observers(game):
            view = game.view(seat)
            shown = render_image(view, width=SMALL)
            assert render_image(view.sample(number).view(seat), width=SMALL) == shown
            assert render_image(unmasked_view(game, seat), width=SMALL) == shown
