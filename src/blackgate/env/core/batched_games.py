"""Many games side by side: every step plays one move in each, starts finished ones anew, and looks at all of them.

A wing of the prison, so to speak. What it shows lies in flat rows, game after game, until the next step writes into them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from blackgate.engine import flow, playout, setup
from blackgate.engine import layout as at
from blackgate.engine.chance import Chance, seeded
from blackgate.engine.knowledge import UnloggedKnowledge
from blackgate.engine.rulebook import Rulebook
from blackgate.engine.setup import Options
from blackgate.engine.table import Table
from blackgate.env.core.observation import observe
from blackgate.env.core.observation_offsets import Offsets
from blackgate.env.core.rewards import lead, prize
from blackgate.env.core.seat_rotation import Chairs

WON: Final = 1
STOPPED: Final = 2


class Wing:
    """So many games of one kind. Moves are counted from the chair of whoever is asked (`chairs.py`)."""

    def __init__(
        self, rulebook: Rulebook, options: Options, offsets: Offsets, games: int, most_turns: int, shaping: float
    ) -> None:
        self.rulebook = rulebook
        self.options = options
        self.offsets = offsets
        self.chairs = Chairs(rulebook, options.players, options.teams)
        self.games: i64 = games
        self.players: i64 = options.players
        self.moves: i64 = rulebook.moves
        self.most_turns: i64 = most_turns
        self.shaping = shaping
        self.tables: list[Table] = []
        self.recalls: list[UnloggedKnowledge] = []
        self.picker: Chance = seeded(0)
        self.blank_observations = vec[u8]([0] * (games * int(offsets.size)))
        self.blank_masks = vec[u8]([0] * (games * int(rulebook.moves)))
        self.blank_rewards = vec[float]([0.0] * (games * options.players))
        self.blank_ends = vec[u8]([0] * games)
        self.observations = self.blank_observations
        self.masks = self.blank_masks
        self.rewards = self.blank_rewards
        self.seats = vec[i32]([0] * games)
        self.counts = vec[i32]([0] * games)  # legal moves of each game
        self.ends = self.blank_ends  # 0 going on, WON, STOPPED: of the game that ended with this step
        self.turns = vec[i32]([0] * games)  # how long it was
        self.winners = vec[i32]([-1] * games)  # the seat that reached the goal in it, -1 none

    def open(self, seeds: list[int]) -> None:
        """Start every game anew, each from its seed; the last seed, one more than there are games, is for `pick`."""
        self.tables = []
        self.recalls = []
        self.picker = seeded(seeds[int(self.games)])
        for number in range(int(self.games)):
            recall = UnloggedKnowledge(self.options.players, int(self.rulebook.kinds))
            self.recalls.append(recall)
            self.tables.append(self.dealt(seeded(seeds[number]), recall))
        self.clear()
        self.look_at_all()

    def look_at_all(self) -> None:
        """Write down what every game shows."""
        for game in range(self.games):
            self.look(game)

    def resume(self, picker: list[int], games: list[tuple[bytes, bytes, list[int]]]) -> None:
        """Go on from saved games: the table's cells, what everybody knows, and where the dice are, of each."""
        self.tables = []
        self.recalls = []
        self.picker = Chance(picker[0], picker[1], picker[2], picker[3])
        for cells, known, dice in games:
            numbers = memoryview(cells).cast("h")
            table = Table(self.rulebook, Chance(dice[0], dice[1], dice[2], dice[3]), vec[i16]([i16(n) for n in numbers]))
            recall = UnloggedKnowledge(self.options.players, int(self.rulebook.kinds))
            recall.cells = vec[u8]([u8(n) for n in known])
            table.listener = recall
            self.tables.append(table)
            self.recalls.append(recall)
        self.clear()
        self.look_at_all()

    def dealt(self, chance: Chance, recall: UnloggedKnowledge) -> Table:
        """A new game (2)."""
        table = setup.arrange(self.rulebook, self.options, setup.deal(self.rulebook, self.options, chance), chance)
        recall.learn_hands(table)
        table.listener = recall
        setup.start(table)
        return table

    def clear(self) -> None:
        """Rows of zeros for what comes now: a copy is the quickest way to them."""
        self.observations = self.blank_observations[:]
        self.masks = self.blank_masks[:]
        self.rewards = self.blank_rewards[:]
        self.ends = self.blank_ends[:]

    def look(self, game: i64) -> None:
        """Write down who is asked in a game, what they see and what they may do."""
        t = self.tables[game]
        seat = flow.asked(t)
        self.seats[game] = i32(seat)
        self.counts[game] = i32(self.chairs.mask(t, seat, self.masks, game * self.moves))
        observe(t, self.recalls[game], seat, self.offsets, self.observations, game * self.offsets.size)

    def first_wrong(self, actions: bytes) -> int:
        """The first game whose action (two bytes each, the lower one first) is not legal in it; -1 if there is none."""
        masks = self.masks
        for game in range(self.games):
            action = read(actions, game)
            if action >= self.moves or masks[game * self.moves + action] == 0:
                return int(game)
        return -1

    def step(self, actions: bytes) -> None:
        """Play one action in every game; they have been looked at by `first_wrong`."""
        self.clear()
        for game in range(self.games):
            t = self.tables[game]
            seat = flow.asked(t)
            if self.shaping != 0.0:
                self.shape(t, game, -self.shaping)
            flow.play(t, self.chairs.to_catalogue(seat, read(actions, game)))
            if self.shaping != 0.0:
                self.shape(t, game, self.shaping)
            if t.get(at.OVER) != 0 or playout.stop_if_too_long(t, self.most_turns):
                self.end(t, game)
            self.look(game)

    def shape(self, t: Table, game: i64, weight: float) -> None:
        """What everybody's lead is worth."""
        for seat in range(self.players):
            self.add_reward(game, seat, weight * lead(t, seat))

    def end(self, t: Table, game: i64) -> None:
        """A game is over: tell who won, and start the next one where the dice are."""
        over = t.get(at.OVER)
        self.ends[game] = u8(over)
        self.turns[game] = i32(t.turns())
        self.winners[game] = i32(t.get(at.WINNER))
        for seat in range(self.players):
            self.add_reward(game, seat, prize(t, seat))
        self.tables[game] = self.dealt(t.chance, self.recalls[game])

    def add_reward(self, game: i64, seat: i64, amount: float) -> None:
        """For one seat of one game."""
        cell = game * self.players + seat
        self.rewards[cell] = self.rewards[cell] + amount

    def pick(self) -> bytes:
        """A legal action for every game, each as likely as the others: what `first_wrong` and `step` take."""
        picked = bytearray(2 * int(self.games))
        masks = self.masks
        for game in range(self.games):
            left = self.picker.below(i64(self.counts[game]))
            row = game * self.moves
            action: i64 = 0
            while True:
                if masks[row + action] != 0:
                    if left == 0:
                        break
                    left -= 1
                action += 1
            picked[game * 2] = action & 255
            picked[game * 2 + 1] = action >> 8
        return bytes(picked)


def read(actions: bytes, game: i64) -> i64:
    """The action of one game."""
    return i64(actions[game * 2]) | (i64(actions[game * 2 + 1]) << 8)
