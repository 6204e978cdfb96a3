"""schemathesis finds nothing: what the OpenAPI document says is what the server does, with all its checks."""

import subprocess
import sysconfig
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from testkit.service.play_server import Server
from testkit.service.raw_websocket import Data, bearer, browser, opened
from testkit.service.server_processes import wait_until

TABLE = "/api/tables/{table}"
# Any text is of the right form for a record, and hardly one is a record: that is said with 422.
RECORDS = "".join(
    f"""
[[operations]]
include-path = "{path}"
checks.positive_data_acceptance.expected-statuses = ["2xx", "404", "422", "429", "503"]
"""
    for path in ("/api/replay", "/api/chances")
)
PROGRAM = Path(sysconfig.get_path("scripts")) / "schemathesis"


@pytest.fixture(scope="module")
def house() -> Iterator[Server]:
    with Server() as server:
        yield server
        assert server.complaints() == []


@pytest.fixture
def client(house: Server) -> Iterator[httpx.Client]:
    with browser(house.url) as found:
        yield found


def finds_nothing(house: Server, folder: Path, table: Data | None, *options: str) -> None:
    """One run of the real program; with a table, its host's key is shown to whoever asks for one."""
    config = ""
    if table is not None:
        config = f'[parameters]\ntable = "{table["table"]}"\n[auth.openapi.key]\nbearer = "{table["host"]}"\n'
    (folder / "schemathesis.toml").write_text(config + RECORDS)
    run = [str(PROGRAM), "run", f"{house.url}/openapi.json", "--checks", "all", "--seed", "4", "--no-color", *options]
    found = subprocess.run(run, cwd=folder, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout + found.stderr
    assert "generated" in found.stdout
    assert "Server error" not in found.stdout


def test_schemathesis_finds_nothing_without_a_key(house: Server, tmp_path: Path) -> None:
    finds_nothing(house, tmp_path, None, "--max-examples", "10")


def test_schemathesis_finds_nothing_as_the_host_of_an_open_table(house: Server, client: httpx.Client, tmp_path: Path) -> None:
    table = opened(client, name="Ana", players=4)
    rest = ["--exclude-path", f"{TABLE}/close", "--exclude-path", f"{TABLE}/keys"]  # after these there is no host any more
    finds_nothing(house, tmp_path, table, "--max-examples", "10", "--phases", "coverage,fuzzing", *rest)


def test_schemathesis_finds_nothing_as_the_host_of_a_table_that_is_over(
    house: Server, client: httpx.Client, tmp_path: Path
) -> None:
    table = opened(client, name=None, players=2, target=1, bots={"0": "rookie", "1": "rookie"})
    where = f"/api/tables/{table['table']}"
    assert client.post(f"{where}/start", headers=bearer(table["host"])).status_code == 200
    wait_until(lambda: client.get(where).json()["phase"] == "over", "the bots to finish")
    these = [
        part
        for path in ("", "/record", "/replay", "/chances", "/rematch", "/fairness", "/close", "/keys")
        for part in ("--include-path", TABLE + path)
    ]
    finds_nothing(house, tmp_path, table, "--max-examples", "10", "--phases", "coverage,fuzzing", *these)
