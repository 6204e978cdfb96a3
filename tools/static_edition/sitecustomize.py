"""Finds the modules of the tab in memory. Python imports this module at its start, before the modules of Pyodide.

Searching archives and folders for them takes a quarter of the time of a start. So there are two tables of modules instead, which
`client/tools/compile_python.mjs` writes: one is in the archive of the standard library, the other one is in `site-packages`.
"""

import gc
import marshal
import sys
from _frozen_importlib import ModuleSpec
from _frozen_importlib_external import SourcelessFileLoader, spec_from_file_location
from zipimport import zipimporter

TYPE_CHECKING = False  # as in `typing`, which cannot be imported yet
if TYPE_CHECKING:
    from types import CodeType

ARCHIVE = "/lib/python314.zip"
STDLIB = "/lib/python3.14"
SITE_PACKAGES = f"{STDLIB}/site-packages"
TABLE = "modules.marshal"


class MemoryLoader(SourcelessFileLoader):
    """Loads a module whose bytecode is in memory. Its path says where the other files of its package are."""

    def __init__(self, name: str, path: str, bytecode: bytes) -> None:
        super().__init__(name, path)
        self.bytecode = bytecode

    def get_code(self, _name: str) -> "CodeType":
        """Return the code of the module."""
        code: CodeType = marshal.loads(self.bytecode)
        return code


class MemoryFinder:
    """Finds the modules of a table."""

    def __init__(self, folder: str, table: bytes) -> None:
        self.folder = folder
        self.modules: dict[str, tuple[str, bytes]] = marshal.loads(table)  # by name: path in the folder, bytecode

    def find_spec(self, name: str, _path: object = None, _target: object = None) -> ModuleSpec | None:
        """Return how a module is loaded, or None if it is not in the table."""
        found = self.modules.get(name)
        if found is None:
            return None
        path = f"{self.folder}/{found[0]}"
        return spec_from_file_location(name, path, loader=MemoryLoader(name, path, found[1]))


gc.disable()  # nothing becomes garbage during the start; `client/src/tab/python-service.ts` enables it again
with open(f"{SITE_PACKAGES}/{TABLE}", "rb") as file:
    own_table = file.read()
sys.meta_path[:0] = [MemoryFinder(STDLIB, zipimporter(ARCHIVE).get_data(TABLE)), MemoryFinder(SITE_PACKAGES, own_table)]
