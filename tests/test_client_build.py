"""The build of the browser client: with a Node that is new enough, or not at all and with a notice."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tools import client

Script = Callable[[str, str], None]


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Script:
    """Write scripts in place of the programs of a machine, where the client is not built yet."""
    programs, source = tmp_path / "bin", tmp_path / "client"
    programs.mkdir()
    source.mkdir()
    (source / "package-lock.json").write_text("{}")
    monkeypatch.setenv("PATH", str(programs))
    monkeypatch.setattr(client, "CLIENT", source)
    monkeypatch.setattr(client, "LOG", tmp_path / "log" / "client.log")
    monkeypatch.setattr(client, "npm_of_pypi", lambda: None)
    monkeypatch.setattr(sys, "argv", ["client.py"])

    def write(name: str, text: str) -> None:
        (programs / name).write_text(f"#!/bin/sh\n{text}\n")
        (programs / name).chmod(0o755)

    return write


def test_a_node_that_is_too_old_is_not_used(script: Script, capsys: pytest.CaptureFixture[str]) -> None:
    script("npm", "exit 0")
    script("node", "echo v18.20.4")
    assert client.npm() is None
    assert client.main() == 0, "the service works without it"
    assert "Node 20 or newer was not found" in capsys.readouterr().err


def test_packages_are_installed_if_they_are_not_those_of_the_lock_file(script: Script) -> None:
    log = client.CLIENT / "said"
    script("node", "echo v20.1.0")
    script("npm", f'echo "$@" >> {log}')
    assert client.main() == 0
    installed = client.CLIENT / "node_modules" / ".package-lock.json"
    installed.parent.mkdir()
    installed.write_text("{}")
    assert client.main() == 0
    os.utime(client.CLIENT / "package-lock.json", (2e9, 2e9))
    assert client.main() == 0
    ci, build = "ci --no-audit --no-fund --omit=dev", "run build"
    assert log.read_text().splitlines() == [ci, build, build, ci, build]


def test_linters_and_test_libraries_are_installed_for_a_check_only(script: Script, monkeypatch: pytest.MonkeyPatch) -> None:
    log = client.CLIENT / "said"
    script("node", "echo v20.1.0")
    script("npm", f'echo "$@" >> {log}')
    packages = client.CLIENT / "node_modules"
    packages.mkdir()
    (packages / ".package-lock.json").write_text("{}")
    monkeypatch.setattr(sys, "argv", ["client.py", "--check"])
    assert client.main() == 0
    (packages / client.DEV_PACKAGE).mkdir()
    assert client.main() == 0
    checks = ["run check", "run lint", "run test"]
    assert log.read_text().splitlines() == ["ci --no-audit --no-fund", *checks, *checks]


def test_a_client_that_does_not_build_is_a_failure_with_its_log(script: Script, capsys: pytest.CaptureFixture[str]) -> None:
    script("node", "echo v22.0.0")
    script("npm", "echo no such file; exit 1")
    assert client.main() == 1
    assert f"npm ci --no-audit --no-fund --omit=dev failed, see {client.LOG}" in capsys.readouterr().err
    assert client.LOG.read_text() == "no such file\n"
