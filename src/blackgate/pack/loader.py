"""Loads a pack from its directory and refuses a wrong one with file, key, found and expected."""

import hashlib
import json
import tomllib
from pathlib import Path

from blackgate.engine.vocabulary import MOMENTS, SCOPES
from blackgate.pack import checks
from blackgate.pack.effects import read_ability, read_effects
from blackgate.pack.entry import Entry, is_id
from blackgate.pack.errors import PackError
from blackgate.pack.model import (
    Background,
    ByTurnOrder,
    Card,
    Gang,
    GangCard,
    MichelCard,
    Offer,
    Pack,
    Place,
    Prisoner,
    Recipe,
    Value,
)
from blackgate.texts import Text, problem_of

CLASSIC = Path(__file__).parent / "classic"
FILES = ("pack", "places", "cards", "actions", "gangs", "backgrounds", "michel", "prisoners")
CLASSES = ("tool", "weapon", "part", "accessory", "rare")
SHAPES = ("circle", "square", "shield", "hexagon", "diamond", "arch")
NUMBERS = (
    "actions",
    "cautious_cost",
    "hand_limit",
    "start_hand",
    "most_beatings",
    "craft_beatings",
    "dig_beatings",
    "die",
    "michel_reward",
)
# Cigarettes of a fair start (14.8) with a pack that does not give them, as packs of earlier versions of the program.
FAIR_START: ByTurnOrder = {2: (0, 4), 3: (0, 2, 4), 4: (0, 2, 4, 6), 5: (0, 2, 4, 6, 8), 6: (0, 2, 4, 6, 8, 10)}
NO_CARDS: ByTurnOrder = {players: (0,) * players for players in FAIR_START}
MOST_CIGARETTES = 100
MOST_EXTRA_CARDS = 10


def load_pack(directory: Path | str = CLASSIC) -> Pack:
    """Load the pack in a directory."""
    where = Path(directory)
    values: list[Value] = []
    files = {name: read_file(where, f"{name}.toml", values) for name in FILES}
    head = files["pack"]
    pack_id = head.id()
    version = head.text("version")
    numbers = read_numbers(head)
    counts = read_counts(head)
    goal, team_goal = read_goals(head)
    extra_cards, cigarettes = read_fair_start(head)
    cards = read_cards(files["cards"]) + read_actions(files["actions"], files["cards"])
    kinds = [card.id for card in cards]
    pack = Pack(
        id=pack_id,
        version=version,
        digest=digest(files),
        directory=str(where),
        numbers=numbers,
        goal=goal,
        team_goal=team_goal,
        fair_start_cards=extra_cards,
        fair_start_cigarettes=cigarettes,
        cards=cards,
        recipes=read_recipes(files["cards"], kinds),
        offers=read_offers(files["cards"], kinds),
        places=read_places(files["places"], numbers["die"], kinds),
        gangs=read_gangs(files["gangs"], cards, numbers["die"]),
        backgrounds=(),
        michel=read_michel(files["michel"], cards),
        prisoners=read_prisoners(files["prisoners"]),
        values=(),
    )
    backgrounds = read_backgrounds(files["backgrounds"], pack, kinds)
    for entry in files.values():
        entry.close()
    pack = Pack(**{**vars(pack), "backgrounds": backgrounds, "values": tuple(values)})
    checks.check(pack, counts)
    return pack


def read_file(where: Path, name: str, values: list[Value]) -> Entry:
    """Read a TOML file of the pack."""
    path = where / name
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        expected = Text("expected-pack", files=", ".join(f"{name}.toml" for name in FILES))
        raise PackError(str(path), "", problem_of(error), expected) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise PackError(str(path), "", str(error), Text("expected-toml")) from None
    return Entry(str(path), "", data, values, sourced=False)


def digest(files: dict[str, Entry]) -> str:
    """Return the digest of a pack's values, without comments, layout and origins. Records name the pack by it."""

    def bare(value: object) -> object:
        if isinstance(value, dict):
            return {key: bare(item) for key, item in value.items() if key != "origin"}
        return [bare(item) for item in value] if isinstance(value, list) else value

    data = {name: bare(entry.data) for name, entry in files.items()}
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True, default=str)
    return "sha256:" + hashlib.sha256(text.encode()).hexdigest()


def read_numbers(head: Entry) -> dict[str, int]:
    """Read the printed numbers of the rules."""
    table = head.table("numbers")
    numbers = {key: table.number(key, least=0 if key == "michel_reward" else 1, most=30) for key in NUMBERS}
    table.close()
    return numbers


def read_counts(head: Entry) -> dict[str, int]:
    """Read what each deck must add up to."""
    table = head.table("counts")
    counts = {key: table.number(key, least=1) for key in ("search_cards", "gang_cards", "backgrounds", "michel_cards")}
    table.close()
    return counts


def read_goals(head: Entry) -> tuple[dict[int, int], dict[int, int]]:
    """Read the Tunnel points that win, by number of players (3.1), and for teams (11.2)."""
    table = head.table("goal")
    goals: list[dict[int, int]] = []
    for key, sizes in (("players", (2, 3, 4, 5, 6)), ("teams", (4, 6))):
        row = table.table(key, sourced=False)
        goals.append({size: row.number(str(size), least=1) for size in sizes})
        row.close()
    table.close()
    return goals[0], goals[1]


def read_fair_start(head: Entry) -> tuple[ByTurnOrder, ByTurnOrder]:
    """Read the extra cards and the Cigarettes that players begin with if the option is on (14.8)."""
    if not head.has("fair_start"):
        return NO_CARDS, FAIR_START
    table = head.table("fair_start")
    cards = read_by_turn_order(table, "cards", MOST_EXTRA_CARDS) if table.has("cards") else NO_CARDS
    cigarettes = read_by_turn_order(table, "cigarettes", MOST_CIGARETTES)
    table.close()
    return cards, cigarettes


def read_by_turn_order(table: Entry, key: str, most: int) -> ByTurnOrder:
    """Read a number for each player in turn order, for each number of players."""
    row = table.table(key, sourced=False)
    numbers = {players: row.number_for_each(str(players), players, most) for players in FAIR_START}
    row.close()
    return numbers


def read_cards(file: Entry) -> tuple[Card, ...]:
    """Read the cards that are not Action cards."""
    cards = []
    for entry in file.tables("card"):
        category = entry.word("class", CLASSES)
        cards.append(
            Card(
                id=entry.id(),
                category=category,
                on_board=entry.word("pile", ("board", "search")) == "board",
                copies=entry.number("copies", least=1),
                sells=entry.number("sells"),
                points=entry.number("points", least=1) if category == "tool" else 0,
            )
        )
        entry.close()
    return tuple(cards)


def read_actions(file: Entry, cards: Entry) -> tuple[Card, ...]:
    """Read the Action cards."""
    entries = file.tables("action")
    kinds = [str(entry.data.get("id")) for entry in cards.tables("card") + entries]
    actions = []
    for entry in entries:
        target = entry.word("target", SCOPES, default="")
        actions.append(
            Card(
                id=entry.id(),
                category="action",
                on_board=False,
                copies=entry.number("copies", least=1),
                sells=entry.number("sells"),
                chaos=entry.flag("chaos", default=False),
                target=target,
                effects=read_effects(entry, "effects", kinds, target, "turn"),
            )
        )
        entry.close()
    return tuple(actions)


def read_recipes(file: Entry, kinds: list[str]) -> tuple[Recipe, ...]:
    """Read the recipes: what is crafted, how many at once, from which parts (5.14)."""
    recipes = []
    for entry in file.tables("recipe"):
        recipes.append(Recipe(entry.word("makes", kinds), entry.number("count", least=1), entry.words("needs", kinds)))
        entry.close()
    return tuple(recipes)


def read_offers(file: Entry, kinds: list[str]) -> tuple[Offer, ...]:
    """Read the offers: what Cigarettes buy, and for how many (6.5)."""
    offers = []
    for entry in file.tables("offer"):
        gives = entry.word("gives", kinds)
        offers.append(Offer(entry.id(), gives, entry.number("count", least=1), entry.number("costs")))
        entry.close()
    return tuple(offers)


def read_places(file: Entry, die: int, kinds: list[str]) -> tuple[Place, ...]:
    places = []
    for entry in file.tables("place"):
        blocks = entry.raw("blocks") if entry.has("blocks") else []
        if not isinstance(blocks, list) or len(blocks) not in (0, 2) or not all(is_id(block) for block in blocks):
            raise entry.wrong("blocks", Text("expected-blocks"))
        does = entry.words("does", ("dig", "steal", "heal", "sell", "buy"))
        places.append(
            Place(
                id=entry.id(),
                die=entry.numbers("die", 1, die),
                search=entry.number("search", most=20) if entry.has("search") else None,
                craft=entry.flag("craft"),
                does=does,
                steals=entry.word("steals", kinds) if "steal" in does else "",
                home=entry.flag("home", default=False),
                blocks=tuple(blocks),
                solitary=entry.flag("solitary", default=False),
                michel=entry.flag("michel", default=False),
            )
        )
        entry.close()
    return tuple(places)


def read_gangs(file: Entry, cards: tuple[Card, ...], die: int) -> tuple[Gang, ...]:
    """Read the Gangs and their cards."""
    accessories = [card.id for card in cards if card.category == "accessory"]
    kinds = [card.id for card in cards]
    gangs = []
    for entry in file.tables("gang"):
        accepts = tuple(accessories) if entry.raw("accepts") == "all" else entry.words("accepts", accessories)
        if len(set(accepts)) != len(accepts):
            raise entry.wrong("accepts", Text("expected-accessories"))
        gang_cards = []
        for card in entry.tables("card"):
            gang_cards.append(GangCard(card.id(), read_ability(card, kinds, die)))
            card.close()
        gangs.append(Gang(entry.id(), accepts, entry.number("needs", least=1, most=len(accepts)), tuple(gang_cards)))
        entry.close()
    return tuple(gangs)


def read_backgrounds(file: Entry, pack: Pack, kinds: list[str]) -> tuple[Background, ...]:
    gangs = [gang.id for gang in pack.gangs]
    backgrounds = []
    for entry in file.tables("background"):
        moment = entry.word("moment", MOMENTS)
        target = entry.word("target", SCOPES, default="")
        backgrounds.append(
            Background(
                id=entry.id(),
                gang=entry.word("gang", gangs),
                moment=moment,
                target=target,
                effects=read_effects(entry, "effects", kinds, target, moment),
                second=read_effects(entry, "second", kinds, target, moment) if entry.has("second") else None,
            )
        )
        entry.close()
    return tuple(backgrounds)


def read_michel(file: Entry, cards: tuple[Card, ...]) -> tuple[MichelCard, ...]:
    """Read Michel(le)'s cards."""
    tools = [card.id for card in cards if card.category == "tool"]
    deck = []
    for entry in file.tables("michel"):
        knife = entry.flag("knife")
        asked_for = entry.words("tools", tools) if knife else ()
        deck.append(MichelCard(entry.number("copies", least=1), knife, asked_for))
        entry.close()
    return tuple(merge_faces(deck))


def merge_faces(deck: list[MichelCard]) -> list[MichelCard]:
    """Merge entries of Michel cards that look the same."""
    faces: dict[tuple[bool, frozenset[str]], MichelCard] = {}
    for card in deck:
        face = (card.knife, frozenset(card.tools))
        copies = card.copies + (faces[face].copies if face in faces else 0)
        faces[face] = MichelCard(copies, card.knife, faces[face].tools if face in faces else card.tools)
    return list(faces.values())


def read_prisoners(file: Entry) -> tuple[Prisoner, ...]:
    prisoners = []
    for entry in file.tables("prisoner"):
        prisoners.append(Prisoner(entry.id(), entry.text("letter"), entry.word("shape", SHAPES)))
        entry.close()
    return tuple(prisoners)
