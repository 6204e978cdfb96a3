"""Play the game of the tutorial from `SCRIPT`, with the scripted outcomes of chance, and write `tutorial/lesson.jsonl`.

`python tools/lesson.py` writes the file, `--check` only says whether it is up to date. A line of the script is one turn: its
moves in order, each followed by `>` and its outcomes of chance. Answers of other players are part of the turn.
The explanations are in `tutorial/steps.toml`: if you add or remove a move here, change the move numbers there.
"""

import argparse
import sys

from blackgate.catalogue import edition
from blackgate.engine.chance import RecordedChance
from blackgate.engine.setup import Options
from blackgate.game import Game, Record
from blackgate.record_reader import read_outcome, read_setup
from blackgate.tutorial import NAMES, RECORD

TARGET = 6  # a Shovel, a Pickaxe and a Spoon
SEED = "lesson"  # a placeholder: the outcomes of chance are in the script
SETUP = {
    "first": 0,
    "backgrounds": ["launderer", "medic", "daredevil"],
    "hands": [["container", "phone", "blade"], ["snitch", "bandana", "cap"], ["pike", "ring", "gloves"]],
    "gangs": {
        "crew": ["crew_lookout", "crew_night_shift", "crew_stash", "crew_scavengers"],
        "cartel": ["cartel_dealer", "cartel_fence", "cartel_supplier", "cartel_runners"],
        "bikers": ["bikers_shortcut", "bikers_throttle", "bikers_home_run", "bikers_scouts"],
        "bratva": ["bratva_knuckles", "bratva_spoils", "bratva_iron_jaw", "bratva_enforcer"],
        "triad": ["triad_tinkerer", "triad_workshop", "triad_discipline", "triad_tunnel_rats"],
        "queers": ["queers_nurse", "queers_safe_house", "queers_grapevine", "queers_solidarity"],
    },
}
SCRIPT = (
    "search > draw link; roll > die 4; go cafeteria; end",
    "roll > die 1; go cafeteria; steal; end",
    "search > draw ambush; roll > die 5; go infirmary; end",
    "steal; craft shovel; end",
    "play snitch 2; steal; end",
    "roll > die 2; go cell_block; search > draw frisk; end",
    "search > draw chain, draw ring; roll > die 3; go yard; end",
    "roll > die 1; go cell_block; dig spoon; end",
    "roll > die 3; go yard; play frisk 0 > random spoon; end",
    "join cartel chain ring; reveal; sell phone; done > draw link, draw pike, draw cap, draw moonshine"
    "; second > draw blade, draw bandana, draw overtime, draw sunglasses; buy pickaxe; end; discard link",
    "search > draw link; join crew bandana cap; end",
    "search > draw link; end",
    "roll > die 2; go cell_block; dig shovel; end",
    "search > draw pills, draw link, draw riot; end",
    "roll > die 3; go cell_block; play ambush 0; end",
    "extort 1; name spoon; lay blade; cooperate; dig pickaxe; end",
    "roll > die 1; go cafeteria; steal; end",
    "extort 0; name spoon; lay knife; lay blade; yield > random ring; end",
    "dig spoon",
)


def played() -> Game:
    """Return the game of the whole script."""
    pack = edition()
    options = Options(len(NAMES), 0, False, False, TARGET, -1)
    chance = RecordedChance()
    game = Game.dealt(pack, options, NAMES, read_setup(SETUP, pack, options), chance, SEED)
    for number, turn in enumerate(SCRIPT, start=1):
        assert game.turns == number, f"turn {number} of the script is turn {game.turns} of the game"
        for line in turn.split("; "):
            move, _, outcomes = line.partition(" > ")
            read = [read_outcome(outcome, pack, number) for outcome in outcomes.split(", ") if outcome]
            chance.load([outcome for outcome in read if outcome is not None])
            game.play(move)
            assert not chance.left, f"{line}: not all outcomes were used"
    assert game.to_move is None, "the game is not over at the end of the script"
    return game


def main() -> int:
    """Write the record, or check it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the file is not up to date")
    only_check = parser.parse_args().check
    text = Record.of(played()).text
    if RECORD.exists() and RECORD.read_text(encoding="utf-8") == text:
        return 0
    if only_check:
        print(f"{RECORD.name} is not up to date: run python tools/lesson.py")
        return 1
    RECORD.write_text(text, encoding="utf-8")
    print(f"{RECORD.name} written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
