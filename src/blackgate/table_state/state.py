"""`TableState`: everything a reader may see of a table."""

from collections.abc import Mapping
from typing import final

from blackgate.catalogue import Edition
from blackgate.engine import layout as at
from blackgate.engine import prompts as ask
from blackgate.engine.table import Table
from blackgate.table_state.decode import Decoder, winners_of
from blackgate.table_state.model import CardInPlay, Fight, GangPile, LaidCard, Michel, Player, Question


@final
class TableState:
    """Everything on and around the table that a reader may see (chapter 12). It does not change.

    Cards, Places, Gangs and Backgrounds are the ids of the pack ("spoon", "yard"); seats are numbers from 0.
    A part is decoded when it is first read. What the reader may not see is None.
    """

    def __init__(
        self, edition: Edition, names: tuple[str, ...], table: Table, seat: int | None, everything: bool = False
    ) -> None:
        """Read `table`, which must not change any more.

        seat: the reader; None for a spectator. everything: read hidden cards too; only for referees and tests.
        """
        self._edition = edition
        self._table = table
        self._decoder = Decoder(edition, names, table, seat, everything)
        self._players: tuple[Player, ...] | None = None
        self._me: Player | None = None
        self._cards_in_play: tuple[CardInPlay, ...] | None = None
        self._question: Question | None = None
        self._fight: Fight | None = None
        self._fight_is_read = False
        self._michel: Michel | None = None

    # --- the game ---------------------------------------------------------------------------
    @property
    def seat(self) -> int | None:
        """The seat whose view this is; None for a spectator."""
        return self._decoder.seat

    @property
    def target(self) -> int:
        """Tunnel points that win (3.1, 14.5)."""
        return int(self._table.get(at.TARGET))

    @property
    def teams(self) -> bool:
        """Whether teams play (11)."""
        return self._table.get(at.TEAMS) != 0

    @property
    def calm(self) -> bool:
        """Whether the game is played without chaos cards (14.4)."""
        return self._table.get(at.CALM) != 0

    @property
    def over(self) -> bool:
        """Whether the game was won or stopped."""
        return self._table.get(at.OVER) != 0

    @property
    def stopped(self) -> bool:
        """Whether the game was stopped without a winner (14.7)."""
        return self._table.get(at.OVER) == at.STOPPED

    @property
    def winners(self) -> tuple[int, ...] | None:
        """The seats that won (3.2, 11.2): none if the game was stopped (14.7). None while it goes on."""
        return winners_of(self._table) if self.over else None

    # --- the turn ---------------------------------------------------------------------------
    @property
    def first_player(self) -> int:
        """The seat that began the game (2.4)."""
        return int(self._table.get(at.FIRST))

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return int(self._table.get(at.TURN))

    @property
    def turns(self) -> int:
        """Turns begun since the deal, by all players together (13.18)."""
        return int(self._table.turns())

    @property
    def actions(self) -> int:
        """Actions left in this turn."""
        return int(self._table.get(at.ACTIONS))

    @property
    def searches(self) -> int:
        """Searches made in this turn."""
        return int(self._table.get(at.SEARCHES))

    @property
    def extortions(self) -> int:
        """Extortions begun in this turn."""
        return int(self._table.get(at.EXTORTIONS))

    @property
    def discard_searches(self) -> int:
        """Searches of the discard pile in this turn."""
        return int(self._table.get(at.SALVAGES))

    @property
    def second_digs(self) -> int:
        """Second Tools dug in this turn."""
        return int(self._table.get(at.SECOND_DIGS))

    @property
    def turn_ending(self) -> bool:
        """Whether the last action of this turn is done (4.3)."""
        return not self.over and self._table.get(at.STACK + at.PROMPT) != ask.TURN

    # --- the players ------------------------------------------------------------------------
    @property
    def players(self) -> tuple[Player, ...]:
        """The players, by seat."""
        found = self._players
        if found is None:
            found = tuple([self._decoder.player(seat) for seat in range(len(self._decoder.names))])
            self._players = found
        return found

    def player(self, seat: int) -> Player:
        """Return one player."""
        return self._decoder.player(seat) if self._players is None else self._players[seat]

    @property
    def me(self) -> Player:
        """The reader's own seat."""
        seat = self._decoder.seat
        if seat is None:
            raise ValueError("a spectator has no seat")
        found = self._me
        if found is None:
            found = self.player(seat)
            self._me = found
        return found

    @property
    def dug(self) -> tuple[LaidCard, ...]:
        """The dug Tools of all players, in the order in which they were dug."""
        return self._decoder.laid_cards(at.DUGS, self._table.get(at.DUG_SIZE))

    # --- cards on the board -----------------------------------------------------------------
    @property
    def deck_size(self) -> int:
        """Cards in the Search deck."""
        return int(self._table.get(at.DECK_SIZE))

    @property
    def deck(self) -> Mapping[str, int] | None:
        """The Search deck by kind; None if the reader may not see it."""
        return self._decoder.counted(at.DECK) if self._decoder.everything else None

    @property
    def discard(self) -> tuple[str, ...]:
        """The Search discard pile, the top card last."""
        t = self._table
        kinds = self._edition.kinds
        return tuple([kinds[t.get(at.DISCARDS + i)] for i in range(t.get(at.DISCARD_SIZE))])

    @property
    def set_aside(self) -> tuple[str, ...]:
        """Action cards that lie beside the discard pile until their text is done (5.7)."""
        return tuple([played.card for played in self.cards_in_play if played.card is not None and not played.text_done])

    @property
    def piles(self) -> Mapping[str, int]:
        """Cards left on each pile of the board, in pack order."""
        t = self._table
        return {name: int(t.get(at.PILE + kind)) for kind, name in self._edition.board_kinds}

    @property
    def gang_piles(self) -> tuple[GangPile, ...]:
        """The piles of the Gangs, in pack order."""
        return self._decoder.gang_piles()

    # --- what is going on -------------------------------------------------------------------
    @property
    def question(self) -> Question | None:
        """The decision the game is waiting for; None when it is over."""
        if self._question is None and not self.over:
            self._question = self._decoder.question()
        return self._question

    @property
    def fight(self) -> Fight | None:
        """The Extortion that is going on, by a player or by Michel(le); None if there is none."""
        if not self._fight_is_read and not self.over:
            self._fight = self._decoder.fight()
            self._fight_is_read = True
        return self._fight

    @property
    def cards_in_play(self) -> tuple[CardInPlay, ...]:
        """Action cards and Backgrounds that are being carried out, the last one last."""
        found = self._cards_in_play
        if found is None:
            found = self._decoder.cards_in_play()
            self._cards_in_play = found
        return found

    @property
    def michel(self) -> Michel | None:
        """Michel(le), if they are in the game."""
        if self._michel is None:
            self._michel = self._decoder.michel()
        return self._michel

    # --- comparing --------------------------------------------------------------------------
    def as_dict(self) -> dict[str, object]:
        """Return all parts by name."""
        return {
            "seat": self.seat,
            "target": self.target,
            "teams": self.teams,
            "calm": self.calm,
            "over": self.over,
            "stopped": self.stopped,
            "winners": self.winners,
            "first_player": self.first_player,
            "turn": self.turn,
            "turns": self.turns,
            "actions": self.actions,
            "searches": self.searches,
            "extortions": self.extortions,
            "discard_searches": self.discard_searches,
            "second_digs": self.second_digs,
            "turn_ending": self.turn_ending,
            "players": self.players,
            "dug": self.dug,
            "deck_size": self.deck_size,
            "deck": self.deck,
            "discard": self.discard,
            "set_aside": self.set_aside,
            "piles": self.piles,
            "gang_piles": self.gang_piles,
            "question": self.question,
            "fight": self.fight,
            "cards_in_play": self.cards_in_play,
            "michel": self.michel,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TableState) and self.as_dict() == other.as_dict()

    def __hash__(self) -> int:
        return hash((self.turns, self.players[0].name))

    def __repr__(self) -> str:
        return f"<TableState of {len(self._decoder.names)} players, turn {self.turns}>"
