"""What is measured of a game, cards aside: one figure per name, for one player count."""

from blackgate.catalogue import Edition
from blackgate.lab.collectors import beatings, cigarettes, extortions, michel
from blackgate.lab.metrics import Above, Figure, Per, Share, per_game
from blackgate.lab.pack_contents import board_cards, places, tools

# How a Tool or a Knife comes into a hand (`watches/tunnel.py`).
SOURCES = ("steal", "craft", "trade", "effect", "taken", "cooperated", "snatched", "given", "exchange")


def figures_of_table(book: Edition, players: int, with_michel: bool, teams: bool) -> dict[str, Figure]:
    """Everything but cards, for one player count, by name."""
    found: dict[str, Figure] = {
        "length/turns_per_player": Per(("turns",), ("players",)),
        "length/stopped": Share(("stopped",), ("games",)),
    }
    for order in range(players):
        found[f"seat/{order}/above_fair"] = Above((f"seat/{order}/won",), ("finished",))
    found |= of_tools(book) | of_places(book, teams) | of_extortions(book) | of_beatings() | of_cigarettes()
    return found | (of_michel() if with_michel else {}) | (of_exchanges() if teams else {})


def of_tools(book: Edition) -> dict[str, Figure]:
    """How points were made, and where Tools and Knives came from."""
    found: dict[str, Figure] = {}
    everything = tuple(f"dug/{tool}/points" for tool in tools(book))
    for tool in tools(book):
        found[f"points/{tool}/per_game"] = per_game(f"dug/{tool}/points")
        found[f"points/{tool}/share"] = Share((f"dug/{tool}/points",), everything)
        found[f"points/{tool}/lost"] = per_game(f"lost/{tool}/points")
    for card in board_cards(book):
        for source in SOURCES:
            found[f"got/{card}/{source}"] = per_game(f"got/{card}/{source}")
    return found


def of_places(book: Edition, teams: bool) -> dict[str, Figure]:
    """Visits and Searches."""
    found: dict[str, Figure] = {}
    for place in places(book, teams):
        for what in ("visits", "sent", "searches", "drawn"):
            found[f"place/{place}/{what}"] = per_game(f"place/{place}/{what}")
    return found | {"drawn/per_game": per_game("drawn")}


def of_extortions(book: Edition) -> dict[str, Figure]:
    """How often, how they ended, what changed hands."""
    found: dict[str, Figure] = {"extortions/per_game": per_game("extortions")}
    for outcome in extortions.OUTCOMES:
        found[f"extortions/{outcome}"] = Share((f"extortions/{outcome}",), ("extortions",))
    loot = [f"loot/{how}" for how in extortions.LOOT]
    loot += [f"loot/class/{category}" for category in dict.fromkeys(card.category for card in book.pack.cards)]
    for what in ("weapons", *loot):
        found[f"extortions/{what}"] = Per((f"extortions/{what}",), ("extortions",))
    return found


def of_michel() -> dict[str, Figure]:
    """Moves and Extortions of the neutral prisoner, how those ended, what they cost."""
    found: dict[str, Figure] = {name: per_game(name) for name in ("michel/moves", "michel/extortions")}
    for outcome in michel.OUTCOMES:
        found[f"michel/{outcome}"] = Share((f"michel/{outcome}",), ("michel/extortions",))
    for loss in michel.LOSSES.values():
        found[f"michel/loss/{loss}"] = per_game(f"michel/loss/{loss}")
    return found


def of_beatings() -> dict[str, Figure]:
    """Given and healed."""
    names = [f"beatings/given/{giver}" for giver in beatings.GIVERS]
    return {name: per_game(name) for name in (*names, "beatings/in_vain", "beatings/healed", "beatings/left")}


def of_cigarettes() -> dict[str, Figure]:
    """Earned and spent."""
    names = [f"cigarettes/earned/{how}" for how in cigarettes.EARNED.values()]
    names += [f"cigarettes/spent/{how}" for how in cigarettes.SPENT.values()]
    return {name: per_game(name) for name in (*names, "cigarettes/passed", "cigarettes/left")}


def of_exchanges() -> dict[str, Figure]:
    """Between teammates."""
    return {name: per_game(name) for name in ("exchange/times", "exchange/cards", "exchange/passed")}
