"""Bots: players without a human. A bot sees a view of its seat, never the game.

protocol          the interface of a bot: choose(view, legal_moves, budget) -> move; Advice
budget            how long a bot may think, in iterations or milliseconds
fault_guard       replaces the answer of a bot that raises, stalls or answers with an illegal move
registry          bots by name, those of this package and your own
random_bot        random: any legal move
rookie            fixed preferences and some chance
inmate            the move with the highest score for this turn
boss              information-set Monte-Carlo tree search
warden            the move that a policy network chooses
searching_warden  warden with a budget, which compares the moves that its network considers
search_runs       runs a search within a budget, and turns its statistics into advice
reasons           why a move looks good, as text ids
advice_text       advice as sentences
rng               the random numbers of a bot
evaluators        compiled evaluators and networks, ready for a pack
policy_file       reads the files of policy networks
kernel_layers     evaluates a policy network in C
evaluation/       evaluation of moves and positions, and searches, compiled
"""

from blackgate.bots.budget import Budget
from blackgate.bots.fault_guard import Decision, Fault, Guard
from blackgate.bots.protocol import Advice, Bot, Thought
from blackgate.bots.registry import BOTS, best_adviser, is_slow, make_bot, thinking_ms

__all__ = [
    "BOTS",
    "Advice",
    "Bot",
    "Budget",
    "Decision",
    "Fault",
    "Guard",
    "Thought",
    "best_adviser",
    "is_slow",
    "make_bot",
    "thinking_ms",
]
