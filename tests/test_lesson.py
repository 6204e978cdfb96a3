"""The tutorial: its game follows the rules, every step can be played, every topic comes up, and the pupil wins."""

import re

import pytest

from blackgate import edition, tutorial
from blackgate.game import Game, Record
from blackgate.replay import replay
from blackgate.tables.lesson import lesson
from blackgate.tables.updates.patches import merge
from blackgate.tables.wire import Lesson
from blackgate.texts import LANGUAGES
from blackgate.tutorial import LEARNER, Step
from blackgate.wording import Wording
from tools import lesson as script

# The topics, as moves of the pupil, in order.
TRADE = ["join", "reveal", "sell", "done", "second", "buy", "discard"]
TOPICS = ["search", "roll", "go", "end", "steal", "craft", *TRADE, "dig", "extort", "name", "lay"]
MAX_TITLE, MAX_TEXT = 28, 290  # characters of a title and of a text
KEY = re.compile(r"[{}]|[a-z]_[a-z]|  |^\s|\s$")


def positions() -> list[Game]:
    """The game after every move."""
    return [game.copy() for game in replay(tutorial.record("en"))][:-1]


@pytest.fixture(scope="module")
def games() -> list[Game]:
    return positions()


@pytest.fixture(scope="module")
def steps() -> list[Step]:
    return tutorial.steps()


def test_the_record_is_what_the_script_plays() -> None:
    assert Record.of(script.played()).text == tutorial.RECORD.read_text(encoding="utf-8"), "run python tools/lesson.py"


def test_the_record_verifies_and_the_pupil_wins(games: list[Game]) -> None:
    outcome = games[-1].outcome
    assert outcome is not None and outcome.winners == (LEARNER,)
    assert outcome.points[LEARNER] == script.TARGET
    assert len({tuple(game.seats) for game in games}) == 1


def test_every_step_has_a_move_that_is_legal_and_the_next_of_the_record(games: list[Game], steps: list[Step]) -> None:
    moves = [games[-1].edition.moves[step.move].text for step in games[-1].steps]
    for step in steps:
        game = games[step.n]
        if step.move is not None:
            assert game.to_move == LEARNER
            assert step.move in game.legal_moves
            assert step.move == moves[step.n]


def test_every_move_of_the_pupils_seat_has_a_step(games: list[Game], steps: list[Step]) -> None:
    asked = [n for n, game in enumerate(games) if game.to_move == LEARNER]
    assert [step.n for step in steps if step.move is not None] == asked
    assert [step.n for step in steps] == sorted(step.n for step in steps)
    assert (steps[0].n, steps[-1].n) == (0, len(games) - 1)
    assert 28 <= len(steps) <= 36


def test_every_topic_comes_up_in_its_order(games: list[Game], steps: list[Step]) -> None:
    verbs = [step.move.split()[0] for step in steps if step.move is not None]
    assert list(dict.fromkeys(verbs)) == TOPICS
    happened = {event.name for game in games for event in game.full_events()}
    assert {"sent", "beaten", "extorted", "cooperated", "lost_combat", "taken", "joined", "revealed", "won"} <= happened
    extorted = next(n for n, game in enumerate(games) if game.prompt == "answer" and game.to_move == LEARNER)
    assert {"cooperate", "yield", "lay blade"} <= {str(move) for move in games[extorted].legal_moves}
    assert any(step.n == extorted for step in steps)


def test_highlighted_objects_exist(games: list[Game], steps: list[Step]) -> None:
    content = games[0].edition
    for step in steps:
        game = games[step.n]
        legal = {str(move).split()[0] for move in game.legal_moves}
        for thing in step.look:
            sort, _, name = thing.partition(":")
            assert sort in ("place", "hand", "action", "player", "gang", "bar", "log", "background"), thing
            assert sort != "place" or name in content.places
            assert sort != "hand" or name in game.view(LEARNER).hand, f"{step.text}: {name} is not in the hand"
            assert sort != "action" or name in legal, f"{step.text}: {name} cannot be done"
            assert sort != "player" or int(name) < game.players
            assert sort != "gang" or name in content.gangs
        assert step.look


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_has_a_title_and_a_text(lang: str, steps: list[Step]) -> None:
    for step in steps:
        title, text = step.title(lang), step.body(lang)
        assert 0 < len(title) <= MAX_TITLE, title
        assert 0 < len(text) <= MAX_TEXT, f"{step.text}: {len(text)} characters"
        assert not KEY.search(title) and not KEY.search(text)
        assert len(re.findall(r"[.?](?=\s|$)", text)) <= 4
        if lang != "en":
            assert text != step.body("en")
    assert len({step.text for step in steps}) == len(steps)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_texts_use_the_names_of_cards_and_places(lang: str, steps: list[Step]) -> None:
    content = positions()[0].edition
    words = Wording(content, lang)
    named = {
        "steal": [words.card(content.kinds.index("spoon"))],
        "craft": [words.card(content.kinds.index("container")), words.card(content.kinds.index("shovel"))],
        "to-yard": [words.card(content.kinds.index("chain")), words.card(content.kinds.index("phone"))],
        "sent": [words.card(content.kinds.index("snitch")), words.place(content.places.index("solitary"))],
        "extort": [words.card(content.kinds.index("ambush")), words.place(content.places.index("infirmary"))],
        "combat": [words.card(content.kinds.index("ring"))],
        "reveal": [words.background(content.backgrounds.index("launderer"))],
        "last-dig": [words.card(content.kinds.index("spoon"))],
    }
    for step in steps:
        for name in named.get(step.text, ()):
            assert name in step.body(lang), f"{step.text}: {name}"


@pytest.mark.clause("5.14")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_step_about_the_link_names_only_cards_that_are_crafted_with_one(lang: str, steps: list[Step]) -> None:
    words = Wording(edition(), lang)
    (text,) = (step.body(lang) for step in steps if step.text == "hand")
    for recipe in edition().pack.recipes:
        if "link" not in recipe.needs:
            assert [kind for kind in (recipe.makes, *recipe.needs) if words.card(kind) in text] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lesson_on_the_wire_is_the_pupils_view(lang: str, games: list[Game]) -> None:
    found: Lesson = lesson(lang)  # type: ignore[arg-type]
    assert (found.replay.perspective, found.replay.seat, found.replay.lang) == ("seat", LEARNER, lang)
    assert [frame.n for frame in found.replay.frames] == list(range(len(games)))
    own: dict[str, object] | None = None
    for frame, game in zip(found.replay.frames, games, strict=True):
        own = merge(own, frame.own) if isinstance(frame.own, dict) else own
        assert own is not None
        assert own["hand"] == game.view(LEARNER).hand
        assert own["legal"] == ([str(move) for move in game.legal_moves] if game.to_move == LEARNER else [])
        assert len(own["told"]) == len(own["legal"])  # type: ignore[arg-type]
    assert found.replay.players[1:] == ["Vesna", "Bruno"]
