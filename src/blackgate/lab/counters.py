"""Plain counters that add up: what happened in some games.

A counter's name is a path of words and ids, so that two packs can be compared card by card:

    games stopped finished       games begun; stopped by the turn limit (14.7); won by somebody
    players                      players of finished games
    turns length/T               turns; games that took T turns
    seat/K/won                   wins of the K-th player in turn order; 0 begins
    dug/TOOL lost/TOOL           Tools dug, and dug Tools that were lost again; .../points their Tunnel points
    points                       Tunnel points at the end
    got/CARD/SOURCE              cards of the board piles that came into a hand, by how
    place/PLACE/visits ...       arrivals by a move, /sent being sent there, /searches, /drawn cards drawn by them
    drawn                        Search cards drawn, by whatever means
    extortions ...               extortions/OUTCOME, /weapons laid, /loot/HOW and /loot/class/CLASS what changed hands
    michel/...                   moves, extortions and how they ended, cards lost
    beatings/given/BY ...        Beatings by who gave them, /healed, /in_vain on top of two, /left at the end
    cigarettes/earned/HOW ...    /spent/HOW, /passed from player to player, /left at the end
    exchange/...                 Exchanges of teammates, what they carried
    gang/CARD/...                joined, turns held; players who joined it, and who won
    background/CARD/...          dealt and revealed, and who won
    action/CARD/...              played; players who played it, and who won
    draw/CARD/...                cards of this kind drawn, opening hands included, and by a later winner

All but the first two count finished games only.
"""

from collections import Counter
from collections.abc import Iterable

Tally = Counter[str]


def together(tallies: Iterable[Tally]) -> Tally:
    """Several tallies as one."""
    total: Tally = Counter()
    for tally in tallies:
        total.update(tally)
    return total
