"""Packs for tests: the classic one, copied and edited."""

import shutil
from dataclasses import dataclass
from pathlib import Path

from blackgate.pack import CLASSIC

FILES = ["pack", "places", "cards", "actions", "gangs", "backgrounds", "michel", "prisoners"]
FAIR_START = """[fair_start]
cigarettes = { 2 = [0, 4], 3 = [0, 2, 4], 4 = [0, 2, 4, 6], 5 = [0, 2, 4, 6, 8], 6 = [0, 2, 4, 6, 8, 10] }
origin = "X"
"""


@dataclass(frozen=True)
class OwnPack:
    """A copy of a pack that a test may write into."""

    directory: Path

    @staticmethod
    def copied_to(directory: Path, source: Path = CLASSIC) -> "OwnPack":
        shutil.copytree(source, directory)
        return OwnPack(directory)

    def edit(self, file: str, old: str, new: str) -> "OwnPack":
        """Replace the first occurrence of a text in a file."""
        path = self.directory / file
        text = path.read_text(encoding="utf-8")
        assert old in text, f"{file} has no {old!r}"
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        return self

    def append(self, file: str, text: str) -> "OwnPack":
        """Append text to a file."""
        path = self.directory / file
        path.write_text(path.read_text(encoding="utf-8") + text, encoding="utf-8")
        return self

    def write(self, file: str, text: str) -> "OwnPack":
        """Write a whole file."""
        path = self.directory / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return self

    def set_fair_start(self, section: str) -> "OwnPack":
        """Replace what `pack.toml` says about a fair start (14.8); it is the last section. An empty text removes it."""
        before = (self.directory / "pack.toml").read_text(encoding="utf-8").partition("[fair_start]")[0]
        return self.write("pack.toml", before + section)
