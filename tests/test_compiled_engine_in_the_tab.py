"""The compiled engine as an optional part of the static edition (`tools/static_edition`)."""

import gzip
import io
import zipfile
from pathlib import Path
from typing import Any

import pytest

from tools.static_edition import archives, engine_files

GAME = "blackgate/game"


@pytest.fixture(autouse=True)
def small_pyodide(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Small files instead of Pyodide and of wheels, sources instead of bytecode, and no compiled engine."""
    pyodide = tmp_path / "pyodide"
    pyodide.mkdir()
    (pyodide / "pyodide-lock.json").write_text('{"info": {"abi_version": "1"}}')
    for name in ("pyodide.asm.mjs", "pyodide.asm.wasm"):
        (pyodide / name).write_text(name)
    with zipfile.ZipFile(pyodide / "python_stdlib.zip", "w") as stdlib:
        stdlib.writestr("json.py", "")
    monkeypatch.setattr(archives, "PYODIDE", pyodide)
    monkeypatch.setattr(archives, "CACHE", tmp_path / "cache")
    monkeypatch.setattr(archives, "compiled", lambda archives: archives)
    monkeypatch.setattr(archives, "fetch_wheels", list)
    monkeypatch.setattr(engine_files, "ENGINE", tmp_path / "wasm")
    monkeypatch.setattr(engine_files, "ENGINE_SOURCES", tmp_path / "wasm" / "sources.sha256")


def compile_engine(digest: str) -> None:
    """Write what `make static-engine` writes: here, one module."""
    module = engine_files.ENGINE / f"{GAME}{engine_files.SUFFIX}"
    module.parent.mkdir(parents=True)
    module.write_bytes(b"\0asm")
    engine_files.ENGINE_SOURCES.write_text(digest)


def build(folder: Path) -> dict[str, Any]:
    """Build the Python files and return what the client is told of each."""
    files: Any = archives.write_python_files(folder / "python")["files"]
    written = {path.relative_to(folder).as_posix() for path in (folder / "python").iterdir()}
    assert {one["file"] for one in files.values()} == written
    return dict(files)


def names(folder: Path, file: dict[str, Any]) -> set[str]:
    """Return the names in an archive of the edition."""
    return set(zipfile.ZipFile(io.BytesIO(gzip.decompress((folder / file["file"]).read_bytes()))).namelist())


def test_without_a_compiled_engine_the_edition_has_no_such_part(tmp_path: Path) -> None:
    files = build(tmp_path)
    assert "engine" not in files
    assert f"{GAME}.py" in names(tmp_path, files["blackgate"])


def test_the_sources_in_c_are_not_transferred(tmp_path: Path) -> None:
    """There is no compiler in a tab, and a visitor would wait for them."""
    found = names(tmp_path, build(tmp_path)["blackgate"])
    assert not {name for name in found if name.endswith((".c", ".h", ".pyi"))}


def test_a_compiled_engine_is_a_file_of_its_own_that_replaces_the_interpreted_modules(tmp_path: Path) -> None:
    compile_engine(engine_files.sources_digest())
    files = build(tmp_path)
    assert names(tmp_path, files["engine"]) == {f"{GAME}{engine_files.SUFFIX}"}
    package = names(tmp_path, files["blackgate"])
    assert f"{GAME}.py" not in package
    assert {"blackgate/replay.py", "blackgate/view.py"} <= package, "only the modules that were compiled are left out"


def test_the_same_engine_has_the_same_name(tmp_path: Path) -> None:
    compile_engine(engine_files.sources_digest())
    assert build(tmp_path / "first")["engine"] == build(tmp_path / "second")["engine"]


def test_an_engine_of_older_sources_is_left_out_with_a_notice(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    compile_engine("of other sources")
    files = build(tmp_path)
    assert "engine" not in files
    assert f"{GAME}.py" in names(tmp_path, files["blackgate"])
    assert "built without a compiled engine" in capsys.readouterr().err
