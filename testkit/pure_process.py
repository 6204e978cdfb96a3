"""Runs a script in a process without what a server needs: no database, no event loop, no thread, as in a browser tab."""

import subprocess
import sys
from pathlib import Path

from testkit.waiting import TIMEOUT_S

ROOT = Path(__file__).parents[1]
# In the process that plays a table, only these can be imported besides the standard library, and not all of that. The library
# itself needs fluent for its texts (with babel, which needs pytz) and what mypyc brings.
INSTALLED = {
    *("blackgate", "blackgate__mypyc", "testkit", "librt", "mypy_extensions", "typing_extensions", "msgspec"),
    *("fluent", "babel", "pytz", "attr", "attrs"),
}
FORBIDDEN = {
    *("asyncio", "concurrent", "multiprocessing", "subprocess", "queue", "sched", "selectors", "select", "socket", "ssl"),
    *("socketserver", "http", "sqlite3", "_sqlite3", "_socket", "_ssl", "_asyncio", "_queue"),
}
PROGRAM = f"""
import sys

class Absent:
    def find_spec(self, name, path=None, target=None):
        root = name.partition(".")[0]
        if root in {FORBIDDEN!r} or root not in sys.stdlib_module_names | {INSTALLED!r} and not root.startswith("_sysconfigdata"):
            raise ModuleNotFoundError(f"{{name}} is not installed here")

def never(*arguments, **named):
    raise AssertionError("threads and the wall clock are not to be used here")

sys.meta_path.insert(0, Absent())
import _thread, logging, threading, time  # threads and clock are imported by logging: they may be there, but not be used
import PACKAGE
threading.Thread.start = _thread.start_new_thread = never
time.time = time.time_ns = time.sleep = never
SCRIPT
print(*sorted(set(sys.modules) & {FORBIDDEN!r}), [name for name in sys.modules if name.startswith("blackgate.service")])
"""


def run_where_nothing_is_installed(package: str, script: str) -> list[str]:
    """Run a script in a process without what a server needs; return its output, and what it has imported of that."""
    program = PROGRAM.replace("PACKAGE", package).replace("SCRIPT", script)
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=3 * TIMEOUT_S, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()
