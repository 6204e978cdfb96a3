"""The command line: what it prints, what it refuses, and its exit codes."""

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import blackgate
from blackgate import Record, load_pack
from blackgate.replay import verify
from blackgate.texts import LANGUAGES, say
from testkit.cli_checks import run, run_ok, run_refused
from testkit.packs import OwnPack

SIMULATED = ["games", "finished", "stopped", "decisions", "decisions_per_s", "turns_per_player", "wins", "seconds"]
TABLE = ["--players", "3", "--target", "1", "--seed", "cli"]


@pytest.fixture(scope="module")
def simulated(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    """The folder and the output of a simulation with records."""
    directory = tmp_path_factory.mktemp("records")
    out = run_ok("simulate", "--games", "6", *TABLE, "--records", directory, "--json", from_scratch=True)
    return directory, json.loads(out)


@pytest.fixture(scope="module")
def record(simulated: tuple[Path, dict[str, Any]]) -> Path:
    """The shortest record of the simulation in which cards were drawn."""
    files = sorted(simulated[0].iterdir(), key=lambda file: len(file.read_text(encoding="utf-8")))
    return next(file for file in files if '"draw ' in file.read_text(encoding="utf-8"))


@pytest.fixture
def edited(record: Path, tmp_path: Path) -> Callable[[int, str, object], Path]:
    """Write the record with one value of one line changed."""

    def edit(number: int, key: str, value: object) -> Path:
        lines = record.read_text(encoding="utf-8").split("\n")
        lines[number - 1] = json.dumps(json.loads(lines[number - 1]) | {key: value})
        path = tmp_path / "edited.jsonl"
        path.write_text("\n".join(lines), encoding="utf-8")
        return path

    return edit


# --- in general -------------------------------------------------------------------------------
def test_version_says_how_the_engine_runs() -> None:
    assert re.fullmatch(rf"blackgate {re.escape(blackgate.__version__)}, \w+ engine.*\n", run_ok("--version", from_scratch=True))


def test_help_lists_the_commands_in_the_language_of_the_machine() -> None:
    output = run_ok("--help", BLACKGATE_LANG="it")
    for command in ("play", "simulate", "replay", "verify", "rules", "bench", "pack"):
        assert command in output
    assert say("it", "help-verify")[:20] in output


@pytest.mark.parametrize(
    ("words", "message", "arguments"),
    [
        (["play", "--players", "9"], "error-players", {"players": "9", "fewest": 2, "most": 6}),
        (["play", "--bogus"], "cli-no-such-option", {"option": "--bogus"}),
        (["serve", "--thinkers", "many"], "cli-not-a-number", {"name": "--thinkers"}),
        (["serve", "--thinkers", "100"], "cli-at-most", {"name": "--thinkers", "value": "100", "most": 64}),
        (["serve", "--thinkers", "0"], "cli-at-least", {"name": "--thinkers", "value": "0", "least": 1}),
        (["rules", "99.1"], "cli-no-clause", {"clause": "99.1"}),
    ],
)
def test_errors_are_one_french_sentence_with_lang_fr(words: list[str], message: str, arguments: dict[str, Any]) -> None:
    assert run_refused(*words, "--lang", "fr").strip() == say("fr", "cli-error", problem=say("fr", message, **arguments))


def test_an_unknown_language_is_refused_with_the_five() -> None:
    assert "en, fr, de, it, es" in run_refused("--lang", "xx", "rules", "5.2")


def test_an_unknown_command_is_refused() -> None:
    assert "digg" in run_refused("digg")


def test_rules_prints_one_clause() -> None:
    assert run_ok("rules", "5.2").startswith("5.2 ")


def test_the_rulebook_is_there_in_five_languages() -> None:
    output = {code: run_ok("rules", "5.2", "--lang", code) for code in LANGUAGES}
    assert len(set(output.values())) == len(LANGUAGES)
    assert all(text.startswith("5.2 ") for text in output.values())
    assert run_ok("rules", "--lang", "de").startswith("# ")


# --- play -------------------------------------------------------------------------------------
GAME = ["play", "--players", "2", "--target", "1", "--seed", "8"]
SMALL = [*GAME, "--first-player", "0"]


def test_a_small_game_is_played_to_its_end_by_numbers(tmp_path: Path) -> None:
    chooser = random.Random(8)
    numbers = "".join(f"{chooser.randint(1, 8)}\n" for _ in range(5000))
    out = run_ok(*GAME, "--name", "Zoë", "--record", tmp_path / "game.jsonl", stdin=numbers)
    assert "Zoë" in out.split("\n")[0]
    assert "The game is over." in out
    record = Record.load(tmp_path / "game.jsonl")
    assert verify(record).seats[0] == "Zoë"
    assert max(record.lines[-1]["result"]["points"]) >= 1  # type: ignore[index]


def answers(*lines: str, end: str = "quit\n") -> str:
    """Return what the terminal prints after some lines typed at the start of a game."""
    return run_ok(*SMALL, stdin="".join(f"{line}\n" for line in lines) + end)


@pytest.fixture(scope="module")
def questions_and_errors() -> str:
    """What the terminal prints after questions, wrong inputs and the first choice."""
    questions = [f"why {number}" for number in range(1, 31)] + ["why heal", "why roll", "why", "why 999"]
    questions += ["rule 5.2", "rule 77.7", "card", "?"]
    wrong = ["xyzzy", "999", "0", "", "dig shovle", "heal", "-1", "[/bold]", "rule [x]", "why [/red]", "٣٣٣"]
    return answers(*questions, *wrong, "search")


def test_choices_are_numbered_and_so_are_those_that_are_not_allowed(questions_and_errors: str) -> None:
    first = questions_and_errors[: questions_and_errors.index(say("en", "cli-ask")[:30])]  # the line may be wrapped later
    numbers = [int(number) for number in re.findall(r"^ +(\d+)  \S", first, re.MULTILINE)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert "  Roll the die and move" in first
    assert "  Heal a Beating" in first


def test_why_explains_a_dimmed_choice_by_number_and_by_text(questions_and_errors: str) -> None:
    assert "You can only Steal a Spoon in the Cafeteria. (Rule 6.2.)" in questions_and_errors
    assert "You can only Heal in the Infirmary. (Rule 6.3.)" in questions_and_errors
    assert questions_and_errors.count("You have no Beatings to Heal. (Rule 6.3.)") == 3  # by number, by text, and for trying it
    assert questions_and_errors.count(say("en", "cli-allowed", move=say("en", "move-roll"))) == 2
    assert say("en", "cli-why-what") in questions_and_errors


def test_rule_shows_a_clause_and_card_explains_the_hand(questions_and_errors: str) -> None:
    assert "> 5.2 " in questions_and_errors
    assert say("en", "cli-no-clause", clause="77.7") in questions_and_errors
    assert "On your turn" in questions_and_errors or "When " in questions_and_errors or "After " in questions_and_errors
    assert "dig spoon" in questions_and_errors


def test_wrong_inputs_are_answered_and_asked_again(questions_and_errors: str) -> None:
    assert "“xyzzy” is not a move of this game." in questions_and_errors
    assert "There is no choice 999" in questions_and_errors
    assert "There is no choice 0" in questions_and_errors
    assert "Did you mean “dig shovel”?" in questions_and_errors
    assert "You search in the Cell Block." in questions_and_errors


def test_an_odd_number_is_a_wrong_input_like_any_other() -> None:
    assert "You search in the Cell Block." in answers("²", "why ²", "9" * 5000, "search")


@pytest.mark.parametrize("end", ["quit\n", ""], ids=["quit", "end of file"])
def test_quitting_succeeds_and_the_record_can_be_saved(tmp_path: Path, end: str) -> None:
    out = run_ok(*SMALL, "--record", tmp_path / "game.jsonl", stdin="search\n" + end)
    assert say("en", "cli-bye") in out
    lines = [json.loads(line) for line in (tmp_path / "game.jsonl").read_text(encoding="utf-8").splitlines()]
    assert lines[2]["move"] == "search"
    assert "result" not in lines[-1]


def test_a_name_is_shown_as_it_is_whatever_brackets_it_has() -> None:
    out = run_ok(*SMALL, "--name", "[red]Zoë[/bold]", stdin="quit\n")
    assert "[red]Zoë[/bold]" in out.split("\n")[0]


@pytest.mark.clause("1.8")
@pytest.mark.parametrize(
    ("words", "seats"),
    [
        (["--prisoner", "lark"], ["Lark", "Vesna", "Gristle"]),
        (["--prisoner", "VESNA"], ["Vesna", "Moth", "Gristle"]),
        (["--prisoner", "vesna", "--name", "Zoë"], ["Zoë", "Moth", "Gristle"]),
    ],
)
def test_a_prisoner_is_chosen_by_name_and_the_others_have_the_other_seats(
    tmp_path: Path, words: list[str], seats: list[str]
) -> None:
    table = ["play", "--players", "3", "--seed", "8", "--first-player", "0"]
    run_ok(*table, *words, "--record", tmp_path / "game.jsonl", stdin="search\nquit\n")
    header = json.loads((tmp_path / "game.jsonl").read_text(encoding="utf-8").split("\n")[0])
    assert header["seats"] == seats


@pytest.mark.clause("1.8")
def test_an_unknown_prisoner_is_refused_with_the_known_ones() -> None:
    output = run_refused("play", "--prisoner", "Al Capone")
    assert "“Al Capone”" in output
    assert all(say("en", f"prisoner-{one.id}") in output for one in load_pack().prisoners)


@pytest.mark.clause("12.2")
def test_the_terminal_does_not_show_what_others_draw() -> None:
    chooser = random.Random(8)
    out = answers(*(str(chooser.randint(1, 8)) for _ in range(60)))
    drawn = re.findall(r"· (\w+) draws (.*)", out)
    assert drawn
    assert all(re.fullmatch(r"\d+ Search cards?\.", what) for _, what in drawn)


# --- simulate ---------------------------------------------------------------------------------
def figures(data: dict[str, Any]) -> dict[str, Any]:
    """Return the figures that do not depend on time."""
    return {key: value for key, value in data.items() if key not in ("seconds", "decisions_per_s")}


def test_simulate_sums_up_as_json(simulated: tuple[Path, dict[str, Any]]) -> None:
    data = simulated[1]
    assert list(data) == SIMULATED
    assert data["games"] == 6 == data["finished"] + data["stopped"]
    assert sum(data["wins"]) == data["finished"]
    assert len(data["wins"]) == 3


def test_simulate_counts_seats_from_one_for_people() -> None:
    output = run_ok("simulate", "--games", "1", *TABLE, "--jobs", "1")
    assert [int(seat) for seat in re.findall(r"(?m)^Seat (\d+): ", output)] == [1, 2, 3]


@pytest.mark.parametrize("command", ["play", "replay", "verify"])
def test_help_says_that_options_count_seats_from_zero(command: str) -> None:
    assert say("en", "help-seats") in " ".join(run_ok(command, "--help").split())


def test_games_are_the_same_whether_they_are_recorded_or_not(simulated: tuple[Path, dict[str, Any]]) -> None:
    unrecorded = json.loads(run_ok("simulate", "--games", "6", *TABLE, "--json", "--jobs", "1"))
    assert figures(unrecorded) == figures(simulated[1])


@pytest.mark.parametrize("recorded", [False, True])
def test_two_processes_give_the_same_results_as_one(
    simulated: tuple[Path, dict[str, Any]], tmp_path: Path, recorded: bool
) -> None:
    keep: list[str | Path] = ["--records", tmp_path] if recorded else []
    assert figures(json.loads(run_ok("simulate", "--games", "6", *TABLE, "--json", "--jobs", "2", *keep))) == figures(
        simulated[1]
    )
    if recorded:
        for file in simulated[0].iterdir():
            assert (tmp_path / file.name).read_bytes() == file.read_bytes()


def test_every_record_of_a_simulation_verifies_and_adds_up(simulated: tuple[Path, dict[str, Any]]) -> None:
    directory, data = simulated
    games = [verify(Record.load(file)) for file in sorted(directory.iterdir())]
    assert len(games) == 6
    assert sum(len(game.steps) for game in games) == data["decisions"]
    wins = [sum(game.outcome is not None and seat in game.outcome.winners for game in games) for seat in range(3)]
    assert wins == data["wins"]


@pytest.mark.clause("14.7", "13.18")
def test_a_simulation_stops_games_that_last_too_long(tmp_path: Path) -> None:
    out = run_ok("simulate", "--games", "4", "--turns", "10", "--records", tmp_path, "--json", "--teams")
    assert json.loads(out)["stopped"] == 4
    for file in tmp_path.iterdir():
        outcome = verify(Record.load(file)).outcome
        assert outcome is not None
        assert outcome.winners == ()
    output = run_ok("replay", next(tmp_path.iterdir()), "--lang", "de")
    assert output.strip().split("\n")[-1] == say("de", "event-stopped")


def test_simulate_prints_in_the_chosen_language() -> None:
    out = run_ok("simulate", "--games", "3", *TABLE, "--lang", "es")
    assert say("es", "cli-simulated", games=3, finished=3) in out


# --- replay -----------------------------------------------------------------------------------
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_replay_is_printed_in_five_languages(record: Path, code: str) -> None:
    output = run_ok("replay", record, "--lang", code).strip().split("\n")
    assert output[0] == say(code, "event-turn_began", n=1, you="no", who=named(record, first_of(record)))
    assert len(output) > len(Record.load(record).lines) / 3
    assert not any(re.search(r"[{}]|[a-z]_[a-z]|\b(kind|event)-", sentence) for sentence in output)


def first_of(record: Path) -> int:
    setup: Any = Record.load(record).lines[1]["setup"]
    return int(setup["first"])


def named(record: Path, seat: int) -> str:
    """All bots have the same name, so their seats are added."""
    seats: Any = Record.load(record).header["seats"]
    return f"{seats[seat]} ({seat})"


@pytest.mark.clause("12.2")
def test_with_a_seat_the_replay_hides_what_that_seat_did_not_see(record: Path) -> None:
    everything = run_ok("replay", record)
    of_seat = run_ok("replay", record, "--seat", "0")
    others = [sentence for sentence in everything.split("\n") if re.search(r"\((1|2)\) draws ", sentence)]
    hidden = [sentence for sentence in of_seat.split("\n") if re.search(r"\((1|2)\) draws ", sentence)]
    assert len(others) == len(hidden) > 0
    assert all(re.search(r"draws \d+ Search cards?\.", sentence) for sentence in hidden)
    assert not any(re.search(r"draws \d+ Search cards?\.", sentence) for sentence in others)
    own = [sentence for sentence in of_seat.split("\n") if sentence.startswith("You draw ")]
    assert own
    assert not any("Search card" in sentence for sentence in own)


def test_a_trace_has_one_json_line_per_decision_with_sorted_legal_moves(record: Path) -> None:
    lines = [json.loads(line) for line in run_ok("replay", record, "--trace").splitlines()]
    moves = Record.load(record).lines[2:-1]
    assert [line["n"] for line in lines] == [move["n"] for move in moves]
    for line, move in zip(lines, moves, strict=True):
        assert line["seat"] == move["seat"]
        assert line["legal"] == sorted(line["legal"])
        assert move["move"] in line["legal"]
        assert {"hands", "deck", "discard", "piles", "places", "backgrounds"} <= set(line["table"])


# --- verify -----------------------------------------------------------------------------------
def test_a_valid_record_is_confirmed(record: Path) -> None:
    moves = len(Record.load(record).lines) - 3
    assert f"{moves:,} move" in run_ok("verify", record)


def test_an_edited_record_exits_2_with_the_line(edited: Callable[[int, str, object], Path]) -> None:
    assert "Line 5, seat:" in run_refused("verify", edited(5, "seat", 9))


def test_escape_sequences_of_a_record_do_not_reach_the_terminal(edited: Callable[[int, str, object], Path]) -> None:
    for number, key, value in ((1, "pack", "\x1b[2J\r"), (3, "move", "\x9b31m\n\u202eok"), (1, "commit", "\x1b]0;title\x07")):
        done = run("verify", edited(number, key, value), "--commit", "sha256:0")
        assert done.returncode == 2
        assert [one for one in done.stdout + done.stderr if not one.isprintable() and one != "\n"] == []
        assert len(done.stderr.splitlines()) == 1


def test_an_illegal_move_in_a_record_exits_2_with_the_line_and_the_rule(edited: Callable[[int, str, object], Path]) -> None:
    output = run_refused("verify", edited(3, "move", "heal"), "--lang", "fr")
    assert re.search(r"Ligne 3\s?:", output)
    assert say("fr", "illegal-reason", reason=say("fr", "reason-healthy"), clause="6.3") in output


def test_the_replay_of_an_edited_record_exits_2_too(edited: Callable[[int, str, object], Path]) -> None:
    done = run("replay", edited(4, "n", 77))
    assert done.returncode == 2
    assert "Line 4, n:" in done.stderr


@pytest.mark.parametrize("found", [b"dear diary\n", b"[" * 100_000 + b"\n"], ids=["text", "nested"])
def test_a_foreign_file_exits_2(tmp_path: Path, found: bytes) -> None:
    path = tmp_path / "foreign.jsonl"
    path.write_bytes(found)
    assert "Line 1:" in run_refused("verify", path)


def test_a_missing_file_exits_2(tmp_path: Path) -> None:
    assert "nowhere.jsonl" in run_refused("verify", tmp_path / "nowhere.jsonl")


# --- packs ------------------------------------------------------------------------------------
def test_pack_show_lists_the_values_of_one_origin() -> None:
    expected = [value for value in load_pack().values if value.origin == "X"]
    data = json.loads(run_ok("pack", "show", "--origin", "X", "--json"))
    assert data["pack"] == "classic"
    assert data["digest"] == load_pack().digest
    assert [(row["key"], row["value"]) for row in data["values"]] == [(value.key, value.value) for value in expected]
    assert {row["origin"] for row in data["values"]} == {"X"}


def test_pack_show_prints_a_table_for_people() -> None:
    out = run_ok("pack", "show", "--origin", "X", COLUMNS="200")
    assert re.search(r"cards\.toml\W+card\[shovel\]\.points\W+3\W+X", out)
    assert "card[shovel].copies" not in out
    assert load_pack().digest in out


def test_a_valid_pack_is_confirmed(tmp_path: Path) -> None:
    out = run_ok("pack", "check", OwnPack.copied_to(tmp_path / "own").directory)
    assert load_pack().digest in out


def test_a_wrong_pack_exits_2_naming_file_key_found_and_expected(tmp_path: Path) -> None:
    own = OwnPack.copied_to(tmp_path / "own").edit("cards.toml", "copies = 11", "copies = -3")
    output = run_refused("pack", "check", own.directory)
    for part in ("cards.toml", "card[spoon].copies", "-3", "a whole number from 1"):
        assert part in output
    assert re.search(
        r"cards\.toml, card\[spoon\]\.copies – trouvé\s: -3\s; attendu\s: un nombre entier",
        run_refused("pack", "check", own.directory, "--lang", "fr"),
    )


def test_a_wrong_pack_cannot_be_played_either(tmp_path: Path) -> None:
    own = OwnPack.copied_to(tmp_path / "own").edit("gangs.toml", "search_more", "search_mor")
    assert "did you mean search_more?" in run_refused("simulate", "--games", "1", "--pack", own.directory)


def test_games_of_another_pack_are_simulated_and_verified_with_it(tmp_path: Path) -> None:
    own = OwnPack.copied_to(tmp_path / "own").edit("cards.toml", "points = 3", "points = 4")
    run_ok("simulate", "--games", "1", *TABLE, "--pack", own.directory, "--records", tmp_path / "records")
    (file,) = (tmp_path / "records").iterdir()
    run_ok("verify", file, "--pack", own.directory)
    assert "Line 1:" in run_refused("verify", file)


# --- bench ------------------------------------------------------------------------------------
def test_bench_prints_all_figures() -> None:
    data = json.loads(run_ok("bench", "--json", "--seconds", "0.05"))
    keys = {"playout_decisions_per_s", "api_decisions_per_s", "copies_per_s", "bytes_per_game", "peers"}
    assert keys <= set(data)
    assert all(data[key] > 0 for key in keys - {"peers"})
    for peer in data["peers"].values():
        assert "missing" in peer or peer["ratio"] > 0
    assert all(steps > 0 for steps in data["environments"].values())
    assert all(figure > 0 for figure in data["vector_workers"].values())
    for peer in data["environment_peers"].values():
        assert "missing" in peer or all(ratio > 0 for ratio in peer["ratios"].values())
