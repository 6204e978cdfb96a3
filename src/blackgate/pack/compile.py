"""Compiles a pack into the engine's tables of numbers and the catalogue of its moves."""

from itertools import combinations
from typing import Final

from blackgate.engine import limits
from blackgate.engine import moves as mv
from blackgate.engine.rulebook import Rulebook
from blackgate.engine.vocabulary import (
    INSTRUCTION,
    MOD_EXTORTIONS,
    MOD_GUARD,
    MOD_HAND_LIMIT,
    MOD_SEARCHES,
    MODS,
    MOMENTS,
    OP_END,
    OP_MOVE,
    SCOPE_NONE,
    SCOPES,
)
from blackgate.pack.model import ByTurnOrder, Card, Effect, Pack

Tables = dict[str, list[int]]

# Families of moves with at most one argument: the verb, and what the argument is one of.
SIMPLE_MOVES: Final[dict[int, tuple[str, str]]] = {
    mv.SEARCH: ("search", ""),
    mv.SEARCH_DISCARD: ("search discard", ""),
    mv.ROLL: ("roll", ""),
    mv.CAUTIOUS: ("cautious", "places"),
    mv.FOLLOW: ("follow", "seats"),
    mv.HOME: ("home", ""),
    mv.EXTORT: ("extort", "seats"),
    mv.CRAFT: ("craft", "recipes"),
    mv.DIG: ("dig", "tools"),
    mv.STEAL: ("steal", ""),
    mv.HEAL: ("heal", ""),
    mv.SELL: ("sell", "kinds"),
    mv.BUY: ("buy", "offers"),
    mv.EXCHANGE: ("exchange", "seats"),
    mv.REVEAL: ("reveal", ""),
    mv.END: ("end", ""),
    mv.GO: ("go", "places"),
    mv.REROLL: ("reroll", ""),
    mv.NAME: ("name", "tools"),
    mv.LAY: ("lay", "weapons"),
    mv.LAY_FISTS: ("lay fists", ""),
    mv.COOPERATE: ("cooperate", ""),
    mv.YIELD: ("yield", ""),
    mv.PASS: ("pass", ""),
    mv.GIVE: ("give", "kinds"),
    mv.ALSO: ("also", "tools"),
    mv.DONE: ("done", ""),
    mv.OFFER: ("offer", "kinds"),
    mv.PAY_FIVE: ("pay 5", ""),
    mv.PAY_ONE: ("pay 1", ""),
    mv.PICK: ("pick", "seats"),
    mv.TAKE: ("take", "kinds"),
    mv.ROUSE: ("rouse", ""),
    mv.SEND: ("send", "places"),
    mv.DISCARD: ("discard", "kinds"),
    mv.DRAW: ("draw", ""),
    mv.SECOND: ("second", ""),
    mv.HOLD: ("hold", ""),
}


class Catalogue:
    """All moves in order: text, family, first argument, second argument."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.family: list[int] = []
        self.arg: list[int] = []
        self.arg2: list[int] = []
        self.base: Final = [0] * mv.FAMILIES

    def begin(self, family: int) -> None:
        """Start a family of moves."""
        self.base[family] = len(self.texts)

    def add(self, family: int, text: str, arg: int = 0, arg2: int = 0) -> None:
        self.texts.append(text)
        self.family.append(family)
        self.arg.append(arg)
        self.arg2.append(arg2)


def place_ids(pack: Pack) -> list[str]:
    """Return the ids of the Places, the two Blocks of a team game last."""
    home = next(place for place in pack.places if place.home)
    return [place.id for place in pack.places] + list(home.blocks)


def compile_pack(pack: Pack) -> tuple[Rulebook, Catalogue]:
    """Return the rulebook of a pack and the catalogue of its moves."""
    tables: Tables = {}
    ids = [place.id for place in pack.places]
    numbers = {
        **{key: value for key, value in pack.numbers.items() if key != "hand_limit"},
        "kinds": len(pack.cards),
        "places": len(ids) + 2,
        "gangs": len(pack.gangs),
        "backgrounds": len(pack.backgrounds),
        "michel_kinds": len(pack.michel),
        "home": next(i for i, place in enumerate(pack.places) if place.home),
        "block_a": len(ids),
        "solitary": next(i for i, place in enumerate(pack.places) if place.solitary),
        "michel_start": next(i for i, place in enumerate(pack.places) if place.michel),
    }
    kinds = [card.id for card in pack.cards]
    numbers["steals"] = next((kinds.index(place.steals) for place in pack.places if place.steals), 0)
    tables["fair_start_cards"] = fair_start_rows(pack.fair_start_cards)
    tables["fair_start_cigarettes"] = fair_start_rows(pack.fair_start_cigarettes)
    compile_cards(pack, kinds, tables)
    compile_places(pack, numbers, tables)
    compile_gangs(pack, tables)
    compile_programs(pack, tables)
    compile_michel(pack, kinds, tables)
    catalogue = compile_moves(pack, kinds, tables)
    numbers["moves"] = len(catalogue.texts)
    return Rulebook(numbers, tables), catalogue


def fair_start_rows(numbers: ByTurnOrder) -> list[int]:
    """Return a row for each number of players, from 0 on, each as long as the row for the most players (14.8)."""
    rows = [numbers.get(players, ()) for players in range(limits.SEATS + 1)]
    return [number for row in rows for number in (*row, *[0] * (limits.SEATS - len(row)))]


def numbers_where(cards: tuple[Card, ...], category: str) -> list[int]:
    """Return the numbers of the cards of one category."""
    return [i for i, card in enumerate(cards) if card.category == category]


def compile_cards(pack: Pack, kinds: list[str], tables: Tables) -> None:
    """Compile cards, recipes and offers."""
    cards = pack.cards
    tables["copies"] = [card.copies for card in cards]
    tables["points"] = [card.points for card in cards]
    tables["sells"] = [card.sells for card in cards]
    tables["on_board"] = [int(card.on_board) for card in cards]
    tables["chaos"] = [int(card.chaos) for card in cards]
    tables["tools"] = numbers_where(cards, "tool")
    tables["weapons"] = numbers_where(cards, "weapon")
    tables["accessories"] = numbers_where(cards, "accessory")
    tables["action_cards"] = numbers_where(cards, "action")
    tables["makes"] = [kinds.index(recipe.makes) for recipe in pack.recipes]
    tables["made"] = [recipe.count for recipe in pack.recipes]
    tables["needs"] = [kinds.index(part) for recipe in pack.recipes for part in recipe.needs]
    tables["needs_from"] = start_offsets([len(recipe.needs) for recipe in pack.recipes])
    tables["offer_kind"] = [kinds.index(offer.gives) for offer in pack.offers]
    tables["offer_count"] = [offer.count for offer in pack.offers]
    tables["offer_cost"] = [offer.costs for offer in pack.offers]


def start_offsets(lengths: list[int]) -> list[int]:
    """Return the start of each list when lists of these lengths are concatenated, and the end of the last one."""
    starts = [0]
    for length in lengths:
        starts.append(starts[-1] + length)
    return starts


def compile_places(pack: Pack, numbers: dict[str, int], tables: Tables) -> None:
    """Compile the Places of both sides of the board; a Block does what the Cell Block does (11.1)."""
    home = pack.places[numbers["home"]]
    places = [*pack.places, home, home]
    tables["search"] = [-1 if place.search is None else place.search for place in places]
    tables["craft"] = [int(place.craft) for place in places]
    for key, action in (("digs", "dig"), ("steals_at", "steal"), ("heals_at", "heal"), ("sells_at", "sell"), ("buys_at", "buy")):
        tables[key] = [int(action in place.does) for place in places]
    count = len(pack.places)
    without = [int(i < count) for i in range(limits.PLACES)]
    with_teams = [int(i < count + 2 and i != numbers["home"]) for i in range(limits.PLACES)]
    tables["in_play"] = without + with_teams
    rows: list[list[int]] = []
    for in_play in (without, with_teams):
        for result in range(1, pack.numbers["die"] + 1):
            rows.append([i for i, place in enumerate(places) if result in place.die and in_play[i]])
    tables["leads"] = [place for row in rows for place in row]
    tables["leads_from"] = start_offsets([len(row) for row in rows])


def compile_gangs(pack: Pack, tables: Tables) -> None:
    """Compile the Gangs, and a row of abilities for each card; the first row is for players without a Gang card."""
    plain = [0] * MODS
    plain[MOD_SEARCHES] = 1
    plain[MOD_EXTORTIONS] = 1
    plain[MOD_GUARD] = 1
    plain[MOD_HAND_LIMIT] = pack.numbers["hand_limit"]
    rows = [plain]
    for gang in pack.gangs:
        for card in gang.cards:
            rows.append([card.ability.get(column, plain[column]) for column in range(MODS)])
    tables["mods"] = [value for row in rows for value in row]
    tables["gang_of"] = [i for i, gang in enumerate(pack.gangs) for _ in gang.cards]


def compile_programs(pack: Pack, tables: Tables) -> None:
    """Compile effects to instructions, one program after the other."""
    program: list[int] = [OP_END] * INSTRUCTION  # program 0 does nothing: cards without effects point to it

    def append_program(effects: tuple[Effect, ...] | None) -> int:
        if effects is None:
            return -1
        start = len(program)
        for effect in effects:
            program.extend((effect.operation, effect.x, effect.y))
        program.extend([OP_END] * INSTRUCTION)
        return start

    first = [append_program(card.effects) if card.effects else 0 for card in pack.cards]
    no_second = [-1] * len(pack.cards)
    tables["first"] = first + [append_program(background.effects) for background in pack.backgrounds]
    tables["second"] = no_second + [append_program(background.second) for background in pack.backgrounds]
    tables["program"] = program
    sources: list[tuple[str, tuple[Effect, ...]]] = [(card.target, card.effects) for card in pack.cards]
    sources += [(background.target, background.effects) for background in pack.backgrounds]
    tables["scope"] = [SCOPES.get(target, SCOPE_NONE) for target, _ in sources]
    tables["is_move"] = [int(any(e.operation == OP_MOVE for e in effects)) for _, effects in sources]
    gangs = [gang.id for gang in pack.gangs]
    tables["background_gang"] = [gangs.index(background.gang) for background in pack.backgrounds]
    tables["moment"] = [MOMENTS[background.moment] for background in pack.backgrounds]


def compile_michel(pack: Pack, kinds: list[str], tables: Tables) -> None:
    """Compile Michel(le)'s cards."""
    tables["michel_copies"] = [card.copies for card in pack.michel]
    tables["armed"] = [int(card.knife) for card in pack.michel]
    shows = [0] * (len(pack.michel) * limits.KINDS)
    for i, card in enumerate(pack.michel):
        for tool in card.tools:
            shows[i * limits.KINDS + kinds.index(tool)] = 1
    tables["shows"] = shows


def compile_moves(pack: Pack, kinds: list[str], tables: Tables) -> Catalogue:
    """Return the catalogue, by family in the order of `engine/moves.py`."""
    catalogue = Catalogue()
    places = place_ids(pack)
    seats = [str(seat) for seat in range(limits.SEATS)]
    arguments = {
        "": [],
        "kinds": kinds,
        "places": places,
        "seats": seats,
        "tools": [kinds[kind] for kind in tables["tools"]],
        "weapons": [kinds[kind] for kind in tables["weapons"]],
        "recipes": [recipe.makes for recipe in pack.recipes],
        "offers": [offer.id for offer in pack.offers],
    }
    for family in range(mv.FAMILIES):
        catalogue.begin(family)
        if family == mv.JOIN:
            compile_joins(pack, kinds, tables, catalogue)
        elif family == mv.PLAY:
            compile_plays(kinds, places, seats, tables, catalogue)
        elif family in SIMPLE_MOVES:
            verb, argument = SIMPLE_MOVES[family]
            if not argument:
                catalogue.add(family, verb)
            for i, thing in enumerate(arguments[argument]):
                catalogue.add(family, f"{verb} {thing}", i)
    tables["base"] = catalogue.base
    tables["family"] = catalogue.family
    tables["arg"] = catalogue.arg
    tables["arg2"] = catalogue.arg2
    return catalogue


def compile_joins(pack: Pack, kinds: list[str], tables: Tables, catalogue: Catalogue) -> None:
    """Add `join G K K [K]` for every choice of different Accessories, in pack order."""
    masks: list[int] = []
    starts = [0]
    for i, gang in enumerate(pack.gangs):
        accepted = sorted(kinds.index(kind) for kind in gang.accepts)
        for chosen in combinations(accepted, gang.needs):
            text = " ".join(["join", gang.id, *(kinds[kind] for kind in chosen)])
            catalogue.add(mv.JOIN, text, i, len(masks))
            masks.append(sum(1 << kind for kind in chosen))
        starts.append(len(masks))
    tables["join_kinds"] = masks
    tables["join_from"] = starts


def compile_plays(kinds: list[str], places: list[str], seats: list[str], tables: Tables, catalogue: Catalogue) -> None:
    """Add `play A`, `play A S` or `play A P`, whichever the card needs."""
    starts: list[int] = []
    for kind in tables["action_cards"]:
        starts.append(len(catalogue.texts))
        if tables["scope"][kind] != SCOPE_NONE:
            for i, seat in enumerate(seats):
                catalogue.add(mv.PLAY_SEAT, f"play {kinds[kind]} {seat}", kind, i)
        elif tables["is_move"][kind]:
            for i, place in enumerate(places):
                catalogue.add(mv.PLAY_PLACE, f"play {kinds[kind]} {place}", kind, i)
        else:
            catalogue.add(mv.PLAY, f"play {kinds[kind]}", kind)
    tables["play_base"] = starts
