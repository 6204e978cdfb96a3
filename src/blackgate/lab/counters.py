"""Counters of what happened in some games. Counters of several games are added.

A counter's name is a path of words and ids, so that two packs can be compared card by card:

    games stopped finished       games started; stopped by the turn limit (14.7); won
    players                      players of finished games
    turns length/T               turns; games that took T turns
    seat/K/won                   wins of the K-th player in turn order; 0 is the first player
    dug/TOOL lost/TOOL           Tools dug, and dug Tools that were lost again; .../points their Tunnel points
    points                       Tunnel points at the end
    got/CARD/SOURCE              cards of the board piles that came into a hand, by source
    place/PLACE/visits ...       arrivals by a move; /sent: sent there; /searches; /drawn: cards drawn by Searches
    drawn                        Search cards drawn in any way
    extortions ...               extortions/OUTCOME, /weapons laid, /loot/HOW and /loot/class/CLASS: cards that changed hands
    michel/...                   moves, extortions and their outcomes, cards lost
    beatings/given/BY ...        Beatings by their cause; /healed; /in_vain: on top of two; /left at the end
    cigarettes/earned/HOW ...    /spent/HOW; /passed from player to player; /left at the end
    exchange/...                 Exchanges of teammates, and what was exchanged
    uses/ACTION                  basic actions and Place actions
    members/GANG                 players who joined this Gang at least once
    gang/CARD/...                times joined, turns held, games in which it was joined; players who joined it, and those who won
    background/CARD/...          dealt and revealed; players, and those who won
    action/CARD/...              times played; players who played it or drew it, and those who won
    draw/CARD/...                cards of this kind drawn, opening hands included, and those drawn by a later winner

All but the first two count finished games only.
"""

from collections import Counter
from collections.abc import Iterable

Counters = Counter[str]


def add_counters(counters: Iterable[Counters]) -> Counters:
    """Return the sum of several sets of counters."""
    total: Counters = Counter()
    for one in counters:
        total.update(one)
    return total
