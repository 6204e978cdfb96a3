"""How long a bot may think about one move.

A budget is an amount of *work*, so that the same seed and budget give the same choice on every machine: a number of
iterations, or milliseconds of the machine on which `docs/bots.md` was measured. A server with a clock adds a `deadline`;
only the deadline depends on real time.
"""

import re
from dataclasses import dataclass

from blackgate.errors import OptionError

PATTERN = re.compile(r"(\d+(?:\.\d+)?)\s*(ms|s|it|)", re.ASCII)
MAX_MS = 600_000
MAX_ITERATIONS = 10_000_000


@dataclass(frozen=True, slots=True)
class Budget:
    """Limits for one decision: iterations of a search, milliseconds of work, seconds of real time."""

    iterations: int | None = None
    milliseconds: float | None = None
    deadline: float | None = None

    @staticmethod
    def parse(text: str) -> "Budget":
        """Parse a budget: `100ms`, `2s`, `2000` or `2000it` (iterations)."""
        found = PATTERN.fullmatch(text.strip().lower())
        if found is None or float(found[1]) <= 0:
            raise OptionError("error-budget", budget=text)
        amount = float(found[1])
        if found[2] in ("ms", "s"):
            milliseconds = amount * (1000 if found[2] == "s" else 1)
            if milliseconds > MAX_MS:
                raise OptionError("error-budget-too-long", budget=text, most=f"{MAX_MS // 1000}s")
            return Budget(milliseconds=milliseconds)
        if amount != int(amount):
            raise OptionError("error-budget", budget=text)
        if amount > MAX_ITERATIONS:
            raise OptionError("error-budget-too-long", budget=text, most=f"{MAX_ITERATIONS}it")
        return Budget(iterations=int(amount))

    def __str__(self) -> str:
        return f"{self.iterations}it" if self.iterations is not None else f"{self.milliseconds or 0:g}ms"


DEFAULT = Budget(milliseconds=100.0)
