"""What the cards of a pack are worth to a bot of some temper, worked out once; and scratch space for one decision."""

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.bots.evaluation import weights as my
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


class Mind:
    """Not to be shared between threads: a decision is worked out in it."""

    def __init__(self, rulebook: Rulebook, weights: list[int]) -> None:
        self.rulebook = rulebook
        self.weights = vec[i64](weights)
        nothing = [0] * at.KINDS
        # Per kind, the same all game long.
        self.is_tool = vec[i64](nothing)
        self.is_weapon = vec[i64](nothing)
        self.held = vec[i64](nothing)  # a Tool in hand
        self.junk = vec[i64](nothing)  # any card that is only good for selling
        # Recipes and offers, best first.
        self.recipes = vec[i64]([])
        self.profit = vec[i64]([])
        self.accepted = vec[i64]([0] * at.GANGS)  # a bit per Accessory kind
        self.asks = vec[i64]([0] * at.GANGS)
        self.marks = vec[float]([])  # what each Gang card changes, ability by ability, each about as large as 1
        self.gang = vec[i64]([])  # worth of each Gang card at the start of a game
        self.usual = vec[i64]([])  # what the program of an Action card or Background usually brings, by source
        self.average: i64 = 0  # a Search card
        self.blades: i64 = 0  # percent of Search cards that are Weapons
        self.left: i64 = 100  # percent of the game still to go
        # Every seat (fight.py): Weapons it is believed to hold, in hundredths, and what its Tools are worth.
        self.armed = vec[i64]([0] * at.SEATS)
        self.tools = vec[i64]([0] * at.SEATS)
        # One seat's hand (worth.py): what losing one card of a kind would cost, and sets of parts ready to be crafted.
        self.price = vec[i64](nothing)
        self.sort = vec[i64](nothing)  # the kinds held, and how many kinds that is
        self.sorts: i64 = 0
        self.spare = vec[i64](nothing)  # cards of a kind that nothing needs
        self.squeeze: i64 = 0  # what room for one more card costs
        self.sets = vec[i64]([0] * 64)
        # The gains of one Place (outlook.py), the four best in order, what carrying all Tools home
        # would gain in the end, and what Places are good for.
        self.carried: i64 = 0
        self.gains = vec[i64]([0, 0, 0, 0, 0])  # the fifth is always 0
        self.stand = vec[i64]([0] * (at.PLACES * 4))
        self.scores = vec[i64]([0] * 512)
        self.prepare()

    def of(self, name: i64) -> i64:
        """One of the bot's numbers."""
        return self.weights[name]

    def prepare(self) -> None:
        """Work out what does not change during a game."""
        rb = self.rulebook
        for i in range(len(rb.tools)):
            kind = rb.tools[i]
            self.is_tool[kind] = 1
            self.held[kind] = max_of(rb.points[kind] * self.of(my.HELD) - self.of(my.HELD_LESS), 5)
        for i in range(len(rb.weapons)):
            self.is_weapon[rb.weapons[i]] = 1
        for kind in range(rb.kinds):
            self.junk[kind] = rb.sells[kind] * self.of(my.CIGARETTE) * self.of(my.JUNK) // 100
        self.prepare_recipes()
        self.prepare_gangs()
        self.average = self.average_card()
        self.prepare_programs()

    def prepare_recipes(self) -> None:
        """Recipes, the most profitable first."""
        rb = self.rulebook
        profits: list[tuple[int, int]] = []
        for recipe in range(len(rb.makes)):
            kind = rb.makes[recipe]
            made = self.held[kind] * rb.made[recipe]
            if self.is_weapon[kind] != 0:
                made = self.of(my.WEAPON_2) * rb.made[recipe]
            profits.append((int(self.of(my.ACTION) - made), int(recipe)))
        profits.sort()
        self.recipes = vec[i64]([recipe for _, recipe in profits])
        self.profit = vec[i64]([max(-loss, 1) for loss, _ in profits])

    def prepare_gangs(self) -> None:
        """What each Gang accepts, and what its cards are worth at the beginning."""
        rb = self.rulebook
        for gang in range(rb.gangs):
            for i in range(rb.join_from[gang], rb.join_from[gang + 1]):
                self.accepted[gang] |= rb.join_kinds[i]
                self.asks[gang] = bits(rb.join_kinds[i])
        worths: list[int] = []
        marks: list[float] = []
        for card in range(len(rb.gang_of)):
            worth: i64 = 0
            for column in range(MODS):
                more = rb.mod(card, column) - rb.mod(-1, column)
                if column == MOD_FREE_ROLLS:
                    more = bits(more)
                elif column == MOD_CRAFT_WITHOUT:
                    more = min_of(more, 1)
                worth += more * self.of(my.ABILITIES + column)
                marks.append(float(more // 5 if column == MOD_HAND_LIMIT else more))
            worths.append(int(worth))
        self.gang = vec[i64](worths)
        self.marks = vec[float](marks)

    def average_card(self) -> i64:
        """A card of the Search deck before one knows what it is."""
        rb = self.rulebook
        total: i64 = 0
        count: i64 = 0
        blades: i64 = 0
        for kind in range(rb.kinds):
            if rb.on_board[kind] == 0:
                total += rb.copies[kind] * self.alone(kind)
                count += rb.copies[kind]
                blades += rb.copies[kind] * self.is_weapon[kind]
        self.blades = 100 * blades // max_of(count, 1)
        return total // max_of(count, 1)

    def prepare_programs(self) -> None:
        """What Action cards and Backgrounds bring in ordinary circumstances: they are worth keeping for that."""
        rb = self.rulebook
        usual: list[int] = []
        for source in range(rb.kinds + rb.backgrounds):
            worth: i64 = 0
            pc = rb.first[source]
            while rb.program[pc] != OP_END:
                worth += self.usual_step(rb.program[pc], rb.program[pc + 1], rb.program[pc + 2])
                pc += INSTRUCTION
            if source < rb.kinds:
                worth -= self.of(my.ACTION) * 2 // 3  # playing it is an action
            usual.append(int(max_of(worth, 0)) if pc > INSTRUCTION else 0)
        self.usual = vec[i64](usual)

    def usual_step(self, op: i64, x: i64, y: i64) -> i64:
        """One instruction."""
        card = self.average * self.of(my.SPOIL) // 100
        if op == OP_DRAW:
            return x * self.average
        if op == OP_CIGARETTES or op == OP_TAKE_CIGARETTES:
            return x * self.of(my.CIGARETTE)
        if op == OP_ACTIONS:
            return x * self.of(my.ACTION)
        if op == OP_TAKE_PILE:
            return y * (self.held[x] if self.is_tool[x] != 0 else self.of(my.WEAPON_2))
        if op == OP_TAKE_RANDOM or op == OP_TAKE_RANDOM_EACH:
            return x * card
        if op == OP_TAKE_CHOSEN or op == OP_TAKE_NAMED:
            return x * card * 3
        if op == OP_MOVE or op == OP_ROLL_ANYWHERE:
            return self.of(my.ANYWHERE)
        if op == OP_SEND:
            return self.of(my.SOLITARY)
        if op == OP_HEAL:
            return self.of(my.BEATEN) * min_of(x, 2) // 2
        if op == OP_BEAT:
            return x * self.of(my.BEATEN) * self.of(my.HARM) // 200
        if op == OP_GIVE_BACK:
            return -x * self.average // 2
        if op == OP_UNDIG or op == OP_CRAFT or op == OP_END_EXTORTION or op == OP_WIN_COMBAT or op == OP_SELL:
            return self.of(my.WEAPON) * 2
        return self.average

    def alone(self, kind: i64) -> i64:
        """A card by itself, in a hand of nothing particular."""
        rb = self.rulebook
        if self.is_tool[kind] != 0:
            return self.held[kind]
        worth = self.junk[kind]
        if self.is_weapon[kind] != 0:
            worth = max_of(worth, self.of(my.WEAPON_2))
        for i in range(len(self.recipes)):
            recipe = self.recipes[i]
            for j in range(rb.needs_from[recipe], rb.needs_from[recipe + 1]):
                if rb.needs[j] == kind:
                    worth = max_of(worth, self.profit[i] * self.of(my.LONE) // 100)
        return worth


# In all these files `i64(0)` stands where a bare 0 would do: beside an i64 in a conditional, a bare one is boxed.
def max_of(a: i64, b: i64) -> i64:
    """The larger one (the builtin boxes its arguments)."""
    return a if a > b else b


def min_of(a: i64, b: i64) -> i64:
    """The smaller one."""
    return a if a < b else b


def bits(mask: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count
