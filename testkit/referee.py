"""A second, slow and naive implementation of the whole game, for differential testing.

It was written from docs/rules.md and docs/record-format.md alone, and shares no code with the engine. The game is one
long generator: whenever a player is asked something, it yields the seat and the legal moves as text and is sent the move.
Chance outcomes are read from the record's `out` lists; a missing, impossible or superfluous outcome is an error.
"""

from collections import Counter
from collections.abc import Generator, Iterable, Iterator
from itertools import combinations
from typing import Any

Flow = Generator[tuple[int, list[str]], str, None]
Answer = Generator[tuple[int, list[str]], str, str]
Choice = Generator[tuple[int, list[str]], str, bool]
FightAnswer = Generator[tuple[int, list[str]], str, tuple[int, str]]

FORMATS = {False: 2, True: 3}  # of the record: without and with `fair_start`
RULES = 2

TOOLS = ["spoon", "pickaxe", "shovel"]
WEAPONS = ["knife", "blade"]
ACCESSORIES = ["bandana", "cap", "chain", "gloves", "ring", "sunglasses"]
TUNNEL = {"spoon": 1, "pickaxe": 2, "shovel": 3}
BOARD = {"spoon": 11, "pickaxe": 11, "shovel": 11, "knife": 20}
ACTIONS = {
    "care_package": 2,
    "ambush": 2,
    "riot": 1,
    "corridor_pass": 4,
    "snitch": 2,
    "painkillers": 2,
    "frisk": 2,
    "lockdown": 1,
    "overtime": 2,
}
CHAOS = ["ambush", "riot", "frisk", "lockdown"]
SEARCH_CARDS = {
    "blade": 10,
    "container": 5,
    "pike": 6,
    "link": 14,
    **dict.fromkeys(ACCESSORIES, 3),
    "phone": 2,
    "pills": 2,
    "moonshine": 2,
    **ACTIONS,
}
PACK_ORDER = [*BOARD, *SEARCH_CARDS]
PRICES = {"pickaxe": 3, "shovel": 4, "container": 2, "pike": 2, "phone": 5, "pills": 4, "moonshine": 3}  # all others 1
PARTS = {"shovel": "container", "pickaxe": "pike", "knife": "blade"}
BUYS = {"knife": (2, "knife", 1), "knives": (5, "knife", 2), "pickaxe": (6, "pickaxe", 1), "shovel": (8, "shovel", 1)}
GANGS = {
    "crew": (["bandana", "cap", "chain"], 2),
    "cartel": (["chain", "ring", "sunglasses"], 2),
    "bikers": (["bandana", "gloves", "sunglasses"], 2),
    "bratva": (["cap", "gloves", "ring"], 2),
    "triad": (ACCESSORIES, 3),
    "queers": (ACCESSORIES, 3),
}
GANG_CARDS = {
    "crew": ["crew_lookout", "crew_night_shift", "crew_stash", "crew_scavengers"],
    "cartel": ["cartel_fence", "cartel_supplier", "cartel_dealer", "cartel_runners"],
    "bikers": ["bikers_throttle", "bikers_shortcut", "bikers_home_run", "bikers_scouts"],
    "bratva": ["bratva_knuckles", "bratva_spoils", "bratva_iron_jaw", "bratva_enforcer"],
    "triad": ["triad_tinkerer", "triad_workshop", "triad_discipline", "triad_tunnel_rats"],
    "queers": ["queers_safe_house", "queers_nurse", "queers_grapevine", "queers_solidarity"],
}
BACKGROUND_GANG = {
    **dict.fromkeys(["pickpocket", "looter", "informer"], "crew"),
    **dict.fromkeys(["smuggler", "arms_dealer", "launderer"], "cartel"),
    **dict.fromkeys(["getaway_driver", "escape_artist", "daredevil"], "bikers"),
    **dict.fromkeys(["hitman", "prizefighter", "racketeer"], "bratva"),
    **dict.fromkeys(["engineer", "locksmith", "saboteur"], "triad"),
    **dict.fromkeys(["medic", "con_artist", "agitator"], "queers"),
}
DIE = {
    1: ["cell_block", "cafeteria"],
    2: ["cell_block", "infirmary"],
    3: ["cell_block", "yard"],
    4: ["cafeteria", "yard"],
    5: ["infirmary", "showers"],
    6: ["yard", "showers"],
}
SEARCHES = {"cell_block": 1, "block_a": 1, "block_b": 1, "cafeteria": 2, "infirmary": 2, "yard": 1, "showers": 3}
MICHEL_CARDS = [
    *["michel none"] * 4,
    "michel knife spoon+pickaxe",
    "michel knife spoon+shovel",
    "michel knife pickaxe+shovel",
    "michel knife spoon+pickaxe+shovel",
]


class Dispute(Exception):
    """The record and the referee disagree."""


class GameOver(Exception):
    """A player or team has reached the goal (3.2)."""


def in_order(cards: Counter[str]) -> list[str]:
    """A hand or deck as a list in pack order."""
    return [kind for kind in PACK_ORDER for _ in range(cards[kind])]


class Fight:
    """A combat: fighters, helpers and the Weapons laid."""

    def __init__(self, attacker: int, defender: int, tool: str) -> None:
        self.fighters = (attacker, defender)
        self.tool = tool
        self.fists: set[int] = set()
        self.helpers: dict[int, set[int]] = {attacker: set(), defender: set()}


class Referee:
    """The table, and the game as a generator of questions."""

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
        self.out: list[str] = []

    def usual_target(self) -> int:
        """3.1, 11.2."""
        if self.teams:
            return {4: 16, 6: 20}[self.players]
        return {2: 12, 3: 12, 4: 10, 5: 8, 6: 8}[self.players]

    def first_cigarettes(self) -> list[int]:
        """14.8."""
        each = 4 if self.players == 2 else 2
        return [each * ((seat - self.first) % self.players) for seat in range(self.players)]

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
        self.cigarettes[self.first] -= 1 if self.has(self.first, "cartel_dealer") else 0
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

    def has(self, seat: int, card: str) -> bool:
        return self.gang[seat] == card

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

    def show_michel(self) -> list[str]:
        """Show a Michel card; the Tools on it, or nothing if it has no Knife (10.2, 10.6)."""
        if not sum(self.michel_deck.values()):
            self.chance_exactly("michel shuffle")
            if sum(self.michel_discard.values()):
                self.michel_deck = self.michel_discard
                self.michel_discard = Counter()
            else:
                self.michel_deck = Counter(self.michel_shown[1:])
                self.michel_shown = self.michel_shown[:1]
        card = self.chance()
        self.remove(self.michel_deck, card)
        self.michel_shown.append(card)
        return [] if card == "michel none" else card.split(" ")[2].split("+")

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

    def take_random(self, taker: int, loser: int) -> Flow:
        """One card at random, or chosen by its owner with crew_stash; none from an empty hand."""
        if not self.size(loser):
            return
        if self.has(loser, "crew_stash"):
            kind = yield from self.ask(loser, "give", self.kinds(loser))
        else:
            kind = self.chance_of("random")
        self.hand_over(loser, taker, kind)

    def solidarity(self, seat: int, size_before: int, size_after: int) -> None:
        """Draw 2 if cards have been taken from a hand (13.13)."""
        if self.has(seat, "queers_solidarity") and size_after < size_before:
            self.draw(seat, 2)

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

    # ---- the game and its turns

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
        if self.has(seat, "cartel_dealer"):
            self.cigarettes[seat] += 1
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
        if self.has(seat, "queers_nurse"):
            self.beatings[seat] = max(0, self.beatings[seat] - 1)
        limit = 15 if self.has(seat, "crew_stash") else 10
        for kind_flow in self.in_pack_order(seat, "discard", max(0, self.size(seat) - limit)):
            kind = yield from kind_flow
            self.discard(seat, kind)

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
        if self.has(seat, "bikers_home_run") and self.place[seat] != self.own_block(seat):
            moves.append("home")
        if self.hand[seat]["corridor_pass"]:
            moves += [f"play corridor_pass {place}" for place in others]
        return moves

    def search_moves(self, seat: int) -> list[str]:
        if self.searched >= (2 if self.has(seat, "crew_night_shift") else 1):
            return []
        scavenge = self.has(seat, "crew_scavengers") and not self.scavenged and self.discards
        return ["search", "search discard"] if scavenge else ["search"]

    def join_moves(self, seat: int) -> list[str]:
        moves = []
        for gang, (accepted, number) in GANGS.items():
            held = [kind for kind in accepted if self.hand[seat][kind]]
            if self.gang_piles[gang]:
                moves += [" ".join(["join", gang, *chosen]) for chosen in combinations(held, number)]
        return moves

    def play_moves(self, seat: int) -> list[str]:
        """All but corridor_pass (5.7)."""
        moves = ["play care_package", "play overtime"]
        moves += [f"play ambush {other}" for other in self.near(seat) if self.beatings[other] < 2]
        moves += [f"play frisk {other}" for other in self.near(seat) if self.size(other)]
        moves += [f"play snitch {other}" for other in self.opponents(seat) if self.place[other] != "solitary"]
        if self.beatings[seat]:
            moves.append("play painkillers")
        pooled = sum(self.size(other) for other in range(self.players)) - 1  # riot itself is not in the hand any more
        if pooled > 1 or (pooled == 1 and self.size(seat) == 1):  # the only card in all hands would come back to its owner
            moves.append("play riot")
        if any(self.place[other] not in ("solitary", self.own_block(other)) for other in range(self.players)):
            moves.append("play lockdown")
        return [move for move in moves if self.hand[seat][move.split(" ")[1]]]

    def extort_moves(self, seat: int) -> list[str]:
        if self.extorted >= (2 if self.has(seat, "bratva_enforcer") else 1):
            return []
        weapons = sum(self.hand[seat][weapon] for weapon in WEAPONS)
        return [f"extort {other}" for other in self.near(seat) if weapons >= self.weapons_to_extort(other)]

    def weapons_to_extort(self, target: int) -> int:
        return 2 if self.has(target, "queers_safe_house") else 1

    def craft_moves(self, seat: int) -> list[str]:
        if self.beatings[seat] and not self.has(seat, "triad_discipline"):
            return []
        if self.place[seat] in (self.own_block(seat), "showers") and not self.has(seat, "triad_workshop"):
            return []
        return [f"craft {kind}" for kind in self.recipes(seat)]

    def recipes(self, seat: int) -> list[str]:
        if not self.hand[seat]["link"] and not self.has(seat, "triad_tinkerer"):
            return []
        return [kind for kind, part in PARTS.items() if self.hand[seat][part] and self.piles[kind]]

    def place_moves(self, seat: int) -> list[str]:
        moves = []
        place = self.place[seat]
        if place == self.own_block(seat) and (self.beatings[seat] < 2 or self.has(seat, "triad_discipline")):
            moves += [f"dig {tool}" for tool in self.tools(seat)]
        if place == "cafeteria" and self.piles["spoon"]:
            moves.append("steal")
        if place == "infirmary" and self.beatings[seat]:
            moves.append("heal")
        return moves

    def trade_moves(self, seat: int) -> list[str]:
        moves = [f"exchange {mate}" for mate in self.mates(seat) if self.together(seat, mate)]
        if self.place[seat] == "yard" or self.has(seat, "cartel_runners"):
            moves += [f"sell {kind}" for kind in self.kinds(seat)]
            moves += [f"buy {what}" for what in self.buys(seat)]
        return moves

    def price(self, seat: int, what: str) -> int:
        return BUYS[what][0] - (1 if self.has(seat, "cartel_supplier") else 0)

    def buys(self, seat: int) -> list[str]:
        return [
            what
            for what, (_, kind, number) in BUYS.items()
            if self.cigarettes[seat] >= self.price(seat, what) and self.piles[kind] >= number
        ]

    # ---- basic actions

    def do_search(self, seat: int, discard: str = "") -> None:
        self.searched += 1
        if discard:
            self.scavenged = True
            self.hand[seat][self.discards.pop()] += 1
        self.draw(seat, SEARCHES[self.place[seat]] + (1 if self.has(seat, "crew_lookout") else 0))

    def do_roll(self, seat: int) -> Flow:
        die = self.die()
        rerolled = False
        while True:
            others = ["reroll"] if self.has(seat, "bikers_throttle") and not rerolled else []
            if self.hidden(seat, "daredevil"):
                others.append("reveal")
            move = yield from self.ask(seat, "go", self.rolled_places(die, self.place[seat]), *others)
            if move != "reroll":
                break
            die = self.die()
            rerolled = True
        daring = move == "reveal"
        if daring:
            self.revealed[seat] = True
            move = yield from self.ask(seat, "go", self.other_places(seat))
        if self.has(seat, "bikers_shortcut") and die >= 5:
            self.actions += 1
        yield from self.move_to(seat, move)
        if daring and (yield from self.second(seat)):
            self.actions += 1

    def move_to(self, seat: int, place: str) -> Flow:
        """A move (5.4) and what it sets off."""
        self.place[seat] = place
        if self.has(seat, "bikers_scouts"):
            self.draw(seat, 1)
        if self.michel != "none" and self.michel_place == place:
            yield from self.michel_extorts(seat)

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

    def do_play(self, seat: int, card: str, target: str = "") -> Flow:
        self.remove(self.hand[seat], card)
        flow: Flow | None = getattr(self, "play_" + card)(seat, *([target] if target else []))
        if flow is not None:
            yield from flow
        if card not in ("corridor_pass", "frisk"):
            self.put_in_discard(card)

    def play_care_package(self, seat: int) -> None:
        self.draw(seat, 3)
        self.cigarettes[seat] += 3

    def play_ambush(self, _seat: int, target: str) -> None:
        self.beat(int(target))

    def play_riot(self, seat: int) -> None:
        pool = sum(self.hand, Counter[str]())
        for hand in self.hand:
            hand.clear()
        everybody = [seat, *self.clockwise(seat)]
        for i in range(sum(pool.values())):
            taker = everybody[i % self.players]
            kind = self.chance_of(f"deal {taker}")
            self.remove(pool, kind)
            self.hand[taker][kind] += 1

    def play_corridor_pass(self, seat: int, place: str) -> Flow:
        self.put_in_discard("corridor_pass")
        return self.move_to(seat, place)

    def play_snitch(self, _seat: int, target: str) -> None:
        self.place[int(target)] = "solitary"

    def play_painkillers(self, seat: int) -> None:
        self.beatings[seat] = 0

    def play_frisk(self, seat: int, target: str) -> Flow:
        other = int(target)
        before = self.size(other)
        kind = yield from self.ask(seat, "take", self.kinds(other))
        self.hand_over(other, seat, kind)
        self.put_in_discard("frisk")
        self.solidarity(other, before, self.size(other))

    def play_lockdown(self, _seat: int) -> None:
        for seat in range(self.players):
            if self.place[seat] != "solitary":
                self.place[seat] = self.own_block(seat)

    def play_overtime(self, _seat: int) -> None:
        self.actions += 2

    def do_craft(self, seat: int, kind: str) -> None:
        """5.14, 13.9."""
        self.discard(seat, PARTS[kind])
        if not self.has(seat, "triad_tinkerer"):
            self.discard(seat, "link")
        self.from_board(seat, kind, 2 if kind == "knife" else 1)

    # ---- place actions

    def do_dig(self, seat: int, tool: str) -> Flow:
        self.score(seat, tool)
        if self.has(seat, "triad_tunnel_rats") and not self.rats_used:
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
        if self.has(seat, "cartel_fence"):
            self.cigarettes[seat] += 2
        while kind != "done":
            self.discard(seat, kind)
            self.cigarettes[seat] += times * PRICES.get(kind, 1)
            later = PACK_ORDER[PACK_ORDER.index(kind) :]
            kind = yield from self.ask(seat, "sell", [k for k in later if self.hand[seat][k]], "done")

    def do_buy(self, seat: int, what: str) -> None:
        self.cigarettes[seat] -= self.price(seat, what)
        self.from_board(seat, BUYS[what][1], BUYS[what][2])

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

    # ---- extortion and combat

    def do_extort(self, seat: int, target: str) -> Flow:
        other = int(target)
        self.extorted += 1
        tool = yield from self.ask(seat, "name", TOOLS)
        for _ in range(self.weapons_to_extort(other)):
            weapon = yield from self.ask(seat, "lay", self.weapons(seat))
            self.lay(seat, weapon)
        fight = Fight(seat, other, tool)
        others = ["cooperate"] if self.hand[other][tool] else []
        if self.hidden(other, "escape_artist") or self.hidden(other, "prizefighter"):
            others.append("reveal")
        who, answer = yield from self.asked_for_weapon(other, fight.fists, others)
        if answer == "cooperate":
            before = self.size(other)
            self.hand_over(other, seat, tool)
            self.clear_weapons()
            self.solidarity(other, before, self.size(other))
        elif answer == "reveal" and self.background[other] == "escape_artist":
            yield from self.escape(other, seat)
        else:
            yield from self.combat(fight, who, answer)

    def escape(self, seat: int, attacker: int) -> Flow:
        """escape_artist."""
        self.revealed[seat] = True
        self.clear_weapons()
        place = yield from self.ask(seat, "go", self.other_places(seat))
        yield from self.move_to(seat, place)
        if (yield from self.second(seat, self.beatings[attacker] < 2)):
            self.beat(attacker)

    def lay(self, seat: int, weapon: str) -> None:
        """A Weapon card leaves the hand and lies on the table."""
        self.remove(self.hand[seat], weapon)
        self.laid.append(weapon)

    def clear_weapons(self) -> None:
        """5.13."""
        for weapon in self.laid:
            self.put_in_discard(weapon)
        self.laid = []

    def layable(self, seat: int, fists: set[int]) -> list[str]:
        own = ["fists"] if self.has(seat, "bratva_knuckles") and seat not in fists else []
        return [f"lay {weapon}" for weapon in [*self.weapons(seat), *own]]

    def lay_in_combat(self, seat: int, move: str, fists: set[int]) -> None:
        weapon = move.split(" ")[1]
        if weapon == "fists":
            fists.add(seat)
        else:
            self.lay(seat, weapon)

    def asked_for_weapon(self, fighter: int, fists: set[int], others: list[str]) -> FightAnswer:
        """11.7: return who answers and how: the fighter, or a teammate in the Place who lays a Weapon after the fighter holds."""
        mates = [mate for mate in self.mates(fighter) if self.together(fighter, mate)]
        moves = [*self.layable(fighter, fists), *others]
        move = yield fighter, [*moves, "hold" if mates else "yield"]
        if move != "hold":
            return fighter, move
        for mate in mates:
            move = yield mate, [*self.layable(mate, fists), "pass"]
            if move != "pass":
                return mate, move
        move = yield fighter, [*moves, "yield"]
        return fighter, move

    def combat(self, fight: Fight, who: int, answer: str) -> Flow:
        """5.11, beginning with the defender's first answer."""
        attacker, defender = fight.fighters
        side, other = defender, attacker
        while answer.startswith("lay "):
            if who != side:
                fight.helpers[side].add(who)
            self.lay_in_combat(who, answer, fight.fists)
            side, other = other, side
            others = ["reveal"] if self.hidden(side, "prizefighter") else []
            who, answer = yield from self.asked_for_weapon(side, fight.fists, others)
        if answer == "yield":
            yield from self.combat_won(fight, other, side)
            return
        self.revealed[side] = True  # prizefighter (13.11)
        yield from self.combat_won(fight, side, other)
        if (yield from self.second(side, self.size(other) > 0)):
            yield from self.take_random(side, other)  # queers_solidarity has drawn already (13.13)

    def combat_won(self, fight: Fight, winner: int, loser: int) -> Flow:
        """5.12, 5.13, 11.7."""
        helpers = [mate for mate in self.clockwise(loser) if mate in fight.helpers[loser]]
        losers = [loser, *helpers]
        before = [self.size(seat) for seat in losers]
        for seat in losers:
            if not self.has(seat, "bratva_iron_jaw"):
                self.beat(seat)
        if loser == fight.fighters[1] and self.hand[loser][fight.tool]:
            self.hand_over(loser, winner, fight.tool)
        else:
            yield from self.take_random(winner, loser)
        if self.has(winner, "bratva_spoils"):
            yield from self.take_random(winner, loser)
        for helper in helpers:
            yield from self.take_random(winner, helper)
        self.clear_weapons()
        for seat, size in zip(losers, before, strict=True):
            self.solidarity(seat, size, self.size(seat))

    # ---- Michel(le)

    def michel_extorts(self, seat: int) -> Flow:
        """10.6, 10.7, 13.14."""
        first = self.show_michel()
        if not first:
            self.michel_done()
            return
        fists: set[int] = set()
        helpers: set[int] = set()
        cooperation = [f"discard {tool}" for tool in first if self.hand[seat][tool]]
        while True:
            who, move = yield from self.asked_for_weapon(seat, fists, cooperation)
            cooperation = []
            if move.startswith("discard "):
                self.discard(seat, move.split(" ")[1])
                self.michel_done()
                return
            if move == "yield":
                break
            if who != seat:
                helpers.add(who)
            self.lay_in_combat(who, move, fists)
            if not self.show_michel():
                self.michel_done()
                move = yield seat, ["draw", "pass"]
                if move == "draw":
                    self.draw(seat, 1)
                return
        yield from self.michel_wins(seat, helpers, first)

    def michel_wins(self, seat: int, helpers: set[int], first: list[str]) -> Flow:
        for loser in [seat, *helpers]:
            if not self.has(loser, "bratva_iron_jaw"):
                self.beat(loser)
        shown = [tool for tool in first if self.hand[seat][tool]]
        if shown:
            tool = yield from self.ask(seat, "discard", shown)
            self.discard(seat, tool)
        elif self.size(seat):
            self.discard(seat, self.chance_of("random"))
        self.michel_done()

    def michel_done(self) -> None:
        self.clear_weapons()
        self.michel_discard.update(self.michel_shown)
        self.michel_shown = []

    # ---- backgrounds of "your turn"

    def may_reveal(self, seat: int) -> bool:
        """Of a turn's own moments: the first effect must be able to do something."""
        background = self.background[seat]
        if self.revealed[seat] or background in ("escape_artist", "daredevil", "prizefighter"):
            return False
        possible: bool = getattr(self, "can_" + background, self.always)(seat)
        return possible

    def always(self, _seat: int) -> bool:
        return True

    def reveal(self, seat: int) -> Flow:
        self.revealed[seat] = True
        flow: Flow = getattr(self, "reveal_" + self.background[seat])(seat)
        yield from flow

    def second(self, seat: int, possible: bool = True) -> Choice:
        """8.2: does a member apply the second effect? Asked also when it could do nothing (13.7)."""
        if not self.member(seat):
            return False
        move = yield seat, ["second", "pass"] if possible else ["pass"]
        return move == "second"

    def second_draw(self, seat: int, number: int) -> Flow:
        """The commonest second effect: Search cards."""
        if (yield from self.second(seat, number > 0 and self.can_draw())):
            self.draw(seat, number)

    def near_with_cards(self, seat: int) -> list[int]:
        return [other for other in self.near(seat) if self.size(other)]

    def can_pickpocket(self, seat: int) -> bool:
        return bool(self.near_with_cards(seat))

    def reveal_pickpocket(self, seat: int) -> Flow:
        others = self.near(seat)
        before = [self.size(other) for other in others]
        for other in others:
            yield from self.take_random(seat, other)
        for other, size in zip(others, before, strict=True):
            self.solidarity(other, size, self.size(other))
        yield from self.second_draw(seat, 2)

    def can_looter(self, _seat: int) -> bool:
        return self.can_draw()

    def reveal_looter(self, seat: int) -> Flow:
        self.draw(seat, 4)
        yield from self.second_draw(seat, 2)

    def informable(self, seat: int) -> list[int]:
        return [other for other in self.opponents(seat) if self.place[other] != "solitary" or self.size(other)]

    def can_informer(self, seat: int) -> bool:
        return bool(self.informable(seat))

    def reveal_informer(self, seat: int) -> Flow:
        other = int((yield from self.ask(seat, "pick", self.informable(seat))))
        self.place[other] = "solitary"
        before = self.size(other)
        if (yield from self.second(seat, before > 0)):
            kind = yield from self.ask(seat, "take", self.kinds(other))
            self.hand_over(other, seat, kind)
            self.solidarity(other, before, self.size(other))

    def reveal_smuggler(self, seat: int) -> Flow:
        self.cigarettes[seat] += 6
        if (yield from self.second(seat)):
            self.cigarettes[seat] += 3

    def can_arms_dealer(self, _seat: int) -> bool:
        return self.piles["knife"] > 0

    def reveal_arms_dealer(self, seat: int) -> Flow:
        self.from_board(seat, "knife", 2)
        if (yield from self.second(seat)):
            self.cigarettes[seat] += 3

    def can_launderer(self, seat: int) -> bool:
        return self.size(seat) > 0

    def reveal_launderer(self, seat: int) -> Flow:
        kind = yield from self.ask(seat, "sell", self.kinds(seat))
        yield from self.sell(seat, kind, 2)
        if (yield from self.second(seat, bool(self.buys(seat)))):
            what = yield from self.ask(seat, "buy", self.buys(seat))
            self.do_buy(seat, what)

    def reveal_getaway_driver(self, seat: int) -> Flow:
        place = yield from self.ask(seat, "go", self.other_places(seat))
        self.actions += 1
        yield from self.move_to(seat, place)
        if (yield from self.second(seat)):
            self.actions += 1

    def hittable(self, seat: int) -> list[int]:
        return [other for other in self.near(seat) if self.beatings[other] < 2 or self.size(other)]

    def can_hitman(self, seat: int) -> bool:
        return bool(self.hittable(seat))

    def reveal_hitman(self, seat: int) -> Flow:
        other = int((yield from self.ask(seat, "pick", self.hittable(seat))))
        before = self.size(other)
        self.beat(other)
        yield from self.take_random(seat, other)
        self.solidarity(other, before, self.size(other))
        if (yield from self.second(seat, self.beatings[other] < 2)):
            self.beat(other)

    can_racketeer = can_pickpocket

    def reveal_racketeer(self, seat: int) -> Flow:
        other = int((yield from self.ask(seat, "pick", self.near_with_cards(seat))))
        tool = yield from self.ask(seat, "name", TOOLS)
        before = self.size(other)
        if self.hand[other][tool]:
            self.hand_over(other, seat, tool)
        else:
            yield from self.take_random(seat, other)
        self.solidarity(other, before, self.size(other))
        if (yield from self.second(seat, self.cigarettes[other] > 0)):
            paid = min(3, self.cigarettes[other])
            self.cigarettes[other] -= paid
            self.cigarettes[seat] += paid

    def can_engineer(self, _seat: int) -> bool:
        return self.piles["pickaxe"] > 0

    def reveal_engineer(self, seat: int) -> Flow:
        self.from_board(seat, "pickaxe")
        if (yield from self.second(seat, self.piles["spoon"] > 0)):
            self.from_board(seat, "spoon")

    def can_locksmith(self, seat: int) -> bool:
        return bool(self.recipes(seat))

    def reveal_locksmith(self, seat: int) -> Flow:
        kind = yield from self.ask(seat, "craft", self.recipes(seat))
        self.do_craft(seat, kind)
        if (yield from self.second(seat, bool(self.recipes(seat)))):
            kind = yield from self.ask(seat, "craft", self.recipes(seat))
            self.do_craft(seat, kind)

    def diggers(self, seat: int) -> list[int]:
        return [other for other in self.opponents(seat) if self.dug[other]]

    def can_saboteur(self, seat: int) -> bool:
        return bool(self.diggers(seat))

    def reveal_saboteur(self, seat: int) -> Flow:
        other = int((yield from self.ask(seat, "pick", self.diggers(seat))))
        tool = self.dug[other].pop()
        self.points[other] -= TUNNEL[tool]
        self.put_in_discard(tool)
        if (yield from self.second(seat, self.piles[tool] > 0)):
            self.from_board(seat, tool)

    def can_medic(self, seat: int) -> bool:
        return self.beatings[seat] > 0 or self.can_draw()

    def reveal_medic(self, seat: int) -> Flow:
        self.beatings[seat] = 0
        self.draw(seat, 2)
        yield from self.second_draw(seat, 2)

    can_con_artist = can_pickpocket

    def reveal_con_artist(self, seat: int) -> Flow:
        other = int((yield from self.ask(seat, "pick", self.near_with_cards(seat))))
        before = self.size(other)
        for _ in range(2):
            yield from self.take_random(seat, other)
        after = self.size(other)
        for kind_flow in self.in_pack_order(seat, "give", before - after):
            kind = yield from kind_flow
            self.hand_over(seat, other, kind)
        self.solidarity(other, before, after)
        if (yield from self.second(seat, self.size(other) > 0)):
            yield from self.take_random(seat, other)  # queers_solidarity has drawn already (13.13)

    def can_agitator(self, seat: int) -> bool:
        return self.can_draw() or any(self.size(other) for other in self.opponents(seat))

    def reveal_agitator(self, seat: int) -> Flow:
        discarded = 0
        for other in self.opponents(seat):
            if self.size(other):
                kind = yield from self.ask(other, "discard", self.kinds(other))
                self.discard(other, kind)
                discarded += 1
        self.draw(seat, 1)
        yield from self.second_draw(seat, discarded)


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
    """2.1 to 2.4, 14.4."""
    players = options["players"]
    backgrounds = setup["backgrounds"]
    fair = [
        setup["first"] in range(players),
        options["first_player"] in (None, setup["first"]),
        len(set(backgrounds) & set(BACKGROUND_GANG)) == len(backgrounds) == players,
        [len(hand) for hand in setup["hands"]] == [3] * players,
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
