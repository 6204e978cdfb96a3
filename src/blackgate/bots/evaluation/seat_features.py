"""The features of a seat that the value network looks at.

No card is named here: the cards of another pack are described by what they do.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.bots.evaluation import hand_values, place_values, trade_values
from blackgate.bots.evaluation.evaluator import Evaluator
from blackgate.bots.evaluation.int_math import max_of, min_of
from blackgate.engine import effects, places
from blackgate.engine import layout as at
from blackgate.engine.table import Table
from blackgate.engine.vocabulary import MODS

GENERAL: Final = 46  # features before those of the Gang card
FEATURES: Final = GENERAL + MODS


class RaceState:
    """How far the players have dug; the same for every seat, so it is computed once."""

    def __init__(self) -> None:
        self.target: float = 1.0  # points needed to win
        self.best: i64 = 0  # points of the leader
        self.second: i64 = 0  # points of the runner-up
        self.left: float = 1.0  # share of the target that the leader still needs


def race_state(t: Table) -> RaceState:
    """Return the state of the race."""
    race = RaceState()
    target = max_of(t.get(at.TARGET), 1)
    race.target = float(target)
    for seat in range(t.get(at.PLAYERS)):
        score = places.score(t, seat)
        if score > race.best:
            race.second = race.best
            race.best = score
        elif score > race.second:
            race.second = score
    race.left = float(max_of(target - race.best, 0)) / race.target
    return race


def seat_features(e: Evaluator, t: Table, seat: i64, race: RaceState, features: vec[float]) -> None:
    """Fill in the features of one seat, each scaled to about 1."""
    rb = e.rulebook
    target = race.target
    score = places.score(t, seat)
    missing = max_of(t.get(at.TARGET) - score, 0)
    here = t.of(seat, at.PLACE)
    home = t.home_of(seat)
    can_dig = place_values.can_dig(t, seat)
    # 0 to 3: points, of this seat and of its best rival
    features[0] = float(score) / target
    features[1] = features[0] * features[0]
    rival = race.second if score == race.best else race.best
    features[2] = float(rival) / target
    features[3] = float(score - rival) / target
    tool_features(t, seat, missing, can_dig and here == home, target, features)
    # 11 to 17: Weapons, Beatings, Cigarettes
    strength = e.weapon_strength[seat]
    features[11] = float(min_of(strength, 400)) / 400.0
    features[12] = 1.0 if strength < 60 else 0.0
    beatings = t.of(seat, at.BEATINGS)
    features[13] = 1.0 if beatings == 1 else 0.0
    features[14] = 1.0 if beatings >= 2 else 0.0
    features[15] = 0.0 if can_dig else features[4]
    cigarettes = t.of(seat, at.CIGARETTES)
    features[16] = float(min_of(cigarettes, 32)) / 16.0
    # `e.room_cost` is still that of the hand evaluated before this one. The network was trained with that.
    features[17] = 1.0 if trade_values.best_buy_gain(e, t, seat, cigarettes) > 30 else 0.0
    hand_features(e, t, seat, features)
    # 28 to 35: what this Place offers
    features[28] = 1.0 if here == home else 0.0
    features[29] = 1.0 if rb.steals_at[here] != 0 else 0.0
    features[30] = 1.0 if rb.heals_at[here] != 0 else 0.0
    features[31] = 1.0 if rb.sells_at[here] != 0 else 0.0
    features[32] = float(rb.search[here]) / 3.0
    features[33] = 1.0 if here == rb.solitary else 0.0
    features[34] = features[30] * (1.0 if beatings > 0 else 0.0)
    features[35] = features[31] * features[16]
    opponent_features(e, t, seat, features)
    # 39 to 45: whose turn it is, Michel(le), the size of the table, the race
    players = t.get(at.PLAYERS)
    wait = seat - t.get(at.TURN)
    if wait < 0:
        wait += players
    features[39] = float(wait) / float(players)
    features[40] = float(min_of(t.get(at.ACTIONS), 3)) / 2.0 if wait == 0 else 0.0
    features[41] = 1.0 if wait == 1 else 0.0
    features[42] = 1.0 if t.get(at.MICHEL) != 0 and t.get(at.MICHEL_PLACE) == here else 0.0
    features[43] = 1.0 if t.get(at.TEAMS) != 0 else 0.0
    features[44] = 1.0 / float(players)
    features[45] = race.left
    # 46 and after: the abilities of the Gang card, which matter less towards the end
    card = t.of(seat, at.GANG)
    for column in range(MODS):
        features[GENERAL + column] = 0.0 if card < 0 else e.ability_features[card * MODS + column] * race.left


def tool_features(t: Table, seat: i64, missing: i64, digging: bool, target: float, features: vec[float]) -> None:
    """Fill in features 4 to 10: the Tools in hand, and how close they bring the win."""
    rb = t.rulebook
    points: i64 = 0
    count: i64 = 0
    best_two: i64 = 0
    best: i64 = 0
    i: i64 = len(rb.tools) - 1
    while i >= 0:
        held = t.hand(seat, rb.tools[i])
        tool_points = rb.points[rb.tools[i]]
        for _ in range(held):
            points += tool_points
            count += 1
            if count <= 2:
                best_two += tool_points
            if count == 1:
                best = tool_points
        i -= 1
    features[4] = float(min_of(points, missing)) / target
    features[5] = features[4] if digging else 0.0
    features[6] = float(min_of(count, 6)) / 4.0
    features[7] = 1.0 if points >= missing else 0.0
    features[8] = 1.0 if digging and best_two >= missing else 0.0
    features[9] = 1.0 if digging and best >= missing else 0.0
    features[10] = features[4] * features[0]


def hand_features(e: Evaluator, t: Table, seat: i64, features: vec[float]) -> None:
    """Fill in features 18 to 27: parts, Accessories, goods, Action cards, unknown cards, the Background."""
    rb = e.rulebook
    hand_values.evaluate_hand(e, t, seat)
    ready: i64 = 0
    for i in range(len(e.recipes)):
        ready += e.ready_sets[e.recipes[i]] * e.recipe_profit[i]
    features[18] = float(min_of(ready, 600)) / 200.0
    goods: i64 = 0
    parts: i64 = 0
    accessories: i64 = 0
    actions: i64 = 0
    known: i64 = 0
    for i in range(e.held_kind_count):
        kind = e.held_kinds[i]
        held = t.hand(seat, kind)
        known += held
        if e.is_tool[kind] == 0:
            goods += held * rb.sells[kind]
        if e.spare[kind] > 0 and e.base_value[kind] > e.sale_value[kind] and e.is_weapon[kind] == 0:
            parts += e.spare[kind]
        actions += held * e.usual_value[kind]
    for i in range(len(rb.accessories)):
        if t.hand(seat, rb.accessories[i]) > 0:
            accessories += 1
    size = t.of(seat, at.HAND_SIZE)
    unknown = max_of(size - known, 0)
    features[19] = float(min_of(parts, 4)) / 3.0
    features[20] = float(accessories) / 4.0 * (1.0 if t.of(seat, at.GANG) < 0 else 0.0)
    features[21] = float(accessories) / 4.0
    features[22] = float(min_of(goods, 32)) / 12.0
    features[23] = float(min_of(actions, 400)) / 100.0
    features[24] = float(min_of(size, 12)) / 10.0
    features[25] = float(unknown) / 10.0
    background = t.of(seat, at.BACKGROUND)
    features[26] = 0.0
    features[27] = 0.0
    if t.of(seat, at.REVEALED) == 0 and background >= 0:
        features[26] = float(e.usual_value[rb.kinds + background]) / 100.0
        features[27] = 1.0 if effects.is_member(t, seat, rb.kinds + background) else 0.0


def opponent_features(e: Evaluator, t: Table, seat: i64, features: vec[float]) -> None:
    """Fill in features 36 to 38: the danger from opponents in the same Place, the best target among them, and their number."""
    danger: i64 = 0
    best_target: i64 = 0
    opponents: i64 = 0
    own_strength = e.weapon_strength[seat]
    tools = e.tools_value[seat]
    for other in range(t.get(at.PLAYERS)):
        if t.opponents(seat, other) and t.together(seat, other):
            opponents += 1
            danger += tools * min_of(e.weapon_strength[other], 300) // 100
            if own_strength >= 100:
                best_target = max_of(best_target, e.tools_value[other])
    features[36] = float(min_of(danger, 2000)) / 500.0
    features[37] = float(best_target) / 200.0
    features[38] = float(opponents) / 2.0
