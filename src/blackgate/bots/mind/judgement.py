"""Chances of winning, from facts anybody can count: a small network, the same for every seat, compared across seats.

`facts` lists what is looked at; the numbers of the network were learnt from games of inmates (`tools/learn.py`) and stand
in `bots/judgement.json`. Nothing here names a card: a pack with other cards is judged by what its cards do.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.bots.mind import fight, outlook, worth
from blackgate.bots.mind.mind import Mind, max_of, min_of
from blackgate.engine import effects, places
from blackgate.engine import layout as at
from blackgate.engine.table import Table
from blackgate.engine.vocabulary import MODS

PLAIN: Final = 46  # facts before those about the Gang card
FACTS: Final = PLAIN + MODS
MOST_HIDDEN: Final = 64


class Judgement:
    """One layer of hidden units with a rectifier, one number out; then a softmax over the seats (or the two teams)."""

    def __init__(self, first: list[float], bias: list[float], last: list[float]) -> None:
        self.hidden: i64 = len(bias)
        self.first = vec[float](first)  # fact by fact, one row of hidden units each
        self.bias = vec[float](bias)
        self.last = vec[float](last)
        self.facts = vec[float]([0.0] * FACTS)
        self.units = vec[float]([0.0] * MOST_HIDDEN)
        self.chances = vec[float]([0.0] * at.SEATS)

    def judge(self, m: Mind, t: Table) -> None:
        """Fill in `chances`: of each seat, or of its team."""
        players = t.get(at.PLAYERS)
        if t.get(at.OVER) != 0:
            self.finished(t)
            return
        teams = t.get(at.TEAMS) != 0
        fight.muster(m, t)
        common = in_common(t)
        best = -1e9
        for seat in range(players):
            state(m, t, seat, common, self.facts)
            self.chances[seat] = self.strength()
        if teams:
            even = 0.0
            odd = 0.0
            for seat in range(players):
                if seat & 1 == 0:
                    even += self.chances[seat]
                else:
                    odd += self.chances[seat]
            for seat in range(players):
                self.chances[seat] = even if seat & 1 == 0 else odd
        for seat in range(players):
            if self.chances[seat] > best:
                best = self.chances[seat]
        total = 0.0
        for seat in range(players):
            chance = math.exp(self.chances[seat] - best)
            self.chances[seat] = chance
            total += chance
        if teams:
            total = total * 2.0 / float(players)
        for seat in range(players):
            self.chances[seat] = self.chances[seat] / total

    def finished(self, t: Table) -> None:
        """Nothing left to judge."""
        winner = t.get(at.WINNER)
        teams = t.get(at.TEAMS) != 0
        stopped = t.get(at.OVER) == 2
        for seat in range(t.get(at.PLAYERS)):
            won = seat == winner or (teams and (seat ^ winner) & 1 == 0)
            self.chances[seat] = 1.0 if won and not stopped else 0.0

    def strength(self) -> float:
        """The network's number for the facts of one seat."""
        hidden = self.hidden
        units = self.units
        first = self.first
        facts = self.facts
        for j in range(hidden):
            units[j] = self.bias[j]
        at_row: i64 = 0
        for i in range(FACTS):
            fact = facts[i]
            if fact != 0.0:
                for j in range(hidden):
                    units[j] = units[j] + fact * first[at_row + j]
            at_row += hidden
        total = 0.0
        for j in range(hidden):
            if units[j] > 0.0:
                total += units[j] * self.last[j]
        return total


class Common:
    """Facts that are the same for every seat, counted once."""

    def __init__(self) -> None:
        self.target: float = 1.0
        self.best: i64 = 0  # points of whoever is furthest
        self.second: i64 = 0
        self.left: float = 1.0


def in_common(t: Table) -> Common:
    """Look at the race once."""
    common = Common()
    target = max_of(t.get(at.TARGET), 1)
    common.target = float(target)
    for seat in range(t.get(at.PLAYERS)):
        score = places.score(t, seat)
        if score > common.best:
            common.second = common.best
            common.best = score
        elif score > common.second:
            common.second = score
    common.left = float(max_of(target - common.best, 0)) / common.target
    return common


def state(m: Mind, t: Table, seat: i64, common: Common, facts: vec[float]) -> None:
    """The facts about one seat, each about as large as 1."""
    rb = m.rulebook
    target = common.target
    score = places.score(t, seat)
    missing = max_of(t.get(at.TARGET) - score, 0)
    here = t.of(seat, at.PLACE)
    home = t.home_of(seat)
    able = outlook.can_dig(t, seat)
    facts[0] = float(score) / target
    facts[1] = facts[0] * facts[0]
    rival = common.second if score == common.best else common.best
    facts[2] = float(rival) / target
    facts[3] = float(score - rival) / target
    state_of_tools(t, seat, missing, able and here == home, target, facts)
    armed = m.armed[seat]
    facts[11] = float(min_of(armed, 400)) / 400.0
    facts[12] = 1.0 if armed < 60 else 0.0
    beatings = t.of(seat, at.BEATINGS)
    facts[13] = 1.0 if beatings == 1 else 0.0
    facts[14] = 1.0 if beatings >= 2 else 0.0
    facts[15] = 0.0 if able else facts[4]
    cigarettes = t.of(seat, at.CIGARETTES)
    facts[16] = float(min_of(cigarettes, 32)) / 16.0
    facts[17] = 1.0 if outlook.best_offer(m, t, seat, cigarettes) > 30 else 0.0
    state_of_hand(m, t, seat, facts)
    facts[28] = 1.0 if here == home else 0.0
    facts[29] = 1.0 if rb.steals_at[here] != 0 else 0.0
    facts[30] = 1.0 if rb.heals_at[here] != 0 else 0.0
    facts[31] = 1.0 if rb.sells_at[here] != 0 else 0.0
    facts[32] = float(rb.search[here]) / 3.0
    facts[33] = 1.0 if here == rb.solitary else 0.0
    facts[34] = facts[30] * (1.0 if beatings > 0 else 0.0)
    facts[35] = facts[31] * facts[16]
    state_of_company(m, t, seat, here, facts)
    players = t.get(at.PLAYERS)
    wait = seat - t.get(at.TURN)
    if wait < 0:
        wait += players
    facts[39] = float(wait) / float(players)
    facts[40] = float(min_of(t.get(at.ACTIONS), 3)) / 2.0 if wait == 0 else 0.0
    facts[41] = 1.0 if wait == 1 else 0.0
    facts[42] = 1.0 if t.get(at.MICHEL) != 0 and t.get(at.MICHEL_PLACE) == here else 0.0
    facts[43] = 1.0 if t.get(at.TEAMS) != 0 else 0.0
    facts[44] = 1.0 / float(players)
    facts[45] = common.left
    card = t.of(seat, at.GANG)
    for column in range(MODS):
        facts[PLAIN + column] = 0.0 if card < 0 else m.marks[card * MODS + column] * common.left


def state_of_tools(t: Table, seat: i64, missing: i64, digging: bool, target: float, facts: vec[float]) -> None:
    """4 to 10: Tools in hand, and how near they bring the end."""
    rb = t.rulebook
    points: i64 = 0
    count: i64 = 0
    two: i64 = 0
    best: i64 = 0
    i: i64 = len(rb.tools) - 1
    while i >= 0:
        held = t.hand(seat, rb.tools[i])
        worth_each = rb.points[rb.tools[i]]
        for _ in range(held):
            points += worth_each
            count += 1
            if count <= 2:
                two += worth_each
            if count == 1:
                best = worth_each
        i -= 1
    facts[4] = float(min_of(points, missing)) / target
    facts[5] = facts[4] if digging else 0.0
    facts[6] = float(min_of(count, 6)) / 4.0
    facts[7] = 1.0 if points >= missing else 0.0
    facts[8] = 1.0 if digging and two >= missing else 0.0
    facts[9] = 1.0 if digging and best >= missing else 0.0
    facts[10] = facts[4] * facts[0]


def state_of_hand(m: Mind, t: Table, seat: i64, facts: vec[float]) -> None:
    """18 to 27: parts, Accessories, goods, Action cards, the Background; unknown cards count as average ones."""
    rb = m.rulebook
    worth.appraise(m, t, seat)
    ready: i64 = 0
    for i in range(len(m.recipes)):
        ready += m.sets[m.recipes[i]] * m.profit[i]
    facts[18] = float(min_of(ready, 600)) / 200.0
    goods: i64 = 0
    parts: i64 = 0
    accessories: i64 = 0
    actions: i64 = 0
    seen: i64 = 0
    for i in range(m.sorts):
        kind = m.sort[i]
        held = t.hand(seat, kind)
        seen += held
        if m.is_tool[kind] == 0:
            goods += held * rb.sells[kind]
        if m.spare[kind] > 0 and m.price[kind] > m.junk[kind] and m.is_weapon[kind] == 0:
            parts += m.spare[kind]
        actions += held * m.usual[kind]
    for i in range(len(rb.accessories)):
        if t.hand(seat, rb.accessories[i]) > 0:
            accessories += 1
    size = t.of(seat, at.HAND_SIZE)
    unknown = max_of(size - seen, 0)
    facts[19] = float(min_of(parts, 4)) / 3.0
    facts[20] = float(accessories) / 4.0 * (1.0 if t.of(seat, at.GANG) < 0 else 0.0)
    facts[21] = float(accessories) / 4.0
    facts[22] = float(min_of(goods, 32)) / 12.0
    facts[23] = float(min_of(actions, 400)) / 100.0
    facts[24] = float(min_of(size, 12)) / 10.0
    facts[25] = float(unknown) / 10.0
    background = t.of(seat, at.BACKGROUND)
    facts[26] = 0.0
    facts[27] = 0.0
    if t.of(seat, at.REVEALED) == 0 and background >= 0:
        facts[26] = float(m.usual[rb.kinds + background]) / 100.0
        facts[27] = 1.0 if effects.is_member(t, seat, rb.kinds + background) else 0.0


def state_of_company(m: Mind, t: Table, seat: i64, here: i64, facts: vec[float]) -> None:
    """36 to 38: who is here, and who could rob whom."""
    danger: i64 = 0
    chance: i64 = 0
    company: i64 = 0
    own = m.armed[seat]
    tools = m.tools[seat]
    for other in range(t.get(at.PLAYERS)):
        if t.opponents(seat, other) and t.together(seat, other):
            company += 1
            armed = min_of(m.armed[other], 300)
            danger += tools * armed // 100
            if own >= 100:
                chance = max_of(chance, m.tools[other])
    facts[36] = float(min_of(danger, 2000)) / 500.0
    facts[37] = float(chance) / 200.0
    facts[38] = float(company) / 2.0
