"""Licences, metadata, citation, workflows, issue forms: the files around the code are complete and agree with it."""

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

import blackgate
from blackgate import record, serialization
from blackgate.arena import journal
from blackgate.env import options as environment_options
from blackgate.lab import results_json
from blackgate.service.storage import backup
from blackgate.tables import entries
from testkit.doc_pages import Page

ROOT = Path(__file__).parents[1]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
TARGETS = set(re.findall(r"^([a-z][a-z-]*):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
GUIDES = ("CONTRIBUTING.md", "CODE_OF_CONDUCT.md", "SECURITY.md", "THIRD_PARTY.md")


def installed(module: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(importlib.util.find_spec(module) is None, reason=f"{module} is not installed: make setup")


def yaml_of(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


# --- licences -------------------------------------------------------------------------------------
def test_the_licences_of_the_package_are_those_whose_texts_are_here() -> None:
    named = set(PROJECT["project"]["license"].split(" AND "))
    assert named == {path.stem for path in (ROOT / "LICENSES").iterdir()}
    annotations = tomllib.loads((ROOT / "REUSE.toml").read_text(encoding="utf-8"))["annotations"]
    assert named == {licence for one in annotations for licence in one["SPDX-License-Identifier"].split(" AND ")}


def test_the_licence_at_the_top_is_the_apache_licence() -> None:
    assert (ROOT / "LICENSE").read_bytes() == (ROOT / "LICENSES" / "Apache-2.0.txt").read_bytes()


def test_the_notice_says_that_the_edition_is_unofficial() -> None:
    notice = " ".join((ROOT / "NOTICE").read_text(encoding="utf-8").split())
    for words in ("unofficial digital edition", "not affiliated", "David Simide", "Borderline Éditions", "Rights holders"):
        assert words in notice
    assert "unofficial digital edition" in (ROOT / "README.md").read_text(encoding="utf-8")


def test_everything_that_the_client_brings_along_is_listed_with_its_licence() -> None:
    """Libraries that end up in the built client: its dependencies but for the tools that build it, what Svelte needs, and
    Pyodide in the static edition."""
    packages = json.loads((ROOT / "client" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    rows = [row for row in (ROOT / "THIRD_PARTY.md").read_text(encoding="utf-8").splitlines() if row.startswith("|")]
    listed = {name: row.split("|")[-2].strip() for row in rows for name in re.findall(r"`(@?[a-z][\w./-]*)`", row.split("|")[1])}
    bundled = {*packages[""]["dependencies"], "clsx", "pyodide"} - {"vite", "@sveltejs/vite-plugin-svelte"}
    assert listed == {name: packages[f"node_modules/{name}"]["license"] for name in bundled}


@installed("hatchling")
def test_a_wheel_carries_the_licences_and_the_typed_marker(tmp_path: Path) -> None:
    """Built from the files that matter here alone: without the engine, which takes long, and without the client."""
    source = tmp_path / "source"
    for name in ("src/blackgate/__init__.py", "src/blackgate/py.typed", "pyproject.toml", "README.md", *licence_files()):
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, source / name)
    for rules in (ROOT / "docs").glob("rules*.md"):
        (source / "docs").mkdir(exist_ok=True)
        shutil.copy(rules, source / "docs")
    (source / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "compile_hook.py", source / "tools")
    (source / "tools" / "client.py").write_text("")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path / "dist")]
    subprocess.run(build, cwd=source, env={**os.environ, "BLACKGATE_PURE": "1"}, check=True, capture_output=True)
    (wheel,) = (tmp_path / "dist").iterdir()
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        metadata = archive.read(next(name for name in names if name.endswith(".dist-info/METADATA"))).decode()
    licences = {name.partition(".dist-info/licenses/")[2] for name in names if ".dist-info/licenses/" in name}
    assert licences == set(licence_files())
    assert "blackgate/py.typed" in names
    assert f"License-Expression: {PROJECT['project']['license']}" in metadata


def licence_files() -> list[str]:
    return [
        path.relative_to(ROOT).as_posix()
        for pattern in PROJECT["project"]["license-files"]
        for path in sorted(ROOT.glob(pattern))
    ]


# --- citation and guides --------------------------------------------------------------------------
def test_the_citation_names_this_version() -> None:
    citation = yaml_of(ROOT / "CITATION.cff")
    assert citation["cff-version"] == "1.2.0"
    assert {"message", "title", "authors"} <= set(citation)
    assert citation["version"] == blackgate.__version__


def releases() -> list[tuple[str, str]]:
    """The releases in the changelog with their dates, newest first."""
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    unreleased, *sections = re.findall(r"^## (.*)$", changelog, re.MULTILINE)
    assert unreleased == "Unreleased"
    found = [re.fullmatch(r"(\d+\.\d+\.\d+) - (\d{4}-\d{2}-\d{2})", section) for section in sections]
    assert all(found), sections
    return [(one[1], one[2]) for one in found if one]


def test_the_newest_release_in_the_changelog_is_this_version_on_the_day_of_the_citation() -> None:
    citation = yaml_of(ROOT / "CITATION.cff")
    assert releases()[0] == (blackgate.__version__, str(citation["date-released"]))


def test_releases_in_the_changelog_are_in_order() -> None:
    numbered = [(tuple(map(int, version.split("."))), day) for version, day in releases()]
    assert numbered == sorted(numbered, reverse=True)
    assert len({version for version, _ in numbered}) == len(numbered)


def test_every_section_of_the_changelog_says_something() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    sections = re.split(r"^#{2,3} .*$", changelog, flags=re.MULTILINE)
    assert all(section.strip() for section in sections)


def test_the_page_about_releases_names_the_versions_of_this_program() -> None:
    page = (ROOT / "docs" / "releasing.md").read_text(encoding="utf-8")
    table = page.partition("| version | now |")[2].partition("\n\n")[0]
    rows = re.findall(r"^\| ([a-z ,]+) \| (\S+) \|", table, re.MULTILINE)
    migrations = sorted((ROOT / "src/blackgate/service/storage/migrations/versions").glob("[0-9]*.py"))
    now = {
        "package": blackgate.__version__,
        "rules": record.RULES,
        "record format": record.FORMAT,
        "record format of tables": record.TABLE_FORMAT,
        "stored tables": entries.FORMAT,
        "saved games": serialization.MAGIC.decode()[len("BLACKGATE") :],
        "environments": environment_options.VERSION,
        "database schema": migrations[-1].name.partition("_")[0],
        "backups": backup.FORMAT,
        "arena journals, lab results": journal.FORMAT,
        "packs": "-",
    }
    assert dict(rows) == {name: str(version) for name, version in now.items()}
    assert journal.FORMAT == results_json.FORMAT, "they need rows of their own now"


@pytest.mark.parametrize("name", GUIDES)
def test_a_guide_names_what_there_is(name: str) -> None:
    """Files, targets of make, and links with their headings."""
    guide = Page(ROOT / name)
    for target in re.findall(r"\]\((?!https?:)([^)#]+)(?:#([^)]+))?\)", guide.text):
        file, heading = target
        assert (ROOT / file).exists(), file
        titles = re.findall(r"^#+ (.*)$", (ROOT / file).read_text(encoding="utf-8"), re.MULTILINE)
        assert not heading or heading in {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}, target
    code = [*guide.spans, *(line.partition("#")[0].strip() for fence in guide.fences for line in fence.body.splitlines())]
    for line in code:
        if line.startswith("make "):
            assert set(line.split()[1:]) <= TARGETS, line
        for path in re.findall(r"(?:^| )((?:src|tests|tools|docs|client)/[\w./-]+)", line):
            generated = path in ("src/blackgate/service/web",) or "pt" in re.split(r"[/.]", path)
            assert generated or (ROOT / path).exists(), path


# --- what GitHub reads ----------------------------------------------------------------------------
@pytest.mark.parametrize("path", sorted((ROOT / ".github").rglob("*.yml")), ids=lambda path: path.name)
def test_files_for_github_are_yaml(path: Path) -> None:
    assert isinstance(yaml_of(path), dict)


@pytest.mark.parametrize(
    "path", sorted({*(ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml")} - {ROOT / ".github/ISSUE_TEMPLATE/config.yml"})
)
def test_issue_forms_are_complete(path: Path) -> None:
    form = yaml_of(path)
    assert {"name", "description", "body"} <= set(form)
    ids = [field["id"] for field in form["body"] if field["type"] != "markdown"]
    assert len(ids) == len(set(ids)) > 0
    assert all(field["attributes"].get("label") for field in form["body"] if field["type"] != "markdown")


def steps(workflow: Any) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    for job in workflow["jobs"].values():
        for step in job["steps"]:
            yield job, step


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_workflows_only_call_make_targets_that_exist(path: Path) -> None:
    for job, step in steps(yaml_of(path)):
        if "run" not in step:
            continue
        called = re.fullmatch(r"make (\S+|\$\{\{ matrix\.target \}\})(?: PYTHON=python)?", step["run"])
        assert called, step["run"]
        names = job["strategy"]["matrix"]["target"] if "matrix.target" in called[1] else [called[1]]
        assert set(names) <= TARGETS, step["run"]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_workflows_have_least_rights_and_pinned_actions(path: Path) -> None:
    workflow = yaml_of(path)
    assert workflow["permissions"] == {"contents": "read"}
    for _, step in steps(workflow):
        if "uses" in step:
            assert re.fullmatch(r"[\w-]+/[\w-]+@(v\d+|release/v\d+)", step["uses"]), step["uses"]


def test_all_supported_pythons_are_tested_and_named() -> None:
    (checks,) = [yaml_of(path) for path in WORKFLOWS if path.name == "checks.yml"]
    tested = checks["jobs"]["test"]["strategy"]["matrix"]["python"]
    prefix = "Programming Language :: Python :: "
    named = [one.removeprefix(prefix) for one in PROJECT["project"]["classifiers"] if one.startswith(f"{prefix}3.")]
    assert tested == named
    assert PROJECT["project"]["requires-python"] == f">={tested[0]}"
    built = PROJECT["tool"]["cibuildwheel"]["build"]
    assert built == [f"cp{version.replace('.', '')}-*" for version in tested]


def test_pre_commit_hooks_are_local_and_call_what_there_is() -> None:
    (local,) = yaml_of(ROOT / ".pre-commit-config.yaml")["repos"]
    assert local["repo"] == "local"
    for hook in local["hooks"]:
        program, argument, *_ = hook["entry"].split()
        assert program.startswith(".venv/bin/") or (program == "make" and argument in TARGETS), hook["entry"]


def test_dependency_updates_cover_every_kind_of_dependency() -> None:
    updates = {one["package-ecosystem"]: one["directory"] for one in yaml_of(ROOT / ".github" / "dependabot.yml")["updates"]}
    assert updates == {"uv": "/", "npm": "/client", "github-actions": "/", "docker": "/", "docker-compose": "/"}
