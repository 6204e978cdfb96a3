"""Writes an observation with all cards open: every hand and every Background, in the cells of what a seat may know of others.

A search judges sampled deals with it, and the network that does so learns from it. It has no place in a real game.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from blackgate.engine import layout as at
from blackgate.engine.table import Table
from blackgate.env.core.observation import mark, write_hand, write_public
from blackgate.env.core.observation_offsets import ObservationOffsets
from blackgate.env.core.seat_rotation import absolute_seat


def observe_openly(t: Table, seat: i64, o: ObservationOffsets, out: vec[u8], row: i64) -> None:
    """Write a table as a seat would see it if all cards were open. The cells must be 0 before."""
    write_public(t, seat, o, out, row)
    players = t.get(at.PLAYERS)
    write_hand(t, seat, out, row + o.hand)
    for other in range(1, players):
        them = absolute_seat(other, seat, players)
        mark(out, row + o.background + other * t.rulebook.backgrounds + t.of(them, at.BACKGROUND))
        write_hand(t, them, out, row + o.known + (other - 1) * t.rulebook.kinds)
