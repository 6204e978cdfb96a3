"""`rookie`: sensible habits and no plan. Digs when at home, takes what lies about, hands over what is asked, forgets the rest.

What it would like to do is a table of families of moves and how much it fancies each; a whim decides between likes.
"""

from collections.abc import Sequence

from blackgate.bots.budget import Budget
from blackgate.bots.protocol import Advice
from blackgate.bots.reasons import thoughts
from blackgate.bots.rng import whim
from blackgate.catalogue import Move
from blackgate.engine import layout as at
from blackgate.engine import moves as mv
from blackgate.game import View

# How much it fancies each family of moves; up to WHIM is added by chance.
FANCY = {
    mv.DIG: 100, mv.ALSO: 100, mv.CRAFT: 80, mv.STEAL: 70, mv.HEAL: 65, mv.BUY: 60, mv.JOIN: 55, mv.SEARCH_DISCARD: 52,
    mv.SEARCH: 50, mv.REVEAL: 40, mv.PLAY: 40, mv.HOME: 35, mv.ROLL: 30, mv.PLAY_SEAT: 25, mv.PLAY_PLACE: 20, mv.SELL: 20,
    mv.EXTORT: 12, mv.CAUTIOUS: 10, mv.FOLLOW: 10, mv.END: 5, mv.EXCHANGE: 0,
    mv.COOPERATE: 60, mv.LAY: 50, mv.LAY_FISTS: 70, mv.YIELD: 45, mv.HOLD: 45, mv.SECOND: 90, mv.DRAW: 50, mv.PASS: 40,
    mv.ROUSE: 25, mv.DONE: 30, mv.GO: 40, mv.REROLL: 30,
}  # fmt: skip
WHIM = 30
KEEPS = 40  # what it would rather not part with: Tools first of all


class Rookie:
    """New in Blackgate: easy to beat, but not for nothing."""

    name = "rookie"
    slow = False

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: View, legal_moves: Sequence[Move], budget: Budget) -> Move:
        """What it fancies most."""
        return self.ranked(view, legal_moves)[0][1]

    def advise(self, view: View, legal_moves: Sequence[Move], budget: Budget, most: int = 3) -> Advice:
        """What it fancies, best first; a fancy is hardly a value."""
        return Advice(thoughts(view, [(move, fancy / 100) for fancy, move in self.ranked(view, legal_moves)[:most]]))

    def ranked(self, view: View, legal_moves: Sequence[Move]) -> list[tuple[int, Move]]:
        """All moves by fancy."""
        chance = whim(self.seed, view)
        found = [(fancy(view, move) + int(chance.below(WHIM)), move) for move in legal_moves]
        return sorted(found, key=lambda pair: -pair[0])


def fancy(view: View, move: Move) -> int:
    """How much a rookie likes a move."""
    rb = view.edition.rulebook
    family, arg = int(rb.family[int(move)]), int(rb.arg[int(move)])
    liking = FANCY.get(family, 30)
    if family in (mv.GO, mv.CAUTIOUS, mv.PLAY_PLACE):
        place = int(rb.arg2[int(move)]) if family == mv.PLAY_PLACE else arg
        return liking + attraction(view, place)
    if family in (mv.DISCARD, mv.GIVE, mv.SELL, mv.OFFER):
        return liking - KEEPS if int(rb.points[arg]) > 0 else liking
    if family == mv.TAKE:
        return liking + 20 * int(rb.points[arg])
    if family in (mv.DIG, mv.ALSO, mv.NAME):
        return liking + 10 * int(rb.points[int(rb.tools[arg])])
    if family == mv.BUY:
        return liking + 20 * int(rb.points[int(rb.offer_kind[arg])])
    return liking


def attraction(view: View, place: int) -> int:
    """Home with Tools, to the Infirmary when beaten, else where there is something to take."""
    rb = view.edition.rulebook
    seat = view.observer
    tools = sum(int(view.table.hand(seat, tool)) for tool in rb.tools)
    if place == int(view.table.home_of(seat)):
        return 20 * tools
    if rb.heals_at[place] and view.table.of(seat, at.BEATINGS) > 0:
        return 30
    return 15 if rb.steals_at[place] else 5 * int(rb.search[place])
