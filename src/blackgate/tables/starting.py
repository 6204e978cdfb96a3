"""Starting a game so that no one can choose its dice: shares are fixed first, revealed next, and then the cards are dealt.

A person adds a share of the seed by its hash (or, with a weaker guarantee, the nonce itself). The host starts the game: the
terms are published, and from now on neither options nor shares can change. Then the connected clients reveal their nonces.
Once all have done so, or the time is up, the cards are dealt. The dice are made without a share that was not revealed.
"""

from collections.abc import Collection

from blackgate.fairness import game_terms, is_hash, share_hash
from blackgate.record import setup_of, shape
from blackgate.tables import entries
from blackgate.tables.clocks import Outages, deal_due
from blackgate.tables.commands import Accepted, Refusal, game_options, require_lobby
from blackgate.tables.hosted_table import HostedTable


def ready(table: HostedTable, seat: int, command: str, share: str) -> Accepted:
    """Set a seat's share of the seed; it can be changed until the start."""
    require_lobby(table)
    return Accepted(entries.Readied(seat, share, command))


def start_game(table: HostedTable, present: Collection[int] = ()) -> Accepted:
    """Start the game, if no seat is free: fix its terms, and deal at once if no share has to be revealed."""
    require_lobby(table)
    if any(not seat.taken for seat in table.seats):
        raise Refusal("seats_free")
    terms = terms_of(table)
    if table.unrevealed:
        return Accepted(entries.Locked(terms, [seat for seat in table.unrevealed if seat not in present]))
    return dealt(table, terms)


def reveal(table: HostedTable, seat: int, command: str, nonce: str) -> Accepted:
    """Reveal a seat's nonce after the terms are fixed; refuse one that does not match its hash."""
    if not table.starting or seat not in table.unrevealed:
        raise Refusal("no_reveal")
    if share_hash(nonce) != table.seats[seat].share:
        raise Refusal("other_nonce")
    return Accepted(entries.Revealed(seat, nonce, command))


def deal_game(table: HostedTable, now: int, outages: Outages) -> Accepted:
    """Deal the cards, once all shares are revealed or the time for it is up."""
    due = deal_due(table, outages)
    if due is None or (table.unrevealed and due > now):
        raise Refusal("stale")
    return dealt(table, table.terms)


def dealt(table: HostedTable, terms: str) -> Accepted:
    """Return the entry with the deal."""
    return Accepted(entries.Started(table.nonces, setup_of(table.deal()), terms))


def terms_of(table: HostedTable) -> str:
    """Return the terms of the game that starts now."""
    shares = [seat.share if is_hash(seat.share) else share_hash(seat.share) for seat in table.seats]
    return game_terms(shape(table.edition, game_options(table.options, table.edition)), table.commit, shares)
