"""Tables at which a clause of the rulebook is tried: the entries that their logs begin with.

The seed of such a table is part of the program, so its dice are known: `Created.position` says so to every reader.
"""

from collections.abc import Iterator

from blackgate.catalogue import Edition
from blackgate.positions import BOT, PERSON, Position, positions
from blackgate.record import RULES
from blackgate.tables import entries, keys, wire
from blackgate.tables.commands import Accepted, Refusal, play_moves
from blackgate.tables.game_steps import chance_outcomes
from blackgate.tables.hosted_table import HostedTable
from blackgate.texts import language


def list_positions(lang: str) -> wire.RulePositions:
    """Return all positions, with what can be tried in a language."""
    return wire.RulePositions([wire.RulePosition(clause, one.text(lang)) for clause, one in positions().items()])


def require_position(clause: str) -> Position:
    """Return the position for a clause."""
    found = positions().get(clause)
    if found is None:
        raise Refusal("no_such_position")
    return found


def created_entry(position: Position, edition: Edition, host: str, watch: str, looks: str, lang: str) -> entries.Created:
    """Return the first entry of a table at a position; `host` and `watch` are hashed keys. Bots have the other seats."""
    title = language(lang).say("rules-clause", number=position.clause)
    options = wire.TableOptions(
        players=position.players,
        michel=position.michel,
        teams=position.teams,
        title=title,
        bots={seat: BOT for seat in range(position.players) if seat != PERSON},
    )
    reserved = [looks if seat == PERSON else "" for seat in range(position.players)]
    return entries.Created(
        options,
        keys.new_code(),
        position.seed,
        host,
        watch,
        edition.pack.digest,
        RULES,
        looks=reserved,
        format=entries.FORMAT,
        position=position.clause,
    )


def first_moves(table: HostedTable, position: Position) -> Iterator[Accepted]:
    """Yield the moves that lead to the position. Apply each of them before the next."""
    for move in position.moves:
        seat = table.to_move
        assert seat is not None, "a position is not at the end of a game"
        after = play_moves(table, seat, [move])
        by = "" if seat == PERSON else BOT
        yield Accepted(entries.Moved(seat, [move], by=by, out=chance_outcomes(after, 1)), after)
