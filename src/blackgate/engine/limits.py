"""The largest game and the largest pack the engine has room for; `pack/checks.py` refuses packs that need more.

The numbers are defined in `layout.py`, where offsets are computed from them (mypyc folds constants within one module only).
Code outside the engine imports them from here.
"""

from typing import Final

from blackgate.engine import layout

SEATS: Final = layout.SEATS
KINDS: Final = layout.KINDS
PLACES: Final = layout.PLACES
GANGS: Final = layout.GANGS
GANG_PILE: Final = layout.GANG_PILE
MICHEL_KINDS: Final = layout.MICHEL_KINDS
DISCARD: Final = layout.DISCARD
DUG: Final = layout.DUG
LAID: Final = layout.LAID
