"""Prisoners that play by themselves. A bot sees a view, never the game.

contract    what a bot is: choose(view, legal_moves, budget) -> move; Advice
budget      how long a bot may think, in iterations or milliseconds
guard       a bot that raises, stalls or answers nonsense does not stop a game
roster      bots by name, ours and yours
chancer     random: any legal move
rookie      sensible habits and a whim
inmate      a planner: what is worth most per action
boss        looks ahead: information-set Monte-Carlo tree search
reasons     why a move looks good, as text ids; telling puts them into words
whim        a bot's own chance
minds       the compiled minds, ready for a pack
mind/       how they think, compiled
"""

from blackgate.bots.budget import Budget
from blackgate.bots.guard import Decision, Fault, Guard
from blackgate.bots.protocol import Advice, Bot, Thought
from blackgate.bots.registry import BOTS, is_slow, make_bot

__all__ = ["BOTS", "Advice", "Bot", "Budget", "Decision", "Fault", "Guard", "Thought", "is_slow", "make_bot"]
