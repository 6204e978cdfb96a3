"""The table as a reader sees it, decoded from the engine's flat row of numbers into small immutable classes.

`view.state` is what a seat (or a spectator) sees: bots, the wire format, the terminal, the pictures and the texts read only this.
Cards, Places, Gangs and Backgrounds are the ids of the pack ("spoon", "yard"); seats are numbers from 0.

A part is decoded when it is first read, and kept. What the reader may not see is None, never a guess.
"""

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from blackgate.catalogue import Edition
from blackgate.engine import effects, places, turn, weapons
from blackgate.engine import layout as at
from blackgate.engine import prompts as ask
from blackgate.engine.table import Table
from blackgate.table_parts import CardInPlay, Fight, GangPile, LaidCard, Michel, Player, Question

WON: Final = 1
STOPPED: Final = 2
MICHEL_NAMES: Final = ("none", "michel", "michelle")
OFFER_STAGES: Final = ("cards", "fives", "ones")


@final
class TableState:
    """Everything on and around the table that a reader may see (chapter 12). It does not change."""

    def __init__(
        self, edition: Edition, names: tuple[str, ...], table: Table, seat: int | None, everything: bool = False
    ) -> None:
        """Read `table`, which must not change any more.

        seat: the reader; None for a spectator. everything: hidden cards are read too; only for referees and tests.
        """
        self._edition = edition
        self._names = names
        self._table = table
        self._seat = seat
        self._everything = everything
        self._players: tuple[Player, ...] | None = None
        self._cards_in_play: tuple[CardInPlay, ...] | None = None

    # --- the game ---------------------------------------------------------------------------
    @property
    def seat(self) -> int | None:
        """The seat whose view this is; None for a spectator."""
        return self._seat

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
        return self._table.get(at.OVER) == STOPPED

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
            found = tuple([self._player(seat) for seat in range(len(self._names))])
            self._players = found
        return found

    @property
    def me(self) -> Player:
        """The reader's own seat."""
        if self._seat is None:
            raise ValueError("a spectator has no seat")
        return self.players[self._seat]

    def _player(self, seat: i64) -> Player:
        t = self._table
        edition = self._edition
        teams = t.get(at.TEAMS) != 0
        card = t.of(seat, at.GANG)
        revealed = t.of(seat, at.REVEALED) != 0
        open_to_reader = self._everything or (self._seat is not None and self._seat == seat)
        points = int(t.of(seat, at.POINTS))
        return Player(
            int(seat),
            self._names[seat],
            edition.places[t.of(seat, at.PLACE)],
            edition.places[t.home_of(seat)],
            int(seat & 1) if teams else None,
            points,
            int(places.score(t, seat)) if teams else points,
            self._dug_by(seat),
            int(t.of(seat, at.HAND_SIZE)),
            self._counted(at.HAND + seat * at.KINDS) if open_to_reader else None,
            int(t.of(seat, at.CIGARETTES)),
            int(t.of(seat, at.BEATINGS)),
            edition.gang_of_card[card] if card >= 0 else None,
            edition.gang_cards[card] if card >= 0 else None,
            edition.backgrounds[t.of(seat, at.BACKGROUND)] if revealed or open_to_reader else None,
            revealed,
        )

    def _dug_by(self, seat: i64) -> tuple[str, ...]:
        t = self._table
        kinds = self._edition.kinds
        found: list[str] = []
        for i in range(t.get(at.DUG_SIZE)):
            tool = t.get(at.DUGS + i)
            if tool % at.SEATS == seat:
                found.append(kinds[tool // at.SEATS])
        return tuple(found)

    @property
    def dug(self) -> tuple[LaidCard, ...]:
        """The dug Tools of all players, in the order in which they were dug."""
        return self._laid_cards(at.DUGS, self._table.get(at.DUG_SIZE))

    # --- cards on the board -----------------------------------------------------------------
    @property
    def deck_size(self) -> int:
        """Cards in the Search deck."""
        return int(self._table.get(at.DECK_SIZE))

    @property
    def deck(self) -> Mapping[str, int] | None:
        """The Search deck by kind; None if the reader may not see it."""
        return self._counted(at.DECK) if self._everything else None

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
        return tuple([self._gang_pile(gang) for gang in range(len(self._edition.gangs))])

    def _gang_pile(self, gang: i64) -> GangPile:
        t = self._table
        edition = self._edition
        size = t.get(at.GANG_SIZE + gang)
        fresh = t.get(at.GANG_FRESH + gang)
        cards: list[str | None] = []
        for i in range(size):
            hidden = i >= 1 and i <= fresh and not self._everything
            cards.append(None if hidden else edition.gang_cards[t.get(at.GANG_CARDS + gang * at.GANG_PILE + i)])
        return GangPile(edition.gangs[gang], int(size), cards[0] if size > 0 else None, tuple(cards))

    # --- what is going on -------------------------------------------------------------------
    @property
    def question(self) -> Question | None:
        """The decision the game is waiting for; None when it is over."""
        if self.over:
            return None
        prompt = self._table.get(self._table.top() + at.PROMPT)
        if prompt >= ask.NAME and prompt <= ask.HELP:
            return self._question_of_fight(prompt)
        return self._other_question(prompt)

    def _question_of_fight(self, prompt: i64) -> Question:
        """The questions of an Extortion (5.9-5.11, 11.7)."""
        t = self._table
        frame = t.top()
        seat = t.get(frame + at.ASKED)
        name, clause = ask.PROMPTS[prompt]
        if prompt == ask.NAME and t.get(frame + at.A) != 0:
            target = t.get(frame - at.FRAME + at.C)  # of the card that asks
            return Question(name, clause, int(seat), int(target), by_card=True)
        if prompt == ask.HELP:
            return Question(name, clause, int(seat), int(t.get(frame + at.A)))
        attacker = t.get(at.ATTACKER)
        opponent = int(t.get(at.DEFENDER) if seat == attacker else attacker)
        if prompt == ask.LAY:
            return Question(name, clause, int(seat), opponent, int(t.get(at.TO_LAY)))
        if prompt == ask.NAME:
            return Question(name, clause, int(seat), opponent)
        return Question(name, clause, int(seat), opponent, help_asked=t.get(frame + weapons.HELD) != 0)

    def _other_question(self, prompt: i64) -> Question:
        t = self._table
        kinds = self._edition.kinds
        frame = t.top()
        seat = int(t.get(frame + at.ASKED))
        name, clause = ask.PROMPTS[prompt]
        a = t.get(frame + at.A)
        b = t.get(frame + at.B)
        c = t.get(frame + at.C)
        if prompt == ask.TURN:
            return Question(name, clause, seat, number=int(t.get(at.ACTIONS)))
        if prompt == ask.ROLLED:
            return Question(name, clause, seat, number=int(a), rerolls=int(b))
        if prompt == ask.SEND:
            return Question(name, clause, seat, number=int(a))
        if prompt == ask.SURRENDER or prompt == ask.TAKE or prompt == ask.TRIBUTE:
            return Question(name, clause, seat, int(a))
        if prompt == ask.GIVE_BACK:
            return Question(name, clause, seat, int(a), int(b), self._seen_between(seat, a, c))
        if prompt == ask.OFFERING:
            stage = OFFER_STAGES[t.get(frame + at.D)]
            return Question(name, clause, seat, int(a), None, self._seen_between(seat, a, c), returning=b != 0, offer_stage=stage)
        if prompt == ask.SELLING:
            return Question(name, clause, seat, from_kind=kinds[a], price_factor=int(b), first_sale=c != 0)
        if prompt == ask.CRAFT:
            return Question(name, clause, seat, without=kinds[a - 1] if a > 0 else None)
        if prompt == ask.MICHEL:
            return Question(name, clause, seat, help_asked=t.get(frame + weapons.HELD) != 0, combat_begun=a != 0)
        if prompt == ask.LIMIT:
            return Question(name, clause, seat, number=int(turn.over_limit(t, seat)), from_kind=kinds[a])
        return Question(name, clause, seat)

    def _seen_between(self, giver: i64, taker: i64, kind: i64) -> str | None:
        """The last kind that passed between two hands: only these two see it (12.2)."""
        seat = self._seat
        concerned = seat is not None and (seat == giver or seat == taker)
        return self._edition.kinds[kind] if concerned or self._everything else None

    @property
    def fight(self) -> Fight | None:
        """The Extortion that is going on, if any."""
        if self.over:
            return None
        t = self._table
        top = t.top()
        frame = top - at.FRAME if t.get(top + at.PROMPT) == ask.HELP else top
        prompt = t.get(frame + at.PROMPT)
        if prompt == ask.MICHEL or prompt == ask.MICHEL_TOOL:
            wanted = self._edition.michel_tools[t.get(at.MICHEL_FIRST)]
            return self._fight(None, int(t.get(frame + at.ASKED)), None, wanted, t.get(frame + at.B))
        attacker = int(t.get(at.ATTACKER))
        defender = int(t.get(at.DEFENDER))
        if attacker == defender:  # both are cleared when an Extortion ends, and nobody extorts themselves
            return None
        if t.get(top + at.PROMPT) == ask.NAME and t.get(top + at.A) == 0:  # the Tool is being named
            return self._fight(attacker, defender, None, (), t.get(at.HELPERS))
        tool = self._edition.kinds[t.get(at.TOOL)]
        return self._fight(attacker, defender, tool, (tool,), t.get(at.HELPERS))

    def _fight(self, attacker: int | None, defender: int, tool: str | None, wanted: tuple[str, ...], helpers: i64) -> Fight:
        t = self._table
        laid = self._laid_cards(at.LAIDS, t.get(at.LAID_SIZE))
        return Fight(attacker, defender, tool, wanted, laid, self._seats(t.get(at.FISTS)), self._seats(helpers))

    @property
    def cards_in_play(self) -> tuple[CardInPlay, ...]:
        """Action cards and Backgrounds that are being carried out, the last one last."""
        found = self._cards_in_play
        if found is None:
            found = self._read_cards_in_play()
            self._cards_in_play = found
        return found

    def _read_cards_in_play(self) -> tuple[CardInPlay, ...]:
        t = self._table
        found: list[CardInPlay] = []
        frame: i64 = at.STACK
        for _ in range(t.get(at.DEPTH)):
            if t.get(frame + at.PROMPT) == ask.CARD:
                found.append(self._card_in_play(frame))
            frame += at.FRAME
        return tuple(found)

    def _card_in_play(self, frame: i64) -> CardInPlay:
        t = self._table
        edition = self._edition
        source = t.get(frame + at.B)
        target = t.get(frame + at.C)
        flags = t.get(frame + at.G)
        is_card = source < t.rulebook.kinds
        return CardInPlay(
            int(t.get(frame + at.ASKED)),
            edition.kinds[source] if is_card else None,
            None if is_card else edition.backgrounds[source - t.rulebook.kinds],
            int(target) if target >= 0 else None,
            int(t.get(frame + at.E)),
            flags & effects.MEMBER != 0,
            flags & effects.TEXT_DONE != 0,
        )

    @property
    def michel(self) -> Michel | None:
        """Michel(le), if they are in the game."""
        t = self._table
        edition = self._edition
        looks = t.get(at.MICHEL)
        if looks == 0:
            return None
        shown = self._michel_cards(at.MICHEL_SHOWN)
        wants: tuple[str, ...] = ()
        if shown:
            number = t.get(at.MICHEL_FIRST)
            first = edition.michel_cards[number]
            wants = edition.michel_tools[number]
            shown.remove(first)
            shown.insert(0, first)
        return Michel(
            MICHEL_NAMES[looks],
            edition.places[t.get(at.MICHEL_PLACE)],
            tuple(self._michel_cards(at.MICHEL_DECK)),
            tuple(self._michel_cards(at.MICHEL_DISCARD)),
            tuple(shown),
            wants,
            self._next_victims(),
        )

    def _michel_cards(self, start: i64) -> list[str]:
        """Cards of one of their heaps; heaps are counted and have no order."""
        t = self._table
        found: list[str] = []
        for card in range(t.rulebook.michel_kinds):
            for _ in range(t.get(start + card)):
                found.append(self._edition.michel_cards[card])
        return found

    def _next_victims(self) -> tuple[int, ...]:
        t = self._table
        found: list[int] = []
        frame: i64 = at.STACK
        for _ in range(t.get(at.DEPTH)):
            if t.get(frame + at.PROMPT) == ask.ROUND:
                seat = t.get(frame + at.A)
                for _ in range(t.get(frame + at.B)):
                    if t.of(seat, at.PLACE) == t.get(at.MICHEL_PLACE):
                        found.append(int(seat))
                    seat = t.next_seat(seat)
            frame += at.FRAME
        return tuple(found)

    # --- small parts ------------------------------------------------------------------------
    def _counted(self, start: i64) -> dict[str, int]:
        """Cards by kind, those that are there."""
        t = self._table
        kinds = self._edition.kinds
        found: dict[str, int] = {}
        for kind in range(t.rulebook.kinds):
            count = t.get(start + kind)
            if count > 0:
                found[kinds[kind]] = int(count)
        return found

    def _laid_cards(self, start: i64, size: i64) -> tuple[LaidCard, ...]:
        """Cards that are kept with their seat."""
        t = self._table
        kinds = self._edition.kinds
        found: list[LaidCard] = []
        for i in range(size):
            laid = t.get(start + i)
            found.append(LaidCard(int(laid % at.SEATS), kinds[laid // at.SEATS]))
        return tuple(found)

    def _seats(self, bits: i64) -> tuple[int, ...]:
        """The seats in a set that is kept as a bit per seat."""
        found: list[int] = []
        for seat in range(len(self._names)):
            if (bits >> seat) & 1 != 0:
                found.append(seat)
        return tuple(found)

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
        return f"<TableState of {len(self._names)} players, turn {self.turns}>"


def winners_of(table: Table) -> tuple[int, ...]:
    """Return the seats that won: one, or a team (3.2, 11.2); none if the game was stopped (14.7) or goes on."""
    if table.get(at.OVER) != WON:
        return ()
    winner = int(table.get(at.WINNER))
    if table.get(at.TEAMS) == 0:
        return (winner,)
    return tuple(range(winner & 1, int(table.get(at.PLAYERS)), 2))
