"""`rookie`: fixed preferences and no plan. It digs at home, takes what it can get, gives what others ask for.

Each family of moves has a fixed preference; a random number decides between moves with similar preferences.
"""

from collections.abc import Sequence

from blackgate.bots.budget import Budget
from blackgate.bots.protocol import Advice
from blackgate.bots.reasons import thoughts
from blackgate.bots.rng import seeded_rng
from blackgate.catalogue import Move
from blackgate.engine import moves as mv
from blackgate.game import View

# The preference of each family of moves. A random number below NOISE is added to it.
PREFERENCES = {
    mv.DIG: 100, mv.ALSO: 100, mv.CRAFT: 80, mv.STEAL: 70, mv.HEAL: 65, mv.BUY: 60, mv.JOIN: 55, mv.SEARCH_DISCARD: 52,
    mv.SEARCH: 50, mv.REVEAL: 40, mv.PLAY: 40, mv.HOME: 35, mv.ROLL: 30, mv.PLAY_SEAT: 25, mv.PLAY_PLACE: 20, mv.SELL: 20,
    mv.EXTORT: 12, mv.CAUTIOUS: 10, mv.FOLLOW: 10, mv.END: 5, mv.EXCHANGE: 0,
    mv.COOPERATE: 60, mv.LAY: 50, mv.LAY_FISTS: 70, mv.YIELD: 45, mv.HOLD: 45, mv.SECOND: 90, mv.DRAW: 50, mv.PASS: 40,
    mv.ROUSE: 25, mv.DONE: 30, mv.GO: 40, mv.REROLL: 30,
}  # fmt: skip
OTHER_FAMILIES = 30
NOISE = 30
TOOL_PENALTY = 40  # subtracted for parting with a Tool


class Rookie:
    """A weak bot for beginners: easy to beat, but stronger than `random`."""

    name = "rookie"
    thinking_ms = 0  # well under one

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: View, legal_moves: Sequence[Move], budget: Budget) -> Move:
        """Return the move it prefers."""
        return self.ranked(view, legal_moves)[0][1]

    def advise(self, view: View, legal_moves: Sequence[Move], budget: Budget, most: int = 3) -> Advice:
        """Return the moves it prefers. Their values are preferences, not expected results."""
        ranked = self.ranked(view, legal_moves)[:most]
        return Advice(thoughts(view, [(move, preference / 100) for preference, move in ranked]))

    def ranked(self, view: View, legal_moves: Sequence[Move]) -> list[tuple[int, Move]]:
        """Return all moves with their preferences, the most preferred first."""
        rng = seeded_rng(self.seed, view)
        found = [(preference_for(view, move) + int(rng.below(NOISE)), move) for move in legal_moves]
        return sorted(found, key=lambda pair: -pair[0])


def preference_for(view: View, move: Move) -> int:
    """Return the preference for a move, without the random number."""
    rb = view.edition.rulebook
    family, arg = int(rb.family[int(move)]), int(rb.arg[int(move)])
    preference = PREFERENCES.get(family, OTHER_FAMILIES)
    if family in (mv.GO, mv.CAUTIOUS, mv.PLAY_PLACE):
        place = int(rb.arg2[int(move)]) if family == mv.PLAY_PLACE else arg
        return preference + place_bonus(view, place)
    if family in (mv.DISCARD, mv.GIVE, mv.SELL, mv.OFFER):
        return preference - TOOL_PENALTY if int(rb.points[arg]) > 0 else preference
    if family == mv.TAKE:
        return preference + 20 * int(rb.points[arg])
    if family in (mv.DIG, mv.ALSO, mv.NAME):
        return preference + 10 * int(rb.points[int(rb.tools[arg])])
    if family == mv.BUY:
        return preference + 20 * int(rb.points[int(rb.offer_kind[arg])])
    return preference


def place_bonus(view: View, place: int) -> int:
    """Return the bonus of a Place: home with Tools, the Infirmary when beaten, else where there is something to take."""
    rb, me = view.edition.rulebook, view.state.me
    if view.edition.places[place] == me.home:
        hand = me.hand or {}
        return 20 * sum(hand.get(view.edition.kinds[tool], 0) for tool in rb.tools)
    if rb.heals_at[place] and me.beatings > 0:
        return 30
    return 15 if rb.steals_at[place] else 5 * int(rb.search[place])
