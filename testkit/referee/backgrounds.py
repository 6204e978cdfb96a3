"""Backgrounds of "your turn"."""

from testkit.referee.action_cards import ActionCards
from testkit.referee.cards import FIRST_GAINS, SECOND_GAINS, TOOLS, TUNNEL
from testkit.referee.table import Flow

AT_OTHER_MOMENTS = ("escape_artist", "daredevil", "prizefighter", "medic")
AIMED_HERE = ("hitman", "racketeer", "con_artist")
AIMED_ANYWHERE = ("informer", "locksmith", "saboteur")


class Backgrounds(ActionCards):
    """Chapter 8: methods `first_…` and `second_…` for what a card does besides giving something to its player.

    They get the player and the target; for a card that is aimed at no one, the player twice.
    """

    def may_reveal(self, seat: int) -> bool:
        """In the player's own turn: the first effect must be able to do something (8.1)."""
        return not self.revealed[seat] and self.background[seat] not in AT_OTHER_MOMENTS and bool(self.targets(seat))

    def targets(self, seat: int) -> list[int]:
        """Players for whom the first effect could do something (13.19)."""
        name = self.background[seat]
        aims = self.near(seat) if name in AIMED_HERE else self.opponents(seat) if name in AIMED_ANYWHERE else [seat]
        return [other for other in aims if self.can_gain(FIRST_GAINS.get(name, {})) or self.could_first(seat, other)]

    def could_first(self, seat: int, other: int) -> bool:
        """Could the first effect do something besides what the player gains?"""
        match self.background[seat]:
            case "informer":
                possible = self.place[other] != "solitary"
            case "hitman":
                possible = self.beatings[other] < 2
            case "launderer" | "racketeer" | "locksmith" | "con_artist" | "saboteur":
                possible = self.size(other) > 0
            case "pickpocket":
                possible = any(self.size(one) for one in self.near(seat))
            case "agitator":
                possible = self.could_beat_all_but_next(seat)
            case _:
                possible = False
        return possible

    def could_second(self, seat: int, other: int) -> bool:
        """Could the second effect do something besides what the player gains?"""
        match self.background[seat]:
            case "racketeer":
                return self.size(other) > 0
            case "hitman" | "arms_dealer":
                return self.could_beat_all_but_next(seat)
            case "locksmith":
                return bool(self.recipes(seat))
            case "saboteur":
                return bool(self.dug[other])
            case _:
                return False

    def reveal(self, seat: int) -> Flow:
        """First effect; what it set off; the question of 8.2; second effect; what that set off."""
        name = self.background[seat]
        targets = self.targets(seat)
        self.revealed[seat] = True
        self.begin_to_take()
        aimed = name in AIMED_HERE + AIMED_ANYWHERE
        other = int((yield from self.ask(seat, "pick", targets))) if aimed else seat
        yield from self.effect("first", seat, other)
        self.gain(seat, FIRST_GAINS.get(name, {}))
        self.solidarity()
        if (yield from self.second(seat, self.could_second(seat, other))):
            yield from self.effect("second", seat, other)
            self.gain(seat, SECOND_GAINS.get(name, {}))
            self.solidarity()

    def effect(self, which: str, seat: int, other: int) -> Flow:
        """Carry out `first_…` or `second_…`, if the card has one."""
        method = getattr(self, f"{which}_{self.background[seat]}", None)
        flow: Flow | None = method(seat, other) if method else None
        if flow is not None:
            yield from flow

    def first_pickpocket(self, seat: int, _other: int) -> Flow:
        for other in self.near(seat):
            yield from self.take_random(seat, other)

    def first_informer(self, _seat: int, other: int) -> None:
        self.place[other] = "solitary"

    def first_launderer(self, seat: int, _other: int) -> Flow:
        if self.size(seat):
            kind = yield from self.ask(seat, "sell", self.kinds(seat))
            yield from self.sell(seat, kind, 2)

    def first_hitman(self, _seat: int, other: int) -> None:
        self.beat(other)

    def second_hitman(self, seat: int, _other: int) -> None:
        self.beat_all_but_next(seat, 2)

    def second_arms_dealer(self, seat: int, _other: int) -> None:
        self.beat_all_but_next(seat)

    def first_racketeer(self, seat: int, other: int) -> Flow:
        return self.take_random(seat, other)

    def second_racketeer(self, seat: int, other: int) -> Flow:
        tool = yield from self.ask(seat, "name", TOOLS)
        if self.hand[other][tool]:
            self.take(seat, other, tool)
        else:
            yield from self.take_random(seat, other)

    def first_locksmith(self, seat: int, other: int) -> Flow:
        return self.take_random(seat, other)

    def second_locksmith(self, seat: int, _other: int) -> Flow:
        """In any Place and despite Beatings."""
        kind = yield from self.ask(seat, "craft", self.recipes(seat))
        self.do_craft(seat, kind)

    def second_saboteur(self, _seat: int, other: int) -> None:
        if self.dug[other]:
            tool = self.dug[other].pop()
            self.points[other] -= TUNNEL[tool]
            self.put_in_discard(tool)

    def first_con_artist(self, seat: int, other: int) -> Flow:
        before = self.size(other)
        for _ in range(2):
            yield from self.take_random(seat, other)
        for kind_flow in self.in_pack_order(seat, "give", before - self.size(other)):
            kind = yield from kind_flow
            self.hand_over(seat, other, kind)

    def first_agitator(self, seat: int, _other: int) -> None:
        self.beat_all_but_next(seat)
