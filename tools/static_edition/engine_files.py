"""The compiled engine as a part of the static edition, if `make static-engine` has built it from the sources as they are now."""

import hashlib
import json
import sys

from tools.client import CLIENT, ROOT
from tools.compile_hook import SOURCE, modules
from tools.static_edition.python_files import Files

ENGINE = ROOT / ".build" / "wasm"
ENGINE_SOURCES = ENGINE / "sources.sha256"  # written last: without it, the engine is not complete
SUFFIX = ".cpython-314-wasm32-emscripten.so"
OLD_NOTICE = "blackgate: the sources changed after make static-engine: the static edition is built without a compiled engine."


def sources_digest() -> str:
    """Return a digest of what the compiled engine is made from: the modules, and the version of Pyodide."""
    digest = hashlib.sha256()
    for name in modules():
        digest.update(f"{name}\0".encode() + (SOURCE / name).read_bytes() + b"\0")
    lock = json.loads((CLIENT / "package-lock.json").read_text(encoding="utf-8"))
    digest.update(lock["packages"]["node_modules/pyodide"]["integrity"].encode())
    return digest.hexdigest()


def engine_files() -> Files:
    """Return the compiled modules, by their path in the tab. There are none if the engine is not compiled, or an older one."""
    if not ENGINE_SOURCES.exists():
        return {}
    if ENGINE_SOURCES.read_text(encoding="utf-8") != sources_digest():
        print(OLD_NOTICE, file=sys.stderr)
        return {}
    return {path.relative_to(ENGINE).as_posix(): path.read_bytes() for path in sorted(ENGINE.rglob(f"*{SUFFIX}"))}


def without_compiled(files: Files, engine: Files) -> Files:
    """Return the files without the modules that the compiled engine replaces: they would be fetched and never read."""
    replaced = {name.removesuffix(SUFFIX) + ".py" for name in engine}
    return {name: content for name, content in files.items() if name not in replaced}
