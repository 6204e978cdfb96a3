"""Versions of the environments: what agents meet does not change unless the version is raised."""

import importlib
import json
from typing import Any

import pettingzoo
import pytest
from pettingzoo.env_registry.exceptions import VersionNotFound

from blackgate.env import aec
from blackgate.env.options import VERSION
from tools.golden.environment import description
from tools.golden.files import ENVIRONMENT

HOW_TO_RAISE = (
    "Agents would meet another environment than before: results could not be compared, and trained networks might not work. "
    "If that is a mistake, undo it. If it is intended, raise the version: docs/releasing.md#environments"
)


@pytest.fixture(scope="module")
def now() -> dict[str, Any]:
    return description()


@pytest.mark.parametrize("part", json.loads(ENVIRONMENT.read_text(encoding="utf-8")))
def test_agents_meet_what_this_version_has_always_had(part: str, now: dict[str, Any]) -> None:
    golden = json.loads(ENVIRONMENT.read_text(encoding="utf-8"))
    assert now[part] == golden[part], HOW_TO_RAISE


def test_nothing_is_left_out_of_the_comparison(now: dict[str, Any]) -> None:
    assert now.keys() == json.loads(ENVIRONMENT.read_text(encoding="utf-8")).keys()


def test_the_version_is_in_every_name() -> None:
    module = importlib.import_module(f"blackgate.env.blackgate_v{VERSION}")
    assert module.env is aec.env
    assert aec.raw_env.metadata["name"] == module.__name__.rpartition(".")[2]
    assert pettingzoo.spec("aec", "blackgate/blackgate").id == f"blackgate/blackgate-v{VERSION}"


@pytest.mark.parametrize("version", [*range(VERSION), VERSION + 1])
def test_another_version_is_refused_with_the_one_there_is(version: int) -> None:
    with pytest.raises(VersionNotFound, match=f"v{version} .*Available version: v{VERSION}"):
        pettingzoo.make("aec", f"blackgate/blackgate-v{version}")
    with pytest.raises(ImportError):
        importlib.import_module(f"blackgate.env.blackgate_v{version}")
