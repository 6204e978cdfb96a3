"""Many games stepped together: each step plays one action in every game and restarts the games that have ended.

Observations, masks, rewards and the rest are flat rows, one game after the other. Each step replaces them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from blackgate.engine import flow, legality, playout, setup
from blackgate.engine import layout as at
from blackgate.engine.chance import Chance, seeded
from blackgate.engine.knowledge import UnloggedKnowledge
from blackgate.engine.moves import MoveList
from blackgate.engine.rulebook import Rulebook
from blackgate.engine.setup import Options
from blackgate.engine.table import Table
from blackgate.env.core.observation import observe
from blackgate.env.core.observation_offsets import ObservationOffsets
from blackgate.env.core.rewards import final_reward, lead_by, points_changed, read_points
from blackgate.env.core.seat_rotation import SeatRotation

WON: Final = at.WON
STOPPED: Final = at.STOPPED  # the game was too long (14.7)
# A game as plain data: the table, its knowledge, the states of its chance source and of its sampler, the sampled action, and
# turns and winner of the game before.
SavedGame = tuple[bytes, bytes, list[int], list[int], int, tuple[int, int]]


class BatchedGames:
    """Games with the same options. Actions are relative to the seat that is asked (`seat_rotation.py`)."""

    def __init__(
        self, rulebook: Rulebook, options: Options, offsets: ObservationOffsets, games: int, max_turns: int, shaping: float
    ) -> None:
        self.rulebook = rulebook
        self.options = options
        self.offsets = offsets
        self.rotation: SeatRotation = SeatRotation(rulebook, options.players, options.teams)
        self.games: i64 = games
        self.players: i64 = options.players
        self.moves: i64 = rulebook.moves
        self.max_turns: i64 = max_turns
        self.shaping = shaping
        self.tables: list[Table] = []
        self.knowledge: list[UnloggedKnowledge] = []
        self.legal: MoveList = MoveList()  # of the game that is being written
        self.blank_observations: vec[u8] = vec[u8]([0] * (games * int(offsets.size)))
        self.blank_rewards: vec[float] = vec[float]([0.0] * (games * options.players))
        self.blank_ends: vec[u8] = vec[u8]([0] * games)
        self.observations: vec[u8] = self.blank_observations
        self.masks: vec[u8] = vec[u8]([0] * (games * int(rulebook.moves)))
        self.rewards: vec[float] = self.blank_rewards
        self.seats: vec[i32] = vec[i32]([0] * games)  # the seat that is asked
        self.legal_counts: vec[i32] = vec[i32]([0] * games)  # its number of legal actions
        self.legal_actions: vec[i16] = vec[i16]([0] * (games * int(rulebook.moves)))  # a row per game: these actions
        self.samplers: list[Chance] = []
        self.samples: vec[i16] = vec[i16]([0] * games)  # one of its legal actions at random
        self.ends: vec[u8] = self.blank_ends  # 0, or WON or STOPPED if the last step ended the game
        self.turns: vec[i32] = vec[i32]([0] * games)  # of the game that ended last
        self.winners: vec[i32] = vec[i32]([-1] * games)  # the seat that reached the target in it, or -1
        self.rows_are_clear: bool = False  # observations, rewards and ends: as yet they are the blank ones themselves
        self.points_before: vec[i64] = vec[i64]([0] * at.SEATS)  # Tunnel points before and after a move
        self.points_after: vec[i64] = vec[i64]([0] * at.SEATS)

    # --- starting, saving and continuing ------------------------------------------------------
    def reset(self, seeds: list[int]) -> None:
        """Start every game from its own seed, which also decides what is sampled in it."""
        self.tables = []
        self.knowledge = []
        self.samplers = [seeded(seed + 1) for seed in seeds]
        for game in range(int(self.games)):
            knowledge = UnloggedKnowledge(self.options.players, int(self.rulebook.kinds))
            self.knowledge.append(knowledge)
            self.tables.append(self.deal(seeded(seeds[game]), knowledge))
        self.begin_rows()
        for game in range(self.games):
            self.write_position(self.tables[game], game)
        self.draw_samples()

    def save(self) -> list[SavedGame]:
        """Return all games for `restore`."""
        saved: list[SavedGame] = []
        for game in range(self.games):
            t = self.tables[game]
            sample = int(self.samples[game])
            last = (int(self.turns[game]), int(self.winners[game]))
            saved.append(
                (t.to_bytes(), self.knowledge[game].to_bytes(), t.chance.state(), self.samplers[game].state(), sample, last)
            )
        return saved

    def restore(self, games: list[SavedGame]) -> None:
        """Continue the games of `save`."""
        self.tables = []
        self.knowledge = []
        self.samplers = [Chance(state[0], state[1], state[2], state[3]) for _, _, _, state, _, _ in games]
        for game in range(self.games):
            table_bytes, knowledge_bytes, chance, _, _, last = games[game]
            self.turns[game] = i32(last[0])
            self.winners[game] = i32(last[1])
            t = Table.from_bytes(self.rulebook, Chance(chance[0], chance[1], chance[2], chance[3]), table_bytes)
            knowledge = UnloggedKnowledge(self.options.players, int(self.rulebook.kinds))
            knowledge.load(knowledge_bytes)
            t.listener = knowledge
            self.tables.append(t)
            self.knowledge.append(knowledge)
        self.begin_rows()
        for game in range(self.games):
            self.write_position(self.tables[game], game)
            self.samples[game] = i16(games[game][4])

    def deal(self, chance: Chance, knowledge: UnloggedKnowledge) -> Table:
        """Return a new game after its setup (2)."""
        t = setup.arrange(self.rulebook, self.options, setup.deal(self.rulebook, self.options, chance), chance)
        knowledge.learn_hands(t)
        t.listener = knowledge
        setup.start(t)
        return t

    # --- stepping -------------------------------------------------------------------------------
    def first_illegal(self, actions: bytes) -> int:
        """Return the first game whose action is illegal, or -1. An action is two bytes, the lower one first."""
        masks = self.masks
        for game in range(self.games):
            action = action_of(actions, game)
            if action >= self.moves or masks[game * self.moves + action] == 0:
                return int(game)
        return -1

    def step(self, actions: bytes) -> None:
        """Play one action in every game. Check them with `first_illegal` before."""
        self.begin_rows()
        for game in range(self.games):
            t = self.tables[game]
            move = self.rotation.to_catalogue(i64(self.seats[game]), action_of(actions, game))
            if self.shaping == 0.0:
                flow.play(t, move)
            else:
                self.play_with_shaping(t, game, move)
            if t.get(at.OVER) != 0 or playout.stop_if_too_long(t, self.max_turns):
                t = self.finish(t, game)
            self.write_position(t, game)
            self.draw_sample(game)

    def play_with_shaping(self, t: Table, game: i64, move: i64) -> None:
        """Play a move and add to every seat's reward what its lead in the tunnel has changed by."""
        read_points(t, self.points_before)
        flow.play(t, move)
        if points_changed(t, self.points_before):
            read_points(t, self.points_after)
            for seat in range(self.players):
                self.add_reward(game, seat, -self.shaping * lead_by(t, self.points_before, seat))
                self.add_reward(game, seat, self.shaping * lead_by(t, self.points_after, seat))

    def finish(self, t: Table, game: i64) -> Table:
        """Write the result of a game that is over. Start the next one, with the same chance source, and return it."""
        self.ends[game] = u8(t.get(at.OVER))
        self.turns[game] = i32(t.turns())
        self.winners[game] = i32(t.get(at.WINNER))
        for seat in range(self.players):
            self.add_reward(game, seat, final_reward(t, seat))
        dealt = self.deal(t.chance, self.knowledge[game])
        self.tables[game] = dealt
        return dealt

    def add_reward(self, game: i64, seat: i64, amount: float) -> None:
        """Add to the reward of one seat in one game."""
        cell = game * self.players + seat
        self.rewards[cell] = self.rewards[cell] + amount

    # --- the rows -------------------------------------------------------------------------------
    def begin_rows(self) -> None:
        """Begin to write new rows: clear them, unless that was done when the last ones had been read."""
        if not self.rows_are_clear:
            self.clear_rows()
        self.rows_are_clear = False

    def clear_rows(self) -> None:
        """Replace the rows by zeros. Copying a row of zeros is the fastest way. `write_mask` clears the masks."""
        self.observations = vec[u8]()  # frees the old row, so that the copy takes its place in memory
        self.observations = self.blank_observations[:]
        self.rewards = self.blank_rewards[:]
        self.ends = self.blank_ends[:]
        self.rows_are_clear = True

    def draw_samples(self) -> None:
        """Draw a random legal action for every game, in place of the one that was drawn before."""
        for game in range(self.games):
            self.draw_sample(game)

    def draw_sample(self, game: i64) -> None:
        """Draw a random legal action of a game."""
        number = self.samplers[game].below(i64(self.legal_counts[game]))
        self.samples[game] = self.legal_actions[game * self.moves + number]

    def write_position(self, t: Table, game: i64) -> None:
        """Write the seat that is asked in a game, its mask and its observation."""
        seat = flow.asked(t)
        self.seats[game] = i32(seat)
        self.write_mask(t, game, seat)
        observe(t, self.knowledge[game], seat, self.offsets, self.observations, game * self.offsets.size)

    def write_mask(self, t: Table, game: i64, seat: i64) -> None:
        """Write and list the legal actions of the seat that is asked, in place of those of the decision before."""
        masks = self.masks
        actions = self.legal_actions
        row = game * self.moves
        for i in range(i64(self.legal_counts[game])):
            masks[row + i64(actions[row + i])] = u8(0)
        legal = self.legal
        legality.list_moves(t, legal)
        moves = legal.moves
        action_of_move = self.rotation.action_of_move
        first = seat * self.moves  # a row per seat
        for i in range(legal.count):
            action = action_of_move[first + moves[i]]
            masks[row + action] = u8(1)
            actions[row + i] = i16(action)
        self.legal_counts[game] = i32(legal.count)


def action_of(actions: bytes, game: i64) -> i64:
    """Return the action of one game."""
    return i64(actions[game * 2]) | (i64(actions[game * 2 + 1]) << 8)
