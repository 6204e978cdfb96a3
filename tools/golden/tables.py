"""Stored tables of the play service: every kind of entry, in tables of every kind."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from blackgate.bots import Bot, Budget, make_bot
from blackgate.catalogue import edition
from blackgate.record import RULES
from blackgate.tables import commands, entries, keys
from blackgate.tables.commands import Accepted
from blackgate.tables.hosted_table import HostedTable
from blackgate.tables.wire import Clock, TableOptions
from tools.golden.versions import OTHER_PACK

START = 1_800_000_000_000  # milliseconds since 1970: any moment will do
STEP_MS = 1_000
NAMES = ("Ana", "Ben", "Cleo", "Dov", "Eva", "Finn")


@dataclass
class Script:
    """A table that is played while its entries are kept."""

    name: str
    options: TableOptions
    book: HostedTable = field(init=False)
    rows: list[tuple[int, int, bytes]] = field(default_factory=list)
    bots: list[Bot] = field(init=False)

    def __post_init__(self) -> None:
        book = edition(OTHER_PACK if self.options.pack == "golden" else None)
        digest, seed = book.pack.digest, f"golden table {self.name}"
        host, watch = keys.hash_key(f"host of {self.name}"), keys.hash_key(f"watch of {self.name}")
        created = entries.Created(self.options, "GOLDE", seed, host, watch, digest, RULES, format=entries.FORMAT)
        self.book = HostedTable(self.name, START, created, book)
        self.rows.append((1, START, entries.encode(created)))
        self.bots = [make_bot("inmate", seat) for seat in range(self.options.players)]

    @property
    def now(self) -> int:
        """The moment of the next entry."""
        return self.book.updated_at + STEP_MS

    def write(self, ruling: Accepted) -> None:
        """One more entry."""
        seq, now = self.book.seq + 1, self.now
        self.book.apply(seq, now, ruling.entry, ruling.game)
        self.rows.append((seq, now, entries.encode(ruling.entry)))

    def command(self) -> str:
        """An id for a person's command."""
        return f"command {self.book.seq + 1}"

    def sit_down(self) -> None:
        """A person at every seat without a bot, each with a share in the dice."""
        for seat, chair in enumerate(self.book.seats):
            if not chair.taken:
                name = NAMES[seat]
                self.write(commands.take_seat(self.book, name, "", f"key of {name} at {self.name}", seat))
                self.write(commands.ready(self.book, seat, self.command(), f"share of {name}"))

    def start(self) -> None:
        """Deal."""
        self.write(commands.start_game(self.book))

    def move(self) -> None:
        """What inmate would do, by whoever is asked."""
        book, seat = self.book, self.book.to_move
        assert seat is not None
        game = book.require_game()
        move = str(self.bots[seat].choose(game.view(seat), list(game.legal_moves), Budget(iterations=1)))
        player = book.seats[seat].playing_bot
        if player:
            self.write(commands.bot_move(book, seat, book.version, player, move))
        else:
            moves = [move, "done"] if move.startswith("sell ") and game.prompt == "turn" else [move]
            self.write(commands.move(book, seat, self.command(), book.version, moves, self.now, ()))

    def play(self, moves: int = 100_000) -> None:
        """So many moves, or to the end."""
        for _ in range(moves):
            if self.book.phase != "playing":
                return
            self.move()

    def play_until(self, wanted: Callable[[HostedTable], bool]) -> None:
        """Play until something can be shown."""
        while not wanted(self.book):
            self.move()

    def consent(self, seat: int, what: str) -> None:
        """A proposal that the other people agree to."""
        everyone = set(self.book.human_seats)
        self.write(commands.propose(self.book, seat, self.command(), self.book.version, what, everyone))
        while self.book.proposal is not None:
            other = next(one for one in self.book.proposal.asked if one not in self.book.proposal.agreed)
            self.write(commands.answer(self.book, other, self.command(), self.book.proposal.n, True))

    @property
    def text(self) -> str:
        """The file: an entry a line, as it lies in the database."""
        return "".join(
            json.dumps({"seq": seq, "at": at, "data": data.decode()}, ensure_ascii=False) + "\n" for seq, at, data in self.rows
        )


def two_people() -> Script:
    """Undo, and a move played by every seat itself."""
    table = Script("two-people", TableOptions(players=2, michel="michelle", public=True, title="Golden"))
    table.sit_down()
    table.start()
    table.play_until(lambda book: commands.may_undo(book) is not None)
    seat = commands.may_undo(table.book)
    assert seat is not None
    table.write(commands.undo(table.book, seat, table.command(), table.book.version))
    table.play()
    return table


def bot_stands_in() -> Script:
    """A player is absent and comes back; a rematch afterwards."""
    table = Script("bot-stands-in", TableOptions(players=3, bots={1: "rookie", 2: "inmate"}, stand_in="inmate"))
    table.sit_down()
    table.start()
    table.play_until(lambda book: book.to_move == 0 and len(book.played_commands) > 20)
    table.write(commands.stand_in(table.book, 0, table.book.version, "absent"))
    table.play(5)
    table.write(commands.come_back(table.book, 0, table.command()))
    table.play()
    table.write(commands.rematch(table.book, "another-table"))
    return table


def teams_of_four() -> Script:
    """A pause, and an undo by consent."""
    table = Script("teams-of-four", TableOptions(players=4, teams=True, michel="michel"))
    table.sit_down()
    table.start()
    table.play(30)
    table.consent(0, "pause")
    table.consent(1, "resume")
    table.consent(2, "undo")
    table.play()
    return table


def teams_of_six() -> Script:
    """Bots only, without chaos."""
    options = TableOptions(players=6, teams=True, calm=True, michel="michelle", bots=dict.fromkeys(range(5), "inmate"))
    table = Script("teams-of-six", options)
    table.write(commands.set_bot(table.book, 5, "rookie"))
    table.start()
    table.play()
    return table


def five_with_clocks() -> Script:
    """Clocks with a reserve, a named first player, another goal."""
    clock = Clock(kind="turn", turn_s=1, reserve_s=600)
    table = Script("five-with-clocks", TableOptions(players=5, clock=clock, first_player=3, target=6, stand_in="rookie"))
    table.sit_down()
    table.start()
    table.play(12)
    asked = table.book.to_move
    assert asked is not None
    table.write(commands.stand_in(table.book, asked, table.book.version, "time"))
    table.play()
    return table


def six_closed() -> Script:
    """Closed by the host in the middle of the game."""
    table = Script("six-closed", TableOptions(players=6, bots={5: "boss"}))
    table.sit_down()
    table.start()
    table.play(40)
    table.write(commands.close_table(table.book))
    return table


def other_pack() -> Script:
    """Another pack."""
    table = Script("other-pack", TableOptions(players=4, pack="golden", bots={3: "inmate"}))
    table.sit_down()
    table.start()
    table.play()
    return table


def lobby() -> Script:
    """Not begun: players come, go, are muted, and get new keys."""
    table = Script("lobby", TableOptions(players=4))
    table.sit_down()
    table.write(commands.mute(table.book, 1, True))
    table.write(commands.leave_seat(table.book, 2))
    table.write(commands.replace_key(table.book, "seat", 0, "a new key of Ana"))
    table.write(commands.replace_key(table.book, "watch", None, "a new key for spectators"))
    return table


def stored_tables() -> Iterator[Script]:
    """All of them."""
    for made in (two_people, bot_stands_in, teams_of_four, teams_of_six, five_with_clocks, six_closed, other_pack, lobby):
        yield made()
