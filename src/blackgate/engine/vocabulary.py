"""The words in which cards are written: effects (5.7, 8) and lasting abilities (9).

A pack may use any of them; the engine gives each a number and a meaning, and no card a name.
"""

from typing import Final

# Effects: one instruction of a card's program.
OP_END: Final = 0
OP_DRAW: Final = 1
OP_CIGARETTES: Final = 2
OP_ACTIONS: Final = 3
OP_HEAL: Final = 4
OP_BEAT: Final = 5
OP_SEND: Final = 6
OP_SEND_ALL: Final = 7
OP_MOVE: Final = 8
OP_REDEAL: Final = 9
OP_LOOK: Final = 10
OP_TAKE_CHOSEN: Final = 11
OP_TAKE_RANDOM: Final = 12
OP_TAKE_RANDOM_EACH: Final = 13
OP_TAKE_NAMED: Final = 14
OP_TAKE_CIGARETTES: Final = 15
OP_TAKE_PILE: Final = 16
OP_SELL: Final = 17
OP_BUY: Final = 18
OP_CRAFT: Final = 19
OP_UNDIG: Final = 20
OP_GIVE_BACK: Final = 21
OP_EACH_DISCARDS: Final = 22
OP_DRAW_PER_DISCARD: Final = 23
OP_END_EXTORTION: Final = 24
OP_ROLL_ANYWHERE: Final = 25
OP_WIN_COMBAT: Final = 26
OP_TAKE_UNDUG: Final = 27

INSTRUCTION: Final = 3  # cells: operation, argument, second argument
EVERYTHING: Final = 1000  # the argument of { heal = "all" }

# What an effect's value may be, for the loader.
NUMBER: Final = "number"
ONE: Final = "1"  # a word that cannot be had twice
NUMBER_OR_ALL: Final = 'number or "all"'
KIND: Final = "card"
FLAG: Final = "true"

# word -> (operation, what its value is: NUMBER, KIND, FLAG or the words allowed, further keys)
EFFECTS: Final[dict[str, tuple[int, str | tuple[str, ...], dict[str, str]]]] = {
    "draw": (OP_DRAW, NUMBER, {}),
    "cigarettes": (OP_CIGARETTES, NUMBER, {}),
    "actions": (OP_ACTIONS, NUMBER, {}),
    "heal": (OP_HEAL, NUMBER_OR_ALL, {}),
    "beat": (OP_BEAT, NUMBER, {}),
    "send": (OP_SEND, ("solitary", "home"), {}),
    "send_all": (OP_SEND_ALL, ("solitary", "home"), {}),
    "move": (OP_MOVE, ("anywhere",), {}),
    "redeal": (OP_REDEAL, ("hands",), {}),
    "look": (OP_LOOK, ("hand",), {}),
    "take_chosen": (OP_TAKE_CHOSEN, NUMBER, {}),
    "take_random": (OP_TAKE_RANDOM, NUMBER, {}),
    "take_random_each": (OP_TAKE_RANDOM_EACH, NUMBER, {}),
    "take_named": (OP_TAKE_NAMED, ONE, {}),
    "take_cigarettes": (OP_TAKE_CIGARETTES, NUMBER, {}),
    "take_pile": (OP_TAKE_PILE, KIND, {"count": NUMBER}),
    "sell": (OP_SELL, NUMBER, {}),
    "buy": (OP_BUY, ONE, {}),
    "craft": (OP_CRAFT, ONE, {"without": KIND}),
    "undig": (OP_UNDIG, ("pile", "hand"), {}),
    "give_back": (OP_GIVE_BACK, NUMBER, {}),
    "each_discards": (OP_EACH_DISCARDS, NUMBER, {}),
    "draw_per_discard": (OP_DRAW_PER_DISCARD, NUMBER, {}),
    "end_extortion": (OP_END_EXTORTION, FLAG, {}),
    "roll": (OP_ROLL_ANYWHERE, ("anywhere",), {}),
    "win_combat": (OP_WIN_COMBAT, FLAG, {}),
    "take_undug": (OP_TAKE_UNDUG, ONE, {}),
}

# Effects that need a target, so that a card using one must name a scope.
NEEDS_TARGET: Final = frozenset(
    {"beat", "send", "look", "take_chosen", "take_random", "take_named", "take_cigarettes", "undig", "give_back"}
)

# Whom a card may be aimed at.
SCOPE_NONE: Final = 0
SCOPE_HERE: Final = 1
SCOPE_ANYONE: Final = 2
SCOPES: Final = {"here": SCOPE_HERE, "anyone": SCOPE_ANYONE}

# When a Background may be revealed (8.3).
MOMENT_TURN: Final = 0
MOMENT_EXTORTED: Final = 1
MOMENT_COMBAT_LOST: Final = 2
MOMENT_ROLLED: Final = 3
MOMENTS: Final = {
    "turn": MOMENT_TURN,
    "extorted": MOMENT_EXTORTED,
    "combat_lost": MOMENT_COMBAT_LOST,
    "rolled": MOMENT_ROLLED,
}

# Effects that only make sense at one moment.
ONLY_AT: Final = {
    "end_extortion": "extorted",
    "win_combat": "combat_lost",
    "roll": "rolled",
}

# Lasting abilities of Gang cards (9): the columns of one row of numbers.
MOD_SEARCH_MORE: Final = 0
MOD_SEARCHES: Final = 1
MOD_HAND_LIMIT: Final = 2
MOD_CHOOSE_LOSSES: Final = 3
MOD_SEARCH_DISCARD: Final = 4
MOD_SELL_MORE: Final = 5
MOD_BUY_LESS: Final = 6
MOD_INCOME: Final = 7
MOD_TRADE_ANYWHERE: Final = 8
MOD_REROLLS: Final = 9
MOD_FREE_ROLLS: Final = 10  # a bit per result
MOD_HOME_RUN: Final = 11
MOD_DRAW_AFTER_MOVE: Final = 12
MOD_FISTS: Final = 13
MOD_SPOILS: Final = 14
MOD_NO_BEATING: Final = 15
MOD_EXTORTIONS: Final = 16
MOD_CRAFT_WITHOUT: Final = 17  # a kind, plus one
MOD_CRAFT_ANYWHERE: Final = 18
MOD_UNSTOPPABLE: Final = 19
MOD_SECOND_DIGS: Final = 20
MOD_GUARD: Final = 21
MOD_HEAL_AT_END: Final = 22
MOD_LOOK_BEFORE_NAMING: Final = 23
MOD_DRAW_WHEN_ROBBED: Final = 24
MODS: Final = 25

ROLLS: Final = "list of die results"

# word -> (column, what its value is)
ABILITIES: Final[dict[str, tuple[int, str]]] = {
    "search_more": (MOD_SEARCH_MORE, NUMBER),
    "searches": (MOD_SEARCHES, NUMBER),
    "hand_limit": (MOD_HAND_LIMIT, NUMBER),
    "choose_losses": (MOD_CHOOSE_LOSSES, FLAG),
    "search_discard": (MOD_SEARCH_DISCARD, NUMBER),
    "sell_more": (MOD_SELL_MORE, NUMBER),
    "buy_less": (MOD_BUY_LESS, NUMBER),
    "income": (MOD_INCOME, NUMBER),
    "trade_anywhere": (MOD_TRADE_ANYWHERE, FLAG),
    "rerolls": (MOD_REROLLS, NUMBER),
    "free_rolls": (MOD_FREE_ROLLS, ROLLS),
    "home_run": (MOD_HOME_RUN, FLAG),
    "draw_after_move": (MOD_DRAW_AFTER_MOVE, NUMBER),
    "fists": (MOD_FISTS, ONE),
    "spoils": (MOD_SPOILS, NUMBER),
    "no_beating": (MOD_NO_BEATING, FLAG),
    "extortions": (MOD_EXTORTIONS, NUMBER),
    "craft_without": (MOD_CRAFT_WITHOUT, KIND),
    "craft_anywhere": (MOD_CRAFT_ANYWHERE, FLAG),
    "unstoppable": (MOD_UNSTOPPABLE, FLAG),
    "second_digs": (MOD_SECOND_DIGS, NUMBER),
    "guard": (MOD_GUARD, NUMBER),
    "heal_at_end": (MOD_HEAL_AT_END, NUMBER),
    "look_before_naming": (MOD_LOOK_BEFORE_NAMING, FLAG),
    "draw_when_robbed": (MOD_DRAW_WHEN_ROBBED, NUMBER),
}
