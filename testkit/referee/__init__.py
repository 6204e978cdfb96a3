"""A second, slow and naive implementation of the whole game, for differential testing.

It was written from docs/rules.md and docs/record-format.md alone, and shares no code with the engine. The game is one
long generator: whenever a player is asked something, it yields the seat and the legal moves as text and is sent the move.
Chance outcomes are read from the record's `out` lists; a missing, impossible or superfluous outcome is an error.

cards         the cards and the board of `classic`, written by hand, and the Cigarettes of a fair start
table         what lies on the table, chance, and moving cards
trade         buying for Cigarettes
combat        laying Weapons, Backgrounds of "combat lost", and Michel(le)
extortion     Extortions
actions       basic actions and those of Places
action_cards  Action cards
backgrounds   Backgrounds of "your turn"
game          turns and their legal moves
replay        a record checked line by line
"""

from testkit.referee.replay import Replay, check
from testkit.referee.table import Dispute

__all__ = ["Dispute", "Replay", "check"]
