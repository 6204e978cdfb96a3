"""What the game may be waiting for: one prompt per row of the table in docs/record-format.md.

Prompts from AUTOMATIC on ask no player: `flow.run_automatic` carries them out.

To add a prompt, add its number and its row here, and handle it in the module of its family;
tests/test_prompts_and_effects.py says what else it needs.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

TURN: Final = 0  # 4.1: your turn, nothing pending
ROLLED: Final = 1  # 5.2: after the roll: choose where to go
GO: Final = 2  # 5.4: choose any other Place (card)
NAME: Final = 3  # 5.9: name a Tool kind
LAY: Final = 4  # 5.9: lay the Weapon of the intimidation
ANSWER: Final = 5  # 5.10: the target's first answer
FIGHT: Final = 6  # 5.11: later in combat
HELP: Final = 7  # 11.7: a teammate may lay a Weapon
SURRENDER: Final = 8  # 9.1: the owner chooses the card that is taken
DIG_MORE: Final = 9  # 9.1: a second Tool?
SELLING: Final = 10  # 6.4: sell another card or be done
OFFERING: Final = 11  # 11.5: exchange: offer cards and Cigarettes
PICK: Final = 12  # 5.7: choose a player for the card (8.1)
TAKE: Final = 13  # 5.7: choose a card from the hand you look at
GIVE_BACK: Final = 14  # 8.1: choose a card to give back
CRAFT: Final = 15  # 5.14: free Craft
BUY: Final = 16  # 6.5: free Buy
ROUSE: Final = 17  # 10.4: move Michel(le) or not
SEND: Final = 18  # 10.4: choose where Michel(le) goes
MICHEL: Final = 19  # 10.6: Michel(le) extorts you
MICHEL_TOOL: Final = 20  # 10.7: choose the Tool that you lose
REWARD: Final = 21  # 10.7: draw a card for beating Michel(le) or not
LIMIT: Final = 22  # 4.3: discard down to the hand limit
TRIBUTE: Final = 23  # 8.1: discard one card, as a card asks
SECOND: Final = 24  # 8.2: apply the second effect of your Background or not

AUTOMATIC: Final = 25
CARD: Final = 25  # 5.7, 8: the program of a card
SETTLE: Final = 26  # 5.12, 5.13: an Extortion comes to its end
ROUND: Final = 27  # 10.5: Michel(le) extorts every player in a Place
ENDING: Final = 28  # 4.3: the end of a turn
FINISHED: Final = 29  # a question that has been answered: its frame only waits to be popped

# The families of prompts. The engine module of a family lists the answers to its prompts (`list_answers`), says why
# another move is not allowed (`why_not_answer`), and carries an answer out (`answer`).
TURNS: Final = 0  # turn.py
MOVEMENT: Final = 1  # movement.py
TRADING: Final = 2  # trading.py
MICHELS: Final = 3  # michel.py
EXTORTION: Final = 4  # extortion.py
HANDS: Final = 5  # hand_effects.py
TEAMS: Final = 6  # teams.py
BACKGROUNDS: Final = 7  # backgrounds.py
PLACES: Final = 8  # places.py
CRAFTING: Final = 9  # crafting.py

# (name, clause, family) of the prompts that ask a player, in the order of their numbers.
TABLE: Final = (
    ("turn", "4.1", TURNS),
    ("rolled", "5.2", MOVEMENT),
    ("go", "5.4", MOVEMENT),
    ("name", "5.9", EXTORTION),
    ("lay", "5.9", EXTORTION),
    ("answer", "5.10", EXTORTION),
    ("fight", "5.11", EXTORTION),
    ("help", "11.7", TEAMS),
    ("surrender", "9.1", HANDS),
    ("dig_more", "9.1", PLACES),
    ("selling", "6.4", TRADING),
    ("offering", "11.5", TEAMS),
    ("pick", "5.7", BACKGROUNDS),
    ("take", "5.7", HANDS),
    ("give_back", "8.1", HANDS),
    ("craft", "5.14", CRAFTING),
    ("buy", "6.5", TRADING),
    ("rouse", "10.4", MICHELS),
    ("send", "10.4", MICHELS),
    ("michel", "10.6", MICHELS),
    ("michel_tool", "10.7", MICHELS),
    ("reward", "10.7", MICHELS),
    ("limit", "4.3", TURNS),
    ("tribute", "8.1", HANDS),
    ("second", "8.2", BACKGROUNDS),
)

PROMPTS: Final = tuple([(name, clause) for name, clause, _ in TABLE])
FAMILY: Final = vec[i64]([i64(family) for _, _, family in TABLE])
