"""The packs that can be played here. A table finishes under the pack it began with: its files are kept beside the log."""

import asyncio
import hashlib
import tempfile
from collections.abc import Sequence
from pathlib import Path

from blackgate.catalogue import Edition, edition
from blackgate.pack.errors import PackError
from blackgate.service.storage import Store


class PackRegistry:
    """Packs by name for new tables, and by digest for those that have begun."""

    def __init__(self, store: Store, folders: Sequence[Path] = ()) -> None:
        self.store = store
        self.cellar: tempfile.TemporaryDirectory[str] | None = None
        # Copies, so that nothing changes under a game when somebody edits a folder.
        offered = [edition(), *(self.unpack(files_of(folder)) for folder in map(checked, folders))]
        self.offered = {book.pack.id: book for book in offered}
        self.known = {book.pack.digest: book for book in offered}
        self.kept: set[str] = set()

    def offer(self, name: str) -> Edition | None:
        """A pack for a new table."""
        return self.offered.get(name)

    async def keep(self, book: Edition) -> None:
        """Put a pack's files beside the log, once, before a table is opened with it."""
        digest = book.pack.digest
        if digest not in self.kept:
            await asyncio.to_thread(self.store.save_pack, digest, book.pack.id, files_of(Path(book.pack.directory)))
            self.kept.add(digest)

    async def find(self, digest: str) -> Edition | None:
        """The pack a table was opened with, even if it is not offered any more or has changed since."""
        if digest not in self.known:
            files = await asyncio.to_thread(self.store.pack, digest)
            if files is None:
                return None
            try:
                book = await asyncio.to_thread(self.unpack, files)
            except PackError:
                return None  # written in the vocabulary of another version
            if book.pack.digest != digest:
                return None
            self.known[digest] = book
        return self.known[digest]

    def unpack(self, files: dict[str, str]) -> Edition:
        """A pack from its files."""
        if self.cellar is None:
            self.cellar = tempfile.TemporaryDirectory(prefix="blackgate-packs-")
        folder = Path(self.cellar.name) / hashlib.sha256(repr(sorted(files.items())).encode()).hexdigest()[:16]
        for name, text in files.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return edition(folder)


def checked(folder: Path) -> Path:
    """A folder that holds a pack; what is wrong with it is told about the folder itself, not about a copy."""
    return Path(edition(folder).pack.directory)


def files_of(folder: Path) -> dict[str, str]:
    """Everything a pack consists of: its TOML and its texts."""
    found = sorted([*folder.glob("*.toml"), *folder.glob("texts/*.ftl")])
    return {path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8") for path in found}
