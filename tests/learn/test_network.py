"""The network: illegal actions, the chances of seats and teams, padded columns."""

from importlib.util import find_spec

import pytest

from testkit.learn.networks import positions, random_network

pytestmark = pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is not installed: make learn")


def test_illegal_actions_have_probability_0_and_are_never_sampled() -> None:
    from blackgate.learn.network import sample_actions

    observations, masks = positions(players=4)
    log_probs = random_network()(observations, masks).log_probs.detach()
    assert float(log_probs.exp()[~masks].max()) == 0.0
    assert log_probs.exp().sum(-1).tolist() == pytest.approx([1.0] * 20, abs=1e-5)
    for _ in range(20):
        assert bool(masks.gather(1, sample_actions(log_probs)[:, None]).all())


def test_actions_are_sampled_as_often_as_their_probability_says() -> None:
    import torch

    from blackgate.learn.network import sample_actions

    torch.manual_seed(3)
    chances = torch.tensor([0.7, 0.2, 0.1, 0.0])
    sampled = sample_actions(chances.log().clamp(min=-1e9).expand(20_000, 4))
    assert (sampled.bincount(minlength=4) / 20_000).tolist() == pytest.approx(chances.tolist(), abs=0.02)


@pytest.mark.parametrize("players", [2, 5])
def test_only_seats_that_play_have_a_chance(players: int) -> None:
    chances = random_network()(*positions(players=players)).log_chances.exp().detach()
    assert bool((chances[:, :players] > 0).all())
    assert float(chances[:, players:].sum()) == 0
    assert chances.sum(-1).tolist() == pytest.approx([1.0] * 20, abs=1e-5)


@pytest.mark.parametrize("players", [4, 6])
def test_the_chance_of_a_team_follows_from_the_sum_of_its_logits(players: int) -> None:
    network = random_network()
    observations, masks = positions(players=players, teams=True)
    logits = network.chances(network.body(observations))
    both = [logits[:, 0:players:2].sum(1), logits[:, 1:players:2].sum(1)]
    own = (both[0] - both[1]).sigmoid()
    chances = network(observations, masks).log_chances.exp()
    assert chances[:, 0].tolist() == pytest.approx(own.tolist(), abs=1e-5)
    assert chances[:, 1].tolist() == pytest.approx((1 - own).tolist(), abs=1e-5)


def test_the_heads_are_one_product_of_matrices_with_the_same_result() -> None:
    network = random_network()
    observations, masks = positions(players=3, michel="michel")
    body = network.body(observations)
    answer = network(observations, masks)
    assert answer.values.tolist() == pytest.approx(network.value(body).squeeze(1).tolist(), abs=1e-4)
    best = network.policy(body).masked_fill(~masks, -1e9).argmax(-1)
    assert answer.log_probs.argmax(-1).tolist() == best.tolist()


def test_padded_columns_change_nothing() -> None:
    import torch

    network = random_network()
    observations, masks = positions(players=4)
    wide = network(torch.nn.functional.pad(observations, (0, 14)), torch.nn.functional.pad(masks, (0, 5)))
    assert torch.allclose(wide.log_probs, network(observations, masks).log_probs, atol=1e-5)
