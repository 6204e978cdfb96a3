"""Look for known vulnerabilities of the locked dependencies (`make audit`): of uv.lock with `uv audit`, of the client with npm.

Both ask a service on the internet. If it cannot be reached, the audit is skipped with a notice. Exit code 1: there is a
vulnerability, or an audit failed for another reason.
"""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Literal

from tools.client import CLIENT, ROOT, npm

UNREACHABLE = ("error sending request", "audit endpoint returned an error")
SKIPPED = "blackgate: {what} were not audited, because {service} cannot be reached."

Result = Literal["clean", "vulnerable", "unreachable"]


def uv_result(code: int, output: str) -> Result:
    """Return what `uv audit` found. Its exit code is 1 for vulnerabilities and 2 for errors."""
    if code == 0:
        return "clean"
    return "unreachable" if code != 1 and any(sign in output for sign in UNREACHABLE) else "vulnerable"


def npm_result(code: int, report: str) -> Result:
    """Return what `npm audit --json` found. Its exit code is 1 for vulnerabilities and for errors."""
    if code == 0:
        return "clean"
    try:
        found = json.loads(report)
    except ValueError:
        return "vulnerable"
    return "vulnerable" if "vulnerabilities" in found else "unreachable"


def run(command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a command and return its exit code and output."""
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def report(result: Result, what: str, service: str, output: str) -> bool:
    """Print the result of an audit; return whether it is a failure."""
    if result == "unreachable":
        print(SKIPPED.format(what=what, service=service))
    if result == "vulnerable":
        print(output)
    return result == "vulnerable"


def main() -> int:
    """Audit both lock files."""
    uv = shutil.which("uv", path=str(Path(sys.executable).parent)) or "uv"
    python = run([uv, "audit", "--frozen"], ROOT)
    said = python.stdout + python.stderr
    failed = report(uv_result(python.returncode, said), "the Python packages", "osv.dev", said)
    found = npm()
    if found is None:
        print("blackgate: the packages of the client were not audited, because Node is missing.")
        return int(failed)
    client = run([*found, "audit", "--json", "--package-lock-only"], CLIENT)
    said = client.stdout + client.stderr
    failed |= report(npm_result(client.returncode, client.stdout), "the packages of the client", "registry.npmjs.org", said)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
