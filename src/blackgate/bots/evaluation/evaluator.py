"""The values of a pack's cards under a set of weights, and the working memory of one decision."""

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.bots.evaluation import weights
from blackgate.bots.evaluation.int_math import count_bits, max_of, min_of
from blackgate.engine import layout as at
from blackgate.engine.rulebook import Rulebook
from blackgate.engine.vocabulary import (
    INSTRUCTION,
    MOD_CRAFT_WITHOUT,
    MOD_FREE_ROLLS,
    MOD_HAND_LIMIT,
    MODS,
    OP_ACTIONS,
    OP_BEAT,
    OP_BEAT_ALL_BUT_NEXT,
    OP_BEAT_OPPONENTS,
    OP_CIGARETTES,
    OP_CRAFT,
    OP_DRAW,
    OP_END,
    OP_END_EXTORTION,
    OP_GIVE_BACK,
    OP_HEAL,
    OP_MOVE,
    OP_ROLL_ANYWHERE,
    OP_SELL,
    OP_SEND,
    OP_TAKE_CHOSEN,
    OP_TAKE_CIGARETTES,
    OP_TAKE_NAMED,
    OP_TAKE_PILE,
    OP_TAKE_RANDOM,
    OP_TAKE_RANDOM_EACH,
    OP_UNDIG,
    OP_WIN_COMBAT,
)


class Evaluator:
    """Scores moves at one table at a time.

    Each thread needs its own: the functions of this package write their results into its fields.
    """

    def __init__(self, rulebook: Rulebook, weight_values: list[int]) -> None:
        self.rulebook = rulebook
        self.weights: vec[i64] = vec[i64](weight_values)
        zeros = [0] * at.KINDS
        # Values that stay the same all game: by kind, ...
        self.is_tool: vec[i64] = vec[i64](zeros)
        self.is_weapon: vec[i64] = vec[i64](zeros)
        self.tool_value: vec[i64] = vec[i64](zeros)  # a Tool in hand
        self.sale_value: vec[i64] = vec[i64](zeros)  # a card that is only good for selling
        # ... by recipe, the most profitable first, ...
        self.recipes: vec[i64] = vec[i64]([])
        self.recipe_profit: vec[i64] = vec[i64]([])
        # ... by Gang and Gang card, ...
        self.accepted_accessories: vec[i64] = vec[i64]([0] * at.GANGS)  # a bit per Accessory kind
        self.accessories_needed: vec[i64] = vec[i64]([0] * at.GANGS)
        self.ability_features: vec[float] = vec[float]([])  # what each Gang card changes, ability by ability, about 1 in size
        self.gang_card_values: vec[i64] = vec[i64]([])  # at the start of a game
        # ... and by source of a program (Action cards, then Backgrounds).
        self.usual_value: vec[i64] = vec[i64]([])  # what the program usually brings
        self.average_card: i64 = 0  # a Search card
        self.weapon_percent: i64 = 0  # percent of Search cards that are Weapons
        self.game_left: i64 = 100  # percent of the game still to come
        # Written by fight_odds.py for every seat: Weapons it probably holds, in hundredths, and the value of its Tools.
        self.weapon_strength: vec[i64] = vec[i64]([0] * at.SEATS)
        self.tools_value: vec[i64] = vec[i64]([0] * at.SEATS)
        # Written by hand_values.py for the hand of one seat.
        self.base_value: vec[i64] = vec[i64](zeros)  # the cost of losing a card, before `card_value` looks at spare cards
        self.held_kinds: vec[i64] = vec[i64](zeros)  # the first `held_kind_count` of them are valid
        self.held_kind_count: i64 = 0
        self.spare: vec[i64] = vec[i64](zeros)  # cards of a kind that no recipe or Gang needs
        self.room_cost: i64 = 0  # what room for one more card costs
        self.ready_sets: vec[i64] = vec[i64]([0] * 64)  # complete sets of parts, by recipe
        # Written by place_values.py: the four best gains of one Place in order (the fifth is always 0), the gain of
        # digging all Tools in hand, and the values of all Places with 0 to 3 actions left.
        self.dig_potential: i64 = 0
        self.best_gains: vec[i64] = vec[i64]([0, 0, 0, 0, 0])
        self.place_value: vec[i64] = vec[i64]([0] * (at.PLACES * 4))
        # Written by turn_scores.py and answer_scores.py: the scores of the legal moves.
        self.scores: vec[i64] = vec[i64]([0] * 512)
        self.prepare()

    def weight(self, number: i64) -> i64:
        """Return a weight (a constant of weights.py)."""
        return self.weights[number]

    def prepare(self) -> None:
        """Compute the values that stay the same all game."""
        rb = self.rulebook
        for i in range(len(rb.tools)):
            kind = rb.tools[i]
            self.is_tool[kind] = 1
            value = rb.points[kind] * self.weight(weights.TOOL_PER_POINT) - self.weight(weights.TOOL_DISCOUNT)
            self.tool_value[kind] = max_of(value, 5)
        for i in range(len(rb.weapons)):
            self.is_weapon[rb.weapons[i]] = 1
        for kind in range(rb.kinds):
            price = rb.sells[kind] * self.weight(weights.CIGARETTE)
            self.sale_value[kind] = price * self.weight(weights.UNSOLD_SHARE) // 100
        self.prepare_recipes()
        self.prepare_gangs()
        self.prepare_average_card()
        self.prepare_programs()

    def prepare_recipes(self) -> None:
        """Sort the recipes by profit."""
        rb = self.rulebook
        profits: list[tuple[int, int]] = []
        for recipe in range(len(rb.makes)):
            kind = rb.makes[recipe]
            made = self.tool_value[kind] * rb.made[recipe]
            if self.is_weapon[kind] != 0:
                made = self.weight(weights.WEAPON_2) * rb.made[recipe]
            profits.append((int(self.weight(weights.ACTION) - made), int(recipe)))
        profits.sort()
        self.recipes = vec[i64]([recipe for _, recipe in profits])
        self.recipe_profit = vec[i64]([max(-loss, 1) for loss, _ in profits])

    def prepare_gangs(self) -> None:
        """Compute what each Gang accepts and what its cards are worth at the start."""
        rb = self.rulebook
        for gang in range(rb.gangs):
            for i in range(rb.join_from[gang], rb.join_from[gang + 1]):
                self.accepted_accessories[gang] |= rb.join_kinds[i]
                self.accessories_needed[gang] = count_bits(rb.join_kinds[i])
        values: list[int] = []
        features: list[float] = []
        for card in range(len(rb.gang_of)):
            value: i64 = 0
            for column in range(MODS):
                more = rb.mod(card, column) - rb.mod(-1, column)
                if column == MOD_FREE_ROLLS:
                    more = count_bits(more)
                elif column == MOD_CRAFT_WITHOUT:
                    more = min_of(more, 1)
                value += more * self.weight(weights.ABILITIES + column)
                features.append(float(more // 5 if column == MOD_HAND_LIMIT else more))
            values.append(int(value))
        self.gang_card_values = vec[i64](values)
        self.ability_features = vec[float](features)

    def prepare_average_card(self) -> None:
        """Compute the value of an unknown card of the Search deck, and how many of them are Weapons."""
        rb = self.rulebook
        total: i64 = 0
        count: i64 = 0
        weapons: i64 = 0
        for kind in range(rb.kinds):
            if rb.on_board[kind] == 0:
                total += rb.copies[kind] * self.lone_card_value(kind)
                count += rb.copies[kind]
                weapons += rb.copies[kind] * self.is_weapon[kind]
        self.weapon_percent = 100 * weapons // max_of(count, 1)
        self.average_card = total // max_of(count, 1)

    def prepare_programs(self) -> None:
        """Compute what Action cards and Backgrounds usually bring. This is what they are kept for."""
        rb = self.rulebook
        usual: list[int] = []
        for source in range(rb.kinds + rb.backgrounds):
            value: i64 = 0
            pc = rb.first[source]
            while rb.program[pc] != OP_END:
                value += self.usual_effect_value(rb.program[pc], rb.program[pc + 1], rb.program[pc + 2])
                pc += INSTRUCTION
            if source < rb.kinds:
                value -= self.weight(weights.ACTION) * 2 // 3  # playing it is an action
            usual.append(int(max_of(value, 0)) if pc > INSTRUCTION else 0)
        self.usual_value = vec[i64](usual)

    def usual_effect_value(self, op: i64, x: i64, y: i64) -> i64:
        """Return the usual value of one effect; an effect that is not listed here counts as an average card."""
        value = self.average_card
        stolen_card = self.average_card * self.weight(weights.RANDOM_CARD) // 100
        if op == OP_DRAW:
            value = x * self.average_card
        elif op == OP_CIGARETTES or op == OP_TAKE_CIGARETTES:
            value = x * self.weight(weights.CIGARETTE)
        elif op == OP_ACTIONS:
            value = x * self.weight(weights.ACTION)
        elif op == OP_TAKE_PILE:
            value = y * (self.tool_value[x] if self.is_tool[x] != 0 else self.weight(weights.WEAPON_2))
        elif op == OP_TAKE_RANDOM or op == OP_TAKE_RANDOM_EACH:
            value = x * stolen_card
        elif op == OP_TAKE_CHOSEN or op == OP_TAKE_NAMED:
            value = x * stolen_card * 3
        elif op == OP_MOVE or op == OP_ROLL_ANYWHERE:
            value = self.weight(weights.MOVE_ANYWHERE)
        elif op == OP_SEND:
            value = self.weight(weights.SEND_TO_SOLITARY)
        elif op == OP_HEAL:
            value = self.weight(weights.BEATING_1) * min_of(x, 2) // 2
        elif op == OP_BEAT or op == OP_BEAT_OPPONENTS or op == OP_BEAT_ALL_BUT_NEXT:
            value = x * self.weight(weights.BEATING_1) * self.weight(weights.OPPONENT_LOSS) // 200
        elif op == OP_GIVE_BACK:
            value = -x * self.average_card // 2
        elif op == OP_UNDIG or op == OP_CRAFT or op == OP_END_EXTORTION or op == OP_WIN_COMBAT or op == OP_SELL:
            value = self.weight(weights.WEAPON_1) * 2
        return value

    def lone_card_value(self, kind: i64) -> i64:
        """Return the value of a card in a hand of which nothing is known."""
        rb = self.rulebook
        if self.is_tool[kind] != 0:
            return self.tool_value[kind]
        value = self.sale_value[kind]
        if self.is_weapon[kind] != 0:
            value = max_of(value, self.weight(weights.WEAPON_2))
        for i in range(len(self.recipes)):
            recipe = self.recipes[i]
            for j in range(rb.needs_from[recipe], rb.needs_from[recipe + 1]):
                if rb.needs[j] == kind:
                    value = max_of(value, self.recipe_profit[i] * self.weight(weights.INCOMPLETE_SHARE) // 100)
        return value
