"""The advice of bots: their best moves with values and reasons, and its texts in five languages."""

import random
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

import blackgate
from blackgate import Game, Move, View
from blackgate.bots import Advice, Budget, Thought
from blackgate.bots.advice_text import AdviceText
from blackgate.bots.reasons import BEST_ONLY, reason, thoughts
from blackgate.engine import layout as at
from blackgate.engine import moves as mv
from blackgate.texts import LANGUAGES
from testkit.bots.bot_games import NAMES, advice, adviser, choice
from testkit.game_modes import eventful_move, positions
from testkit.scene import play, scene
from testkit.texts import KEYS, clean

SOURCE = Path(blackgate.__file__).parent
PEOPLE = ["Ana", "Ben", "Cleo", "Dag", "Eva", "Finn"]
MODES: list[dict[str, Any]] = [
    {"players": 4, "teams": True, "michel": "michel"},
    {"players": 2, "michel": "michelle", "target": 30},
    {"players": 6, "teams": True, "target": 30},
    {"players": 3, "target": 30},
]
HASTE = settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck))


class Moment:
    """A legal move, as the player who may make it sees the table."""

    def __init__(self, view: View, move: Move) -> None:
        self.view = view
        self.move = move
        self.family = int(view.edition.rulebook.family[int(move)])
        self.reason, self.facts = reason(view, move)


def rare() -> list[tuple[Game, str]]:
    """What hardly happens by chance: a way to a teammate of one's Gang, a second Tool, and the end."""
    rats = scene(hands=["shovel spoon"], gangs=["triad_tunnel_rats"])
    play(rats, "dig shovel")
    return [
        (scene(places="yard block_b showers block_b", gangs=["crew_stash", None, "crew_lookout"], teams=True), "follow 2"),
        (rats, "also spoon"),
        (scene(hands=["shovel"], target=3), "dig shovel"),
    ]


@pytest.fixture(scope="module")
def moments() -> list[Moment]:
    """From lively games, a few moments of every family of moves for every reason there was."""
    found = [Moment(game.view(0), game.edition.move(move)) for game, move in rare()]
    count: Counter[tuple[int, str]] = Counter()
    for seed in range(40):
        mode = MODES[seed % len(MODES)]
        game = Game(seed=seed, seats=PEOPLE[: mode["players"]], **mode)
        chooser = random.Random(seed)
        for _ in range(250):
            if game.to_move is None:
                break
            view = game.view(game.to_move)
            for move in game.legal_moves:
                moment = Moment(view, move)
                count[moment.family, moment.reason] += 1
                if count[moment.family, moment.reason] in (1, 5, 20, 60, 150, 400):
                    found.append(moment)
            game.play(eventful_move(game, chooser))
    return found


# --- what a bot says is what it does ----------------------------------------------------------
@pytest.mark.parametrize("name", NAMES)
@HASTE
@given(game=positions(), seed=st.integers(0, 10**6), most=st.integers(1, 5))
def test_the_first_thought_is_what_the_bot_plays(name: str, game: Game, seed: int, most: int) -> None:
    assume(game.to_move is not None)
    told = advice(adviser(name, seed), game, most=most)
    assert told.best == choice(adviser(name, seed), game)
    assert 1 <= len(told.thoughts) <= most
    moves = [thought.move for thought in told.thoughts]
    assert len(set(moves)) == len(moves)
    assert all(move in game.legal_moves for move in moves)


@pytest.mark.parametrize("name", ["random", "rookie", "inmate"])
@HASTE
@given(game=positions())
def test_thoughts_come_best_first(name: str, game: Game) -> None:
    assume(game.to_move is not None)
    told = advice(adviser(name), game, most=100)
    values = [thought.value for thought in told.thoughts]
    assert len(values) == len(game.legal_moves)
    assert values == sorted(values, reverse=True)
    assert told.scale == "score"


@HASTE
@given(game=positions())
def test_a_boss_tells_chances(game: Game) -> None:
    """The move tried most comes first, which need not be the one with the best chance so far."""
    assume(game.to_move is not None)
    told = advice(adviser("boss"), game)
    assert told.scale == "chance"
    assert all(0 <= thought.value <= 1 for thought in told.thoughts)


# --- reasons ----------------------------------------------------------------------------------
def test_every_family_of_moves_has_a_reason(moments: list[Moment]) -> None:
    assert {moment.family for moment in moments} == set(range(mv.FAMILIES))
    assert all(moment.reason.startswith("why-") for moment in moments)


def texts() -> set[str]:
    """Reasons in the English file."""
    found = FluentParser().parse((SOURCE / "texts" / "en" / "bots.ftl").read_text(encoding="utf-8")).body
    return {entry.id.name for entry in found if isinstance(entry, ast.Message) and entry.id.name.startswith("why-")}


def test_every_reason_has_a_text_and_every_text_a_bot_that_says_it() -> None:
    said = {name for path in (SOURCE / "bots").rglob("*.py") for name in re.findall(r'"(why-[a-z-]+)"', path.read_text("utf-8"))}
    assert len(said) > 30
    assert said == texts()


def test_every_reason_is_given_some_time(moments: list[Moment]) -> None:
    assert {moment.reason for moment in moments} == texts() - {"why-whim", "why-next"}  # random's, and for what is not best


def test_only_the_best_move_claims_to_be_the_best(moments: list[Moment]) -> None:
    """Two fights cannot both be worth it more than the other; of two cards, one is needed least."""
    for moment in moments[:400]:
        moves = list(moment.view.legal_moves)[:4]
        told = [one.reason for one in thoughts(moment.view, [(move, 0.5) for move in moves])]
        assert not set(told[1:]) & BEST_ONLY
        assert told[0] != "why-next"


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_reason_is_told_in_a_sentence(moments: list[Moment], code: str) -> None:
    """Move, reason and chance in words: no ids, no holes, no braces."""
    for moment in moments:
        thought = Thought(moment.move, 0.437, moment.reason, moment.facts)
        for scale in ("score", "chance"):
            (sentence,) = AdviceText(moment.view, code).sentences(Advice((thought,), scale))
            clean(sentence)
            assert "why-" not in sentence
            assert ("44" in sentence and "%" in sentence) == (scale == "chance")


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_bot_can_be_asked_for_a_hint_in_every_language(name: str, code: str) -> None:
    game = Game(4, seed=2, michel="michelle", seats=PEOPLE[:4])
    for _ in range(40):
        told = AdviceText(game.view(game.to_move), code).sentences(advice(adviser(name), game, Budget(iterations=30)))
        assert told
        assert all(clean(sentence) for sentence in told)
        game.play(choice(adviser(name), game, Budget(iterations=30)))


def test_the_check_for_raw_ids_finds_them() -> None:
    for sentence in ("play care_package: now", "dig: { $n } missing", "Ben holds None", "kind-shovel"):
        assert KEYS.search(sentence)


# --- and they are true ------------------------------------------------------------------------
def why(game: Game, move: str) -> tuple[str, dict[str, int]]:
    """The reason for a move of the seat that is asked."""
    return reason(game.view(game.to_move), game.edition.move(move))


def kind(game: Game, name: str) -> int:
    """A kind's number."""
    return game.edition.kinds.index(name)


@HASTE
@given(game=positions())
def test_a_dig_says_how_much_is_missing_then(game: Game) -> None:
    """Played out, it is so; and who says that it wins, wins."""
    assume(game.to_move is not None)
    for move in game.legal_moves:
        if move.text.startswith(("dig", "also")):
            name, facts = why(game, move.text)
            after = game.copy()
            after.play(move)
            team = range(int(game.to_move or 0) % 2, game.players, 2) if game.options.teams else [int(game.to_move or 0)]
            points = sum(int(after.table.of(seat, at.POINTS)) for seat in team)
            missing = int(game.table.get(at.TARGET)) - points
            assert (name, facts) == (("why-dig", {"n": missing}) if after.outcome is None else ("why-dig-wins", {}))


@pytest.mark.parametrize("gang", [None, "crew_lookout"])
def test_a_search_says_how_many_cards_it_brings(gang: str | None) -> None:
    game = scene(hands=["ring"], places="infirmary yard", gangs=[gang])
    assert why(game, "search") == ("why-search", {"n": 2 if gang is None else 3})


@pytest.mark.parametrize("gang", [None, "crew_lookout"])
def test_a_place_to_search_says_how_many_cards_are_there(gang: str | None) -> None:
    game = scene(hands=["ring"], places="infirmary yard", gangs=[gang])
    assert why(game, "cautious showers") == ("why-go-search", {"n": 3 if gang is None else 4})


def test_a_way_home_says_what_is_carried() -> None:
    game = scene(hands=["shovel spoon knife"], places="infirmary yard")
    assert why(game, "cautious cell_block") == ("why-go-home", {"n": 4})
    assert why(game, "roll") == ("why-go-home", {"n": 4})


def test_who_is_beaten_goes_where_one_can_heal() -> None:
    game = scene(hands=["ring"], places="cafeteria yard", beatings=[1])
    assert why(game, "cautious infirmary") == ("why-go-heal", {})


def test_healing_is_for_digging_or_for_crafting() -> None:
    for beatings, reason_given in ((1, "why-heal-craft"), (2, "why-heal-dig")):
        game = scene(hands=["ring"], places="infirmary yard", beatings=[beatings])
        assert why(game, "heal") == (reason_given, {})


def test_an_extortion_says_what_the_target_is_known_to_hold() -> None:
    """Everybody saw Ben take a Spoon and a Shovel; what else is in that hand, nobody knows."""
    game = scene(hands=["knife", "spoon shovel ring", "ring"], places="yard yard yard")
    assert why(game, "extort 1") == ("why-holds-tool", {"seat": 1, "kind": kind(game, "shovel")})
    assert why(game, "extort 2") == ("why-weak", {"seat": 2})
    play(game, "extort 1")
    assert why(game, "name spoon") == ("why-holds-tool", {"seat": 1, "kind": kind(game, "spoon")})
    assert why(game, "name pickaxe") == ("why-name-guess", {})


def test_an_extortion_says_that_the_target_leads() -> None:
    game = scene(hands=["knife", "ring", "ring"], places="yard yard yard", dug=[(1, "shovel"), (2, "spoon")])
    assert why(game, "extort 1") == ("why-leads", {"seat": 1, "n": 3})
    assert why(game, "extort 2") == ("why-weak", {"seat": 2})


def test_a_racketeer_speaks_of_the_player_picked() -> None:
    """Cleo squeezes Ben, who has a Shovel; Ana, with a Pickaxe, has nothing to do with it."""
    game = scene(hands=["pickaxe", "shovel", "ring"], places="yard yard yard", backgrounds=["", "", "racketeer"], turn_of=2)
    play(game, "reveal", "pick 1")
    assert why(game, "name shovel") == ("why-holds-tool", {"seat": 1, "kind": kind(game, "shovel")})
    assert why(game, "name pickaxe") == ("why-name-guess", {})


def test_a_background_says_whether_both_effects_come() -> None:
    """8.2: the engineer's Gang is the Triad."""
    for gang, reason_given in ((None, "why-reveal"), ("triad_workshop", "why-reveal-member")):
        assert why(scene(hands=["ring"], backgrounds=["engineer"], gangs=[gang]), "reveal") == (reason_given, {})


def test_a_gang_is_joined_for_the_card_on_top() -> None:
    game = scene(hands=["bandana cap"], places="yard yard")
    name, facts = why(game, "join crew bandana cap")
    assert name == "why-join"
    crew = game.edition.gangs.index("crew")
    assert facts == {"gang_card": int(game.table.get(at.GANG_CARDS + crew * at.GANG_PILE))}


def test_ana_is_told_what_everybody_knows_of_ben() -> None:
    game = Game(2, seed=1, seats=["Ana", "Ben"])
    thought = Thought(game.edition.move("extort 1"), 0.5, "why-holds-tool", {"seat": 1, "kind": kind(game, "shovel")})
    (sentence,) = AdviceText(game.view(0), "en").sentences(Advice((thought,)))
    assert sentence == f"{AdviceText(game.view(0), 'en').choice_text.move(thought.move)}: Ben holds a Shovel."
