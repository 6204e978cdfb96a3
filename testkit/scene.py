"""Scenes for tests that read like the rulebook's examples: a position written by hand, with scripted chance.

game = scene(hands=["shovel knife", "blade"], places="cell_block cell_block")
chance(game, "die 4")
game.play("roll")
"""

from __future__ import annotations

from collections.abc import Sequence

from blackgate import Game, edition
from blackgate.catalogue import Edition
from blackgate.engine import layout as at
from blackgate.engine import turn
from blackgate.engine.chance import RecordedChance
from blackgate.engine.setup import full_deck
from blackgate.record_reader import read_outcome

# For seats whose Background a scene does not name: already revealed, so they have no effect any more (8.1).
REVEALED_BACKGROUNDS = ["daredevil", "prizefighter", "escape_artist", "saboteur", "locksmith", "smuggler"]


def scene(
    players: int | None = None,
    *,
    hands: Sequence[str] = (),
    places: str = "",
    backgrounds: Sequence[str] = (),
    revealed: Sequence[int] = (),
    gangs: Sequence[str | None] = (),
    cigarettes: Sequence[int] = (),
    beatings: Sequence[int] = (),
    dug: Sequence[tuple[int, str]] = (),
    discard: str = "",
    piles: dict[str, int] | None = None,
    deck: str | None = None,
    turn_of: int = 0,
    michel: str | None = None,
    michel_at: str | None = None,
    michel_discard: Sequence[str] = (),
    teams: bool = False,
    calm: bool = False,
    target: int | None = None,
    pack: Edition | str | None = None,
) -> Game:
    """Return a game in which seat `turn_of` begins its turn in the given position.

    hands: one string of card ids per seat. backgrounds: an id per seat, face down ("": one already revealed).
    places: one place id per seat (default: the Cell Block).
    gangs: a Gang card id or None per seat. dug: (seat, tool) in the order of digging.
    discard: the Search discard pile, top card last. piles: cards left on board piles (default: all that are not elsewhere).
    deck: the whole Search deck (default: every Search card that is not elsewhere).
    michel_discard: Michel cards that are not in the deck, as written in records ("michel none").
    """
    content = edition(pack)
    count = players or max(len(hands), len(places.split()), 2)
    game = Game(count, seed="scene", michel=michel, teams=teams, calm=calm, target=target, first_player=turn_of, pack=content)
    t = game.table
    held = [[content.kinds.index(kind) for kind in text.split()] for text in hands] + [[] for _ in range(count - len(hands))]
    _place_cards(game, content, held, discard, piles, deck, dug)
    spare = [name for name in REVEALED_BACKGROUNDS if name not in backgrounds]
    for seat in range(count):
        named = seat < len(backgrounds) and bool(backgrounds[seat])
        name = backgrounds[seat] if named else spare.pop(0)
        t.set_of(seat, at.BACKGROUND, content.backgrounds.index(name))
        t.set_of(seat, at.REVEALED, int(not named or seat in revealed))
        if seat < len(places.split()):
            t.set_of(seat, at.PLACE, content.places.index(places.split()[seat]))
        for values, fact in ((cigarettes, at.CIGARETTES), (beatings, at.BEATINGS)):
            t.set_of(seat, fact, values[seat] if seat < len(values) else 0)
        if seat < len(gangs) and gangs[seat]:
            _join(game, seat, content.gang_cards.index(str(gangs[seat])))
    if michel_at:
        t.put(at.MICHEL_PLACE, content.places.index(michel_at))
    _place_michel_cards(game, content, michel_discard)
    t.chance = RecordedChance()
    t.put(at.TURNS, 0)
    turn.begin(t, turn_of)
    _set_public_knowledge(game)
    game.knowledge.take_log()
    game._legal = None
    return game


def _place_cards(
    game: Game,
    content: Edition,
    held: list[list[int]],
    discard: str,
    piles: dict[str, int] | None,
    deck: str | None,
    dug: Sequence[tuple[int, str]],
) -> None:
    t = game.table
    for cell in range(at.HAND, at.MICHEL_DECK):
        t.put(cell, 0)
    left = [int(copies) for copies in content.rulebook.copies]
    in_deck = full_deck(content.rulebook, game.options.calm)
    for seat, kinds in enumerate(held):
        t.set_of(seat, at.HAND_SIZE, 0)
        for kind in kinds:
            t.add_hand(seat, kind, 1)
            left[kind] -= 1
    for i, name in enumerate(discard.split()):
        t.put(at.DISCARDS + i, content.kinds.index(name))
        left[content.kinds.index(name)] -= 1
    t.put(at.DISCARD_SIZE, len(discard.split()))
    for i, (seat, tool) in enumerate(dug):
        kind = content.kinds.index(tool)
        t.put(at.DUGS + i, kind * at.SEATS + seat)
        t.add_of(seat, at.POINTS, content.rulebook.points[kind])
        left[kind] -= 1
    t.put(at.DUG_SIZE, len(dug))
    size = 0
    for kind, name in enumerate(content.kinds):
        assert left[kind] >= 0, f"a scene with more copies of {name} than the pack has"
        if content.rulebook.on_board[kind]:
            t.put(at.PILE + kind, (piles or {}).get(name, left[kind]))
        else:
            wanted = left[kind] if deck is None else deck.split().count(name)
            wanted = wanted if in_deck[kind] else 0
            t.put(at.DECK + kind, wanted)
            size += wanted
    t.put(at.DECK_SIZE, size)


def _join(game: Game, seat: int, card: int) -> None:
    t = game.table
    gang = int(t.rulebook.gang_of[card])
    pile = at.GANG_CARDS + gang * at.GANG_PILE
    cards = [int(t.get(pile + i)) for i in range(int(t.get(at.GANG_SIZE + gang)))]
    cards.remove(card)
    for i in range(at.GANG_PILE):
        t.put(pile + i, cards[i] if i < len(cards) else 0)
    t.put(at.GANG_SIZE + gang, len(cards))
    t.put(at.GANG_FRESH + gang, max(0, len(cards) - 1))
    t.set_of(seat, at.GANG, card)


def _place_michel_cards(game: Game, content: Edition, out_of_deck: Sequence[str]) -> None:
    for text in out_of_deck:
        outcome = read_outcome(text, content, 0)
        assert outcome is not None
        game.table.add(at.MICHEL_DECK + outcome[2], -1)
        game.table.add(at.MICHEL_DISCARD + outcome[2], 1)


def _set_public_knowledge(game: Game) -> None:
    """Let every seat know the Tools and Knives in other hands, and nothing else."""
    known = game.knowledge
    known.clear()
    t = game.table
    for observer in range(game.players + 1):
        for seat in range(game.players):
            if seat != observer:
                known.set_count(observer, seat, known.kinds, t.of(seat, at.HAND_SIZE))
                for kind in range(int(known.kinds)):
                    if t.rulebook.on_board[kind]:
                        known.set_count(observer, seat, kind, t.hand(seat, kind))


def chance(game: Game, *outcomes: str) -> None:
    """Set the outcomes of chance for the next move, in order, as written in records."""
    source = game.table.chance
    assert isinstance(source, RecordedChance)
    read = [read_outcome(text, game.edition, 0) for text in outcomes]
    source.load([outcome for outcome in read if outcome is not None])


def play(game: Game, *moves: str, out: Sequence[str] = ()) -> None:
    """Play moves in order; `out` has the outcomes of chance of the last one."""
    for move in moves[:-1]:
        game.play(move)
    chance(game, *out)
    game.play(moves[-1])
    source = game.table.chance
    assert isinstance(source, RecordedChance)
    assert source.left == 0, "chance outcomes were left over"


def draws(kinds: str) -> list[str]:
    """Return the outcomes of chance by which a player draws these cards, in order."""
    return [f"draw {kind}" for kind in kinds.split()]


def hand(game: Game, seat: int) -> str:
    """Return a hand as a string of card ids in pack order."""
    names = []
    for kind, name in enumerate(game.edition.kinds):
        names += [name] * int(game.table.hand(seat, kind))
    return " ".join(names)


def place(game: Game, seat: int) -> str:
    """Return the Place of a seat."""
    return game.edition.places[int(game.table.of(seat, at.PLACE))]


def pile(game: Game, kind: str) -> int:
    """Return the number of cards in a board pile."""
    return int(game.table.get(at.PILE + game.edition.kinds.index(kind)))


def discard_pile(game: Game) -> str:
    """Return the Search discard pile, top card last."""
    t = game.table
    return " ".join(game.edition.kinds[int(t.get(at.DISCARDS + i))] for i in range(int(t.get(at.DISCARD_SIZE))))


def gang_pile(game: Game, gang: str) -> list[str]:
    """Return a Gang's pile from the top."""
    t = game.table
    number = game.edition.gangs.index(gang)
    start = at.GANG_CARDS + number * at.GANG_PILE
    return [game.edition.gang_cards[int(t.get(start + i))] for i in range(int(t.get(at.GANG_SIZE + number)))]


def gang_card(game: Game, seat: int) -> str | None:
    """Return a seat's Gang card."""
    card = int(game.table.of(seat, at.GANG))
    return None if card < 0 else game.edition.gang_cards[card]


def fact(game: Game, seat: int, name: str) -> int:
    """Return a number of a seat: cigarettes, beatings, points, revealed or hand_size."""
    return int(game.table.of(seat, getattr(at, name.upper())))


def actions_left(game: Game) -> int:
    """Return the actions left this turn."""
    return int(game.table.get(at.ACTIONS))


def legal(game: Game) -> set[str]:
    """Return the legal moves as texts."""
    return {str(move) for move in game.legal_moves}


def why(game: Game, move: str) -> set[str]:
    """Return the clauses that forbid a move; empty if it is legal."""
    return {str(reason) for reason in game.why_not(move)}


def names_of_events(game: Game, seat: int | None = None) -> list[str]:
    """Return the names of the events of the last move."""
    return [event.name for event in game.events(seat)]
