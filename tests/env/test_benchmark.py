"""A peer library that is missing or half installed is left out of the benchmark, which goes on."""

from typing import Any

import pytest

from blackgate.benchmark import environments


def half_installed(library: Any, seconds: float) -> float:
    raise ImportError("No module named 'shimmy'")


@pytest.mark.parametrize(
    ("module", "run", "missing"),
    [("a_missing_library", lambda library, seconds: 1.0, "a_missing_library"), ("json", half_installed, "shimmy")],
    ids=["not installed", "found out when a game is opened"],
)
def test_a_missing_peer_is_reported(monkeypatch: pytest.MonkeyPatch, module: str, run: environments.Run, missing: str) -> None:
    monkeypatch.setitem(environments.PEERS, "peer", ("aec", module, run))
    found = environments.compare_peer("peer", {"aec": 100, "vector": 1000}, 0.01)
    assert found == {"missing": f"No module named '{missing}'"}


def test_a_peer_is_put_beside_its_counterpart_and_the_vector_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(environments.PEERS, "peer", ("aec", "json", lambda library, seconds: 50.0))
    found = environments.compare_peer("peer", {"aec": 100, "vector": 1000, "open_spiel": "missing"}, 0.01)
    assert found == {"steps_per_s": 50, "ratios": {"aec": 2.0, "vector": 20.0}}
