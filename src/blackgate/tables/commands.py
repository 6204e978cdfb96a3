"""Commands: each function checks a command against a table and returns the entry for its log, or raises `Refusal`.

Nothing is changed here: `HostedTable.apply` does that, once the entry is stored.
"""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from blackgate.catalogue import Edition, Reason
from blackgate.engine.setup import Options
from blackgate.errors import BlackgateError, IllegalMove, UnknownMove
from blackgate.game import Game
from blackgate.options import check_options
from blackgate.tables import entries, keys
from blackgate.tables.clocks import Outages, reserve_after
from blackgate.tables.game_steps import chance_outcomes
from blackgate.tables.hosted_table import HostedTable
from blackgate.tables.plain_text import plain_text, readable_name
from blackgate.tables.player_names import BOT_PREFIX
from blackgate.tables.table_parts import Seat
from blackgate.tables.undo_policy import brings_information
from blackgate.tables.wire import TableOptions

MAX_DELETIONS = 10  # entries about deleted names and chat, by seat
MAX_CHAT = 400  # characters of one line


class Refusal(BlackgateError):
    """A command was refused; `error` is the reason's name for programs."""

    def __init__(self, error: str, /, **arguments: object) -> None:
        super().__init__(f"refused-{error.replace('_', '-')}", **arguments)
        self.error = error
        self.reasons: tuple[Reason, ...] = ()
        self.problem: BlackgateError | None = None

    def in_language(self, language: str) -> str:
        """Return the sentence; if the engine refused a move, the engine's."""
        return self.problem.in_language(language) if self.problem is not None else super().in_language(language)


class Accepted(NamedTuple):
    """The entry to be written, and the position after it if it is known."""

    entry: entries.Entry
    game: Game | None = None


class AlreadyDone(NamedTuple):
    """The command was carried out before, as entry `seq`."""

    seq: int


def already_done(table: HostedTable, seat: int, command: str) -> AlreadyDone | None:
    """Return the entry of a seat's command if it was carried out before."""
    seq = table.command_seqs.get(f"{seat}:{command}")
    return None if seq is None else AlreadyDone(seq)


# --- during the game -------------------------------------------------------------------------
def move(table: HostedTable, seat: int, command: str, version: int, moves: Sequence[str], now: int, outages: Outages) -> Accepted:
    """Play a person's move, or several that belong together."""
    require_playing(table)
    if table.seats[seat].stand_in:
        raise Refusal("stood_in")
    require_version(table, version)
    after = play_moves(table, seat, moves)
    reserve = reserve_after(table, now, outages, after.to_move)
    texts = [after.edition.move(text).text for text in moves]
    return Accepted(entries.Moved(seat, texts, command, reserve=reserve, out=chance_outcomes(after, len(texts))), after)


def play_moves(table: HostedTable, seat: int, moves: Sequence[str]) -> Game:
    """Return the position after the moves.

    Only the last one may bring information: otherwise refusing the rest would reveal it.
    """
    game = table.require_game().copy()
    if game.to_move != seat:
        refusal = Refusal("not_your_turn")
        refusal.reasons = game.why_not(game.edition.moves[0], seat)  # the same for every move
        raise refusal
    for number, text in enumerate(moves, start=1):
        if game.to_move != seat:
            raise Refusal("not_together", number=number)
        try:
            game.play(text)
        except (IllegalMove, UnknownMove) as error:
            refusal = Refusal("illegal" if isinstance(error, IllegalMove) else "unknown_move")
            refusal.problem = error
            refusal.reasons = game.why_not(text) if isinstance(error, IllegalMove) else ()
            raise refusal from None
        if number < len(moves) and game.last is not None and brings_information(game.last):
            raise Refusal("not_together", number=number)
    return game


def bot_move(table: HostedTable, seat: int, version: int, bot: str, text: str) -> Accepted:
    """Play a bot's move, unless the table has changed since the bot was asked."""
    require_playing(table)
    if not bot or table.version != version or table.to_move != seat or table.seats[seat].playing_bot != bot:
        raise Refusal("stale")
    after = play_moves(table, seat, [text])
    return Accepted(entries.Moved(seat, [text], by=bot, out=chance_outcomes(after, 1)), after)


def undo(table: HostedTable, seat: int, command: str, version: int) -> Accepted:
    """Undo the seat's own last command, if `may_undo` allows it."""
    require_playing(table)
    require_version(table, version)
    if may_undo(table) != seat:
        raise Refusal("no_undo")
    return Accepted(entries.Undone(seat, command))


def may_undo(table: HostedTable) -> int | None:
    """Return the seat that may undo its last command without asking."""
    if table.phase != "playing" or not table.played_commands:
        return None
    last = table.played_commands[-1]
    return last.seat if last.reveals_nothing and not table.seats[last.seat].playing_bot else None


def propose(table: HostedTable, seat: int, command: str, version: int, what: str, present: set[int]) -> Accepted:
    """Propose something to the others. To resume after a pause only the seats `present` are asked: others may never return."""
    if table.phase not in ("playing", "paused"):
        raise Refusal("not_playing")
    require_version(table, version)
    if table.seats[seat].stand_in:
        raise Refusal("stood_in")
    if table.proposal is not None:
        raise Refusal("proposed_already")
    has_moved = any(played.seat == seat for played in table.played_commands)
    if (what == "undo" and not has_moved) or (what == "resume") != (table.phase == "paused"):
        raise Refusal("cannot_propose")
    asked = [other for other in table.human_seats if other in present and other != seat] if what == "resume" else None
    return Accepted(entries.Proposed(seat, what, command, asked))


def answer(table: HostedTable, seat: int, command: str, proposal: int, yes: bool) -> Accepted:
    """Answer the open proposal. The seat that made it may withdraw it with a no."""
    current = table.proposal
    if current is None or table.phase not in ("playing", "paused"):
        raise Refusal("nothing_proposed")
    if current.n != proposal:
        raise Refusal("stale")
    if seat != current.by and (seat not in current.asked or seat in current.agreed):
        raise Refusal("not_asked")
    if seat == current.by and yes:
        raise Refusal("not_asked")
    return Accepted(entries.Answered(seat, yes, command))


def come_back(table: HostedTable, seat: int, command: str) -> Accepted:
    """Take a seat back from the bot that stands in."""
    if not table.seats[seat].stand_in:
        raise Refusal("not_stood_in")
    return Accepted(entries.CameBack(seat, command))


def stand_in(table: HostedTable, seat: int, version: int, why: str) -> Accepted:
    """Let a bot play for a player who is absent or out of time."""
    require_playing(table)
    if table.version != version or table.to_move != seat or table.seats[seat].playing_bot:
        raise Refusal("stale")
    reserve = None
    if why == "time" and table.options.clock.kind == "turn":
        reserve = [0 if other == seat else left for other, left in enumerate(table.reserve)]
    return Accepted(entries.StoodIn(seat, table.options.stand_in or "inmate", why, reserve))


def reasons_against(table: HostedTable, seat: int, text: str) -> tuple[Reason, ...]:
    """Return the clauses against a move; for a seat that is not to move, only that it is not."""
    if table.game is None:
        raise Refusal("not_playing")
    try:
        return table.game.why_not(text, seat)
    except UnknownMove as error:
        refusal = Refusal("unknown_move")
        refusal.problem = error
        raise refusal from None


def check_hint(table: HostedTable, seat: int) -> int:
    """Return the version a hint would be about; refuse if the seat may not have one."""
    require_playing(table)
    if not table.options.hints:
        raise Refusal("no_hints")
    if table.to_move != seat or table.seats[seat].stand_in:
        raise Refusal("not_asked")
    return table.version


def require_playing(table: HostedTable) -> None:
    """Refuse if the game is not under way."""
    if table.phase == "paused":
        raise Refusal("paused")
    if table.phase != "playing":
        raise Refusal("not_playing")


def require_version(table: HostedTable, version: int) -> None:
    """Refuse a command about an older position."""
    if version != table.version:
        raise Refusal("stale")


# --- before and after the game ---------------------------------------------------------------
def take_seat(table: HostedTable, name: str, share: str, key: str, wanted: int | None, looks: str = "") -> Accepted:
    """Take a free seat: the wanted one, or the first."""
    require_lobby(table)
    free = [number for number, seat in enumerate(table.seats) if not seat.taken]
    if not free:
        raise Refusal("full")
    if wanted is not None and wanted not in free:
        raise Refusal("seat_taken")
    seat = free[0] if wanted is None else wanted
    return Accepted(entries.Sat(seat, clean_name(name), keys.hash_key(key), share, looks))


def leave_seat(table: HostedTable, seat: int, *, removed: bool = False) -> Accepted:
    """Leave a seat before the start, or be `removed` from it by the host."""
    require_lobby(table)
    if not require_seat(table, seat).key:
        raise Refusal("nobody_there")
    return Accepted(entries.Stood(seat, removed))


def set_bot(table: HostedTable, seat: int, bot: str) -> Accepted:
    """Put a bot on a free seat, replace it, or remove it."""
    require_lobby(table)
    current = require_seat(table, seat)
    if current.key:
        raise Refusal("seat_taken")
    if not bot and not current.bot:
        raise Refusal("nobody_there")
    return Accepted(entries.BotSat(seat, bot))


def change_options(table: HostedTable, wanted: TableOptions) -> Accepted:
    """Change the options before the start. The pack stays, and so do the bots: they have a command of their own."""
    require_lobby(table)
    if any(seat.key for seat in table.seats[wanted.players :]):
        raise Refusal("seats_occupied")
    bots = {seat: bot for seat, bot in table.options.bots.items() if seat < wanted.players}
    options = msgspec.structs.replace(wanted, pack=table.options.pack, bots=bots)
    check_game_options(options, table.edition)
    return Accepted(entries.OptionsChanged(options))


def game_options(chosen: TableOptions, edition: Edition) -> Options:
    """Return the options of a table's game; raise OptionError for some that the engine does not accept."""
    return check_options(
        edition,
        chosen.players,
        michel=chosen.michel,
        teams=chosen.teams,
        calm=chosen.calm,
        target=chosen.target,
        first_player=chosen.first_player,
        fair_start=bool(chosen.fair_start),
    )


def check_game_options(options: TableOptions, edition: Edition) -> None:
    """Refuse options that the engine does not accept."""
    try:
        game_options(options, edition)
    except BlackgateError as error:
        refusal = Refusal("bad_options")
        refusal.problem = error
        raise refusal from None


def replace_key(table: HostedTable, role: str, seat: int | None, key: str) -> Accepted:
    """Replace a key; the old one is no longer valid."""
    if role == "seat":
        if seat is None or not require_seat(table, seat).key:
            raise Refusal("nobody_there")
        return Accepted(entries.Rekeyed(role, keys.hash_key(key), seat))
    return Accepted(entries.Rekeyed(role, keys.hash_key(key)))


def mute(table: HostedTable, seat: int, muted: bool) -> Accepted:
    """Mute a seat in the chat, or unmute it."""
    require_seat(table, seat)
    return Accepted(entries.Muted(seat, muted))


def rematch(table: HostedTable, new_table: str, replaced: str = "") -> Accepted:
    """Point to the table where the same people play again; `replaced` is an earlier one that was closed or removed."""
    if table.phase != "over":
        raise Refusal("not_over")
    if table.rematch != replaced:
        raise Refusal("rematched")
    return Accepted(entries.Rematch(new_table))


def close_table(table: HostedTable, why: str = "host") -> Accepted:
    """Close the table, on behalf of its host or because of `why`."""
    if table.ended:
        raise Refusal("not_playing")
    return Accepted(entries.Closed(why))


def close_idle_table(table: HostedTable, before: int) -> Accepted:
    """Close the table if it has not changed since `before`."""
    if table.updated_at >= before:
        raise Refusal("stale")
    return close_table(table, "idle")


def forget_player(table: HostedTable, seat: int) -> Accepted | AlreadyDone:
    """Delete the name and the chat of a player. After `MAX_DELETIONS` they have had no name for long: no entry is needed."""
    if not require_seat(table, seat).key:
        raise Refusal("nobody_there")
    if sum(entry.what == "forgotten" and entry.seat == seat for entry in table.log) >= MAX_DELETIONS:
        return AlreadyDone(table.seq)
    return Accepted(entries.Forgotten(seat))


def require_lobby(table: HostedTable) -> None:
    """Refuse once the game has started."""
    if table.phase != "lobby" or table.starting:
        raise Refusal("begun")


def require_seat(table: HostedTable, seat: int) -> Seat:
    """Return a seat; refuse a number the table does not have."""
    if not 0 <= seat < len(table.seats):
        raise Refusal("no_such_seat", most=len(table.seats) - 1)
    return table.seats[seat]


def chat_text(table: HostedTable, seat: int, text: str) -> str:
    """Return a line of chat as it will be shown; refuse a seat that is muted."""
    if table.seats[seat].muted:
        raise Refusal("muted")
    plain = plain_text(text, MAX_CHAT)
    if not plain:
        raise Refusal("bad_message")
    return plain


def clean_name(name: str) -> str:
    """Return a name on one line; refuse one that is too long, that cannot be seen, or that belongs to bots."""
    plain = readable_name(name)
    if not plain or plain.lower().startswith(BOT_PREFIX):
        raise Refusal("name")
    return plain
