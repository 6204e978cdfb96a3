"""12: the table as plain text: the prompt, all public facts, the own hand and moves, and nothing more."""

import random
import re
from pathlib import Path

import pytest

from blackgate import Game
from blackgate.engine.prompts import PROMPTS
from blackgate.env.text_rendering import render_text
from blackgate.wording import Wording
from testkit.env.rendered_games import MODES, largest_pack, observers, positions, unmasked_view
from testkit.game_modes import play_random_moves
from testkit.packs import OwnPack
from testkit.scene import play, scene

WIDEST = 100


def row(text: str, start: str) -> str:
    """Return the line that begins with a text."""
    return next(line for line in text.splitlines() if line.lstrip().startswith(start))


# --- what the text says -----------------------------------------------------------------------------
def test_a_whole_position_as_text() -> None:
    game = scene(
        hands=["spoon link link", "knife", ""],
        places="cell_block yard yard",
        backgrounds=["smuggler", "looter", "medic"],
        revealed=[1],
        gangs=[None, "crew_stash"],
        cigarettes=[0, 3],
        beatings=[0, 0, 2],
        dug=[(1, "shovel"), (1, "spoon")],
        discard="pike cap",
    )
    text = render_text(game.view(0))
    assert row(text, "0 Moth is asked") == "0 Moth is asked: turn (4.1). Your turn: 2 actions left."
    assert row(text, "Turn").split(". ") == ["Turn 1", "First to 12 Tunnel points wins", "Seen by 0 Moth."]
    assert row(text, "Cell Block").split() == ["Cell", "Block", "1", "2", "3", "1", "0", "Moth"]
    assert row(text, "Solitary").split() == ["Solitary", "-", "-", "-"]
    assert row(text, "Recreational Area").endswith("3 4 6       1  1 Vesna, 2 Gristle")
    assert "Discard 2 (Cap), Spoon 9, Pickaxe 11, Shovel 10, Knife 19" in text
    assert "Crew 3 (" in text
    assert row(text, ">  0 Moth").split()[3:] == ["0/12", "3", "0", "0", "-", "Smuggler", "(face", "down)"]
    assert row(text, "1 Vesna").split()[2:] == ["4/12", "1", "3", "0", "Crew:", "The", "Stash", "Looter"]
    assert row(text, "2 Gristle").split()[2:] == ["0/12", "0", "0", "2", "-", "hidden"]
    assert row(text, "Your hand") == "Your hand  1 Spoon, 2 Link"
    assert re.search(r"^ *\d+  dig spoon +Dig with the Spoon \(1 Tunnel point\)$", text, re.MULTILINE)


def test_a_spectator_sees_only_public_facts() -> None:
    text = render_text(scene(hands=["spoon"], backgrounds=["smuggler"]).view(None))
    assert "Seen by a spectator." in text
    assert "Moth’s turn: 2 actions left." in text
    for hidden in ("Smuggler", "Your hand", "Legal moves"):
        assert hidden not in text


@pytest.mark.clause("5.9", "5.11")
def test_an_extortion_is_shown_with_its_weapons() -> None:
    game = scene(hands=["blade blade", "knife spoon"], places="yard yard")
    play(game, "extort 1")
    assert row(render_text(game.view(1)), "Extortion").endswith(
        "0 Moth extorts 1 Vesna and wants a Tool not yet named; Weapons laid: none"
    )
    play(game, "name spoon", "lay blade", "lay knife")
    text = "0 Moth extorts 1 Vesna and wants Spoon; Weapons laid: Blade (0 Moth), Knife (1 Vesna)"
    assert row(render_text(game.view(None)), "Extortion") == f"Extortion  {text}"
    play(game, "yield", out=["random blade"])
    assert "Extortion" not in render_text(game.view(None))


@pytest.mark.clause("9.1", "5.11")
def test_fists_count_among_the_weapons_laid() -> None:
    game = scene(hands=["blade blade", ""], places="yard yard", gangs=[None, "bratva_spoils"])
    play(game, "extort 1", "name spoon", "lay blade", "lay fists")
    assert row(render_text(game.view(0)), "Extortion").endswith("Weapons laid: Blade (0 Moth), Fists (1 Vesna)")


@pytest.mark.clause("10.6")
def test_an_extortion_by_michel_shows_the_name() -> None:
    game = scene(hands=["spoon blade"], places="yard yard", michel="michelle", michel_at="showers")
    play(game, "roll", out=["die 6"])
    play(game, "go showers", out=["michel knife spoon+pickaxe"])
    text = "Michelle extorts 0 Moth and wants a Spoon or a Pickaxe; Weapons laid: none; cards shown: 1"
    assert text in " ".join(render_text(game.view(None)).split())
    assert row(render_text(game.view(0)), "Showers").endswith("0 Moth, Michelle")


@pytest.mark.clause("5.7")
def test_an_action_card_being_carried_out_is_shown_apart() -> None:
    game = scene(hands=["frisk", "spoon link"], places="yard yard", gangs=[None, "crew_stash"])
    play(game, "play frisk 1")
    assert game.prompt == "surrender"
    for seat in (0, 1, None):
        assert row(render_text(game.view(seat)), "Being played") == "Being played: Frisk"


@pytest.mark.clause("11.1", "11.2")
def test_teams_are_shown_with_blocks_and_scores() -> None:
    text = render_text(scene(4, teams=True, dug=[(0, "shovel"), (2, "spoon"), (1, "pickaxe")]).view(3))
    for start, score in (("0 Moth (Block A)", "4/16"), ("1 Vesna (Block B)", "2/16"), ("2 Gristle (Block A)", "4/16")):
        line = next(line for line in text.splitlines() if start in line)
        assert score in line.split()


@pytest.mark.clause("3.2", "11.2", "14.7")
def test_the_end_is_shown_with_its_winners() -> None:
    game = scene(hands=["shovel", ""], target=3)
    play(game, "dig shovel")
    text = "Nobody is asked: over (3.2). Moth breaks through, gets out and wins the game."
    assert row(render_text(game.view(1)), "Nobody") == text
    assert row(render_text(game.view(1)), "*").split()[:3] == ["*", "0", "Moth"]
    team = scene(4, hands=["shovel"], target=3, teams=True)
    play(team, "dig shovel")
    assert "Moth and Gristle break through, get out and win the game." in render_text(team.view(None))
    stopped = Game(2, seed=1)
    stopped.stop()
    assert "Nobody wins." in render_text(stopped.view(0))


# --- every mode -----------------------------------------------------------------------------------
@pytest.mark.parametrize("mode", MODES, ids=str)
def test_players_prompt_and_moves_are_named_in_every_mode_and_no_line_is_too_long(mode: tuple[int, bool, str]) -> None:
    clauses = {**dict(PROMPTS), "over": "3.2"}
    for game in positions(*mode):
        for seat in observers(game):
            view = game.view(seat)
            text = render_text(view)
            lines = text.splitlines()
            assert max(map(len, lines)) <= WIDEST
            assert all(line.isprintable() and line == line.rstrip() for line in lines)
            assert f"{game.prompt} ({clauses[game.prompt]})" in " ".join(lines[:2])
            for number, name in enumerate(game.seats):
                assert f"{number} {name}" in text
            for place in range(len(game.edition.places)):
                if game.table.in_play(place):
                    assert row(text, Wording(game.edition, "en").place(place))
            for move in view.legal_moves:
                assert re.search(rf"^ *{int(move)}  {move.text}(  |$)", text, re.MULTILINE), move
            assert ("Legal moves" in text) == (seat is not None and seat == game.to_move)


@pytest.mark.clause("12.2", "12.3")
@pytest.mark.parametrize("mode", MODES, ids=str)
def test_swapping_or_opening_what_an_observer_cannot_know_changes_no_letter(mode: tuple[int, bool, str]) -> None:
    for number, game in enumerate(positions(*mode)):
        for seat in observers(game):
            view = game.view(seat)
            assert render_text(view.sample(number).view(seat)) == render_text(view)
            assert render_text(unmasked_view(game, seat)) == render_text(view)


# --- other packs -------------------------------------------------------------------------------------
@pytest.mark.clause("14.6")
@pytest.mark.parametrize("teams", [False, True])
def test_the_largest_pack_fits_into_100_columns(tmp_path: Path, teams: bool) -> None:
    own = largest_pack(tmp_path / "largest")
    names = ["Maximiliane von und zu Hohenstaufen-Berg", "W" * 40, "Oz", "Oz", "José", "Þóra"]
    game = Game(6, seed=5, teams=teams, michel="michelle", pack=own.directory, seats=names)
    for _ in range(4):
        play_random_moves(game, random.Random(5), 60)
        for seat in (game.to_move, None):
            text = render_text(game.view(seat))
            assert max(map(len, text.splitlines())) <= WIDEST
            assert "Tower 5 of the great old prison wall" in text


@pytest.mark.clause("14.6")
def test_names_are_those_of_the_pack(tmp_path: Path) -> None:
    own = OwnPack.copied_to(tmp_path / "own").edit("places.toml", 'id = "showers"', 'id = "steam_room"')
    own.write("texts/en.ftl", "kind-spoon = Ladle\n    .a = a Ladle\n    .the = the Ladle\n")
    text = render_text(scene(hands=["spoon"], pack=str(own.directory)).view(0))
    assert "Steam room" in text
    assert row(text, "Your hand") == "Your hand  1 Ladle"
    assert "Dig with the Ladle" in text
    assert "Spoon" not in text
