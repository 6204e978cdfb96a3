"""The numbers a bot is made of: how much it cares for what. Hundredths of a Tunnel point unless it says percent.

The first guesses came from the length of a game (10 points in some 28 actions: an action is worth a third of a point);
`tools/tune.py` played millions of games to improve them, and the result stands here (ROUSE was set by hand afterwards and
judged by play: tuning cannot climb out of 0).
"""

from typing import Final

HELD: Final = 0  # a Tool in hand, per Tunnel point
HELD_LESS: Final = 1  # less this: it has yet to be carried home and dug
STEP: Final = 2  # percent left of a profit for each action it is still away
CIGARETTE: Final = 3
JUNK: Final = 4  # percent of its price that a card is worth before it is sold
LONE: Final = 5  # percent of a profit for which one part is there and another missing
WEAPON: Final = 6  # the first Weapon, and the next ones
WEAPON_2: Final = 7
WEAPON_3: Final = 8
WEAPON_MORE: Final = 9
BEATEN: Final = 10  # the first Beating, and the second
BEATEN_2: Final = 11
HARM: Final = 12  # percent of an opponent's loss that is one's own gain, shared by all opponents
LEADER: Final = 13  # percent more at an opponent about to win
RISK: Final = 14  # percent of Tools held that are lost beside each armed opponent
LATER: Final = 15  # percent of what a Place offers after this turn
WIN: Final = 16  # for the Dig that wins
DIG: Final = 17  # for a Tool that is safe at last
ACTION: Final = 18
SOLITARY: Final = 19  # for getting somebody sent there
ANYWHERE: Final = 20  # a move to any Place
KEEP_SECRET: Final = 21  # percent of a Background's usual worth it must bring to be revealed
COURAGE: Final = 22  # percent added to the chance of winning a fight
MICHEL: Final = 23  # percent of what Michel(le) would cost that one fears beforehand
CROWDED: Final = 24  # percent of its worth that a card has beyond the hand limit
SPOIL: Final = 25  # percent of an average card that a card at random is worth (hands are better than the deck)
ROUSE: Final = 26  # percent of what rousing Michel(le) costs others
CARRY: Final = 27  # percent of what could still be dug at home after this turn and the next
ABILITIES: Final = 28  # and from here on, one number for each ability of a Gang card (`engine/vocabulary.py`), per unit

DEFAULT: Final = (
    63, 9, 39, 8, 24, 78, 54, 43, 109, 152, 60, 107, 110, 252,
    9, 16, 323, 36, 38, 1, 85, 136, -13, 70, 31, 19, 100, 14,
    # search_more searches hand_limit choose_losses search_discard sell_more buy_less income trade_anywhere
    95, 22, 9, 0, 33, 7, 27, 127, 64,
    # rerolls free_rolls home_run draw_after_move fists spoils no_beating extortions
    72, 84, 134, 124, 189, 14, 36, 8,
    # craft_without craft_anywhere unstoppable second_digs guard heal_at_end look_before_naming draw_when_robbed
    81, 91, 4, 60, -5, 63, 4, -3,
)  # fmt: skip

NAMES: Final = (
    "held", "held_less", "step", "cigarette", "junk", "lone", "weapon", "weapon_2", "weapon_3", "weapon_more",
    "beaten", "beaten_2", "harm", "leader", "risk", "later", "win", "dig", "action", "solitary", "anywhere",
    "keep_secret", "courage", "michel", "crowded", "spoil", "rouse", "carry",
    "search_more", "searches", "hand_limit", "choose_losses", "search_discard", "sell_more", "buy_less", "income",
    "trade_anywhere", "rerolls", "free_rolls", "home_run", "draw_after_move", "fists", "spoils", "no_beating",
    "extortions", "craft_without", "craft_anywhere", "unstoppable", "second_digs", "guard", "heal_at_end",
    "look_before_naming", "draw_when_robbed",
)  # fmt: skip
