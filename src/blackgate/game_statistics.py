"""Statistics of one game, counted from its events: the dice, and what each player did."""

from dataclasses import dataclass, field
from typing import Final

from blackgate.events import WHYS, Event


@dataclass(slots=True)
class SeatStatistics:
    """Statistics of one seat. `lost` counts cards lost to other players, from the hand or from the tunnel."""

    dice: list[int] = field(default_factory=list)  # how often each face came up
    drawn: int = 0
    crafted: int = 0
    stolen: int = 0
    bought: int = 0
    dug: int = 0
    lost: int = 0
    extortions: int = 0
    combats_won: int = 0
    combats_lost: int = 0
    handed_over: int = 0
    beatings: int = 0
    cigarettes: int = 0


# Event name -> (field of the event that holds the seat, count to add one to).
COUNTED: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "drew": (("seat", "drawn"),),
    "dug": (("seat", "dug"),),
    "taken": (("seat", "lost"),),
    "undug": (("seat", "lost"),),
    "snatched": (("seat", "lost"),),
    "extorted": (("seat", "extortions"),),
    "cooperated": (("seat", "handed_over"),),
    "lost_combat": (("seat", "combats_lost"), ("winner", "combats_won")),
    "beat_michel": (("seat", "combats_won"),),
    "beaten": (("seat", "beatings"),),
}
# Reason for taking a card from the board -> count to add one to.
TAKEN_FROM_BOARD = {"craft": "crafted", "steal": "stolen", "trade": "bought"}


class GameStatistics:
    """Statistics of a game; add its events in order."""

    def __init__(self, players: int, sides: int) -> None:
        self.seats: Final = [SeatStatistics([0] * sides) for _ in range(players)]
        self.michel_dice: Final = [0] * sides

    @property
    def dice(self) -> list[int]:
        """How often each face came up for the players."""
        return [sum(faces) for faces in zip(*(statistics.dice for statistics in self.seats), strict=True)]

    def add(self, event: Event) -> None:
        """Count an event. It must be complete, as the record has it, not as one seat saw it."""
        seat = event.get("seat")
        match event.name:
            case "rolled" | "rerolled":
                self.seats[seat].dice[event.get("result") - 1] += 1
            case "michel_rolled":
                self.michel_dice[event.get("result") - 1] += 1
            case "took":
                self.count(seat, TAKEN_FROM_BOARD.get(WHYS[event.get("why")], ""))
            case "cigarettes":
                self.seats[seat].cigarettes += max(0, event.get("change"))
            case name:
                for who, what in COUNTED.get(name, ()):
                    self.count(event.get(who), what)

    def count(self, seat: int, what: str) -> None:
        """Add one to a count of a seat; Michel(le), who has no seat, is not counted."""
        if seat >= 0 and what:
            statistics = self.seats[seat]
            setattr(statistics, what, getattr(statistics, what) + 1)
