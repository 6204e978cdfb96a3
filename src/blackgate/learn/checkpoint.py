"""Checkpoints: a training run as a file. The games of a small run are in a second one."""

import pickle
from pathlib import Path
from typing import Any

from blackgate.optional_libraries import libraries_of

with libraries_of("learn"):
    import torch

from blackgate.catalogue import Edition
from blackgate.env.fields import Layout
from blackgate.errors import OptionError
from blackgate.learn.network import Network
from blackgate.learn.shared_arrays import SEATS


def save(file: Path, content: dict[str, Any]) -> None:
    """Write a checkpoint. It is written to another file and moved, so that an interruption leaves the last one whole."""
    file.parent.mkdir(parents=True, exist_ok=True)
    new = file.with_name(f"{file.name}.new")
    torch.save(content, new)
    new.replace(file)


def load(file: Path, device: torch.device | str = "cpu") -> dict[str, Any]:
    """Read a checkpoint."""
    if not file.exists():
        raise OptionError("error-learn-no-checkpoint", file=str(file))
    content: dict[str, Any] = torch.load(file, map_location=device, weights_only=True)
    if "settings" not in content:  # of another program, such as examples/train.py
        raise OptionError("error-learn-no-checkpoint", file=str(file))
    return content


def save_games(file: Path, shares: list[bytes]) -> None:
    """Write the games of a run."""
    new = file.with_name(f"{file.name}.new")
    new.write_bytes(pickle.dumps(shares))
    new.replace(file)


def load_games(file: Path) -> list[bytes]:
    """Read the games of a run: none if they were not saved."""
    shares: list[bytes] = pickle.loads(file.read_bytes()) if file.exists() else []
    return shares


def network_kind(network: Network) -> dict[str, int]:
    """Return what two networks must have in common so that one can take the other's weights."""
    return {
        "size": network.size,
        "actions": network.actions,
        "width": network.input.out_features,
        "blocks": len(network.layers),
    }


def load_network(network: Network, content: dict[str, Any], file: Path) -> None:
    """Give a network the weights of a checkpoint."""
    kind = network_kind(network)
    wrong = [name for name, value in content["kind"].items() if kind[name] != value]
    if wrong:
        raise OptionError(
            "error-learn-other-network",
            file=str(file),
            differences=", ".join(f"{name} {content['kind'][name]}, not {kind[name]}" for name in wrong),
        )
    network.load_state_dict(content["network"])


def read_network(content: dict[str, Any], file: Path, pack: Edition) -> Network:
    """Return the network of a checkpoint."""
    kind = content["kind"]
    network = Network(Layout(pack, SEATS), len(pack.moves), kind["width"], kind["blocks"])
    load_network(network, content, file)
    return network
