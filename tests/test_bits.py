"""Sets of small numbers, a bit per member."""

from mypy_extensions import i64

from blackgate.engine.bits import bit, lowest_bit


def test_every_member_is_found_by_its_bit() -> None:
    for member in range(63):
        assert bit(member) == 2**member
        assert lowest_bit(bit(member)) == member


def test_the_lowest_member_of_several_is_found() -> None:
    members: i64 = bit(3) + bit(31) + bit(36) + bit(62)
    found = []
    while members != 0:
        found.append(lowest_bit(members))
        members &= members - 1
    assert found == [3, 31, 36, 62]
