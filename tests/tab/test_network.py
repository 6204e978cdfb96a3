"""Warden's network in a tab: evaluated outside Python, with the same outputs as the compiled one."""

import json
from array import array
from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from blackgate import Game, compilation, edition, engine
from blackgate.bots import evaluators
from blackgate.bots.evaluators import judges_quickly, open_chances, use_outside_net
from blackgate.bots.policy_file import WARDEN, PolicyFile, input_scale
from blackgate.bots.warden import Warden
from blackgate.tab import network
from blackgate.tab.needs import NeedsNetwork
from testkit.bots.bot_games import advice, choice
from tools.golden.network import NETWORK, golden_outputs, positions

LAYERS = PolicyFile(WARDEN).layers(edition())


def evaluate(head: str, inputs: "array[float]", outputs: "array[float]") -> None:
    """Do what the worker does, with the compiled layers."""
    cells = vec[u8]([u8(round(one / scale)) for one, scale in zip(inputs, input_scale(edition()), strict=True)])
    found = LAYERS.policy(cells) if head == "policy" else LAYERS.chances(cells)
    outputs[:] = array("d", found)


@pytest.fixture
def outside() -> Iterator[None]:
    """Take the network from outside."""
    network.use_outside_network()
    yield
    network.give_network(None)
    use_outside_net(None)


@pytest.mark.usefixtures("outside")
def test_a_decision_asks_for_the_network_until_it_is_given() -> None:
    game = Game(4, seed=1)
    with pytest.raises(NeedsNetwork):
        choice(Warden(), game)
    network.give_network(evaluate)
    assert choice(Warden(), game) in list(game.legal_moves)


def test_warden_chooses_and_advises_the_same_with_the_network_from_outside(outside: None) -> None:
    network.give_network(evaluate)
    games = [game.copy() for game in positions()]
    found = [(choice(Warden(), game), advice(Warden(), game), open_chances(game)) for game in games]
    use_outside_net(None)
    assert found == [(choice(Warden(), game), advice(Warden(), game), open_chances(game)) for game in games]


@pytest.mark.usefixtures("outside")
def test_the_network_judges_quickly_where_it_is_compiled_or_comes_from_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evaluators, "is_compiled", lambda: False)
    assert judges_quickly()
    use_outside_net(None)
    assert not judges_quickly()


def test_the_client_is_held_to_outputs_of_this_network() -> None:
    """`client/src/tab/policy-network.test.ts` computes the same positions."""
    assert json.loads(NETWORK.read_text(encoding="utf-8")) == golden_outputs(), "run python -m tools.golden.network"


@pytest.mark.parametrize(
    ("file", "compiled"), [("engine/__init__.py", False), ("engine/__init__.pyc", False), ("engine.so", True)]
)
def test_a_package_without_sources_is_not_taken_for_a_compiled_one(
    monkeypatch: pytest.MonkeyPatch, file: str, compiled: bool
) -> None:
    monkeypatch.setattr(engine, "__file__", file)
    assert compilation.is_compiled() == compiled
