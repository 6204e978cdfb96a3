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
from testkit.scene import draws, play, scene
from testkit.superseded import CLASSIC_1_0
from testkit.texts import KEYS, clean

SOURCE = Path(blackgate.__file__).parent
PEOPLE = ["Ana", "Ben", "Cleo", "Dag", "Eva", "Finn"]
MODES: list[dict[str, Any]] = [
    {"players": 4, "teams": True, "michel": "michel"},
    {"players": 2, "michel": "michelle", "target": 30},
    {"players": 6, "teams": True, "target": 30},
    {"players": 3, "target": 30},
]
FEW_EXAMPLES = settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck))


class Candidate:
    """A legal move with its reason."""

    def __init__(self, view: View, move: Move) -> None:
        self.view = view
        self.move = move
        self.family = int(view.edition.rulebook.family[int(move)])
        self.reason, self.facts = reason(view, move)


def rare_positions() -> list[tuple[Game, str]]:
    """Return positions that random games seldom or never reach: a chosen card, a teammate to follow, a second Tool, the end."""
    rats = scene(hands=["shovel spoon"], gangs=["triad_tunnel_rats"])
    play(rats, "dig shovel")
    frisk = scene(hands=["frisk", "link cap"], pack=CLASSIC_1_0)
    play(frisk, "play frisk 1")
    return [
        (frisk, "take cap"),
        (scene(places="yard block_b showers block_b", gangs=["crew_stash", None, "crew_lookout"], teams=True), "follow 2"),
        (rats, "also spoon"),
        (scene(hands=["shovel"], target=3), "dig shovel"),
    ]


@pytest.fixture(scope="module")
def candidates() -> list[Candidate]:
    """Moves from random games: some for every pair of a family of moves and a reason."""
    found = [Candidate(game.view(0), game.edition.move(move)) for game, move in rare_positions()]
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
                candidate = Candidate(view, move)
                count[candidate.family, candidate.reason] += 1
                if count[candidate.family, candidate.reason] in (1, 5, 20, 60, 150, 400):
                    found.append(candidate)
            game.play(eventful_move(game, chooser))
    return found


# --- advice and choice ----------------------------------------------------------
@pytest.mark.parametrize("name", NAMES)
@FEW_EXAMPLES
@given(game=positions(), seed=st.integers(0, 10**6), most=st.integers(1, 5))
def test_the_first_suggestion_is_what_the_bot_plays(name: str, game: Game, seed: int, most: int) -> None:
    assume(game.to_move is not None)
    advice_given = advice(adviser(name, seed), game, most=most)
    assert advice_given.best == choice(adviser(name, seed), game)
    assert 1 <= len(advice_given.thoughts) <= most
    moves = [thought.move for thought in advice_given.thoughts]
    assert len(set(moves)) == len(moves)
    assert all(move in game.legal_moves for move in moves)


@pytest.mark.parametrize("name", ["random", "rookie", "inmate"])
@FEW_EXAMPLES
@given(game=positions())
def test_suggestions_are_sorted_by_value(name: str, game: Game) -> None:
    assume(game.to_move is not None)
    advice_given = advice(adviser(name), game, most=100)
    values = [thought.value for thought in advice_given.thoughts]
    assert len(values) == len(game.legal_moves)
    assert values == sorted(values, reverse=True)
    assert advice_given.scale == "score"


@FEW_EXAMPLES
@given(game=positions())
def test_the_values_of_boss_are_chances(game: Game) -> None:
    """The move tried most comes first, which need not be the one with the best chance so far."""
    assume(game.to_move is not None)
    advice_given = advice(adviser("boss"), game)
    assert advice_given.scale == "chance"
    assert all(0 <= thought.value <= 1 for thought in advice_given.thoughts)


# --- reasons ----------------------------------------------------------------------------------
def test_every_family_of_moves_has_a_reason(candidates: list[Candidate]) -> None:
    assert {candidate.family for candidate in candidates} == set(range(mv.FAMILIES))
    assert all(candidate.reason.startswith("why-") for candidate in candidates)


def texts() -> set[str]:
    """Reasons in the English file."""
    found = FluentParser().parse((SOURCE / "texts" / "en" / "bots.ftl").read_text(encoding="utf-8")).body
    return {entry.id.name for entry in found if isinstance(entry, ast.Message) and entry.id.name.startswith("why-")}


def test_every_reason_has_a_text_and_every_text_is_used() -> None:
    said = {name for path in (SOURCE / "bots").rglob("*.py") for name in re.findall(r'"(why-[a-z-]+)"', path.read_text("utf-8"))}
    assert len(said) > 30
    assert said == texts()


def test_every_reason_occurs(candidates: list[Candidate]) -> None:
    of_others = {"why-whim", "why-next"}  # of the bot random, and for moves that are not the best
    assert {candidate.reason for candidate in candidates} == texts() - of_others


def test_only_the_best_move_claims_to_be_the_best(candidates: list[Candidate]) -> None:
    """Of two fights only one can be the most useful; of two cards only one is needed least."""
    for candidate in candidates[:400]:
        moves = list(candidate.view.legal_moves)[:4]
        advice_given = [one.reason for one in thoughts(candidate.view, [(move, 0.5) for move in moves])]
        assert not set(advice_given[1:]) & BEST_ONLY
        assert advice_given[0] != "why-next"


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_reason_has_a_sentence(candidates: list[Candidate], code: str) -> None:
    """Move, reason and chance in words: no ids, no gaps, no braces."""
    for candidate in candidates:
        thought = Thought(candidate.move, 0.437, candidate.reason, candidate.facts)
        for scale in ("score", "chance"):
            (sentence,) = AdviceText(candidate.view, code).sentences(Advice((thought,), scale))
            clean(sentence)
            assert "why-" not in sentence
            assert ("44" in sentence and "%" in sentence) == (scale == "chance")


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_bot_can_be_asked_for_a_hint_in_every_language(name: str, code: str) -> None:
    game = Game(4, seed=2, michel="michelle", seats=PEOPLE[:4])
    for _ in range(40):
        advice_given = AdviceText(game.view(game.to_move), code).sentences(advice(adviser(name), game, Budget(iterations=30)))
        assert advice_given
        assert all(clean(sentence) for sentence in advice_given)
        game.play(choice(adviser(name), game, Budget(iterations=30)))


def test_the_check_for_raw_ids_finds_them() -> None:
    for sentence in ("play care_package: now", "dig: { $n } missing", "Ben holds None", "kind-shovel"):
        assert KEYS.search(sentence)


# --- reasons are true ------------------------------------------------------------------------
def why(game: Game, move: str) -> tuple[str, dict[str, int]]:
    """Return the reason for a move of the seat to move."""
    return reason(game.view(game.to_move), game.edition.move(move))


def kind(game: Game, name: str) -> int:
    """Return the number of a kind."""
    return game.edition.kinds.index(name)


@FEW_EXAMPLES
@given(game=positions())
def test_a_dig_says_how_much_is_missing_then(game: Game) -> None:
    """After the move it is true; a move that is said to win, wins."""
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
    assert why(game, "search") == ("why-search", {"n": 2 if gang is None else 2 + 2})


@pytest.mark.parametrize("gang", [None, "crew_lookout"])
def test_a_place_to_search_says_how_many_cards_are_there(gang: str | None) -> None:
    game = scene(hands=["ring"], places="infirmary yard", gangs=[gang])
    assert why(game, "cautious showers") == ("why-go-search", {"n": 3 if gang is None else 3 + 2})


def test_a_way_home_says_what_is_carried() -> None:
    game = scene(hands=["shovel spoon knife"], places="infirmary yard")
    assert why(game, "cautious cell_block") == ("why-go-home", {"n": 4})
    assert why(game, "roll") == ("why-go-home", {"n": 4})


def test_a_beaten_player_goes_where_they_can_heal() -> None:
    game = scene(hands=["ring"], places="cafeteria yard", beatings=[1])
    assert why(game, "cautious infirmary") == ("why-go-heal", {})


def test_healing_is_for_digging_or_for_crafting() -> None:
    for beatings, reason_given in ((1, "why-heal-craft"), (2, "why-heal-dig")):
        game = scene(hands=["ring"], places="infirmary yard", beatings=[beatings])
        assert why(game, "heal") == (reason_given, {})


def test_an_extortion_says_what_the_target_is_known_to_hold() -> None:
    """Everybody saw Ben take a Spoon and a Shovel; the other cards of that hand are unknown."""
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


def test_the_reason_of_a_racketeer_is_about_the_player_picked() -> None:
    """Cleo robs Ben, who has a Shovel; Ana, with a Pickaxe, is not concerned."""
    game = scene(
        hands=["pickaxe", "shovel cap", "ring"],
        places="yard yard yard",
        backgrounds=["", "", "racketeer"],
        gangs=[None, None, "bratva_enforcer"],
        turn_of=2,
    )
    play(game, "reveal", "pick 1", out=["random cap", *draws("link link")])
    play(game, "second")
    assert why(game, "name shovel") == ("why-holds-tool", {"seat": 1, "kind": kind(game, "shovel")})
    assert why(game, "name pickaxe") == ("why-name-guess", {})


def test_the_reason_of_a_background_says_whether_both_effects_apply() -> None:
    """8.2: the engineer's Gang is the Triad."""
    for gang, reason_given in ((None, "why-reveal"), ("triad_workshop", "why-reveal-member")):
        assert why(scene(hands=["ring"], backgrounds=["engineer"], gangs=[gang]), "reveal") == (reason_given, {})


def test_a_gang_is_joined_for_the_card_on_top() -> None:
    game = scene(hands=["bandana cap"], places="yard yard")
    name, facts = why(game, "join crew bandana cap")
    assert name == "why-join"
    crew = game.edition.gangs.index("crew")
    assert facts == {"gang_card": int(game.table.get(at.GANG_CARDS + crew * at.GANG_PILE))}


def test_a_reason_uses_what_everybody_knows_of_another_player() -> None:
    game = Game(2, seed=1, seats=["Ana", "Ben"])
    thought = Thought(game.edition.move("extort 1"), 0.5, "why-holds-tool", {"seat": 1, "kind": kind(game, "shovel")})
    (sentence,) = AdviceText(game.view(0), "en").sentences(Advice((thought,)))
    assert sentence == f"{AdviceText(game.view(0), 'en').choice_text.move(thought.move)}: Ben has a Shovel."
