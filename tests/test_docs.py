"""The documentation: its code runs, its examples are right, its commands exist, and every page is in the navigation."""

import doctest
import importlib.util
import json
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import typer

from blackgate import edition
from blackgate.cli.app import app
from blackgate.engine.vocabulary import ABILITIES, EFFECTS
from blackgate.pack import CLASSIC
from blackgate.rulebook_text import clauses
from blackgate.tables import wire
from blackgate.wording import Wording
from testkit.doc_pages import DOCS, PAGES, ROOT, Fence, Page, page
from testkit.waiting import TIMEOUT_S

LANGUAGES = ("en", "fr", "de", "it", "es")
TEXTS = ROOT / "src" / "blackgate" / "texts"
OWN_PACK = "my_pack"  # what every page calls the reader's own pack
COMMANDS: dict[str, Any] = typer.main.get_command(app).commands  # type: ignore[attr-defined]
EXTRAS = set(tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"])
TARGETS = set(re.findall(r"^([a-z][a-z-]*):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


# --- fences ---------------------------------------------------------------------------------------
def test_every_fence_has_a_known_language() -> None:
    """Otherwise a block would be skipped: one without a language, one that is never closed, one of tildes."""
    known = {"python", "sh", "text", "toml", "json", "diff", "fluent", "nginx", "ini", "yaml"}
    for one in PAGES:
        assert {fence.language for fence in one.fences} <= known, one.name
        assert re.findall(r"^\s*(?:~~~|````)", one.text, re.MULTILINE) == [], one.name
        assert len(re.findall(r"^\s*```", one.text, re.MULTILINE)) == 2 * len(one.fences), one.name
    assert sum(len(one.fences_in("python")) for one in PAGES) >= 26


# --- code -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("one", [one for one in PAGES if one.fences_in("python")], ids=lambda one: one.name)
def test_the_code_of_a_page_runs(one: Page, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Blocks share one namespace and run in order, in a folder with the files that the page tells its reader to write."""
    monkeypatch.chdir(tmp_path)
    for fence in one.fences:
        write_file(fence, tmp_path)
    there = sorted(tmp_path.rglob("*"))
    names: dict[str, Any] = {"__name__": one.path.stem}
    for fence in one.fences_in("python"):
        run(fence, one, names)
    for name in [name for name in names if name.startswith("test_")]:
        names[name]()
    assert sorted(tmp_path.rglob("*")) == there, "a page leaves no files behind"


def run(fence: Fence, one: Page, names: dict[str, Any]) -> None:
    """Run a block of a page, as a session with its output or as a program."""
    if not fence.body.lstrip().startswith(">>>"):
        exec(compile("\n" * (fence.line - 1) + fence.body, one.name, "exec"), names)
        return
    session = doctest.DocTestParser().get_doctest(fence.body, names, one.name, one.name, fence.line - 1)
    told: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(session, out=told.append, clear_globs=False)
    assert runner.failures == 0, "".join(told)
    names |= session.globs


def write_file(fence: Fence, folder: Path) -> None:
    """Write what a page tells its reader to write: into a copy of the classic pack, a line in place of another, or at the end."""
    if not fence.title.startswith(f"{OWN_PACK}/"):
        return
    if not (folder / OWN_PACK).exists():
        shutil.copytree(CLASSIC, folder / OWN_PACK)
    path = folder / fence.title
    path.parent.mkdir(exist_ok=True)
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    if fence.language == "diff":
        out, into = (re.findall(rf"^[{sign}](.*)$", fence.body, re.MULTILINE) for sign in "-+")
        assert before.count("\n".join(out) + "\n") == 1, f"{fence.title} does not say {out}"
        after = before.replace("\n".join(out) + "\n", "\n".join(into) + "\n")
    else:
        after = f"{before}\n{fence.body}" if before else fence.body
    path.write_text(after, encoding="utf-8")


def test_the_steps_of_a_card_in_ten_minutes_work(tmp_path: Path) -> None:
    """Step by step: files are written, `pack check` runs, and prints what the page shows."""
    shutil.copytree(CLASSIC, tmp_path / OWN_PACK)
    said, compared = "", 0
    for fence in page("add-a-card.md").fences:
        write_file(fence, tmp_path)
        if fence.language == "sh" and f"blackgate pack check {OWN_PACK}" in fence.body:
            command = [sys.executable, "-m", "blackgate", "pack", "check", OWN_PACK]
            done = subprocess.run(command, cwd=tmp_path, capture_output=True, encoding="utf-8", timeout=TIMEOUT_S, check=False)
            said = done.stdout + done.stderr
        elif fence.language == "text":
            assert fence.body.strip() in said
            compared += 1
    assert compared == 3


# --- other examples ------------------------------------------------------------------
def test_toml_in_a_page_is_toml() -> None:
    for one in PAGES:
        for fence in one.fences_in("toml"):
            tomllib.loads(fence.body)


@pytest.mark.parametrize(("way", "kinds", "least"), [(">", wire.FromClient, 9), ("<", wire.FromServer, 8)])
def test_the_example_session_of_the_protocol_has_valid_messages(way: str, kinds: Any, least: int) -> None:
    """Only lines without an ellipsis are checked."""
    said = re.findall(rf"^(?:Ana|Ben) {way} (\{{[^…\n]*\}})$", page("protocol.md").text, re.MULTILINE)
    for message in said:
        msgspec.convert(json.loads(message), kinds)
    assert len(said) >= least


@pytest.mark.parametrize(("title", "words"), [("Effects", EFFECTS), ("Abilities", ABILITIES)])
def test_every_word_of_a_pack_has_its_row_and_every_row_is_toml(title: str, words: dict[str, object]) -> None:
    section = page("packs.md").text.partition(f"## {title}\n")[2].partition("\n## ")[0]
    told: set[str] = set()
    for row in re.findall(r"^\| (`.*?) \|", section, re.MULTILINE):
        for example in re.findall(r"`([^`]+)`", row):
            value = tomllib.loads(f"x = {example}" if example.startswith(("{", '"')) else example)
            told |= set(value["x"] if isinstance(value.get("x"), dict) else value) - {"x"}
    arguments = {"count", "without"}  # of take_pile and craft
    assert told - arguments == set(words)


# --- commands -------------------------------------------------------------------------------------
def code_lines(one: Page) -> Iterator[str]:
    """Yield code that is no program: lines of fences without comments, and code within text."""
    for fence in one.fences:
        if fence.language not in ("python", "json", "toml", "diff", "fluent"):
            yield from (line.partition("#")[0] for line in fence.body.splitlines())
    yield from one.spans


def test_every_make_target_in_a_page_exists() -> None:
    named = {
        (one.name, target)
        for one in PAGES
        for line in code_lines(one)
        for targets in re.findall(r"(?:^|[\s;&])make((?: [a-z][a-z-]*)+)", line)
        for target in targets.split()
    }
    assert {target for _, target in named} >= {"play", "test", "docs"}
    assert [(where, target) for where, target in named if target not in TARGETS] == []


def commands_in(line: str) -> Iterator[tuple[str, list[str]]]:
    """Yield the `blackgate` commands in a line of a shell, with their options."""
    for words in re.findall(r"(?:^|[\s/;&(])blackgate ((?:pack )?[a-z]+\b[^|;&#]*)", line):
        name, *rest = shlex.split(words.replace("'", "’").replace("…", "x"))
        if name == "pack" and rest:
            name = f"pack {rest.pop(0)}"
        yield name, [word.partition("=")[0] for word in rest if re.match(r"--[a-z]", word)]


def options_of(name: str) -> set[str]:
    """Return the options of a command."""
    group, _, command = name.partition(" ")
    found = COMMANDS[group].commands[command] if command else COMMANDS[group]
    return {"--help"} | {option for parameter in found.params for option in (*parameter.opts, *parameter.secondary_opts)}


def exists(name: str) -> bool:
    """Return whether a command exists; `pack` alone is a group."""
    group, _, command = name.partition(" ")
    return group in COMMANDS and (not command or command in getattr(COMMANDS[group], "commands", {}))


def test_every_command_in_a_page_exists_with_its_options() -> None:
    named = [(one.name, *command) for one in PAGES for line in code_lines(one) for command in commands_in(line)]
    assert {name for _, name, _ in named} >= {"serve", "arena", "lab", "backup", "pack check"}
    assert [(where, name) for where, name, _ in named if not exists(name)] == []
    assert [(where, name, option) for where, name, options in named for option in options if option not in options_of(name)] == []


def scripts_in(line: str) -> Iterator[tuple[str, list[str]]]:
    """Yield the Python programs in a line of a shell, by file or by module, with their options."""
    for name, words in re.findall(r"\bpython3? (?:-m )?([\w./]+)([^|;&#]*)", line):
        yield name, re.findall(r"(?<!\S)--[a-z][a-z-]*", words)


def test_every_script_in_a_page_exists_with_its_options() -> None:
    named = [(one.name, *script) for one in PAGES for line in code_lines(one) for script in scripts_in(line)]
    assert {name for _, name, _ in named} >= {"examples/socket_bot.py", "examples/train.py", "tools/strength.py", "pytest"}
    for where, name, options in named:
        path = ROOT / (name if name.endswith(".py") else name.replace(".", "/") + ".py")
        if path.exists():
            source = path.read_text(encoding="utf-8")
            assert [option for option in options if f'"{option}"' not in source] == [], f"{where}: {name}"
        else:
            assert not name.endswith(".py"), f"{where}: there is no {name}"
            assert importlib.util.find_spec(name), f"{where}: there is no {name}"


def test_every_file_of_a_shell_command_exists_or_is_written_on_the_page() -> None:
    given = [
        (one, path)
        for one in PAGES
        for fence in one.fences_in("sh")
        for path in re.findall(r"(?<![\w./])(?:src|tests|tools|examples|docs)/[\w./-]+", fence.body)
    ]
    assert len(given) >= 5
    assert [f"{one.name}: {path}" for one, path in given if not (ROOT / path).exists() and path not in titles_of(one)] == []


# Folders to which a path in a page may be relative, and how a path in code type looks: folders and a name, or a Python file.
BASES = [ROOT, ROOT / "src" / "blackgate", ROOT / "client", ROOT / "client" / "src"]
FOLDERS = {path.name for base in BASES for path in base.iterdir() if path.is_dir() and path.name[0] != "."}
PATH = re.compile(r"(?:[\w.-]+/)+[\w.-]*|[\w-]+\.py")


def is_source_path(span: str) -> bool:
    return PATH.fullmatch(span) is not None and (span.endswith(".py") or span.partition("/")[0] in FOLDERS)


def source_exists(path: str) -> bool:
    """Whether there is such a file or folder. A file without a folder may be anywhere in the package."""
    return any((base / path).exists() for base in BASES) or ("/" not in path and any(BASES[1].rglob(path)))


def test_every_source_path_that_is_named_exists() -> None:
    named = [(one.name, span) for one in PAGES for span in one.spans if is_source_path(span)]
    assert {where for where, _ in named} >= {"docs/architecture.md", "docs/bots.md", "docs/protocol.md", "docs/style.md"}
    assert [(where, path) for where, path in named if not source_exists(path)] == []


def titles_of(one: Page) -> set[str]:
    """Return the files that a page tells its reader to write."""
    return {fence.title for fence in one.fences}


def test_no_page_installs_blackgate_from_pypi() -> None:
    """The package of that name on PyPI belongs to someone else."""
    folders = [(ROOT / folder).rglob(pattern) for folder in ("src", "tools", "examples") for pattern in ("*.py", "*.ftl")]
    texts = [one.path for one in PAGES] + [path for folder in folders for path in folder]
    wrong = re.compile(r"""pip install\s+(?:-\S+\s+)*["']?blackgate(?![-\w])""")
    assert len(texts) > 100
    assert [str(path) for path in texts if wrong.search(path.read_text(encoding="utf-8"))] == []


def test_every_extra_in_a_page_is_in_the_pyproject() -> None:
    lists = [found for one in PAGES for found in re.findall(r"pip install [^`\n]*\[([a-z,]+)\]", one.text)]
    lists += [found for one in PAGES for found in re.findall(r"[Ee]xtra:? `(\w+)`", one.text)]
    named = {extra for found in lists for extra in found.split(",")}
    assert named >= {"arena", "env", "hosting", "openspiel", "ray"}
    assert named <= EXTRAS


@pytest.mark.parametrize("command", ["arena", "lab"])
def test_the_page_of_a_command_has_all_its_options_and_no_other(command: str) -> None:
    rows = re.findall(r"^\| (`--.*?) \|", page(f"{command}.md").text, re.MULTILINE)
    assert {option for row in rows for option in re.findall(r"--[a-z-]+", row)} == options_of(command) - {"--help"}


# --- pages ----------------------------------------------------------------------------------------
def test_the_players_pages_are_one_page_in_five_languages() -> None:
    first, *others = (page(f"play/{language}.md") for language in LANGUAGES)
    for other in others:
        assert other.headings == first.headings, other.name
        assert other.tables == first.tables, other.name
        assert len(other.pictures) == len(first.pictures), other.name


def rows_of(one: Page) -> list[str]:
    """Return the rows of all tables."""
    return re.findall(r"^\|.*\|$", one.prose, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_tables_of_a_players_page_have_the_english_numbers(language: str) -> None:
    english, other = ([re.findall(r"\d+", row) for row in rows_of(page(f"play/{one}.md"))] for one in ("en", language))
    assert other == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_players_page_has_the_price_of_every_card_that_sells_for_more_than_one(language: str) -> None:
    """6.4: the sentence names cards, then their price. Tools have their own table."""
    (sentence,) = re.findall(r"^[^-].*\[6\.4\]\[places\]\)(.*)\[6\.5\]", page(f"play/{language}.md").prose, re.MULTILINE)
    priced = re.findall(r"(\D+)(\d)", sentence)
    words = Wording(edition(), language)
    for kind, card in enumerate(edition().pack.cards):
        if card.sells > 1 and not card.points:
            name = words.language.name("term-accessory", "") if card.category == "accessory" else words.card(kind)
            assert [int(price) for names, price in priced if re.search(rf"\b{re.escape(name)}\b", names)] == [card.sells], card.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_players_page_cites_the_clauses_the_english_one_does(language: str) -> None:
    english, other = (re.findall(r"\[([\d.]+)\]\[(\w+)\]", page(f"play/{one}.md").prose) for one in ("en", language))
    assert other == english
    assert {number for number, _ in other if "." in number} <= clauses(language).keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_bold_texts_of_a_players_page_are_texts_of_the_client(language: str) -> None:
    """Buttons, headings, names of players. A whole sentence in bold is advice, and the page's own language is no link."""
    texts = "\n".join(path.read_text(encoding="utf-8") for path in sorted((TEXTS / language).glob("*.ftl")))
    shown = {normalized(value) for value in re.findall(r"(?:= |\] )(.+)$", texts, re.MULTILINE)}
    bold = {
        normalized(words)
        for words in re.findall(r"\*\*([^*]+)\*\*", page(f"play/{language}.md").prose)
        if not words.endswith(".")
    }
    assert len(bold) > 50
    assert bold - shown == {{"en": "English", "fr": "Français", "de": "Deutsch", "it": "Italiano", "es": "Español"}[language]}


def normalized(words: str) -> str:
    """Return a text without differences between file and screen: the seat's number, the kind of apostrophe."""
    return re.sub(r"\{ \$seat \}|\d+", "2", words.strip()).replace("’", "'")


def test_no_page_has_a_todo() -> None:
    assert [one.name for one in PAGES if re.search(r"\b(?:TO BE|TODO|FIXME|TBD)\b", one.text)] == []


def test_every_picture_exists_and_has_an_alternative_text() -> None:
    for one in PAGES:
        for alternative, address in one.pictures:
            assert len(alternative.split()) >= 2, f"{one.name}: {address} has no alternative text"
            assert "://" not in address, f"{one.name}: {address} comes from another host"
            assert (one.path.parent / address.partition("#")[0]).is_file(), f"{one.name}: there is no {address}"


def nav_of(entries: list[Any] | str) -> Iterator[str]:
    """Yield the pages of a navigation, at all levels."""
    if isinstance(entries, str):
        yield entries
        return
    for entry in entries:
        for below in [entry] if isinstance(entry, str) else entry.values():
            yield from nav_of(below)


def test_every_page_is_in_the_navigation_once_and_no_other() -> None:
    site = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))["project"]
    assert sorted(nav_of(site["nav"])) == sorted(path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md"))
