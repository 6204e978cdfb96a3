"""What the golden files were written with. They may be written anew only after one of these numbers or packs has changed."""

import json
from pathlib import Path

from blackgate.catalogue import edition
from blackgate.record import FORMAT, RULES
from blackgate.tables import entries

GOLDEN = Path(__file__).resolve().parents[2] / "tests" / "golden"
RECORDS = GOLDEN / "records"
TABLES = GOLDEN / "tables"
OTHER_PACK = GOLDEN / "pack"
EFFECTS = GOLDEN / "effects.json"
MANIFEST = GOLDEN / "versions.json"

HOW_TO_RAISE = (
    "A golden file is played, written or read in another way than before: games that people have kept would break. "
    "If that is a mistake, mend it. If it is meant: raise RULES (a recorded game goes another way: rules, order of effects, "
    "chance) or FORMAT (a record is written in another way, a move's text included) in src/blackgate/record.py, or FORMAT in "
    "src/blackgate/tables/entries.py (the storage format); run `python -m tools.golden`; say so in CHANGELOG.md. "
    "docs/record-format.md#versions tells more."
)


def versions() -> dict[str, object]:
    """The numbers of this program, and the packs it plays."""
    return {
        "rules": RULES,
        "record format": FORMAT,
        "storage format": entries.FORMAT,
        "classic": edition().pack.digest,
        "golden": edition(OTHER_PACK).pack.digest,
    }


def written() -> dict[str, object]:
    """The same at the time when the files were written."""
    found: dict[str, object] = json.loads(MANIFEST.read_text(encoding="utf-8")) if MANIFEST.exists() else {}
    return found
