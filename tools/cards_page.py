"""Write docs/cards.md from the pack `classic` and its English texts: `python -m tools.cards_page`.

`--check` writes nothing and fails when the page is not up to date. No value of the pack can be left out: see `PackReader.close`.
"""

import argparse
import re
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

from blackgate.catalogue import Edition, edition
from blackgate.pack.entry import COUNT, ORIGINS
from blackgate.pack.model import Value
from blackgate.tables.pack_description import describe_pack
from tools.card_changes import change_rows

PAGE = Path(__file__).parents[1] / "docs" / "cards.md"

BEFORE = "1.0.0"  # the version of classic with which this one is compared

HEAD = """# The cards, value by value

Everything that is printed on the cards and the board, as the pack `classic` has it: every value, and where it comes from.
The [rules](rules.md) say how the values are used, [content packs](packs.md) how to change them.

`python -m tools.cards_page` writes this page from `src/blackgate/pack/classic/` and the English texts. A test fails when it is
out of date.

## Where values come from

The rulebooks print icons instead of many values, and they do not contain the texts of the cards. So each value has an origin:

| letter | the value is | values |
|---|---|---|
{letters}

Most card effects are X: they are ours, made to fit the rules and the numbers that are known. If you own the printed game, type in
the true values.

A row has one letter if all its values come from one place. Otherwise it says which letter belongs to which value.
`blackgate pack show --origin X` lists the same values one by one.
"""
CARDS = """## Cards

In *pack order*: first this table, then the [Action cards](#action-cards). It is the order in which several cards are sold,
discarded, offered or given ([record format](record-format.md#ids-and-pack-order)).

"""
BACKGROUNDS = """## Backgrounds

The moments are those of 8.3. A member of the Gang that a card names may also apply its second effect, after the first (8.2).

"""
BOARD = """
Players start in the {home}. In a team game it is two Places, {blocks} (11.1). Michel(le) starts in the {michel} (10.1). Only
cards send a player to Solitary (6.6).
"""
CHANGES = """## Changed since {version}

Only reconstructed values (X) changed. [How classic was tuned](research/tuning.md) says how they were found.

"""
MEANS = {
    "R": "printed in a rulebook",
    "P": "reported by a public review of the printed game",
    "X": "reconstructed by us",
}
NUMBERS = {
    "actions": ("4.1", "actions in a turn"),
    "cautious_cost": ("5.3", "actions that a Cautious move costs"),
    "hand_limit": ("4.3", "cards in hand at the end of your turn, at most"),
    "start_hand": ("2.3", "Search cards in the first hand"),
    "most_beatings": ("7.1", "Beatings, at most"),
    "craft_beatings": ("7.1", "Beatings from which on there is no Craft"),
    "dig_beatings": ("7.1", "Beatings from which on there is no Dig"),
    "die": ("1.5", "sides of the die"),
    "michel_reward": ("10.7", "Search cards for a win against Michel(le)"),
}
COUNTS = {
    "search_cards": ("1.1", "Search cards"),
    "gang_cards": ("1.4", "Gang cards"),
    "backgrounds": ("1.5", "Background cards"),
    "michel_cards": ("1.5", "Michel cards"),
}
CIGARETTES: list[object] = ["Cigarettes", "not limited; the box has 50 tokens of 1 and 5 of 5", "1.6", "X"]
LABELS = {"sells": "price", "effects": "effect", "search": "Search", "craft": "Craft", "does": "actions", "steals": "stolen card"}
RECIPE = {"makes": "what", "count": "how many", "needs": "parts"}
GANG = {"needs": "how many", "accepts": "which"}
PLACE = {"solitary": "that it exists", "home": "start", "blocks": "Blocks", "michel": "Michel(le)"}


class PackReader:
    """Reads the values of a pack for the page, and keeps track of those that were not shown yet."""

    def __init__(self, edition: Edition) -> None:
        self.pack = edition.pack
        self.words = describe_pack(edition, "en")
        self.names = {kind.id: kind.name for kind in self.words.kinds}
        self.unused = {(Path(value.file).stem, value.key): value for value in edition.pack.values}

    def take(self, file: str, entry: str) -> dict[str, Value]:
        """Return the values of one entry by key, and count them as shown."""
        inside = re.compile(re.escape(entry) + r"\.(\w+(?:\[\d+\]|\.count)?)")
        found = {
            match[1]: where for where in self.unused if where[0] == file and (match := inside.fullmatch(where[1])) is not None
        }
        return {key: self.unused.pop(where) for key, where in found.items()}

    def origin(self, file: str, entry: str, labels: Mapping[str, str] = LABELS) -> str:
        """Return the origin of an entry: one letter, or a letter for each value."""
        text: dict[str, list[str]] = {letter: [] for letter in ORIGINS}
        for key, value in self.take(file, entry).items():
            text[value.origin].append(label(key, value, labels))
        used = [letter for letter in ORIGINS if text[letter]]
        return used[0] if len(used) == 1 else "; ".join(f"{letter} {', '.join(text[letter])}" for letter in used)

    def close(self) -> None:
        """Fail if a value was not shown."""
        if self.unused:
            raise SystemExit(f"docs/cards.md would leave out {sorted(key for _, key in self.unused)}")


def label(key: str, value: Value, labels: Mapping[str, str]) -> str:
    """Return the name of a value in the column of origins."""
    if key.endswith(COUNT):
        return f"{value.value} kinds"
    name = key.partition("[")[0]
    called = labels.get(name, LABELS.get(name, name.replace("_", " ")))
    return f"{called} {value.value}" if "[" in key else called


def table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """Return a table in Markdown."""
    lines = ["| " + " | ".join(str(cell) for cell in line) + " |" for line in (head, *rows)]
    lines.insert(1, "|---" * len(head) + "|")
    return "\n".join(lines).replace("|  |", "| |").replace("|  |", "| |") + "\n"


def yes(flag: bool) -> str:
    """Return "yes" or "no"."""
    return "yes" if flag else "no"


def page(edition: Edition) -> str:
    """Return the whole page."""
    reader = PackReader(edition)
    sections = (counts, numbers, places, cards, recipes, offers, gangs, actions, gang_cards, backgrounds, michel, prisoners)
    parts = [head(edition), *(section(reader) for section in sections), changes(edition)]
    reader.close()
    return "\n".join(parts)


def head(edition: Edition) -> str:
    """Return the head of the page: what the letters mean, and how many values have each."""
    letters = Counter(value.origin for value in edition.pack.values)
    return HEAD.format(letters="\n".join(f"| {one} | {means} | {letters[one]} |" for one, means in MEANS.items()))


def counts(reader: PackReader) -> str:
    """Return the section of counts (chapter 1)."""
    pack = reader.pack
    origins = reader.take("pack", "counts")
    in_all = Counter[str]()
    kinds = Counter(card.category for card in pack.cards)
    for card in pack.cards:
        in_all[card.category] += card.copies
    searches = [place.search for place in pack.places if place.search is not None]
    (each,) = set(Counter(background.gang for background in pack.backgrounds).values())
    rows: list[list[object]] = [[what, origins[key].value, clause, origins[key].origin] for key, (clause, what) in COUNTS.items()]
    rows += [
        ["Accessories, all kinds together", in_all["accessory"], "1.1", "R"],
        ["kinds of Accessories", kinds["accessory"], "1.1", "P"],
        ["Rare items, all kinds together", in_all["rare"], "1.1", "R"],
        ["Action cards, all kinds together", in_all["action"], "1.1", "R"],
        ["Backgrounds that name the same Gang", each, "1.5", "X"],
        ["cards that a Search draws", f"{min(searches)} to {max(searches)}", "5.1", "P"],
        ["prisoners", len(pack.prisoners), "1.8", "R"],
        CIGARETTES,
    ]
    return "## How many there are\n\n" + table(["what", "number", "rule", "origin"], rows)


def numbers(reader: PackReader) -> str:
    """Return the section of numbers, goals and what a fair start gives."""
    origins = reader.take("pack", "numbers")
    rows = [[what, origins[key].value, clause, origins[key].origin] for key, (clause, what) in NUMBERS.items()]
    assert origins.keys() == NUMBERS.keys()
    goals = reader.take("pack", "goal")
    sizes = reader.pack.goal.items()
    rows += [[f"Tunnel points to win, {size} players", goal, "3.1", goals["players"].origin] for size, goal in sizes]
    sizes = reader.pack.team_goal.items()
    rows += [[f"Tunnel points to win, teams with {size} players", goal, "11.2", goals["teams"].origin] for size, goal in sizes]
    fair_start = reader.take("pack", "fair_start")
    given = (
        ("Extra cards", "cards", reader.pack.fair_start_cards),
        ("Cigarettes", "cigarettes", reader.pack.fair_start_cigarettes),
    )
    for what, key, by_size in given:
        for size, row in by_size.items():
            in_order = ", ".join(map(str, row))
            rows.append([f"{what} of a fair start, {size} players in turn order", in_order, "14.8", fair_start[key].origin])
    return "## Numbers of the rules\n\n" + table(["what", "number", "rule", "origin"], rows)


def places(reader: PackReader) -> str:
    """Return the section of Places and of the die."""
    rows = []
    for place in reader.words.places:
        dice = " ".join(str(result) for result in place.dice)
        does = ", ".join(place.actions)
        origin = reader.origin("places", f"place[{place.id}]", PLACE)
        search = "" if place.search is None else place.search
        rows.append([f"`{place.id}`", place.name, dice, search, yes(place.craft), does, origin])
    text = "## Places\n\n" + table(["id", "name", "die", "Search", "Craft", "actions", "origin"], rows)
    text += "\nEach result of the die names two Places (5.2):\n\n"
    leads = [
        [result, " or ".join(place.name for place in reader.words.places if result in place.dice)]
        for result in range(1, reader.pack.numbers["die"] + 1)
    ]
    text += table(["die", "leads to"], leads)
    start = next(place.name for place in reader.words.places if place.michel)
    home, blocks = next((place.name, reader.pack.places[i].blocks) for i, place in enumerate(reader.words.places) if place.home)
    return text + BOARD.format(home=home, blocks=" and ".join(f"`{block}`" for block in blocks), michel=start)


def cards(reader: PackReader) -> str:
    """Return the section of cards held in hand, in pack order."""
    rows = []
    for kind in reader.words.kinds:
        if kind.sort == "action":
            continue
        pile = "its board pile" if kind.on_board else "Search deck"
        origin = reader.origin("cards", f"card[{kind.id}]")
        rows.append([f"`{kind.id}`", kind.name, kind.sort_name, kind.copies, kind.points or "", kind.sells, pile, origin])
    return CARDS + table(["id", "name", "class", "copies", "Tunnel points", "price", "comes from", "origin"], rows)


def recipes(reader: PackReader) -> str:
    """Return the section of recipes."""
    rows = []
    for number, recipe in enumerate(reader.words.recipes):
        needs = " + ".join(reader.names[part] for part in recipe.needs)
        origin = reader.origin("cards", f"recipe[{number}]", RECIPE)
        rows.append([f"`{recipe.makes}`", recipe.count, needs, origin])
    text = "## Recipes\n\nWhat a recipe needs is discarded in the order given here (13.9).\n\n"
    return text + table(["makes", "how many", "needs", "origin"], rows)


def offers(reader: PackReader) -> str:
    """Return the section of offers."""
    rows = [
        [f"`{price.id}`", reader.names[price.gets], price.count, price.costs, reader.origin("cards", f"offer[{price.id}]")]
        for price in reader.words.prices
    ]
    return "## Offers\n\n" + table(["id", "gives", "how many", "Cigarettes", "origin"], rows)


def gangs(reader: PackReader) -> str:
    """Return the section of what joining a Gang needs."""
    accessories = [kind.id for kind in reader.words.kinds if kind.sort == "accessory"]
    rows = []
    for gang in reader.words.gangs:
        accepts = "all" if gang.accepts == accessories else ", ".join(reader.names[kind] for kind in gang.accepts)
        origin = reader.origin("gangs", f"gang[{gang.id}]", GANG)
        rows.append([f"`{gang.id}`", gang.name, accepts, f"{gang.needs} different ones", origin])
    return "## Joining a Gang\n\n" + table(["id", "Gang", "accepts", "needs", "origin"], rows)


def actions(reader: PackReader) -> str:
    """Return the section of Action cards."""
    chaos = {card.id for card in reader.pack.cards if card.chaos}
    rows = []
    for kind in reader.words.kinds:
        if kind.sort == "action":
            origin = reader.origin("actions", f"action[{kind.id}]")
            marked = "yes" if kind.id in chaos else ""
            rows.append([f"`{kind.id}`", kind.name, kind.copies, kind.sells, kind.does, marked, origin])
    text = "## Action cards\n\nThe option `calm` leaves the cards marked *chaos* out of the deck (14.3).\n\n"
    return text + table(["id", "name", "copies", "price", "effect", "chaos", "origin"], rows)


def gang_cards(reader: PackReader) -> str:
    """Return the section of Gang cards."""
    rows = []
    for card in reader.words.gang_cards:
        origin = reader.origin("gangs", f"gang[{card.gang}].card[{card.id}]")
        rows.append([f"`{card.id}`", card.name, card.does, origin])
    return "## Gang cards\n\n" + table(["id", "name", "lasting ability", "origin"], rows)


def backgrounds(reader: PackReader) -> str:
    """Return the section of Backgrounds."""
    names = {gang.id: gang.name for gang in reader.words.gangs}
    moments = {one.id: one.moment.replace("_", " ") for one in reader.pack.backgrounds}
    rows = []
    for one in reader.words.backgrounds:
        origin = reader.origin("backgrounds", f"background[{one.id}]")
        rows.append([f"`{one.id}`", one.name, names[one.gang], moments[one.id], one.first, one.second, origin])
    return BACKGROUNDS + table(["id", "name", "Gang", "moment", "effect", "second effect, for members", "origin"], rows)


def michel(reader: PackReader) -> str:
    """Return the section of Michel cards. Several entries of the pack may have the same face."""
    origins = [reader.origin("michel", f"michel[{number}]") for number in range(len(reader.words.michel))]
    rows = [
        [f"`{face.id}`", face.copies, yes(face.knife), ", ".join(reader.names[tool] for tool in face.tools), origin]
        for face, origin in zip(reader.words.michel, origins, strict=True)
    ]
    return "## Michel cards\n\n" + table(["as records write it", "copies", "Knife", "Tools", "origin"], rows)


def prisoners(reader: PackReader) -> str:
    """Return the section of prisoners."""
    rows = [
        [f"`{one.id}`", one.name, one.letter, one.shape, reader.origin("prisoners", f"prisoner[{one.id}]")]
        for one in reader.words.prisoners
    ]
    return "## Prisoners\n\nThey differ in looks only (1.8).\n\n" + table(["id", "name", "letter", "shape", "origin"], rows)


def changes(edition: Edition) -> str:
    """Return the section of what changed since the version before, and why."""
    head = ["card", f"before ({BEFORE})", f"now ({edition.pack.version})", "reason"]
    return CHANGES.format(version=BEFORE) + table(head, change_rows(edition, BEFORE))


def main() -> int:
    """Write the page, or check it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the page is not up to date")
    only_check = parser.parse_args().check
    text = page(edition())
    if PAGE.exists() and PAGE.read_text(encoding="utf-8") == text:
        return 0
    if only_check:
        print(f"{PAGE.name} is not up to date: run python -m tools.cards_page")
        return 1
    PAGE.write_text(text, encoding="utf-8")
    print(f"{PAGE.name} written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
