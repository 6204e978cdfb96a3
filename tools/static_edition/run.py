"""Run a module of this checkout in the Python of the static edition, in Node: `python -m tools.static_edition.run MODULE`.

`tools.golden.check` plays the golden records in it; `benchmarks.tab_bots` measures the bots.
"""

import argparse
import subprocess
import sys
from pathlib import Path

from tools.client import CLIENT
from tools.static_edition.__main__ import STATIC
from tools.static_edition.archives import node

RUNNER = CLIENT / "tools" / "run_python.mjs"


def main() -> int:
    """Return the exit status of the module."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("module", help="it may import what the edition contains, and modules of the checkout")
    parser.add_argument("--edition", type=Path, default=STATIC, help="the folder of the edition; static/ by default")
    options = parser.parse_args()
    return subprocess.run([node(), RUNNER, options.edition, options.module], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
