"""Run a program with an uncompiled copy of the package, to compare it with the compiled one."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import blackgate

ROOT = Path(__file__).parents[1]
MODES: list[dict[str, Any]] = [
    {"players": 2, "michel": "michel"},
    {"players": 3, "calm": True, "fair_start": True},
    {"players": 4},
    {"players": 4, "teams": True, "michel": "michelle"},
    {"players": 5, "target": 4},
    {"players": 6, "teams": True},
]


def run_uncompiled(folder: Path, program: str) -> list[str]:
    """Copy the package without its compiled modules into a folder, run a program with it, and return the printed lines."""
    source = Path(blackgate.__file__).parent
    shutil.copytree(source, folder / "blackgate", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)])}
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, env=environment, check=False, cwd=folder
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()
