"""Compiled and uncompiled, the engine plays identically."""

from pathlib import Path

from testkit.engine_fingerprint import fingerprint
from testkit.uncompiled import run_uncompiled


def test_compiled_and_uncompiled_play_identically(tmp_path: Path) -> None:
    program = "from testkit.engine_fingerprint import fingerprint; import blackgate.engine as e; print(e.__file__, fingerprint(), sep=chr(10))"
    where, uncompiled = run_uncompiled(tmp_path, program)
    assert where == str(tmp_path / "blackgate" / "engine" / "__init__.py")
    assert uncompiled == fingerprint()
