"""A node at which a player is asked, or the game is over: what `BasePosition` holds, and where moves lead from there."""

from librt.vecs import vec
from mypy_extensions import i16, u8

from blackgate.catalogue import reasons_of, refusal
from blackgate.engine import flow, legality, playout
from blackgate.engine import reasons as no
from blackgate.engine.knowledge import Knowledge
from blackgate.engine.setup import Deal
from blackgate.engine.table import Table
from blackgate.env.core.paused_chance import PausedChance, Undecided
from blackgate.env.game_tree.description import described
from blackgate.env.game_tree.information_history import Past, digest_of
from blackgate.env.game_tree.node import BasePosition, Node
from blackgate.env.game_tree.pending_move import Pending
from blackgate.env.game_tree.tree_settings import TERMINAL, Terms
from blackgate.game import Game


class Position(BasePosition):
    """Where moves lead, and other positions that a seat could be in."""

    __slots__ = ()

    @property
    def settled(self) -> "Position":
        """The position itself: nothing is under way."""
        return self

    # --- choices ----------------------------------------------------------------------------
    def after(self, action: int) -> Node:
        """What an action leads to. A wrong one is refused with the clauses that forbid it."""
        move = self.terms.number(self.player, action)
        if self.player == TERMINAL:
            raise refusal(self.terms.edition.moves[move], reasons_of(no.GAME_OVER, ""))
        why = legality.why_not(self.table, move)
        if why != 0:
            raise refusal(self.terms.edition.moves[move], reasons_of(int(why), legality.clause_of_prompt(self.table)))
        return self.play(move, ())

    def play(self, move: int, told: tuple[int, ...]) -> Node:
        """A legal move with the outcomes of chance told so far: where it leads, or what it waits for."""
        terms = self.terms
        table = self.table.copy(PausedChance(list(told)))
        knowledge = self.knowledge.copy()
        table.journal = knowledge
        try:
            flow.play(table, move)
        except Undecided as wanted:
            return Pending(self, move, told, wanted.what, wanted.ways)
        playout.stop_if_too_long(table, terms.most_turns)
        past = self.past.then(self.player, move, terms.secret[move], knowledge)
        return Position(terms, table, knowledge, past)

    def outcomes(self) -> list[tuple[int, float]]:
        """Refused: a player is asked here, or nobody."""
        raise ValueError("Chance is not asked here: ask is_chance_node() first.")

    def name(self, outcome: int) -> str:
        """Refused: outcomes have names only where chance is asked."""
        raise ValueError("Chance is not asked here, so its outcomes have no names: ask at the node where it is.")

    def resampled(self, seat: int, seed: int) -> "Position":
        """A position that a seat cannot tell from this one; what it does not know is dealt anew.

        The others have another hand now, so what they were told cannot be what it was: they keep what everybody was told, and
        what they see now.
        """
        game = self.view(seat).sample(seed)
        twin = Position(self.terms, game.table, game.knowledge, self.past)
        public = self.past.digest(self.terms.players)
        digests = [digest_of(public, twin.view(other).position()) for other in range(self.terms.players)]
        digests[seat] = self.past.digest(seat)
        twin.past = Past(None, self.past.number, [*digests, public])
        return twin

    # --- text and bytes ---------------------------------------------------------------------
    def __str__(self) -> str:
        return described(self)

    def __reduce__(self) -> tuple[object, ...]:
        cells = bytes(memoryview(self.table.cells))
        known = bytes(memoryview(self.knowledge.cells))
        digests = [self.past.digest(observer) for observer in range(self.terms.players + 1)]
        return restored, (self.terms, cells, known, self.past.number, digests)


def opening(terms: Terms, deal: Deal) -> Position:
    """The position after the setup (2)."""
    return begun(terms, Game.dealt(terms.edition, terms.options, terms.names, deal, PausedChance([]), ""))


def begun(terms: Terms, game: Game) -> Position:
    """A game taken up from here: everybody was told what they see of it now, and nothing before."""
    knowledge = game.knowledge.copy()
    position = Position(terms, game.table, knowledge, Past(None, 0, []))
    position.past.digests = [digest_of(position.view(observer).position()) for observer in range(terms.players + 1)]
    return position


def restored(terms: Terms, cells: bytes, known: bytes, number: int, digests: list[bytes | None]) -> Position:
    """A saved position. Its past is no longer known move by move, but what everybody was told still is."""
    knowledge = Knowledge(terms.players, len(terms.edition.kinds))
    knowledge.cells = vec[u8](known)
    table = Table(terms.edition.rulebook, PausedChance([]), vec[i16](memoryview(cells).cast("h").tolist()))
    return Position(terms, table, knowledge, Past(None, number, digests))
