"""Compile the engine to WebAssembly for Pyodide: `python -m tools.wasm_engine --python-headers DIR --libc-headers DIR`.

It writes the modules into `.build/wasm`, laid out like `src`. It needs clang and wasm-ld, which the package `ziglang` on PyPI
has, and headers: those of a Python 3.14 (Debian: libpython3.14-dev) and those of Emscripten's libc (Debian: emscripten, its
folder `cache/sysroot/include`). `pyconfig.h` is made from what Pyodide says about its own build.
"""

import argparse
import importlib.util
import os
import re
import shutil
import subprocess
import sysconfig
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sysconfig.get_config_vars()["SIZEOF_SIZE_T"] = 4  # mypyc reads it when it is imported: the C code is for 32 bits

from mypyc.build import mypycify  # noqa: E402
from setuptools import Extension  # noqa: E402

from tools.compile_engine import GROUP, join_units  # noqa: E402
from tools.compile_hook import ROOT, SOURCE, modules  # noqa: E402

OUT = ROOT / ".build" / "wasm"
WORK = ROOT / ".build" / "wasm-objects"
STDLIB = ROOT / "client" / "node_modules" / "pyodide" / "python_stdlib.zip"
BUILD_FACTS = "_sysconfigdata__emscripten_wasm32-emscripten.py"
SUFFIX = ".cpython-314-wasm32-emscripten.so"
COMPILE = "--target=wasm32-unknown-emscripten -c -fPIC -O2 -DNDEBUG -fno-strict-overflow -ffp-contract=off -fwasm-exceptions -w"
LINK = "-shared --experimental-pic --unresolved-symbols=import-dynamic --import-memory --export-dynamic --strip-all"
DEFINED = re.compile(r"^#\s*define (\w+)|^/\* #undef (\w+)", re.MULTILINE)


def zig() -> str:
    """Return the path of zig, which contains clang and wasm-ld."""
    found = importlib.util.find_spec("ziglang")
    if found is None or found.origin is None:
        raise SystemExit("Install ziglang first: pip install ziglang")
    return str(Path(found.origin).parent / "zig")


def write_python_headers(source: Path, template: Path) -> Path:
    """Copy the headers of Python with a `pyconfig.h` for Pyodide: the names of another one, with Pyodide's values."""
    headers = WORK / "python-headers"
    shutil.copytree(source, headers)
    namespace: dict[str, dict[str, int | str]] = {}
    with zipfile.ZipFile(STDLIB) as stdlib:
        exec(stdlib.read(BUILD_FACTS), namespace)  # an assignment, in a file of Pyodide
    facts = namespace["build_time_vars"]
    names = [first or second for first, second in DEFINED.findall(template.read_text(encoding="utf-8"))]
    values = {name: facts[name] for name in names if re.fullmatch(r'[\w"]+', str(facts.get(name, 0))) and facts.get(name)}
    lines = [f"#ifndef {name}\n#define {name} {value}\n#endif\n" for name, value in values.items()]
    (headers / "pyconfig.h").write_text("#pragma once\n" + "".join(lines), encoding="utf-8")
    return headers


def generate() -> list[Extension]:
    """Translate the engine to C. The first extension is the library, each other one a small module that refers to it."""
    os.chdir(SOURCE)
    os.environ["MYPYPATH"] = str(SOURCE)
    extensions: list[Extension] = mypycify(modules(), group_name=GROUP, multi_file=True, target_dir=str(WORK))
    extensions.sort(key=lambda extension: len(extension.sources), reverse=True)
    join_units(extensions[0], WORK)
    return extensions


def build(extension: Extension, compiler: str, includes: list[str]) -> None:
    """Compile and link one extension."""
    objects = []
    for source in extension.sources:
        objects.append(str(WORK / "objects" / f"{extension.name}-{Path(source).stem}.o"))
        subprocess.run([compiler, "clang", *COMPILE.split(), *includes, source, "-o", objects[-1]], check=True)
    module = OUT / (extension.name.replace(".", "/") + SUFFIX)
    module.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run([compiler, "wasm-ld", *LINK.split(), "-o", str(module), *objects], check=True)


def main() -> None:
    """Compile all modules."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--python-headers", type=Path, required=True, help="the folder with Python.h")
    parser.add_argument("--pyconfig", type=Path, help="any pyconfig.h of that Python, if it is not in that folder")
    parser.add_argument("--libc-headers", type=Path, required=True, help="the folder with stdio.h")
    options = parser.parse_args()
    for folder in (OUT, WORK):
        shutil.rmtree(folder, ignore_errors=True)
    (WORK / "objects").mkdir(parents=True)
    source = options.python_headers.resolve()
    headers = write_python_headers(source, options.pyconfig or source / "pyconfig.h")
    compiler, libc = zig(), options.libc_headers.resolve()
    extensions = generate()
    own = [f"-I{folder}" for folder in [WORK, headers, headers / "internal", *extensions[0].include_dirs]]
    includes = [*own, "-isystem", str(Path(compiler).parent / "lib" / "include"), "-isystem", str(libc), "-nostdinc"]
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        list(threads.map(lambda extension: build(extension, compiler, includes), extensions))
    print(f"{len(extensions)} modules in {OUT}")


if __name__ == "__main__":
    main()
