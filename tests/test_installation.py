"""Optional libraries: which ones an extra has, the command that installs them, and the commands that fetch them."""

import subprocess
import sys
from pathlib import Path

import pytest

from blackgate import installation
from blackgate.cli import arena as cli_arena
from blackgate.cli import extras
from blackgate.optional_libraries import MissingLibraryError, import_library
from blackgate.texts import TextList, say

METADATA = """\
Metadata-Version: 2.4
Name: blackgate-game
Version: 0.0
Provides-Extra: arena
Provides-Extra: env
Requires-Dist: not-installed-either
Requires-Dist: typer>=0.1
Requires-Dist: typer>=0.1; extra == "arena"
Requires-Dist: no-charts>=6; extra == "arena"
Requires-Dist: no-ratings>=6.1; extra == "arena"
Requires-Dist: not-for-us; sys_platform == "elsewhere" and extra == "arena"
Requires-Dist: no-arrays; extra == "env"
Requires-Dist: no-charts; extra == "env"
"""


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of installed distributions, searched first, with the metadata of Blackgate."""
    folder = tmp_path / "site"
    add_distribution(folder, "blackgate_game", METADATA)
    monkeypatch.syspath_prepend(folder)
    return folder


def add_distribution(site: Path, name: str, metadata: str) -> Path:
    folder = site / f"{name}-0.0.dist-info"
    folder.mkdir(parents=True)
    (folder / "METADATA").write_text(metadata, encoding="utf-8")
    return folder


@pytest.fixture
def package(site: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The environment of an installed package, not of a checkout."""
    environment = tmp_path / "environment"
    environment.mkdir()
    use_environment(environment, monkeypatch)
    monkeypatch.setattr(installation, "checkout", lambda: None)
    monkeypatch.setattr(sys, "argv", ["blackgate", "arena", "--bots", "boss,my bot"])
    return environment


def use_environment(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "prefix", str(folder))
    monkeypatch.setattr(sys, "executable", str(folder / "bin" / "python"))


@pytest.fixture
def made_by_make(site: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A checkout with the environment that `make` makes. The installer writes down how it was called."""
    root = tmp_path / "checkout"
    programs = root / ".venv" / "bin"
    programs.mkdir(parents=True)
    (root / "uv.lock").write_text("")
    (programs / "uv").write_text(f'#!/bin/sh\necho "$PWD $UV_PROJECT_ENVIRONMENT $@" >> {tmp_path}/calls\n. {tmp_path}/work\n')
    (programs / "uv").chmod(0o755)
    (tmp_path / "work").write_text("exit 1")
    use_environment(root / ".venv", monkeypatch)
    monkeypatch.setattr(installation, "checkout", lambda: root)
    return root


# --- what an extra has ----------------------------------------------------------------------------
@pytest.mark.usefixtures("site")
def test_the_missing_libraries_of_an_extra_are_read_from_the_metadata() -> None:
    assert installation.missing_distributions("arena") == ["no-charts", "no-ratings"]
    assert installation.missing_distributions("env") == ["no-arrays", "no-charts"]
    assert installation.missing_distributions("no-such-extra") == []


def test_names_are_a_list_in_every_language() -> None:
    names = TextList(["altair", "openskill", "ray"])
    lists = [names.in_language(code) for code in ("en", "fr", "de", "it", "es")]
    ends = ["and", "et", "und", "e", "y"]
    assert lists == [f"altair, openskill {word} ray" for word in ends]


# --- the command that installs it -------------------------------------------------------------------
def test_in_a_package_it_is_pip(package: Path) -> None:
    assert installation.install_command("arena") == f'{installation.pip()} "blackgate-game[arena]"'


@pytest.mark.parametrize(
    ("where", "file", "command"),
    [
        ("archive-v0/x", "", """uvx --from "blackgate-game[arena]" blackgate arena --bots 'boss,my bot'"""),
        ("tools/blackgate-game", "uv-receipt.toml", 'uv tool install "blackgate-game[arena]"'),
        ("venvs/blackgate-game", "pipx_metadata.json", 'pipx install --force "blackgate-game[arena]"'),
        (".cache/1", "pipx_metadata.json", """pipx run --spec "blackgate-game[arena]" blackgate arena --bots 'boss,my bot'"""),
    ],
)
def test_in_the_environment_of_a_tool_it_is_the_command_of_that_tool(
    package: Path, monkeypatch: pytest.MonkeyPatch, where: str, file: str, command: str
) -> None:
    environment = package / where
    environment.mkdir(parents=True)
    use_environment(environment, monkeypatch)
    if file:
        (environment / file).write_text("")
    assert installation.install_command("arena") == command


def test_a_package_that_was_installed_from_a_file_is_named_by_that_file(package: Path, site: Path) -> None:
    wheel = package / "blackgate game.whl"
    record = site / "blackgate_game-0.0.dist-info" / "direct_url.json"
    record.write_text(f'{{"url": "{wheel.as_uri()}", "archive_info": {{}}}}')
    assert "@" not in installation.install_command("arena"), "the file is gone"
    wheel.write_text("")
    assert installation.install_command("arena").endswith(f'"blackgate-game[arena] @ {wheel.as_uri()}"')


def test_in_a_checkout_without_uv_it_is_an_editable_install(made_by_make: Path) -> None:
    (made_by_make / ".venv" / "bin" / "uv").unlink()
    assert installation.install_command("arena").endswith(f'install --editable "{made_by_make}[arena]"')


def test_in_the_environment_of_make_it_is_make_or_uv(made_by_make: Path) -> None:
    assert installation.install_command("env") == "make env"
    assert installation.install_command("arena").startswith(f"{made_by_make}/.venv/bin/uv sync --inexact --frozen ")
    assert installation.install_command("arena").endswith(" --extra arena")


# --- commands -----------------------------------------------------------------------------------------
def test_in_the_environment_of_make_a_command_fetches_what_it_needs(
    made_by_make: Path, site: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    installed = [site / f"{name}-6.dist-info" for name in ("no_charts", "no_ratings")]
    (tmp_path / "work").write_text("\n".join(f"mkdir {one}; echo Name: x > {one}/METADATA" for one in installed))
    extras.require("arena", "blackgate arena")
    sentence = say("en", "cli-fetching", command="blackgate arena", libraries="no-charts and no-ratings")
    assert capfd.readouterr() == ("", sentence + "\n")
    (call,) = (tmp_path / "calls").read_text().splitlines()
    assert call.startswith(f"{made_by_make} {made_by_make}/.venv sync --inexact --frozen ")
    extras.require("arena", "blackgate arena")
    assert capfd.readouterr() == ("", "")


def test_if_they_cannot_be_fetched_the_error_has_the_command(made_by_make: Path) -> None:
    with pytest.raises(MissingLibraryError, match=r"no-charts and no-ratings.*uv sync .*--extra arena"):
        extras.require("arena", "blackgate arena")


def test_elsewhere_nothing_is_installed_and_nothing_is_played(package: Path, tmp_path: Path) -> None:
    with pytest.raises(MissingLibraryError, match=r'no-charts and no-ratings.* "blackgate-game\[arena\]"'):
        cli_arena.arena(bots="random,random", out=tmp_path / "out")
    assert not (tmp_path / "out").exists()


# --- imports ------------------------------------------------------------------------------------------
def test_a_mistake_of_ours_is_not_a_missing_library() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"blackgate\.nowhere"):
        import_library("blackgate.nowhere", "arena")


@pytest.mark.parametrize(
    ("module", "library"),
    [("aec", "pettingzoo"), ("image_rendering", "PIL"), ("fields", "numpy"), ("vector", "numpy"), ("open_spiel", "pyspiel")],
)
def test_an_environment_without_its_library_says_what_to_install(module: str, library: str) -> None:
    script = f"import sys; sys.modules[{library!r}] = None; import blackgate.env.{module}"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, encoding="utf-8", check=False)
    name, _, sentence = done.stderr.strip().split("\n")[-1].partition(": ")
    assert name.endswith("MissingLibraryError"), done.stderr
    assert issubclass(MissingLibraryError, ImportError)
    assert library in sentence
    assert "install with: " in sentence
