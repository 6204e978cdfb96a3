"""Complete the static edition so that it works without a network: `python tools/offline_files.py static`.

It is the last step of `make static`. It writes the service worker with the list of all files, and `offline.json` with their
size, which the page shows before it asks whether to download them.
"""

import argparse
import hashlib
import json
from pathlib import Path
from typing import Any

WORKER = Path(__file__).parents[1] / "client" / "offline" / "sw.js"
PLACE = 'const BUILD = { version: "", files: {} };'
OWN = {"sw.js", "offline.json"}
MANIFEST = "manifest.webmanifest"


def files_of(folder: Path) -> dict[str, dict[str, Any]]:
    """Return size and hash of every file of the edition, by its path. Compressed copies are for the web server only."""
    found = {}
    for file in sorted(folder.rglob("*")):
        path = file.relative_to(folder).as_posix()
        if file.is_file() and path not in OWN and file.suffix != ".gz":
            data = file.read_bytes()
            found[path] = {"bytes": len(data), "sha256": hashlib.sha256(data).hexdigest()}
    return found


def change_shortcuts(manifest: dict[str, Any]) -> dict[str, Any]:
    """Return the manifest with the addresses of pages as the static edition has them: in the query."""
    return manifest | {"shortcuts": [one | {"url": f"./?/{one['url']}"} for one in manifest["shortcuts"]]}


def complete(folder: Path) -> None:
    """Write the manifest, the service worker and its summary into the folder of the static edition."""
    manifest = folder / MANIFEST
    served = json.loads((WORKER.parents[1] / "public" / MANIFEST).read_text(encoding="utf-8"))
    manifest.write_text(json.dumps(change_shortcuts(served), indent=2), encoding="utf-8")
    files = files_of(folder)
    worker = WORKER.read_text(encoding="utf-8")
    if worker.count(PLACE) != 1:
        raise SystemExit(f"blackgate: {WORKER} has no place for the list of files.")
    version = hashlib.sha256((worker + json.dumps(files)).encode()).hexdigest()[:16]
    build = json.dumps({"version": version, "files": files}, indent=1)
    (folder / "sw.js").write_text(worker.replace(PLACE, f"const BUILD = {build};"), encoding="utf-8")
    summary = {"version": version, "files": len(files), "bytes": sum(one["bytes"] for one in files.values())}
    (folder / "offline.json").write_text(json.dumps(summary), encoding="utf-8")


def main() -> None:
    """Complete the edition in the folder that the command line names."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="the folder that make static has built")
    complete(parser.parse_args().folder)


if __name__ == "__main__":
    main()
