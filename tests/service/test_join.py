"""`blackgate join`: a seat in the terminal, two players at one device; and the check of the dice afterwards."""

import io
import itertools
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from blackgate.cli.seat_keys import seat_keys
from blackgate.errors import OptionError
from testkit import cli_process
from testkit.browser.chromium import CHROMIUM
from testkit.service.http_client import http_client, opened, play_bots
from testkit.service.play_server import PlayServer
from testkit.waiting import TIMEOUT_S

CURTAIN = "Pass the device to "


class ServerWithoutClient(PlayServer):
    """A server without a built client: it serves the plain pages."""

    program = (
        "-c",
        "from pathlib import Path; from blackgate.service.http import client_files; client_files.CLIENT = Path('nowhere'); "
        "from blackgate.cli import main; main()",
    )


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PlayServer]:
    with ServerWithoutClient(f"sqlite:///{tmp_path_factory.mktemp('join') / 'blackgate.db'}") as server:
        yield server


def start_join(server: PlayServer, *options: str, key: str = "") -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "blackgate", "join", "--server", server.url, "--lang", "en", *options]
    pipe, environment = subprocess.PIPE, {**os.environ, "BLACKGATE_KEY": key}
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=subprocess.STDOUT, text=True, env=environment)


def play_in_terminal(device: subprocess.Popen[str], lines: int) -> str:
    """Press Enter, then answer with 1 this number of times, also curtains. Return everything that was on the screen."""
    out, _ = device.communicate("\n" + "1\n" * lines, timeout=TIMEOUT_S)
    return out


def test_two_players_share_a_device_and_a_curtain_hides_their_hands(server: PlayServer) -> None:
    screen = play_in_terminal(start_join(server, "--players", "2", "--name", "Ana", "--name", "Ben"), 60)
    assert re.search(rf"{server.url}/t/\S+ · code [A-Z]{{5}}", screen)
    assert "Ana has seat 1" in screen, "seats are counted from 1, as in the browser"
    assert "Ben has seat 2" in screen
    scenes = screen.split(CURTAIN)[1:]
    owners = [scene.split(",")[0] for scene in scenes]
    assert len(owners) > 2
    assert all(one != other for one, other in itertools.pairwise(owners))
    for owner, scene in zip(owners, scenes, strict=True):
        other = "Ben" if owner == "Ana" else "Ana"
        assert f"{other} draws a " not in scene, "a card of the other player was shown"


def test_a_player_joins_by_code_and_continues_on_another_device_with_the_key(server: PlayServer) -> None:
    with http_client(server.url) as client:
        opened = client.post("/api/tables", json={"options": {"players": 2, "bots": {"1": "random"}, "pace_ms": 0}}).json()
        with start_join(server, opened["code"], "--name", "Ana") as first:
            assert first.stdout is not None
            key = next(found for line in first.stdout if (found := re.search(r"another device: (\S+)", line)))
            first.kill()
        client.post(f"/api/tables/{opened['table']}/start", headers={"authorization": f"Bearer {opened['host']}"})
        again = play_in_terminal(start_join(server, f"{server.url}/t/{opened['table']}", key=key[1]), 3)
        assert "Your hand: " in again
        assert "Ana: " in again
        bot = client.get(f"/api/tables/{opened['table']}").json()["seats"][1]["display_name"]
        assert f"{bot}: " in again and "bot:" not in again


def test_keys_come_from_a_file_the_environment_or_standard_input(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BLACKGATE_KEY", "one two")
    monkeypatch.setattr(sys, "stdin", io.StringIO("typed\nnot a key\n"))
    (tmp_path / "keys").write_text("three\nfour\n")
    assert seat_keys([], None) == ["one", "two"]
    assert seat_keys([], tmp_path / "keys") == ["three", "four"]
    assert seat_keys(["-"], None) == ["typed"]
    assert capsys.readouterr().err == ""
    assert seat_keys(["visible"], None) == ["visible"]
    assert "BLACKGATE_KEY" in capsys.readouterr().err
    with pytest.raises(OptionError, match="nowhere"):
        seat_keys([], tmp_path / "nowhere")


def test_a_wrong_code_and_a_missing_server_are_one_line_errors(server: PlayServer) -> None:
    assert "No table has this code" in play_in_terminal(start_join(server, "ZZZZZ"), 0)
    error = cli_process.run(["join", "--server", "http://127.0.0.1:1", "--lang", "en"], os.environ)
    assert (error.returncode, "blackgate serve" in error.stderr) == (2, True)


@pytest.mark.parametrize(
    ("command", "expected"),
    [
        (["join", "--server", "example.org"], "No server responds at example.org"),
        (["serve", "--db", "sqlite:///new.db", "--redis", "foo"], "“foo” is not the URL of a Redis server"),
        (["serve", "--db", "postgresql://host:port/x"], "is not the URL of a database"),
        (["backup", "out.backup", "--db", "sqlite:///nowhere.db"], "Cannot open nowhere.db"),
    ],
)
def test_a_wrong_address_is_a_one_line_error(
    command: list[str], expected: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    error = cli_process.run([*command, "--lang", "en"], os.environ)
    assert (error.returncode, error.stderr.count("\n")) == (2, 1), error.stderr
    assert expected in error.stderr
    assert not Path("nowhere.db").exists()


def test_a_code_with_a_space_finds_no_table(server: PlayServer) -> None:
    assert "No table has this code" in play_in_terminal(start_join(server, "AB CD"), 0)


def test_a_wrong_key_ends_the_program(server: PlayServer) -> None:
    with http_client(server.url) as client:
        table = opened(client)["table"]
    assert "The server says" in play_in_terminal(start_join(server, f"{server.url}/t/{table}", "--key", "guess"), 0)


# --- the dice -----------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def finished(server: PlayServer) -> str:
    """A public table with a finished game of two bots."""
    with http_client(server.url) as client:
        return play_bots(client)


def test_a_game_that_is_not_over_cannot_be_verified(server: PlayServer) -> None:
    with http_client(server.url) as client:
        assert client.get(f"/api/tables/{opened(client, public=True)['table']}/verified").status_code == 409


def test_every_roll_can_be_derived_once_the_game_is_over(server: PlayServer, finished: str) -> None:
    with http_client(server.url) as client:
        found = client.get(f"/api/tables/{finished}/verified").json()
        lines = [json.loads(line) for line in client.get(f"/api/tables/{finished}/record").text.splitlines()]
    assert found["problem"] is None
    assert found["setup"] == lines[1]["setup"]
    assert [line["out"] for line in found["chance"]] == [line["out"] for line in lines if "out" in line]


@pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed: make services")
def test_a_browser_checks_the_commitment_itself(server: PlayServer, finished: str, tmp_path: Path) -> None:
    flags = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--virtual-time-budget=8000"]
    page = [f"--user-data-dir={tmp_path}", "--dump-dom", f"{server.url}/t/{finished}/dice"]
    assert CHROMIUM is not None
    screen = subprocess.run([CHROMIUM, *flags, *page], check=False, capture_output=True, text=True, timeout=TIMEOUT_S).stdout
    checks = re.findall(r"<li>(.) ([^<]*)</li>", screen)
    assert [mark for mark, _ in checks] == ["✓"] * 4, checks
    assert "follows from the seed" in checks[-1][1]


@pytest.mark.parametrize("port", ["80000", "-1"])
def test_an_invalid_port_is_a_one_line_error(port: str, tmp_path: Path) -> None:
    words = ["serve", "--lang", "en", f"--port={port}", f"--db=sqlite:///{tmp_path / 'x.db'}"]
    error = cli_process.run(words, os.environ)
    assert error.returncode == 2
    assert f"Cannot use port {port} on 127.0.0.1" in error.stderr
