"""Files with policy networks of random weights, in the format of `bots/policy_file.py`."""

import json
import random
import struct
from pathlib import Path

from blackgate import Game, edition
from blackgate.bots.policy_file import PolicyFile, pack_header
from blackgate.catalogue import Edition
from blackgate.engine.limits import SEATS
from blackgate.env.observation_fields import fields_of
from testkit.game_modes import play_random_moves

Arrays = dict[str, tuple[list[int], list[float]]]  # the shape and the numbers, row by row


def write_policy_file(path: Path, pack: Edition | None = None, width: int = 32, blocks: int = 2, seed: int = 0) -> Path:
    """Write a network with random weights."""
    return write_arrays(path, random_arrays(pack or edition(), width, blocks, seed), pack or edition(), blocks)


def random_arrays(pack: Edition, width: int, blocks: int, seed: int) -> Arrays:
    """Return the arrays of a network with random weights, about as large as those of a trained one."""
    chooser = random.Random(seed)
    arrays: Arrays = {}

    def linear(name: str, inputs: int, outputs: int) -> None:
        weights = chooser.choices(range(-127, 128), k=inputs * outputs)
        arrays[f"{name}.weight"] = [inputs, outputs], [float(weight) for weight in weights]
        arrays[f"{name}.scale"] = [outputs], [chooser.uniform(0.5, 1.5) / 73 / inputs**0.5 for _ in range(outputs)]
        arrays[f"{name}.bias"] = [outputs], [chooser.gauss(0, 0.1) for _ in range(outputs)]

    def norm(name: str) -> None:
        arrays[f"{name}.weight"] = [width], [chooser.uniform(0.5, 1.5) for _ in range(width)]
        arrays[f"{name}.bias"] = [width], [chooser.gauss(0, 0.1) for _ in range(width)]

    linear("input", sum(field.size for field in fields_of(pack, SEATS)), width)
    for block in range(blocks):
        norm(f"norms.{block}")
        linear(f"layers.{block}", width, width)
    norm("last_norm")
    linear("policy", width, len(pack.moves))
    linear("value", width, 1)
    linear("chances", width, SEATS)
    return arrays


def write_arrays(path: Path, arrays: Arrays, pack: Edition, blocks: int) -> Path:
    """Write a file with these arrays."""
    types = {name: "int8" if len(shape) == 2 else "float32" for name, (shape, _) in arrays.items()}
    header = {
        **pack_header(pack),
        "blocks": blocks,
        "arrays": [{"name": name, "shape": shape, "type": types[name]} for name, (shape, _) in arrays.items()],
    }
    with path.open("wb") as out:
        out.write(json.dumps(header).encode() + b"\n")
        for name, (_, numbers) in arrays.items():
            if types[name] == "int8":
                out.write(bytes(int(number) % 256 for number in numbers))
            else:
                out.write(struct.pack(f"<{len(numbers)}f", *numbers))
    return path


def logits_of_positions(folder: Path = Path()) -> list[str]:
    """Return numbers of a network in several positions, to the last bit."""
    net = PolicyFile(write_policy_file(folder / "net.bin", width=16)).network(edition())
    game, chooser = Game(4, seed=1), random.Random(1)
    found: list[str] = []
    for _ in range(4):
        play_random_moves(game, chooser, 20)
        assert game.to_move is not None
        found += [number.hex() for number in net.logits(game.table, game.knowledge, game.to_move)]
    return found
