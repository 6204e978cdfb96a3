"""What the lab looks at in a game, one thing per watch. Each fills counters that `lab/tally.py` names.

course        games, turns, wins by turn order
tunnel        how points were made, where Tools came from
rooms         visits and Searches by Place
extortions    cooperation, combat, loot
michel        Michel(le)'s extortions
beatings      given and healed
purse         Cigarettes earned and spent
exchanges     between teammates
gangs         Gang cards
backgrounds   Backgrounds
hands         Action cards, and what every draw is worth
"""

from typing import Final

from blackgate.lab.watches.backgrounds import Backgrounds
from blackgate.lab.watches.beatings import Beatings
from blackgate.lab.watches.course import Course
from blackgate.lab.watches.exchanges import Exchanges
from blackgate.lab.watches.extortions import Extortions
from blackgate.lab.watches.gangs import Gangs
from blackgate.lab.watches.hands import Hands
from blackgate.lab.watches.michel import Michel
from blackgate.lab.watches.purse import Purse
from blackgate.lab.watches.rooms import Rooms
from blackgate.lab.watches.tunnel import Tunnel
from blackgate.lab.watches.watch import Watch

WATCHES: Final[tuple[type[Watch], ...]] = (
    Course,
    Tunnel,
    Rooms,
    Extortions,
    Michel,
    Beatings,
    Purse,
    Exchanges,
    Gangs,
    Backgrounds,
    Hands,
)

__all__ = ["WATCHES", "Watch"]
