"""Observations of a seat: every field is right and relative to the observer, and nothing hidden leaks (chapter 12)."""

import random
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from blackgate import Game, OptionError, edition
from blackgate.engine import layout as at
from blackgate.env.core.seat_rotation import SeatRotation
from blackgate.env.fields import Layout
from testkit.game_modes import play_to_rare_prompt, positions
from testkit.packs import OwnPack
from testkit.scene import chance, play, scene
from testkit.seeds import repetitions
from tools.observation_table import PAGE, table


def observation_of(game: Game, seat: int, room: int | None = None) -> dict[str, np.ndarray]:
    """Return a seat's observation by field name."""
    layout = Layout(game.edition, room or game.players)
    return dict(layout.named(layout.row(game, seat)))


def kinds(game: Game, counts: np.ndarray) -> dict[str, int]:
    """Return cards by name."""
    return {game.edition.kinds[kind]: int(count) for kind, count in enumerate(counts) if count}


# --- nothing hidden leaks --------------------------------------------------------------------
@pytest.mark.clause("12.1", "12.2", "12.4")
@settings(max_examples=repetitions(normally=100, in_soak=500), deadline=None, suppress_health_check=list(HealthCheck))
@given(positions(most=500), st.integers(0, 10**6))
def test_swapping_what_a_seat_cannot_know_changes_no_byte_of_its_observation(game: Game, seed: int) -> None:
    chooser = random.Random(seed)
    layout = Layout(game.edition, game.players)
    rotation = SeatRotation(game.edition.rulebook, game.players, game.options.teams)
    for _ in range(6):
        for seat in range(game.players):
            row = layout.row(game, seat)
            view = game.view(seat)
            assert np.array_equal(layout.row(view, seat), row), "the view of a seat says the same as its observation"
            swapped = view.sample(chooser.randrange(10**6))
            assert np.array_equal(layout.row(swapped, seat), row)
            assert np.all(row <= layout.high)
            if game.to_move == seat:
                assert legal_actions(swapped, rotation, seat) == legal_actions(game, rotation, seat)
        play_to_rare_prompt(game, chooser)


def legal_actions(game: Game, rotation: SeatRotation, seat: int) -> list[int]:
    return sorted(int(rotation.from_catalogue(seat, int(move))) for move in game.legal_moves)


@pytest.mark.clause("12.2")
def test_a_background_is_seen_only_by_its_owner_until_it_is_revealed() -> None:
    game = scene(2, backgrounds=["smuggler", "locksmith"])
    own = edition().backgrounds.index("smuggler")
    assert observation_of(game, 0)["background"][0, own] == 1
    assert not observation_of(game, 0)["background"][1].any()
    assert not observation_of(game, 1)["background"][1].any()
    shown = scene(2, backgrounds=["smuggler", "locksmith"], revealed=[0])
    assert observation_of(shown, 1)["background"][1, own] == 1
    assert observation_of(shown, 1)["revealed"].tolist() == [0, 1]


@pytest.mark.clause("12.2")
def test_a_hand_is_seen_by_its_owner_and_counted_by_the_others() -> None:
    game = scene(hands=["shovel knife knife", "blade"])
    assert kinds(game, observation_of(game, 0)["hand"]) == {"shovel": 1, "knife": 2}
    other = observation_of(game, 1)
    assert kinds(game, other["hand"]) == {"blade": 1}
    assert other["hand_size"].tolist() == [1, 3]


@pytest.mark.clause("6.2", "12.2")
def test_a_spoon_that_everybody_saw_being_stolen_is_known() -> None:
    game = scene(3, places="cafeteria cell_block cell_block")
    game.play("steal")
    for seat, other in ((1, 1), (2, 0)):  # seat 0 sits two seats to the left of seat 1, and one to the left of seat 2
        assert kinds(game, observation_of(game, seat)["known"][other]) == {"spoon": 1}
        assert observation_of(game, seat)["unknown"][other] == 0


@pytest.mark.clause("5.12")
def test_a_player_who_lacked_a_named_tool_is_known_to_lack_it() -> None:
    game = scene(hands=["knife", "link", ""], places="yard yard cell_block")
    for move in ("extort 1", "name shovel", "lay knife"):
        game.play(move)
    chance(game, "random link")
    game.play("yield")
    tools = [game.edition.kinds[kind] for kind in game.edition.rulebook.tools]
    assert observation_of(game, 2)["lacks"][1, tools.index("shovel")] == 1


# --- relative seats -----------------------------------------------------------------------------
def test_seats_are_in_clockwise_order_from_the_own_seat() -> None:
    game = scene(3, places="yard showers solitary", cigarettes=[1, 2, 3], turn_of=1)
    for seat in range(3):
        observation = observation_of(game, seat)
        assert observation["cigarettes"].tolist() == [(seat + left) % 3 + 1 for left in range(3)]
        assert observation["turn"].tolist() == [int((seat + left) % 3 == 1) for left in range(3)]
        where = [game.edition.places[place] for place in observation["place"].argmax(1)]
        assert where == [["yard", "showers", "solitary"][(seat + left) % 3] for left in range(3)]


def test_moves_that_name_a_player_are_relative_to_the_same_seat() -> None:
    classic = edition()
    rotation = SeatRotation(classic.rulebook, 4)
    left = classic.numbers["extort 1"]
    assert classic.moves[rotation.to_catalogue(0, left)].text == "extort 1"
    assert classic.moves[rotation.to_catalogue(3, left)].text == "extort 0"
    assert classic.moves[rotation.to_catalogue(2, classic.numbers["play ambush 3"])].text == "play ambush 1"
    assert classic.moves[rotation.to_catalogue(2, classic.numbers["dig spoon"])].text == "dig spoon"


@pytest.mark.parametrize(("players", "teams"), [(2, False), (3, False), (4, False), (4, True), (5, False), (6, True)])
def test_rotating_seats_loses_no_move(players: int, teams: bool) -> None:
    classic = edition()
    rotation = SeatRotation(classic.rulebook, players, teams)
    for seat in range(players):
        rotated = [int(rotation.to_catalogue(seat, move)) for move in range(len(classic.moves))]
        assert sorted(rotated) == list(range(len(classic.moves)))
        assert [int(rotation.from_catalogue(seat, move)) for move in rotated] == list(range(len(classic.moves)))


@pytest.mark.clause("11.1")
def test_in_a_team_game_the_own_block_comes_first() -> None:
    """All four are in the Yard: every seat sees its own Block as Block A."""
    classic = edition()
    rotation = SeatRotation(classic.rulebook, 4, True)
    home = classic.numbers["cautious block_a"]
    for seat, block in ((0, "block_a"), (1, "block_b"), (2, "block_a"), (3, "block_b")):
        game = scene(hands=["shovel", "shovel", "shovel", "shovel"], places="yard yard yard yard", teams=True, turn_of=seat)
        game.table.put(at.ACTIONS, 3)
        move = classic.moves[rotation.to_catalogue(seat, home)].text
        assert move == f"cautious {block}"
        game.play(move)
        assert classic.places[observation_of(game, seat)["place"][0].argmax()] == "block_a"
        assert "dig shovel" in game.legal_moves
        other = observation_of(game, (seat + 1) % 4)["place"][3]
        assert classic.places[other.argmax()] == "block_b", "an opponent sees the other Block"


# --- the fields ---------------------------------------------------------------------------------
@pytest.mark.clause("5.8", "5.9", "5.11")
def test_an_extortion_is_seen_weapon_by_weapon() -> None:
    game = scene(hands=["knife blade", "shovel blade", ""], places="yard yard yard")
    tools = [game.edition.kinds[kind] for kind in game.edition.rulebook.tools]
    weapons = [game.edition.kinds[kind] for kind in game.edition.rulebook.weapons]
    game.play("extort 1")
    assert not observation_of(game, 2)["named"].any(), "nothing is named yet"
    game.play("name shovel")
    game.play("lay knife")
    watched = observation_of(game, 2)  # seat 0 is one seat to the left, seat 1 two
    assert watched["attacker"].tolist() == [0, 1, 0]
    assert watched["defender"].tolist() == [0, 0, 1]
    assert watched["named"].argmax() == tools.index("shovel")
    assert watched["laid"][1, weapons.index("knife")] == 1
    game.play("lay blade")
    assert observation_of(game, 2)["laid"][2, weapons.index("blade")] == 1


@pytest.mark.clause("5.2")
def test_the_roll_that_waits_for_a_place() -> None:
    game = scene(2)
    chance(game, "die 4")
    game.play("roll")
    for seat in range(2):
        assert observation_of(game, seat)["die"].tolist() == [0, 0, 0, 1, 0, 0]
        assert observation_of(game, seat)["prompt"].argmax() == 1
    assert observation_of(game, 0)["this_turn"][0] == observation_of(scene(2), 0)["this_turn"][0] - 1, "it has cost an action"


@pytest.mark.clause("4.3", "4.4")
def test_cards_too_many_at_the_end_of_a_turn_are_due() -> None:
    game = scene(hands=["link " * 12, ""])
    game.play("end")
    assert observation_of(game, 0)["due"] == 2, "the hand limit is 10"
    game.play("discard link")
    assert observation_of(game, 1)["due"] == 1
    game.play("discard link")
    assert observation_of(game, 0)["due"] == 0
    assert kinds(game, observation_of(game, 1)["discard"]) == {"link": 2}
    assert kinds(game, observation_of(game, 1)["discard_top"]) == {"link": 1}


@pytest.mark.clause("6.1")
def test_the_tunnels_and_the_tool_dug_last() -> None:
    game = scene(hands=["shovel", ""], dug=[(0, "spoon"), (1, "pickaxe"), (0, "spoon")])
    game.play("dig shovel")
    observation = observation_of(game, 1)
    assert observation["dug"].tolist() == [[0, 1, 0], [2, 0, 1]]
    assert observation["last_dug"].tolist() == [[0, 1, 0], [0, 0, 1]]
    assert observation["points"].tolist() == [2, 5]


@pytest.mark.clause("10.2", "10.5", "10.6")
def test_michel_s_cards_as_they_are_shown() -> None:
    first, second = "michel knife spoon+pickaxe", "michel knife spoon+shovel"
    game = scene(hands=["knife knife"], places="cafeteria", michel="michel", michel_at="yard")
    before = observation_of(game, 1)
    assert before["mode"].tolist() == [1, 0, 0, 0]
    assert game.edition.places[before["michel_place"].argmax()] == "yard"
    play(game, "cautious yard", out=[first])
    shown = observation_of(game, 1)
    assert shown["michel_first"].sum() == shown["michel_shown"].sum() == 1
    play(game, "lay knife", out=[second])
    later = observation_of(game, 1)
    assert later["michel_first"].tolist() == shown["michel_first"].tolist(), "the first one says which Tools they want"
    assert later["michel_shown"].sum() == 2
    assert later["laid"][1].sum() == 1
    play(game, "lay knife", out=["michel none"])
    assert observation_of(game, 0)["michel_discard"].sum() == 3, "beaten: all cards shown are put away"


@pytest.mark.clause("4.3", "10.4", "10.5")
def test_whether_michel_comes_in_the_middle_of_a_turn_or_after_it() -> None:
    """Two positions that differ only in this: in one an action is left, in the other the turn is over."""
    shown = "michel knife spoon+pickaxe"
    moved_in = scene(hands=["spoon", "", ""], places="cafeteria yard cell_block", michel="michel", michel_at="yard")
    moved_in.table.put(at.ACTIONS, 3)
    play(moved_in, "cautious yard", out=[shown])
    roused = scene(hands=["spoon", "", ""], places="yard yard cell_block", michel="michel", michel_at="showers")
    play(roused, "end")
    play(roused, "rouse", out=["die 6"])
    play(roused, "send yard", out=[shown])
    assert moved_in.prompt == roused.prompt == "michel"
    assert observation_of(moved_in, 0)["ending"] == 0
    assert not observation_of(moved_in, 0)["michel_next"].any()
    assert observation_of(roused, 0)["ending"] == 1
    assert observation_of(roused, 0)["michel_next"].tolist() == [0, 1, 0], "the next in the Yard"


@pytest.mark.clause("12.2")
def test_what_others_know_of_the_own_hand() -> None:
    game = scene(2, hands=["link", ""], places="cafeteria cell_block")
    game.play("steal")
    assert kinds(game, observation_of(game, 0)["exposed"]) == {"spoon": 1}
    assert kinds(game, observation_of(game, 0)["hand"]) == {"spoon": 1, "link": 1}


@pytest.mark.clause("12.3")
def test_gang_piles_show_their_top_and_what_was_put_below_it_in_sight() -> None:
    game = scene(2, gangs=["crew_lookout", None])
    before = observation_of(game, 1)
    crew = game.edition.gangs.index("crew")
    assert before["gang_size"][crew] == 3
    assert before["gang_fresh"][crew] == 2
    assert not before["gang_below"].any()
    pile = at.GANG_CARDS + crew * at.GANG_PILE
    game.table.put(pile + 3, game.edition.gang_cards.index("crew_lookout"))  # given back: under the pile, face up
    game.table.put(at.GANG_SIZE + crew, 4)
    after = observation_of(game, 1)
    assert [game.edition.gang_cards[card] for card in np.flatnonzero(after["gang_below"])] == ["crew_lookout"]


def test_a_row_is_refused_where_it_would_be_wrong() -> None:
    layout = Layout(edition(), 4)
    six = Game(6, seed=1)
    with pytest.raises(OptionError, match="at least one for each player"):
        layout.row(six, 0)
    four = Game(4, seed=1)
    for seat in (-1, 4):
        with pytest.raises(OptionError):
            layout.row(four, seat)
    with pytest.raises(OptionError, match="belongs to seat 2"):
        layout.row(four.view(2), 0)
    for seats in (0, 1, 7):
        with pytest.raises(OptionError):
            Layout(edition(), seats)


def test_the_fields_fill_the_row_without_a_gap() -> None:
    layout = Layout(edition(), 4)
    end = 0
    for field in layout.fields:
        assert field.offset == end, field.name
        end += field.size
    assert end == layout.size == len(layout.high) == len(layout.scale)
    assert len({field.name for field in layout.fields}) == len(layout.fields)


def test_room_for_six_seats_holds_the_same_as_room_for_three() -> None:
    game = scene(3, hands=["shovel", "knife", "link"], cigarettes=[1, 2, 3])
    game.table.set_of(2, at.BEATINGS, 1)
    small, large = observation_of(game, 1), observation_of(game, 1, room=6)
    for name, values in small.items():
        wide = large[name]
        assert np.array_equal(wide[tuple(slice(0, side) for side in values.shape)], values), name
        assert wide.sum() == values.sum(), f"{name}: empty seats are all 0"


def test_another_pack_has_a_row_of_its_own(tmp_path: Path) -> None:
    own = OwnPack.copied_to(tmp_path / "own").append("actions.toml", NEW_CARD)
    own.edit("pack.toml", "search_cards = 77", "search_cards = 79")
    layout = Layout(edition(own.directory), 4)
    assert len(layout.edition.kinds) == len(edition().kinds) + 1
    assert layout.size > Layout(edition(), 4).size
    game = Game(4, pack=own.directory, seed=1)
    assert layout.row(game, 0).shape == (layout.size,)


NEW_CARD = """
[[action]]
id = "breather"
copies = 2
sells = 1
effects = [{ heal = 1 }]
origin = "X"
"""


def test_the_documented_table_of_fields_is_up_to_date() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert table() in page, "run python -m tools.observation_table"
