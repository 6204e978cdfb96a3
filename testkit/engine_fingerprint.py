"""A fingerprint of what the engine and the vector environment do."""

import hashlib
import random

from blackgate import Game
from blackgate.env.vector import VectorEnv
from blackgate.trace import table
from testkit.uncompiled import MODES

DECISIONS = 250


def fingerprint() -> str:
    """Return a digest of all moves, views, samples and observations of a few games of every mode."""
    found = hashlib.sha256()
    for seed, mode in enumerate(MODES):
        game = Game(seed=seed, **mode)
        chooser = random.Random(seed)
        for number in range(DECISIONS):
            if game.to_move is None:
                break
            legal = [str(move) for move in game.legal_moves]
            found.update(repr((game.to_move, legal, table(game))).encode())
            if number % 25 == 0:
                for seat in [*range(game.players), None]:
                    found.update(game.view(seat).to_bytes())
                    found.update(game.view(seat).sample(number).to_bytes())
                found.update(repr([game.why_not(move) for move in game.edition.moves]).encode())
            game.play(chooser.choice(legal))
        found.update(game.record.text.encode())
        found.update(game.to_bytes())
        env = VectorEnv(3, seed=seed, max_turns=6, shaping=0.5, **mode)
        for _ in range(60):
            for array in env.step(env.sample()):
                found.update(array.tobytes())
    return found.hexdigest()
