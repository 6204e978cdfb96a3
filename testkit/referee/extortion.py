"""Extortions."""

from testkit.referee.cards import SECOND_GAINS, TOOLS, WEAPONS
from testkit.referee.combat import Combat
from testkit.referee.table import Flow


class Fight:
    """A combat: fighters, helpers and the Weapons laid."""

    def __init__(self, attacker: int, defender: int, tool: str) -> None:
        self.fighters = (attacker, defender)
        self.tool = tool
        self.fists: set[int] = set()
        self.helpers: dict[int, set[int]] = {attacker: set(), defender: set()}


class Extortion(Combat):
    """5.8 to 5.13."""

    def extort_moves(self, seat: int) -> list[str]:
        if self.extorted >= (self.ability(seat, "extortions") or 1):
            return []
        weapons = sum(self.hand[seat][weapon] for weapon in WEAPONS)
        return [f"extort {other}" for other in self.near(seat) if weapons >= self.weapons_to_extort(other)]

    def weapons_to_extort(self, target: int) -> int:
        return self.ability(target, "guard") or 1

    def do_extort(self, seat: int, target: str) -> Flow:
        other = int(target)
        self.extorted += 1
        self.begin_to_take()
        tool = yield from self.ask(seat, "name", TOOLS)
        for _ in range(self.weapons_to_extort(other)):
            weapon = yield from self.ask(seat, "lay", self.weapons(seat))
            self.lay(seat, weapon)
        fight = Fight(seat, other, tool)
        others = ["reveal"] if self.hidden(other, "escape_artist") or self.may_reveal_in_combat(other) else []
        who, answer = yield from self.asked_for_weapon(other, fight.fists, others, tool)
        if answer == "cooperate":
            self.take(seat, other, tool)
            self.clear_weapons()
            self.solidarity()
        elif answer == "reveal":
            yield from self.escape(other, seat)
        else:
            yield from self.combat(fight, who, answer)

    def escape(self, seat: int, attacker: int) -> Flow:
        """escape_artist."""
        self.revealed[seat] = True
        self.clear_weapons()
        self.place[seat] = yield from self.ask(seat, "go", self.other_places(seat))
        self.beatings[seat] = max(0, self.beatings[seat] - 1)
        yield from self.after_move(seat)
        if (yield from self.second(seat, self.beatings[attacker] < 2)):
            self.beat(attacker)
            self.gain(seat, SECOND_GAINS["escape_artist"])

    def combat(self, fight: Fight, who: int, answer: str) -> Flow:
        """5.11, beginning with the defender's first answer."""
        attacker, defender = fight.fighters
        side, other = defender, attacker
        while answer.startswith("lay "):
            if who != side:
                fight.helpers[side].add(who)
            self.lay_in_combat(who, answer, fight.fists)
            side, other = other, side
            others = ["reveal"] if self.may_reveal_in_combat(side) else []
            who, answer = yield from self.asked_for_weapon(side, fight.fists, others)
        yield from self.combat_won(fight, other, side)

    def combat_won(self, fight: Fight, winner: int, loser: int) -> Flow:
        """5.12, 5.13, 11.7."""
        helpers = [mate for mate in self.clockwise(loser) if mate in fight.helpers[loser]]
        losers = [loser, *helpers]
        for seat in losers:
            if not self.ability(seat, "no_beating"):
                self.beat(seat)
        if loser == fight.fighters[1] and self.hand[loser][fight.tool]:
            self.take(winner, loser, fight.tool)
        else:
            yield from self.take_random(winner, loser)
        for _ in range(self.ability(winner, "spoils")):
            yield from self.take_random(winner, loser)
        for helper in helpers:
            yield from self.take_random(winner, helper)
        self.clear_weapons()
        self.solidarity()
