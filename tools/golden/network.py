"""`python -m tools.golden.network`: write what warden's network says in some positions. Run it when the network has changed.

The client's evaluator must give the same outputs (`client/src/tab/policy-network.test.ts`).
"""

import hashlib
import json
import random
import struct
from collections.abc import Iterator
from typing import Any, Final

from blackgate import Game, edition
from blackgate.bots.policy_file import WARDEN, PolicyFile, input_scale
from testkit.game_modes import play_random_moves
from testkit.uncompiled import MODES
from tools.golden.files import GOLDEN

NETWORK: Final = GOLDEN / "network.json"
POSITIONS_PER_MODE: Final = 3
MOVES_BETWEEN: Final = 30


def positions() -> Iterator[Game]:
    """Yield positions of every mode, from early to late."""
    for number, mode in enumerate(MODES):
        game, chooser = Game(seed=number, **mode), random.Random(number)
        for _ in range(POSITIONS_PER_MODE):
            play_random_moves(game, chooser, MOVES_BETWEEN)
            if game.to_move is not None:
                yield game


def digest(outputs: list[float]) -> str:
    """Return the SHA-256 of outputs as little-endian floats of 64 bits."""
    return hashlib.sha256(struct.pack(f"<{len(outputs)}d", *outputs)).hexdigest()


def golden_outputs() -> dict[str, Any]:
    """Return inputs, those that are not 0 by number, and digests of the outputs of both heads."""
    net, scale = PolicyFile(WARDEN).network(edition()), input_scale(edition())
    found = []
    for game in positions():
        assert game.to_move is not None
        cells = net.cells(game.table, game.knowledge, game.to_move)
        inputs = {str(number): int(cell) * scale[number] for number, cell in enumerate(cells) if cell}
        found.append(
            {
                "inputs": inputs,
                "policy": digest(list(net.layers.policy(cells))),
                "chances": digest(list(net.layers.chances(cells))),
            }
        )
    return {"sha256": hashlib.sha256(WARDEN.read_bytes()).hexdigest(), "inputs": len(scale), "positions": found}


if __name__ == "__main__":
    NETWORK.write_text(json.dumps(golden_outputs(), indent=1) + "\n", encoding="utf-8")
    print(f"{NETWORK} written")
