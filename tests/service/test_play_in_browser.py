"""`blackgate` without a command: the game in the browser of this machine."""

import os
import re
import signal
import subprocess
import sys
import webbrowser
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from blackgate.cli import browser, missing_parts, play_in_browser
from blackgate.service.http import client_files
from blackgate.texts import say
from testkit.service.http_client import bearer, http_client, opened, watching
from testkit.service.play_server import PlayServer
from testkit.service.server_processes import free_port
from testkit.waiting import TIMEOUT_S

SCREEN = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """The options of services that were started, of which none really runs."""
    calls: list[dict[str, Any]] = []
    monkeypatch.setattr(play_in_browser, "serve", lambda **options: calls.append(options))
    monkeypatch.delenv("BLACKGATE_DB", raising=False)
    return calls


@pytest.fixture
def pages(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The pages that were opened in a browser."""
    found: list[str] = []
    monkeypatch.setenv("DISPLAY", ":0")

    def open_page(url: str) -> bool:
        found.append(url)
        return True

    monkeypatch.setattr(webbrowser, "open", open_page)
    return found


class OtherProgram(BaseHTTPRequestHandler):
    """Some other server, with a health check of its own."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b'{"ok": true}')

    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture
def other_program() -> Iterator[int]:
    """The port of another program."""
    with HTTPServer(("127.0.0.1", 0), OtherProgram) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_port
        server.shutdown()


def test_the_service_is_started_as_with_serve_open(served: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch) -> None:
    port = free_port()
    monkeypatch.setenv("BLACKGATE_PORT", str(port))
    play_in_browser.play_in_browser()
    assert served == [{"port": port, "db": None, "show": True}]


def test_a_service_that_runs_already_is_opened(
    sqlite_server: PlayServer,
    served: list[dict[str, Any]],
    pages: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("BLACKGATE_PORT", str(sqlite_server.port))
    play_in_browser.play_in_browser()
    assert served == []
    assert pages == [sqlite_server.url]
    assert capsys.readouterr().out == say("en", "cli-serve-already", url=sqlite_server.url) + "\n"


def test_if_another_program_has_the_port_the_next_free_one_is_used(
    other_program: int, served: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BLACKGATE_PORT", str(other_program))
    play_in_browser.play_in_browser()
    (options,) = served
    assert options["port"] > other_program
    sentence = say("en", "cli-serve-other-port", taken=str(other_program), port=str(options["port"]))
    assert capsys.readouterr().out == sentence + "\n"


def test_without_a_screen_the_address_is_printed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for name in SCREEN:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    browser.open_page_soon("http://127.0.0.1:1")
    assert capsys.readouterr().out == say("en", "cli-no-browser", url="http://127.0.0.1:1") + "\n"


def test_if_no_browser_opens_the_address_is_printed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(webbrowser, "open", lambda url: False)
    browser.open_page("http://127.0.0.1:1")
    assert "http://127.0.0.1:1" in capsys.readouterr().out


@pytest.mark.parametrize("in_checkout", [True, False])
def test_parts_that_were_not_built_are_named_at_the_start(
    in_checkout: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(missing_parts, "checkout", lambda: tmp_path if in_checkout else None)
    monkeypatch.setattr(missing_parts, "is_compiled", lambda: True)
    (tmp_path / "index.html").touch()
    monkeypatch.setattr(client_files, "CLIENT", tmp_path)
    assert missing_parts.notices() == []
    monkeypatch.setattr(missing_parts, "is_compiled", lambda: False)
    (tmp_path / "index.html").unlink()
    engine, client = missing_parts.notices()
    assert ("make compile" in engine) == ("make client" in client) == in_checkout


def test_ctrl_c_ends_everything_without_a_word(tmp_path: Path) -> None:
    """A terminal sends it to all processes of the command: also to the one in which boss thinks."""
    environment = {name: value for name, value in os.environ.items() if name not in SCREEN}
    environment |= {"BLACKGATE_PORT": str(free_port()), "BLACKGATE_DB": f"sqlite:///{tmp_path / 'blackgate.db'}"}
    process = subprocess.Popen(
        [sys.executable, "-m", "blackgate", "--lang", "en"],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        assert process.stdout is not None
        line = next(line for line in process.stdout if "http://" in line)
        with http_client(re.findall(r"http://\S+", line)[0]) as client:
            table = opened(client, name=None, players=2, bots={"0": "boss", "1": "boss"}, boss_ms=25)
            with watching(client, table) as spectator:
                client.post(f"/api/tables/{table['table']}/start", headers=bearer(table["host"])).raise_for_status()
                spectator.next("news")
                os.killpg(process.pid, signal.SIGINT)
        _, complaints = process.communicate(timeout=TIMEOUT_S)
    finally:
        process.kill()
    assert (process.returncode, complaints) == (0, "")
