"""A record checked line by line."""

from collections.abc import Iterable
from typing import Any

from testkit.referee.cards import BACKGROUND_GANG, EXTRA_CARDS, GANG_CARDS
from testkit.referee.game import Referee
from testkit.referee.table import Dispute, GameOver

FORMATS = {False: 2, True: 3}  # of the record: without and with `fair_start`
RULES = 2


class Replay:
    """A record's moves, one by one."""

    def __init__(self, header: dict[str, Any], setup: dict[str, Any], table: dict[str, Any] | None = None) -> None:
        self.referee = Referee(header, setup)
        if table is not None:
            self.referee.set_position(table)
        self.flow = self.referee.game()
        self.over = False
        self.seat: int | None
        self.seat, self.legal = next(self.flow)

    def play(self, line: dict[str, Any]) -> None:
        """Apply a move line; the seat, the move and every chance outcome must be right."""
        if line["seat"] != self.seat:
            raise Dispute(f"move {line['n']}: seat {self.seat} is asked, not {line['seat']}")
        if line["move"] not in self.legal:
            raise Dispute(f"move {line['n']}: {line['move']} is not legal: {sorted(self.legal)}")
        self.referee.out = list(line.get("out", []))
        try:
            self.seat, self.legal = self.flow.send(line["move"])
        except GameOver:
            self.over, self.seat, self.legal = True, None, []
        if self.referee.out:
            raise Dispute(f"move {line['n']}: outcomes that nothing asked for: {self.referee.out}")

    def result(self) -> dict[str, Any]:
        """Return the record's result if the game ended now."""
        table = self.referee
        winners = sorted([table.turn, *table.mates(table.turn)]) if self.over else []
        return {"winner": winners, "points": table.points, "turns": table.turns}


def check_header(header: dict[str, Any]) -> None:
    """The versions and the pack that the referee knows, and options of chapter 14."""
    options = header["options"]
    for what, known in {"blackgate": FORMATS["fair_start" in options], "rules": RULES, "pack": "classic"}.items():
        if header.get(what) != known:
            raise Dispute(f"{what} {known} is refereed here, the record is of {header.get(what)}")
    players, teams, target, first = (options[name] for name in ("players", "teams", "target", "first_player"))
    fair = [
        players in range(2, 7),
        not teams or players in (4, 6),
        options["michel"] in ("none", "michel", "michelle"),
        target is None or target > 0,
        first is None or first in range(players),
        options.get("fair_start", True) is True,
        len(header["seats"]) == players,
    ]
    if not all(fair):
        raise Dispute(f"not a header of this game: {header}")


def check_setup(options: dict[str, Any], setup: dict[str, Any]) -> None:
    """2.1 to 2.4, 14.4, 14.8."""
    players = options["players"]
    extra = EXTRA_CARDS[str(players)] if options.get("fair_start") else [0] * players
    backgrounds = setup["backgrounds"]
    fair = [
        setup["first"] in range(players),
        options["first_player"] in (None, setup["first"]),
        len(set(backgrounds) & set(BACKGROUND_GANG)) == len(backgrounds) == players,
        [len(setup["hands"][(setup["first"] + turn) % players]) for turn in range(players)] == [3 + cards for cards in extra],
        {gang: sorted(pile) for gang, pile in setup["gangs"].items()} == {g: sorted(c) for g, c in GANG_CARDS.items()},
    ]
    if not all(fair):
        raise Dispute(f"not a setup of this game: {setup}")


def check(lines: Iterable[dict[str, Any]]) -> Replay:
    """Replay a whole record, finished or not."""
    header, setup, *rest = lines
    check_header(header)
    check_setup(header["options"], setup["setup"])
    replay = Replay(header, setup["setup"])
    for number, line in enumerate(rest, start=1):
        if "result" in line:
            if line["result"] != replay.result():
                raise Dispute(f"the result is {replay.result()}, not {line['result']}")
        elif line["n"] != number:
            raise Dispute(f"move {number} is numbered {line['n']}")
        else:
            replay.play(line)
    return replay
