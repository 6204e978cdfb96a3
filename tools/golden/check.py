"""`python -m tools.golden.check`: play the golden records with the installed package, without pytest.

The release builds a wheel for Pyodide and runs this in it: the engine compiled to WebAssembly must play the same games.
"""

import json
import sys

from blackgate import Game, Record
from blackgate.compilation import is_compiled
from blackgate.replay import verify
from tools.golden.files import EFFECTS, OTHER_PACK, RECORDS
from tools.golden.games import digest_of_effects


def differences() -> list[str]:
    """Return the records that this package plays or writes in another way."""
    digests = json.loads(EFFECTS.read_text(encoding="utf-8"))
    found = []
    for path in sorted(RECORDS.glob("*.jsonl")):
        record = Record.load(path)
        game: Game = verify(record, OTHER_PACK if record.header["pack"] == "golden" else None)
        if Record.of(game).text != path.read_text(encoding="utf-8") or digest_of_effects(game) != digests[path.stem]:
            found.append(path.name)
    return found


def main() -> int:
    """Print what differs, and fail if anything does or if the engine is not compiled."""
    if not is_compiled():
        print("The engine is not compiled.")
        return 1
    different = differences()
    print(
        f"Played in another way: {', '.join(different)}" if different else "All golden records are played as they were written."
    )
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
