"""The texts are complete in five languages, use game terms in sentences, and reveal nothing hidden."""

import random
import re
from collections import Counter
from functools import lru_cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import blackgate
from blackgate import Event, Game, IllegalMove, edition, load_pack
from blackgate.choice_text import FAMILY_NAMES, ChoiceText
from blackgate.engine import moves as mv
from blackgate.engine.chance import seeded
from blackgate.engine.events import EVENTS
from blackgate.engine.prompts import PROMPTS
from blackgate.engine.reasons import REASONS
from blackgate.event_text import EventText
from blackgate.events import FIELDS, HIDDEN, HOWS, PRIVATE, WHYS
from blackgate.texts import LANGUAGES, Language, say
from blackgate.texts.messages import PARSED, dump_parsed, parse, read_folder
from blackgate.wording import Wording
from testkit.scene import play, scene
from testkit.superseded import CLASSIC_1_0, CLASSIC_1_2
from testkit.texts import KEYS, clean

TEXTS = Path(blackgate.__file__).parent / "texts"
SOURCES = Path(blackgate.__file__).parent
NAMES = ["Ana", "Ben", "Cleo", "Dag", "Eva", "Finn"]
MODES: list[dict[str, Any]] = [
    {"players": 2, "target": 30},
    {"players": 3, "michel": "michelle", "target": 12},
    {"players": 4, "teams": True, "michel": "michel", "target": 20},
    {"players": 6, "teams": True, "target": 30},
    {"players": 5, "michel": "michel", "calm": True, "target": 20},
]


class Variables(Visitor):
    """Collects the variables a pattern uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@lru_cache
def entries(code: str) -> list[tuple[str, Any]]:
    """Return all entries of the files of a language, with their files."""
    files = sorted((TEXTS / code).glob("*.ftl"))
    return [(file.name, entry) for file in files for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body]


def parsed(code: str) -> dict[str, Any]:
    """The messages of a language."""
    return {entry.id.name: entry for _, entry in entries(code) if isinstance(entry, ast.Message)}


@pytest.fixture(scope="module")
def messages() -> dict[str, dict[str, Any]]:
    return {code: parsed(code) for code in LANGUAGES}


def variables(node: Any) -> set[str]:
    visitor = Variables()
    visitor.visit(node)
    return visitor.found


# --- the files --------------------------------------------------------------------------------
def test_there_are_five_languages() -> None:
    assert set(LANGUAGES) == {"en", "fr", "de", "it", "es"}
    assert {path.name for path in TEXTS.iterdir() if path.is_dir() and path.name != "__pycache__"} == set(LANGUAGES)


@pytest.mark.parametrize("code", LANGUAGES)
def test_files_have_no_junk_and_no_message_twice(code: str) -> None:
    assert {file for file, _ in entries(code)} == {
        "arena.ftl",
        "bots.ftl",
        "cards.ftl",
        "cli.ftl",
        "errors.ftl",
        "home.ftl",
        "lab.ftl",
        "learn.ftl",
        "lesson.ftl",
        "play.ftl",
        "positions.ftl",
        "replay.ftl",
        "server.ftl",
        "tab.ftl",
        "table.ftl",
        "train.ftl",
    }
    assert [entry.content for _, entry in entries(code) if isinstance(entry, ast.Junk)] == []
    counted = Counter(entry.id.name for _, entry in entries(code) if isinstance(entry, ast.Message))
    assert [name for name, count in counted.items() if count > 1] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_messages_and_attributes_are_the_same_in_every_language(messages: dict[str, dict[str, Any]], code: str) -> None:
    def shape(language_code: str) -> dict[str, tuple[bool, set[str]]]:
        found = messages[language_code].items()
        return {name: (entry.value is not None, {one.id.name for one in entry.attributes}) for name, entry in found}

    assert shape(code) == shape("en")


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_text_that_takes_no_arguments_in_english_takes_none_elsewhere(messages: dict[str, dict[str, Any]], code: str) -> None:
    for name, entry in messages["en"].items():
        if not variables(entry):
            assert variables(messages[code][name]) == set(), name


@pytest.mark.parametrize("code", LANGUAGES)
def test_errors_and_the_command_line_use_the_same_variables_in_every_language(
    messages: dict[str, dict[str, Any]], code: str
) -> None:
    for name, entry in messages["en"].items():
        if name.startswith(("error-", "illegal-", "refused-", "cli-", "help-", "list-", "kind-", "michel-")):
            assert variables(messages[code][name]) == variables(entry), name


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "en"])
def test_sentences_are_translated(messages: dict[str, dict[str, Any]], code: str) -> None:
    for name, entry in messages["en"].items():
        if name.startswith(("event-", "prompt-", "reason-", "error-", "refused-", "help-")):
            assert not entry.value.equals(messages[code][name].value), name


def test_every_text_the_program_asks_for_is_there(messages: dict[str, dict[str, Any]]) -> None:
    wanted = set()
    for path in SOURCES.rglob("*.py"):
        wanted |= set(
            re.findall(r'"((?:error|cli|help|illegal|list|event|prompt)-[a-z_-]*[a-z])"', path.read_text(encoding="utf-8"))
        )
    assert len(wanted) > 60
    assert wanted - set(messages["en"]) == set()


# --- everything has its text ------------------------------------------------------------------
FORMS = {
    "kind": ({"a", "the", "n", "does"}, [card.id for card in load_pack().cards]),
    "place": ({"to", "at", "does"}, edition().places),
    "gang": ({"the"}, edition().gangs),
    "gangcard": ({"does"}, edition().gang_cards),
    "background": ({"when", "first", "second"}, edition().backgrounds),
    "prisoner": (set[str](), [prisoner.id for prisoner in load_pack().prisoners]),
    "class": (set[str](), ["tool", "weapon", "part", "accessory", "rare", "action"]),
    "move": (set[str](), sorted({FAMILY_NAMES[family] for family in range(mv.FAMILIES)})),
    "prompt": (set[str](), [name for name, _ in PROMPTS] + ["over"]),
    "event": (set[str](), [*EVENTS, "laid_fists", "lost_to_michel", "won_team"]),
    "reason": (set[str](), [name for name, _ in REASONS]),
}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("sort", FORMS)
def test_everything_of_a_kind_has_its_text_and_its_forms(messages: dict[str, dict[str, Any]], code: str, sort: str) -> None:
    forms, names = FORMS[sort]
    assert names
    for name in names:
        message = messages[code].get(f"{sort}-{name}")
        assert message is not None, name
        assert message.value is not None, name
        assert forms <= {attribute.id.name for attribute in message.attributes}, name


@pytest.mark.parametrize("code", LANGUAGES)
def test_names_of_things_are_plain_words(code: str) -> None:
    words = Wording(edition(), code)
    content = words.edition
    for kind in range(-1, len(content.kinds)):
        for form in ("", "a", "the"):
            clean(words.card(kind, form))
    for kind in range(len(content.kinds)):
        clean(words.card_does(kind))
        for count in (1, 2, 5):
            assert count == 1 or str(count) in clean(words.counted(kind, count))
    for place in range(len(content.places)):
        assert all(map(clean, words.place_forms(place).values()))
    for gang in range(len(content.gangs)):
        clean(words.gang(gang))
    for card in range(len(content.gang_cards)):
        clean(words.gang_card(card))
        clean(words.gang_card_does(card))
    for background in range(len(content.backgrounds)):
        clean(words.background(background))
        assert all(clean(words.background_part(background, part)) for part in ("when", "first", "second"))


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_two_things_of_a_sort_share_a_name(code: str) -> None:
    words = Wording(edition(), code)
    content = words.edition
    for names in (
        [words.card(kind) for kind in range(len(content.kinds))],
        [words.place(place) for place in range(len(content.places))],
        [words.gang(gang) for gang in range(len(content.gangs))],
        [words.gang_card(card) for card in range(len(content.gang_cards))],
        [words.background(background) for background in range(len(content.backgrounds))],
    ):
        assert len(set(names)) == len(names)


# --- the game terms ---------------------------------------------------------------------------
# Terms of docs/glossary.md that must occur in texts: message, arguments, term.
TERMS_IN_TEXTS: dict[str, list[tuple[str, str]]] = {
    "en": [
        ("event-beaten", "Beating"),
        ("prompt-fight", "Weapon"),
        ("event-dug", "Tunnel point"),
        ("event-lost_combat", "Combat"),
    ],
    "fr": [("event-beaten", "Raclée"), ("prompt-fight", "Arme"), ("event-dug", "oint"), ("event-lost_combat", "Combat")],
    "de": [("event-beaten", "Prügel"), ("prompt-fight", "Waffe"), ("event-dug", "Tunnelpunkt"), ("event-lost_combat", "Kampf")],
    "it": [("event-beaten", "Pestagg"), ("prompt-fight", "Arma"), ("event-dug", "Tunnel"), ("event-lost_combat", "Scontro")],
    "es": [("event-beaten", "Paliza"), ("prompt-fight", "Arma"), ("event-dug", "Túnel"), ("event-lost_combat", "Pelea")],
}


@pytest.mark.parametrize("code", LANGUAGES)
def test_texts_use_the_terms_of_the_glossary(code: str) -> None:
    arguments: dict[str, object] = {
        "who": "Ana",
        "you": "no",
        "whom": "Ben",
        "whom_you": "no",
        "n": 1,
        "card_the": "X",
        "michel": "",
    }
    for message, term in TERMS_IN_TEXTS[code]:
        assert term.lower() in say(code, message, **arguments).lower()


# --- every possible event -----------------------------------------------------------------
def possible(field: str) -> list[int]:
    """Return the possible values of a field of an event."""
    content = edition()
    return {
        "kind": [*range(len(content.kinds)), HIDDEN],
        "place": list(range(len(content.places))),
        "start": [0],
        "why": list(range(len(WHYS))),
        "how": list(range(len(HOWS))),
        "change": [-5, -1, 0, 1, 6],
        "member": [0, 1],
        "applied": [0, 1],
        "background": list(range(len(content.backgrounds))),
        "gang": list(range(len(content.gangs))),
        "gang_card": [0, 23],
        "michel_card": [0, 1, 4],
        "target": [1],
        "taker": [1],
        "winner": [1, -1],
        "by": [1],
        "seat": [0],
        "turn": [1, 1200],
        "beatings": [0, 1, 2],
    }.get(field, [1, 2])


def every_event(name: str) -> list[Event]:
    """Yield all possible events of a name, and some more."""
    fields = FIELDS[name]
    made = [Event(name, numbers) for numbers in product(*(possible(field) for field in fields))]
    if name == "laid":
        made.append(Event(name, (0, -1)))
    if name == "played":
        made += [Event(name, (0, kind, -1)) for kind in range(len(edition().kinds))]
    private = name in PRIVATE
    return [event for event in made if private or event.get("kind") != HIDDEN]


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_possible_event_has_a_text_for_every_reader(code: str) -> None:
    tellers = [EventText(edition(), code, NAMES, 2, reader) for reader in (0, 1, 2, None)]
    for teller in tellers:
        teller.omniscient = True
    for name in EVENTS:
        for event in every_event(name):
            for teller in tellers:
                for sentence in teller.sentences([event]):
                    clean(sentence)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_win_of_a_team_names_the_whole_team(code: str) -> None:
    teller = EventText(edition(), code, NAMES[:4], 0, None)
    teller.teams = True
    (sentence,) = teller.sentences([Event("won", (3,))])
    assert "Ben" in sentence
    assert "Dag" in sentence
    assert "Ana" not in sentence


@pytest.mark.clause("6.4")
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_weapon_that_sells_for_nothing_gets_no_sentence_about_cigarettes(code: str) -> None:
    teller = EventText(edition(), code, NAMES[:3], 0, 0)
    sold = WHYS.index("trade")
    assert teller.sentences([Event("cigarettes", (0, 0, sold))]) == []
    (gained,) = teller.sentences([Event("cigarettes", (0, 5, sold))])
    assert "5" in gained


@pytest.mark.clause("10.6", "10.7")
@pytest.mark.parametrize("code", LANGUAGES)
def test_only_the_first_card_of_an_extortion_by_michel_demands_tools(code: str) -> None:
    teller = EventText(edition(), code, NAMES[:3], 0, None)
    before_first = [Event("michel_extorts", (0,)), Event("michel_shuffled", ())]
    before_next = [Event("laid", (0, edition().kinds.index("knife")))]
    for card, armed in enumerate(edition().rulebook.armed[: len(edition().michel_cards)]):
        shown = Event("michel_showed", (0, card))
        first, further = (teller.sentences([*before, shown])[-1] for before in (before_first, before_next))
        assert first != further
        if armed:
            demanded = teller.words.michel_tools(card)
            assert demanded in first
            assert demanded not in further
        assert teller.sentences([*before_first, shown, *before_next, shown])[-1] == further


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("message", ["log-stood_in", "log-came_back"])
def test_the_log_addresses_a_reader_for_whom_a_bot_plays(code: str, message: str) -> None:
    assert "Ana" in say(code, message, who="Ana", you="no")
    assert "Ana" not in clean(say(code, message, who="Ana", you="yes"))


@pytest.mark.parametrize("code", LANGUAGES)
def test_players_with_the_same_name_are_distinguished(code: str) -> None:
    teller = EventText(edition(), code, ["bot", "bot", "Ana"], 0, None)
    first, second = (teller.sentences([Event("yielded", (seat,))])[0] for seat in (0, 1))
    assert first != second


# --- whole games ------------------------------------------------------------------------------
def features(game: Game) -> set[str]:
    """Return the features of a position: its events, its prompt, the kinds of its legal moves."""
    found = {f"prompt {game.prompt}"}
    found |= {f"move {move.text.split(' ')[0]}" for move in game.legal_moves}
    found |= {
        f"{event.name} {event.get('why')} {event.get('how')} {event.get('member')} {event.get('applied')}"
        for event in game.full_events()
    }
    return found


def staged() -> list[Game]:
    """Return positions that random games seldom or never reach, before and after every answer.

    They are second effects (8.2), and questions that only cards of earlier versions of the pack ask.
    """
    found = []
    members = {"arms_dealer": "cartel_dealer", "launderer": "cartel_dealer", "locksmith": "triad_workshop"}
    for background, card in members.items():
        hands = ["phone phone pike link link link", "ring cap"]
        game = scene(hands=hands, backgrounds=[background], gangs=[card], cigarettes=[2])
        game.table.chance = seeded(1)
        game.play("reveal")
        while game.prompt != "second":
            game.play(game.legal_moves[0])
        found += answered(game)
    yard = "yard yard"
    frisk = scene(hands=["frisk", "ring cap"], places=yard, pack=CLASSIC_1_0)
    prizefighter = scene(hands=["knife", "spoon"], places=yard, backgrounds=["", "prizefighter"], pack=CLASSIC_1_2)
    agitator = scene(hands=["", "ring cap"], backgrounds=["agitator"], pack=CLASSIC_1_2)
    play(frisk, "play frisk 1")
    play(prizefighter, "extort 1", "name spoon", "lay knife", "reveal")
    play(agitator, "reveal")
    for game, prompt in ((frisk, "take"), (prizefighter, "buy"), (agitator, "tribute")):
        assert game.prompt == prompt
        game.table.chance = seeded(1)
        found += answered(game)
    return found


def answered(game: Game) -> list[Game]:
    """Return a position before and after each of its answers."""
    found = []
    for answer in game.legal_moves:
        found += [game.copy(), game.copy()]
        found[-1].play(answer)
    return found


@pytest.fixture(scope="module")
def moments() -> list[Game]:
    """Positions of random games in several modes with a feature that occurred fewer than four times before."""
    kept: list[Game] = staged()
    seen = Counter[str]()
    for number, mode in enumerate(MODES):
        chooser = random.Random(number)
        game = Game(**mode, seed=number, seats=NAMES[: mode["players"]])
        for _ in range(6000):
            found = features(game)
            if any(seen[feature] < 4 for feature in found):
                kept.append(game.copy())
            seen.update(found)
            if game.to_move is None:
                break
            game.play(chooser.choice(list(game.legal_moves)))
    return kept


def test_the_positions_cover_nearly_everything(moments: list[Game]) -> None:
    names = {event.name for game in moments for event in game.full_events()}
    prompts = {game.prompt for game in moments}
    assert len(set(EVENTS) - names) <= 5, set(EVENTS) - names
    assert len({name for name, _ in PROMPTS} - prompts) <= 4, {name for name, _ in PROMPTS} - prompts


@pytest.mark.parametrize("code", LANGUAGES)
def test_stories_have_no_keys_or_gaps_for_any_reader(moments: list[Game], code: str) -> None:
    for game in moments:
        for reader in [*range(game.players), None]:
            teller = EventText(game.edition, code, game.seats, game.options.michel, reader)
            teller.teams = game.options.teams
            for sentence in teller.sentences(game.events(reader)):
                clean(sentence)


@pytest.mark.parametrize("code", LANGUAGES)
def test_prompts_have_texts_for_all_readers_and_choices_for_the_seat_to_move(moments: list[Game], code: str) -> None:
    for game in moments:
        for reader in [*range(game.players), None]:
            clean(ChoiceText(game.view(reader), code).prompt())
        if game.to_move is not None:
            chooser = ChoiceText(game.view(game.to_move), code)
            rendered = [clean(chooser.move(move)) for move in game.legal_moves]
            assert len(set(rendered)) == len(rendered), "two choices read the same"


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_message_uses_a_variable_the_program_does_not_give(
    moments: list[Game], messages: dict[str, dict[str, Any]], code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: dict[str, set[str]] = {}
    speak = Language.say

    def listen(self: Language, message: str, /, **arguments: object) -> str:
        given[message] = given.get(message, set(arguments)) & set(arguments)
        return speak(self, message, **arguments)

    monkeypatch.setattr(Language, "say", listen)
    for game in moments:
        EventText(game.edition, code, game.seats, game.options.michel, 0).sentences(game.events(0))
        if game.to_move is not None:
            chooser = ChoiceText(game.view(game.to_move), code)
            for rendered in (chooser.prompt(), *(chooser.move(move) for move in game.legal_moves)):
                assert rendered
    assert len([name for name in given if name.startswith(("event-", "move-", "prompt-"))]) > 80
    for name, arguments in given.items():
        assert variables(messages[code][name].value) <= arguments, name


@pytest.mark.clause("6.4", "6.5")
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_price_of_nothing_is_said_in_words(code: str) -> None:
    game = scene(hands=["knife"], places="yard cell_block", gangs=["cartel_supplier"])
    chooser = ChoiceText(game.view(0), code)
    said = [chooser.move(game.edition.move(move)) for move in ("sell knife", "buy knife")]
    for move in ("sell knife", "buy knife"):
        trade = game.copy()
        trade.play(move)
        said.append(stories(trade, code)[1])
    said += [say(code, "peek-sells", n=0), say(code, "sell-sum", n=1, sum=0), say(code, "sell-confirm", sum=0)]
    assert [sentence for sentence in said if "0" in clean(sentence)] == []


# --- hidden information ---------------------------------------------------------------------
def stories(game: Game, code: str) -> dict[int | None, str]:
    """Return the texts of the last move for all readers."""
    readers: list[int | None] = [*range(game.players), None]
    tellers = {reader: EventText(game.edition, code, game.seats, game.options.michel, reader) for reader in readers}
    return {reader: " ".join(teller.sentences(game.full_events())) for reader, teller in tellers.items()}


@pytest.mark.clause("12.2")
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_drawn_card_is_named_to_its_owner_only(code: str) -> None:
    game = scene(players=3)
    play(game, "search", out=["draw phone"])
    rendered = stories(game, code)
    phone = say(code, "kind-phone")
    assert {reader for reader, story in rendered.items() if phone.lower() in story.lower()} == {0}
    assert rendered[1] == rendered[2] == rendered[None]


@pytest.mark.clause("12.2")
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_card_taken_at_random_is_named_to_the_two_concerned_only(code: str) -> None:
    game = scene(hands=["blade", "phone", ""], places="yard yard yard")
    play(game, "extort 1", "name spoon", "lay blade", "yield", out=["random phone"])
    rendered = stories(game, code)
    phone = say(code, "kind-phone")
    assert {reader for reader, story in rendered.items() if phone.lower() in story.lower()} == {0, 1}


@pytest.mark.clause("12.1")
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_tool_won_by_name_is_named_to_everybody(code: str) -> None:
    game = scene(hands=["blade", "shovel", ""], places="yard yard yard")
    play(game, "extort 1", "name shovel", "lay blade", "yield")
    assert all(say(code, "kind-shovel").lower() in story.lower() for story in stories(game, code).values())


@pytest.mark.clause("12.2", "11.5")
@pytest.mark.parametrize("code", LANGUAGES)
def test_what_an_exchange_carries_is_named_to_the_two_concerned_only(code: str) -> None:
    game = scene(hands=["phone", "", "", ""], places="yard yard yard yard", teams=True)
    play(game, "exchange 2", "offer phone")
    rendered = stories(game, code)
    phone = say(code, "kind-phone")
    assert {reader for reader, story in rendered.items() if phone.lower() in story.lower()} == {0, 2}


@pytest.mark.clause("12.2", "12.4")
@pytest.mark.parametrize("code", LANGUAGES)
def test_texts_for_outsiders_do_not_depend_on_the_hidden_card(code: str) -> None:
    kinds = range(len(edition().kinds))
    for name, viewers in PRIVATE.items():
        fields = FIELDS[name]
        for how in [number for number, word in enumerate(HOWS) if word != "named"]:
            value = {"seat": 0, "taker": 1, "how": how}
            events = [Event(name, tuple(value.get(field, kind) for field in fields)) for kind in kinds]
            owners = {value[viewer] for viewer in viewers}
            for reader in (0, 1, 2, None):
                teller = EventText(edition(), code, NAMES[:3], 0, reader)
                rendered = {tuple(teller.sentences([event])) for event in events}
                assert len(rendered) == (len(kinds) if reader in owners else 1), (name, reader)


@pytest.mark.clause("12.4")
@pytest.mark.parametrize("code", LANGUAGES)
def test_prompts_of_others_do_not_reveal_their_hands(code: str) -> None:
    rendered = []
    for held in ("knife spoon", "cap ring"):
        game = scene(hands=["blade", held, ""], places="yard yard yard")
        play(game, "extort 1", "name spoon", "lay blade")
        rendered.append([ChoiceText(game.view(reader), code).prompt() for reader in (0, 2, None)])
    assert rendered[0] == rendered[1]


# --- why not ----------------------------------------------------------------------------------
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_reason_has_a_text_with_its_clause(code: str) -> None:
    for name, clause in REASONS:
        sentence = clean(say(code, "illegal-reason", reason=say(code, f"reason-{name}"), clause=clause or "4.1"))
        assert (clause or "4.1") in sentence


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_move_of_the_catalogue_can_be_named_and_refused_at_any_moment(moments: list[Game], code: str) -> None:
    for game in moments[:: len(moments) // 12]:
        if game.to_move is None:
            continue
        chooser = ChoiceText(game.view(game.to_move), code)
        for move in game.edition.moves:
            rendered = chooser.move(move)
            assert rendered
            assert not KEYS.search(re.sub(" +", " ", rendered)), rendered
            if move not in game.legal_moves:
                with pytest.raises(IllegalMove) as refusal:
                    game.play(move)
                sentence = refusal.value.in_language(code)
                assert sentence.startswith(move.text)
                assert all(clause in sentence for clause in refusal.value.clauses)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("move", ["rouse", "send yard"])
def test_a_move_about_michel_has_a_complete_text_without_michel_in_the_game(code: str, move: str) -> None:
    """The command line names any move a player asks about, as in `why rouse`."""
    game = scene(hands=["knife"])
    clean(ChoiceText(game.view(0), code).move(game.edition.move(move)))


def test_many_reasons_occur_in_games(moments: list[Game]) -> None:
    met = {reason.name for game in moments for move in game.edition.moves[::3] for reason in game.why_not(move)}
    assert len(met) > 40


@pytest.mark.parametrize("code", LANGUAGES)
def test_refusals_after_the_end_or_out_of_turn_have_texts(code: str) -> None:
    game = scene(hands=["shovel"], target=3)
    (out_of_turn,) = game.why_not("roll", seat=1)
    play(game, "dig shovel")
    (over,) = game.why_not("roll")
    for reason in (out_of_turn, over):
        clean(say(code, f"reason-{reason.name}"))


@pytest.mark.parametrize("code", LANGUAGES)
def test_messages_read_one_by_one_are_those_of_whole_files(code: str) -> None:
    """Files are split into messages, which are parsed when needed: nothing is lost at the splits."""
    whole, pieces = parsed(code), Language(code).unread
    assert set(pieces) == set(whole)
    for name, source in pieces.items():
        (alone, *_) = parse(source).entries
        assert alone.equals(whole[name], ignored_fields=["span", "comment"]), name


def test_messages_that_were_parsed_before_are_the_same(tmp_path: Path) -> None:
    """The static edition has such a file instead of Fluent files."""
    files = sorted((TEXTS / "fr").glob("*.ftl"))
    (tmp_path / PARSED).write_bytes(dump_parsed(file.read_text(encoding="utf-8") for file in files))
    sources, ready = read_folder(TEXTS / "fr"), read_folder(tmp_path)
    assert list(ready) == list(sources)
    for name, source in sources.items():
        (entry, *_), mentioned = parse(source)
        (same, *_), also_mentioned = parse(ready[name])
        assert same.equals(entry), name
        assert also_mentioned == mentioned
