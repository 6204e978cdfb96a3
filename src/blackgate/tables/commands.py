"""What may be done at a table: a command becomes an entry of its log, or is refused with a reason. Nothing is changed here."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from blackgate.catalogue import Reason
from blackgate.errors import BlackgateError, IllegalMove, UnknownMove
from blackgate.game import Game
from blackgate.record import setup_of
from blackgate.tables import entries as en
from blackgate.tables import keys
from blackgate.tables.clocks import Outages, reserve_after
from blackgate.tables.hosted_table import HostedTable, SeatRecord, outcomes_of
from blackgate.tables.undo_policy import brings_news


class Refusal(BlackgateError):
    """A command that is not carried out; `error` is its name for programs."""

    def __init__(self, error: str, /, **arguments: object) -> None:
        super().__init__(f"refused-{error.replace('_', '-')}", **arguments)
        self.error = error
        self.reasons: tuple[Reason, ...] = ()
        self.problem: BlackgateError | None = None

    def in_language(self, language: str) -> str:
        """The sentence; that of the engine, where it was the engine that refused."""
        return self.problem.in_language(language) if self.problem is not None else super().in_language(language)


@dataclass(frozen=True, slots=True)
class Accepted:
    """What is to be written, and the position that it leads to where that is known already."""

    entry: en.Entry
    game: Game | None = None


@dataclass(frozen=True, slots=True)
class AlreadyDone:
    """A command that was carried out before, under this entry."""

    seq: int


def repeated(book: HostedTable, seat: int, command: str) -> AlreadyDone | None:
    """Whether a seat's command has been carried out already."""
    seq = book.commands.get(f"{seat}:{command}")
    return None if seq is None else AlreadyDone(seq)


# --- play ------------------------------------------------------------------------------------
def move(book: HostedTable, seat: int, command: str, version: int, moves: Sequence[str], now: int, outages: Outages) -> Accepted:
    """A person's move, or several that belong together."""
    going(book)
    if book.chairs[seat].stand_in:
        raise Refusal("stood_in")
    fresh(book, version)
    after = played(book, seat, moves)
    reserve = reserve_after(book, now, outages, after.to_move)
    texts = [after.edition.move(text).text for text in moves]
    return Accepted(en.Moved(seat, texts, command, reserve=reserve, out=outcomes_of(after, len(texts))), after)


def played(book: HostedTable, seat: int, moves: Sequence[str]) -> Game:
    """The position after the moves. Only the last one may bring news: else a refusal of the rest would tell what it brought."""
    game = book.playing().copy()
    if game.to_move != seat:
        refusal = Refusal("not_your_turn")
        refusal.reasons = game.why_not(game.edition.moves[0], seat)  # whatever the move
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
        if number < len(moves) and game.last is not None and brings_news(game.last):
            raise Refusal("not_together", number=number)
    return game


def bot_move(book: HostedTable, seat: int, version: int, bot: str, text: str) -> Accepted:
    """A bot's move, which must still be wanted."""
    going(book)
    if not bot or book.version != version or book.asked != seat or book.chairs[seat].player != bot:
        raise Refusal("stale")
    after = played(book, seat, [text])
    return Accepted(en.Moved(seat, [text], by=bot, out=outcomes_of(after, 1)), after)


def undo(book: HostedTable, seat: int, command: str, version: int) -> Accepted:
    """One's own last command, if nobody has learnt anything from it and nobody has chosen since."""
    going(book)
    fresh(book, version)
    if may_undo(book) != seat:
        raise Refusal("no_undo")
    return Accepted(en.Undone(seat, command))


def may_undo(book: HostedTable) -> int | None:
    """The seat that may take its last command back without asking."""
    if book.phase != "playing" or not book.turned:
        return None
    last = book.turned[-1]
    return last.seat if last.quiet and not book.chairs[last.seat].player else None


def propose(book: HostedTable, seat: int, command: str, version: int, what: str, here: set[int]) -> Accepted:
    """Something for which everybody is asked; to go on after a pause, only those who are `here`, or nobody ever would."""
    if book.phase not in ("playing", "paused"):
        raise Refusal("not_playing")
    fresh(book, version)
    if book.chairs[seat].stand_in:
        raise Refusal("stood_in")
    if book.consent is not None:
        raise Refusal("proposed_already")
    moved = any(turned.seat == seat for turned in book.turned)
    if (what == "undo" and not moved) or (what == "resume") != (book.phase == "paused"):
        raise Refusal("cannot_propose")
    asked = [other for other in book.people if other in here and other != seat] if what == "resume" else None
    return Accepted(en.Proposed(seat, what, command, asked))


def answer(book: HostedTable, seat: int, command: str, proposal: int, yes: bool) -> Accepted:
    """Yes or no to what was proposed, and to nothing else. Whoever proposed it may take it back by a no."""
    consent = book.consent
    if consent is None or book.phase not in ("playing", "paused"):
        raise Refusal("nothing_proposed")
    if consent.n != proposal:
        raise Refusal("stale")
    if seat != consent.by and (seat not in consent.asked or seat in consent.agreed):
        raise Refusal("not_asked")
    if seat == consent.by and yes:
        raise Refusal("not_asked")
    return Accepted(en.Answered(seat, yes, command))


def back(book: HostedTable, seat: int, command: str) -> Accepted:
    """The player is here again."""
    if not book.chairs[seat].stand_in:
        raise Refusal("not_stood_in")
    return Accepted(en.CameBack(seat, command))


def stand_in(book: HostedTable, seat: int, version: int, why: str) -> Accepted:
    """A bot takes over from somebody who is absent or out of time."""
    going(book)
    if book.version != version or book.asked != seat or book.chairs[seat].player:
        raise Refusal("stale")
    reserve = None
    if why == "time" and book.options.clock.kind == "turn":
        reserve = [0 if other == seat else left for other, left in enumerate(book.reserve)]
    return Accepted(en.StoodIn(seat, book.options.stand_in or "inmate", why, reserve))


def why(book: HostedTable, seat: int, text: str) -> tuple[Reason, ...]:
    """The clauses against a move; asked out of turn, only that."""
    if book.game is None:
        raise Refusal("not_playing")
    try:
        return book.game.why_not(text, seat)
    except UnknownMove as error:
        refusal = Refusal("unknown_move")
        refusal.problem = error
        raise refusal from None


def hint(book: HostedTable, seat: int) -> int:
    """Whether a seat may be told what the bots would do: the version that is about."""
    going(book)
    if not book.options.hints:
        raise Refusal("no_hints")
    if book.asked != seat or book.chairs[seat].stand_in:
        raise Refusal("not_asked")
    return book.version


def going(book: HostedTable) -> None:
    """Refuse where nothing can be played."""
    if book.phase == "paused":
        raise Refusal("paused")
    if book.phase != "playing":
        raise Refusal("not_playing")


def fresh(book: HostedTable, version: int) -> None:
    """Refuse an answer to another position."""
    if version != book.version:
        raise Refusal("stale")


# --- before and after ------------------------------------------------------------------------
def sit(book: HostedTable, name: str, nonce: str, key: str, wanted: int | None, looks: str = "") -> Accepted:
    """A seat that is free: the wanted one, or the first."""
    in_lobby(book)
    free = [seat for seat, chair in enumerate(book.chairs) if not chair.taken]
    if not free:
        raise Refusal("full")
    if wanted is not None and wanted not in free:
        raise Refusal("seat_taken")
    return Accepted(en.Sat(free[0] if wanted is None else wanted, checked_name(name), keys.hashed(key), nonce, looks))


def stand(book: HostedTable, seat: int) -> Accepted:
    """Leave before the start."""
    in_lobby(book)
    if not within(book, seat).key:
        raise Refusal("nobody_there")
    return Accepted(en.Stood(seat))


def set_bot(book: HostedTable, seat: int, bot: str) -> Accepted:
    """A bot for a free seat, another one, or none."""
    in_lobby(book)
    chair = within(book, seat)
    if chair.key:
        raise Refusal("seat_taken")
    if not bot and not chair.bot:
        raise Refusal("nobody_there")
    return Accepted(en.BotSat(seat, bot))


def ready(book: HostedTable, seat: int, command: str, nonce: str) -> Accepted:
    """A share in the dice, which can be changed until the start."""
    in_lobby(book)
    return Accepted(en.Readied(seat, nonce, command))


def start(book: HostedTable) -> Accepted:
    """Everybody is here."""
    in_lobby(book)
    if any(not chair.taken for chair in book.chairs):
        raise Refusal("seats_free")
    return Accepted(en.Started(book.nonces, setup_of(book.deal())))


def rekey(book: HostedTable, role: str, seat: int | None, key: str) -> Accepted:
    """Another key; the one before is worth nothing any more."""
    if role == "seat":
        if seat is None or not within(book, seat).key:
            raise Refusal("nobody_there")
        return Accepted(en.Rekeyed(role, keys.hashed(key), seat))
    return Accepted(en.Rekeyed(role, keys.hashed(key)))


def mute(book: HostedTable, seat: int, muted: bool) -> Accepted:
    """A seat's voice."""
    within(book, seat)
    return Accepted(en.Muted(seat, muted))


def rematch(book: HostedTable, table: str) -> Accepted:
    """The same people, over there."""
    if book.phase != "over":
        raise Refusal("not_over")
    if book.rematch:
        raise Refusal("rematched")
    return Accepted(en.Rematch(table))


def close(book: HostedTable) -> Accepted:
    """The host has had enough."""
    if book.ended:
        raise Refusal("not_playing")
    return Accepted(en.Closed("host"))


def in_lobby(book: HostedTable) -> None:
    """Refuse once the game has begun."""
    if book.phase != "lobby":
        raise Refusal("begun")


def within(book: HostedTable, seat: int) -> SeatRecord:
    """A seat of this table."""
    if not 0 <= seat < len(book.chairs):
        raise Refusal("no_such_seat", most=len(book.chairs) - 1)
    return book.chairs[seat]


def said(book: HostedTable, seat: int, text: str) -> str:
    """A line of chat as it will be shown, from a seat that may speak."""
    if book.chairs[seat].muted:
        raise Refusal("muted")
    plain = plain_text(text)
    if not plain:
        raise Refusal("bad_message")
    return plain


def plain_text(text: str) -> str:
    """A line as it can be shown: whatever would break it, turn it around or hide in it is a space."""
    return "".join(one if one.isprintable() else " " for one in unicodedata.normalize("NFC", text)).strip()


def checked_name(name: str) -> str:
    """A name as it can be shown: one line, no tricks with direction or width, and not a bot's."""
    plain = " ".join(unicodedata.normalize("NFC", name).split())
    if not plain or not plain.isprintable() or plain.lower().startswith("bot:"):
        raise Refusal("name")
    return plain
