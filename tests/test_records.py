"""Records are written as docs/record-format.md says, played back to the same table, and refused at the line that is wrong."""

import json
import random
import re
from collections.abc import Callable, Iterator
from copy import deepcopy
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from blackgate import Game, IllegalMove, OptionError, Record, RecordError, edition, load_pack
from blackgate.engine import setup
from blackgate.engine.chance import KeyedChance
from blackgate.fairness import chance_key
from blackgate.options import check_names, check_options
from blackgate.record import FORMAT, TABLE_FORMAT
from blackgate.replay import replay_so_far, verify
from blackgate.texts import LANGUAGES
from blackgate.trace import table, trace
from testkit.game_modes import play_random_moves, play_weighted_moves, weighted_move
from testkit.scene import play, scene

Line = dict[str, Any]
MODES: list[dict[str, Any]] = [
    {"players": 2, "target": 3, "seed": 76},
    {"players": 3, "target": 3, "michel": "michelle", "seed": 138},
    {"players": 4, "target": 4, "teams": True, "michel": "michel", "seed": 87},
    {"players": 5, "target": 3, "calm": True, "seed": 13},
    {"players": 6, "target": 4, "seed": 57},
]


def finished(options: dict[str, Any]) -> Game:
    """A random game to its end."""
    return play_weighted_moves(Game(**options), random.Random(str(options["seed"])))


@pytest.fixture(scope="module")
def games() -> list[Game]:
    return [finished(options) for options in MODES]


@pytest.fixture(scope="module")
def game() -> Game:
    """A game with dice, draws, random cards and Michel cards."""
    for seed in range(100):
        names = ["Ana", "Zoë", "bot:inmate"]
        game = finished({"players": 3, "target": 3, "michel": "michelle", "seed": seed, "seats": names})
        if all(f'"{sort} ' in game.record.text for sort in ("die", "draw", "random", "michel")):
            return game
    raise AssertionError("no such game")


@pytest.fixture
def lines(game: Game) -> list[Line]:
    """The lines of the game's record, to be edited."""
    return lines_of(game)


def lines_of(game: Game) -> list[Line]:
    return [deepcopy(dict(line)) for line in game.record.lines]


def text_of(lines: list[Line]) -> str:
    return "".join(json.dumps(line) + "\n" for line in lines)


def refusal(lines: list[Line]) -> RecordError:
    """Return the error of `verify` for a record."""
    with pytest.raises(RecordError) as caught:
        verify(Record.parse(text_of(lines)))
    return caught.value


def found(lines: list[Line], wanted: Callable[[Line], bool]) -> int:
    """Return the index of the first move line that fits; its line number is one more."""
    return next(i for i, line in enumerate(lines) if "move" in line and wanted(line))


def with_outcome(lines: list[Line], sort: str) -> tuple[int, int]:
    """Return line and position of a chance outcome of some kind."""
    i = found(lines, lambda line: any(text.startswith(sort) for text in line.get("out", [])))
    return i, next(j for j, text in enumerate(lines[i]["out"]) if text.startswith(sort))


# --- the header -------------------------------------------------------------------------------
def test_the_header_has_the_keys_of_record_in_their_order() -> None:
    game = Game(4, seed=7, michel="michelle", seats=["Ana", "bot:inmate", "Čeněk", "Zoë"])
    header = json.loads(game.record.text.split("\n")[0])
    assert list(header) == ["blackgate", "rules", "pack", "digest", "options", "seats", "commit"]
    assert header["blackgate"] == 2
    assert header["rules"] == 2
    assert header["pack"] == "classic"
    assert header["digest"] == load_pack().digest
    assert header["seats"] == ["Ana", "bot:inmate", "Čeněk", "Zoë"]
    assert list(header["options"].items()) == [
        ("players", 4),
        ("michel", "michelle"),
        ("teams", False),
        ("calm", False),
        ("target", 10),
        ("first_player", None),
    ]


def test_digest_and_commitment_are_sha256_in_hex() -> None:
    header = Game(2, seed=7).record.header
    for key in ("digest", "commit"):
        assert re.fullmatch(r"sha256:[0-9a-f]{64}", str(header[key]))


def test_the_header_tells_the_options_that_were_chosen() -> None:
    options = Game(6, teams=True, calm=True, michel="michel", target=5, first_player=3).record.header["options"]
    assert options == {"players": 6, "michel": "michel", "teams": True, "calm": True, "target": 5, "first_player": 3}
    usual = {"players": 2, "michel": "none", "teams": False, "calm": False, "target": 12, "first_player": None}
    assert Game(2).record.header["options"] == usual


def test_only_a_record_with_a_fair_start_says_so_and_has_another_format() -> None:
    header = Game(3, fair_start=True).record.header
    assert header["blackgate"] == TABLE_FORMAT
    assert dict(header["options"])["fair_start"] is True  # type: ignore[call-overload]
    assert "fair_start" not in dict(Game(3).record.header["options"])  # type: ignore[call-overload]


@pytest.mark.parametrize(("form", "value"), [(FORMAT, True), (TABLE_FORMAT, False), (TABLE_FORMAT, 1), (TABLE_FORMAT, None)])
def test_a_fair_start_is_written_in_one_way_only(form: int, value: object) -> None:
    record = Game(3, seed=1, fair_start=True).record
    options = {**dict(record.header["options"]), "fair_start": value}  # type: ignore[call-overload]
    with pytest.raises(RecordError):
        list(replay_so_far(Record(({**record.header, "blackgate": form, "options": options}, *record.lines[1:]))))


def test_a_record_that_hides_its_fair_start_does_not_replay() -> None:
    """Ana's first hand has a card that only a fair start gives her."""
    lines = Game(2, seed=1, first_player=1, fair_start=True).record.lines
    assert list(replay_so_far(Record(lines)))
    options = {key: value for key, value in dict(lines[0]["options"]).items() if key != "fair_start"}  # type: ignore[call-overload]
    with pytest.raises(RecordError, match="hands"):
        list(replay_so_far(Record(({**lines[0], "blackgate": FORMAT, "options": options}, *lines[1:]))))


def test_the_commitment_depends_on_the_seed_alone_and_the_seed_stays_secret_until_the_end() -> None:
    first, second = Game(2, seed="xyzzy").record, Game(4, seed="xyzzy").record
    assert first.header["commit"] == second.header["commit"] != Game(2, seed="xyzzz").record.header["commit"]
    assert "xyzzy" not in first.text


def test_a_game_without_a_seed_makes_its_own_secret() -> None:
    assert Game(2).record.header["commit"] != Game(2).record.header["commit"]


# --- the setup --------------------------------------------------------------------------------
def test_the_setup_line_has_the_keys_of_record_in_their_order(games: list[Game]) -> None:
    for game in games:
        (key, dealt), *rest = json.loads(game.record.text.split("\n")[1]).items()
        assert (key, rest) == ("setup", [])
        assert list(dealt) == ["first", "backgrounds", "hands", "gangs"]
        assert list(dealt["gangs"]) == ["crew", "cartel", "bikers", "bratva", "triad", "queers"]
        assert [len(hand) for hand in dealt["hands"]] == [3] * game.players
        assert len(set(dealt["backgrounds"])) == game.players
        for gang, pile in dealt["gangs"].items():
            assert len(set(pile)) == 4
            assert all(card.startswith(gang) for card in pile)


def test_the_setup_is_the_table_before_the_first_move() -> None:
    game = Game(4, seed=11)
    dealt: Any = game.record.lines[1]["setup"]
    start = table(game)
    assert dealt["first"] == start["turn"] == game.to_move
    assert dealt["backgrounds"] == start["backgrounds"]
    assert [sorted(hand) for hand in dealt["hands"]] == [sorted(hand) for hand in start["hands"]]
    assert dealt["gangs"] == start["gang_piles"]


@pytest.mark.clause("2.4")
def test_the_setup_names_the_first_player_the_host_named() -> None:
    game = Game(5, seed=1, first_player=3)
    setup_line: Any = game.record.lines[1]["setup"]
    assert setup_line["first"] == 3


# --- moves ------------------------------------------------------------------------------------
def last_line(game: Game) -> str:
    return game.record.text.split("\n")[-2]


def test_a_move_with_a_chance_outcome_is_written_as_in_the_example() -> None:
    game = scene(players=4, turn_of=2)
    play(game, "roll", out=["die 1"])
    assert last_line(game) == '{"n": 1, "seat": 2, "move": "roll", "out": ["die 1"]}'
    play(game, "go cafeteria")
    assert last_line(game) == '{"n": 2, "seat": 2, "move": "go cafeteria"}'
    play(game, "search", out=["draw link", "draw phone"])
    assert last_line(game) == '{"n": 3, "seat": 2, "move": "search", "out": ["draw link", "draw phone"]}'


def test_a_shuffle_stands_before_the_draw_that_needed_it() -> None:
    game = scene(places="cafeteria yard", deck="link", discard="cap pike")
    play(game, "search", out=["draw link", "shuffle", "draw cap"])
    assert last_line(game) == '{"n": 1, "seat": 0, "move": "search", "out": ["draw link", "shuffle", "draw cap"]}'


def test_michel_cards_and_their_shuffle_are_written_with_their_tools() -> None:
    gone = ["michel none"] * 4 + ["michel knife spoon+shovel", "michel knife pickaxe+shovel", "michel knife spoon+pickaxe+shovel"]
    game = scene(hands=["knife"], places="yard yard", michel="michel", michel_at="showers", michel_discard=gone)
    play(game, "roll", out=["die 6"])
    play(game, "go showers", out=["michel knife spoon+pickaxe"])
    assert last_line(game) == '{"n": 2, "seat": 0, "move": "go showers", "out": ["michel knife spoon+pickaxe"]}'
    play(game, "lay knife", out=["michel shuffle", "michel none"])
    assert last_line(game) == '{"n": 3, "seat": 0, "move": "lay knife", "out": ["michel shuffle", "michel none"]}'


def test_a_card_taken_at_random_is_written_even_if_there_is_only_one() -> None:
    game = scene(hands=["blade", "cap"], places="yard yard")
    play(game, "extort 1", "name spoon", "lay blade", "yield", out=["random cap"])
    assert last_line(game) == '{"n": 4, "seat": 1, "move": "yield", "out": ["random cap"]}'


def test_a_card_lost_at_random_to_michel_is_written() -> None:
    game = scene(hands=["cap"], places="yard yard", michel="michel", michel_at="showers")
    play(game, "roll", out=["die 6"])
    play(game, "go showers", out=["michel knife spoon+pickaxe"])
    play(game, "yield", out=["random cap"])
    assert last_line(game) == '{"n": 3, "seat": 0, "move": "yield", "out": ["random cap"]}'


def test_a_riot_writes_one_deal_per_card_clockwise_from_its_player() -> None:
    game = scene(hands=["link", "riot cap", "spoon"], turn_of=1)
    play(game, "play riot", out=["deal 1 spoon", "deal 2 cap", "deal 0 link"])
    assert last_line(game) == '{"n": 1, "seat": 1, "move": "play riot", "out": ["deal 1 spoon", "deal 2 cap", "deal 0 link"]}'


def test_a_tool_won_by_name_is_no_chance_outcome() -> None:
    game = scene(hands=["blade", "spoon"], places="yard yard")
    play(game, "extort 1", "name spoon", "lay blade", "yield")
    assert last_line(game) == '{"n": 4, "seat": 1, "move": "yield"}'


def test_move_lines_are_numbered_and_keep_their_key_order(games: list[Game]) -> None:
    for game in games:
        moves = [json.loads(line) for line in game.record.text.split("\n")[2:-2]]
        assert [move["n"] for move in moves] == list(range(1, len(moves) + 1))
        for move in moves:
            assert list(move) in (["n", "seat", "move"], ["n", "seat", "move", "out"])
            assert move.get("out") != []
            assert move["move"] in game.edition.numbers


def test_every_sort_of_chance_outcome_occurs_and_is_well_formed() -> None:
    kind = "|".join(edition().kinds)
    tool = "spoon|pickaxe|shovel"
    sorts = {
        "die": r"die [1-6]",
        "draw": rf"draw ({kind})",
        "shuffle": r"shuffle",
        "michel none": r"michel none",
        "michel knife": rf"michel knife ({tool})(\+({tool}))+",
        "michel shuffle": r"michel shuffle",
        "random": rf"random ({kind})",
        "deal": rf"deal [0-3] ({kind})",
    }
    seen: set[str] = set()
    for seed in range(30):
        if seen == set(sorts):
            break
        game = finished({"players": 4, "target": 3, "michel": "michel", "seed": seed})
        for line in game.record.lines[2:-1]:
            out: Any = line.get("out", [])
            for text, following in pairwise([*out, ""]):
                sort = next((name for name, form in sorts.items() if re.fullmatch(form, text)), None)
                assert sort is not None, text
                if sort == "shuffle":
                    assert following.startswith("draw ")
                if sort == "michel shuffle":
                    assert following.startswith(("michel none", "michel knife"))
                seen.add(sort)
    assert seen == set(sorts)


# --- the result -------------------------------------------------------------------------------
def test_the_result_line_names_winner_points_turns_and_then_the_seed(games: list[Game]) -> None:
    for game in games:
        last = json.loads(last_line(game))
        assert list(last) == ["result", "seed"]
        assert list(last["result"]) == ["winner", "points", "turns"]
        assert game.outcome is not None
        assert last["result"]["points"] == table(game)["points"]
        assert last["result"]["turns"] == table(game)["turns"] == game.turns
        assert last["seed"] == game.seed


@pytest.mark.clause("3.2")
def test_the_one_who_reached_the_goal_is_the_winner() -> None:
    game = scene(hands=["shovel"], target=3)
    play(game, "dig shovel")
    result: Any = game.record.lines[-1]["result"]
    assert result == {"winner": [0], "points": [3, 0], "turns": 1}


@pytest.mark.clause("11.2")
def test_a_whole_team_wins_and_points_stay_with_their_seats() -> None:
    game = scene(
        hands=["", "shovel", "", ""],
        places="block_a block_b block_a block_b",
        dug=[(3, "pickaxe")],
        turn_of=1,
        teams=True,
        target=5,
    )
    play(game, "dig shovel")
    result: Any = game.record.lines[-1]["result"]
    assert result == {"winner": [1, 3], "points": [0, 3, 0, 2], "turns": 1}


@pytest.mark.clause("13.18")
def test_turns_of_a_very_long_game_are_still_counted() -> None:
    game = Game(2, seed="patience")
    for _ in range(40_000):
        game.play("end")
    assert game.turns == 40_001
    game.stop()
    result: Any = game.record.lines[-1]["result"]
    assert result["turns"] == 40_001


# --- files ------------------------------------------------------------------------------------
def test_a_record_survives_being_saved_and_loaded(games: list[Game], tmp_path: Path) -> None:
    for i, game in enumerate(games):
        path = tmp_path / f"{i}.jsonl"
        game.record.save(path)
        assert Record.load(path) == game.record
        assert Record.load(path).text == game.record.text
        assert path.read_bytes() == game.record.text.encode("utf-8")


def test_names_are_saved_as_utf_8_and_not_escaped(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    Game(2, seats=["Zoë", "Čeněk"]).record.save(path)
    assert '"Zoë", "Čeněk"'.encode() in path.read_bytes()


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="nowhere"):
        Record.load(tmp_path / "nowhere.jsonl")


# --- playing back -----------------------------------------------------------------------------
@pytest.mark.parametrize("options", MODES, ids=lambda options: f"seed {options['seed']}")
def test_a_replay_passes_through_the_same_tables_and_questions(options: dict[str, Any]) -> None:
    game = Game(**options)
    chooser = random.Random(str(options["seed"]))
    tables = [table(game)]
    asked = [(game.to_move, game.prompt)]
    while game.to_move is not None:
        game.play(weighted_move(game, chooser))
        tables.append(table(game))
        asked.append((game.to_move, game.prompt))
    steps = [(table(step), (step.to_move, step.prompt)) for step in Record.parse(game.record.text).replay()]
    assert [step for step, _ in steps[: len(tables)]] == tables
    assert [question for _, question in steps[: len(asked)]] == asked


def test_every_record_verifies_and_comes_to_the_same_end(games: list[Game]) -> None:
    for game in games:
        again = verify(Record.parse(game.record.text))
        assert again.outcome == game.outcome
        assert again.seats == game.seats


def test_the_same_seed_and_moves_give_the_same_record() -> None:
    assert finished(MODES[1]).record.text == finished(MODES[1]).record.text


def test_a_trace_has_one_line_per_move_with_the_move_among_the_legal_ones(games: list[Game]) -> None:
    for game in games:
        traced = [json.loads(line) for line in trace(game.record)]
        moves = game.record.lines[2:-1]
        assert [line["n"] for line in traced] == [move["n"] for move in moves]
        for line, move in zip(traced, moves, strict=True):
            assert line["seat"] == move["seat"]
            assert move["move"] in line["legal"]
            assert line["legal"] == sorted(line["legal"])


# --- games that were stopped, and games that are not over -------------------------------------
def stopped() -> Game:
    game = Game(2, seed="stop", first_player=0)
    for move in ("search", "end", "search", "end"):
        game.play(move)
    game.stop()
    return game


@pytest.mark.clause("14.7", "13.18")
def test_a_stopped_game_has_no_winner_and_verifies() -> None:
    game = stopped()
    result: Any = game.record.lines[-1]["result"]
    assert result == {"winner": [], "points": [0, 0], "turns": 3}
    again = verify(Record.parse(game.record.text))
    assert again.outcome is not None
    assert again.outcome.stopped
    assert again.outcome == game.outcome


@pytest.mark.clause("14.7")
def test_a_game_stopped_before_its_first_move_verifies() -> None:
    game = Game(3, seed="none")
    game.stop()
    assert len(game.record.lines) == 3
    assert verify(game.record).outcome == game.outcome


@pytest.mark.clause("13.18")
def test_a_game_cannot_be_stopped_within_a_turn_nor_its_record_say_so() -> None:
    game = Game(2, seed="stop", first_player=0)
    game.play("search")
    with pytest.raises(OptionError):
        game.stop()
    lines = lines_of(game)
    lines.append({"result": {"winner": [], "points": [0, 0], "turns": 1}, "seed": "stop"})
    assert refusal(lines).line == 4


def test_the_record_of_a_game_that_goes_on_is_refused_as_cut_off() -> None:
    game = play_random_moves(Game(2, seed=4), random.Random(4), 10)
    assert "seed" not in game.record.text
    with pytest.raises(RecordError) as caught:
        verify(game.record)
    assert (caught.value.text, caught.value.line) == ("error-record-truncated", 12)


def test_a_result_before_a_win_is_refused() -> None:
    lines = lines_of(stopped())
    lines[-1]["result"] = {"winner": [0], "points": [0, 0], "turns": 3}
    assert refusal(lines).line == 7


# --- records that were tampered with ----------------------------------------------------------
def test_a_truncated_record_is_refused_at_its_last_line(lines: list[Line]) -> None:
    for length in (2, 3, 10, len(lines) - 1):
        error = refusal(lines[:length])
        assert (error.text, error.line) == ("error-record-truncated", length)


def test_a_header_alone_is_refused(lines: list[Line]) -> None:
    assert refusal(lines[:1]).text == "error-record-truncated"


@pytest.mark.parametrize("cut", [1, 2, 15])
def test_a_last_line_cut_in_the_middle_is_refused_at_that_line(game: Game, cut: int) -> None:
    with pytest.raises(RecordError) as caught:
        Record.parse(game.record.text[:-cut])
    assert caught.value.line == len(game.record.lines)


def test_a_record_cut_in_the_middle_of_any_line_is_refused_there(game: Game) -> None:
    rows = game.record.text.split("\n")
    with pytest.raises(RecordError) as caught:
        Record.parse("\n".join([*rows[:6], rows[6][:20]]))
    assert caught.value.line == 7


def test_a_line_that_is_broken_in_the_middle_of_the_file_is_refused_there(game: Game) -> None:
    rows = game.record.text.split("\n")
    rows[8] = rows[8][:-3]
    with pytest.raises(RecordError) as caught:
        Record.parse("\n".join(rows))
    assert caught.value.line == 9


def test_an_illegal_move_is_refused_at_its_line_with_the_rule(lines: list[Line]) -> None:
    i = found(lines, lambda line: line["move"] == "roll")
    lines[i] = {"n": lines[i]["n"], "seat": lines[i]["seat"], "move": "go solitary"}
    error = refusal(lines)
    assert error.line == i + 1
    assert "go solitary" in str(error)


@pytest.mark.parametrize("code", LANGUAGES)
def test_an_illegal_move_is_refused_in_the_readers_language(lines: list[Line], code: str) -> None:
    lines[2] = {"n": 1, "seat": lines[2]["seat"], "move": "heal"}
    with pytest.raises(IllegalMove) as caught:
        Game(3).play("heal")
    assert caught.value.in_language(code) in refusal(lines).in_language(code)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_kind_of_error_has_a_text_with_its_line(lines: list[Line], code: str) -> None:
    edits: list[tuple[int, Line]] = [
        (1, {**lines[0], "blackgate": 1}),
        (1, {**lines[0], "blackgate": None}),
        (1, {**lines[0], "rules": 1}),
        (1, {**lines[0], "digest": ""}),
        (1, {**lines[0], "seats": ["Ana"]}),
        (2, {"setup": {**lines[1]["setup"], "first": 9}}),
        (3, {**lines[2], "move": "unicorn"}),
        (3, {**lines[2], "move": "heal"}),
        (3, {**lines[2], "seat": 9}),
        (len(lines), {**lines[-1], "seed": "other"}),
    ]
    for number, edited in edits:
        error = refusal([*lines[: number - 1], edited, *lines[number:]])
        assert error.line == number
        assert re.search(rf"(?<!\d){number:,}(?!\d)".replace(",", r"\D?"), error.in_language(code))


@pytest.mark.parametrize("move", ["dig spon", "", "roll ", " roll", "ROLL", "42", "go  yard"])
def test_a_move_that_does_not_exist_or_is_written_otherwise_is_refused_at_its_line(lines: list[Line], move: str) -> None:
    i = found(lines, lambda line: line["move"] == "roll")
    lines[i]["move"] = move
    assert refusal(lines).line == i + 1


@pytest.mark.parametrize("move", [7, None, ["roll"], True])
def test_a_move_that_is_no_text_is_refused_at_its_line(lines: list[Line], move: object) -> None:
    lines[2]["move"] = move
    assert refusal(lines).line == 3


def test_a_legal_move_in_place_of_another_is_detected(lines: list[Line]) -> None:
    """The turn goes on differently, so the next line cannot fit."""
    i = found(lines, lambda line: line["move"] == "roll")
    lines[i] = {"n": lines[i]["n"], "seat": lines[i]["seat"], "move": "end"}
    assert refusal(lines).line == i + 2


@pytest.mark.parametrize("value", ["die 7", "die 0", "die -1", "die", "die four", "die ²", "die 99999999999999999999", "die 04"])
def test_a_die_that_cannot_be_rolled_is_refused_at_its_line(lines: list[Line], value: str) -> None:
    i, j = with_outcome(lines, "die ")
    lines[i]["out"][j] = value
    assert refusal(lines).line == i + 1


def test_a_die_of_very_many_digits_is_refused_at_its_line(lines: list[Line]) -> None:
    i, j = with_outcome(lines, "die ")
    lines[i]["out"][j] = "die " + "9" * 5000
    assert refusal(lines).line == i + 1


def test_an_edited_die_that_contradicts_where_the_player_went_is_refused_there(lines: list[Line]) -> None:
    i = found(lines, lambda line: line["move"] == "go cafeteria" and lines[line["n"]].get("move") == "roll") - 1
    lines[i]["out"] = ["die 6"]  # Yard or Showers
    assert refusal(lines).line in (i + 1, i + 2)


def test_an_edited_die_that_would_have_led_to_the_same_place_is_refused_at_its_line() -> None:
    game = Game(2, seed="die", first_player=0)
    game.play("roll")
    rolled = lines_of(game)[2]["out"][0]
    game.play(
        "go infirmary" if rolled in ("die 2", "die 5") else "go yard" if rolled in ("die 3", "die 4", "die 6") else "go cafeteria"
    )
    game.play("end")
    game.stop()
    lines = lines_of(game)
    other = {"die 1": "die 4", "die 2": "die 5", "die 3": "die 4", "die 4": "die 3", "die 5": "die 2", "die 6": "die 4"}[rolled]
    lines[2]["out"] = [other]
    assert list(Record.parse(text_of(lines)).replay())
    error = refusal(lines)
    assert (error.text, error.line) == ("error-record-chance", 3)


@pytest.mark.parametrize("card", ["spoon", "knife", "unicorn", ""])
def test_a_drawn_card_that_is_not_in_the_deck_is_refused_at_its_line(lines: list[Line], card: str) -> None:
    i, j = with_outcome(lines, "draw ")
    lines[i]["out"][j] = f"draw {card}"
    assert refusal(lines).line == i + 1


def test_a_card_drawn_more_often_than_it_exists_is_refused_where_it_runs_out() -> None:
    game = Game(2, seed="snitch", first_player=0)
    lines = lines_of(game)[:2]
    held = sum(hand.count("snitch") for hand in lines[1]["setup"]["hands"])
    for n in range(1, 5):
        move = {"n": n, "seat": (n - 1) // 2, "move": "search" if n % 2 else "end"}
        lines.append(move | ({"out": ["draw snitch"]} if n % 2 else {}))
    lines.append({"result": {"winner": [], "points": [0, 0], "turns": 3}, "seed": "snitch"})
    assert refusal(lines).line == (3 if held else 5)


def test_another_card_of_the_deck_in_place_of_the_drawn_one_is_refused_at_its_line() -> None:
    lines = lines_of(stopped())
    lines[2]["out"] = ["draw cap" if lines[2]["out"] != ["draw cap"] else "draw link"]
    assert list(Record.parse(text_of(lines)).replay())
    error = refusal(lines)
    assert (error.text, error.line) == ("error-record-chance", 3)


@pytest.mark.parametrize("sort", ["die ", "draw ", "random ", "michel "])
def test_a_chance_outcome_that_is_missing_is_refused_at_its_line(lines: list[Line], sort: str) -> None:
    def of_sort(line: Line) -> list[str]:
        return [text for text in line.get("out", []) if text.startswith(sort)]

    i = found(lines, lambda line: len(of_sort(line)) == 1)  # of two, one could take the place of the other
    lines[i]["out"].remove(*of_sort(lines[i]))
    if not lines[i]["out"]:
        del lines[i]["out"]
    assert refusal(lines).line == i + 1


@pytest.mark.parametrize(
    "extra", ["die 3", "draw link", "random link", "deal 0 link", "michel none", "shuffle", "michel shuffle"]
)
def test_a_chance_outcome_too_many_is_refused_at_its_line(lines: list[Line], extra: str) -> None:
    i = found(lines, lambda line: line["move"] == "end" and "out" not in line)
    lines[i]["out"] = [extra]
    assert refusal(lines).line == i + 1


@pytest.mark.parametrize(
    "text", ["deal ² link", "deal 9 link", "deal 0", "coin heads", "michel knife", "random", "", 4, None, ["die 3"]]
)
def test_a_chance_outcome_that_means_nothing_is_refused_at_its_line(lines: list[Line], text: object) -> None:
    i, j = with_outcome(lines, "die ")
    lines[i]["out"][j] = text
    assert refusal(lines).line == i + 1


@pytest.mark.parametrize("out", [[], {}, "die 3", 5, None])
def test_outcomes_that_are_no_list_of_some_are_refused_at_their_line(lines: list[Line], out: object) -> None:
    i, _ = with_outcome(lines, "die ")
    lines[i]["out"] = out
    assert refusal(lines).line == i + 1


@pytest.mark.parametrize("seat", [1, -1, 3, "0", None, 99])
def test_an_edited_seat_is_refused_at_its_line(lines: list[Line], seat: object) -> None:
    i = found(lines, lambda line: line["seat"] == 0)
    lines[i]["seat"] = seat
    assert refusal(lines).line == i + 1


@pytest.mark.parametrize("number", [0, 2, -1, "1", None, True])
def test_an_edited_number_is_refused_at_its_line(lines: list[Line], number: object) -> None:
    lines[2]["n"] = number
    assert refusal(lines).line == 3


def test_a_missing_line_is_refused_where_it_is_missing(lines: list[Line]) -> None:
    for i in (2, 5, len(lines) // 2):
        assert refusal(lines[:i] + lines[i + 1 :]).line == i + 1


def test_a_missing_setup_is_refused_in_line_2(lines: list[Line]) -> None:
    assert refusal(lines[:1] + lines[2:]).line == 2


def test_a_doubled_line_is_refused_where_it_comes_again(lines: list[Line]) -> None:
    assert refusal([*lines[:5], lines[4], *lines[5:]]).line == 6


def test_a_move_after_the_game_was_won_is_refused_at_its_line(lines: list[Line]) -> None:
    extra = {"n": lines[-2]["n"] + 1, "seat": lines[-2]["seat"], "move": "end"}
    error = refusal([*lines[:-1], extra, lines[-1]])
    assert (error.text, error.line) == ("error-record-over", len(lines))


def test_an_unknown_key_in_a_move_is_refused_at_its_line(lines: list[Line]) -> None:
    lines[4]["note"] = "well played"
    assert refusal(lines).line == 5


@pytest.mark.parametrize("key", ["winner", "points", "turns"])
def test_an_edited_result_is_refused_at_the_last_line(lines: list[Line], key: str) -> None:
    result = lines[-1]["result"]
    result[key] = result[key] + 1 if key == "turns" else [result[key][0] + 1, *result[key][1:]]
    assert refusal(lines).line == len(lines)


def test_a_won_game_cannot_be_recorded_as_stopped(lines: list[Line]) -> None:
    lines[-1]["result"]["winner"] = []
    assert refusal(lines).line == len(lines)


@pytest.mark.parametrize("seed", ["tampered", "", 5, None, "\ud800"])
def test_an_edited_seed_is_refused_at_the_last_line(lines: list[Line], seed: object) -> None:
    lines[-1]["seed"] = seed
    assert refusal(lines).line == len(lines)


def test_an_edited_commitment_does_not_fit_the_seed(lines: list[Line]) -> None:
    lines[0]["commit"] = Game(2, seed="other").record.header["commit"]
    error = refusal(lines)
    assert (error.text, error.line) == ("error-record-seed", len(lines))


@pytest.mark.parametrize("extra", [{"n": 1, "seat": 0, "move": "end"}, {"result": {}}, {}])
def test_a_line_after_the_result_is_refused_there(lines: list[Line], extra: Line) -> None:
    error = refusal([*lines, extra])
    assert (error.text, error.line) == ("error-record-after-result", len(lines) + 1)


# --- header and setup tampered with -----------------------------------------------------------
@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("digest", "sha256:" + "0" * 64),
        ("digest", None),
        ("pack", "other"),
        ("options", {}),
        ("options", {"players": 3, "michel": "michelle", "teams": False, "calm": False, "target": 3}),
        ("options", {"players": 3, "michel": "michelle", "teams": False, "calm": False, "target": 3, "first_player": 3}),
        ("options", {"players": 3, "michel": "michelle", "teams": False, "calm": False, "target": 3, "first_player": False}),
        ("options", {"players": 3, "michel": "none", "teams": False, "calm": False, "target": 3, "first_player": None, "x": 1}),
        ("options", {"players": 9, "michel": "michelle", "teams": False, "calm": False, "target": 3, "first_player": None}),
        ("options", {"players": 3.0, "michel": "michelle", "teams": False, "calm": False, "target": 3, "first_player": None}),
        ("options", {"players": 3, "michel": "bob", "teams": False, "calm": False, "target": 3, "first_player": None}),
        ("options", {"players": 3, "michel": None, "teams": False, "calm": False, "target": 3, "first_player": None}),
        ("options", {"players": 3, "michel": "michelle", "teams": 0, "calm": False, "target": 3, "first_player": None}),
        ("options", {"players": 3, "michel": "michelle", "teams": True, "calm": False, "target": 3, "first_player": None}),
        ("options", {"players": 3, "michel": "michelle", "teams": False, "calm": False, "target": 0, "first_player": None}),
        ("options", {"players": 3, "michel": "michelle", "teams": False, "calm": False, "target": None, "first_player": None}),
        ("seats", ["Ana", "Zoë"]),
        ("seats", ["Ana", "Zoë", ""]),
        ("seats", ["Ana", "Zoë", 3]),
        ("seats", "Ana"),
        ("commit", None),
        ("blackgate", 1),
        ("blackgate", "2"),
        ("blackgate", True),
        ("rules", 1),
        ("rules", None),
    ],
)
def test_a_wrong_header_is_refused_in_line_1(lines: list[Line], key: str, value: object) -> None:
    lines[0][key] = value
    assert refusal(lines).line == 1


def test_an_unknown_key_in_the_header_is_refused_in_line_1(lines: list[Line]) -> None:
    lines[0]["note"] = "for Ana"
    assert refusal(lines).line == 1


def test_another_player_count_in_the_header_does_not_fit_the_setup(lines: list[Line]) -> None:
    lines[0]["options"]["players"] = 2
    lines[0]["seats"] = ["Ana", "Zoë"]
    assert refusal(lines).line == 2


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("first", 3),
        ("first", -1),
        ("first", True),
        ("first", None),
        ("backgrounds", ["medic", "medic", "looter"]),
        ("backgrounds", ["medic", "looter"]),
        ("backgrounds", ["medic", "looter", "wizard"]),
        ("hands", [["link", "link", "link"], ["snitch", "snitch", "link"], ["link", "link", "link"]]),
        ("hands", [["spoon", "link", "link"], ["link", "link", "link"], ["link", "link", "link"]]),
        ("hands", [["link", "link"], ["link", "link", "link"], ["link", "link", "link"]]),
        ("hands", [["link", "link", "link"]]),
        ("gangs", {}),
        ("gangs", None),
    ],
)
def test_a_setup_that_cannot_have_been_dealt_is_refused_in_line_2(lines: list[Line], key: str, value: object) -> None:
    lines[1]["setup"][key] = value
    assert refusal(lines).line == 2


def test_a_gang_card_twice_in_its_pile_is_refused_in_line_2(lines: list[Line]) -> None:
    pile = lines[1]["setup"]["gangs"]["crew"]
    pile[0] = pile[1]
    assert refusal(lines).line == 2


def test_a_gang_pile_in_another_order_is_refused_in_line_2_if_not_before() -> None:
    lines = lines_of(stopped())
    lines[1]["setup"]["gangs"]["queers"].reverse()
    error = refusal(lines)
    assert (error.text, error.line) == ("error-record-chance", 2)


# --- files that are no records ----------------------------------------------------------------
@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "{}\n",
        "[]\n",
        "null\n",
        '"blackgate"\n',
        "1\n",
        "dear diary\n",
        '{"blackgate": 1}\n',
        '{"blackgate": "2"}\n',
        '{"name": "npm", "version": 1}\n',
        "NaN\n",
    ],
    ids=repr,
)
def test_a_foreign_file_is_refused_in_line_1(text: str) -> None:
    with pytest.raises(RecordError) as caught:
        Record.parse(text)
    assert caught.value.line == 1


@pytest.mark.parametrize("text", ["\x89PNG\r\n\x1a\n\0", '{"name": "npm"}', "dear diary", "[1, 2]\n"], ids=repr)
def test_a_file_of_another_kind_is_called_that_and_not_a_record_cut_off(text: str) -> None:
    with pytest.raises(RecordError) as caught:
        Record.parse(text)
    assert caught.value.text == "error-record-foreign"


@pytest.mark.parametrize("text", ["[" * 100_000 + "\n", '{"a":' * 100_000 + "\n"], ids=["lists", "objects"])
def test_a_foreign_file_nested_very_deeply_is_refused_in_line_1(text: str) -> None:
    with pytest.raises(RecordError) as caught:
        Record.parse(text)
    assert caught.value.line == 1


def test_bytes_that_are_no_utf_8_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"\xff\xfe\x00\x01")
    with pytest.raises(RecordError) as caught:
        Record.load(path)
    assert caught.value.line == 1


def test_a_byte_that_is_no_utf_8_is_refused_at_its_line(game: Game, tmp_path: Path) -> None:
    rows = game.record.text.encode().split(b"\n")
    rows[3] = rows[3][:-2] + b"\xff" + rows[3][-2:]
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"\n".join(rows))
    with pytest.raises(RecordError) as caught:
        Record.load(path)
    assert caught.value.line == 4


# --- chance that does not follow from the seed ------------------------------------------------
def test_a_game_dealt_with_another_seed_than_the_published_one_is_detected_at_the_setup() -> None:
    honest = finished({"players": 2, "target": 2, "seed": "true"})
    lines = lines_of(honest)
    lines[0]["commit"] = Game(2, seed="published").record.header["commit"]
    lines[-1]["seed"] = "published"
    assert list(Record.parse(text_of(lines)).replay())  # every move is legal and the seed fits the commitment
    error = refusal(lines)
    assert (error.text, error.line) == ("error-record-chance", 2)


def test_loaded_dice_are_detected_at_the_first_outcome_that_differs() -> None:
    classic = edition()
    options, names = check_options(classic, 2, target=2), check_names(classic, 2)
    dealt = setup.deal(classic.rulebook, options, KeyedChance(chance_key("published")))
    loaded = Game.dealt(classic, options, names, dealt, KeyedChance(chance_key("loaded")), "published")
    honest = Game(2, seed="published", target=2)
    chooser = random.Random(1)
    differs = 0
    while loaded.to_move is not None:
        move = chooser.choice(list(loaded.legal_moves))
        loaded.play(move)
        if not differs:
            honest.play(move)
            lines = loaded.record.lines
            mine, theirs = (game.record.lines[len(game.steps) + 1] for game in (loaded, honest))
            differs = len(lines) if mine != theirs and loaded.to_move is not None else 0
    lines_of_loaded = lines_of(loaded)
    assert differs
    assert list(Record.parse(text_of(lines_of_loaded)).replay())
    error = refusal(lines_of_loaded)
    assert (error.text, error.line) == ("error-record-chance", differs)


def test_a_first_player_named_by_the_host_is_in_the_header_and_must_begin() -> None:
    game = finished({"players": 3, "target": 2, "seed": "host", "first_player": 1})
    lines = lines_of(game)
    assert lines[0]["options"]["first_player"] == 1
    lines[0]["options"]["first_player"] = 2
    assert refusal(lines).line == 2


def test_a_first_player_named_afterwards_is_detected() -> None:
    """Chance chose this player: if the host had named them, every card would be different."""
    game = finished({"players": 3, "target": 2, "seed": "host"})
    lines = lines_of(game)
    lines[0]["options"]["first_player"] = lines[1]["setup"]["first"]
    assert refusal(lines).text == "error-record-chance"


def test_a_first_player_named_by_the_host_verifies() -> None:
    for seat in range(3):
        game = finished({"players": 3, "target": 2, "seed": "host", "first_player": seat})
        assert verify(game.record).outcome == game.outcome


# --- games without a past ---------------------------------------------------------------------
def test_a_game_sampled_from_a_view_has_no_record() -> None:
    with pytest.raises(RecordError):
        _ = Game(2, seed=1).view(0).sample(1).record


def test_a_replay_yields_the_setup_first_and_checks_as_it_goes(lines: list[Line]) -> None:
    lines[4]["n"] = 77
    steps: Iterator[Game] = Record.parse(text_of(lines)).replay()
    assert next(steps).steps == []
    assert len(next(steps).steps) == 1
    assert len(next(steps).steps) == 2
    with pytest.raises(RecordError) as caught:
        next(steps)
    assert caught.value.line == 5


# --- records of strangers ---------------------------------------------------------------------
HUGE = ["x" * 5000, 10**1001, "\ud800", "\x1b[31m"]
EVERYWHERE = [
    *[(0, key) for key in ("blackgate", "rules", "pack", "digest", "seats", "commit")],
    *[(0, "options", key) for key in ("players", "michel", "teams", "target", "first_player")],
    *[(1, "setup", key) for key in ("first", "backgrounds", "hands", "gangs")],
    *[(2, key) for key in ("n", "seat", "move", "out")],
    *[(-1, "result", key) for key in ("winner", "points", "turns")],
]


@pytest.mark.parametrize("value", HUGE, ids=["long", "number", "surrogate", "escape"])
def test_an_error_in_a_record_is_a_short_sentence_whatever_the_record_contains(lines: list[Line], value: object) -> None:
    for path in EVERYWHERE:
        edited = deepcopy(lines)
        place: Any = edited
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = value if path[-1] not in ("seats", "backgrounds", "hands", "out", "winner") else [value]
        text = "".join(json.dumps(line) + "\n" for line in edited)
        try:
            verify(Record.parse(text))
        except RecordError as error:
            for language in LANGUAGES:
                sentence = error.in_language(language)
                assert len(sentence.encode()) < 1500
                assert "\x1b" not in sentence
        else:
            raise AssertionError(path)


def test_a_new_key_in_a_record_may_have_any_name(lines: list[Line]) -> None:
    for number in (0, 1, 2, -1):
        for value in ("x" * 5000, "\ud800", "\x1b[31m"):
            edited = deepcopy(lines)
            edited[number][value] = 1
            with pytest.raises(RecordError) as error:
                verify(Record.parse("".join(json.dumps(line) + "\n" for line in edited)))
            assert len(str(error.value).encode()) < 1500
