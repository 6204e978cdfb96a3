"""Long computations in steps. A worker process takes all steps at once. The service in a browser tab answers other
requests between two steps."""

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")
Steps = Generator[None, None, T]  # it yields after each step, and returns the result


def take_all(steps: Steps[T]) -> T:
    """Take all steps, and return the result."""
    while True:
        try:
            next(steps)
        except StopIteration as done:
            result: T = done.value
            return result
