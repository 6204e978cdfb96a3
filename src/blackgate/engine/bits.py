"""Sets of numbers from 0 to 62: an integer with a bit per member."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# A de Bruijn sequence: multiplied by a power of two, its six highest bits are different for each power.
SEQUENCE: Final = 0x03F79D71B4CB0A89


def members_by_high_bits() -> list[int]:
    """Return, for the six highest bits of each product, which power of two it belongs to."""
    members = [0] * 64
    for member in range(64):
        members[(SEQUENCE << member >> 58) & 63] = member
    return members


MEMBERS: Final = vec[i64]([i64(member) for member in members_by_high_bits()])


def bit(member: i64) -> i64:
    """Return the set of one member."""
    return shift(1, member)


def shift(number: i64, places: i64) -> i64:
    """Shift a number to the left. mypyc would compile `1 << places` to a shift of 32 bits."""
    return number << places


def lowest_bit(members: i64) -> i64:
    """Return the lowest member of a set that is not empty. The next one: of `members & (members - 1)`."""
    return MEMBERS[((members & -members) * SEQUENCE >> 58) & 63]
