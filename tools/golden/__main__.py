"""`python -m tools.golden`: write the golden files, if a version or a pack has changed since they were written."""

import argparse
import json
import sys

from tools.golden.environment import description
from tools.golden.files import EFFECTS, ENVIRONMENT, MANIFEST, RECORDS, TABLES
from tools.golden.games import chosen_games, digest_of_effects
from tools.golden.tables import stored_tables
from tools.golden.versions import forgotten_pack, versions, written


def main() -> int:
    """Write the golden files, or check their versions."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if versions or packs have changed")
    only_check = parser.parse_args().check
    if written() == versions():
        if not only_check:
            print("The golden files belong to these versions already. Raise a version first: docs/releasing.md#versions")
        return 0 if only_check else 1
    if only_check:
        print(f"The golden files were written with {written()}, this is {versions()}: run python -m tools.golden")
        return 1
    if forgotten_pack():
        print("The pack classic has changed: run `python -m tools.superseded_pack` first, so that its games can still be played.")
        return 1
    for folder in (RECORDS, TABLES):
        folder.mkdir(parents=True, exist_ok=True)
        for path in folder.glob("*.jsonl"):
            path.unlink()
    digests = {}
    for name, game in chosen_games():
        game.record.save(RECORDS / f"{name}.jsonl")
        digests[name] = digest_of_effects(game)
    EFFECTS.write_text(json.dumps(digests, indent=2) + "\n", encoding="utf-8")
    for table in stored_tables():
        (TABLES / f"{table.name}.jsonl").write_text(table.text, encoding="utf-8")
    ENVIRONMENT.write_text(json.dumps(description(), indent=2) + "\n", encoding="utf-8")
    MANIFEST.write_text(json.dumps(versions(), indent=2) + "\n", encoding="utf-8")
    print(f"{len(list(RECORDS.glob('*.jsonl')))} records and {len(list(TABLES.glob('*.jsonl')))} tables written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
