"""The versions of the golden files. They may be written again only after one of these numbers or packs has changed."""

import json

from blackgate.catalogue import edition, find_edition
from blackgate.env.options import VERSION
from blackgate.record import FORMAT, RULES
from blackgate.tables import entries
from tools.golden.files import MANIFEST, OTHER_PACK

HOW_TO_RAISE = (
    "A golden file is played, written or read in another way than before: games that people have kept would break. "
    "If that is a mistake, fix it. If it is intended: raise RULES (a recorded game goes another way: rules, order of effects, "
    "chance) or FORMAT (a record is written in another way, a move's text included) in src/blackgate/record.py, or FORMAT in "
    "src/blackgate/tables/entries.py (the storage format); run `python -m tools.golden`; say so in CHANGELOG.md. "
    "docs/record-format.md#versions has the details."
)


def versions() -> dict[str, object]:
    """Return the versions of this program and the digests of its packs."""
    return {
        "rules": RULES,
        "record format": FORMAT,
        "storage format": entries.FORMAT,
        "environments": VERSION,
        "classic": edition().pack.digest,
        "golden": edition(OTHER_PACK).pack.digest,
    }


def forgotten_pack() -> bool:
    """Return whether classic has changed since the files were written, and its version of that time was not kept."""
    before = written()
    return before.get("rules") == RULES and find_edition(str(before.get("classic"))) is None


def written() -> dict[str, object]:
    """Return the versions that the files were written with."""
    found: dict[str, object] = json.loads(MANIFEST.read_text(encoding="utf-8")) if MANIFEST.exists() else {}
    return found
