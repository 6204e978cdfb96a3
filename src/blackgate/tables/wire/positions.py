"""Positions in which a clause of the rulebook can be tried."""

from typing import Literal

from msgspec import Struct

from blackgate.tables.wire.values import Looks, Name


class RulePosition(Struct, frozen=True):
    """A position for a clause, and what can be tried there."""

    clause: str
    text: str


class RulePositions(Struct, frozen=True):
    """All positions, in the order of the rulebook."""

    positions: list[RulePosition]


class TryPosition(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a table at a position, with the name and the prisoner of the person who plays there."""

    name: Name
    looks: Looks | Literal[""] = ""
