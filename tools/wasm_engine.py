"""Compile the engine to WebAssembly for Pyodide: `python -m tools.wasm_engine`, a part of `make static-engine`.

It writes the modules into `.build/wasm`, laid out like `src`. clang, wasm-ld and the headers of libc come from the package
`ziglang` on PyPI; `tools/wasm_headers.py` finds the headers of Python. The same versions give the same bytes.
"""

import argparse
import importlib.machinery
import importlib.util
import os
import shutil
import subprocess
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools.static_edition.engine_files import ENGINE, ENGINE_SOURCES, SUFFIX, sources_digest

# What mypyc reads when it is imported: the C code is for 32 bits, and a module says that it is in a file of the tab.
sysconfig.get_config_vars()["SIZEOF_SIZE_T"] = 4
importlib.machinery.EXTENSION_SUFFIXES.insert(0, SUFFIX)

from mypyc.build import mypycify  # noqa: E402
from setuptools import Extension  # noqa: E402

from tools.client import NotBuilt, scripts  # noqa: E402
from tools.compile_engine import GROUP, join_units  # noqa: E402
from tools.compile_hook import ROOT, SOURCE, modules  # noqa: E402
from tools.wasm_headers import find_python_headers, libc_options, write_python_headers  # noqa: E402

WORK = ROOT / ".build" / "wasm-objects"
COMPILE = "--target=wasm32-unknown-emscripten -c -fPIC -O2 -DNDEBUG -fno-strict-overflow -ffp-contract=off -fwasm-exceptions -w"
LINK = "-shared --experimental-pic --unresolved-symbols=import-dynamic --import-memory --export-dynamic --strip-all"


def find_zig() -> Path:
    """Return the path of zig, which contains clang and wasm-ld."""
    found = importlib.util.find_spec("ziglang")
    if found is None or found.origin is None:
        raise SystemExit("blackgate: ziglang is not installed. Run make static-engine, which installs it.")
    return Path(found.origin).with_name("zig")


def generate() -> list[Extension]:
    """Translate the engine to C. The first extension is the library, each other one a small module that refers to it."""
    os.chdir(SOURCE)
    os.environ["MYPYPATH"] = str(SOURCE)
    extensions: list[Extension] = mypycify(modules(), group_name=GROUP, multi_file=True, target_dir=str(WORK))
    extensions.sort(key=lambda extension: len(extension.sources), reverse=True)
    join_units(extensions[0], WORK)
    return extensions


def build(extension: Extension, zig: Path, includes: list[str]) -> None:
    """Compile and link one extension."""
    objects = []
    for source in extension.sources:
        objects.append(str(WORK / "objects" / f"{extension.name}-{Path(source).stem}.o"))
        subprocess.run([zig, "clang", *COMPILE.split(), *includes, source, "-o", objects[-1]], check=True)
    module = ENGINE / (extension.name.replace(".", "/") + SUFFIX)
    module.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run([zig, "wasm-ld", *LINK.split(), "-o", str(module), *objects], check=True)


def main() -> None:
    """Compile all modules."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--python-headers", type=Path, help="the folder with Python.h of a Python 3.14")
    options = parser.parse_args()
    try:
        scripts(dev=True)  # installs Pyodide, whose build the headers must describe
    except NotBuilt as problem:
        raise SystemExit(f"blackgate: the engine was not compiled: {problem}") from problem
    for folder in (ENGINE, WORK):
        shutil.rmtree(folder, ignore_errors=True)
    (WORK / "objects").mkdir(parents=True)
    zig, digest = find_zig(), sources_digest()
    headers = write_python_headers((options.python_headers or find_python_headers(WORK)).resolve(), WORK)
    extensions = generate()
    own = [f"-I{folder}" for folder in [WORK, headers, headers / "internal", *extensions[0].include_dirs]]
    includes = [*own, *libc_options(zig, WORK)]
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        list(threads.map(lambda extension: build(extension, zig, includes), extensions))
    ENGINE_SOURCES.write_text(digest, encoding="utf-8")
    print(f"{len(extensions)} modules in {ENGINE}")


if __name__ == "__main__":
    main()
