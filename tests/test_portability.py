"""Systems other than Linux, as far as Linux can show it. The workflows run the tests on Windows and macOS."""

import sys
from pathlib import Path

import pytest

from blackgate.cli import data_folder
from blackgate.texts import say
from testkit.cli_checks import run_ok


# --- where tables are stored ---------------------------------------------------------------------
@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


SYSTEMS = [("linux", ".local/share"), ("darwin", "Library/Application Support"), ("win32", "AppData/Local")]


@pytest.mark.parametrize(("platform", "folder"), SYSTEMS)
def test_the_database_is_where_the_system_expects_data(
    home: Path, monkeypatch: pytest.MonkeyPatch, platform: str, folder: str
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    assert data_folder.default_db() == f"sqlite:///{home}/{folder}/blackgate/blackgate.db"


@pytest.mark.parametrize(("platform", "folder"), SYSTEMS)
def test_a_database_of_version_0_1_is_still_used(home: Path, monkeypatch: pytest.MonkeyPatch, platform: str, folder: str) -> None:
    before = home / ".local" / "share" / data_folder.FILE
    before.parent.mkdir(parents=True)
    before.touch()
    monkeypatch.setattr(sys, "platform", platform)
    assert data_folder.database_file() == before
    newer = home / folder / data_folder.FILE
    newer.parent.mkdir(parents=True, exist_ok=True)
    newer.touch()
    assert data_folder.database_file() == newer


def test_the_folders_of_the_environment_count(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "data"))
    monkeypatch.setenv("LOCALAPPDATA", str(home / "local"))
    monkeypatch.setattr(sys, "platform", "linux")
    assert data_folder.database_file() == home / "data" / data_folder.FILE
    monkeypatch.setattr(sys, "platform", "win32")
    assert data_folder.database_file() == home / "local" / data_folder.FILE


# --- output in an encoding without our characters, as in a pipe on Windows --------------------------
@pytest.mark.parametrize("words", [["pack", "show"], ["rules"], ["play", "--players", "2", "--seed", "8"]])
def test_characters_that_the_output_does_not_have_do_no_harm(words: list[str]) -> None:
    output = run_ok(*words, "--lang", "fr", stdin="quit\n", from_scratch=True, PYTHONIOENCODING="ascii")
    assert "?" in output


def test_characters_that_the_output_has_are_printed() -> None:
    assert say("fr", "cli-bye") in run_ok("play", "--seed", "8", "--lang", "fr", stdin="quit\n", from_scratch=True)
