"""Networks of random weights and positions for them. PyTorch is imported when it is needed: it takes seconds."""

from typing import Any

from blackgate import edition


def random_network(width: int = 16) -> Any:
    """Return a network whose heads say something."""
    import torch

    from blackgate.env.fields import Layout
    from blackgate.learn.network import Network

    torch.manual_seed(1)
    network = Network(Layout(edition(), 6), len(edition().moves), width, 2)
    for head in (network.policy, network.value, network.chances):
        torch.nn.init.normal_(head.weight)
    return network


def positions(**options: Any) -> tuple[Any, Any]:
    """Return observations and masks of some games after some moves."""
    import torch

    from blackgate.env.vector import VectorEnv

    environment = VectorEnv(20, seed=2, room=6, **options)
    for _ in range(30):
        environment.step(environment.sample())
    return torch.from_numpy(environment.batch.observations), torch.from_numpy(environment.batch.masks)
