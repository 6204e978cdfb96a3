"""Metrics of a game for one player count, cards aside."""

from blackgate.catalogue import Edition
from blackgate.lab.collectors import actions, beatings, cigarettes, extortions, michel
from blackgate.lab.metrics import AboveFair, Metric, Ratio, Share, per_game
from blackgate.lab.pack_contents import board_cards, places, tools

# How a Tool or a Knife comes into a hand (`collectors/tunnel.py`).
SOURCES = ("steal", "craft", "trade", "effect", "taken", "cooperated", "snatched", "given", "exchange")


def game_metrics(edition: Edition, players: int, with_michel: bool, teams: bool) -> dict[str, Metric]:
    """Return all metrics by name, those of cards aside."""
    found: dict[str, Metric] = {
        "length/turns_per_player": Ratio(("turns",), ("players",)),
        "length/stopped": Share(("stopped",), ("games",)),
    }
    for order in range(players):
        found[f"seat/{order}/above_fair"] = AboveFair((f"seat/{order}/won",), ("finished",))
    found |= action_metrics() | member_metrics(edition)
    found |= tool_metrics(edition) | place_metrics(edition, teams) | extortion_metrics(edition)
    found |= beating_metrics() | cigarette_metrics()
    return found | (michel_metrics() if with_michel else {}) | (exchange_metrics() if teams else {})


def tool_metrics(edition: Edition) -> dict[str, Metric]:
    """Return how points were made, and where Tools and Knives came from."""
    found: dict[str, Metric] = {}
    all_points = tuple(f"dug/{tool}/points" for tool in tools(edition))
    for tool in tools(edition):
        found[f"points/{tool}/per_game"] = per_game(f"dug/{tool}/points")
        found[f"points/{tool}/share"] = Share((f"dug/{tool}/points",), all_points)
        found[f"points/{tool}/lost"] = per_game(f"lost/{tool}/points")
    for card in board_cards(edition):
        for source in SOURCES:
            found[f"got/{card}/{source}"] = per_game(f"got/{card}/{source}")
    return found


def place_metrics(edition: Edition, teams: bool) -> dict[str, Metric]:
    """Return visits and Searches by Place."""
    found: dict[str, Metric] = {}
    for place in places(edition, teams):
        for what in ("visits", "sent", "searches", "drawn"):
            found[f"place/{place}/{what}"] = per_game(f"place/{place}/{what}")
    all_visits = tuple(f"place/{place}/visits" for place in places(edition, teams))
    found |= {f"place/{place}/share": Share((f"place/{place}/visits",), all_visits) for place in places(edition, teams)}
    return found | {"drawn/per_game": per_game("drawn")}


def action_metrics() -> dict[str, Metric]:
    """Return how often each basic action and Place action is used."""
    return {f"uses/{word}/per_game": per_game(f"uses/{word}") for word in actions.ACTIONS}


def member_metrics(edition: Edition) -> dict[str, Metric]:
    """Return the share of players who join each Gang, and how many reveals apply the second effect (8.2)."""
    found: dict[str, Metric] = {f"members/{gang}/share": Share((f"members/{gang}",), ("players",)) for gang in edition.gangs}
    second = tuple(f"background/{card}/second" for card in edition.backgrounds)
    return found | {"reveals/second": Share(second, tuple(f"background/{card}/times" for card in edition.backgrounds))}


def extortion_metrics(edition: Edition) -> dict[str, Metric]:
    """Return how often players extorted, the outcomes, and the cards that changed hands."""
    found: dict[str, Metric] = {"extortions/per_game": per_game("extortions")}
    for outcome in extortions.OUTCOMES:
        found[f"extortions/{outcome}"] = Share((f"extortions/{outcome}",), ("extortions",))
    loot = [f"loot/{how}" for how in extortions.LOOT]
    loot += [f"loot/class/{category}" for category in dict.fromkeys(card.category for card in edition.pack.cards)]
    for what in ("weapons", *loot):
        found[f"extortions/{what}"] = Ratio((f"extortions/{what}",), ("extortions",))
    return found


def michel_metrics() -> dict[str, Metric]:
    """Return moves and Extortions of the neutral prisoner, the outcomes, and the cards lost."""
    found: dict[str, Metric] = {name: per_game(name) for name in ("michel/moves", "michel/extortions")}
    for outcome in michel.OUTCOMES:
        found[f"michel/{outcome}"] = Share((f"michel/{outcome}",), ("michel/extortions",))
    for loss in michel.LOSSES.values():
        found[f"michel/loss/{loss}"] = per_game(f"michel/loss/{loss}")
    return found


def beating_metrics() -> dict[str, Metric]:
    """Return Beatings given and healed."""
    names = [f"beatings/given/{cause}" for cause in beatings.CAUSES]
    return {name: per_game(name) for name in (*names, "beatings/in_vain", "beatings/healed", "beatings/left")}


def cigarette_metrics() -> dict[str, Metric]:
    """Return Cigarettes earned and spent."""
    names = [f"cigarettes/earned/{how}" for how in (*cigarettes.EARNED.values(), cigarettes.START)]
    names += [f"cigarettes/spent/{how}" for how in cigarettes.SPENT.values()]
    return {name: per_game(name) for name in (*names, "cigarettes/passed", "cigarettes/left")}


def exchange_metrics() -> dict[str, Metric]:
    """Return Exchanges between teammates."""
    return {name: per_game(name) for name in ("exchange/times", "exchange/cards", "exchange/passed")}
