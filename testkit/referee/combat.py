"""Laying Weapons, what a fighter may reveal then, and Michel(le)."""

from collections import Counter
from collections.abc import Generator

from testkit.referee.cards import FIRST_GAINS, SECOND_GAINS
from testkit.referee.table import Flow
from testkit.referee.trade import Trade

AT_COMBAT_LOST = ("prizefighter", "medic")
FightAnswer = Generator[tuple[int, list[str]], str, tuple[int, str]]


class Combat(Trade):
    """Fighters, their Weapons and their helpers (5.11, 10.7, 11.7)."""

    def lay(self, seat: int, weapon: str) -> None:
        """A Weapon card leaves the hand and lies on the table."""
        self.remove(self.hand[seat], weapon)
        self.laid.append(weapon)

    def clear_weapons(self) -> None:
        """5.13."""
        for weapon in self.laid:
            self.put_in_discard(weapon)
        self.laid = []

    def layable(self, seat: int, fists: set[int]) -> list[str]:
        own = ["fists"] if self.ability(seat, "fists") and seat not in fists else []
        return [f"lay {weapon}" for weapon in [*self.weapons(seat), *own]]

    def lay_in_combat(self, seat: int, move: str, fists: set[int]) -> None:
        weapon = move.split(" ")[1]
        if weapon == "fists":
            fists.add(seat)
        else:
            self.lay(seat, weapon)

    def asked_for_weapon(self, fighter: int, fists: set[int], others: list[str], wanted: str = "") -> FightAnswer:
        """11.7: return who answers and how: the fighter, or a teammate in the Place who lays a Weapon after the fighter holds.

        With a Tool that is wanted, the fighter may cooperate (5.10), also with one that was bought a moment ago.
        """
        mates = [mate for mate in self.mates(fighter) if self.together(fighter, mate)]
        while True:
            cooperation = ["cooperate"] if wanted and self.hand[fighter][wanted] else []
            move = yield fighter, [*self.layable(fighter, fists), *cooperation, *others, "hold" if mates else "yield"]
            if move == "hold":
                for mate in mates:
                    move = yield mate, [*self.layable(mate, fists), "pass"]
                    if move != "pass":
                        return mate, move
                mates = []
            elif move == "reveal" and self.background[fighter] in AT_COMBAT_LOST:
                yield from self.reveal_in_combat(fighter)
                others = [other for other in others if other != "reveal"]
            else:
                return fighter, move

    def may_reveal_in_combat(self, seat: int) -> bool:
        """The first effect of medic does nothing without a Beating and a card to draw (8.1)."""
        heals = self.beatings[seat] > 0 or self.can_gain(FIRST_GAINS["medic"])
        return self.hidden(seat, "prizefighter") or (self.hidden(seat, "medic") and heals)

    def reveal_in_combat(self, seat: int) -> Flow:
        """13.11: it does not answer the question for a Weapon, so the fighter is asked again."""
        name = self.background[seat]
        self.revealed[seat] = True
        if name == "medic":
            self.beatings[seat] = 0
        self.gain(seat, FIRST_GAINS[name])
        if (yield from self.second(seat, name == "prizefighter" and self.could_beat_all_but_next(seat))):
            if name == "prizefighter":
                self.beat_all_but_next(seat, 2)
            self.gain(seat, SECOND_GAINS[name])

    # ---- Michel(le)

    def michel_extorts(self, seat: int) -> Flow:
        """10.6, 10.7, 13.14."""
        first = self.show_michel()
        if not first:
            self.michel_done()
            return
        fists: set[int] = set()
        helpers: set[int] = set()
        cooperation = [f"discard {tool}" for tool in first if self.hand[seat][tool]]
        while True:
            who, move = yield from self.asked_for_weapon(seat, fists, cooperation)
            cooperation = []
            if move.startswith("discard "):
                self.discard(seat, move.split(" ")[1])
                self.michel_done()
                return
            if move == "yield":
                break
            if who != seat:
                helpers.add(who)
            self.lay_in_combat(who, move, fists)
            if not self.show_michel():
                self.michel_done()
                move = yield seat, ["draw", "pass"]
                if move == "draw":
                    self.draw(seat, 1)
                return
        yield from self.michel_wins(seat, helpers, first)

    def michel_wins(self, seat: int, helpers: set[int], first: list[str]) -> Flow:
        for loser in [seat, *helpers]:
            if not self.ability(loser, "no_beating"):
                self.beat(loser)
        shown = [tool for tool in first if self.hand[seat][tool]]
        if shown:
            tool = yield from self.ask(seat, "discard", shown)
            self.discard(seat, tool)
        elif self.size(seat):
            self.discard(seat, self.chance_of("random"))
        self.michel_done()

    def michel_done(self) -> None:
        self.clear_weapons()
        self.michel_discard.update(self.michel_shown)
        self.michel_shown = []

    def show_michel(self) -> list[str]:
        """Show a Michel card; the Tools on it, or nothing if it has no Knife (10.2, 10.6)."""
        if not sum(self.michel_deck.values()):
            self.chance_exactly("michel shuffle")
            if sum(self.michel_discard.values()):
                self.michel_deck = self.michel_discard
                self.michel_discard = Counter()
            else:
                self.michel_deck = Counter(self.michel_shown[1:])
                self.michel_shown = self.michel_shown[:1]
        card = self.chance()
        self.remove(self.michel_deck, card)
        self.michel_shown.append(card)
        return [] if card == "michel none" else card.split(" ")[2].split("+")

    def move_to(self, seat: int, place: str) -> Flow:
        """A move (5.4) and what it sets off."""
        self.place[seat] = place
        yield from self.after_move(seat)

    def after_move(self, seat: int) -> Flow:
        self.draw(seat, self.ability(seat, "draw_after_move"))
        if self.michel != "none" and self.michel_place == self.place[seat]:
            yield from self.michel_extorts(seat)
