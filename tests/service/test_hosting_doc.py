"""docs/hosting.md names every option, metric and address."""

import re
from pathlib import Path

import typer

from blackgate.cli.app import app
from blackgate.service.metrics import METRICS

DOCS = Path(__file__).parents[2] / "docs"
TEXT = (DOCS / "hosting.md").read_text(encoding="utf-8")


def test_every_option_of_the_service_is_there_and_no_other() -> None:
    commands = typer.main.get_command(app).commands  # type: ignore[attr-defined]
    of_serve = {one for option in commands["serve"].params for one in (*option.opts, *option.secondary_opts)}
    of_other_programs = re.compile(r"^.*\b(?:docker|systemctl)\b.*$", re.MULTILINE)
    named = set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", of_other_programs.sub("", TEXT)))
    assert named - of_serve == set()
    assert of_serve - named - {"--limits", "--help"} == set()


def test_every_metric_is_there_and_no_other() -> None:
    figures = re.findall(r"^# TYPE (\w+) (\w+)$", METRICS.text().decode(), re.MULTILINE)
    there = {name for name, _ in figures if not name.endswith("_created")}
    assert set(re.findall(r"`(blackgate_\w+)`", TEXT)) == there


def test_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)]+)\)", TEXT):
        file, _, part = target.partition("#")
        titles = re.findall(r"^#+ (.*)$", (DOCS / file).read_text(encoding="utf-8"), re.MULTILINE)
        assert not part or part in {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}, target
