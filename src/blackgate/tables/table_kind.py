"""What a table holds: how long it is kept, and how long its log may be, depends on it."""

from typing import Literal

from blackgate.tables.clocks import bots_only
from blackgate.tables.hosted_table import HostedTable

Kind = Literal["lobby", "bots", "people"]
# The longest log of one table. A game of bots has up to 700 entries, of random bots up to 5,000; one of people a few hundred.
LONGEST: dict[Kind, int] = {"lobby": 5_000, "bots": 6_000, "people": 20_000}


def kind_of(table: HostedTable) -> Kind:
    """Return whether the table has no game yet, a game of bots alone, or a game with people."""
    if table.game is None:
        return "lobby"
    return "bots" if bots_only(table) else "people"
