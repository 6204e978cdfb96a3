"""Each collector, on games short enough to be counted by hand."""

from pathlib import Path

import pytest

from blackgate.lab.counters import Counters
from testkit.lab.observed_game import ObservedGame, under
from testkit.packs import OwnPack
from testkit.scene import gang_pile, scene
from testkit.superseded import CLASSIC_1_0

UNARMED = "michel none"
ARMED = "michel knife spoon+pickaxe"
WIN = ("dig shovel",)  # with target=3
TWO_DRAWS = ("draw cap", "draw link")
THREE_DRAWS = ("draw cap", "draw link", "draw pike")
FOUR_DRAWS = (*TWO_DRAWS, *TWO_DRAWS)


# --- the course of a game -----------------------------------------------------------------------
def test_seats_are_counted_from_the_first_player() -> None:
    table = ObservedGame(scene(hands=["", "", "shovel"], turn_of=1, target=3)).play("end", *WIN)
    counters = table.end()
    assert (counters["games"], counters["finished"], counters["stopped"], counters["players"]) == (1, 1, 0, 3)
    assert (counters["turns"], counters["length/2"]) == (2, 1)
    assert under(counters, "seat") == {"1/won": 1}  # seat 2 came second


def test_a_team_wins_as_a_team() -> None:
    counters = ObservedGame(scene(teams=True, hands=["", "shovel", "", ""], turn_of=1, target=3)).play(*WIN).end()
    assert under(counters, "seat") == {"0/won": 1, "2/won": 1}


# --- the tunnel ---------------------------------------------------------------------------------
def test_points_by_tool() -> None:
    table = ObservedGame(scene(hands=["spoon spoon shovel", ""], target=5))
    counters = table.play("dig spoon", "dig spoon", "end", "end", *WIN).end()
    assert under(counters, "dug") == {"spoon": 2, "spoon/points": 2, "shovel": 1, "shovel/points": 3}
    assert counters["points"] == 5


def test_points_lost_again() -> None:
    gangs = [None, "triad_workshop"]
    table = ObservedGame(scene(hands=["shovel", "spoon"], backgrounds=["", "saboteur"], gangs=gangs, target=9))
    table.play("dig shovel", "end", "dig spoon", "reveal", "pick 0", out=FOUR_DRAWS)
    counters = table.play("second", out=TWO_DRAWS).play("end").end()
    assert under(counters, "lost") == {"shovel": 1, "shovel/points": 3}
    assert counters["points"] == 1
    assert under(counters, "got") == {}


def test_a_tool_of_the_kind_that_was_lost_is_taken_from_its_pile() -> None:
    """The second effect of the Saboteur of classic 1.0.0."""
    gangs = [None, "triad_workshop"]
    table = ObservedGame(scene(hands=["shovel", ""], backgrounds=["", "saboteur"], gangs=gangs, target=9, pack=CLASSIC_1_0))
    counters = table.play("dig shovel", "end", "reveal", "pick 0", "second", "end").end()
    assert under(counters, "lost") == {"shovel": 1, "shovel/points": 3}
    assert under(counters, "got") == {"shovel/effect": 1}
    assert counters["points"] == 0


def test_a_tool_snatched_from_a_tunnel_goes_to_a_hand(tmp_path: Path) -> None:
    """No card of the classic pack does this, but another pack may."""
    own = OwnPack.copied_to(tmp_path / "own").edit("backgrounds.toml", 'undig = "pile"', 'undig = "hand"')
    table = ObservedGame(
        scene(
            hands=["shovel", ""],
            backgrounds=["", "saboteur"],
            gangs=[None, "triad_workshop"],
            target=9,
            pack=str(own.directory),
        )
    )
    table.play("dig shovel", "end", "reveal", "pick 0", out=FOUR_DRAWS)
    counters = table.play("second", out=TWO_DRAWS).play("end").end()
    assert under(counters, "lost") == {"shovel": 1, "shovel/points": 3}
    assert under(counters, "got") == {"shovel/snatched": 1}


def test_where_tools_come_from() -> None:
    hands, gangs = ["container link", ""], ["triad_workshop"]
    table = ObservedGame(scene(hands=hands, places="cafeteria yard", cigarettes=[0, 8], backgrounds=["engineer"], gangs=gangs))
    table.play("craft shovel", "steal", "reveal", out=THREE_DRAWS).play("second", out=THREE_DRAWS)
    table.play("end")  # eleven cards, and The Workshop holds twelve
    counters = table.play("buy shovel", "end").end()
    assert under(counters, "got") == {
        "shovel/craft": 1,
        "spoon/steal": 1,
        "knife/effect": 2,
        "spoon/effect": 1,
        "shovel/trade": 1,
    }


def test_tools_that_change_hands() -> None:
    table = ObservedGame(scene(hands=["knife frisk", "pickaxe spoon"], places="yard yard"))
    table.play("extort 1", "name pickaxe", "lay knife", "cooperate")
    counters = table.play("play frisk 1", out=("random spoon",)).play("end").end()
    assert under(counters, "got") == {"pickaxe/cooperated": 1, "spoon/taken": 1, "knife/effect": 1}


# --- Places --------------------------------------------------------------------------------------
def test_visits_and_searches_by_place() -> None:
    table = ObservedGame(scene(hands=["", "lockdown care_package"], places="cafeteria yard"))
    table.play("search", out=TWO_DRAWS).play("roll", out=("die 3",)).play("go yard", "end")
    table.play("play care_package", out=THREE_DRAWS).play("play lockdown", "end")
    counters = table.end()
    assert under(counters, "place/cafeteria") == {"searches": 1, "drawn": 2}
    assert under(counters, "place/yard") == {"visits": 1}
    assert under(counters, "place/cell_block") == {"sent": 2}
    assert counters["drawn"] == 5  # the care package is no Search


# --- extortions ---------------------------------------------------------------------------------
def extortion(*moves: str, out: tuple[str, ...] = (), **table: object) -> Counters:
    """One Extortion of seat 1 by seat 0 in the Yard."""
    facts: dict[str, object] = {"hands": ["knife knife", "knife spoon"], "places": "yard yard"}
    observed = ObservedGame(scene(**(facts | table)))  # type: ignore[arg-type]
    return observed.play("extort 1", "name spoon", "lay knife", *moves, out=out).play("end").end()


def test_cooperation() -> None:
    counters = extortion("cooperate")
    assert counters["extortions"] == 1
    assert under(counters, "extortions") == {"cooperated": 1, "weapons": 1, "loot/cooperated": 1, "loot/class/tool": 1}
    assert under(counters, "beatings") == {}


def test_combat_won_by_the_attacker() -> None:
    counters = extortion("lay knife", "lay knife", "yield")
    assert under(counters, "extortions") == {"attacker": 1, "weapons": 3, "loot/named": 1, "loot/class/tool": 1}
    assert under(counters, "beatings") == {"given/combat": 1, "left": 1}


def test_combat_won_by_the_defender() -> None:
    counters = extortion("lay knife", "yield", out=("random cap",), hands=["knife cap", "knife spoon"])
    assert under(counters, "extortions") == {"defender": 1, "weapons": 2, "loot/random": 1, "loot/class/accessory": 1}


def test_an_escape() -> None:
    counters = extortion("reveal", "go infirmary", backgrounds=["", "escape_artist"])
    assert under(counters, "extortions") == {"escaped": 1, "weapons": 1}


def test_a_defender_who_wins_by_a_background() -> None:
    """The Prizefighter of classic 1.0.0."""
    counters = extortion("reveal", out=("random knife",), backgrounds=["", "prizefighter"], pack=CLASSIC_1_0)
    assert under(counters, "extortions") == {"defender": 1, "weapons": 1, "loot/random": 1, "loot/class/weapon": 1}


def test_a_card_taken_outside_an_extortion_is_no_loot() -> None:
    table = ObservedGame(scene(hands=["knife frisk", "spoon cap"], places="yard yard"))
    table.play("extort 1", "name spoon", "lay knife", "cooperate", "play frisk 1", out=("random cap",)).play("end")
    assert under(table.end(), "extortions/loot") == {"cooperated": 1, "class/tool": 1}


# --- Michel(le) ---------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("moves", "out", "counted"),
    [
        (["discard spoon"], (), {"cooperated": 1, "loss/tool_given": 1}),
        (["lay knife"], (UNARMED,), {"won": 1}),
        (["yield", "discard spoon"], (), {"beaten": 1, "loss/tool_lost": 1}),
    ],
)
def test_how_michel_s_extortions_end(moves: list[str], out: tuple[str, ...], counted: dict[str, int]) -> None:
    table = ObservedGame(scene(hands=["spoon knife", ""], places="cafeteria", michel="michel", michel_at="yard"))
    table.play("cautious yard", out=(ARMED,)).play(*moves, out=out)
    if table.game.prompt == "reward":
        table.play("pass")
    counters = table.play("end", "pass").end()
    assert under(counters, "michel") == {"extortions": 1} | counted
    assert counters["beatings/given/michel"] == counted.get("beaten", 0)
    assert under(counters, "extortions") == {}  # counted separately


def test_michel_without_a_knife_and_a_random_loss() -> None:
    table = ObservedGame(scene(hands=["cap", ""], places="cafeteria yard", michel="michel", michel_at="yard"))
    table.play("cautious yard", out=(UNARMED,)).play("end").play("rouse", out=("die 4",)).play("send cafeteria")
    counters = table.play("end", "pass").end()
    assert under(counters, "michel") == {"extortions": 1, "unarmed": 1, "moves": 1}
    table = ObservedGame(scene(hands=["cap", ""], places="cafeteria", michel="michel", michel_at="yard"))
    table.play("cautious yard", out=(ARMED,)).play("yield", out=("random cap",))
    counters = table.play("end", "pass").end()
    assert under(counters, "michel") == {"extortions": 1, "beaten": 1, "loss/random_card": 1}


# --- Beatings -----------------------------------------------------------------------------------
def test_beatings_by_card_without_effect_and_healed() -> None:
    places, backgrounds = "infirmary infirmary infirmary", ["", "", "hitman"]
    table = ObservedGame(scene(hands=["", "ambush"], places=places, backgrounds=backgrounds, beatings=[1]))
    table.play("end", "play ambush 0", "end")  # the second Beating of seat 0
    counters = table.play("reveal", "pick 1", out=THREE_DRAWS).play("end", "heal", "heal", "end").end()
    assert under(counters, "beatings") == {"given/card": 2, "healed": 2, "left": 1}


def test_each_beating_of_a_lockdown_is_counted() -> None:
    """Seat 1 is the next player and spared, seat 2 takes two Beatings, and seat 3 has one already."""
    table = ObservedGame(scene(4, hands=["lockdown"], beatings=[0, 0, 0, 1]))
    counters = table.play("play lockdown", "end").end()
    assert under(counters, "beatings") == {"given/card": 3, "in_vain": 1, "left": 4}


def test_beatings_of_a_card_in_a_combat_are_not_those_of_the_combat() -> None:
    """Seat 1 is about to lose. The Prizefighter spares seat 2; seats 3 and 0 take two Beatings each, then the Combat goes on."""
    backgrounds, gangs = ["", "prizefighter"], [None, "bratva_enforcer"]
    table = ObservedGame(scene(4, hands=["knife"], places="yard yard", backgrounds=backgrounds, gangs=gangs))
    table.play("extort 1", "name spoon", "lay knife", "reveal", out=FOUR_DRAWS).play("second", out=("draw link",) * 9)
    counters = table.play("yield", out=("random cap",)).play("end").end()
    assert under(counters, "beatings") == {"given/card": 4, "given/combat": 1, "left": 5}


def test_a_third_beating_has_no_effect() -> None:
    table = ObservedGame(scene(hands=["knife", ""], places="yard yard", beatings=[0, 2]))
    counters = table.play("extort 1", "name spoon", "lay knife", "yield", "end").end()
    assert under(counters, "beatings") == {"in_vain": 1, "left": 2}


# --- Cigarettes ---------------------------------------------------------------------------------
def test_cigarettes_by_why() -> None:
    hands = ["phone care_package", ""]
    table = ObservedGame(scene(hands=hands, places="yard yard", gangs=[None, "cartel_dealer"]))
    table.play("sell phone", "done").play("play care_package", out=THREE_DRAWS).play("end")
    counters = table.play("end", "buy knife", "end").end()
    assert under(counters, "cigarettes") == {
        "earned/sell": 8,
        "earned/card": 3,
        "earned/gang": 14,  # seven at the start of each of two turns
        "spent/buy": 2,
        "left": 23,
    }


def test_cigarettes_taken_by_a_card_are_passed_on() -> None:
    """The Racketeer of classic 1.0.0."""
    table = ObservedGame(
        scene(
            hands=["", "spoon"],
            places="yard yard",
            cigarettes=[0, 5],
            backgrounds=["racketeer"],
            gangs=["bratva_spoils"],
            pack=CLASSIC_1_0,
        )
    )
    table.play("reveal", "pick 1", "name spoon", "second", "end")
    counters = table.end()
    assert under(counters, "cigarettes") == {"earned/start": 5, "passed": 3, "left": 5}
    assert under(counters, "got") == {"spoon/taken": 1}
    assert under(counters, "extortions") == {}  # not counted as one


# --- teams --------------------------------------------------------------------------------------
def test_an_exchange() -> None:
    table = ObservedGame(scene(teams=True, hands=["spoon cap", "", "knife", ""], places="yard yard yard yard", cigarettes=[7]))
    table.play("exchange 2", "offer spoon", "offer cap", "pay 5", "pay 1", "done", "offer knife", "done", "end")
    counters = table.end()
    assert under(counters, "exchange") == {"times": 1, "cards": 3, "passed": 6}
    assert under(counters, "got") == {"spoon/exchange": 1, "knife/exchange": 1}
    assert under(counters, "cigarettes") == {"earned/start": 7, "left": 7}


# --- Gang cards ---------------------------------------------------------------------------------
def test_gang_cards_joined_and_held() -> None:
    game = scene(hands=["bandana cap", "cap ring", "shovel"], target=3)
    crew, bratva = gang_pile(game, "crew")[0], gang_pile(game, "bratva")[0]
    table = ObservedGame(game).play("join crew bandana cap", "end", "join bratva cap ring", "end", "end", "end", "end", *WIN)
    counters = table.end()
    assert under(counters, f"gang/{crew}") == {"times": 1, "turns": 1, "games": 1, "joined/players": 1}
    assert under(counters, f"gang/{bratva}") == {"times": 1, "turns": 1, "games": 1, "joined/players": 1}
    assert under(counters, "members") == {"crew": 1, "bratva": 1}


def test_a_player_who_changes_gangs_wins_with_both_cards() -> None:
    game = scene(hands=["bandana cap bandana chain shovel", ""], target=3)
    old, new = gang_pile(game, "crew")[:2]
    table = ObservedGame(game).play("join crew bandana cap", "join crew bandana chain", "end", "end", *WIN)
    counters = table.end()
    assert under(counters, f"gang/{old}") == {"times": 1, "games": 1, "joined/players": 1, "joined/won": 1}
    assert under(counters, f"gang/{new}") == {"times": 1, "turns": 1, "games": 1, "joined/players": 1, "joined/won": 1}
    assert under(counters, "members") == {"crew": 1}, "one player joined this Gang, twice"


def test_a_player_who_plays_a_card_twice_counts_once() -> None:
    table = ObservedGame(scene(hands=["overtime overtime shovel", ""], target=3))
    counters = table.play("play overtime", "play overtime", *WIN).end()
    users = {f"{use}/{who}": 1 for use in ("played", "drawn") for who in ("players", "won")}
    assert under(counters, "action/overtime") == {"times": 2, **users}
    assert under(counters, "uses") == {"play": 2, "dig": 1}


def test_a_sale_of_several_cards_is_one_action_and_its_answers_are_none() -> None:
    game = scene(hands=["phone cap", "shovel"], places="yard cell_block", target=3)
    counters = ObservedGame(game).play("sell cap", "sell phone", "done", "end", *WIN).end()
    assert under(counters, "uses") == {"sell": 1, "dig": 1}


# --- Backgrounds --------------------------------------------------------------------------------
@pytest.mark.parametrize(("answer", "second"), [("second", 1), ("pass", 0)])
def test_backgrounds_dealt_and_revealed(answer: str, second: int) -> None:
    table = ObservedGame(scene(hands=["", "shovel"], backgrounds=["smuggler", "medic"], gangs=["cartel_fence"], target=3))
    table.play("end", "end", "reveal", out=FOUR_DRAWS).play(answer, out=("draw link",) * (6 * second)).play("end", *WIN)
    counters = table.end()
    assert under(counters, "background/smuggler") == {
        "dealt/players": 1,
        "revealed/players": 1,
        "times": 1,
        **({"second": 1} if second else {}),
        "rounds": 2,
    }
    assert under(counters, "background/medic") == {"dealt/players": 1, "dealt/won": 1}


# --- Action cards and draws ---------------------------------------------------------------------
def test_action_cards_played_and_cards_drawn() -> None:
    table = ObservedGame(scene(hands=["overtime overtime care_package", "shovel corridor_pass"], target=3))
    table.play("play overtime", "play overtime")
    table.play("play care_package", out=("draw cap", "draw cap", "draw riot")).play("end", *WIN)
    counters = table.end()
    assert under(counters, "action") == {
        "overtime/times": 2,
        "overtime/played/players": 1,
        "overtime/drawn/players": 1,
        "care_package/times": 1,
        "care_package/played/players": 1,
        "care_package/drawn/players": 1,
        "riot/drawn/players": 1,
        "corridor_pass/drawn/players": 1,
        "corridor_pass/drawn/won": 1,
    }
    assert under(counters, "draw/overtime") == {"cards": 2}
    assert under(counters, "draw/care_package") == {"cards": 1}
    assert under(counters, "draw/cap") == {"cards": 2}
    assert under(counters, "draw/corridor_pass") == {"cards": 1, "won": 1}
    assert under(counters, "draw/shovel") == {}  # it lies on the board
