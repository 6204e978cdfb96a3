"""`warden@100ms`: warden with a budget compares the moves that its network considers (`evaluation/network_search.py`)."""

from collections.abc import Sequence

from blackgate.bots.budget import Budget
from blackgate.bots.evaluation.network_search import NetworkSearch
from blackgate.bots.evaluators import policy_net
from blackgate.bots.protocol import Advice
from blackgate.bots.rng import seeded_rng
from blackgate.bots.search_runs import advice_of, run_within
from blackgate.bots.warden import Warden, move_logits, probabilities, seat_rotation, without_waiting
from blackgate.catalogue import Move
from blackgate.game import View


class SearchingWarden(Warden):
    """Warden with a budget."""

    thinking_ms = None  # the budget

    def choose(self, view: View, legal_moves: Sequence[Move], budget: Budget) -> Move:
        """Return the move that was best when the candidates were compared."""
        search = self.search(view, legal_moves)
        if search is None:
            return super().choose(view, legal_moves, budget)
        if len(search.candidates) > 1:
            run_within(search, budget)
        best, _, _ = search.best_first()[0]
        return view.edition.moves[best]

    def advise(self, view: View, legal_moves: Sequence[Move], budget: Budget, most: int = 3) -> Advice:
        """Return the move that `choose` returns with its chance of winning, then other candidates."""
        search = self.search(view, legal_moves)
        if search is None:
            return super().advise(view, legal_moves, budget, most)
        run_within(search, budget)
        return advice_of(view, search.best_first(), most)

    def search(self, view: View, legal_moves: Sequence[Move]) -> NetworkSearch | None:
        """Return a search that has not begun, or None if the networks do not fit the pack."""
        net = policy_net(view.edition, self.file)
        if net is None:
            return None
        moves = without_waiting(view, legal_moves)
        return NetworkSearch(
            net.layers,
            net.offsets,
            seat_rotation(view.edition, view.options.players, view.options.teams),
            [int(move) for move in moves],
            probabilities(move_logits(net, view, moves)),
            view.table,
            view.knowledge,
            view.observer,
            seeded_rng(self.seed, view),
        )
