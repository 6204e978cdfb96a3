"""Check with pyright that every public symbol of the package has a complete type (`make typed-api`).

All modules and names without a leading underscore count as public. Types that other libraries leave open do not count:
pyright ignores them, and the stubs in typings/ stand for libraries that have no types at all.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent


def verify() -> dict[str, Any]:
    """Return what pyright says about the types of the package."""
    # With --verifytypes pyright asks the first `python` on the PATH where modules are; it ignores --pythonpath.
    folders = [str(ROOT / "typings"), str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]
    environment = {
        **os.environ,
        "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]),
        "PYTHONPATH": os.pathsep.join(folder for folder in folders if folder),
    }
    command = [sys.executable, "-m", "pyright", "--outputjson", "--ignoreexternal", "--verifytypes", "blackgate"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, encoding="utf-8", check=False)
    try:
        report: dict[str, Any] = json.loads(done.stdout)
    except ValueError:
        sys.exit(done.stdout + done.stderr)
    return report


def problems(report: dict[str, Any]) -> list[str]:
    """Return one line for each place that lacks a type, and for each reason why there is no report."""
    lines = [one["message"] for one in report["generalDiagnostics"]]
    for symbol in report.get("typeCompleteness", {}).get("symbols", []):
        for one in symbol["diagnostics"]:
            if one["severity"] == "error":
                line = one.get("range", {}).get("start", {}).get("line", 0) + 1
                place = f"{Path(one['file']).relative_to(ROOT)}:{line}" if one["file"] else symbol["name"]
                lines.append(f"{place}: {symbol['name']}: {' '.join(one['message'].split())}")
    return list(dict.fromkeys(lines))


def main() -> int:
    """Print what lacks a type and the score. The exit code is 1 unless the score is 100 %."""
    report = verify()
    for line in problems(report):
        print(line)
    result = report.get("typeCompleteness")
    if result is None:
        return 1
    counts = result["exportedSymbolCounts"]
    score = result["completenessScore"]
    version, seconds = report["version"], report["summary"]["timeInSec"]
    print(
        f"{counts['withKnownType']:,} of {sum(counts.values()):,} public symbols have a complete type: {score:.1%} "
        f"(pyright {version}, {seconds:.0f} s)"
    )
    return int(counts["withKnownType"] < sum(counts.values()) or bool(report["generalDiagnostics"]))


if __name__ == "__main__":
    sys.exit(main())
