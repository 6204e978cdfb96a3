"""Action cards."""

from collections import Counter

from testkit.referee.actions import Actions
from testkit.referee.cards import ACTION_GAINS, ACTIONS
from testkit.referee.table import Flow


class ActionCards(Actions):
    """5.7: a method `play_…` for what a card does besides giving something to its player."""

    def play_moves(self, seat: int) -> list[str]:
        """All but corridor_pass, which is one of the moves to move."""
        moves = []
        for card in ACTIONS:
            if self.hand[seat][card] and card != "corridor_pass":
                targets = [f"play {card} {other}" for other in self.aims(seat, card) if self.could_play(seat, card, other)]
                moves += targets if card in ("ambush", "snitch", "frisk") else [f"play {card}"][: len(targets)]
        return moves

    def aims(self, seat: int, card: str) -> list[int]:
        """Opponents in the scope of a card; the player, if it is aimed at no one."""
        if card in ("ambush", "frisk"):
            return self.near(seat)
        return self.opponents(seat) if card == "snitch" else [seat]

    def could_play(self, seat: int, card: str, other: int) -> bool:
        """13.19."""
        if self.can_gain(ACTION_GAINS.get(card, {})):
            return True
        if card == "riot":
            pooled = sum(map(self.size, range(self.players))) - 1  # riot itself is not in the hand any more
            return pooled > 1 or (pooled == 1 and self.size(seat) == 1)  # your only card would come back to you
        if card == "lockdown":
            sent = any(self.place[one] not in ("solitary", self.own_block(one)) for one in range(self.players))
            return sent or self.could_beat_all_but_next(seat)
        return {
            "ambush": self.beatings[other] < 2,
            "snitch": self.place[other] != "solitary",
            "painkillers": self.beatings[seat] > 0,
            "frisk": self.size(other) > 0,
        }[card]

    def do_play(self, seat: int, card: str, target: str = "") -> Flow:
        """The card's text; the card is discarded; what it set off."""
        self.remove(self.hand[seat], card)
        self.begin_to_take()
        text = getattr(self, "play_" + card, None)
        flow: Flow | None = text(seat, target) if text else None
        if flow is not None:
            yield from flow
        self.gain(seat, ACTION_GAINS.get(card, {}))
        self.put_in_discard(card)
        self.solidarity()
        if card == "corridor_pass":
            yield from self.after_move(seat)

    def play_ambush(self, _seat: int, target: str) -> None:
        self.beat(int(target))

    def play_riot(self, seat: int, _target: str) -> None:
        pool = sum(self.hand, Counter[str]())
        for hand in self.hand:
            hand.clear()
        everybody = [seat, *self.clockwise(seat)]
        for i in range(sum(pool.values())):
            taker = everybody[i % self.players]
            kind = self.chance_of(f"deal {taker}")
            self.remove(pool, kind)
            self.hand[taker][kind] += 1

    def play_corridor_pass(self, seat: int, place: str) -> None:
        self.place[seat] = place

    def play_snitch(self, _seat: int, target: str) -> None:
        self.place[int(target)] = "solitary"

    def play_painkillers(self, seat: int, _target: str) -> None:
        self.beatings[seat] = 0

    def play_frisk(self, seat: int, target: str) -> Flow:
        return self.take_random(seat, int(target))

    def play_lockdown(self, seat: int, _target: str) -> None:
        for one in range(self.players):
            if self.place[one] != "solitary":
                self.place[one] = self.own_block(one)
        self.beat_all_but_next(seat, 2)
