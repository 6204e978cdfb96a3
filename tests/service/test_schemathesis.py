"""The server does what its OpenAPI document says: schemathesis, with all its checks, finds no difference."""

import subprocess
import sysconfig
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from testkit.seeds import ROUND, repetitions
from testkit.service.http_client import Data, http_client, opened, watch_bots
from testkit.service.play_server import PlayServer
from testkit.waiting import TIMEOUT_S

TABLE = "/api/tables/{table}"
# By its schema any text may be a record. Those that are not are refused with 422.
RECORDS = "".join(
    f"""
[[operations]]
include-path = "{path}"
checks.positive_data_acceptance.expected-statuses = ["2xx", "404", "422", "429", "503"]
"""
    for path in ("/api/replay", "/api/chances")
)
EXAMPLES = str(repetitions(normally=2, in_soak=30))
PROGRAM = Path(sysconfig.get_path("scripts")) / "schemathesis"


@pytest.fixture
def client(sqlite_server: PlayServer) -> Iterator[httpx.Client]:
    with http_client(sqlite_server.url) as found:
        yield found


def finds_nothing(server: PlayServer, folder: Path, table: Data | None, *options: str) -> None:
    """Run schemathesis once; with a table, requests carry the key of its host."""
    config = ""
    if table is not None:
        config = f'[parameters]\ntable = "{table["table"]}"\n[auth.openapi.key]\nbearer = "{table["host"]}"\n'
    (folder / "schemathesis.toml").write_text(config + RECORDS)
    run = [str(PROGRAM), "run", f"{server.url}/openapi.json", "--checks", "all", "--seed", ROUND or "4", "--no-color"]
    # A busy machine answers late, which is no difference from the document. Its own limit would be ten seconds.
    run += ["--request-timeout", f"{TIMEOUT_S:.0f}", "--max-response-time", f"{TIMEOUT_S:.0f}"]
    run += ["--max-examples", EXAMPLES, *options]
    found = subprocess.run(run, cwd=folder, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout + found.stderr
    assert "generated" in found.stdout
    assert "Server error" not in found.stdout


def test_schemathesis_finds_nothing_without_a_key(sqlite_server: PlayServer, tmp_path: Path) -> None:
    finds_nothing(sqlite_server, tmp_path, None)


def test_schemathesis_finds_nothing_as_the_host_of_an_open_table(
    sqlite_server: PlayServer, client: httpx.Client, tmp_path: Path
) -> None:
    table = opened(client, name="Ana", players=4)
    rest = [
        "--exclude-path",
        f"{TABLE}/close",
        "--exclude-path",
        f"{TABLE}/keys",
    ]  # the host's key ends here
    finds_nothing(sqlite_server, tmp_path, table, "--phases", "coverage,fuzzing", *rest)


def test_schemathesis_finds_nothing_as_the_host_of_a_table_that_is_over(
    sqlite_server: PlayServer, client: httpx.Client, tmp_path: Path
) -> None:
    table = opened(client, name=None, players=2, target=1, bots={"0": "rookie", "1": "rookie"})
    watch_bots(client, table)
    these = [
        part
        for path in ("", "/record", "/replay", "/chances", "/rematch", "/fairness", "/close", "/keys")
        for part in ("--include-path", TABLE + path)
    ]
    finds_nothing(sqlite_server, tmp_path, table, "--phases", "coverage,fuzzing", *these)
