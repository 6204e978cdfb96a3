"""`blackgate lab`: its output, its files, and wrong options."""

import json
from pathlib import Path
from typing import Any

import pytest

from blackgate import OptionError, PackError
from blackgate.arena.journal import JournalError
from blackgate.cli.lab import lab
from blackgate.lab.run import JOURNAL
from testkit.cli_checks import run_refused
from testkit.packs import OwnPack

SMALL: dict[str, Any] = {"players": "2,3", "games": 10, "bot": "random", "target": 2}
TINY: dict[str, Any] = {"players": "2", "games": 1, "bot": "random", "target": 1}


def printed(capsys: pytest.CaptureFixture[str], **options: Any) -> str:
    """Return what the command prints."""
    lab(**options)
    return capsys.readouterr().out


def test_wrong_arguments_are_one_line_errors(tmp_path: Path) -> None:
    message = run_refused("lab", "--players", "4,5", "--teams", "--bot", "random", "--out", tmp_path / "out")
    assert "Teams are not possible with 5 players: a team game is for 4 or 6 players" in message
    assert not (tmp_path / "out").exists()


def test_a_run_prints_its_highlights_and_the_path_of_the_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    message = printed(capsys, **SMALL, out=tmp_path).splitlines()
    assert message[0] == "classic: 10 games for each player count (2, 3), all seats played by random."
    assert message[-1] == f"Report: {tmp_path / 'report.html'}"
    assert any(line.startswith("Gang cards. ") for line in message)
    assert {path.name for path in tmp_path.iterdir()} == {JOURNAL, "result.json", "report.html"}
    assert (tmp_path / "report.html").read_text(encoding="utf-8").startswith("<!doctype html>")
    journal = (tmp_path / JOURNAL).read_bytes()
    data = json.loads(printed(capsys, **SMALL, out=tmp_path, as_json=True))
    assert data == json.loads((tmp_path / "result.json").read_text(encoding="utf-8"))
    assert data["settings"]["players"] == [2, 3]
    assert data["packs"][0]["players"]["3"]["games"] == 10
    assert (tmp_path / JOURNAL).read_bytes() == journal  # nothing was played again
    with pytest.raises(JournalError, match="seed"):
        lab(**SMALL, seed="2", out=tmp_path)


def test_team_games_have_four_and_six_players_by_default(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    team = {"games": 1, "bot": "random", "target": 1, "teams": True, "as_json": True}
    data = json.loads(printed(capsys, **team, out=tmp_path))
    assert data["settings"]["players"] == [4, 6]
    figure = data["packs"][0]["players"]["4"]["figures"]["seat"]["0"]["above_fair"]
    assert (figure["cases"], figure["interval"]) == (1, None)


def test_a_file_in_place_of_the_folder_is_an_error(tmp_path: Path) -> None:
    file = tmp_path / "taken"
    file.touch()
    message = run_refused("lab", "--players", "2", "--games", "1", "--bot", "random", "--out", file, "--lang", "en")
    assert "part of the path is a file, not a folder" in message


def test_the_folder_is_found_by_the_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    one, same, other = (json.loads(printed(capsys, **TINY, as_json=True, **more)) for more in ({}, {"jobs": 2}, {"seed": "2"}))
    assert one["report"] == same["report"] != other["report"]
    assert len(list((tmp_path / "lab").iterdir())) == 2
    assert all(len(path.name) == 8 for path in (tmp_path / "lab").iterdir())


def test_two_packs_are_compared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = OwnPack.copied_to(tmp_path / "mine").edit("pack.toml", 'id = "classic"', 'id = "mine"')
    own.edit("gangs.toml", '"crew_stash"', '"crew_attic"')
    message = printed(capsys, **SMALL, compare=own.directory, out=tmp_path / "out")
    assert message.startswith("classic and mine compared: 10 games with each pack")
    assert "Only in mine: Crew attic." in message
    data = json.loads((tmp_path / "out" / "result.json").read_text(encoding="utf-8"))
    assert [pack["name"] for pack in data["packs"]] == ["classic", "mine"]
    assert set(data["differences"]) == {"2", "3", "all"}


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ({"players": "few"}, "“few” is not a list of player counts"),
        ({"games": 0}, "--games 0: the value must be at least 1"),
        ({"jobs": 0}, "--jobs 0: the value must be at least 1"),
        ({"turns": 99_999}, "--turns 99,999: the value can be at most"),
        ({"bot": ""}, "A bot has no name"),
        ({"bot": "nobody"}, "There is no bot called “nobody”"),
        ({"compare": Path("/nowhere")}, "/nowhere"),
    ],
)
def test_invalid_arguments_are_refused_before_anything_is_played(words: dict[str, Any], message: str, tmp_path: Path) -> None:
    with pytest.raises((OptionError, PackError), match=message):
        lab(**(TINY | words), out=tmp_path / "out")
    assert not (tmp_path / "out").exists()
