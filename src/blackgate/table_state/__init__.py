"""The table as one reader sees it, decoded from the engine's flat row of numbers into small immutable classes.

`view.state` is what a seat or a spectator sees. Bots, the wire format, the terminal, pictures and texts read only this.
`model.py` has the classes, `decode.py` reads them from the row, `state.py` puts them together.
"""

from blackgate.table_state.decode import winners_of
from blackgate.table_state.model import CardInPlay, Fight, GangPile, LaidCard, Michel, Player, Question
from blackgate.table_state.state import TableState

__all__ = [
    "CardInPlay",
    "Fight",
    "GangPile",
    "LaidCard",
    "Michel",
    "Player",
    "Question",
    "TableState",
    "winners_of",
]
