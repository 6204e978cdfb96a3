"""The files of content packs. A table finishes with the pack it started with."""

import msgspec
from sqlalchemy import select

from blackgate.service.storage.database import Database, storable_text
from blackgate.service.storage.schema import PACKS


class PackStore(Database):
    """Packs by digest."""

    def save_pack(self, digest: str, id: str, files: dict[str, str]) -> None:
        """Store the files of a pack, by name, unless they are stored already."""
        values = {"digest": digest, "id": id, "files": msgspec.json.encode(files)}
        with self.writing() as connection:
            connection.execute(self.insert(PACKS).on_conflict_do_nothing(), values)

    def load_pack(self, digest: str) -> dict[str, str] | None:
        """Return the files of a stored pack, or None."""
        with self.reading() as connection:
            files = connection.scalar(select(PACKS.c.files).where(PACKS.c.digest == storable_text(digest)))
        return None if files is None else msgspec.json.decode(files, type=dict[str, str])
