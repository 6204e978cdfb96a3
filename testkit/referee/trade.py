"""Buying for Cigarettes (6.5), in the Yard or by a card."""

from testkit.referee.cards import BUYS
from testkit.referee.table import Table


class Trade(Table):
    """What a player can buy, and at which price."""

    def do_buy(self, seat: int, what: str) -> None:
        self.cigarettes[seat] -= self.price(seat, what)
        self.from_board(seat, BUYS[what][1], BUYS[what][2])

    def price(self, seat: int, what: str) -> int:
        return max(0, BUYS[what][0] - self.ability(seat, "buy_less"))

    def buys(self, seat: int) -> list[str]:
        return [
            what
            for what, (_, kind, number) in BUYS.items()
            if self.cigarettes[seat] >= self.price(seat, what) and self.piles[kind] >= number
        ]
