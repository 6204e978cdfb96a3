"""examples/socket_bot.py plays as docs/protocol.md says: with a code or at a new table, and after crashes."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest

from blackgate.service.storage import Store
from testkit.service.play_server import PlayServer
from testkit.waiting import TIMEOUT_S, wait_until

BOT = Path(__file__).parents[2] / "examples" / "socket_bot.py"
MOVES_BETWEEN_CRASHES = 5


@pytest.fixture(scope="module")
def server() -> Iterator[PlayServer]:
    with PlayServer() as running:
        yield running


def test_it_has_fewer_than_a_hundred_lines() -> None:
    assert len(BOT.read_text(encoding="utf-8").splitlines()) < 100


def test_it_imports_nothing_of_blackgate() -> None:
    lines = BOT.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if line.startswith(("import", "from")) and "blackgate" in line] == []


def test_it_opens_a_table_and_plays_to_the_end(server: PlayServer) -> None:
    with start_bot(server) as bot:
        output, _ = bot.communicate(timeout=TIMEOUT_S)
    assert bot.returncode == 0
    assert output.strip() in {"Won by Robin", "Won by bot:inmate", "Won by bot:rookie"}


def test_it_joins_by_code_and_reconnects_after_every_crash(server: PlayServer) -> None:
    options = {"players": 3, "bots": {"1": "rookie", "2": "rookie"}, "pace_ms": 50, "target": 10}
    opened = ask(f"{server.url}/api/tables", {"options": options})
    with start_bot(server, opened["code"].lower(), "Ada") as bot:
        here = f"{server.url}/api/tables/{opened['table']}"
        wait_until(lambda: all(seat["taken"] for seat in ask(here)["seats"]), "the bot to sit down")
        ask(f"{here}/start", {}, opened["host"])
        for _ in range(3):
            seen = newest_entry(server, opened["table"])
            wait_until(lambda: newest_entry(server, opened["table"]) > seen + MOVES_BETWEEN_CRASHES, "some moves")  # noqa: B023
            assert ask(here)["phase"] == "playing"
            server.crash()
            server.start()
        output, _ = bot.communicate(timeout=TIMEOUT_S)
    assert bot.returncode == 0
    assert output.startswith("Won by ")
    record = [json.loads(line) for line in text(f"{here}/record", key=opened["host"]).splitlines()]
    winners = [record[0]["seats"][seat].split(" (")[0] for seat in record[-1]["result"]["winner"]]  # without prisoners
    assert output.split()[2:] == winners
    assert [move for move in record if move.get("seat") == 0], "it has played"


def test_it_says_why_it_cannot_take_a_seat(server: PlayServer) -> None:
    with start_bot(server, "x" * 22) as bot:
        _, output = bot.communicate(timeout=TIMEOUT_S)
    assert bot.returncode != 0
    assert "404" in output


def start_bot(server: PlayServer, *arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, str(BOT), server.url, *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def ask(url: str, body: dict[str, Any] | None = None, key: str = "") -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text(url, body, key))
    return found


def text(url: str, body: dict[str, Any] | None = None, key: str = "") -> str:
    headers = {"content-type": "application/json", "authorization": f"Bearer {key}"}
    with urlopen(Request(url, None if body is None else json.dumps(body).encode(), headers), timeout=TIMEOUT_S) as reply:
        output: bytes = reply.read()
    return output.decode()


def newest_entry(server: PlayServer, table: str) -> int:
    """Return the number of the newest entry in the log of a table."""
    store = Store.open(server.database)
    found = store.newest_entries([table])[table]
    store.close()
    return found
