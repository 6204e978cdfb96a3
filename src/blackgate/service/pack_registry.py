"""Content packs: those offered for new tables, and those that stored tables were started with.

A table finishes under the pack it started with, so the files of a pack are stored in the database.
"""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from blackgate.catalogue import Edition, edition
from blackgate.pack.files import pack_files
from blackgate.service.async_store import call_store
from blackgate.service.storage import Store
from blackgate.tables.stored_packs import StoredPacks


class PackRegistry:
    """Packs by name for new tables, and by digest for existing tables."""

    def __init__(self, store: Store, folders: Sequence[Path] = ()) -> None:
        self.store = store
        self.packs: Final = StoredPacks()
        offered = [edition(), *(self.load_copy(folder) for folder in folders)]
        self.offered: Final = {found.pack.id: found for found in offered}
        self.saved: set[str] = set()

    def load_copy(self, folder: Path) -> Edition:
        """Load a copy of a pack, so that editing its folder does not change a running game."""
        pack = edition(folder).pack  # an error names this folder and not the copy
        found = self.packs.load(pack.digest, pack_files(pack))
        assert found is not None, "it has just been read"
        return found

    def get_offered(self, name: str) -> Edition | None:
        """Return a pack for a new table."""
        return self.offered.get(name)

    async def save(self, edition: Edition) -> None:
        """Store the files of a pack, once, before the first table is opened with it."""
        digest = edition.pack.digest
        if digest not in self.saved:
            await call_store(self.store.save_pack, digest, edition.pack.id, pack_files(edition.pack))
            self.saved.add(digest)

    async def find(self, digest: str) -> Edition | None:
        """Return the pack with a digest, even if it is no longer offered or has changed since."""
        found = self.packs.known(digest)
        if found is None:
            files = await call_store(self.store.load_pack, digest)
            if files is not None:
                found = await asyncio.to_thread(self.packs.load, digest, files)
        return found
