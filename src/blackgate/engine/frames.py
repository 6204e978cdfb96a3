"""The fields of a question's frame (`layout.FRAME` cells on the stack), by prompt.

A frame begins with `layout.PROMPT` and `layout.ASKED`; what its other cells hold depends on the prompt. A field is
named PROMPT_FIELD and its value is the offset from the start of the frame. TURN, GO, LAY, DIG_MORE, PICK, BUY, ROUSE,
REWARD, SECOND, ENDING and FINISHED have no fields. A field that a prompt does not use is 0.
"""

from typing import Final

# In every prompt that concerns one other player, that player's seat lies here.
OTHER_SEAT: Final = 2

# Movement
ROLLED_DIE: Final = 2  # the result of the roll
ROLLED_REROLLS: Final = 3  # rerolls made in this move (9.1)

# Extortion and combat
NAME_FOR_CARD: Final = 2  # 1 if the card in the frame below asks for the Tool; 0 in an Extortion
COMBAT_HELD: Final = 4  # ANSWER, FIGHT and MICHEL: 1 once the teammates were asked for this Weapon (11.7)
HELP_FIGHTER: Final = OTHER_SEAT  # the fighter who is helped; the fight's frame lies below
SETTLE_STEP: Final = 2  # the next step of `extortion.settle`
SETTLE_HELPER: Final = 3  # the next seat to look at among the losing helpers

# Trade
SELLING_LAST_KIND: Final = 2  # the kind sold last: cards go in pack order
SELLING_FACTOR: Final = 3  # prices are multiplied by this
SELLING_UNSOLD: Final = 4  # 1 until the first card is sold

# Teams
OFFERING_PARTNER: Final = OTHER_SEAT  # who receives what is offered
OFFERING_RETURN: Final = 3  # 1 while the partner gives something back
OFFERING_LAST_KIND: Final = 4  # the kind offered last: cards go in pack order; hidden from third parties (12.2)
OFFERING_STAGE: Final = 5  # `teams.CARDS`, `teams.FIVES` or `teams.ONES`: what was offered last

# Cards and their effects
CARD_PROGRAM: Final = 2  # the next instruction of the card's program
CARD_SOURCE: Final = 3  # the card: a kind, or `rulebook.kinds` plus a Background
CARD_TARGET: Final = 4  # the player it is aimed at, or -1
CARD_CHOICE: Final = 5  # a Place or Tool chosen for the card, or the Tool it has undug, or -1
CARD_MOVED_CARDS: Final = 6  # cards taken or discarded by its effects so far
CARD_COUNTER: Final = 7  # how often the current instruction has been carried out
CARD_FLAGS: Final = 8  # `effects.MEMBER`, `MOVED`, `TEXT_DONE` and `ASKED`
SURRENDER_TAKER: Final = OTHER_SEAT  # who receives the card
TAKE_OWNER: Final = OTHER_SEAT  # whose hand the card is taken from
GIVE_BACK_RECEIVER: Final = OTHER_SEAT
GIVE_BACK_DUE: Final = 3  # cards still to be given
GIVE_BACK_LAST_KIND: Final = 4  # the kind given last: cards go in pack order; hidden from third parties (12.2)
TRIBUTE_PLAYER: Final = OTHER_SEAT  # who played the card that asks for it
CRAFT_WITHOUT: Final = 2  # the kind this Craft does without, plus one; 0 if it needs every part

# Michel(le)
SEND_DIE: Final = 2  # the result of the roll for Michel(le)
MICHEL_FOUGHT: Final = 2  # 1 once a Weapon was laid
MICHEL_HELPERS: Final = 3  # a bit per seat that laid a Weapon for the player; also in MICHEL_TOOL
ROUND_NEXT: Final = 2  # the next seat to look at
ROUND_LEFT: Final = 3  # seats still to look at

# The end of a turn
LIMIT_LAST_KIND: Final = 2  # the kind discarded last: cards go in pack order
