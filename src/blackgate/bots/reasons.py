"""Why a move looks good: one reason per move, as a text id (`why-...`) with the numbers it mentions.

A reason names one advantage of the move that the seat can see on the table. It is not the whole calculation of the bot.
`FIXED_REASONS` and `REASON_FUNCTIONS` have an entry for every family of moves; a family that is missing there gets a
neutral reason.
"""

from collections.abc import Callable, Mapping, Sequence

from blackgate.bots.protocol import Thought
from blackgate.catalogue import Move
from blackgate.engine import moves as mv
from blackgate.engine.vocabulary import MOD_SEARCH_MORE
from blackgate.game import View

Reason = tuple[str, dict[str, int]]
NO_REASON = "why-whim"
NEXT_BEST = "why-next"


def thoughts(view: View, ranked: Sequence[tuple[Move, float]]) -> tuple[Thought, ...]:
    """Return moves with their values and reasons, best first. Only the first may have a reason that claims it is best."""
    found: list[Thought] = []
    for move, value in ranked:
        name, facts = reason(view, move)
        if found and name in BEST_ONLY:
            name, facts = NEXT_BEST, {}
        found.append(Thought(move, value, name, facts))
    return tuple(found)


def reason(view: View, move: Move) -> Reason:
    """Return the reason for a move."""
    rb = view.edition.rulebook
    family = int(rb.family[int(move)])
    function = REASON_FUNCTIONS.get(family)
    if function is None:
        return FIXED_REASONS.get(family, NO_REASON), {}
    return function(view, int(rb.arg[int(move)]), int(rb.arg2[int(move)]))


# --- What the seat sees ---------------------------------------------------------------------
def points_missing(view: View) -> int:
    """Return the points that the seat, or its team, still needs."""
    return view.state.target - view.state.me.score


def own_hand(view: View) -> Mapping[str, int]:
    """Return the cards in hand by kind."""
    return view.state.me.hand or {}


def tool_points(view: View) -> int:
    """Return the Tunnel points of the Tools in hand."""
    points = view.edition.rulebook.points
    return sum(count * int(points[view.edition.kinds.index(kind)]) for kind, count in own_hand(view).items())


def is_armed(view: View) -> bool:
    """Return whether the seat holds a Weapon."""
    hand = own_hand(view)
    return any(view.edition.kinds[weapon] in hand for weapon in view.edition.rulebook.weapons)


def search_bonus(view: View) -> int:
    """Return how many cards more than printed the Gang card of the seat lets it draw."""
    card = view.state.me.gang_card
    number = -1 if card is None else view.edition.gang_cards.index(card)
    return int(view.edition.rulebook.mod(number, MOD_SEARCH_MORE))


def known_tool(view: View, seat: int) -> int:
    """Return the number of the best Tool that a player is known to hold, or -1."""
    points = view.edition.rulebook.points
    known = [view.edition.kinds.index(kind) for kind in view.known_cards(seat)]
    return max((kind for kind in known if int(points[kind]) > 0), key=lambda kind: int(points[kind]), default=-1)


def is_opponent(view: View, seat: int) -> bool:
    """Return whether a seat plays against this one (11.8)."""
    me, other = view.state.me, view.state.players[seat]
    return me.seat != seat and (me.team is None or me.team != other.team)


def leads(view: View, seat: int) -> bool:
    """Return whether a player has points and no other player has more."""
    players = view.state.players
    return players[seat].score > 0 and players[seat].score == max(player.score for player in players)


# --- Actions in a Place ---------------------------------------------------------------------
def dig(view: View, tool: int, _: int) -> Reason:
    """Return how many points are missing afterwards."""
    rb = view.edition.rulebook
    left = points_missing(view) - int(rb.points[rb.tools[tool]])
    return ("why-dig-wins", {}) if left <= 0 else ("why-dig", {"n": left})


def search(view: View, _: int, __: int) -> Reason:
    """Return how many cards are drawn."""
    place = view.edition.places.index(view.state.me.place)
    return "why-search", {"n": int(view.edition.rulebook.search[place]) + search_bonus(view)}


def craft(view: View, recipe: int, _: int) -> Reason:
    """Return the points of the Tool, or that it makes Weapons."""
    points = int(view.edition.rulebook.points[view.edition.rulebook.makes[recipe]])
    return ("why-craft-tool", {"n": points}) if points > 0 else ("why-arm", {})


def buy(view: View, offer: int, _: int) -> Reason:
    """Return the points of the Tool, or that it is Weapons."""
    points = int(view.edition.rulebook.points[view.edition.rulebook.offer_kind[offer]])
    return ("why-buy-tool", {"n": points}) if points > 0 else ("why-arm", {})


def heal(view: View, _: int, __: int) -> Reason:
    """Return what the Beatings prevent: digging, or only crafting (7.1)."""
    return ("why-heal-dig" if view.state.me.beatings >= int(view.edition.rulebook.dig_beatings) else "why-heal-craft"), {}


def join(view: View, gang: int, _: int) -> Reason:
    """Return the Gang card on top of the pile."""
    top = view.state.gang_piles[gang].top
    return ("why-join", {"gang_card": view.edition.gang_cards.index(top)}) if top is not None else (NO_REASON, {})


def reveal(view: View, _: int, __: int) -> Reason:
    """Return whether the seat is a member and gets both effects (8.2)."""
    me, edition = view.state.me, view.edition
    if me.gang is None or me.background is None:
        return "why-reveal", {}
    gang = int(edition.rulebook.background_gang[edition.backgrounds.index(me.background)])
    return ("why-reveal-member" if gang == edition.gangs.index(me.gang) else "why-reveal"), {}


# --- Movement -------------------------------------------------------------------------------
def roll(view: View, _: int, __: int) -> Reason:
    """Return why to leave this Place: Solitary, Tools to carry home, or nothing to gain here."""
    me = view.state.me
    if me.place == view.edition.places[view.edition.rulebook.solitary]:
        return "why-leave-solitary", {}
    points = tool_points(view)
    return ("why-go-home", {"n": points}) if points > 0 and me.place != me.home else ("why-roll", {})


def go(view: View, place: int, _: int) -> Reason:
    """Return what the seat can do in a Place."""
    rb, me = view.edition.rulebook, view.state.me
    points = tool_points(view)
    if view.edition.places[place] == me.home and points > 0:
        return "why-go-home", {"n": points}
    if rb.heals_at[place] and me.beatings > 0:
        return "why-go-heal", {}
    if is_armed(view):
        for other in view.state.players:
            tool = known_tool(view, other.seat) if is_opponent(view, other.seat) else -1
            if tool >= 0 and other.place == view.edition.places[place]:
                return "why-go-rob", {"seat": other.seat, "kind": tool}
    if rb.buys_at[place] and me.cigarettes >= min(int(cost) for cost in rb.offer_cost):
        return "why-go-buy", {}
    if rb.steals_at[place] and view.state.piles[view.edition.kinds[rb.steals]] > 0:
        return "why-go-steal", {"kind": int(rb.steals)}
    count = int(rb.search[place])
    return ("why-go-search", {"n": count + search_bonus(view)}) if count > 0 else ("why-roll", {})


def go_by_card(view: View, _: int, place: int) -> Reason:
    """`play A P`: return what the seat can do in that Place."""
    return go(view, place, 0)


def follow(view: View, mate: int, _: int) -> Reason:
    """`follow S`: return what the seat can do in the Place of a teammate."""
    return go(view, view.edition.places.index(view.state.players[mate].place), 0)


def go_home(view: View, _: int, __: int) -> Reason:
    """`home`: return what the seat can do at home."""
    return go(view, view.edition.places.index(view.state.me.home), 0)


# --- Against another player -----------------------------------------------------------------
def extort(view: View, seat: int, _: int) -> Reason:
    """Return why to extort this player."""
    return against(view, seat, "why-weak")


def pick(view: View, seat: int, _: int) -> Reason:
    """Return why to choose this player as the target of a card."""
    return against(view, seat, "why-target")


def play_at(view: View, _: int, seat: int) -> Reason:
    """`play A S`: return why to choose this player as the target."""
    return against(view, seat, "why-target")


def against(view: View, seat: int, otherwise: str) -> Reason:
    """Return a Tool that a player is known to hold, or that they lead, or the text id `otherwise`."""
    tool = known_tool(view, seat)
    if tool >= 0:
        return "why-holds-tool", {"seat": seat, "kind": tool}
    if leads(view, seat):
        return "why-leads", {"seat": seat, "n": view.state.players[seat].score}
    return otherwise, {"seat": seat}


def name(view: View, tool: int, _: int) -> Reason:
    """Return whether the target is known to hold the Tool, or it is a guess."""
    kind = int(view.edition.rulebook.tools[tool])
    target = view.state.question.other if view.state.question else None
    if target is not None and view.edition.kinds[kind] in view.known_cards(target):
        return "why-holds-tool", {"seat": target, "kind": kind}
    return "why-name-guess", {}


# Reasons that say that a move is the best of its kind. Only the first move of an advice may have one.
BEST_ONLY = {
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

# Families of moves whose reason is always the same.
FIXED_REASONS = {
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

# Families of moves whose reason depends on the table. A function is given the view and the two arguments of the move.
REASON_FUNCTIONS: dict[int, Callable[[View, int, int], Reason]] = {
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
