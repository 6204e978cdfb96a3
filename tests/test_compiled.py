"""Compiled and uncompiled, the engine plays identically."""

import hashlib
import os
import random
import shutil
import subprocess
import sys
from pathlib import Path

import blackgate
from blackgate import Game
from blackgate.env.vector import VectorEnv
from blackgate.trace import table

SOURCE = Path(blackgate.__file__).parent
MODES: list[dict[str, object]] = [
    {"players": 2, "michel": "michel"},
    {"players": 3, "calm": True},
    {"players": 4},
    {"players": 4, "teams": True, "michel": "michelle"},
    {"players": 5, "target": 4},
    {"players": 6, "teams": True},
]
DECISIONS = 250


def fingerprint() -> str:
    """Everything that happens, is seen and is sampled in a few games of every mode."""
    found = hashlib.sha256()
    for seed, mode in enumerate(MODES):
        game = Game(seed=seed, **mode)  # type: ignore[arg-type]
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
        env = VectorEnv(3, seed=seed, max_turns=6, shaping=0.5, **mode)  # type: ignore[arg-type]
        for _ in range(60):
            for array in env.step(env.sample()):
                found.update(array.tobytes())
    return found.hexdigest()


def test_compiled_and_uncompiled_play_identically(tmp_path: Path) -> None:
    pure = tmp_path / "blackgate"
    shutil.copytree(SOURCE, pure, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    root = Path(__file__).parents[1]
    program = "from tests.test_compiled import fingerprint; import blackgate.engine as e; print(e.__file__); print(fingerprint())"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(root)])}
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, env=environment, check=False, cwd=tmp_path
    )
    assert done.returncode == 0, done.stderr
    where, uncompiled = done.stdout.split()
    assert where == str(pure / "engine" / "__init__.py")
    assert uncompiled == fingerprint()
