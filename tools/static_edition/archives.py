"""Packs the Python files of the tab, compiled, and names each file after a hash of its content."""

import gzip
import hashlib
import io
import json
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from tools.client import CLIENT, ROOT, npm
from tools.static_edition.engine_files import engine_files, without_compiled
from tools.static_edition.python_files import PACKAGE, WARDEN, Files, dependency_files, own_files, stdlib_files, wheel_files

CACHE = ROOT / ".build" / "static"
PYODIDE = CLIENT / "node_modules" / "pyodide"
COMPILER = CLIENT / "tools" / "compile_python.mjs"
REQUIREMENTS = Path(__file__).with_name("requirements.txt")
OLDEST_TIME = (1980, 1, 1, 0, 0, 0)  # in every archive, so that equal files make an equal archive
HASH_LENGTH = 10


def short_hash(content: bytes) -> str:
    """Return a hash for the name of a file, or of a step whose result is kept."""
    return hashlib.sha256(content).hexdigest()[:HASH_LENGTH]


def pyodide_info() -> dict[str, str]:
    """Return the versions of Pyodide's interpreter and of its binary interface."""
    info: dict[str, str] = json.loads((PYODIDE / "pyodide-lock.json").read_text())["info"]
    return info


def fetch_wheels() -> list[Path]:
    """Return the wheels for Pyodide, fetched by pip, which checks their hashes."""
    tags = pyodide_info()
    python = "".join(tags["python"].split(".")[:2])
    folder = CACHE / "wheels" / short_hash(REQUIREMENTS.read_bytes() + python.encode())
    if not folder.is_dir():
        shutil.rmtree(new := folder.with_suffix(".new"), ignore_errors=True)
        platform = f"pyemscripten_{tags['abi_version']}_{tags['arch']}"
        options = ["--platform", platform, "--python-version", python, "--implementation", "cp", "--abi", f"cp{python}"]
        pip = [
            sys.executable,
            "-m",
            "pip",
            "download",
            "--quiet",
            "--disable-pip-version-check",
            "--no-deps",
            "--only-binary=:all:",
        ]
        subprocess.run([*pip, *options, "--require-hashes", "--requirement", REQUIREMENTS, "--dest", new], check=True)
        new.rename(folder)
    return sorted(folder.glob("*.whl"))


def zipped(files: Files) -> bytes:
    """Return an archive of files, the same for the same files. It is not compressed: it is only read by the next step."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name, content in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name, OLDEST_TIME), content)
    return buffer.getvalue()


def compiled(archives: dict[str, bytes]) -> dict[str, bytes]:
    """Return the archives with bytecode instead of sources: a tab that compiled them itself would start seconds later."""
    paths: dict[str, Path] = {}
    work: list[str] = []
    tools = COMPILER.read_bytes() + (PYODIDE / "package.json").read_bytes()
    for name, content in archives.items():
        paths[name] = CACHE / f"{name}-{short_hash(tools + content)}.zip"
        if not paths[name].exists():
            source = CACHE / f"{name}.sources.zip"
            source.write_bytes(content)
            work += [str(source), str(paths[name])]
    if work:
        for path in CACHE.glob("*.zip"):
            if path not in paths.values() and str(path) not in work:
                path.unlink()
        subprocess.run([node(), COMPILER, *work], check=True)
    return {name: path.read_bytes() for name, path in paths.items()}


def node() -> str:
    """Return the path of Node."""
    command = npm()
    if command is None:
        raise FileNotFoundError("Node 20 or newer was not found")
    return command[0] if len(command) > 1 else shutil.which("node") or "node"


def write_python_files(target: Path) -> dict[str, object]:
    """Write the files of Python into a folder. Return what the client must know of them: their names and sizes."""
    CACHE.mkdir(parents=True, exist_ok=True)
    engine = engine_files()
    site = {**without_compiled(own_files(), engine), **dependency_files(), **wheel_files(fetch_wheels())}
    archives = compiled({"stdlib": zipped(stdlib_files(PYODIDE / "python_stdlib.zip")), "blackgate": zipped(site)})
    # Compressed here, because not every host compresses files of these kinds. As a whole, archives become a tenth smaller.
    parts = {
        "runtime": ("pyodide-{}.js", (PYODIDE / "pyodide.asm.mjs").read_bytes()),
        "interpreter": ("interpreter-{}.wasm.gzip", gzip.compress((PYODIDE / "pyodide.asm.wasm").read_bytes(), mtime=0)),
        "stdlib": ("stdlib-{}.zip.gzip", gzip.compress(archives["stdlib"], mtime=0)),
        "blackgate": ("blackgate-{}.zip.gzip", gzip.compress(archives["blackgate"], mtime=0)),
        "warden": ("warden-{}.bin.gzip", gzip.compress((PACKAGE / WARDEN).read_bytes(), mtime=0)),
    }
    if engine:
        parts["engine"] = ("engine-{}.zip.gzip", gzip.compress(zipped(engine), mtime=0))
    target.mkdir(parents=True, exist_ok=True)
    written: dict[str, object] = {}
    for part, (name, content) in parts.items():
        file = name.format(short_hash(content))
        (target / file).write_bytes(content)
        written[part] = {"file": f"{target.name}/{file}", "bytes": len(content)}
    return {"abi": pyodide_info()["abi_version"], "files": written}
