"""A seat in the terminal, two people at one device, and the dice checked afterwards."""

import itertools
import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from testkit import cli_process
from testkit.service.http_client import http_client
from testkit.service.play_server import PlayServer

CURTAIN = "Pass the device to "


class WithoutClient(PlayServer):
    """A server where the client was never built: its pages are the plain ones."""

    program = (
        "-c",
        "from pathlib import Path; from blackgate.service.http import client_files; client_files.CLIENT = Path('nowhere'); "
        "from blackgate.cli import main; main()",
    )


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PlayServer]:
    with WithoutClient(f"sqlite:///{tmp_path_factory.mktemp('join') / 'blackgate.db'}") as server:
        yield server


def joining(server: PlayServer, *options: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "blackgate", "join", "--server", server.url, "--lang", "en", *options]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def answering(device: subprocess.Popen[str], lines: int) -> str:
    """Enter for curtains, 1 for choices, at a person's pace; what was on the screen all the while."""
    assert device.stdin is not None
    device.stdin.write("\n")
    for _ in range(lines):
        time.sleep(0.05)
        device.stdin.write("1\n")
        device.stdin.flush()
    out, _ = device.communicate(timeout=30)
    return out


def test_two_people_share_a_device_and_a_curtain_keeps_their_hands_apart(server: PlayServer) -> None:
    shown = answering(joining(server, "--players", "2", "--name", "Ana", "--name", "Ben"), 60)
    assert re.search(rf"{server.url}/t/\S+ · code [A-Z]{{5}}", shown)
    scenes = shown.split(CURTAIN)[1:]
    owners = [scene.split(",")[0] for scene in scenes]
    assert len(owners) > 2
    assert all(one != other for one, other in itertools.pairwise(owners))
    for owner, scene in zip(owners, scenes, strict=True):
        other = "Ben" if owner == "Ana" else "Ana"
        assert f"{other} draws a " not in scene, "what the other drew was told behind the other's curtain"


def test_somebody_comes_by_code_and_goes_on_with_the_key_at_another_device(server: PlayServer) -> None:
    with http_client(server.url) as client:
        opened = client.post("/api/tables", json={"options": {"players": 2, "bots": {"1": "random"}, "pace_ms": 0}}).json()
        with joining(server, opened["code"], "--name", "Ana") as first:
            assert first.stdout is not None
            key = re.search(r"another device: (\S+)", first.stdout.readline())
            first.kill()
        assert key is not None
        client.post(f"/api/tables/{opened['table']}/start", headers={"authorization": f"Bearer {opened['host']}"})
        again = answering(joining(server, f"{server.url}/t/{opened['table']}", "--key", key[1]), 3)
        assert "Your hand: " in again
        assert "Ana: " in again


def test_a_wrong_code_and_a_server_that_is_not_there_are_told_in_a_sentence(server: PlayServer) -> None:
    assert "No table has this code" in answering(joining(server, "ZZZZZ"), 0)
    told = cli_process.run(["join", "--server", "http://127.0.0.1:1", "--lang", "en"], os.environ)
    assert (told.returncode, "blackgate serve" in told.stderr) == (2, True)


# --- the dice -----------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def finished(server: PlayServer) -> str:
    """A public table where two bots have played."""
    options = {"players": 2, "bots": {"0": "inmate", "1": "inmate"}, "pace_ms": 0, "target": 1, "public": True}
    with http_client(server.url) as client:
        opened = client.post("/api/tables", json={"options": options}).json()
        key = {"authorization": f"Bearer {opened['host']}"}
        assert client.get(f"/api/tables/{opened['table']}/verified").status_code == 409
        client.post(f"/api/tables/{opened['table']}/start", headers=key)
        for _ in range(300):
            if client.get(f"/api/tables/{opened['table']}").json()["phase"] == "over":
                return str(opened["table"])
            time.sleep(0.1)
    raise AssertionError("the bots did not finish")


def test_every_roll_is_derived_again_once_the_game_is_over(server: PlayServer, finished: str) -> None:
    with http_client(server.url) as client:
        found = client.get(f"/api/tables/{finished}/verified").json()
        lines = [json.loads(line) for line in client.get(f"/api/tables/{finished}/record").text.splitlines()]
    assert found["problem"] is None
    assert found["setup"] == lines[1]["setup"]
    assert [line["out"] for line in found["chance"]] == [line["out"] for line in lines if "out" in line]


@pytest.mark.skipif(shutil.which("chromium") is None, reason="Chromium is not installed")
def test_a_browser_checks_the_commitment_by_itself(server: PlayServer, finished: str, tmp_path: Path) -> None:
    flags = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--virtual-time-budget=8000"]
    page = [f"--user-data-dir={tmp_path}", "--dump-dom", f"{server.url}/t/{finished}/dice"]
    shown = subprocess.run(["chromium", *flags, *page], check=False, capture_output=True, text=True, timeout=120).stdout
    checks = re.findall(r"<li>(.) ([^<]*)</li>", shown)
    assert [mark for mark, _ in checks] == ["✓"] * 3, checks
    assert "follows from the seed" in checks[-1][1]


@pytest.mark.parametrize("port", ["80000", "-1"])
def test_a_port_that_cannot_be_is_told_in_a_sentence(port: str, tmp_path: Path) -> None:
    words = ["serve", "--lang", "en", f"--port={port}", f"--db=sqlite:///{tmp_path / 'x.db'}"]
    told = cli_process.run(words, os.environ)
    assert told.returncode == 2
    assert f"Port {port} of 127.0.0.1 cannot be used" in told.stderr
