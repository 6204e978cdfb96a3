"""Stored tables of the play service: every kind of entry, in tables of every kind."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from blackgate.bots import Bot, Budget, make_bot
from blackgate.catalogue import edition
from blackgate.fairness import share_hash
from blackgate.record import RULES
from blackgate.tables import commands, entries, keys, starting
from blackgate.tables.clocks import REVEAL_WAIT_MS
from blackgate.tables.commands import Accepted
from blackgate.tables.hosted_table import HostedTable
from blackgate.tables.wire import Clock, TableOptions
from tools.golden.files import OTHER_PACK

START = 1_800_000_000_000  # milliseconds since 1970, arbitrary
STEP_MS = 1_000
NAMES = ("Ana", "Ben", "Cleo", "Dov", "Eva", "Finn")


@dataclass
class Script:
    """A table, and the entries of its log."""

    name: str
    options: TableOptions
    table: HostedTable = field(init=False)
    rows: list[tuple[int, int, bytes]] = field(default_factory=list)
    bots: list[Bot] = field(init=False)

    def __post_init__(self) -> None:
        played = edition(OTHER_PACK if self.options.pack == "golden" else None)
        digest, seed = played.pack.digest, f"golden table {self.name}"
        host, watch = keys.hash_key(f"host of {self.name}"), keys.hash_key(f"watch of {self.name}")
        created = entries.Created(self.options, "GOLDE", seed, host, watch, digest, RULES, format=entries.FORMAT)
        self.table = HostedTable(self.name, START, created, played)
        self.rows.append((1, START, entries.encode(created)))
        self.bots = [make_bot("inmate", seat) for seat in range(self.options.players)]

    @property
    def now(self) -> int:
        """The time of the next entry."""
        return self.table.updated_at + STEP_MS

    def write(self, accepted: Accepted) -> None:
        """Add an entry."""
        seq, now = self.table.seq + 1, self.now
        self.table.apply(seq, now, accepted.entry, accepted.game)
        self.rows.append((seq, now, entries.encode(accepted.entry)))

    def command(self) -> str:
        """Return an id for a person's command."""
        return f"command {self.table.seq + 1}"

    def sit_down(self, share: Callable[[str], str] = str) -> None:
        """Put a person on every seat without a bot, each with a nonce, or with what `share` makes of it."""
        for number, seat in enumerate(self.table.seats):
            if not seat.taken:
                name = NAMES[number]
                self.write(commands.take_seat(self.table, name, "", f"key of {name} at {self.name}", number))
                self.write(starting.ready(self.table, number, self.command(), share(f"share-of-{name}")))

    def start(self) -> None:
        """Start the game."""
        self.write(starting.start_game(self.table))

    def move(self) -> None:
        """Play the move of an inmate for the seat to move."""
        table, seat = self.table, self.table.to_move
        assert seat is not None
        game = table.require_game()
        move = str(self.bots[seat].choose(game.view(seat), list(game.legal_moves), Budget(iterations=1)))
        bot = table.seats[seat].playing_bot
        if bot:
            self.write(commands.bot_move(table, seat, table.version, bot, move))
        else:
            moves = [move, "done"] if move.startswith("sell ") and game.prompt == "turn" else [move]
            self.write(commands.move(table, seat, self.command(), table.version, moves, self.now, ()))

    def play(self, moves: int = 100_000) -> None:
        """Play a number of moves, or to the end."""
        for _ in range(moves):
            if self.table.phase != "playing":
                return
            self.move()

    def play_until(self, wanted: Callable[[HostedTable], bool]) -> None:
        """Play until a condition holds."""
        while not wanted(self.table):
            self.move()

    def agree(self, seat: int, what: str) -> None:
        """Make a proposal, and let the other people agree to it."""
        everyone = set(self.table.human_seats)
        self.write(commands.propose(self.table, seat, self.command(), self.table.version, what, everyone))
        while self.table.proposal is not None:
            other = next(one for one in self.table.proposal.asked if one not in self.table.proposal.agreed)
            self.write(commands.answer(self.table, other, self.command(), self.table.proposal.n, True))

    @property
    def text(self) -> str:
        """The file: one entry per line, as in the database."""
        return "".join(
            json.dumps({"seq": seq, "at": at, "data": data.decode()}, ensure_ascii=False) + "\n" for seq, at, data in self.rows
        )


def two_people() -> Script:
    """A table of two people, with an undo."""
    script = Script("two-people", TableOptions(players=2, michel="michelle", public=True, title="Golden"))
    script.sit_down()
    script.start()
    script.play_until(lambda table: commands.may_undo(table) is not None)
    seat = commands.may_undo(script.table)
    assert seat is not None
    script.write(commands.undo(script.table, seat, script.command(), script.table.version))
    script.play()
    return script


def bot_stands_in() -> Script:
    """A player is absent and comes back; a rematch follows."""
    script = Script("bot-stands-in", TableOptions(players=3, bots={1: "rookie", 2: "inmate"}, stand_in="inmate"))
    script.sit_down()
    script.start()
    script.play_until(lambda table: table.to_move == 0 and len(table.played_commands) > 20)
    script.write(commands.stand_in(script.table, 0, script.table.version, "absent"))
    script.play(5)
    script.write(commands.come_back(script.table, 0, script.command()))
    script.play()
    script.write(commands.rematch(script.table, "another-table"))
    return script


def teams_of_four() -> Script:
    """A pause, and an undo by consent."""
    script = Script("teams-of-four", TableOptions(players=4, teams=True, michel="michel"))
    script.sit_down()
    script.start()
    script.play(30)
    script.agree(0, "pause")
    script.agree(1, "resume")
    script.agree(2, "undo")
    script.play()
    return script


def teams_of_six() -> Script:
    """Bots only, without chaos cards."""
    options = TableOptions(players=6, teams=True, calm=True, michel="michelle", bots=dict.fromkeys(range(5), "inmate"))
    script = Script("teams-of-six", options)
    script.write(commands.set_bot(script.table, 5, "rookie"))
    script.start()
    script.play()
    return script


def five_with_clocks() -> Script:
    """Clocks with a reserve, a named first player, another goal."""
    clock = Clock(kind="turn", turn_s=1, reserve_s=600)
    script = Script("five-with-clocks", TableOptions(players=5, clock=clock, first_player=3, target=6, stand_in="rookie"))
    script.sit_down()
    script.start()
    script.play(12)
    seat = script.table.to_move
    assert seat is not None
    script.write(commands.stand_in(script.table, seat, script.table.version, "time"))
    script.play()
    return script


def six_closed() -> Script:
    """Closed by the host in the middle of the game."""
    script = Script("six-closed", TableOptions(players=6, bots={5: "boss"}))
    script.sit_down()
    script.start()
    script.play(40)
    script.write(commands.close_table(script.table))
    return script


def other_pack() -> Script:
    """Another pack."""
    script = Script("other-pack", TableOptions(players=4, pack="golden", bots={3: "inmate"}))
    script.sit_down()
    script.start()
    script.play()
    return script


def lobby() -> Script:
    """A game that has not started: players join, leave, are muted, and get new keys."""
    script = Script("lobby", TableOptions(players=4))
    script.sit_down()
    script.write(commands.mute(script.table, 1, True))
    script.write(commands.leave_seat(script.table, 2))
    script.write(commands.replace_key(script.table, "seat", 0, "a new key of Ana"))
    script.write(commands.replace_key(script.table, "watch", None, "a new key for spectators"))
    return script


def options_changed() -> Script:
    """The host changes the options before the start: fewer players, another goal."""
    script = Script("options-changed", TableOptions(players=4, teams=True, bots={2: "rookie", 3: "rookie"}))
    script.write(commands.change_options(script.table, TableOptions(players=3, michel="michel", target=5, calm=True)))
    script.sit_down()
    script.start()
    script.play()
    return script


def shares_revealed() -> Script:
    """Two people add shares by their hashes, and one of them does not reveal it; closed by the host. One deletes their name."""
    script = Script("shares-revealed", TableOptions(players=3, first_player=2, bots={2: "rookie"}))
    script.sit_down(share_hash)
    script.start()
    script.write(starting.reveal(script.table, 0, script.command(), "share-of-Ana"))
    script.write(starting.deal_game(script.table, script.now + REVEAL_WAIT_MS, ()))
    script.play(10)
    script.write(commands.close_table(script.table))
    forgotten = commands.forget_player(script.table, 1)
    assert isinstance(forgotten, Accepted)
    script.write(forgotten)
    return script


def stored_tables() -> Iterator[Script]:
    """Yield all stored tables."""
    yield from (two_people(), bot_stands_in(), teams_of_four(), teams_of_six(), five_with_clocks(), six_closed())
    yield from (other_pack(), lobby(), options_changed(), shares_revealed())
