"""Small functions on integers for compiled code, where the builtins would box their arguments.

In this package `i64(0)` stands where a bare 0 would do: next to an i64 in a conditional expression a bare 0 is boxed.
"""

from mypy_extensions import i64


def max_of(a: i64, b: i64) -> i64:
    """Return the larger number."""
    return a if a > b else b


def min_of(a: i64, b: i64) -> i64:
    """Return the smaller number."""
    return a if a < b else b


def count_bits(mask: i64) -> i64:
    """Return how many bits of a mask are set."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count
