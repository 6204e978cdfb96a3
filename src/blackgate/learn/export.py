"""Exports a network to the small file that bots read (`bots/policy_file.py`): one byte for each weight of a linear layer.

Beside FILE.bin, FILE.json says how the network was trained, how much it lost by the rounding, and the digest of the file.
"""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from blackgate.optional_libraries import libraries_of

with libraries_of("learn"):
    import numpy as np
    import torch

from blackgate.arena.number_format import NumberFormat
from blackgate.bots.policy_file import PolicyFile, pack_header
from blackgate.catalogue import Edition, edition
from blackgate.env.fields import Layout
from blackgate.learn import checkpoint
from blackgate.learn.modes import DEFAULT_MODES, parse_modes
from blackgate.learn.network import Network
from blackgate.learn.sample_positions import sample_positions
from blackgate.learn.shared_arrays import SEATS
from blackgate.texts import say

LARGEST: Final = 127  # of an int8, the same on both sides of 0
POSITIONS: Final = 2048  # in which the exported network is compared with the original
TYPES: Final = {"int8": "i1", "float32": "<f4"}


def export_network(
    network: Network, pack: Edition, file: Path, training: dict[str, Any], positions: int, modes: str = DEFAULT_MODES
) -> dict[str, Any]:
    """Write a network to a file, and what is known about it beside it. `training` tells how it was trained, in which modes."""
    arrays = dict(file_arrays(network))
    header = {
        **pack_header(pack),
        "inputs": network.size,
        "actions": network.actions,
        "seats": SEATS,
        "width": network.input.out_features,
        "blocks": len(network.layers),
        "arrays": [{"name": name, "shape": list(array.shape), "type": str(array.dtype)} for name, array in arrays.items()],
        **training,
    }
    data = [np.ascontiguousarray(array, TYPES[str(array.dtype)]).tobytes() for array in arrays.values()]
    content = json.dumps(header).encode() + b"\n" + b"".join(data)
    file.write_bytes(content)
    facts = training | {"rounding": compare(network, load_exported(file, pack), positions, modes)}
    facts |= {"bytes": len(content), "sha256": hashlib.sha256(content).hexdigest()}
    file.with_suffix(".json").write_text(json.dumps(facts, indent=1) + "\n", encoding="utf-8")
    return facts


def export_checkpoint(source: Path, file: Path) -> dict[str, Any]:
    """Export the network of a checkpoint."""
    content = checkpoint.load(source)
    mode = parse_modes(content["settings"]["modes"])[0]
    network = checkpoint.read_network(content, source, edition(mode.pack))
    training = {name: content[name] for name in ("minutes", "decisions", "command", "device")}
    figures = {name: value for row in content["rows"] for name, value in row.items() if "/" in name}
    training |= {"seed": content["settings"]["seed"], "figures": figures}
    training |= start_of(content["settings"]["init"])
    return export_network(network, edition(mode.pack), file, training, POSITIONS, content["settings"]["modes"])


def start_of(init: str | None) -> dict[str, str]:
    """Return the name and the digest of the file that a training started from, if there was one."""
    if init is None or not Path(init).exists():
        return {}
    return {"init": Path(init).name, "init_sha256": hashlib.sha256(Path(init).read_bytes()).hexdigest()}


def exported_lines(facts: dict[str, Any], file: str, lang: str) -> list[str]:
    """Return what was exported, in words."""
    rounding, numbers = facts["rounding"], NumberFormat(lang)
    return [
        say(lang, "train-exported", file=file, bytes=numbers.integer(facts["bytes"]), digest=facts["sha256"]),
        say(
            lang,
            "train-rounding",
            same=numbers.percent(rounding["same_best_move"]),
            positions=numbers.integer(rounding["positions"]),
            kl=f"{rounding['mean_kl']:.2g}",
        ),
    ]


def file_arrays(network: Network) -> Iterator[tuple[str, "np.ndarray[Any, Any]"]]:
    """Yield the arrays of the file in their order. Linear layers have a row of outputs for each input."""
    state = {name: weights.detach().float().cpu().numpy() for name, weights in network.state_dict().items()}
    blocks = range(len(network.layers))
    names = ["input", *(name for block in blocks for name in (f"norms.{block}", f"layers.{block}"))]
    for name in (*names, "last_norm", "policy", "value", "chances"):
        weight, bias = state[f"{name}.weight"], state[f"{name}.bias"]
        if weight.ndim == 1:
            yield f"{name}.weight", weight
        else:
            rounded, scale = quantise(weight)
            yield f"{name}.weight", rounded.T
            yield f"{name}.scale", scale
        yield f"{name}.bias", bias


def quantise(weight: "np.ndarray[Any, Any]") -> tuple["np.ndarray[Any, Any]", "np.ndarray[Any, Any]"]:
    """Round weights, one row for each output, to bytes with one scale for each output."""
    scale = np.abs(weight).max(1) / LARGEST
    scale[scale == 0] = 1.0
    return np.rint(weight / scale[:, None]).astype(np.int8), scale.astype(np.float32)


def load_exported(file: Path, pack: Edition) -> Network:
    """Return the network of an exported file, with its rounded weights."""
    found = PolicyFile(file)
    network = Network(Layout(pack, SEATS), len(pack.moves), found.header["width"], found.header["blocks"])
    shapes = {entry["name"]: entry["shape"] for entry in found.header["arrays"]}
    arrays = {
        entry["name"]: np.frombuffer(found.arrays[entry["name"]], TYPES[entry["type"]]).reshape(entry["shape"])
        for entry in found.header["arrays"]
    }
    state = {}
    for name in network.state_dict():
        array = arrays[name].astype(np.float32)
        if len(shapes[name]) == 2:
            array = (array * arrays[name.replace(".weight", ".scale")]).T
        state[name] = torch.from_numpy(array.copy())
    network.load_state_dict(state)
    return network


@torch.no_grad()
def compare(network: Network, rounded: Network, positions: int, modes: str) -> dict[str, float]:
    """Return how far rounding changes the policy, in positions of games that the network plays against itself."""
    exact = network.cpu().float()
    observations, masks = sample_positions(exact, parse_modes(modes), positions)
    before, after = exact(observations, masks), rounded(observations, masks)
    kl = (before.log_probs.exp() * (before.log_probs - after.log_probs)).sum(-1)
    chances = (before.log_chances.exp() - after.log_chances.exp()).abs().max(-1).values
    return {
        "positions": len(observations),
        "same_best_move": float((before.log_probs.argmax(-1) == after.log_probs.argmax(-1)).float().mean()),
        "mean_kl": float(kl.mean()),
        "largest_kl": float(kl.max()),
        "mean_change_of_chances": float(chances.mean()),
    }
