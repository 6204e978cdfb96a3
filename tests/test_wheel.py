"""The wheel: what is in it, and that it plays in an environment with nothing else."""

import importlib.util
import os
import re
import shutil
import signal
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import blackgate
from blackgate.texts import LANGUAGES, say
from testkit.service.http_client import bearer, http_client, opened
from testkit.service.server_processes import free_port
from testkit.waiting import TIMEOUT_S

ROOT = Path(__file__).parents[1]
WEB = Path("src/blackgate/service/web")
STAND_IN = "The client is not built in this checkout."
SCREEN = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
PROGRAMS = "Scripts" if sys.platform == "win32" else "bin"

pytestmark = pytest.mark.skipif(importlib.util.find_spec("hatchling") is None, reason="hatchling is not installed: make setup")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel as `make wheel` builds it, but not compiled: that takes long. The client is the one of this checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    left_out = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    for name in ("src", "docs", "tools", "tests", "testkit", "LICENSES"):
        shutil.copytree(ROOT / name, source / name, ignore=left_out)
    for file in ROOT.iterdir():
        if file.is_file():
            shutil.copy(file, source)
    if not (source / WEB / "index.html").exists():
        (source / WEB).mkdir()
        (source / WEB / "index.html").write_text(STAND_IN)
    (source / "tools" / "client.py").write_text("")  # the client is there
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder / "dist")]
    subprocess.run(build, cwd=source, env={**os.environ, "BLACKGATE_PURE": "1"}, check=True, capture_output=True)
    (built,) = (folder / "dist").iterdir()
    return built


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of a virtual environment into which only the wheel was installed, with the libraries that it names."""
    folder = tmp_path_factory.mktemp("environment") / "venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    python = str(folder / PROGRAMS / "python")
    uv = shutil.which("uv", path=os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]))
    if uv is None:
        install = [sys.executable, "-m", "pip", "--python", python, "install", "--quiet"]
    else:
        install = [uv, "pip", "install", "--quiet", "--python", python]
        if run([*install, "--offline", str(wheel)]).returncode == 0:  # from the cache: a second, and no network
            return folder / PROGRAMS
    done = run([*install, str(wheel)])
    assert done.returncode == 0, done.stderr
    return folder / PROGRAMS


def run(command: list[str], **variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, encoding="utf-8", env=clean_environment(**variables), check=False)


def clean_environment(**variables: str) -> dict[str, str]:
    """Return the variables of a user without a screen who knows nothing of this checkout."""
    left_out = {
        *SCREEN,
        "PYTHONPATH",
        "PYTHONDONTWRITEBYTECODE",
        "VIRTUAL_ENV",
        "BLACKGATE_DB",
        "BLACKGATE_LANG",
        "LC_ALL",
        "LC_MESSAGES",
    }
    return {name: value for name, value in os.environ.items() if name not in left_out} | {"LANG": "C.UTF-8"} | variables


@contextmanager
def running(environment: Path, home: Path) -> Iterator[tuple[str, list[str]]]:
    """`python -m blackgate`: yield its address and what it printed before. Ctrl-C must end it without a word."""
    variables = clean_environment(HOME=str(home), XDG_DATA_HOME=str(home), BLACKGATE_PORT=str(free_port()))
    process = subprocess.Popen(
        [str(environment / "python"), "-m", "blackgate"],
        cwd=home,
        env=variables,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    try:
        assert process.stdout is not None
        printed = []
        for line in process.stdout:
            printed.append(line.strip())
            if "http://" in line:
                break
        else:
            raise AssertionError(process.communicate(timeout=TIMEOUT_S))
        yield re.findall(r"http://\S+", printed[-1])[0], printed
        process.send_signal(signal.SIGINT)
        _, complaints = process.communicate(timeout=TIMEOUT_S)
    finally:
        process.kill()
    assert (process.returncode, complaints) == (0, "")


# --- what is in it --------------------------------------------------------------------------------
def test_the_wheel_contains_everything_that_playing_needs(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    rules = {f"blackgate/rules{'' if code == 'en' else f'.{code}'}.md" for code in LANGUAGES}
    texts = {f"blackgate/texts/{code}/{file}.ftl" for code in LANGUAGES for file in ("cards", "cli", "table")}
    wanted = (
        rules
        | texts
        | {
            "blackgate/pack/classic/cards.toml",
            "blackgate/service/web/index.html",
            "blackgate/bots/warden.bin",
            "blackgate/py.typed",
        }
    )
    built = {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / WEB).rglob("*") if path.is_file()}
    assert wanted | built <= names
    licences = {path.name for path in (ROOT / "LICENSES").iterdir()} | {"LICENSE", "NOTICE", "THIRD_PARTY.md"}
    assert licences == {Path(name).name for name in names if ".dist-info/licenses/" in name}


def test_the_wheel_contains_no_test_and_nothing_else(wheel: Path) -> None:
    assert re.fullmatch(rf"blackgate_game-{re.escape(blackgate.__version__)}-py3-none-any\.whl", wheel.name)
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    assert {name.split("/")[0].partition("-")[0] for name in names} == {"blackgate", "blackgate_game"}
    tests = re.compile(r"(^|/)(tests?|testkit|test_[^/]*|conftest)(/|\.py$)")
    assert [name for name in names if tests.search(name) or name.endswith((".so", ".pyc", ".map"))] == []


# --- in an environment of its own ---------------------------------------------------------------------
def test_python_m_blackgate_opens_the_game(environment: Path, tmp_path: Path) -> None:
    with running(environment, tmp_path) as (url, printed), http_client(url) as client:
        assert printed == [say("en", "cli-uncompiled-package"), say("en", "cli-serve-running", url=url)]
        index = ROOT / WEB / "index.html"
        assert client.get("/").text == (index.read_text(encoding="utf-8") if index.exists() else STAND_IN)
        assert client.get("/api/health").json()["version"] == blackgate.__version__
        table = opened(client, name="Ana", players=3, bots={"1": "inmate", "2": "boss"})
        started = client.post(f"/api/tables/{table['table']}/start", headers=bearer(table["host"]))
        assert started.json()["phase"] == "playing"
    assert (tmp_path / "blackgate" / "blackgate.db").exists()


def test_without_the_client_it_says_so_and_pages_are_plain(environment: Path, tmp_path: Path) -> None:
    (web,) = environment.parent.glob("**/blackgate/service/web")
    web.rename(tmp_path / "web")
    try:
        with running(environment, tmp_path) as (url, printed), http_client(url) as client:
            notices = [say("en", "cli-uncompiled-package"), say("en", "cli-no-client-package")]
            assert printed == [*notices, say("en", "cli-serve-running", url=url)]
            assert "<h1>Blackgate" in client.get("/").text
    finally:
        (tmp_path / "web").rename(web)


def test_the_command_names_its_version(environment: Path) -> None:
    done = run([str(environment / "blackgate"), "--version"])
    assert done.stdout.strip() == say("en", "cli-version-pure", version=blackgate.__version__)


@pytest.mark.parametrize(
    ("words", "extra", "libraries"),
    [
        (["arena", "--bots", "random,random"], "arena", "altair, openskill and vl-convert-python"),
        (["serve", "--db", "postgresql://localhost/x"], "hosting", "psycopg and redis"),
    ],
)
def test_a_command_that_needs_more_names_what_to_install(
    environment: Path, wheel: Path, words: list[str], extra: str, libraries: str
) -> None:
    done = run([str(environment / "blackgate"), *words])
    command = f'uv pip install "blackgate-game[{extra}] @ {wheel.as_uri()}"'  # there is no pip in that environment
    problem = say("en", "error-missing-libraries", libraries=libraries, command=command)
    assert (done.returncode, done.stderr.strip()) == (2, say("en", "cli-error", problem=problem))
