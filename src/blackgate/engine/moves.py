"""The families of moves, as docs/record-format.md lists them. A pack has one fixed catalogue of them.

A move is a small integer: its family's base (`Rulebook.base`) plus the number of the kind, place, seat, recipe or
offer it names. `pack/compile.py` builds the catalogue and its text forms.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

SEARCH: Final = 0  # search
SEARCH_DISCARD: Final = 1  # search discard
ROLL: Final = 2  # roll
CAUTIOUS: Final = 3  # cautious P
FOLLOW: Final = 4  # follow S
HOME: Final = 5  # home
JOIN: Final = 6  # join G K...
PLAY: Final = 7  # play A
PLAY_SEAT: Final = 8  # play A S
PLAY_PLACE: Final = 9  # play A P
EXTORT: Final = 10  # extort S
CRAFT: Final = 11  # craft R
DIG: Final = 12  # dig T
STEAL: Final = 13  # steal
HEAL: Final = 14  # heal
SELL: Final = 15  # sell K
BUY: Final = 16  # buy X
EXCHANGE: Final = 17  # exchange S
REVEAL: Final = 18  # reveal
END: Final = 19  # end
GO: Final = 20  # go P
REROLL: Final = 21  # reroll
NAME: Final = 22  # name T
LAY: Final = 23  # lay W
LAY_FISTS: Final = 24  # lay fists
COOPERATE: Final = 25  # cooperate
YIELD: Final = 26  # yield
PASS: Final = 27  # pass
GIVE: Final = 28  # give K
ALSO: Final = 29  # also T
DONE: Final = 30  # done
OFFER: Final = 31  # offer K
PAY_FIVE: Final = 32  # pay 5
PAY_ONE: Final = 33  # pay 1
PICK: Final = 34  # pick S
TAKE: Final = 35  # take K
ROUSE: Final = 36  # rouse
SEND: Final = 37  # send P
DISCARD: Final = 38  # discard K
DRAW: Final = 39  # draw
SECOND: Final = 40  # second
HOLD: Final = 41  # hold
FAMILIES: Final = 42


class MoveList:
    """The legal moves of one position, in a buffer that can be reused."""

    def __init__(self) -> None:
        self.moves: vec[i64] = vec[i64]()
        self.count: i64 = 0

    def clear(self) -> None:
        """Remove all moves."""
        self.count = 0

    def add(self, move: i64) -> None:
        """Append a move; the buffer grows if needed."""
        if self.count < len(self.moves):
            self.moves[self.count] = move
        else:
            self.moves = append(self.moves, move)
        self.count += 1

    def has(self, move: i64) -> bool:
        """Return whether a move is listed."""
        for i in range(self.count):
            if self.moves[i] == move:
                return True
        return False
