"""Where the golden files are."""

from pathlib import Path

GOLDEN = Path(__file__).resolve().parents[2] / "tests" / "golden"
RECORDS = GOLDEN / "records"
TABLES = GOLDEN / "tables"
OTHER_PACK = GOLDEN / "pack"
SUPERSEDED_RECORDS = GOLDEN / "superseded"  # a record of each earlier version of classic that the program keeps
EFFECTS = GOLDEN / "effects.json"
ENVIRONMENT = GOLDEN / "environment.json"
MANIFEST = GOLDEN / "versions.json"
