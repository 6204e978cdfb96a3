"""Turns and their legal moves."""

from itertools import combinations

from testkit.referee.backgrounds import Backgrounds
from testkit.referee.cards import GANGS
from testkit.referee.table import Flow


class Referee(Backgrounds):
    """The game as a generator of questions."""

    def game(self) -> Flow:
        seat = self.first
        while True:
            yield from self.whole_turn(seat)
            seat = (seat + 1) % self.players

    def whole_turn(self, seat: int) -> Flow:
        self.turn = seat
        self.turns += 1
        self.actions = 2
        self.searched = self.extorted = 0
        self.scavenged = self.rats_used = False
        self.cigarettes[seat] += self.ability(seat, "income")
        while True:
            move = yield seat, self.turn_moves(seat)
            words = move.split(" ")
            if words[0] == "end":
                break
            if words[0] == "reveal":
                yield from self.reveal(seat)
                continue
            self.actions -= 2 if words[0] == "cautious" else 1
            flow: Flow | None = getattr(self, "do_" + words[0])(seat, *words[1:])
            if flow is not None:
                yield from flow
        yield from self.end_of_turn(seat)

    def end_of_turn(self, seat: int) -> Flow:
        """4.3."""
        if self.michel != "none":
            move = yield seat, ["rouse", "pass"]
            if move == "rouse":
                choices = self.rolled_places(self.die(), self.michel_place)
                self.michel_place = yield from self.ask(seat, "send", choices)
                for other in [seat, *self.clockwise(seat)]:
                    if self.place[other] == self.michel_place:
                        yield from self.michel_extorts(other)
        self.beatings[seat] = max(0, self.beatings[seat] - self.ability(seat, "heal_at_end"))
        limit = self.ability(seat, "hand_limit") or 10
        for kind_flow in self.in_pack_order(seat, "discard", max(0, self.size(seat) - limit)):
            kind = yield from kind_flow
            self.discard(seat, kind)

    # ---- legal moves of a turn

    def turn_moves(self, seat: int) -> list[str]:
        moves = ["end"]
        if self.may_reveal(seat):
            moves.append("reveal")
        if self.actions < 1:
            return moves
        moves += self.moves_to_move(seat)
        if self.place[seat] == "solitary":
            return moves
        return [
            *moves,
            *self.search_moves(seat),
            *self.join_moves(seat),
            *self.play_moves(seat),
            *self.extort_moves(seat),
            *self.craft_moves(seat),
            *self.place_moves(seat),
            *self.trade_moves(seat),
        ]

    def moves_to_move(self, seat: int) -> list[str]:
        others = self.other_places(seat)
        moves = ["roll"]
        if self.actions >= 2:
            moves += [f"cautious {place}" for place in others]
        for mate in self.mates(seat):
            if self.gang[seat] and self.gang_of(mate) == self.gang_of(seat) and self.place[mate] in others:
                moves.append(f"follow {mate}")
        if self.ability(seat, "home_run") and self.place[seat] != self.own_block(seat):
            moves.append("home")
        if self.hand[seat]["corridor_pass"]:
            moves += [f"play corridor_pass {place}" for place in others]
        return moves

    def search_moves(self, seat: int) -> list[str]:
        if self.searched >= (self.ability(seat, "searches") or 1):
            return []
        scavenge = self.ability(seat, "search_discard") and not self.scavenged and self.discards
        return ["search", "search discard"] if scavenge else ["search"]

    def join_moves(self, seat: int) -> list[str]:
        moves = []
        for gang, (accepted, number) in GANGS.items():
            held = [kind for kind in accepted if self.hand[seat][kind]]
            if self.gang_piles[gang]:
                moves += [" ".join(["join", gang, *chosen]) for chosen in combinations(held, number)]
        return moves

    def craft_moves(self, seat: int) -> list[str]:
        if self.beatings[seat] and not self.ability(seat, "unstoppable"):
            return []
        if self.place[seat] in (self.own_block(seat), "showers") and not self.ability(seat, "craft_anywhere"):
            return []
        return [f"craft {kind}" for kind in self.recipes(seat)]

    def place_moves(self, seat: int) -> list[str]:
        moves = []
        place = self.place[seat]
        if place == self.own_block(seat) and (self.beatings[seat] < 2 or self.ability(seat, "unstoppable")):
            moves += [f"dig {tool}" for tool in self.tools(seat)]
        if place == "cafeteria" and self.piles["spoon"]:
            moves.append("steal")
        if place == "infirmary" and self.beatings[seat]:
            moves.append("heal")
        return moves

    def trade_moves(self, seat: int) -> list[str]:
        moves = [f"exchange {mate}" for mate in self.mates(seat) if self.together(seat, mate)]
        if self.place[seat] == "yard" or self.ability(seat, "trade_anywhere"):
            moves += [f"sell {kind}" for kind in self.kinds(seat)]
            moves += [f"buy {what}" for what in self.buys(seat)]
        return moves
