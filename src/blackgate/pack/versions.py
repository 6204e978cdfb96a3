"""Earlier versions of the pack `classic`, which come with the program: games and records that were made with them can be played.

`python -m tools.superseded_pack` adds one. The name of its folder ends with the beginning of its digest.
"""

import re
from pathlib import Path

from blackgate.pack.errors import PackError
from blackgate.pack.loader import load_pack
from blackgate.pack.model import Pack

SUPERSEDED = Path(__file__).parent / "superseded"
DIGEST = re.compile(r"sha256:([0-9a-f]{8})[0-9a-f]{56}", re.ASCII)


def folder_name(pack: Pack) -> str:
    """Return the name of the folder in which a pack is kept when it is superseded."""
    return f"{pack.id}-{pack.version}-{pack.digest.removeprefix('sha256:')[:8]}"


def superseded_pack(digest: str) -> Pack | None:
    """Return an earlier version of `classic` by its digest; None if there is none."""
    found = DIGEST.fullmatch(digest)
    for folder in SUPERSEDED.glob(f"*-{found[1]}") if found else ():
        try:
            pack = load_pack(folder)
        except PackError:
            continue  # this version of the program plays no such packs
        if pack.digest == digest:
            return pack
    return None
