"""2 Setup: the table before the first turn."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from blackgate.engine import layout as at
from blackgate.engine import prompts as ask
from blackgate.engine import turn
from blackgate.engine.chance import Chance
from blackgate.engine.rulebook import Rulebook
from blackgate.engine.table import Table


class Options:
    """14 Table options, already checked by `blackgate/options.py`."""

    def __init__(
        self, players: int, michel: int, teams: bool, calm: bool, target: int, first: int, fair_start: bool = False
    ) -> None:
        self.players = players
        self.michel = michel
        self.teams = teams
        self.calm = calm
        self.target = target
        self.first = first  # -1: random (2.4)
        self.fair_start = fair_start

    def values(self) -> tuple[int, int, bool, bool, int, int, bool]:
        """Return what `Options(*values)` makes the same options of."""
        return self.players, self.michel, self.teams, self.calm, self.target, self.first, self.fair_start


class Deal:
    """What chance decides before the game: first player, Backgrounds, hands, Gang piles from the top."""

    def __init__(self, first: int, backgrounds: list[int], hands: list[list[int]], gangs: list[list[int]]) -> None:
        self.first = first
        self.backgrounds = backgrounds
        self.hands = hands
        self.gangs = gangs


def shuffled(chance: Chance, items: list[int]) -> list[int]:
    """Return a list in random order (Fisher-Yates)."""
    out = items[:]
    n = len(out)
    while n > 1:
        i = int(chance.below(n))
        n -= 1
        out[n], out[i] = out[i], out[n]
    return out


def full_deck(rb: Rulebook, calm: bool) -> list[int]:
    """Return the copies of each kind in the Search deck before anything is drawn (1.1, 14.3)."""
    return [int(copies_in_deck(rb, kind, calm)) for kind in range(rb.kinds)]


def copies_in_deck(rb: Rulebook, kind: i64, calm: bool) -> i64:
    """Return how many cards of a kind the Search deck has before anything is drawn."""
    left_out = rb.on_board[kind] != 0 or (calm and rb.chaos[kind] != 0)
    return 0 if left_out else i64(rb.copies[kind])


def extra_cards(rb: Rulebook, options: Options, order: int) -> int:
    """Return how many extra cards the player with a place in the turn order begins with (14.8)."""
    return int(rb.fair_start_cards[options.players * at.SEATS + order]) if options.fair_start else 0


def draw_from(deck: vec[i16], chance: Chance) -> int:
    """Take a random card out of a deck, given as copies of each kind; return its kind."""
    total: i64 = 0
    for kind in range(len(deck)):
        total += i64(deck[kind])
    left = chance.below(total)
    drawn: i64 = 0
    while left >= i64(deck[drawn]):
        left -= i64(deck[drawn])
        drawn += 1
    deck[drawn] = i16(i64(deck[drawn]) - 1)
    return int(drawn)


def deal(rb: Rulebook, options: Options, chance: Chance) -> Deal:
    """Draw everything that chance decides (2.1-2.4, 14.8).

    The order is: Gang piles, Backgrounds, hands seat by seat, the first player, extra cards in turn order.
    """
    gangs: list[list[int]] = []
    for gang in range(rb.gangs):
        gangs.append(shuffled(chance, [card for card in range(len(rb.gang_of)) if rb.gang_of[card] == gang]))
    backgrounds = shuffled(chance, list(range(int(rb.backgrounds))))[: options.players]
    deck = vec[i16]([i16(count) for count in full_deck(rb, options.calm)])
    hands: list[list[int]] = []
    for _seat in range(options.players):
        hands.append([draw_from(deck, chance) for _ in range(rb.start_hand)])
    first = options.first if options.first >= 0 else int(chance.below(options.players))
    for order in range(options.players):
        for _ in range(extra_cards(rb, options, order)):
            hands[(first + order) % options.players].append(draw_from(deck, chance))
    return Deal(first, backgrounds, hands, gangs)


def arrange(rb: Rulebook, options: Options, dealt: Deal, chance: Chance) -> Table:
    """Return the table as dealt, before the first turn."""
    t = Table(rb, chance, vec[i16]([0] * at.CELLS))
    t.put(at.PLAYERS, options.players)
    t.put(at.TEAMS, 1 if options.teams else 0)
    t.put(at.MICHEL, options.michel)
    t.put(at.CALM, 1 if options.calm else 0)
    t.put(at.TARGET, options.target)
    t.put(at.FIRST, dealt.first)
    t.put(at.WINNER, -1)
    t.put(at.MICHEL_PLACE, rb.michel_start if options.michel != 0 else -1)
    size: i64 = 0
    deck = full_deck(rb, options.calm)
    for kind in range(rb.kinds):
        t.put(at.DECK + kind, deck[kind])
        size += deck[kind]
        if rb.on_board[kind] != 0:
            t.put(at.PILE + kind, rb.copies[kind])
    t.put(at.DECK_SIZE, size)
    if options.michel != 0:
        for card in range(rb.michel_kinds):
            t.put(at.MICHEL_DECK + card, rb.michel_copies[card])
    for gang in range(rb.gangs):
        pile = dealt.gangs[gang]
        t.put(at.GANG_SIZE + gang, len(pile))
        t.put(at.GANG_FRESH + gang, max(0, len(pile) - 1))
        for i, card in enumerate(pile):
            t.put(at.GANG_CARDS + gang * at.GANG_PILE + i, card)
    for seat in range(options.players):
        arrange_seat(t, seat, dealt)
        if options.fair_start:
            order = (seat - dealt.first) % options.players
            t.set_of(seat, at.CIGARETTES, rb.fair_start_cigarettes[options.players * at.SEATS + order])
    return t


def arrange_seat(t: Table, seat: i64, dealt: Deal) -> None:
    """Put a player in the Cell Block, with a Background and a hand (2.3)."""
    t.set_of(seat, at.PLACE, t.home_of(seat))
    t.set_of(seat, at.GANG, -1)
    t.set_of(seat, at.BACKGROUND, dealt.backgrounds[seat])
    for kind in dealt.hands[seat]:
        t.add(at.DECK + kind, -1)
        t.add(at.DECK_SIZE, -1)
        t.add_hand(seat, kind, 1)


def start(t: Table) -> None:
    """Begin the first turn."""
    t.push(ask.TURN, t.get(at.FIRST))
    turn.begin(t, t.get(at.FIRST))
