"""Compiled and uncompiled, the engine plays identically."""

from importlib.util import find_spec
from pathlib import Path

import pytest

from blackgate.compilation import is_compiled
from testkit.engine_fingerprint import fingerprint
from testkit.uncompiled import run_uncompiled


def test_compiled_and_uncompiled_play_identically(tmp_path: Path) -> None:
    program = "import blackgate.engine as e; from testkit.engine_fingerprint import fingerprint; print(e.__file__, fingerprint())"
    [output] = run_uncompiled(tmp_path, program)
    where, uncompiled = output.split()
    assert where == str(tmp_path / "blackgate" / "engine" / "__init__.py")
    assert uncompiled == fingerprint()


@pytest.mark.skipif(not is_compiled(), reason="the engine is not compiled")
def test_the_code_in_c_is_compiled_with_the_engine() -> None:
    """Otherwise everything works, but more slowly, and its own tests are skipped."""
    assert find_spec("blackgate.bots.evaluation.network_kernel") is not None
