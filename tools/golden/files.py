"""Where the golden files are."""

from pathlib import Path

GOLDEN = Path(__file__).resolve().parents[2] / "tests" / "golden"
RECORDS = GOLDEN / "records"
TABLES = GOLDEN / "tables"
OTHER_PACK = GOLDEN / "pack"
EFFECTS = GOLDEN / "effects.json"
ENVIRONMENT = GOLDEN / "environment.json"
MANIFEST = GOLDEN / "versions.json"
