"""Patches: `merge` reverses `diff`, in the service and in the example of a client."""

import importlib.util
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from blackgate.tables.updates.patches import diff, merge

Data = dict[str, Any]
EXAMPLE = Path(__file__).parents[2] / "examples" / "socket_bot.py"
BEFORE: Data = {"players": [{"points": 0, "dug": []}, {"points": 3, "dug": ["spoon"]}], "deck": 71, "asked": {"seat": 0}}


def example_merge() -> Callable[[Data | None, Data], Data]:
    spec = importlib.util.spec_from_file_location("socket_bot", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found: Callable[[Data | None, Data], Data] = module.merge
    return found


merges = pytest.mark.parametrize("merge", [merge, example_merge()], ids=["service", "example"])


# --- diff -----------------------------------------------------------------------------------
def test_the_patch_for_a_client_that_has_nothing_is_everything() -> None:
    assert diff(None, BEFORE) == BEFORE


def test_the_patch_between_equals_is_empty() -> None:
    assert diff(BEFORE, {**BEFORE}) == {}


def test_a_changed_value_is_in_the_patch_as_a_whole() -> None:
    assert diff(BEFORE, {**BEFORE, "asked": {"seat": 0, "prompt": "turn"}}) == {"asked": {"seat": 0, "prompt": "turn"}}


def test_a_value_that_became_null_is_in_the_patch() -> None:
    assert diff(BEFORE, {**BEFORE, "asked": None}) == {"asked": None}


def test_a_key_that_is_new_is_in_the_patch() -> None:
    assert diff(BEFORE, {**BEFORE, "winners": None}) == {"winners": None}


def test_players_are_in_the_patch_by_seat_with_their_changed_fields() -> None:
    after = {**BEFORE, "players": [BEFORE["players"][0], {"points": 5, "dug": ["spoon"]}]}
    assert diff(BEFORE, after) == {"players": {"1": {"points": 5}}}


# --- merge ----------------------------------------------------------------------------------
@merges
def test_a_client_that_has_nothing_takes_the_whole_patch(merge: Callable[[Data | None, Data], Data]) -> None:
    assert merge(None, BEFORE) == BEFORE


@merges
def test_an_empty_patch_changes_nothing(merge: Callable[[Data | None, Data], Data]) -> None:
    assert merge(BEFORE, {}) == BEFORE


@merges
def test_a_key_in_the_patch_replaces_the_value(merge: Callable[[Data | None, Data], Data]) -> None:
    assert merge(BEFORE, {"asked": {"prompt": "turn"}, "deck": 70}) == {**BEFORE, "asked": {"prompt": "turn"}, "deck": 70}


@merges
def test_players_as_a_list_replace_the_list(merge: Callable[[Data | None, Data], Data]) -> None:
    assert merge(BEFORE, {"players": [{"points": 9}]}) == {**BEFORE, "players": [{"points": 9}]}


@merges
def test_players_by_seat_replace_the_fields_they_name(merge: Callable[[Data | None, Data], Data]) -> None:
    merged = merge(BEFORE, {"players": {"1": {"points": 5}}})
    assert merged == {**BEFORE, "players": [{"points": 0, "dug": []}, {"points": 5, "dug": ["spoon"]}]}
    assert BEFORE["players"][1]["points"] == 3  # what the client had is not changed


@merges
@pytest.mark.parametrize(
    "changes", [{}, {"deck": 70}, {"asked": None}, {"players": [{"points": 1, "dug": ["spoon"]}, {"points": 3, "dug": []}]}]
)
def test_merging_a_difference_makes_the_new_value(merge: Callable[[Data | None, Data], Data], changes: Data) -> None:
    after = {**BEFORE, **changes}
    assert merge(BEFORE, diff(BEFORE, after)) == after
