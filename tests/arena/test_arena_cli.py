"""`blackgate arena` as a command."""

import errno
import io
import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from blackgate import Record
from blackgate.arena.match import Match
from blackgate.arena.number_format import NumberFormat
from blackgate.arena.results import summarize
from blackgate.cli import arena as cli_arena
from blackgate.cli.game_runs import setting_value
from blackgate.errors import BlackgateError
from blackgate.replay import verify
from blackgate.texts import LANGUAGES, problem_of, say
from testkit.arena.arena_bots import Digger, Printer, Raiser, bot
from testkit.arena.match_results import game
from testkit.cli_checks import run_ok, run_refused
from testkit.waiting import TIMEOUT_S

COMMAND = ["arena", "--bots", f"{bot(Digger)},random,random@5it", "--target", "1", "--seed", "cli", "--lang", "en"]


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    """A run with `--json` that keeps all files."""
    folder = tmp_path_factory.mktemp("arena")
    out = run_ok(*COMMAND, "--games", "6", "--json", "--out", folder / "out", "--records", folder / "records")
    return folder, json.loads(out)


def test_json_has_every_figure(first: tuple[Path, dict[str, Any]]) -> None:
    _, data = first
    assert data["games"] == 6
    assert set(data) >= {"bots", "head_to_head", "wins_by_seat", "turns", "stopped", "faults", "report", "settings", "fair_share"}
    assert set(data["bots"]) == {bot(Digger), "random", "random@5it"}
    for figures in data["bots"].values():
        low, high = figures["interval"]
        assert low <= figures["win_rate"] <= high
        assert figures["appearances"] == 6
        assert figures["ms_per_decision"] > 0
        assert figures["rating"]["interval"][0] < figures["rating"]["mu"] < figures["rating"]["interval"][1]
    assert sum(figures["wins"] for figures in data["bots"].values()) == 6
    assert (data["deals"], data["rotations"], data["left_over"]) == (2, 3, 0)


def test_games_result_report_and_records_are_kept(first: tuple[Path, dict[str, Any]]) -> None:
    folder, data = first
    assert {path.name for path in (folder / "out").iterdir()} == {"games.jsonl", "result.json", "report.html"}
    assert json.loads((folder / "out" / "result.json").read_text(encoding="utf-8")) == data
    assert Path(data["report"]).read_text(encoding="utf-8").startswith("<!doctype html>")
    records = sorted((folder / "records").iterdir())
    assert len(records) == 6
    assert verify(Record.load(records[0])).outcome is not None


def test_the_same_command_with_more_games_continues_and_prints_a_table(first: tuple[Path, dict[str, Any]]) -> None:
    folder, data = first
    before = (folder / "out" / "games.jsonl").read_bytes()
    out = run_ok(*COMMAND, "--games", "7", "--out", folder / "out", COLUMNS="120")
    assert "7 games: 2 deals, each with 3 rotations of the bots. The fair share is 33.3%." in out
    assert "The last deal was played with only 1 of 3 rotations" in out
    assert "arena_bots.py:Digger" in out
    assert f"Report: {data['report']}" in out
    after = (folder / "out" / "games.jsonl").read_bytes()
    assert after.startswith(before)
    assert after.count(b"\n") == 1 + 7


def test_other_settings_in_the_same_folder_are_refused(first: tuple[Path, dict[str, Any]]) -> None:
    folder, _ = first
    assert "other settings (seed)" in run_refused(*COMMAND, "--seed", "new", "--out", folder / "out")


def test_faults_teams_and_michel(tmp_path: Path) -> None:
    bots = f"{bot(Raiser)},random"
    modes = ["--players", "4", "--teams", "--michel", "michelle", "--calm", "--target", "2"]
    out = run_ok("arena", "--bots", bots, "--games", "2", *modes, "--out", tmp_path, "--lang", "en", COLUMNS="200")
    assert "The fair share is 50.0%" in out
    assert "Raiser raised an error" in out
    assert "<b>lost</b> the plan" in out
    result = json.loads((tmp_path / "result.json").read_text(encoding="utf-8"))
    assert result["bots"][bot(Raiser)]["faults"] == result["faults"][0]["times"] > 0
    assert result["settings"]["michel"] == "michelle"
    assert result["bots"]["random"]["wins"] + result["bots"][bot(Raiser)]["wins"] == 2 * (2 - result["stopped"])
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "&lt;b&gt;lost&lt;/b&gt; the plan" in page


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--bots", "random,random,random", "--players", "2"], "3 bots for 2 seats"),
        (["--bots", "random,governor"], "governor"),
        (["--bots", "random,random", "--games", "0"], "--games"),
        (["--bots", "random,random", "--jobs", "0"], "--jobs"),
        (["--bots", "random,random", "--turns", "99999"], "30,000"),
        (["--bots", "random,random", "--budget", "soon"], "soon"),
        (["--bots", "random"], "The number of players cannot be 1"),
        (["--bots", ","], "Name one bot for each seat"),
        (["--bots", "random,@5ms"], "A bot has no name"),
        ([], "--bots"),
    ],
)
def test_invalid_arguments_are_one_line_errors(words: list[str], message: str) -> None:
    assert message in run_refused("arena", *words, "--lang", "en")


@pytest.mark.parametrize("option", ["--out", "--records"])
def test_a_file_in_place_of_a_folder_is_an_error(option: str, tmp_path: Path) -> None:
    file = tmp_path / "taken"
    file.touch()
    other = ["--out", str(tmp_path / "out")] if option == "--records" else []
    message = run_refused("arena", "--bots", "random,random", "--games", "1", *other, option, file, "--lang", "en")
    assert "taken: part of the path is a file, not a folder" in message


@pytest.mark.parametrize("code", LANGUAGES)
def test_other_file_errors_have_their_number(code: str) -> None:
    message = BlackgateError("error-file", file="x", problem=problem_of(OSError(errno.ENOSPC, "full")))
    assert message.in_language(code).endswith(f" {errno.ENOSPC}")


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_table_of_bots_fits_eighty_columns(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli_arena, "say", lambda message, **known: say(code, message, **known))
    match = Match(0, "s", ("inmate", "boss@100ms"))
    results = summarize([game(replace(match, number=number), 0) for number in range(2000)])
    console = Console(width=80, record=True, file=io.StringIO())
    console.print(cli_arena.bots_table(results, NumberFormat(code)))
    lines = console.export_text().splitlines()
    assert say(code, "arena-column-played-short") in lines[1]
    assert len([line for line in lines if line.strip()]) == 4  # no line was wrapped
    assert all(len(line) <= 80 for line in lines)


def test_a_bot_that_prints_does_not_break_json(tmp_path: Path) -> None:
    words = ["--bots", f"{bot(Printer)},random", "--games", "2", "--target", "1", "--json"]
    assert json.loads(run_ok("arena", *words, "--out", tmp_path))["games"] == 2


def test_other_commands_do_not_need_the_arena_libraries() -> None:
    script = (
        "import sys, blackgate; sys.argv = ['blackgate', 'rules', '5.2']\n"
        "from blackgate.cli import main\n"
        "try: main()\n"
        "finally: print(sorted({'ray', 'altair', 'openskill', 'vl_convert', 'numpy'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=TIMEOUT_S, check=False)
    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize(
    ("value", "shown"),
    [(True, "yes"), (False, "no"), ("none", "no"), (None, "by the rules"), (1, "1"), (0, "0")],
)
def test_reports_show_numbers_as_numbers_and_switches_as_words(value: object, shown: str) -> None:
    assert setting_value(value) == shown
