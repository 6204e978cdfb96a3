"""How long a bot may think about one move.

A budget is an amount of *work*, so that the same seed and budget give the same choice on every machine: a number of
iterations, or milliseconds of the machine on which `docs/bots.md` was measured. Who must keep an appointment (a server
with a clock) adds a `deadline`; only that one looks at the real time.
"""

import re
from dataclasses import dataclass

from blackgate.errors import OptionError

FORM = re.compile(r"(\d+(?:\.\d+)?)\s*(ms|s|it|)", re.ASCII)
MOST_MS = 600_000


@dataclass(frozen=True, slots=True)
class Budget:
    """Iterations of a search, or milliseconds of thought; and seconds of real time after which to answer regardless."""

    iterations: int | None = None
    milliseconds: float | None = None
    deadline: float | None = None

    @staticmethod
    def of(text: str) -> "Budget":
        """A budget as people write it: `100ms`, `2s`, `2000` or `2000it` (iterations)."""
        found = FORM.fullmatch(text.strip().lower())
        if found is None or float(found[1]) <= 0:
            raise OptionError("error-budget", budget=text)
        amount = float(found[1])
        if found[2] in ("ms", "s"):
            milliseconds = amount * (1000 if found[2] == "s" else 1)
            if milliseconds > MOST_MS:
                raise OptionError("error-budget", budget=text)
            return Budget(milliseconds=milliseconds)
        if amount != int(amount) or amount > 10_000_000:
            raise OptionError("error-budget", budget=text)
        return Budget(iterations=int(amount))

    def __str__(self) -> str:
        return f"{self.iterations}it" if self.iterations is not None else f"{self.milliseconds or 0:g}ms"


DEFAULT = Budget(milliseconds=100.0)
