"""Why a move is not allowed: each reason is one bit, and cites a clause.

A set of reasons is one integer; 0 means the move is allowed. Some cite the clause of the open question
(`prompts.py`), so their own entry is empty. There is room for 63.
"""

from typing import Final

GAME_OVER: Final = 1 << 0  # The game is over.
NOT_YOUR_TURN: Final = 1 << 1  # Another player is being asked.
NOT_NOW: Final = 1 << 2  # The game is waiting for another kind of answer.
ORDER: Final = 1 << 3  # Cards go in pack order: this one comes before the last one chosen.
NO_ACTIONS: Final = 1 << 4  # You have no action left this turn.
SEARCHED: Final = 1 << 5  # You have already searched this turn.
NO_SEARCH_HERE: Final = 1 << 6  # There is nothing to search in this Place.
SOLITARY: Final = 1 << 7  # In Solitary you can only move, reveal or end your turn.
CAUTIOUS_COST: Final = 1 << 8  # A cautious move costs two actions.
STAY: Final = 1 << 9  # You cannot stay where you are.
NEVER_SOLITARY: Final = 1 << 10  # No move leads to Solitary.
NOT_ROLLED: Final = 1 << 11  # The die does not lead there.
NO_SUCH_PLACE: Final = 1 << 12  # That Place is not part of this game (Blocks are for teams).
NO_SUCH_SEAT: Final = 1 << 13  # No player sits there.
YOURSELF: Final = 1 << 14  # It must be another player.
GANG_EMPTY: Final = 1 << 15  # No card is left in that Gang's pile.
ACCESSORIES: Final = 1 << 16  # You do not hold those Accessories.
NO_ACTION_CARD: Final = 1 << 17  # You do not hold that Action card.
CARD_IDLE: Final = 1 << 18  # It would do nothing at all now: an Action card, or a second effect.
TARGET_IDLE: Final = 1 << 19  # The card could do nothing to that player.
NOT_HERE: Final = 1 << 20  # That player is not in your Place.
TEAMMATE: Final = 1 << 21  # Teammates are not targets.
EXTORTED: Final = 1 << 22  # You have already extorted this turn.
NO_WEAPON: Final = 1 << 23  # You need a Weapon in hand.
GUARDED: Final = 1 << 24  # Against this player you need two Weapons to begin.
NO_FISTS_FIRST: Final = 1 << 25  # Intimidation needs a Weapon card: fists come only in combat.
HOLD_FIRST: Final = 1 << 26  # A teammate here has not been asked to help yet.
NO_HELPER: Final = 1 << 27  # No teammate here is left to ask for help.
CRAFT_PLACE: Final = 1 << 28  # No Craft in this Place.
CRAFT_BLOCK: Final = 1 << 29  # In a team game you cannot craft in your own Block.
CRAFT_BEATEN: Final = 1 << 30  # No Craft while you have a Beating.
CRAFT_PILE: Final = 1 << 31  # The board pile is empty.
CRAFT_PARTS: Final = 1 << 32  # You do not hold what the recipe needs.
DIG_PLACE: Final = 1 << 33  # You can only dig in the Cell Block.
DIG_BLOCK: Final = 1 << 34  # In a team game you dig only in your own Block.
DIG_BEATEN: Final = 1 << 35  # No Dig with two Beatings.
NO_TOOL: Final = 1 << 36  # You do not hold that Tool.
STEAL_PLACE: Final = 1 << 37  # Not the Place to steal from.
STEAL_PILE: Final = 1 << 38  # Nothing is left to steal.
HEAL_PLACE: Final = 1 << 39  # You heal in the Infirmary.
HEALTHY: Final = 1 << 40  # You have no Beating to heal.
SELL_PLACE: Final = 1 << 41  # You sell in the Yard.
NOT_HELD: Final = 1 << 42  # You do not hold that card.
BUY_PLACE: Final = 1 << 43  # You buy in the Yard.
POOR: Final = 1 << 44  # You do not have enough Cigarettes.
BUY_PILE: Final = 1 << 45  # The board pile does not hold that many.
REVEALED: Final = 1 << 46  # Your Background has already been revealed.
WRONG_MOMENT: Final = 1 << 47  # Your Background names another moment.
BACKGROUND_IDLE: Final = 1 << 48  # Its first effect could do nothing at all now.
NO_ABILITY: Final = 1 << 49  # It takes a Gang card that you do not have.
ABILITY_USED: Final = 1 << 50  # You have already used that ability.
DISCARD_EMPTY: Final = 1 << 51  # The Search discard pile is empty.
NOT_TEAMMATE: Final = 1 << 52  # Only in a team game, with a teammate in your Place.
FOLLOW_GANG: Final = 1 << 53  # Only after a teammate of your Gang, elsewhere and not in Solitary.
NO_COOPERATION: Final = 1 << 54  # You do not hold the Tool that was named.
NOT_SHOWN: Final = 1 << 55  # Michel(le)'s card does not show that Tool.
TOO_FEW: Final = 1 << 56  # Too few cards would be left to finish: choose an earlier kind.
CANNOT_PAY: Final = 1 << 57  # You do not have that many Cigarettes.
NOT_IN_THAT_HAND: Final = 1 << 58  # That card is not in the hand you are looking at.
NOT_IN_HAND: Final = 1 << 59  # You do not hold that card.
ALREADY_THERE: Final = 1 << 60  # "Any other Place" is never the one you stand in.
TARGET_AWAY: Final = 1 << 61  # That card needs a player in your Place.
TARGET_SELF: Final = 1 << 62  # That card needs another player.

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
