"""The service without the libraries that only hosts of several processes need, and without uvloop."""

import subprocess
import sys

import pytest

from testkit.service.http_client import http_client, play_bots
from testkit.service.play_server import PlayServer
from testkit.waiting import TIMEOUT_S

# `resource` is missing on Windows, like uvloop.
PROGRAM = (
    "-c",
    "import sys; sys.modules.update(dict.fromkeys(['psycopg', 'redis', 'uvloop', 'resource']));"
    "from blackgate.cli import main; main()",
)


class ServerWithoutLibraries(PlayServer):
    program = PROGRAM


def test_a_game_on_sqlite_needs_none_of_them() -> None:
    with ServerWithoutLibraries() as server:
        with http_client(server.url) as client:
            play_bots(client)
        server.check_log()


@pytest.mark.parametrize(
    ("words", "library"),
    [
        (["--db", "postgresql://localhost/blackgate"], "psycopg"),
        (["--redis", "redis://localhost", "--db", "sqlite:///t"], "redis"),
    ],
)
def test_what_needs_them_is_refused_with_the_command_that_installs_them(
    words: list[str], library: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    command = [sys.executable, *PROGRAM, "serve", "--port", "0", *words]
    done = subprocess.run(
        command, capture_output=True, encoding="utf-8", check=False, timeout=TIMEOUT_S, cwd=tmp_path_factory.mktemp("here")
    )
    assert done.returncode == 2
    (sentence,) = done.stderr.strip().split("\n")
    assert library in sentence
    assert "install" in sentence
    assert "hosting" in sentence.rpartition("install")[2]
