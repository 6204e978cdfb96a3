"""The cards and the board of `classic` 1.3.0, written by hand. Records of earlier versions are not refereed.

Only the Cigarettes of a fair start are read from the file of the pack.
"""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

TOOLS = ["spoon", "pickaxe", "shovel"]
WEAPONS = ["knife", "blade"]
ACCESSORIES = ["bandana", "cap", "chain", "gloves", "ring", "sunglasses"]
TUNNEL = {"spoon": 1, "pickaxe": 2, "shovel": 3}
BOARD = {"spoon": 11, "pickaxe": 11, "shovel": 11, "knife": 20}
ACTIONS = {
    "care_package": 1,
    "ambush": 1,
    "riot": 2,
    "corridor_pass": 1,
    "snitch": 1,
    "painkillers": 1,
    "frisk": 1,
    "lockdown": 3,
    "overtime": 7,
}
CHAOS = ["ambush", "riot", "frisk", "lockdown"]
SEARCH_CARDS = {
    "blade": 10,
    "container": 5,
    "pike": 6,
    "link": 14,
    **dict.fromkeys(ACCESSORIES, 3),
    "phone": 2,
    "pills": 2,
    "moonshine": 2,
    **ACTIONS,
}
PACK_ORDER = [*BOARD, *SEARCH_CARDS]
PRICES = {  # all others sell for 1
    "pickaxe": 3,
    "shovel": 4,
    "knife": 0,
    "blade": 0,
    "container": 5,
    "pike": 5,
    "link": 3,
    **dict.fromkeys(ACCESSORIES, 3),
    "phone": 8,
    "pills": 7,
    "moonshine": 6,
    "ambush": 4,
    "snitch": 2,
    "painkillers": 2,
}
RECIPES = {"shovel": (["container", "link"], 1), "pickaxe": (["pike", "link", "link", "link"], 1), "knife": (["blade"], 2)}
BUYS = {"knife": (2, "knife", 1), "knives": (5, "knife", 2), "pickaxe": (6, "pickaxe", 1), "shovel": (8, "shovel", 1)}
GANGS = {
    "crew": (["bandana", "cap", "chain"], 2),
    "cartel": (["chain", "ring", "sunglasses"], 2),
    "bikers": (["bandana", "gloves", "sunglasses"], 2),
    "bratva": (["cap", "gloves", "ring"], 2),
    "triad": (ACCESSORIES, 3),
    "queers": (ACCESSORIES, 3),
}
ABILITIES: dict[str, dict[str, int]] = {  # in the words of docs/packs.md; 1 if a player either has the ability or not
    "crew_lookout": {"search_more": 2},
    "crew_night_shift": {"searches": 2, "search_more": 1, "hand_limit": 12},
    "crew_stash": {"hand_limit": 12, "search_more": 1, "choose_losses": 1},
    "crew_scavengers": {"search_discard": 1, "hand_limit": 11},
    "cartel_fence": {"sell_more": 6, "income": 6},
    "cartel_supplier": {"buy_less": 6, "income": 4},
    "cartel_dealer": {"income": 7},
    "cartel_runners": {"income": 5, "draw_after_move": 1},
    "bikers_throttle": {"rerolls": 2},
    "bikers_shortcut": {"free_roll_from": 5},
    "bikers_home_run": {"home_run": 1, "rerolls": 1},
    "bikers_scouts": {"draw_after_move": 1, "hand_limit": 12},
    "bratva_knuckles": {"fists": 1, "spoils": 1, "guard": 2},
    "bratva_spoils": {"fists": 1, "spoils": 2},  # and looks before naming: not a question, so nothing to referee
    "bratva_iron_jaw": {"no_beating": 1, "fists": 1, "spoils": 1},
    "bratva_enforcer": {"extortions": 2, "fists": 1, "spoils": 2},
    "triad_tinkerer": {"craft_without_link": 1, "search_more": 2},
    "triad_workshop": {"craft_anywhere": 1, "hand_limit": 12},
    "triad_discipline": {"unstoppable": 1, "hand_limit": 4},
    "triad_tunnel_rats": {"second_digs": 1, "home_run": 1},
    "queers_safe_house": {"guard": 2, "home_run": 1},
    "queers_nurse": {"heal_at_end": 1, "hand_limit": 6},
    "queers_grapevine": {"search_discard": 1},  # looks before naming, too
    "queers_solidarity": {"draw_when_robbed": 4, "income": 1, "hand_limit": 12},
}
GANG_CARDS = {gang: [card for card in ABILITIES if card.startswith(gang)] for gang in GANGS}
BACKGROUND_GANG = {
    **dict.fromkeys(["pickpocket", "looter", "informer"], "crew"),
    **dict.fromkeys(["smuggler", "arms_dealer", "launderer"], "cartel"),
    **dict.fromkeys(["getaway_driver", "escape_artist", "daredevil"], "bikers"),
    **dict.fromkeys(["hitman", "prizefighter", "racketeer"], "bratva"),
    **dict.fromkeys(["engineer", "locksmith", "saboteur"], "triad"),
    **dict.fromkeys(["medic", "con_artist", "agitator"], "queers"),
}
# What the player of a card simply gets, after all that the card does to others: Search cards drawn, Cigarettes, actions,
# and cards of board piles. What else a card does is in action_cards.py, backgrounds.py and extortion.py.
ACTION_GAINS: dict[str, dict[str, int]] = {
    "care_package": {"draw": 3, "cigarettes": 3},
    "frisk": {"knife": 1},
    "overtime": {"actions": 2, "cigarettes": 6},
}
FIRST_GAINS: dict[str, dict[str, int]] = {
    "looter": {"draw": 2},
    "informer": {"draw": 4},
    "smuggler": {"cigarettes": 5, "draw": 4},
    "arms_dealer": {"knife": 1, "draw": 4},
    "launderer": {"draw": 4},
    "getaway_driver": {"draw": 5},
    "daredevil": {"draw": 4},
    "hitman": {"draw": 3},
    "prizefighter": {"cigarettes": 9, "draw": 4},
    "racketeer": {"draw": 2},
    "engineer": {"knife": 2, "draw": 3},
    "locksmith": {"draw": 2},
    "saboteur": {"draw": 4},
    "medic": {"draw": 6},
    "agitator": {"draw": 5},
}
SECOND_GAINS: dict[str, dict[str, int]] = {
    "pickpocket": {"draw": 9},
    "looter": {"draw": 9},
    "informer": {"draw": 4},
    "smuggler": {"cigarettes": 6, "draw": 6},
    "arms_dealer": {"knife": 2, "draw": 3},
    "launderer": {"cigarettes": 14, "draw": 4},
    "getaway_driver": {"draw": 4},
    "escape_artist": {"draw": 5},
    "daredevil": {"draw": 6},
    "hitman": {"draw": 5},
    "prizefighter": {"draw": 9},
    "engineer": {"spoon": 1, "draw": 3},
    "saboteur": {"draw": 2},
    "medic": {"draw": 2},
    "con_artist": {"draw": 7},
    "agitator": {"draw": 2},
}
DIE = {
    1: ["cell_block", "cafeteria"],
    2: ["cell_block", "infirmary"],
    3: ["cell_block", "yard"],
    4: ["cafeteria", "yard"],
    5: ["infirmary", "showers"],
    6: ["yard", "showers"],
}
SEARCHES = {"cell_block": 1, "block_a": 1, "block_b": 1, "cafeteria": 2, "infirmary": 2, "yard": 1, "showers": 3}
MICHEL_CARDS = [
    *["michel none"] * 4,
    "michel knife spoon+pickaxe",
    "michel knife spoon+shovel",
    "michel knife pickaxe+shovel",
    "michel knife spoon+pickaxe+shovel",
]
PACK = Path(__file__).parents[2] / "src" / "blackgate" / "pack" / "classic" / "pack.toml"
FAIR_START: dict[str, Any] = tomllib.loads(PACK.read_text(encoding="utf-8"))["fair_start"]
EXTRA_CARDS: dict[str, list[int]] = FAIR_START["cards"]  # by players, in turn order
FIRST_CIGARETTES: dict[str, list[int]] = FAIR_START["cigarettes"]


def in_order(cards: Counter[str]) -> list[str]:
    """A hand or deck as a list in pack order."""
    return [kind for kind in PACK_ORDER for _ in range(cards[kind])]
