"""A game in numbers: the dice, and what everybody did and suffered, counted from its events."""

from dataclasses import dataclass, field

from blackgate.events import WHYS, Event


@dataclass(slots=True)
class Deeds:
    """One seat's share. Cards are lost to other players, out of the hand or out of the tunnel."""

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


# What an event adds one to, and for whom: the field of the event that holds the seat, and the count.
COUNTED = {
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
# Cards taken from the board, by why they were.
TAKEN_FROM_BOARD = {"craft": "crafted", "steal": "stolen", "trade": "bought"}


class Tally:
    """Counts as the game goes on."""

    def __init__(self, players: int, sides: int) -> None:
        self.seats = [Deeds([0] * sides) for _ in range(players)]
        self.michel_dice = [0] * sides

    @property
    def dice(self) -> list[int]:
        """How often each face came up for the players."""
        return [sum(faces) for faces in zip(*(deeds.dice for deeds in self.seats), strict=True)]

    def add(self, event: Event) -> None:
        """One more thing that happened, as nobody but the record saw it."""
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
        """One more for a seat; Michel(le), who has none, is not counted."""
        if seat >= 0 and what:
            deeds = self.seats[seat]
            setattr(deeds, what, getattr(deeds, what) + 1)
