"""Why a move is not allowed: each reason is one bit, and cites a clause.

A set of reasons is one integer; 0 means the move is allowed. Some cite the clause of the open question
(`prompts.py`), so their own entry is empty. There is room for 63.
"""

from typing import Final

GAME_OVER: Final = 1 << 0  # the game is over
NOT_YOUR_TURN: Final = 1 << 1  # another seat is asked
NOT_NOW: Final = 1 << 2  # another kind of answer is asked for
ORDER: Final = 1 << 3  # the kind comes before the last one chosen, in pack order
NO_ACTIONS: Final = 1 << 4  # no action is left in this turn
SEARCHED: Final = 1 << 5  # one Search per turn
NO_SEARCH_HERE: Final = 1 << 6  # no Search in this Place
SOLITARY: Final = 1 << 7  # in Solitary: only a move, a reveal or the end of the turn
CAUTIOUS_COST: Final = 1 << 8  # a Cautious move needs two actions
STAY: Final = 1 << 9  # the player is there already
NEVER_SOLITARY: Final = 1 << 10  # no move leads to Solitary
NOT_ROLLED: Final = 1 << 11  # the die names other Places
NO_SUCH_PLACE: Final = 1 << 12  # a Place of the other board (Blocks are for teams)
NO_SUCH_SEAT: Final = 1 << 13  # a seat that the table does not have
YOURSELF: Final = 1 << 14  # another player is needed
GANG_EMPTY: Final = 1 << 15  # the pile of the Gang is empty
ACCESSORIES: Final = 1 << 16  # the Accessories are not in hand
NO_ACTION_CARD: Final = 1 << 17  # the Action card is not in hand
CARD_IDLE: Final = 1 << 18  # an Action card or second effect that could do nothing
TARGET_IDLE: Final = 1 << 19  # the card could do nothing to this target
NOT_HERE: Final = 1 << 20  # the target is in another Place
TEAMMATE: Final = 1 << 21  # the target is a teammate
EXTORTED: Final = 1 << 22  # one Extortion per turn
NO_WEAPON: Final = 1 << 23  # no Weapon in hand
GUARDED: Final = 1 << 24  # two Weapons are needed against this target
NO_FISTS_FIRST: Final = 1 << 25  # fists in the intimidation: they count in combat only
HOLD_FIRST: Final = 1 << 26  # a teammate here has not been asked to help
NO_HELPER: Final = 1 << 27  # no teammate here is left to ask
CRAFT_PLACE: Final = 1 << 28  # no Craft in this Place
CRAFT_BLOCK: Final = 1 << 29  # no Craft in the own Block (teams)
CRAFT_BEATEN: Final = 1 << 30  # no Craft with a Beating
CRAFT_PILE: Final = 1 << 31  # the board pile is empty
CRAFT_PARTS: Final = 1 << 32  # the parts of the recipe are not in hand
DIG_PLACE: Final = 1 << 33  # a Dig outside the Cell Block
DIG_BLOCK: Final = 1 << 34  # a Dig outside the own Block (teams)
DIG_BEATEN: Final = 1 << 35  # no Dig with two Beatings
NO_TOOL: Final = 1 << 36  # the Tool is not in hand
STEAL_PLACE: Final = 1 << 37  # nothing can be stolen in this Place
STEAL_PILE: Final = 1 << 38  # the pile to steal from is empty
HEAL_PLACE: Final = 1 << 39  # a Heal outside the Infirmary
HEALTHY: Final = 1 << 40  # no Beating to heal
SELL_PLACE: Final = 1 << 41  # a sale outside the Yard
NOT_HELD: Final = 1 << 42  # the card is not in hand
BUY_PLACE: Final = 1 << 43  # a purchase outside the Yard
POOR: Final = 1 << 44  # too few Cigarettes for the offer
BUY_PILE: Final = 1 << 45  # the board pile holds too few
REVEALED: Final = 1 << 46  # the Background is revealed already
WRONG_MOMENT: Final = 1 << 47  # the Background names another moment
BACKGROUND_IDLE: Final = 1 << 48  # the first effect could do nothing
NO_ABILITY: Final = 1 << 49  # it needs a Gang card that the player does not have
ABILITY_USED: Final = 1 << 50  # the ability was used already
DISCARD_EMPTY: Final = 1 << 51  # the Search discard pile is empty
NOT_TEAMMATE: Final = 1 << 52  # no teammate in this Place (teams)
FOLLOW_GANG: Final = 1 << 53  # no teammate of the same Gang elsewhere, outside Solitary
NO_COOPERATION: Final = 1 << 54  # the named Tool is not in hand
NOT_SHOWN: Final = 1 << 55  # Michel(le)'s card does not show the Tool
TOO_FEW: Final = 1 << 56  # too few cards would be left to finish
CANNOT_PAY: Final = 1 << 57  # too few Cigarettes to pay that
NOT_IN_THAT_HAND: Final = 1 << 58  # the card is not in the hand that is shown
NOT_IN_HAND: Final = 1 << 59  # the card is not in hand
ALREADY_THERE: Final = 1 << 60  # "any other Place" is never the own one
TARGET_AWAY: Final = 1 << 61  # the card needs a target in this Place
TARGET_SELF: Final = 1 << 62  # the card needs another player

OF_THE_PROMPT: Final = ""

# (name, clause), in the order of the bits above.
REASONS: Final = (
    ("game_over", "3.2"),
    ("not_your_turn", "4.1"),
    ("not_now", OF_THE_PROMPT),
    ("order", OF_THE_PROMPT),
    ("no_actions", "4.1"),
    ("searched", "5.1"),
    ("no_search_here", "5.1"),
    ("solitary", "6.6"),
    ("cautious_cost", "5.3"),
    ("stay", "5.2"),
    ("never_solitary", "5.3"),
    ("not_rolled", "5.2"),
    ("no_such_place", "11.1"),
    ("no_such_seat", "2.1"),
    ("yourself", "5.8"),
    ("gang_empty", "5.5"),
    ("accessories", "5.5"),
    ("no_action_card", "5.7"),
    ("card_idle", "13.19"),
    ("target_idle", "13.19"),
    ("not_here", "5.8"),
    ("teammate", "11.8"),
    ("extorted", "5.8"),
    ("no_weapon", "5.8"),
    ("guarded", "9.1"),
    ("no_fists_first", "5.9"),
    ("hold_first", "11.7"),
    ("no_helper", "11.7"),
    ("craft_place", "5.15"),
    ("craft_block", "11.4"),
    ("craft_beaten", "7.1"),
    ("craft_pile", "5.14"),
    ("craft_parts", "5.14"),
    ("dig_place", "6.1"),
    ("dig_block", "11.4"),
    ("dig_beaten", "7.1"),
    ("no_tool", "6.1"),
    ("steal_place", "6.2"),
    ("steal_pile", "6.2"),
    ("heal_place", "6.3"),
    ("healthy", "6.3"),
    ("sell_place", "6.4"),
    ("not_held", "6.4"),
    ("buy_place", "6.5"),
    ("poor", "6.5"),
    ("buy_pile", "6.5"),
    ("revealed", "8.1"),
    ("wrong_moment", "8.3"),
    ("background_idle", "13.19"),
    ("no_ability", "9.1"),
    ("ability_used", "9.1"),
    ("discard_empty", "9.1"),
    ("not_teammate", "11.5"),
    ("follow_gang", "11.6"),
    ("no_cooperation", "5.10"),
    ("not_shown", "10.6"),
    ("too_few", "4.3"),
    ("cannot_pay", "11.5"),
    ("not_in_that_hand", "5.7"),
    ("not_in_hand", OF_THE_PROMPT),
    ("already_there", "5.3"),
    ("target_away", "5.7"),
    ("target_self", "5.7"),
)
