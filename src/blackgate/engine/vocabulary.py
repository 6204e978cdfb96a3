"""The words in which cards are written: effects (5.7, 8) and lasting abilities (9).

A pack may use any of them. The engine knows words, and no card by its name.
"""

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

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
OP_BEAT_OPPONENTS: Final = 28
OP_BEAT_ALL_BUT_NEXT: Final = 29

INSTRUCTION: Final = 3  # cells: operation, argument, second argument
EVERYTHING: Final = 1000  # the argument of { heal = "all" }

# What an effect's value may be, for the loader.
NUMBER: Final = "number"
ONE: Final = "1"  # an effect that cannot be repeated
NUMBER_OR_ALL: Final = 'number or "all"'
KIND: Final = "card"
FLAG: Final = "true"

# The families of effects. The engine module of a family says when a word could do something, carries it out, and
# handles the questions it asks.
GAINS: Final = 0  # gain_effects.py
PLAYERS: Final = 1  # player_effects.py
HANDS: Final = 2  # hand_effects.py
FREE_ACTIONS: Final = 3  # action_effects.py
MOMENTS_ONLY: Final = 4  # moment_effects.py


class EffectWord(NamedTuple):
    """How a pack writes an effect, and which family handles it."""

    operation: int
    family: int
    value: str | tuple[str, ...]  # NUMBER, KIND, FLAG, ... or the words allowed
    further: tuple[tuple[str, str], ...] = ()  # further keys and what their values are
    needs_target: bool = False  # a card using it must say whom it may be aimed at
    only_at: str = ""  # the only moment (8.3) at which it makes sense
    never_at: tuple[str, ...] = ()  # moments at which it makes no sense


EFFECTS: Final[dict[str, EffectWord]] = {
    "draw": EffectWord(OP_DRAW, GAINS, NUMBER),
    "cigarettes": EffectWord(OP_CIGARETTES, GAINS, NUMBER),
    "actions": EffectWord(OP_ACTIONS, GAINS, NUMBER, never_at=("extorted", "combat_lost")),
    "heal": EffectWord(OP_HEAL, GAINS, NUMBER_OR_ALL),
    "beat": EffectWord(OP_BEAT, PLAYERS, NUMBER, needs_target=True),
    "beat_opponents": EffectWord(OP_BEAT_OPPONENTS, PLAYERS, NUMBER),
    "beat_all_but_next": EffectWord(OP_BEAT_ALL_BUT_NEXT, PLAYERS, NUMBER),
    "send": EffectWord(OP_SEND, PLAYERS, ("solitary", "home"), needs_target=True),
    "send_all": EffectWord(OP_SEND_ALL, PLAYERS, ("solitary", "home")),
    "move": EffectWord(OP_MOVE, FREE_ACTIONS, ("anywhere",), never_at=("rolled",)),
    "redeal": EffectWord(OP_REDEAL, HANDS, ("hands",)),
    "look": EffectWord(OP_LOOK, HANDS, ("hand",), needs_target=True),
    "take_chosen": EffectWord(OP_TAKE_CHOSEN, HANDS, NUMBER, needs_target=True),
    "take_random": EffectWord(OP_TAKE_RANDOM, HANDS, NUMBER, needs_target=True),
    "take_random_each": EffectWord(OP_TAKE_RANDOM_EACH, HANDS, NUMBER),
    "take_named": EffectWord(OP_TAKE_NAMED, HANDS, ONE, needs_target=True),
    "take_cigarettes": EffectWord(OP_TAKE_CIGARETTES, PLAYERS, NUMBER, needs_target=True),
    "take_pile": EffectWord(OP_TAKE_PILE, GAINS, KIND, (("count", NUMBER),)),
    "sell": EffectWord(OP_SELL, FREE_ACTIONS, NUMBER),
    "buy": EffectWord(OP_BUY, FREE_ACTIONS, ONE),
    "craft": EffectWord(OP_CRAFT, FREE_ACTIONS, ONE, (("without", KIND),)),
    "undig": EffectWord(OP_UNDIG, PLAYERS, ("pile", "hand"), needs_target=True),
    "give_back": EffectWord(OP_GIVE_BACK, HANDS, NUMBER, needs_target=True),
    "each_discards": EffectWord(OP_EACH_DISCARDS, HANDS, NUMBER),
    "draw_per_discard": EffectWord(OP_DRAW_PER_DISCARD, GAINS, NUMBER),
    "end_extortion": EffectWord(OP_END_EXTORTION, MOMENTS_ONLY, FLAG, only_at="extorted"),
    "roll": EffectWord(OP_ROLL_ANYWHERE, MOMENTS_ONLY, ("anywhere",), only_at="rolled"),
    "win_combat": EffectWord(OP_WIN_COMBAT, MOMENTS_ONLY, FLAG, only_at="combat_lost"),
    "take_undug": EffectWord(OP_TAKE_UNDUG, GAINS, ONE),
}


def families_by_operation() -> list[int]:
    """The family of each operation; -1 for OP_END."""
    families = [-1] * (len(EFFECTS) + 1)
    for word in EFFECTS.values():
        families[word.operation] = word.family
    return families


EFFECT_FAMILY: Final = vec[i64]([i64(family) for family in families_by_operation()])

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
