"""The C headers with which the engine is compiled to WebAssembly (tools/wasm_engine.py).

libc      Emscripten's libc is musl, and so is the one whose headers `ziglang` contains. Of its processors, riscv32 has the same
          types as WebAssembly, but for those in `LONG`. With the headers of Emscripten itself, clang writes the same bytes.
Python    those of any Python 3.14: of the interpreter that runs this, of an installed one, or from a package of Debian.
          `pyconfig.h` says how Pyodide was built: the names of another one, with Pyodide's own values.
"""

import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

from tools.client import CLIENT

PYTHON = "3.14"  # of Pyodide
PACKAGE = f"libpython{PYTHON}-dev"
SUITE = "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] http://deb.debian.org/debian forky main\n"
STDLIB = CLIENT / "node_modules" / "pyodide" / "python_stdlib.zip"
BUILD_FACTS = "_sysconfigdata__emscripten_wasm32-emscripten.py"
DEFINED = re.compile(r"^#\s*define (\w+)|^/\* #undef (\w+)", re.MULTILINE)
LONG = {"size_t": "unsigned long", "uintptr_t": "unsigned long", "ssize_t": "long", "ptrdiff_t": "long", "intptr_t": "long"}
MISSING = (
    f"blackgate: the headers of Python {PYTHON} were not found. Install them (Debian: {PACKAGE}; elsewhere: "
    f"uv python install {PYTHON}), or name their folder with --python-headers."
)


def libc_options(zig: Path, work: Path) -> list[str]:
    """Return the options of clang for the headers of the compiler and of libc, and for no others."""
    prelude = work / "prelude.h"
    types = [f"typedef {known_as} {name};\n#define __DEFINED_{name}\n" for name, known_as in LONG.items()]
    prelude.write_text("".join(types), encoding="utf-8")
    libc = zig.parent / "lib" / "libc" / "include"
    folders = [zig.parent / "lib" / "include", libc / "riscv32-linux-musl", libc / "generic-musl"]
    return ["-nostdinc", "-include", str(prelude), *(option for folder in folders for option in ("-isystem", str(folder)))]


def find_python_headers(work: Path) -> Path:
    """Return the folder with `Python.h`."""
    found = headers_of_installed() or headers_from_debian(work / "debian")
    if found is None:
        raise SystemExit(MISSING)
    return found


def headers_of_installed() -> Path | None:
    """Return the folder of an installed Python: the one that runs this, on the PATH, or managed by uv."""
    if platform.python_version().startswith(f"{PYTHON}."):
        folders = [sysconfig.get_path("include")]
    else:
        ask = "import sysconfig; print(sysconfig.get_path('include'))"
        find = [sys.executable, "-m", "uv", "python", "find", "--no-python-downloads", "--system", PYTHON]
        managed = subprocess.run(find, capture_output=True, check=False, text=True).stdout.strip()
        pythons = [python for python in (shutil.which(f"python{PYTHON}"), managed) if python]
        runs = [subprocess.run([python, "-c", ask], capture_output=True, check=False, text=True) for python in pythons]
        folders = [run.stdout.strip() for run in runs if run.returncode == 0]
    return next((Path(folder) for folder in folders if (Path(folder) / "Python.h").is_file()), None)


def headers_from_debian(work: Path) -> Path | None:
    """Fetch a package of Debian and unpack it here, without installing it. apt checks its signature."""
    if not shutil.which("apt-get") or not shutil.which("dpkg-deb"):
        return None
    for folder in ("lists/partial", "cache/archives/partial"):
        (work / folder).mkdir(parents=True, exist_ok=True)
    (work / "sources.list").write_text(SUITE, encoding="utf-8")
    places = {"Etc::sourcelist": "sources.list", "State::lists": "lists", "Cache": "cache"}
    options = [f"--option=Dir::{name}={work / place}" for name, place in places.items()]
    options += ["--option=Dir::Etc::sourceparts=-", "--option=Acquire::Languages=none", "--option=APT::Sandbox::User="]
    for step in (["update"], ["download", PACKAGE]):
        if subprocess.run(["apt-get", "--quiet=2", *options, *step], check=False, cwd=work).returncode != 0:
            return None
    (package,) = work.glob(f"{PACKAGE}_*.deb")
    subprocess.run(["dpkg-deb", "--extract", package, work / "unpacked"], check=True)
    print(f"Headers from {package.name}")
    return work / "unpacked" / "usr" / "include" / f"python{PYTHON}"


def write_python_headers(source: Path, work: Path) -> Path:
    """Copy the headers of Python, with a `pyconfig.h` for Pyodide."""
    headers = work / "python-headers"
    shutil.copytree(source, headers)
    namespace: dict[str, dict[str, int | str]] = {}
    with zipfile.ZipFile(STDLIB) as stdlib:
        exec(stdlib.read(BUILD_FACTS), namespace)  # an assignment, in a file of Pyodide
    facts = namespace["build_time_vars"]
    # Debian keeps the one with the names beside the folder, in one for the processor.
    others = source.parent.glob(f"*/{source.name}/pyconfig.h")
    texts = [path.read_text(encoding="utf-8") for path in (source / "pyconfig.h", *others)]
    names = [first or second for first, second in DEFINED.findall(max(texts, key=len))]
    values = {name: facts[name] for name in names if re.fullmatch(r'[\w"]+', str(facts.get(name, 0))) and facts.get(name)}
    lines = [f"#ifndef {name}\n#define {name} {value}\n#endif\n" for name, value in values.items()]
    (headers / "pyconfig.h").write_text("#pragma once\n" + "".join(lines), encoding="utf-8")
    return headers
