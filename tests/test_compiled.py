"""Compiled and uncompiled, the engine plays identically."""

import shutil
import subprocess
import sysconfig
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


@pytest.mark.skipif(not is_compiled() or shutil.which("gcc") is None, reason="there is no gcc, or the engine is not compiled")
def test_the_code_in_c_compiles_where_the_compiler_checks_memory(tmp_path: Path) -> None:
    """Ubuntu's gcc always has this setting."""
    source = Path(__file__).parents[1] / "src/blackgate/bots/evaluation/network_kernel.c"
    checks = ["-O2", "-U_FORTIFY_SOURCE", "-D_FORTIFY_SOURCE=2"]
    include = f"-I{sysconfig.get_path('include')}"
    command = ["gcc", *checks, "-fPIC", include, "-c", str(source), "-o", str(tmp_path / "network_kernel.o")]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
