"""What lies on the table, chance, and moving cards."""

from collections import Counter
from collections.abc import Generator, Iterable, Iterator
from typing import Any

from testkit.referee.cards import (
    ABILITIES,
    BACKGROUND_GANG,
    BOARD,
    CHAOS,
    DIE,
    FIRST_CIGARETTES,
    GANGS,
    MICHEL_CARDS,
    PACK_ORDER,
    SEARCH_CARDS,
    SECOND_GAINS,
    TOOLS,
    TUNNEL,
    WEAPONS,
    in_order,
)

Flow = Generator[tuple[int, list[str]], str, None]
Answer = Generator[tuple[int, list[str]], str, str]
Choice = Generator[tuple[int, list[str]], str, bool]


class Dispute(Exception):
    """The record and the referee disagree."""


class GameOver(Exception):
    """A player or team has reached the goal (3.2)."""


class Table:
    """The table, its players and its chance outcomes."""

    def __init__(self, header: dict[str, Any], setup: dict[str, Any]) -> None:
        options = header["options"]
        self.players: int = options["players"]
        self.teams: bool = options["teams"]
        self.target: int = options["target"] or self.usual_target()
        seats = range(self.players)
        self.place = [self.own_block(seat) for seat in seats]
        self.hand = [Counter[str](cards) for cards in setup["hands"]]
        self.points = [0] * self.players
        self.dug: list[list[str]] = [[] for _ in seats]
        self.beatings = [0] * self.players
        self.first: int = setup["first"]
        self.cigarettes = self.first_cigarettes() if options.get("fair_start") else [0] * self.players
        self.gang: list[str | None] = [None] * self.players
        self.background: list[str] = list(setup["backgrounds"])
        self.revealed = [False] * self.players
        self.piles = dict(BOARD)
        self.gang_piles: dict[str, list[str]] = {gang: list(setup["gangs"][gang]) for gang in GANGS}
        self.deck = Counter({kind: n for kind, n in SEARCH_CARDS.items() if not (options["calm"] and kind in CHAOS)})
        for hand in self.hand:
            for kind in hand.elements():
                self.remove(self.deck, kind)
        self.discards: list[str] = []
        self.laid: list[str] = []
        self.michel: str = options["michel"]
        self.michel_place = "showers"
        self.michel_deck = Counter(MICHEL_CARDS)
        self.michel_discard = Counter[str]()
        self.michel_shown: list[str] = []
        self.turn = self.first
        self.turns = 0
        self.actions = 0
        self.searched = 0
        self.extorted = 0
        self.scavenged = False
        self.rats_used = False
        self.robbed: set[int] = set()
        self.has_drawn: set[int] = set()
        self.out: list[str] = []

    def usual_target(self) -> int:
        """3.1, 11.2."""
        if self.teams:
            return {4: 16, 6: 20}[self.players]
        return {2: 12, 3: 12, 4: 10, 5: 8, 6: 8}[self.players]

    def first_cigarettes(self) -> list[int]:
        """14.8."""
        in_turn_order = FIRST_CIGARETTES[str(self.players)]
        return [in_turn_order[(seat - self.first) % self.players] for seat in range(self.players)]

    def table(self) -> dict[str, Any]:
        """The table as plain data, in the words of blackgate.trace.table."""
        michel = None
        if self.michel != "none":
            michel = {
                "looks": self.michel,
                "place": self.michel_place,
                "deck": sorted(self.michel_deck.elements()),
                "discard": sorted(self.michel_discard.elements()),
                "shown": sorted(self.michel_shown),
            }
        return {
            "turn": self.turn,
            "turns": self.turns,
            "actions": self.actions,
            "target": self.target,
            "places": list(self.place),
            "hands": [in_order(hand) for hand in self.hand],
            "points": list(self.points),
            "dug": [list(tools) for tools in self.dug],
            "beatings": list(self.beatings),
            "cigarettes": list(self.cigarettes),
            "gang_cards": list(self.gang),
            "backgrounds": list(self.background),
            "revealed": list(self.revealed),
            "piles": dict(self.piles),
            "gang_piles": {gang: list(pile) for gang, pile in self.gang_piles.items()},
            "deck": in_order(self.deck),
            "discard": list(self.discards),
            "laid": list(self.laid),
            "michel": michel,
        }

    def set_position(self, table: dict[str, Any]) -> None:
        """Start from the given position, in which the first seat has just begun its turn."""
        self.place = list(table["places"])
        self.hand = [Counter[str](hand) for hand in table["hands"]]
        self.points = list(table["points"])
        self.dug = [list(tools) for tools in table["dug"]]
        self.beatings = list(table["beatings"])
        self.gang = list(table["gang_cards"])
        self.cigarettes = list(table["cigarettes"])
        self.cigarettes[self.first] -= self.ability(self.first, "income")
        self.background = list(table["backgrounds"])
        self.revealed = list(table["revealed"])
        self.piles = dict(table["piles"])
        self.gang_piles = {gang: list(pile) for gang, pile in table["gang_piles"].items()}
        self.deck = Counter(table["deck"])
        self.discards = list(table["discard"])
        if table["michel"]:
            self.michel_place = table["michel"]["place"]
            self.michel_deck = Counter(table["michel"]["deck"])
            self.michel_discard = Counter(table["michel"]["discard"])

    # ---- facts about the table

    def own_block(self, seat: int) -> str:
        """The Cell Block of a seat (11.1)."""
        return ("block_a", "block_b")[seat % 2] if self.teams else "cell_block"

    def places(self) -> list[str]:
        """Every Place but Solitary."""
        blocks = ["block_a", "block_b"] if self.teams else ["cell_block"]
        return [*blocks, "cafeteria", "infirmary", "yard", "showers"]

    def other_places(self, seat: int) -> list[str]:
        return [place for place in self.places() if place != self.place[seat]]

    def rolled_places(self, die: int, now: str) -> list[str]:
        """5.2, 11.3: where a roll allows to go from a Place."""
        named = DIE[die]
        if self.teams and "cell_block" in named:
            named = ["block_a", "block_b", named[1]]
        return [place for place in named if place != now]

    def clockwise(self, seat: int) -> list[int]:
        """All other seats, clockwise from a seat."""
        return [(seat + i) % self.players for i in range(1, self.players)]

    def mates(self, seat: int) -> list[int]:
        return [other for other in self.clockwise(seat) if self.teams and (other - seat) % 2 == 0]

    def opponents(self, seat: int) -> list[int]:
        return [other for other in self.clockwise(seat) if other not in self.mates(seat)]

    def together(self, seat: int, other: int) -> bool:
        """In the same Place; never in Solitary (6.6)."""
        return self.place[seat] == self.place[other] != "solitary"

    def near(self, seat: int) -> list[int]:
        """Opponents in a seat's Place."""
        return [other for other in self.opponents(seat) if self.together(seat, other)]

    def ability(self, seat: int, word: str) -> int:
        """What a seat's Gang card says in this respect (chapter 9); 0 if it says nothing."""
        card = self.gang[seat]
        return 0 if card is None else ABILITIES[card].get(word, 0)

    def gang_of(self, seat: int) -> str | None:
        card = self.gang[seat]
        return None if card is None else card.split("_")[0]

    def member(self, seat: int) -> bool:
        """Of the Gang that a seat's own Background names (8.2)."""
        return self.gang_of(seat) == BACKGROUND_GANG[self.background[seat]]

    def size(self, seat: int) -> int:
        return sum(self.hand[seat].values())

    def kinds(self, seat: int) -> list[str]:
        return [kind for kind in PACK_ORDER if self.hand[seat][kind]]

    def tools(self, seat: int) -> list[str]:
        return [tool for tool in TOOLS if self.hand[seat][tool]]

    def weapons(self, seat: int) -> list[str]:
        return [weapon for weapon in WEAPONS if self.hand[seat][weapon]]

    def can_draw(self) -> bool:
        return bool(self.discards) or sum(self.deck.values()) > 0

    def hidden(self, seat: int, background: str) -> bool:
        """A seat holds this Background, not yet revealed."""
        return self.background[seat] == background and not self.revealed[seat]

    # ---- chance

    def chance(self) -> str:
        """The next recorded chance outcome."""
        if not self.out:
            raise Dispute("a chance outcome is missing from the record")
        return self.out.pop(0)

    def chance_of(self, word: str) -> str:
        outcome = self.chance()
        if not outcome.startswith(word + " "):
            raise Dispute(f"expected an outcome '{word} …', the record has '{outcome}'")
        return outcome[len(word) + 1 :]

    def chance_exactly(self, text: str) -> None:
        outcome = self.chance()
        if outcome != text:
            raise Dispute(f"expected the outcome '{text}', the record has '{outcome}'")

    def die(self) -> int:
        die = int(self.chance_of("die"))
        if die not in DIE:
            raise Dispute(f"no die shows {die}")
        return die

    @staticmethod
    def remove(cards: Counter[str], kind: str) -> None:
        if cards[kind] < 1:
            raise Dispute(f"there is no {kind} there")
        cards[kind] -= 1

    def draw(self, seat: int, number: int) -> None:
        """4.6."""
        for _ in range(number):
            if not self.can_draw():
                return
            if not sum(self.deck.values()):
                self.chance_exactly("shuffle")
                self.deck = Counter(self.discards)
                self.discards = []
            kind = self.chance_of("draw")
            self.remove(self.deck, kind)
            self.hand[seat][kind] += 1

    # ---- moving cards

    def put_in_discard(self, kind: str) -> None:
        """A card that is in no hand goes where discards go (4.5)."""
        if kind in self.piles:
            self.piles[kind] += 1
        else:
            self.discards.append(kind)

    def discard(self, seat: int, kind: str) -> None:
        self.remove(self.hand[seat], kind)
        self.put_in_discard(kind)

    def from_board(self, seat: int, kind: str, number: int = 1) -> None:
        """Take from a board pile what there is."""
        number = min(number, self.piles[kind])
        self.piles[kind] -= number
        self.hand[seat][kind] += number

    def hand_over(self, giver: int, taker: int, kind: str) -> None:
        self.remove(self.hand[giver], kind)
        self.hand[taker][kind] += 1

    def beat(self, seat: int) -> None:
        self.beatings[seat] = min(2, self.beatings[seat] + 1)

    def opponents_but_next(self, seat: int) -> list[int]:
        """All opponents but the next player."""
        return [other for other in self.opponents(seat) if other != (seat + 1) % self.players]

    def could_beat_all_but_next(self, seat: int) -> bool:
        return any(self.beatings[other] < 2 for other in self.opponents_but_next(seat))

    def beat_all_but_next(self, seat: int, count: int = 1) -> None:
        for other in self.opponents_but_next(seat) * count:
            self.beat(other)

    def take_random(self, taker: int, loser: int) -> Flow:
        """One card at random, or chosen by an owner who may choose losses; none from an empty hand."""
        if not self.size(loser):
            return
        if self.ability(loser, "choose_losses"):
            kind = yield from self.ask(loser, "give", self.kinds(loser))
        else:
            kind = self.chance_of("random")
        self.take(taker, loser, kind)

    def take(self, taker: int, loser: int, kind: str) -> None:
        """Take a card from a hand, which queers_solidarity remembers."""
        self.hand_over(loser, taker, kind)
        self.robbed.add(loser)

    def begin_to_take(self) -> None:
        """An Extortion or a card begins (13.13)."""
        self.robbed, self.has_drawn = set(), set()

    def solidarity(self) -> None:
        """queers_solidarity draws once for an Extortion or a card, its second effect included (13.13)."""
        for seat in [self.turn, *self.clockwise(self.turn)]:
            if seat in self.robbed - self.has_drawn:
                self.has_drawn.add(seat)
                self.draw(seat, self.ability(seat, "draw_when_robbed"))

    def can_gain(self, gains: dict[str, int]) -> bool:
        """Could these gains of a card change anything (13.19)?"""
        possible = {"draw": self.can_draw(), "cigarettes": True, "actions": True}
        return any(possible[what] if what in possible else self.piles[what] > 0 for what in gains)

    def gain(self, seat: int, gains: dict[str, int]) -> None:
        """What a card simply gives to its player."""
        for what, number in gains.items():
            if what == "draw":
                self.draw(seat, number)
            elif what == "cigarettes":
                self.cigarettes[seat] += number
            elif what == "actions":
                self.actions += number
            else:
                self.from_board(seat, what, number)

    def score(self, seat: int, tool: str) -> None:
        """6.1; 3.2 ends the game at once."""
        self.remove(self.hand[seat], tool)
        self.dug[seat].append(tool)
        self.points[seat] += TUNNEL[tool]
        if sum(self.points[other] for other in [seat, *self.mates(seat)]) >= self.target:
            raise GameOver

    # ---- asking

    @staticmethod
    def ask(seat: int, word: str, choices: Iterable[object], *others: str) -> Answer:
        """Ask for `word choice`, or another move. Return the choice, or that other move as a whole."""
        move = yield seat, [*(f"{word} {choice}" for choice in choices), *others]
        return move if move in others else move[len(word) + 1 :]

    def second(self, seat: int, possible: bool = False) -> Choice:
        """8.2: does a member apply the second effect? Asked also when it could do nothing (13.7).

        possible: whether it could do something besides what the player gains.
        """
        if not self.member(seat):
            return False
        possible = possible or self.can_gain(SECOND_GAINS.get(self.background[seat], {}))
        move = yield seat, ["second", "pass"] if possible else ["pass"]
        return move == "second"

    def in_pack_order(self, seat: int, word: str, number: int) -> Iterator[Answer]:
        """Ask for a number of cards, one at a time in pack order. The caller removes each card from the hand."""
        last = [0]

        def one(left: int) -> Answer:
            counts = [self.hand[seat][kind] for kind in PACK_ORDER]
            choices = [kind for i, kind in enumerate(PACK_ORDER) if i >= last[0] and counts[i] and sum(counts[i:]) >= left]
            kind = yield from self.ask(seat, word, choices)
            last[0] = PACK_ORDER.index(kind)
            return kind

        for left in range(number, 0, -1):
            yield one(left)
