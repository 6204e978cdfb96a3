"""The packs of stored tables. A table is played with the pack it began with, so the files of that pack are stored, too."""

from collections.abc import Mapping
from typing import Final

from blackgate.catalogue import Edition, edition, find_edition
from blackgate.pack.errors import PackError
from blackgate.pack.files import PackFolders


class StoredPacks:
    """Packs by digest: those that come with the program, and those that were loaded from files."""

    def __init__(self) -> None:
        self.by_digest: Final[dict[str, Edition]] = {}
        self.folders: Final = PackFolders()

    def add(self, found: Edition) -> Edition:
        """Remember a pack."""
        return self.by_digest.setdefault(found.pack.digest, found)

    def known(self, digest: str) -> Edition | None:
        """Return a pack for which no stored files are needed."""
        if digest not in self.by_digest:
            found = find_edition(digest)
            return None if found is None else self.add(found)
        return self.by_digest[digest]

    def load(self, digest: str, files: Mapping[str, str]) -> Edition | None:
        """Return a pack from its stored files; None if they are of another pack, or of another version of the program."""
        try:
            found = edition(self.folders.unpack(files))
        except (PackError, UnicodeError):
            return None
        return self.add(found) if found.pack.digest == digest else None
