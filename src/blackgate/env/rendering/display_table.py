"""What images and texts show of a table: a view's state with display names, and the current question in words.

Everything comes from `view.state`, which holds only what the observer may see (chapter 12).
"""

from functools import cached_property
from typing import Final

from blackgate.choice_text import ChoiceText
from blackgate.env.rendering.display_model import BoardPlace, CardFace, CardPile, DugTool
from blackgate.env.rendering.display_names import DisplayNames, display_names
from blackgate.game import View
from blackgate.table_state import Fight, Player, TableState
from blackgate.wording import distinct_names

END_OF_GAME_CLAUSE = "3.2"


class DisplayTable:
    """A view with display names."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.state: TableState = view.state
        self.names: DisplayNames = display_names(view.edition)
        self.player_names: Final = distinct_names(view.seats)
        self.max_beatings: Final = int(view.edition.rulebook.most_beatings)
        michel = self.state.michel
        self.michel_name: Final = "" if michel is None else self.names.wording.michel(michel.looks)
        self._choice_text = ChoiceText(view, "en")

    def say(self, message: str, **arguments: object) -> str:
        """Return a message in English."""
        return self.names.wording.say(message, **arguments)

    # --- the question -------------------------------------------------------------------------
    @property
    def clause(self) -> str:
        """The clause of the rulebook behind the question."""
        question = self.state.question
        return END_OF_GAME_CLAUSE if question is None else question.clause

    @cached_property
    def status_text(self) -> str:
        """What the game is waiting for, or how it ended."""
        winners = self.state.winners
        if winners is None:
            return self._choice_text.prompt()
        if not winners:
            return self.say("event-stopped")
        if self.state.teams:
            players = self.names.wording.join([self.player_names[seat] for seat in winners])
            return self.say("event-won_team", players=players)
        seat = winners[0]
        return self.say("event-won", who=self.player_names[seat], you="yes" if seat == self.view.seat else "no")

    @property
    def set_aside(self) -> list[str]:
        """The names of the Action cards that are being carried out (5.7)."""
        return [self.names.cards[card] for card in self.state.set_aside]

    def legal_move_texts(self, limit: int | None = None) -> list[str]:
        """Return the legal moves in words if the observer is asked, at most `limit` of them."""
        return [self._choice_text.move(move) for move in self.view.legal_moves[:limit]]

    # --- the board ----------------------------------------------------------------------------
    @property
    def places(self) -> tuple[BoardPlace, ...]:
        """The Places on this side of the board."""
        return self.names.board[self.state.teams]

    def occupants(self, place: BoardPlace) -> list[int | None]:
        """Return the seats in a Place; None is Michel(le)."""
        found: list[int | None] = [player.seat for player in self.state.players if player.place == place.id]
        michel = self.state.michel
        if michel is not None and michel.place == place.id:
            found.append(None)
        return found

    @cached_property
    def piles(self) -> list[CardPile]:
        """The Search deck, its discard pile, Michel(le)'s deck, and the piles of the board."""
        state, names = self.state, self.names
        classes = {card.id: card.category for card in self.view.edition.pack.cards}
        found = [CardPile(self.say("pile-search"), "search", state.deck_size)]
        discard = state.discard
        if discard:
            top = discard[-1]
            found.append(CardPile(self.say("pile-discard"), classes[top], len(discard), names.cards[top]))
        else:
            found.append(CardPile(self.say("pile-discard"), "", 0))
        if state.michel is not None:
            found.append(CardPile(self.michel_name, "michel", len(state.michel.deck)))
        return found + [CardPile(names.cards[card], classes[card], size) for card, size in state.piles.items()]

    @cached_property
    def gangs(self) -> list[CardPile]:
        """The piles of the Gangs with their top cards (12.3)."""
        names = self.names
        return [
            CardPile(names.gangs[pile.gang], "gang", pile.size, "" if pile.top is None else names.gang_cards[pile.top])
            for pile in self.state.gang_piles
        ]

    # --- the players --------------------------------------------------------------------------
    def is_observer(self, player: Player) -> bool:
        """Return whether this is the player whose view it is."""
        return player.seat == self.view.seat

    def is_asked(self, player: Player) -> bool:
        """Return whether the game waits for this player."""
        return player.seat == self.view.to_move

    def has_turn(self, player: Player) -> bool:
        return not self.state.over and player.seat == self.state.turn

    def has_won(self, player: Player) -> bool:
        """Return whether this player, or their team, has won."""
        return player.seat in (self.state.winners or ())

    def block_name(self, player: Player) -> str:
        """Return the name of the Block of a player's team; nothing without teams (11.1)."""
        return "" if player.team is None else self.names.places[player.home]

    def gang_text(self, player: Player) -> str:
        """Return the names of a player's Gang and Gang card; nothing if they are in no Gang."""
        if player.gang is None or player.gang_card is None:
            return ""
        return f"{self.names.gangs[player.gang]}: {self.names.gang_cards[player.gang_card]}"

    def background_name(self, player: Player) -> str:
        """Return the name of a player's Background; nothing if the observer does not know it (8.1)."""
        return "" if player.background is None else self.names.backgrounds[player.background]

    def dug_tools(self, player: Player) -> list[DugTool]:
        """Return the Tools that count for a player, their own or their team's (11.2), in the order they were dug."""
        points = {card.id: card.points for card in self.view.edition.pack.cards}
        team = {
            other.seat
            for other in self.state.players
            if other == player or (player.team is not None and other.team == player.team)
        }
        return [
            DugTool(self.names.cards[tool.kind], points[tool.kind], tool.seat == player.seat)
            for tool in self.state.dug
            if tool.seat in team
        ]

    # --- the Extortion ------------------------------------------------------------------------
    def wanted_text(self, fight: Fight) -> str:
        """Return the Tool that is wanted, or the Tools Michel(le) asks for; nothing before it is named (5.9, 10.6)."""
        if fight.attacker is not None:
            return "" if fight.tool is None else self.names.cards[fight.tool]
        return self.names.wording.cards(fight.wanted, "list-or")

    def laid_weapons(self, fight: Fight) -> list[tuple[int, str]]:
        """Return the seats and the names of the Weapons laid so far, fists last."""
        weapons = [(card.seat, self.names.cards[card.kind]) for card in fight.laid]
        return weapons + [(seat, self.names.fists) for seat in fight.fists]

    @property
    def michel_cards_shown(self) -> int:
        """How many cards Michel(le) has shown in the current Extortion (10.6)."""
        return 0 if self.state.michel is None else len(self.state.michel.shown)

    # --- cards --------------------------------------------------------------------------------
    @cached_property
    def hand(self) -> list[CardFace]:
        """The observer's own cards by kind; a spectator has none."""
        return [self.card_face(card, count) for card, count in self.view.hand.items()]

    def card_face(self, card: str, count: int) -> CardFace:
        """Return `count` cards of one kind."""
        model = self.view.edition.pack.cards[self.view.edition.kinds.index(card)]
        class_name = self.names.classes[model.category]
        return CardFace(self.names.cards[card], model.category, class_name, count, model.points, model.sells)
