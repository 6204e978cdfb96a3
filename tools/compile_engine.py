"""Translate the engine to C with mypyc and compile it in place, on several cores. `compile_hook.py` runs this in `src/`.

The C code of a few modules forms one unit, which one compiler process compiles. A compiler inlines only within a unit, so
modules that call each other often share one. The evaluation of policy networks is in C already (`KERNEL`).
"""

import argparse
import os
from pathlib import Path

from mypyc.build import mypycify
from pybind11.setup_helpers import ParallelCompile
from setuptools import Extension, setup

# The largest first, so that no core is left with it at the end. A module belongs to the first unit with a folder that matches.
# With the engine and bots/evaluation in one unit, boss would search 8 % more in the same time, and compiling take 15 s longer.
# env/core reads tables cell by cell: in the engine's unit, the vector environment makes 11 % more steps, gcc works 9 s longer.
UNITS = {
    "engine": ("blackgate.engine", "blackgate.env.core"),
    "evaluation": ("blackgate.bots.evaluation",),
    "other": ("blackgate",),
}
GENERATED = "__native_"  # how the name of a C file of mypyc begins
GROUP = "blackgate"
KERNEL = "blackgate.bots.evaluation.network_kernel"


def unit_of(source: str) -> str:
    """Return the unit of a generated C file such as `build/__native_blackgate___engine___turn.c`."""
    module = Path(source).stem.removeprefix(GENERATED).replace("___", ".")
    return next(unit for unit, folders in UNITS.items() if module.startswith(folders))


def join_units(library: Extension, build: Path) -> None:
    """Replace the C files of the modules by one file per unit that includes them."""
    generated = [source for source in library.sources if Path(source).name.startswith(GENERATED)]
    runtime = [source for source in library.sources if source not in generated]
    units = []
    for unit in UNITS:
        path = build / f"unit_{unit}.c"
        path.write_text("".join(f'#include "{Path(source).name}"\n' for source in generated if unit_of(source) == unit))
        units.append(str(path))
    library.sources = [*units, *runtime]


def kernel() -> Extension:
    """Return the module in C. If it cannot be compiled, `linear_layer.py` computes the same numbers."""
    source = Path(*KERNEL.split("."))
    options = ["/O2", "/std:c11"] if os.name == "nt" else ["-O3"]
    return Extension(
        KERNEL,
        [str(source.with_suffix(".c"))],
        depends=[str(source.with_name("network_kernel_layers.h"))],
        extra_compile_args=options,
        optional=True,
    )


def main() -> None:
    """Compile the modules that are named on the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--objects", required=True, help="folder for object files")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("modules", nargs="+", help="Python files, relative to the working folder")
    options = parser.parse_args()
    extensions = mypycify(options.modules, opt_level="3", group_name=GROUP, multi_file=True, target_dir="build")
    extensions.sort(key=lambda extension: len(extension.sources), reverse=True)  # the library, then a small file for each module
    join_units(extensions[0], Path("build"))
    arguments = ["-q", "build_ext", "--inplace", "--build-temp", options.objects, "--parallel", str(options.jobs)]
    with ParallelCompile(default=options.jobs):
        setup(name=GROUP, packages=[], ext_modules=[*extensions, kernel()], script_args=arguments)


if __name__ == "__main__":
    main()
