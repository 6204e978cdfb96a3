"""Reads a file with a policy network: `warden.bin`, which `blackgate train` exports.

The first line is a JSON object. It names the arrays that follow, with their shapes and types, in the order in which they lie in
the file: little-endian, without gaps. `warden.json` says how the network was trained.

The weights of a linear layer are one byte each, a row of outputs for every input, with one float for each output as their scale.
The network fits a pack with the same fields of observations and the same moves as the one it was trained with.
"""

import hashlib
import json
import sys
from array import array
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from math import prod
from typing import Any, Final

from blackgate.bots.evaluation.linear_layer import Linear, Norm
from blackgate.bots.evaluation.network_layers import NetworkLayers, OwnLayers
from blackgate.bots.evaluation.policy_net import PolicyNet
from blackgate.catalogue import Edition
from blackgate.engine.limits import SEATS
from blackgate.env.core.observation_offsets import ObservationOffsets
from blackgate.env.observation_fields import fields_of, offsets_of

FORMAT: Final = "blackgate policy network"
VERSION: Final = 1
WARDEN: Final = files("blackgate.bots").joinpath("warden.bin")
SIZES: Final = {"int8": 1, "float32": 4}  # bytes of a number


class PolicyFile:
    """A file with a policy network, read but not yet prepared for evaluation."""

    def __init__(self, path: Traversable) -> None:
        self.header: Final = read_header(path)
        _, _, data = path.read_bytes().partition(b"\n")
        self.arrays: dict[str, memoryview] = {}
        start = 0
        for entry in self.header["arrays"]:
            end = start + prod(entry["shape"]) * SIZES[entry["type"]]
            self.arrays[entry["name"]] = memoryview(data)[start:end]
            start = end
        if start != len(data):
            raise ValueError(f"{path} is damaged: it should have {start} bytes after its first line, and has {len(data)}.")

    def network(self, edition: Edition) -> PolicyNet:
        """Return the network, ready to evaluate positions of a pack that fits."""
        return PolicyNet(observation_offsets(edition), self.layers(edition))

    def layers(self, edition: Edition) -> NetworkLayers:
        """Return the layers, without the head of the value that training uses: evaluated in C where that was compiled."""
        if find_spec("blackgate.bots.evaluation.network_kernel") is None:
            return self.own_layers(edition)
        from blackgate.bots.evaluation.network_kernel import Network  # noqa: PLC0415  not where nothing is compiled
        from blackgate.bots.kernel_layers import KernelLayers  # noqa: PLC0415

        blocks = [
            (self.norm_parts(f"norms.{block}"), self.linear_parts(f"layers.{block}")) for block in range(self.header["blocks"])
        ]
        heads = self.linear_parts("policy"), self.linear_parts("chances")
        return KernelLayers(
            Network(input_scale(edition), self.linear_parts("input"), blocks, self.norm_parts("last_norm"), *heads)
        )

    def own_layers(self, edition: Edition) -> OwnLayers:
        """Return the same layers, evaluated by mypyc's code or by Python."""
        return OwnLayers(
            input_scale(edition),
            self.linear("input"),
            [(self.norm(f"norms.{block}"), self.linear(f"layers.{block}")) for block in range(self.header["blocks"])],
            self.norm("last_norm"),
            self.linear("policy"),
            self.linear("chances"),
        )

    def linear(self, name: str) -> Linear:
        """Return a linear layer."""
        return Linear(*self.linear_parts(name))

    def linear_parts(self, name: str) -> tuple[bytes, list[float], list[float]]:
        """Return the weights, the scale and the bias of a linear layer."""
        return bytes(self.arrays[f"{name}.weight"]), self.floats(f"{name}.scale"), self.floats(f"{name}.bias")

    def norm(self, name: str) -> Norm:
        """Return a normalisation."""
        return Norm(*self.norm_parts(name))

    def norm_parts(self, name: str) -> tuple[list[float], list[float]]:
        """Return the weight and the bias of a normalisation."""
        return self.floats(f"{name}.weight"), self.floats(f"{name}.bias")

    def floats(self, name: str) -> list[float]:
        """Return an array of floats."""
        found = array("f", bytes(self.arrays[name]))
        if sys.byteorder == "big":
            found.byteswap()
        return found.tolist()


def observation_offsets(edition: Edition) -> ObservationOffsets:
    """Return where each field of an observation begins."""
    return offsets_of(edition, fields_of(edition, SEATS))


def input_scale(edition: Edition) -> list[float]:
    """Return the factor by which a network multiplies each cell of an observation."""
    return [1 / field.usual for field in fields_of(edition, SEATS) for _ in range(field.size)]


def read_header(path: Traversable) -> dict[str, Any]:
    """Return what the first line says; raise ValueError if this program cannot read the file."""
    with path.open("rb") as file:
        header: dict[str, Any] = json.loads(file.readline())
    if (header["format"], header["version"]) != (FORMAT, VERSION):
        raise ValueError(f"{path} is not a policy network of version {VERSION}.")
    return header


def pack_header(edition: Edition) -> dict[str, Any]:
    """Return the part of a header that says which format this is and which packs the network fits."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "pack": edition.pack.id,
        "pack_digest": edition.pack.digest,
        "fields_digest": fields_digest(edition),
        "moves_digest": moves_digest(edition),
    }


def fits(header: dict[str, Any], edition: Edition) -> bool:
    """Return whether a network can play with a pack: observations and moves mean the same as in its training."""
    return (header["fields_digest"], header["moves_digest"]) == (fields_digest(edition), moves_digest(edition))


def fields_digest(edition: Edition) -> str:
    """Return a digest of what every cell of an observation means: the fields, and the ids that number their cells."""
    ids = [edition.kinds, edition.places, edition.gang_cards, edition.gang_of_card, edition.backgrounds, edition.michel_cards]
    fields = [(field.name, field.shape, field.usual) for field in fields_of(edition, SEATS)]
    return digest([fields, ids, edition.board_kinds])


def moves_digest(edition: Edition) -> str:
    """Return a digest of the catalogue of moves, which number the actions."""
    return digest([move.text for move in edition.moves])


def digest(content: object) -> str:
    """Return the SHA-256 of some lists as JSON."""
    return hashlib.sha256(json.dumps(content).encode()).hexdigest()
