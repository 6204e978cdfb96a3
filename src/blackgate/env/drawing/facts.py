"""What a view shows, as named facts: the rooms, the piles, the players, the Extortion under way, and what is asked.

Everything comes from the view (chapter 12). Where the table holds more than an observer may see, only what lies open is read:
a picture would show no more if it were handed the true table.
"""

from functools import cached_property

from blackgate.choices import Chooser
from blackgate.engine import effects, frames, places
from blackgate.engine import layout as at
from blackgate.engine import prompts as ask
from blackgate.env.drawing.names import Names, names_of
from blackgate.env.drawing.things import Dug, Fight, Held, Pile, Player, Room
from blackgate.game import View
from blackgate.wording import distinct

CLAUSES = dict(ask.PROMPTS)


class Facts:
    """A view, read. Each group of facts is worked out when it is first asked for."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.names: Names = names_of(view.edition)
        self.cells: list[int] = memoryview(view.table.cells).tolist()
        self.called = distinct(view.seats)
        self.frames = range(at.STACK, at.STACK + self.cells[at.DEPTH] * at.FRAME, at.FRAME)
        self.over = self.cells[at.OVER] != 0
        self.teams = self.cells[at.TEAMS] != 0
        self.target = self.cells[at.TARGET]
        self.actions = self.cells[at.ACTIONS]
        self.turns = int(view.table.turns())
        self.most_beatings = int(view.edition.rulebook.most_beatings)
        self.michel = self.names.words.michel(self.cells[at.MICHEL]) if self.cells[at.MICHEL] else ""
        self.chooser = Chooser(view, "en")

    # --- who is asked what --------------------------------------------------------------------
    @property
    def clause(self) -> str:
        """The clause behind the question."""
        return "3.2" if self.over else CLAUSES[self.view.prompt]

    @cached_property
    def sentence(self) -> str:
        """What the game is waiting for, or how it ended."""
        if not self.over:
            return self.chooser.prompt()
        say = self.names.words.say
        if not self.winners:
            return say("event-stopped")
        if self.teams:
            return say("event-won_team", players=self.names.words.join([self.called[seat] for seat in self.winners]))
        seat = self.winners[0]
        return say("event-won", who=self.called[seat], you="yes" if seat == self.view.seat else "no")

    @property
    def winners(self) -> list[int]:
        """Who won (3.2, 11.2); nobody if the game was stopped (14.7)."""
        if self.cells[at.OVER] != 1:
            return []
        winner = self.cells[at.WINNER]
        return list(range(winner & 1, self.cells[at.PLAYERS], 2)) if self.teams else [winner]

    @property
    def apart(self) -> list[str]:
        """Action cards that lie apart until their text is done (5.7)."""
        cells, kinds = self.cells, self.names.kinds
        cards = [frame for frame in self.frames if cells[frame + at.PROMPT] == ask.CARD]
        pending = [
            cells[frame + frames.CARD_SOURCE] for frame in cards if not cells[frame + frames.CARD_FLAGS] & effects.TEXT_DONE
        ]
        return [kinds[source] for source in pending if source < len(kinds)]  # the other sources are Backgrounds

    @cached_property
    def fight(self) -> Fight | None:
        """The Extortion under way, by a player or by Michel(le)."""
        cells, kinds = self.cells, self.names.kinds
        if self.over:
            return None
        attacker: int | None = cells[at.ATTACKER]
        defender = cells[at.DEFENDER]
        top = self.frames[-1]
        wanted = ""
        michel = [frame for frame in self.frames if cells[frame + at.PROMPT] in (ask.MICHEL, ask.MICHEL_TOOL)]
        if michel:
            attacker, defender = None, cells[michel[-1] + at.ASKED]
            wanted = self.names.words.michel_tools(cells[at.MICHEL_FIRST])
        elif attacker == defender:  # both are wiped when an Extortion ends, and nobody extorts themselves
            return None
        elif cells[top + at.PROMPT] != ask.NAME or cells[top + frames.NAME_FOR_CARD]:
            wanted = kinds[cells[at.TOOL]]
        entries = cells[at.LAIDS : at.LAIDS + cells[at.LAID_SIZE]]
        laid = [(entry % at.SEATS, kinds[entry // at.SEATS]) for entry in entries]
        laid += [(seat, self.names.fists) for seat in range(len(self.called)) if cells[at.FISTS] >> seat & 1]
        shown = sum(cells[at.MICHEL_SHOWN : at.MICHEL_SHOWN + at.MICHEL_KINDS])
        return Fight(attacker, defender, wanted, tuple(laid), shown)

    # --- the board ------------------------------------------------------------------------------
    @property
    def rooms(self) -> tuple[Room, ...]:
        """The Places on this side of the board."""
        return self.names.rooms[self.teams]

    def guests(self, room: Room) -> list[int | None]:
        """Who stands there; None is Michel(le)."""
        found: list[int | None] = [seat for seat in range(len(self.called)) if self.of(seat, at.PLACE) == room.place]
        if self.michel and self.cells[at.MICHEL_PLACE] == room.place:
            found.append(None)
        return found

    @cached_property
    def piles(self) -> list[Pile]:
        """The Search deck, its discard pile, Michel(le)'s deck, and the piles of the board."""
        cells, names = self.cells, self.names
        say = names.words.say
        found = [Pile(say("pile-search"), "search", cells[at.DECK_SIZE]), Pile(say("pile-discard"), "", 0)]
        if self.discard:
            top = self.discard[-1]
            found[1] = Pile(found[1].name, self.view.edition.pack.cards[top].category, len(self.discard), names.kinds[top])
        if self.michel:
            found.append(Pile(self.michel, "michel", sum(cells[at.MICHEL_DECK : at.MICHEL_DECK + at.MICHEL_KINDS])))
        for kind, card in enumerate(self.view.edition.pack.cards):
            if card.on_board:
                found.append(Pile(names.kinds[kind], card.category, cells[at.PILE + kind]))
        return found

    @property
    def discard(self) -> list[int]:
        """The kinds of the discard pile, the top card last; everybody may look through it (12.1)."""
        return self.cells[at.DISCARDS : at.DISCARDS + self.cells[at.DISCARD_SIZE]]

    @cached_property
    def gangs(self) -> list[Pile]:
        """The Gangs' piles; only the top card lies open (12.3)."""
        cells, names = self.cells, self.names
        sizes = cells[at.GANG_SIZE : at.GANG_SIZE + len(names.gangs)]
        tops = [cells[at.GANG_CARDS + gang * at.GANG_PILE] for gang in range(len(names.gangs))]
        piles = zip(names.gangs, sizes, tops, strict=True)
        return [Pile(gang, "gang", size, names.gang_cards[top] if size else "") for gang, size, top in piles]

    # --- the players ----------------------------------------------------------------------------
    def of(self, seat: int, fact: int) -> int:
        """One fact of a seat."""
        return self.cells[at.SEAT + seat * at.SEAT_WIDTH + fact]

    @cached_property
    def players(self) -> list[Player]:
        """Everybody, by seat."""
        return [self.player(seat) for seat in range(len(self.called))]

    def player(self, seat: int) -> Player:
        """One of them."""
        names, view = self.names, self.view
        card = self.of(seat, at.GANG)
        revealed = self.of(seat, at.REVEALED) != 0
        known = revealed or seat == view.seat
        return Player(
            seat=seat,
            name=self.called[seat],
            home=names.places[int(view.table.home_of(seat))] if self.teams else "",
            score=int(places.score(view.table, seat)),
            dug=self.dug(seat),
            hand_size=self.of(seat, at.HAND_SIZE),
            cigarettes=self.of(seat, at.CIGARETTES),
            beatings=self.of(seat, at.BEATINGS),
            gang=names.gangs[int(view.edition.rulebook.gang_of[card])] if card >= 0 else "",
            gang_card=names.gang_cards[card] if card >= 0 else "",
            background=names.backgrounds[self.of(seat, at.BACKGROUND)] if known else "",
            revealed=revealed,
            you=seat == view.seat,
            asked=seat == view.to_move,
            turn=not self.over and seat == self.cells[at.TURN],
            won=seat in self.winners,
        )

    def dug(self, seat: int) -> tuple[Dug, ...]:
        """The Tools that count for a seat: its own, or its team's (11.2), in the order they were dug."""
        cells = self.cells
        points = self.view.edition.rulebook.points
        entries = cells[at.DUGS : at.DUGS + cells[at.DUG_SIZE]]
        mates = {other for other in range(len(self.called)) if other == seat or (self.teams and (other ^ seat) & 1 == 0)}
        counted = [(entry // at.SEATS, entry % at.SEATS) for entry in entries if entry % at.SEATS in mates]
        return tuple(Dug(self.names.kinds[kind], int(points[kind]), digger == seat) for kind, digger in counted)

    # --- what the observer holds and may do -----------------------------------------------------
    @cached_property
    def hand(self) -> list[Held]:
        """The observer's own cards by kind; a spectator has none."""
        return [self.held(self.view.edition.kinds.index(kind), count) for kind, count in self.view.hand.items()]

    def held(self, kind: int, count: int) -> Held:
        """Cards of a kind."""
        card = self.view.edition.pack.cards[kind]
        return Held(self.names.kinds[kind], card.category, self.names.sorts[kind], count, card.points, card.sells)

    def choices(self, most: int | None = None) -> list[str]:
        """The legal moves in words, if the observer is asked; the first so many."""
        return [self.chooser.move(move) for move in self.view.legal_moves[:most]]
