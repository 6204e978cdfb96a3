"""The packs of a tab: the one for new tables, and those of stored tables. The caller stores their files."""

from collections.abc import Mapping
from typing import Final

from blackgate.catalogue import Edition, edition
from blackgate.tab.needs import NeedsPack
from blackgate.tables.stored_packs import StoredPacks


class TabPacks:
    """Packs by digest. Files that are not at hand are asked for with `NeedsPack`."""

    def __init__(self, offered: Edition | None = None) -> None:
        self.offered: Final = edition(offered)  # for new tables
        self.stored: Final = StoredPacks()
        self.stored.add(self.offered)
        self.missing: Final[set[str]] = set()  # in this call: no files are stored, or they cannot be used

    def find(self, digest: str) -> Edition | None:
        """Return the pack with a digest, even if it has changed since; None if no one knows it."""
        found = self.stored.known(digest)
        if found is None and digest not in self.missing:
            raise NeedsPack(digest)
        return found

    def load(self, digest: str, files: Mapping[str, str] | None) -> None:
        """Load the files that a call needs; None: they are not stored."""
        if files is None or self.stored.load(digest, files) is None:
            self.missing.add(digest)

    def end_call(self) -> None:
        """Ask again in the next call: another tab may store the files."""
        self.missing.clear()
