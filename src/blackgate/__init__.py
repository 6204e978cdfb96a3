"""Blackgate: an unofficial digital edition of the board game Dig Your Way Out."""

from blackgate.catalogue import Edition, Move, Reason, edition
from blackgate.errors import BlackgateError, GameBytesError, IllegalMove, OptionError, RecordError, UnknownMove
from blackgate.events import Event
from blackgate.game import Game, LegalMoves, Outcome, Record, View
from blackgate.pack import Pack, PackError, load_pack

__version__ = "0.2.0"
__all__ = [
    "BlackgateError",
    "Edition",
    "Event",
    "Game",
    "GameBytesError",
    "IllegalMove",
    "LegalMoves",
    "Move",
    "OptionError",
    "Outcome",
    "Pack",
    "PackError",
    "Reason",
    "Record",
    "RecordError",
    "UnknownMove",
    "View",
    "edition",
    "load_pack",
]
