"""Content packs: those offered for new tables, and those that stored tables were started with.

A table finishes under the pack it started with, so the files of a pack are stored in the database.
"""

import asyncio
import hashlib
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from blackgate.catalogue import Edition, edition
from blackgate.pack.errors import PackError
from blackgate.service.async_store import call_store
from blackgate.service.storage import Store


class PackRegistry:
    """Packs by name for new tables, and by digest for existing tables."""

    def __init__(self, store: Store, folders: Sequence[Path] = ()) -> None:
        self.store = store
        self.temporary: tempfile.TemporaryDirectory[str] | None = None
        # Load copies, so that editing a folder does not change a running game.
        offered = [edition(), *(self.load_files(read_files(folder)) for folder in map(validated, folders))]
        self.offered: Final = {found.pack.id: found for found in offered}
        self.by_digest: Final = {found.pack.digest: found for found in offered}
        self.saved: set[str] = set()

    def get_offered(self, name: str) -> Edition | None:
        """Return a pack for a new table."""
        return self.offered.get(name)

    async def save(self, edition: Edition) -> None:
        """Store the files of a pack, once, before the first table is opened with it."""
        digest = edition.pack.digest
        if digest not in self.saved:
            files = read_files(Path(edition.pack.directory))
            await call_store(self.store.save_pack, digest, edition.pack.id, files)
            self.saved.add(digest)

    async def find(self, digest: str) -> Edition | None:
        """Return the pack with a digest, even if it is no longer offered or has changed since."""
        if digest not in self.by_digest:
            files = await call_store(self.store.load_pack, digest)
            if files is None:
                return None
            try:
                found = await asyncio.to_thread(self.load_files, files)
            except PackError:
                return None  # a pack for another version of the program
            if found.pack.digest != digest:
                return None
            self.by_digest[digest] = found
        return self.by_digest[digest]

    def load_files(self, files: dict[str, str]) -> Edition:
        """Write the files of a pack to a temporary folder and load it from there."""
        if self.temporary is None:
            self.temporary = tempfile.TemporaryDirectory(prefix="blackgate-packs-")
        folder = Path(self.temporary.name) / hashlib.sha256(repr(sorted(files.items())).encode()).hexdigest()[:16]
        for name, text in files.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return edition(folder)


def validated(folder: Path) -> Path:
    """Load a pack from its own folder, so that errors name this folder and not a copy."""
    return Path(edition(folder).pack.directory)


def read_files(folder: Path) -> dict[str, str]:
    """Return the files of a pack, TOML and texts, by relative path."""
    found = sorted([*folder.glob("*.toml"), *folder.glob("texts/*.ftl")])
    return {path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8") for path in found}
