"""Run a module of this checkout in the Python of the static edition, in Node: `python -m tools.static_edition.run MODULE`.

`tools.golden.check` plays the golden records in it; `benchmarks.tab_bots` measures the bots.
"""

import argparse
import gzip
import io
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from tools.client import CLIENT
from tools.static_edition.__main__ import STATIC
from tools.static_edition.archives import node

RUNNER = CLIENT / "tools" / "run_python.mjs"


def unpack(edition: Path, folder: Path) -> list[Path]:
    """Unpack the Python files of an edition into a folder. Return the archive of the standard library and the other files."""
    stdlib, site_packages = folder / "stdlib.zip", folder / "site-packages"
    for file in sorted((edition / "python").glob("*.zip.gzip")):
        content = gzip.decompress(file.read_bytes())
        if file.name.startswith("stdlib-"):
            stdlib.write_bytes(content)
        else:
            zipfile.ZipFile(io.BytesIO(content)).extractall(site_packages)
    return [stdlib, site_packages]


def main() -> int:
    """Return the exit status of the module."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("module", help="it may import what the edition contains, and modules of the checkout")
    parser.add_argument("--edition", type=Path, default=STATIC, help="the folder of the edition; static/ by default")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        return subprocess.run([node(), RUNNER, *unpack(options.edition, Path(folder)), options.module], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
