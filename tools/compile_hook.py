"""Compile the engine with mypyc while a wheel is built, or in place for a checkout (`python tools/compile_hook.py`).

Without a C compiler, or if compiling fails, everything works as plain Python, only slower, and a notice is printed.
For a wheel, the browser client is built as well (`tools/client.py`).
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
# Small modules of `tables` through which every move goes. Larger ones, such as `messages`, take too long to compile.
EVERY_MOVE = ("clocks", "game_steps", "undo_policy")
COMPILED = (
    "blackgate/engine/*.py",
    "blackgate/base_game.py",
    "blackgate/game.py",
    "blackgate/table_state/*.py",
    "blackgate/view.py",
    "blackgate/bots/evaluation/*.py",
    "blackgate/env/core/*.py",
    "blackgate/events.py",
    *(f"blackgate/tables/{name}.py" for name in EVERY_MOVE),
    "blackgate/tables/updates/*.py",
)
KERNEL_SOURCES = "blackgate/bots/evaluation/*.[ch]"  # in C already, see `compile_engine.py`
UNCOMPILED_NOTICE = "blackgate: no compiled engine ({reason}); everything works, uncompiled and many times slower."
IMPORT_COMPILED = [sys.executable, "-c", "import blackgate.game"]  # in src: fails if a compiled module lacks something


def modules() -> list[str]:
    """Return the files to compile, relative to src."""
    return sorted(str(path.relative_to(SOURCE)) for pattern in COMPILED for path in SOURCE.glob(pattern))


def compiled_files() -> list[Path]:
    """Return the compiled files of an earlier run."""
    return sorted(path for ending in ("*.so", "*.pyd") for path in SOURCE.rglob(ending))


def remove_compiled() -> None:
    """Remove the compiled files, which leaves plain Python."""
    for path in compiled_files():
        path.unlink()


def compile_engine(build: Path) -> str:
    """Compile in place. Return why it was not done, or an empty string."""
    remove_compiled()
    if os.environ.get("BLACKGATE_PURE"):
        return "BLACKGATE_PURE is set"
    compiler = os.environ.get("CC", "").split(" ")[0] or "cc"
    if os.name == "posix" and not (shutil.which(compiler) or shutil.which("gcc") or shutil.which("clang")):
        return "no C compiler was found"
    build.mkdir(parents=True, exist_ok=True)
    log = build / "compile.log"
    command = [sys.executable, str(ROOT / "tools" / "compile_engine.py"), "--objects", str(build / "objects"), *modules()]
    # Without the first flag, gcc may not inline functions of the shared library: speed drops by a third.
    # With the second, no multiplication is fused with an addition, so every machine computes the same floats.
    flags = f"{os.environ.get('CFLAGS', '')} -fno-semantic-interposition -ffp-contract=off".strip() if os.name == "posix" else ""
    environment = {**os.environ, "MYPYPATH": str(SOURCE), "MYPY_CACHE_DIR": str(build / "mypy"), "CFLAGS": flags}
    with log.open("w") as out:
        for step in (command, IMPORT_COMPILED):
            done = subprocess.run(step, cwd=SOURCE, stdout=out, stderr=subprocess.STDOUT, env=environment, check=False)
            if done.returncode != 0:
                break
    shutil.rmtree(SOURCE / "build", ignore_errors=True)
    if done.returncode != 0:
        remove_compiled()
        return f"compiling failed, see {log}"
    return ""


def build_client() -> str:
    """Build the browser client into `service/web`. Return a notice if it was not built, or an empty string."""
    if os.environ.get("CIBUILDWHEEL") and (SOURCE / "blackgate" / "service" / "web" / "index.html").exists():
        return ""  # built once for all wheels
    command = [sys.executable, str(ROOT / "tools" / "client.py")]
    return subprocess.run(command, capture_output=True, check=False, text=True).stderr.strip()


def main() -> None:
    """Compile the checkout in place."""
    reason = compile_engine(ROOT / ".build")
    if reason:
        print(UNCOMPILED_NOTICE.format(reason=reason), file=sys.stderr)


try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run as a script, outside a build
    pass
else:

    class CompileHook(BuildHookInterface[Any]):
        """hatchling calls this for every wheel; an editable install is compiled by `make setup` instead."""

        def initialize(self, version: str, build_data: dict[str, object]) -> None:
            """Compile, and tell hatchling what was compiled."""
            if version == "editable":
                return
            notice = build_client()
            if notice:
                self.app.display_warning(notice)
            reason = compile_engine(ROOT / ".build")
            if reason:
                self.app.display_warning(UNCOMPILED_NOTICE.format(reason=reason))
                return
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"] = {str(path): str(path.relative_to(SOURCE)) for path in compiled_files()}


if __name__ == "__main__":
    main()
