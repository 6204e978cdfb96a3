"""Every prompt and every effect word is handled everywhere it must be.

A new prompt needs a row in `SCENES`, a new effect word a row in `EXAMPLES`; the tests below then say what else is missing.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from blackgate import Game
from blackgate.bots import BOTS, Budget, is_slow, make_bot
from blackgate.choice_text import ChoiceText
from blackgate.engine import frames, prompts, vocabulary
from blackgate.engine import layout as at
from blackgate.engine.invariants import check_legal_moves, find_violation
from blackgate.engine.moves import MoveList
from blackgate.engine.prompts import PROMPTS
from blackgate.engine.vocabulary import EFFECTS
from blackgate.env.fields import Layout
from blackgate.rulebook_text import clause_text
from blackgate.tables.updates import state_serializer
from blackgate.texts import LANGUAGES
from testkit.doc_pages import page
from testkit.packs import OwnPack
from testkit.scene import draws, legal, play, scene
from testkit.superseded import CLASSIC_1_0, CLASSIC_1_2

NAMES = ["Ana", "Ben", "Cleo", "Dag"]
FLAGS = {"MEMBER", "MOVED", "TEXT_DONE", "ASKED_SECOND"}  # of `frames.CARD_FLAGS`
FAST_BOTS = [name for name in BOTS if not is_slow(name)]


def numbered(names: Sequence[str], source: object, prefix: str = "") -> dict[str, int]:
    """The numbers that a module of constants gives to names."""
    return {name: getattr(source, prefix + name.upper()) for name in names}


def with_chance(game: Game) -> Game:
    """Return the same game with random instead of scripted chance."""
    game.table.chance = Game(2, seed=1).table.chance
    return game


# --- prompts ----------------------------------------------------------------------------------
def after(*moves: str, out: Sequence[str] = (), **table: Any) -> Callable[[], Game]:
    """Return a function that builds a scene after some moves; `out` has the outcomes of the last one."""

    def build() -> Game:
        game = scene(**table)
        if moves:
            play(game, *moves, out=out)
        return game

    return build


def fight_with_michel(*answers: str, out: Sequence[str] = ()) -> Callable[[], Game]:
    """Michel extorts seat 0 for a Spoon or a Shovel, which holds both."""

    def build() -> Game:
        game = scene(hands=["knife knife spoon shovel", ""], michel="michel", michel_at="yard")
        play(game, "cautious yard", out=["michel knife spoon+shovel"])
        if answers:
            play(game, *answers, out=out)
        return game

    return build


def locksmith_of_the_triad() -> Game:
    """A member of the Triad uses the second effect of the Locksmith."""
    game = scene(hands=["link link link container", "blade"], backgrounds=["locksmith"], gangs=["triad_workshop"])
    play(game, "reveal", "pick 1", out=["random blade", *draws("pike cap")])
    play(game, "second")
    return game


YARD = "yard yard"
LOST_COMBAT = ("extort 1", "name spoon", "lay knife", "lay knife", "lay knife")  # by seat 1
ARMED: dict[str, Any] = {"hands": ["knife knife spoon", "knife spoon"], "places": YARD}
ALL_IN_THE_YARD: dict[str, Any] = {"places": "yard yard yard yard", "teams": True}
CON_ARTIST: dict[str, Any] = {"backgrounds": ["con_artist"], "places": YARD}

# For each prompt, a table at which it is asked and has more than one answer.
SCENES: dict[str, Callable[[], Game]] = {
    "turn": after(hands=["shovel", ""]),
    "rolled": after("roll", out=["die 3"], gangs=["bikers_throttle"]),
    "go": after("extort 1", "name spoon", "lay knife", "reveal", backgrounds=["", "escape_artist"], **ARMED),
    "name": after("extort 1", **ARMED),
    "lay": after("extort 1", "name spoon", hands=["knife blade link", "knife spoon"], places=YARD),
    "answer": after("extort 1", "name spoon", "lay knife", **ARMED),
    "fight": after("extort 1", "name spoon", "lay knife", "lay knife", **ARMED),
    "help": after("extort 1", "name spoon", "lay knife", "hold", hands=["knife", "", "", "knife"], **ALL_IN_THE_YARD),
    "surrender": after("reveal", "pick 1", gangs=[None, "crew_stash"], hands=["", "cap link"], **CON_ARTIST),
    "dig_more": after("dig spoon", gangs=["triad_tunnel_rats"], hands=["spoon shovel", ""]),
    "selling": after("sell link", hands=["link link pills", ""], places=YARD),
    "offering": after("exchange 2", hands=["knife spoon", "", "knife", ""], **ALL_IN_THE_YARD),
    "pick": after("reveal", backgrounds=["informer"], hands=["", "shovel", "link"], places="yard yard yard"),
    "take": after("play frisk 1", hands=["frisk", "link cap shovel"], places=YARD, pack=CLASSIC_1_0),
    "give_back": after("reveal", "pick 1", out=["random link", "random pike"], hands=["shovel", "link pike"], **CON_ARTIST),
    "craft": locksmith_of_the_triad,
    "buy": after(*LOST_COMBAT, "reveal", backgrounds=["", "prizefighter"], pack=CLASSIC_1_2, **ARMED),
    "rouse": after("end", places=YARD, michel="michel"),
    "send": after("end", "rouse", out=["die 3"], places="yard showers", michel="michel"),
    "michel": fight_with_michel(),
    "michel_tool": fight_with_michel("yield"),
    "reward": fight_with_michel("lay knife", out=["michel none"]),
    "limit": after("end", hands=["link " * 9 + "pike shovel", ""]),
    "tribute": after("reveal", backgrounds=["agitator"], hands=["", "link shovel"], pack=CLASSIC_1_2),
    "second": after("reveal", out=draws("link cap ring chain"), backgrounds=["arms_dealer"], gangs=["cartel_dealer"]),
}
every_prompt = pytest.mark.parametrize("name", [name for name, _ in PROMPTS])


def asking(name: str) -> Game:
    """A game that waits for an answer to a prompt."""
    assert name in SCENES, f"the prompt {name} has no scene here"
    game = SCENES[name]()
    assert game.prompt == name
    return game


def test_every_prompt_has_a_number_a_row_and_a_scene() -> None:
    names = [name for name, _ in PROMPTS]
    asked = {name: number for name, number in vars(prompts).items() if name.isupper() and isinstance(number, int)}
    constants = {name.lower() for name in list(asked)[: list(asked).index("AUTOMATIC")]}
    assert constants == set(names) == set(SCENES)
    assert numbered(names, prompts) == {name: number for number, name in enumerate(names)}
    assert len(names) == prompts.AUTOMATIC == len(prompts.FAMILY)


@every_prompt
def test_its_answers_are_those_that_nothing_forbids(name: str) -> None:
    game = asking(name)
    listed = MoveList()
    for move in game.legal_moves:
        listed.add(int(move))
    assert len(game.legal_moves) > 1, "a scene with one answer shows little"
    assert check_legal_moves(game.table, listed) == ""
    for number in range(len(game.edition.moves)):
        reasons = game.why_not(number)
        assert bool(reasons) == (number not in {int(move) for move in game.legal_moves})
        assert all(clause_text(reason) for reason in reasons)


@every_prompt
def test_every_answer_can_be_played_and_changes_something(name: str) -> None:
    game = with_chance(asking(name))
    for move in list(game.legal_moves):
        after_it = game.copy()
        after_it.play(move)
        assert find_violation(after_it.table) == "", move
        assert after_it.view(None).position() != game.view(None).position() or after_it.full_events(), move


@every_prompt
def test_its_clause_is_in_the_rulebook(name: str) -> None:
    assert clause_text(dict(PROMPTS)[name])


@pytest.mark.parametrize("code", LANGUAGES)
@every_prompt
def test_question_and_answers_have_texts(name: str, code: str) -> None:
    game = asking(name)
    for reader in (game.to_move, 1 - int(bool(game.to_move)), None):
        assert ChoiceText(game.view(reader), code, NAMES[: game.players]).prompt()
    chooser = ChoiceText(game.view(game.to_move), code, NAMES[: game.players])
    assert all(chooser.move(move) for move in game.legal_moves)


@every_prompt
def test_it_is_sent_to_the_clients(name: str) -> None:
    game = asking(name)
    asked = state_serializer.public(game.view(None))["asked"]
    assert (asked["prompt"], asked["seat"], asked["clause"]) == (name, game.to_move, dict(PROMPTS)[name])


@every_prompt
def test_its_other_player_is_named_to_the_clients(name: str) -> None:
    """If the frame holds another seat, it is sent to the client."""
    game = asking(name)
    asked = state_serializer.public(game.view(None))["asked"]
    concerns = {"name", "lay", "answer", "fight", "help", "surrender", "offering", "take", "give_back", "tribute"}
    assert (asked["other"] is not None) == (name in concerns)
    assert asked["other"] != game.to_move


@pytest.mark.parametrize("bot", FAST_BOTS)
@every_prompt
def test_bots_answer_it(name: str, bot: str) -> None:
    game = asking(name)
    view = game.view(game.to_move)
    chosen = make_bot(bot, seed=1).choose(view, view.legal_moves, Budget(iterations=1))
    assert game.edition.move(chosen if isinstance(chosen, str) else int(chosen)) in game.legal_moves


@pytest.mark.parametrize("name", [name for name, _ in PROMPTS if name != "lay"])  # one Weapon is as good as another
def test_the_planner_prefers_some_answers_to_others(name: str) -> None:
    game = asking(name)
    view = game.view(game.to_move)
    advice = make_bot("inmate").advise(view, view.legal_moves, Budget(iterations=1), most=99)  # type: ignore[attr-defined]
    assert len({thought.value for thought in advice.thoughts}) > 1


@every_prompt
def test_it_is_observed(name: str) -> None:
    game = asking(name)
    layout = Layout(game.edition, game.players)
    for seat in range(game.players):
        marks = layout.named(layout.row(game, seat))["prompt"]
        assert [number for number, mark in enumerate(marks) if mark] == [numbered([name], prompts)[name]]


@every_prompt
def test_it_is_in_the_table_of_the_record_format_with_its_answers(name: str) -> None:
    row = re.search(rf"^\| `{name}` \| ([\d.]+) \| .* \| (`[^|]*`) \|$", page("record-format.md").text, re.MULTILINE)
    assert row, name
    assert row[1] == dict(PROMPTS)[name]
    documented_verbs = {move.split()[0] for move in re.findall(r"`([^`]+)`", row[2])}
    assert {move.text.split()[0] for move in asking(name).legal_moves} <= documented_verbs


@every_prompt
def test_it_is_in_the_protocol(name: str) -> None:
    assert f"`{name}` ({dict(PROMPTS)[name]})" in page("protocol.md").text


# --- effects ----------------------------------------------------------------------------------
@dataclass(frozen=True)
class Example:
    """A card with an effect, a scene in which it has an effect, and possibly one in which it has none."""

    effects: str
    sign: str  # an event or a prompt that the effect causes
    target: str = ""
    idle: dict[str, Any] | None = None
    table: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class OfBackground:
    """An effect that only a Background has, of classic or of an earlier version: moves that lead to it, and what it causes."""

    table: dict[str, Any]
    moves: tuple[str, ...]
    sign: str
    out: tuple[str, ...] = ()  # the outcomes of chance of the first move


EMPTY: dict[str, Any] = {"hands": ["example", ""]}
EXAMPLES: dict[str, Example | OfBackground] = {
    "draw": Example("{ draw = 1 }", "drew", idle={"deck": ""}),
    "cigarettes": Example("{ cigarettes = 2 }", "cigarettes"),
    "actions": Example("{ actions = 1 }", "actions"),
    "heal": Example("{ heal = 1 }", "healed", idle={"beatings": [0, 0]}),
    "beat": Example("{ beat = 1 }", "beaten", "here", idle={"beatings": [0, 2]}),
    "beat_opponents": Example("{ beat_opponents = 1 }", "beaten", idle={"beatings": [0, 2]}),
    "beat_all_but_next": Example("{ beat_all_but_next = 1 }", "beaten", idle={"players": 2}, table={"players": 3}),
    "send": Example('{ send = "solitary" }', "sent", "anyone", idle={"places": "yard solitary"}),
    "send_all": Example('{ send_all = "home" }', "sent", idle={"places": "cell_block cell_block"}),
    "move": Example('{ move = "anywhere" }', "moved"),
    "redeal": Example('{ redeal = "hands" }', "redealt", idle=EMPTY),
    "look": Example('{ look = "hand" }', "looked", "here", idle=EMPTY),
    "take_chosen": Example('{ look = "hand" }, { take_chosen = 1 }', "take", "here", idle=EMPTY),
    "take_random": Example("{ take_random = 1 }", "taken", "here", idle=EMPTY),
    "take_random_each": Example("{ take_random_each = 1 }", "taken", idle=EMPTY),
    "take_named": Example("{ take_named = 1 }", "name", "here", idle=EMPTY),
    "take_cigarettes": Example("{ take_cigarettes = 1 }", "paid", "here", idle={"cigarettes": [9, 0]}),
    "take_pile": Example('{ take_pile = "shovel", count = 1 }', "took", idle={"piles": {"shovel": 0}}),
    "sell": Example("{ sell = 2 }", "selling"),
    "buy": Example("{ buy = 1 }", "buy", idle={"cigarettes": [0, 9]}),
    "craft": Example("{ craft = 1 }", "craft", idle=EMPTY),
    "undig": Example('{ undig = "pile" }', "undug", "anyone", idle={"dug": []}),
    "give_back": Example("{ take_random = 1 }, { give_back = 1 }", "give_back", "here", idle=EMPTY),
    "each_discards": Example("{ each_discards = 1 }", "tribute", idle=EMPTY),
    "draw_per_discard": OfBackground(
        {"pack": CLASSIC_1_2, "backgrounds": ["agitator"], "gangs": ["queers_nurse"], "hands": ["", "link"]},
        ("reveal", "discard link", "second"),
        "drew",
    ),
    "end_extortion": OfBackground(
        {"backgrounds": ["", "escape_artist"], "hands": ["knife", ""], "places": YARD},
        ("extort 1", "name spoon", "lay knife", "reveal"),
        "escaped",
    ),
    "roll": OfBackground({"backgrounds": ["daredevil"]}, ("roll", "reveal"), "go"),
    "win_combat": OfBackground(
        {"pack": CLASSIC_1_0, "backgrounds": ["", "prizefighter"], "hands": ["knife", ""], "places": YARD},
        ("extort 1", "name spoon", "lay knife", "reveal"),
        "lost_combat",
    ),
    "take_undug": OfBackground(
        {"pack": CLASSIC_1_0, "backgrounds": ["saboteur"], "gangs": ["triad_workshop"], "dug": [(1, "spoon")]},
        ("reveal", "pick 1", "second"),
        "took",
    ),
}
RICH: dict[str, Any] = {
    "hands": ["example link link link pike shovel", "knife link cap blade"],
    "places": YARD,
    "beatings": [1, 0],
    "cigarettes": [9, 9],
    "dug": [(1, "spoon")],
}
every_word = pytest.mark.parametrize("word", EFFECTS)


def pack_with(example: Example, directory: Path) -> str:
    """A pack with one more Action card."""
    target = f'target = "{example.target}"\n' if example.target else ""
    card = f'\n[[action]]\nid = "example"\ncopies = 1\nsells = 1\n{target}effects = [{example.effects}]\norigin = "X"\n'
    own = OwnPack.copied_to(directory / "own").append("actions.toml", card)
    return str(own.edit("pack.toml", "search_cards = 77", "search_cards = 78").directory)


def plays(game: Game) -> list[str]:
    """The ways to play the example."""
    return sorted(move for move in legal(game) if move.startswith("play example"))


def last_signs(game: Game) -> set[str]:
    """What the last move caused: events, and the question asked."""
    return {event.name for event in game.full_events()} | {game.prompt}


def test_every_word_has_an_operation_a_family_and_an_example() -> None:
    operations = [word.operation for word in EFFECTS.values()]
    assert sorted(operations) == list(range(1, len(EFFECTS) + 1))
    constants = {number for name, number in vars(vocabulary).items() if name.startswith("OP_")}
    assert constants == {vocabulary.OP_END, *operations}
    families = {vocabulary.GAINS, vocabulary.PLAYERS, vocabulary.HANDS, vocabulary.FREE_ACTIONS, vocabulary.MOMENTS_ONLY}
    assert {word.family for word in EFFECTS.values()} <= families
    assert set(EXAMPLES) == set(EFFECTS)


@every_word
def test_it_does_what_its_example_says_and_bots_weigh_it(word: str, tmp_path: Path) -> None:
    example = EXAMPLES[word]
    if isinstance(example, OfBackground):
        game = with_chance(scene(**{"hands": ["", ""], **example.table}))
        for move in example.moves:
            choose_with_all_bots(game)
            game.play(move)
    else:
        game = with_chance(scene(**{**RICH, **example.table, "pack": pack_with(example, tmp_path)}))
        choose_with_all_bots(game)
        game.play(plays(game)[0])
    assert example.sign in last_signs(game)
    assert find_violation(game.table) == ""


def choose_with_all_bots(game: Game) -> None:
    """Let every bot that does not search look at the position."""
    view = game.view(game.to_move)
    for name in FAST_BOTS:
        make_bot(name, seed=1).choose(view, view.legal_moves, Budget(iterations=1))


@pytest.mark.parametrize("word", [word for word, example in EXAMPLES.items() if getattr(example, "idle", None)])
def test_a_card_that_could_do_nothing_is_not_played(word: str, tmp_path: Path) -> None:
    example = EXAMPLES[word]
    assert isinstance(example, Example)
    assert example.idle is not None
    game = scene(**{**RICH, **example.idle, "pack": pack_with(example, tmp_path)})
    assert game.table.hand(0, game.edition.kinds.index("example")) == 1
    assert plays(game) == []


@every_word
def test_it_is_documented(word: str) -> None:
    section = page("packs.md").text.partition("## Effects\n")[2].partition("\n## ")[0]
    assert re.search(rf"^\| `\{{ {word} = ", section, re.MULTILINE), word


@every_word
def test_its_example_has_a_target_if_it_needs_one(word: str) -> None:
    assert EFFECTS[word].needs_target == bool(getattr(EXAMPLES[word], "target", ""))


# --- frames -----------------------------------------------------------------------------------
def test_frames_have_room_for_every_field() -> None:
    fields = {name: number for name, number in vars(frames).items() if name.isupper() and name not in FLAGS}
    assert len(fields) > 30
    assert all(at.FIELDS <= number < at.FRAME for number in fields.values())
