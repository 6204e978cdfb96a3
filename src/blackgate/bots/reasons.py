"""Why a move looks good: one reason per move, as a text id (`why-...`) with the numbers it speaks of.

A reason says what speaks for the move on the table as the seat knows it; it never claims to be the whole calculation.
"""

from collections.abc import Callable, Sequence

from blackgate.bots.protocol import Thought
from blackgate.catalogue import Move
from blackgate.engine import frames, places, prospects
from blackgate.engine import layout as at
from blackgate.engine import moves as mv
from blackgate.engine.cards import weapons_in_hand
from blackgate.engine.vocabulary import MOD_SEARCH_MORE
from blackgate.game import View

Reason = tuple[str, dict[str, int]]


def thoughts(view: View, ranked: Sequence[tuple[Move, float]]) -> tuple[Thought, ...]:
    """Moves, best first, with their values and reasons. What claims to be the best of its kind is claimed once."""
    told: list[Thought] = []
    for move, value in ranked:
        name, facts = reason(view, move)
        if told and name in CLAIMS:
            name, facts = "why-next", {}
        told.append(Thought(move, value, name, facts))
    return tuple(told)


def reason(view: View, move: Move) -> Reason:
    """What speaks for a move."""
    rb = view.edition.rulebook
    family = int(rb.family[int(move)])
    simple = SIMPLE.get(family)
    if simple is not None:
        return simple, {}
    return OF_FAMILY[family](view, int(rb.arg[int(move)]), int(rb.arg2[int(move)]))


def own(view: View, fact: int) -> int:
    """A fact of the seat itself."""
    return int(view.table.of(view.observer, fact))


def missing(view: View) -> int:
    """Points the seat, or its team, still needs."""
    return int(view.table.get(at.TARGET) - places.score(view.table, view.observer))


def tool_points(view: View) -> int:
    """Tunnel points of the Tools in hand."""
    rb = view.edition.rulebook
    return sum(int(view.table.hand(view.observer, tool)) * int(rb.points[tool]) for tool in rb.tools)


def known_tool(view: View, seat: int) -> int:
    """The best Tool a player is known to hold, or -1."""
    kinds = view.edition.kinds
    known = [kinds.index(kind) for kind in view.known_cards(seat)]
    tools = [kind for kind in known if int(view.edition.rulebook.points[kind]) > 0]
    return max(tools, key=lambda kind: int(view.edition.rulebook.points[kind]), default=-1)


def leads(view: View, seat: int) -> bool:
    """Whether nobody has more points than this player, and they have some."""
    scores = [int(places.score(view.table, other)) for other in range(view.options.players)]
    return scores[seat] > 0 and scores[seat] == max(scores)


# --- one's own doing ------------------------------------------------------------------------
def dig(view: View, tool: int, _: int) -> Reason:
    """Nearer to the end, or out."""
    left = missing(view) - int(view.edition.rulebook.points[view.edition.rulebook.tools[tool]])
    return ("why-dig-wins", {}) if left <= 0 else ("why-dig", {"n": left})


def search(view: View, _: int, __: int) -> Reason:
    """So many cards."""
    count = int(view.edition.rulebook.search[own(view, at.PLACE)] + view.table.mod(view.observer, MOD_SEARCH_MORE))
    return "why-search", {"n": count}


def craft(view: View, recipe: int, _: int) -> Reason:
    """A Tool, or Weapons."""
    kind = int(view.edition.rulebook.makes[recipe])
    points = int(view.edition.rulebook.points[kind])
    return ("why-craft-tool", {"n": points}) if points > 0 else ("why-arm", {})


def buy(view: View, offer: int, _: int) -> Reason:
    """A Tool, or Weapons."""
    points = int(view.edition.rulebook.points[view.edition.rulebook.offer_kind[offer]])
    return ("why-buy-tool", {"n": points}) if points > 0 else ("why-arm", {})


def heal(view: View, _: int, __: int) -> Reason:
    """Beaten twice, one cannot even dig (7.1)."""
    return ("why-heal-dig" if own(view, at.BEATINGS) >= int(view.edition.rulebook.dig_beatings) else "why-heal-craft"), {}


def join(view: View, gang: int, _: int) -> Reason:
    """For the card on top."""
    return "why-join", {"gang_card": int(view.table.get(at.GANG_CARDS + gang * at.GANG_PILE))}


def reveal(view: View, _: int, __: int) -> Reason:
    """A member gets more out of it (8.2)."""
    member = prospects.is_member(view.table, view.observer, view.edition.rulebook.kinds + own(view, at.BACKGROUND))
    return ("why-reveal-member" if member else "why-reveal"), {}


# --- going somewhere ------------------------------------------------------------------------
def roll(view: View, _: int, __: int) -> Reason:
    """Home with the Tools, out of Solitary, or just somewhere better."""
    if own(view, at.PLACE) == int(view.edition.rulebook.solitary):
        return "why-leave-solitary", {}
    points = tool_points(view)
    at_home = own(view, at.PLACE) == int(view.table.home_of(view.observer))
    return ("why-go-home", {"n": points}) if points > 0 and not at_home else ("why-roll", {})


def go(view: View, place: int, _: int) -> Reason:
    """What is to be had there."""
    rb = view.edition.rulebook
    points = tool_points(view)
    if place == int(view.table.home_of(view.observer)) and points > 0:
        return "why-go-home", {"n": points}
    if rb.heals_at[place] and own(view, at.BEATINGS) > 0:
        return "why-go-heal", {}
    if weapons_in_hand(view.table, view.observer) > 0:
        for other in range(view.options.players):
            tool = known_tool(view, other) if view.table.opponents(view.observer, other) else -1
            if tool >= 0 and int(view.table.of(other, at.PLACE)) == place:
                return "why-go-rob", {"seat": other, "kind": tool}
    if rb.buys_at[place] and own(view, at.CIGARETTES) >= min(int(cost) for cost in rb.offer_cost):
        return "why-go-buy", {}
    if rb.steals_at[place] and view.table.get(at.PILE + rb.steals) > 0:
        return "why-go-steal", {"kind": int(rb.steals)}
    count = int(rb.search[place])
    count += int(view.table.mod(view.observer, MOD_SEARCH_MORE)) if count > 0 else 0
    return ("why-go-search", {"n": count}) if count > 0 else ("why-roll", {})


def go_by_card(view: View, _: int, place: int) -> Reason:
    """`play A P`."""
    return go(view, place, 0)


def follow(view: View, mate: int, _: int) -> Reason:
    """To a teammate's Place."""
    return go(view, int(view.table.of(mate, at.PLACE)), 0)


def go_home(view: View, _: int, __: int) -> Reason:
    """Back to one's own Block: the reasons are those of going there."""
    return go(view, int(view.table.home_of(view.observer)), 0)


# --- against somebody -----------------------------------------------------------------------
def extort(view: View, seat: int, _: int) -> Reason:
    """They hold a Tool one knows of, they lead, or they are weak."""
    return against(view, seat, "why-weak")


def pick(view: View, seat: int, _: int) -> Reason:
    """Of a card's targets, one that holds a Tool or leads, or that it costs most."""
    return against(view, seat, "why-target")


def play_at(view: View, _: int, seat: int) -> Reason:
    """An Action card against somebody: why this player."""
    return against(view, seat, "why-target")


def against(view: View, seat: int, otherwise: str) -> Reason:
    """Why this player."""
    tool = known_tool(view, seat)
    if tool >= 0:
        return "why-holds-tool", {"seat": seat, "kind": tool}
    if leads(view, seat):
        return "why-leads", {"seat": seat, "n": int(places.score(view.table, seat))}
    return otherwise, {"seat": seat}


def name(view: View, tool: int, _: int) -> Reason:
    """A Tool one knows they hold, or a guess."""
    kind = int(view.edition.rulebook.tools[tool])
    frame = int(view.table.top())
    by_card = view.table.get(frame + frames.NAME_FOR_CARD) != 0  # the frame below is the card's (engine/extortion.py)
    target = int(view.table.get(frame - at.FRAME + frames.CARD_TARGET) if by_card else view.table.get(at.DEFENDER))
    if view.edition.kinds[kind] in view.known_cards(target):
        return "why-holds-tool", {"seat": target, "kind": kind}
    return "why-name-guess", {}


# Reasons that only the best move can have.
CLAIMS = {
    "why-lay",
    "why-cooperate",
    "why-yield",
    "why-hold",
    "why-least",
    "why-take",
    "why-target",
    "why-weak",
    "why-name-guess",
    "why-rouse",
    "why-pass",
    "why-end",
    "why-play",
    "why-reveal",
    "why-roll",
    "why-reroll",
    "why-sell",
    "why-exchange",
}

SIMPLE = {
    mv.SEARCH_DISCARD: "why-search-discard",
    mv.PLAY: "why-play",
    mv.STEAL: "why-steal",
    mv.SELL: "why-sell",
    mv.EXCHANGE: "why-exchange",
    mv.END: "why-end",
    mv.REROLL: "why-reroll",
    mv.LAY: "why-lay",
    mv.LAY_FISTS: "why-lay",
    mv.COOPERATE: "why-cooperate",
    mv.YIELD: "why-yield",
    mv.HOLD: "why-hold",
    mv.SECOND: "why-second",
    mv.PASS: "why-pass",
    mv.GIVE: "why-least",
    mv.DONE: "why-pass",
    mv.OFFER: "why-exchange",
    mv.PAY_FIVE: "why-exchange",
    mv.PAY_ONE: "why-exchange",
    mv.TAKE: "why-take",
    mv.ROUSE: "why-rouse",
    mv.SEND: "why-rouse",
    mv.DISCARD: "why-least",
    mv.DRAW: "why-draw",
}

OF_FAMILY: dict[int, Callable[[View, int, int], Reason]] = {
    mv.SEARCH: search,
    mv.ROLL: roll,
    mv.CAUTIOUS: go,
    mv.FOLLOW: follow,
    mv.HOME: go_home,
    mv.JOIN: join,
    mv.PLAY_SEAT: play_at,
    mv.PLAY_PLACE: go_by_card,
    mv.EXTORT: extort,
    mv.CRAFT: craft,
    mv.DIG: dig,
    mv.ALSO: dig,
    mv.HEAL: heal,
    mv.BUY: buy,
    mv.REVEAL: reveal,
    mv.GO: go,
    mv.NAME: name,
    mv.PICK: pick,
}
