"""Build the static edition into `static/` (`python -m tools.static_edition`)."""

import json
import shutil
import sys

from tools.client import LOG, ROOT, NotBuilt, scripts
from tools.static_edition.archives import CACHE, write_python_files

STATIC = ROOT / "static"


def main() -> int:
    """Write the files of Python, then the client, which knows their names and sizes."""
    python = CACHE / "python"
    shutil.rmtree(python, ignore_errors=True)
    (CACHE / "python.json").write_text(json.dumps(write_python_files(python)))
    try:
        scripts("build:static", dev=True)
    except NotBuilt as problem:
        print(LOG.read_text(errors="replace"), problem, file=sys.stderr, sep="\n")
        return 1
    shutil.copytree(python, STATIC / "python")
    return 0


if __name__ == "__main__":
    sys.exit(main())
