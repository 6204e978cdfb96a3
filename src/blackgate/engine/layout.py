"""The layout of a table: one flat row of small numbers, and the offset of each fact in it.

The row holds everything that can change during a game, so that a copy is one memcpy and a saved game is these bytes.
Sizes are the largest a pack may ask for (`pack/checks.py` refuses more).
"""

from typing import Final

# The largest game the row can hold.
SEATS: Final = 6
KINDS: Final = 36
PLACES: Final = 14  # the two Blocks of a team game included
GANGS: Final = 8
GANG_PILE: Final = 6
MICHEL_KINDS: Final = 8
DISCARD: Final = 128
DUG: Final = 40
LAID: Final = 40

# Single facts.
PLAYERS: Final = 0
TEAMS: Final = 1
MICHEL: Final = 2  # 0 none, 1 Michel, 2 Michelle
CALM: Final = 3
TARGET: Final = 4
FIRST: Final = 5
TURN: Final = 6  # whose turn it is
TURNS: Final = 7  # turns begun (13.18), modulo TURNS_BASE
ACTIONS: Final = 8  # actions left
SEARCHES: Final = 9  # Searches made this turn
EXTORTIONS: Final = 10  # Extortions begun this turn
SALVAGES: Final = 11  # times the discard pile was searched this turn
SECOND_DIGS: Final = 12  # second Tools laid this turn
COMPENSATED: Final = 13  # a bit per seat that has drawn for its losses in this Extortion or card (13.13)
OVER: Final = 14  # 0 while the game goes on, then WON or STOPPED
WINNER: Final = 15  # the seat that reached the goal
MICHEL_PLACE: Final = 16
MICHEL_FIRST: Final = 17  # the first card Michel(le) showed in this extortion
DECK_SIZE: Final = 18
DISCARD_SIZE: Final = 19
DUG_SIZE: Final = 20
LAID_SIZE: Final = 21
DEPTH: Final = 22  # frames on the stack
ROBBED: Final = 23  # a bit per seat that lost cards to a player in this Extortion or card

# The Extortion under way (5.8-5.13); there is never more than one.
ATTACKER: Final = 24
DEFENDER: Final = 25
TOOL: Final = 26
TO_LAY: Final = 27  # Weapons the attacker has yet to lay in 5.9
FISTS: Final = 28  # a bit per seat that has laid its fists in this combat
HELPERS: Final = 29  # a bit per seat that laid a Weapon for a teammate
LOSER: Final = 30
EXTRA: Final = 31  # random cards the winner takes besides

# The values of OVER.
WON: Final = 1
STOPPED: Final = 2  # without a winner (14.7)

FRESH: Final = 32  # 1 until something is done in this turn
TURNS_HIGH: Final = 33  # turns begun, divided by TURNS_BASE
TURNS_BASE: Final = 30_000  # a cell holds at most 32,767

# Facts per seat.
SEAT: Final = 34
SEAT_WIDTH: Final = 8
PLACE: Final = 0
BEATINGS: Final = 1
CIGARETTES: Final = 2
POINTS: Final = 3
GANG: Final = 4  # a Gang card, -1 none
BACKGROUND: Final = 5  # -1 unknown (in a view)
REVEALED: Final = 6
HAND_SIZE: Final = 7

# Cards, counted kind by kind. No player can see their order, so it is not stored.
HAND: Final = SEAT + SEATS * SEAT_WIDTH
DECK: Final = HAND + SEATS * KINDS
PILE: Final = DECK + KINDS
MICHEL_DECK: Final = PILE + KINDS
MICHEL_DISCARD: Final = MICHEL_DECK + MICHEL_KINDS
MICHEL_SHOWN: Final = MICHEL_DISCARD + MICHEL_KINDS

# Cards whose order matters.
DISCARDS: Final = MICHEL_SHOWN + MICHEL_KINDS  # the Search discard pile, top last
DUGS: Final = DISCARDS + DISCARD  # dug Tools of all players, in the order they were dug: kind * SEATS + seat
LAIDS: Final = DUGS + DUG  # Weapons laid in this Extortion: kind * SEATS + seat
GANG_SIZE: Final = LAIDS + LAID  # cards in each Gang's pile
GANG_FRESH: Final = GANG_SIZE + GANGS  # of these, cards below the top that no player has seen
GANG_CARDS: Final = GANG_FRESH + GANGS  # the piles, top first

# The stack of questions: the last frame is asked or carried out now.
STACK: Final = GANG_CARDS + GANGS * GANG_PILE
FRAME: Final = 9
FRAMES: Final = 8
PROMPT: Final = 0
ASKED: Final = 1  # the seat asked, or the seat whose card is carried out
FIELDS: Final = 2  # the first of the other cells: what they hold depends on the prompt (`frames.py`)

CELLS: Final = STACK + FRAME * FRAMES
