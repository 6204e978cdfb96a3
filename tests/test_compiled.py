"""Compiled and uncompiled, the engine plays identically."""

from pathlib import Path

from testkit.engine_fingerprint import fingerprint
from testkit.uncompiled import run_uncompiled


def test_compiled_and_uncompiled_play_identically(tmp_path: Path) -> None:
    program = "import blackgate.engine as e; from testkit.engine_fingerprint import fingerprint; print(e.__file__, fingerprint())"
    [output] = run_uncompiled(tmp_path, program)
    where, uncompiled = output.split()
    assert where == str(tmp_path / "blackgate" / "engine" / "__init__.py")
    assert uncompiled == fingerprint()
