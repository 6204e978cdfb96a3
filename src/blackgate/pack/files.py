"""The files of a pack as one mapping, to be stored with the games that are played with it.

A game goes on with the cards that it began with, also when the program has changed them. What the cards say is among the files,
because the program may change the text of a card together with its values.
"""

import hashlib
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path

from blackgate.pack.compile import place_ids
from blackgate.pack.loader import FILES
from blackgate.pack.model import Pack
from blackgate.texts import LANGUAGES, TEXTS, messages

Files = dict[str, str]  # by path in the folder of the pack

TOML_FILES = tuple(f"{name}.toml" for name in FILES)
TEXT_FILES = {code: f"texts/{code}.ftl" for code in LANGUAGES}
TEXTS_OF_CARDS = "cards.ftl"
COMMENT = "\n#"


def pack_files(pack: Pack, texts: Path = TEXTS) -> Files:
    """Return the files of a pack, with the texts that the program has for its cards; `texts` is the program's folder."""
    folder = Path(pack.directory)
    found = {name: (folder / name).read_text(encoding="utf-8") for name in TOML_FILES}
    for code, name in TEXT_FILES.items():
        own = (folder / name).read_text(encoding="utf-8") if (folder / name).exists() else ""
        named = messages.split(own)
        program = messages.split((texts / code / TEXTS_OF_CARDS).read_text(encoding="utf-8"))
        used = (program[text] for text in text_names(pack) if text in program and text not in named)
        found[name] = "".join(f"{source.split(COMMENT)[0].rstrip()}\n" for source in used) + own
    return found


def text_names(pack: Pack) -> Iterator[str]:
    """Yield the names of the texts about the contents of a pack."""
    yield from (f"kind-{card.id}" for card in pack.cards)
    yield from (f"place-{place}" for place in place_ids(pack))
    yield from (f"gang-{gang.id}" for gang in pack.gangs)
    yield from (f"gangcard-{card.id}" for gang in pack.gangs for card in gang.cards)
    yield from (f"background-{background.id}" for background in pack.backgrounds)
    yield from (f"prisoner-{prisoner.id}" for prisoner in pack.prisoners)


def write_files(files: Mapping[str, str], folder: Path) -> None:
    """Write the files of a pack into a folder. Other names are left out: a player may have got the files from anyone."""
    for name in (*TOML_FILES, *TEXT_FILES.values()):
        if name in files:
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(files[name], encoding="utf-8")


class PackFolders:
    """Temporary folders of packs whose files were stored. A pack is loaded from a folder; in a tab, that is in memory."""

    def __init__(self) -> None:
        self.temporary: tempfile.TemporaryDirectory[str] | None = None

    def unpack(self, files: Mapping[str, str]) -> Path:
        """Return a folder with the files of a pack."""
        if self.temporary is None:
            self.temporary = tempfile.TemporaryDirectory(prefix="blackgate-packs-")
        folder = Path(self.temporary.name) / hashlib.sha256(repr(sorted(files.items())).encode()).hexdigest()[:16]
        if not folder.exists():
            new = Path(tempfile.mkdtemp(dir=self.temporary.name))
            write_files(files, new)
            with suppress(OSError):  # another thread has just unpacked the same files
                new.rename(folder)
        return folder
