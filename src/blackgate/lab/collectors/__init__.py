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

from blackgate.lab.collectors.backgrounds import Backgrounds
from blackgate.lab.collectors.beatings import Beatings
from blackgate.lab.collectors.cigarettes import Purse
from blackgate.lab.collectors.collector import Watch
from blackgate.lab.collectors.exchanges import Exchanges
from blackgate.lab.collectors.extortions import Extortions
from blackgate.lab.collectors.outcomes import Course
from blackgate.lab.collectors.gangs import Gangs
from blackgate.lab.collectors.search_cards import Hands
from blackgate.lab.collectors.michel import Michel
from blackgate.lab.collectors.places import Rooms
from blackgate.lab.collectors.tunnel import Tunnel

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
