"""Bots for the tests of the arena: some with simple rules, some with faults."""

import os
import time
from collections.abc import Sequence
from pathlib import Path

from blackgate.bots import Budget
from blackgate.catalogue import Move
from blackgate.game import View

HERE = str(Path(__file__))
ASKED = "BLACKGATE_SLOW_BOT_ASKED"


def bot(kind: type[object]) -> str:
    """Return the arena's name of a bot of this file."""
    return f"{HERE}:{kind.__name__}"


class Digger:
    """Digs if possible; otherwise chooses by the bytes of the view, so that the same view gives the same choice."""

    def choose(self, view: View, legal_moves: Sequence[Move], budget: Budget) -> Move:
        digs = [move for move in legal_moves if move.text.startswith("dig")]
        return digs[0] if digs else legal_moves[sum(view.to_bytes()) % len(legal_moves)]


class Raiser:
    """Raises an error."""

    def choose(self, view: View, legal_moves: Sequence[Move], budget: Budget) -> Move:
        raise RuntimeError("<b>lost</b> the plan")


class WrongAnswerer:
    """Returns a text that is not a move."""

    def choose(self, view: View, legal_moves: Sequence[Move], budget: Budget) -> str:
        return "fly over the wall"


class Sleeper:
    """Does not return in time."""

    def choose(self, view: View, legal_moves: Sequence[Move], budget: Budget) -> Move:
        time.sleep(60)
        return legal_moves[0]


class SlowBot(Digger):
    """Returns so slowly that a game takes minutes. When it is first asked, it creates the file that a variable names."""

    def choose(self, view: View, legal_moves: Sequence[Move], budget: Budget) -> Move:
        Path(os.environ[ASKED]).touch()
        time.sleep(0.05)
        return super().choose(view, legal_moves, budget)


class Printer(Digger):
    """Prints to stdout."""

    def choose(self, view: View, legal_moves: Sequence[Move], budget: Budget) -> Move:
        print("I shall dig")
        return super().choose(view, legal_moves, budget)


class BudgetChecker(Digger):
    """Raises an error if there is only one legal move, or if its budget is not the one in its name."""

    def choose(self, view: View, legal_moves: Sequence[Move], budget: Budget) -> Move:
        if len(legal_moves) < 2 or str(budget) != "7it":
            raise RuntimeError(f"{len(legal_moves)} moves, {budget}")
        return super().choose(view, legal_moves, budget)
