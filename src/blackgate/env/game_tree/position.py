"""A node at which a player is asked, or the game is over."""

from blackgate.catalogue import illegal_move_error, reasons_of
from blackgate.engine import flow, legality, playout
from blackgate.engine import reasons as no
from blackgate.engine.knowledge import Knowledge
from blackgate.engine.setup import Deal
from blackgate.engine.table import Table
from blackgate.env.core.paused_chance import OutcomeNeeded, PausedChance
from blackgate.env.game_tree.information_history import InformationHistory, digest_of
from blackgate.env.game_tree.node import BasePosition, Node
from blackgate.env.game_tree.pending_move import PendingMove
from blackgate.env.game_tree.position_text import position_text
from blackgate.env.game_tree.tree_settings import TERMINAL, TreeSettings
from blackgate.game import Game


class Position(BasePosition):
    """A position with its child nodes, which can be resampled."""

    __slots__ = ()

    @property
    def last_position(self) -> "Position":
        return self

    # --- child nodes ------------------------------------------------------------------------
    def child(self, action: int) -> Node:
        """Return the node after an action. An illegal action raises an error with the clauses that forbid it."""
        move = self.settings.move_of_action(self.player, action)
        if self.player == TERMINAL:
            raise illegal_move_error(self.settings.edition.moves[move], reasons_of(no.GAME_OVER, ""))
        why = legality.why_not(self.table, move)
        if why != 0:
            raise illegal_move_error(
                self.settings.edition.moves[move], reasons_of(int(why), legality.clause_of_prompt(self.table))
            )
        return self.play(move, ())

    def play(self, move: int, outcomes: tuple[int, ...]) -> Node:
        """Play a legal move with the outcomes of chance known so far. Return the next position, or the chance node it needs."""
        settings = self.settings
        table = self.table.copy(PausedChance(list(outcomes)))
        knowledge = self.knowledge.copy()
        table.listener = knowledge
        try:
            flow.play(table, move)
        except OutcomeNeeded as needed:
            return PendingMove(self, move, outcomes, needed.purpose, needed.counts)
        playout.stop_if_too_long(table, settings.max_turns)
        history = self.history.after_move(self.player, move, settings.secret[move], knowledge)
        return Position(settings, table, knowledge, history)

    def outcomes(self) -> list[tuple[int, float]]:
        """Raise an error: this is no chance node."""
        raise ValueError("Chance is not asked here: ask is_chance_node() first.")

    def outcome_name(self, outcome: int) -> str:
        """Raise an error: this is no chance node."""
        raise ValueError("Chance is not asked here, so its outcomes have no names: ask at the node where it is.")

    def resample(self, seat: int, seed: int) -> "Position":
        """Return a position that a seat cannot tell from this one, with everything it does not know dealt again.

        The other seats hold other cards there, so they cannot keep their history: they get the history of a spectator, and
        what they see now.
        """
        game = self.view(seat).sample(seed)
        twin = Position(self.settings, game.table, game.knowledge, self.history)
        public = self.history.digest(self.settings.players)
        digests = [digest_of(public, twin.view(other).position()) for other in range(self.settings.players)]
        digests[seat] = self.history.digest(seat)
        twin.history = InformationHistory(None, self.history.number, [*digests, public])
        return twin

    # --- text and bytes ---------------------------------------------------------------------
    def __str__(self) -> str:
        return position_text(self)

    def __reduce__(self) -> tuple[object, ...]:
        digests = [self.history.digest(observer) for observer in range(self.settings.players + 1)]
        saved = (self.table.to_bytes(), self.knowledge.to_bytes(), self.history.number, digests)
        return restore_position, (self.settings, *saved)


def first_position(settings: TreeSettings, deal: Deal) -> Position:
    """Return the position after the setup (2)."""
    return position_of_game(settings, Game.dealt(settings.edition, settings.options, settings.names, deal, PausedChance([]), ""))


def position_of_game(settings: TreeSettings, game: Game) -> Position:
    """Return the current position of a game. Its history begins here, with what each seat sees now."""
    knowledge = game.knowledge.copy()
    position = Position(settings, game.table, knowledge, InformationHistory(None, 0, []))
    position.history.digests = [digest_of(position.view(observer).position()) for observer in range(settings.players + 1)]
    return position


def restore_position(
    settings: TreeSettings, table_bytes: bytes, knowledge_bytes: bytes, number: int, digests: list[bytes | None]
) -> Position:
    """Return a saved position. Its history has no single moves, but the digests of all observers."""
    knowledge = Knowledge(settings.players, len(settings.edition.kinds))
    knowledge.load(knowledge_bytes)
    table = Table.from_bytes(settings.edition.rulebook, PausedChance([]), table_bytes)
    return Position(settings, table, knowledge, InformationHistory(None, number, digests))
