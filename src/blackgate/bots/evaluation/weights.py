"""The weights of the evaluation. A weight is in hundredths of a Tunnel point unless its comment says percent.

The first guesses came from the length of a game: 10 points in about 28 actions, so an action is worth a third of a point.
`tools/tune.py` played millions of games to improve them. Two were set by hand afterwards and checked by play: ROUSE_MICHEL,
because the tuner cannot move a weight away from 0, and WEAPON_MORE, because with the tuner's 333 a tenth Knife was worth
more than a Spoon.
"""

from typing import Final

TOOL_PER_POINT: Final = 0  # a Tool in hand, per Tunnel point
TOOL_DISCOUNT: Final = 1  # subtracted from that: the Tool must still be carried home and dug
STEP_SHARE: Final = 2  # percent of a profit that is left for each action still needed
CIGARETTE: Final = 3
UNSOLD_SHARE: Final = 4  # percent of its selling price that a card is worth before it is sold
INCOMPLETE_SHARE: Final = 5  # percent of a profit while one part is there and another is missing
WEAPON_1: Final = 6  # the first Weapon, and the next ones
WEAPON_2: Final = 7
WEAPON_3: Final = 8
WEAPON_MORE: Final = 9
BEATING_1: Final = 10  # the first Beating, and the second
BEATING_2: Final = 11
OPPONENT_LOSS: Final = 12  # percent of an opponent's loss that counts as one's own gain, shared by all opponents
LEADER_BONUS: Final = 13  # percent added to that for an opponent who is about to win
ROBBERY_RISK: Final = 14  # percent of the Tools in hand that are lost next to each armed opponent
LATER_SHARE: Final = 15  # percent of what a Place offers after this turn
WIN_BONUS: Final = 16  # for the Dig that wins
DIG_BONUS: Final = 17  # for a Tool that can no longer be stolen
ACTION: Final = 18
SEND_TO_SOLITARY: Final = 19  # for sending an opponent there
MOVE_ANYWHERE: Final = 20  # a move to any Place
REVEAL_THRESHOLD: Final = 21  # percent of a Background's usual value that it must bring to be revealed
FIGHT_BIAS: Final = 22  # percent added to the chance of winning a fight
MICHEL_RISK: Final = 23  # percent of Michel(le)'s cost that counts for entering their Place
OVER_LIMIT_SHARE: Final = 24  # percent of its value that a card has beyond the hand limit
RANDOM_CARD: Final = 25  # a random card of a hand, in percent of an average Search card (hands are better than the deck)
ROUSE_MICHEL: Final = 26  # percent of what rousing Michel(le) costs others
CARRY_HOME: Final = 27  # percent of what could still be dug at home after this turn and the next
ABILITIES: Final = 28  # from here on, one weight for each ability of a Gang card (`engine/vocabulary.py`), per unit

DEFAULT: Final = (
    58, 8, 19, 8, 23, 75, 45, 16, 111, 300, 88, 202, 89, 293,
    5, 25, 371, 34, 23, 1, 72, 92, -8, 42, 32, 61, 133, 10,
    # search_more searches hand_limit choose_losses search_discard sell_more buy_less income trade_anywhere
    104, 24, 13, -4, 40, 8, 38, 43, 63,
    # rerolls free_rolls home_run draw_after_move fists spoils no_beating extortions
    91, 66, 158, 145, 596, 17, 43, 6,
    # craft_without craft_anywhere unstoppable second_digs guard heal_at_end look_before_naming draw_when_robbed
    98, 121, 8, 53, -2, 87, 0, 3,
)  # fmt: skip
