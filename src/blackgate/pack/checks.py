"""Checks that a pack can be played: sums, references, and the limits of the engine."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from blackgate.engine import limits
from blackgate.pack.errors import PackError
from blackgate.pack.model import Effect, Pack
from blackgate.texts import Text


def check(pack: Pack, counts: dict[str, int]) -> None:
    """Raise if a pack cannot be played to the end."""
    check_ids(pack)
    check_sums(pack, counts)
    check_limits(pack)
    check_places(pack)
    check_cards(pack)
    check_goals(pack)


def refuse(pack: Pack, file: str, key: str, found: object, expected: Text) -> PackError:
    """Return the error for a value of a file of the pack."""
    return PackError(str(Path(pack.directory) / file), key, found, expected)


def check_ids(pack: Pack) -> None:
    """Check that ids are unique."""
    blocks = [block for place in pack.places for block in place.blocks]
    id_lists: list[tuple[str, str, Iterable[str]]] = [
        ("cards.toml", "card", [card.id for card in pack.cards if card.category != "action"]),
        ("actions.toml", "action", [card.id for card in pack.cards if card.category == "action"]),
        ("actions.toml", "action", [card.id for card in pack.cards]),
        ("cards.toml", "recipe.makes", [recipe.makes for recipe in pack.recipes]),
        ("cards.toml", "offer", [offer.id for offer in pack.offers]),
        ("places.toml", "place", [place.id for place in pack.places] + blocks),
        ("gangs.toml", "gang", [gang.id for gang in pack.gangs]),
        ("gangs.toml", "gang.card", [card.id for gang in pack.gangs for card in gang.cards]),
        ("backgrounds.toml", "background", [background.id for background in pack.backgrounds]),
        ("prisoners.toml", "prisoner", [prisoner.id for prisoner in pack.prisoners]),
    ]
    for file, key, ids in id_lists:
        seen: set[str] = set()
        for identifier in ids:
            if identifier in seen:
                raise refuse(pack, file, key, identifier, Text("expected-unique"))
            seen.add(identifier)


def check_sums(pack: Pack, counts: dict[str, int]) -> None:
    """Check that each deck adds up to what pack.toml says (1.1, 1.4, 1.5)."""
    sums = {
        "search_cards": sum(card.copies for card in pack.cards if not card.on_board),
        "gang_cards": sum(len(gang.cards) for gang in pack.gangs),
        "backgrounds": len(pack.backgrounds),
        "michel_cards": sum(card.copies for card in pack.michel),
    }
    for key, total in sums.items():
        if total != counts[key]:
            raise refuse(pack, "pack.toml", f"counts.{key}", counts[key], Text("expected-sum", total=total))


def check_limits(pack: Pack) -> None:
    """Check the limits of the engine (`engine/limits.py`)."""
    sizes = [
        ("cards.toml", "card", len(pack.cards), limits.KINDS),
        ("places.toml", "place", len(pack.places) + 2, limits.PLACES),
        ("gangs.toml", "gang", len(pack.gangs), limits.GANGS),
        ("gangs.toml", "gang.card", max(len(gang.cards) for gang in pack.gangs), limits.GANG_PILE),
        ("michel.toml", "michel", len(pack.michel), limits.MICHEL_KINDS),
        ("cards.toml", "copies of Search cards", sum(c.copies for c in pack.cards if not c.on_board), limits.DISCARD),
        ("cards.toml", "copies of Tools", sum(c.copies for c in pack.cards if c.category == "tool"), limits.DUG),
        ("cards.toml", "copies of Weapons", sum(c.copies for c in pack.cards if c.category == "weapon"), limits.LAID),
    ]
    for file, key, found, most in sizes:
        if found > most:
            raise refuse(pack, file, key, found, Text("expected-most", most=most))
    if sum(card.copies for card in pack.michel) < 2:
        raise refuse(pack, "michel.toml", "michel.copies", 1, Text("expected-least", least=2))
    if len(pack.backgrounds) < limits.SEATS:
        raise refuse(pack, "backgrounds.toml", "background", len(pack.backgrounds), Text("expected-least", least=limits.SEATS))
    dealt = limits.SEATS * pack.numbers["start_hand"] + max(sum(row) for row in pack.fair_start_cards.values())
    if sum(c.copies for c in pack.cards if not c.on_board and not c.chaos) < dealt:
        raise refuse(pack, "cards.toml", "copies of Search cards", Text("found-too-few"), Text("expected-hands"))


def check_places(pack: Pack) -> None:
    """Check for one Cell Block with two Blocks, one Solitary, one start for Michel(le), and a Place for every roll."""
    for key in ("home", "solitary", "michel"):
        found = [place.id for place in pack.places if getattr(place, key)]
        if len(found) != 1:
            raise refuse(pack, "places.toml", f"place.{key}", found, Text("expected-one-place", key=key))
    for place in pack.places:
        if bool(place.blocks) != place.home:
            raise refuse(pack, "places.toml", f"place[{place.id}].blocks", list(place.blocks), Text("expected-blocks-at-home"))
        if place.solitary and (place.die or place.search is not None or place.craft or place.does):
            raise refuse(pack, "places.toml", f"place[{place.id}]", Text("found-way-in"), Text("expected-neither"))
        if "dig" in place.does and not place.home:
            raise refuse(pack, "places.toml", f"place[{place.id}].does", "dig", Text("expected-dig-at-home"))
    for result in range(1, pack.numbers["die"] + 1):
        led = [place.id for place in pack.places if result in place.die]
        if len(led) < 2:
            raise refuse(pack, "places.toml", f"die result {result}", led, Text("expected-two-places"))
    if len({place.steals for place in pack.places if place.steals}) > 1:
        raise refuse(pack, "places.toml", "place.steals", Text("found-several"), Text("expected-one-stolen"))


def check_cards(pack: Pack) -> None:
    """Check that Tools are on the board and can be made, and that effects fit their cards."""
    by_id = {card.id: card for card in pack.cards}
    tools = [card for card in pack.cards if card.category == "tool"]
    if not tools:
        raise refuse(pack, "cards.toml", "card.class", Text("found-no-tool"), Text("expected-a-tool"))
    for tool in tools:
        if not tool.on_board:
            raise refuse(pack, "cards.toml", f"card[{tool.id}].pile", "search", Text("expected-tool-on-board"))
    made = {recipe.makes for recipe in pack.recipes}
    stolen = {place.steals for place in pack.places}
    for card in pack.cards:
        if card.on_board and card.id not in made | stolen:
            found = sorted(made)
            raise refuse(pack, "cards.toml", "recipe.makes", found, Text("expected-recipe", card=card.id))
    for recipe in pack.recipes:
        if not by_id[recipe.makes].on_board:
            raise refuse(pack, "cards.toml", "recipe.makes", recipe.makes, Text("expected-board-card"))
        if not recipe.needs:
            raise refuse(pack, "cards.toml", f"recipe[{recipe.makes}].needs", [], Text("expected-a-card"))
    for offer in pack.offers:
        if not by_id[offer.gives].on_board:
            raise refuse(pack, "cards.toml", f"offer[{offer.id}].gives", offer.gives, Text("expected-board-card"))
    check_effects(pack)


class EffectList(NamedTuple):
    """The effects of an Action card, or the first or second ones of a Background."""

    file: str
    key: str
    effects: tuple[Effect, ...]
    target: str
    before: tuple[Effect, ...] = ()  # those that are carried out before


def effect_lists(pack: Pack) -> Iterator[EffectList]:
    """Yield all lists of effects."""
    for card in pack.cards:
        yield EffectList("actions.toml", f"action[{card.id}]", card.effects, card.target)
    for background in pack.backgrounds:
        key, first = f"background[{background.id}]", background.effects
        yield EffectList("backgrounds.toml", key, first, background.target)
        yield EffectList("backgrounds.toml", key, background.second or (), background.target, first)


def check_effects(pack: Pack) -> None:
    """Check that effects name board piles where they must and follow those they need, and how many choices they ask for."""
    by_number = list(pack.cards)
    for file, key, effects, target, before in effect_lists(pack):
        done = [effect.word for effect in before]
        for effect in effects:
            if effect.word == "take_pile" and not by_number[effect.x].on_board:
                raise refuse(pack, file, f"{key}.effects", by_number[effect.x].id, Text("expected-board-card"))
            if effect.word == "take_undug" and not follows_undig(pack, key):
                raise refuse(pack, file, f"{key}.effects", "take_undug", Text("expected-undig"))
            if effect.word == "take_chosen" and "look" not in done:
                raise refuse(pack, file, f"{key}.effects", "take_chosen", Text("expected-look"))
            done.append(effect.word)
        moves = [effect for effect in effects if effect.word == "move"]
        if file == "actions.toml" and (len(moves) > 1 or (moves and target)):
            raise refuse(pack, file, f"{key}.effects", "move", Text("expected-one-move"))
        if len(moves) > 1:
            raise refuse(pack, file, f"{key}.effects", "move", Text("expected-move-once"))


def follows_undig(pack: Pack, key: str) -> bool:
    """Return whether a card is a Background that undigs a Tool, so that its second effect can refer to it."""
    for background in pack.backgrounds:
        if key == f"background[{background.id}]":
            first = [effect.word for effect in background.effects]
            return "undig" in first and not {"take_named", "take_undug"} & set(first)
    return False


def check_goals(pack: Pack) -> None:
    """Check that all Tools together reach the goals (3.1, 11.2)."""
    most = sum(card.copies * card.points for card in pack.cards)
    for key, goals in (("players", pack.goal), ("teams", pack.team_goal)):
        for size, points in goals.items():
            if points > most:
                raise refuse(pack, "pack.toml", f"goal.{key}.{size}", points, Text("expected-goal", most=most))
