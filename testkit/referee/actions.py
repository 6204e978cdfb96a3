"""Basic actions and those of Places."""

from collections import Counter

from testkit.referee.cards import FIRST_GAINS, PACK_ORDER, PRICES, RECIPES, SEARCHES, SECOND_GAINS
from testkit.referee.extortion import Extortion
from testkit.referee.table import Flow


class Actions(Extortion):
    """Chapters 5 and 6: a method `do_…` for each action."""

    def do_search(self, seat: int, discard: str = "") -> None:
        self.searched += 1
        if discard:
            self.scavenged = True
            self.hand[seat][self.discards.pop()] += 1
        self.draw(seat, SEARCHES[self.place[seat]] + self.ability(seat, "search_more"))

    def do_roll(self, seat: int) -> Flow:
        die = self.die()
        rerolls = self.ability(seat, "rerolls")
        while True:
            others = ["reroll"] if rerolls else []
            if self.hidden(seat, "daredevil"):
                others.append("reveal")
            move = yield from self.ask(seat, "go", self.rolled_places(die, self.place[seat]), *others)
            if move != "reroll":
                break
            die = self.die()
            rerolls -= 1
        daring = move == "reveal"
        if daring:
            self.revealed[seat] = True
            move = yield from self.ask(seat, "go", self.other_places(seat))
        if 0 < self.ability(seat, "free_roll_from") <= die:
            self.actions += 1
        self.place[seat] = move
        if daring:
            self.gain(seat, FIRST_GAINS["daredevil"])
        yield from self.after_move(seat)
        if daring and (yield from self.second(seat)):
            self.gain(seat, SECOND_GAINS["daredevil"])

    def do_cautious(self, seat: int, place: str) -> Flow:
        return self.move_to(seat, place)

    def do_follow(self, seat: int, mate: str) -> Flow:
        return self.move_to(seat, self.place[int(mate)])

    def do_home(self, seat: int) -> Flow:
        return self.move_to(seat, self.own_block(seat))

    def do_join(self, seat: int, gang: str, *accessories: str) -> None:
        for kind in accessories:
            self.discard(seat, kind)
        old = self.gang[seat]
        if old is not None:
            self.gang_piles[old.split("_")[0]].append(old)
        self.gang[seat] = self.gang_piles[gang].pop(0)

    def recipes(self, seat: int) -> list[str]:
        return [kind for kind in RECIPES if self.piles[kind] and Counter(self.parts(seat, kind)) <= self.hand[seat]]

    def parts(self, seat: int, kind: str) -> list[str]:
        """What a recipe needs of this player, in the order of 13.9."""
        return [part for part in RECIPES[kind][0] if part != "link" or not self.ability(seat, "craft_without_link")]

    def do_craft(self, seat: int, kind: str) -> None:
        """5.14, 13.9."""
        for part in self.parts(seat, kind):
            self.discard(seat, part)
        self.from_board(seat, kind, RECIPES[kind][1])

    # ---- place actions

    def do_dig(self, seat: int, tool: str) -> Flow:
        self.score(seat, tool)
        if self.ability(seat, "second_digs") and not self.rats_used:
            answer = yield from self.ask(seat, "also", self.tools(seat), "done")
            if answer != "done":
                self.rats_used = True
                self.score(seat, answer)

    def do_steal(self, seat: int) -> None:
        self.from_board(seat, "spoon")

    def do_heal(self, seat: int) -> None:
        self.beatings[seat] -= 1

    def do_sell(self, seat: int, kind: str) -> Flow:
        return self.sell(seat, kind, 1)

    def sell(self, seat: int, kind: str, times: int) -> Flow:
        """6.4, 13.8: the first card is named already."""
        self.cigarettes[seat] += self.ability(seat, "sell_more")
        while kind != "done":
            self.discard(seat, kind)
            self.cigarettes[seat] += times * PRICES.get(kind, 1)
            later = PACK_ORDER[PACK_ORDER.index(kind) :]
            kind = yield from self.ask(seat, "sell", [k for k in later if self.hand[seat][k]], "done")

    def do_exchange(self, seat: int, matching_move: str) -> Flow:
        yield from self.offer(seat, int(matching_move))
        yield from self.offer(int(matching_move), seat)

    def offer(self, giver: int, taker: int) -> Flow:
        """11.5: cards in pack order, then fives, then ones."""
        stages = [*(f"offer {kind}" for kind in PACK_ORDER), "pay 5", "pay 1"]
        stage = 0
        while True:
            legal = [move for move in stages[stage:] if self.can_give(giver, move)]
            move = yield giver, [*legal, "done"]
            if move == "done":
                return
            stage = stages.index(move)
            word, what = move.split(" ")
            if word == "offer":
                self.hand_over(giver, taker, what)
            else:
                self.cigarettes[giver] -= int(what)
                self.cigarettes[taker] += int(what)

    def can_give(self, giver: int, move: str) -> bool:
        word, what = move.split(" ")
        return self.hand[giver][what] > 0 if word == "offer" else self.cigarettes[giver] >= int(what)
