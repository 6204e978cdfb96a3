"""What happens without a command: deals, and moves of bots at the tables that are shown. A table that is not shown rests."""

from blackgate.tab import bot_players
from blackgate.tab.active_tables import ActiveTable, ThoughtMove
from blackgate.tab.table_host import NO_OUTAGES, TableHost
from blackgate.tables import commands, starting
from blackgate.tables.clocks import Due, next_due
from blackgate.tables.commands import Refusal


class DueWork:
    """Finds out what is due next, and does it, one thing per call."""

    def __init__(self, host: TableHost) -> None:
        self.host = host

    def next(self) -> tuple[ActiveTable, Due | None, int] | None:
        """Return the table where something is due first, what that is, and in how many milliseconds."""
        waits = [(active, *wait) for active in self.host.tables if (wait := self.wait_at(active)) is not None]
        return min(waits, key=lambda found: found[2], default=None)

    def wait_at(self, active: ActiveTable) -> tuple[Due | None, int] | None:
        """Return what is due next at a table, and in how many milliseconds. A shown table that was dropped is opened at once."""
        table = active.table
        if table is None:
            return (None, 0) if active.listeners else None
        now = self.host.now_ms()
        due = next_due(table, NO_OUTAGES, now)
        if due is None or due.what not in ("deal", "move") or active.refused_seq == table.seq:
            return None  # no one is absent: all sit at this device
        if due.what == "move":
            if not active.listeners:
                return None
            if active.thought is None or active.thought.version != table.version:
                return due, 0  # a bot starts to think at once and moves at its due time
        return due, max(0, due.at - now)

    def due_ms(self) -> int | None:
        """Return in how many milliseconds something is due; None: nothing is."""
        found = self.next()
        return None if found is None else found[2]

    def perform(self) -> None:
        """Do what is due now: open a table, deal, let a bot think, or play the move it has chosen."""
        found = self.next()
        if found is None or found[2] > 0:
            return
        active, due, _ = found
        try:
            table = self.host.open(active.id).require()
        except Refusal as refusal:
            self.host.dismiss_all(active, refusal)
            return
        if due is None:
            return
        try:
            if due.what == "deal":
                self.host.execute(active, lambda now: starting.deal_game(now, self.host.now_ms(), NO_OUTAGES))
            else:
                self.move_bot(active, due)
        except Refusal:
            active.refused_seq = table.seq  # nothing is due until the table changes

    def move_bot(self, active: ActiveTable, due: Due) -> None:
        """Let a bot think about its move, or play the move it has thought about."""
        table = active.require()
        bot = table.seats[due.seat].playing_bot
        if self.host.too_long(table):
            self.host.execute(active, lambda now: commands.close_table(now, "too_long"))
            return
        thought = active.thought
        if thought is None or thought.version != table.version:
            active.thought = ThoughtMove(table.version, bot_players.choose_move(table, due.seat, bot))
            return
        active.thought = None
        self.host.execute(active, lambda now: commands.bot_move(now, due.seat, thought.version, bot, thought.text))
