"""Collectors: each counts one topic of a game. `lab/counters.py` lists the counters.

collector     the base class
outcomes      games, turns, wins by turn order
tunnel        how points were made, where Tools came from
places        visits and Searches by Place
extortions    cooperation, combat, loot
michel        Extortions of Michel(le)
beatings      given and healed
cigarettes    earned and spent
exchanges     between teammates
actions       basic actions and Place actions
gangs         Gang cards
backgrounds   Backgrounds
search_cards  Search cards drawn, Action cards played
card_users    the players who used each card; used by the last three
"""

from typing import Final

from blackgate.lab.collectors.actions import ActionsCollector
from blackgate.lab.collectors.backgrounds import BackgroundsCollector
from blackgate.lab.collectors.beatings import BeatingsCollector
from blackgate.lab.collectors.cigarettes import CigarettesCollector
from blackgate.lab.collectors.collector import Collector
from blackgate.lab.collectors.exchanges import ExchangesCollector
from blackgate.lab.collectors.extortions import ExtortionsCollector
from blackgate.lab.collectors.gangs import GangsCollector
from blackgate.lab.collectors.michel import MichelCollector
from blackgate.lab.collectors.outcomes import OutcomesCollector
from blackgate.lab.collectors.places import PlacesCollector
from blackgate.lab.collectors.search_cards import SearchCardsCollector
from blackgate.lab.collectors.tunnel import TunnelCollector

COLLECTORS: Final[tuple[type[Collector], ...]] = (
    OutcomesCollector,
    TunnelCollector,
    PlacesCollector,
    ExtortionsCollector,
    MichelCollector,
    BeatingsCollector,
    CigarettesCollector,
    ExchangesCollector,
    ActionsCollector,
    GangsCollector,
    BackgroundsCollector,
    SearchCardsCollector,
)

__all__ = ["COLLECTORS", "Collector"]
