"""Build the static edition into `static/` (`python -m tools.static_edition`)."""

import json
import shutil
import sys

from tools.client import LOG, ROOT, NotBuilt, npm, scripts
from tools.offline_files import complete
from tools.static_edition.archives import CACHE, write_python_files

STATIC = ROOT / "static"
WITHOUT_NODE = "blackgate: the static edition was not built, because Node is missing."


def build() -> None:
    """Write the Python files, then the client with their names and sizes, then the service worker with a list of all files."""
    scripts(dev=True)
    shutil.rmtree(CACHE / "python", ignore_errors=True)
    description = write_python_files(CACHE / "python")
    (CACHE / "python.json").write_text(json.dumps(description))
    scripts("build:static", dev=True)
    shutil.copytree(CACHE / "python", STATIC / "python")
    complete(STATIC)


def main() -> int:
    """Build the folder. A missing Node is no failure, but a failed build is."""
    if npm() is None:
        print(WITHOUT_NODE, file=sys.stderr)
        return 0
    try:
        build()
    except NotBuilt as problem:
        print(LOG.read_text(errors="replace"), problem, file=sys.stderr, sep="\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
