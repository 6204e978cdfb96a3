"""Starting a game: shares are fixed before any nonce is known, and the terms of the game with them."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from blackgate.catalogue import edition
from blackgate.errors import RecordError
from blackgate.fairness import game_terms, join_seed, keeps_promises, sha256, share_hash
from blackgate.game import Game, Record
from blackgate.record import RULES, TABLE_FORMAT, setup_of
from blackgate.replay import verify, withheld_shares
from blackgate.tables import commands, entries, starting
from blackgate.tables.clocks import ABSENT_WAIT_MS, REVEAL_WAIT_MS, next_due
from blackgate.tables.commands import Accepted, Refusal
from blackgate.tables.hosted_table import HostedTable
from blackgate.tables.wire import TableOptions
from testkit import cli_process
from testkit.game_modes import play_weighted_moves
from testkit.seeds import seeded_random

AT = 1_000_000
HALF = "ab" * 32
NONCES = ("anas-nonce", "bens-nonce", "")


def lobby(*shares: str, **options: Any) -> HostedTable:
    """Return a table of people with these shares of the seed, before the start."""
    chosen = TableOptions(players=len(shares), **options)
    created = entries.Created(chosen, "ABCDE", HALF, "host", "watch", edition().pack.digest, RULES, format=entries.FORMAT)
    table = HostedTable("table", AT, created, edition())
    for seat, share in enumerate(shares):
        add(table, commands.take_seat(table, f"No. {seat}", share, f"key {seat}", seat))
    return table


def add(table: HostedTable, accepted: Accepted, after: int = 0) -> None:
    table.apply(table.seq + 1, table.updated_at + after, accepted.entry, accepted.game)


def locked(**options: Any) -> HostedTable:
    """Return a table whose host has started the game; two seats have a nonce to reveal."""
    table = lobby(*map(share_hash, NONCES), **options)
    add(table, starting.start_game(table, {0, 1, 2}))
    return table


def aborted(**options: Any) -> HostedTable:
    """Return a table whose game was aborted after a few moves."""
    table = locked(**options)
    for seat in (0, 1):
        add(table, starting.reveal(table, seat, "r", NONCES[seat]))
    deal(table)
    for _ in range(12):
        mover, move = table.to_move, table.require_game().legal_moves[0].text
        assert mover is not None
        add(table, commands.move(table, mover, f"m{table.seq}", table.version, [move], table.updated_at, []))
    add(table, commands.close_table(table))
    return table


def deal(table: HostedTable, now: int = AT) -> None:
    add(table, starting.deal_game(table, now, []))


def refusal(attempt: Any, *arguments: Any) -> str:
    with pytest.raises(Refusal) as refused:
        attempt(*arguments)
    return refused.value.error


# --- the order of things --------------------------------------------------------------------------
def test_the_cards_are_dealt_after_all_nonces_are_revealed() -> None:
    table = locked()
    assert (table.phase, table.game, table.nonces) == ("lobby", None, ["", "", ""])
    assert refusal(starting.deal_game, table, AT, []) == "stale"
    for seat in (0, 1):
        add(table, starting.reveal(table, seat, "r", NONCES[seat]))
    due = next_due(table, [], AT)
    assert due is not None and (due.what, due.at) == ("deal", AT)
    deal(table)
    assert table.phase == "playing"
    assert table.require_game().seed == join_seed(HALF, NONCES)


def test_without_a_nonce_to_reveal_the_game_starts_at_once() -> None:
    table = lobby("", "plain-nonce")
    add(table, starting.start_game(table))
    assert table.phase == "playing"
    assert json.loads(table.terms)["shares"] == ["", share_hash("plain-nonce")]


def test_after_the_start_neither_options_nor_shares_can_change() -> None:
    table = locked()
    assert refusal(commands.change_options, table, TableOptions(players=3, calm=True)) == "begun"
    assert refusal(starting.ready, table, 0, "c", share_hash("another")) == "begun"
    assert refusal(commands.leave_seat, table, 2) == "begun"
    assert refusal(starting.start_game, table) == "begun"


def test_the_last_to_reveal_cannot_choose() -> None:
    table = locked()
    add(table, starting.reveal(table, 0, "r", NONCES[0]))
    assert refusal(starting.reveal, table, 1, "r", "a-nonce-that-suits-me") == "other_nonce"


def test_a_nonce_is_revealed_once_and_only_between_start_and_deal() -> None:
    table = lobby(*map(share_hash, NONCES))
    assert refusal(starting.reveal, table, 0, "r", NONCES[0]) == "no_reveal"
    add(table, starting.start_game(table))
    add(table, starting.reveal(table, 0, "r", NONCES[0]))
    assert refusal(starting.reveal, table, 0, "again", NONCES[0]) == "no_reveal"
    assert refusal(starting.reveal, table, 2, "r", "from nowhere") == "no_reveal"


# --- shares that are withheld ---------------------------------------------------------------------
def test_a_withheld_share_delays_the_deal_a_little_and_is_on_record() -> None:
    table = locked()
    add(table, starting.reveal(table, 0, "r", NONCES[0]), after=10)
    due = next_due(table, [], AT)
    assert due is not None and due.at == AT + REVEAL_WAIT_MS
    assert refusal(starting.deal_game, table, due.at - 1, []) == "stale"
    deal(table, due.at)
    add(table, commands.close_table(table))
    record = table.record()
    verify(record)
    assert withheld_shares(record) == [1]


def test_the_deal_waits_less_for_seats_that_are_not_connected() -> None:
    table = lobby(*map(share_hash, NONCES))
    add(table, starting.start_game(table, {0}))
    add(table, starting.reveal(table, 0, "r", NONCES[0]), after=10)
    due = next_due(table, [], AT)
    assert due is not None and due.at == AT + ABSENT_WAIT_MS


def test_after_an_outage_clients_have_the_whole_time_again() -> None:
    table = locked()
    due = next_due(table, [(AT + 100, AT + 60_000)], AT + 60_000)
    assert due is not None and due.at == AT + 60_000 + REVEAL_WAIT_MS


def test_a_start_survives_in_the_log() -> None:
    table = locked()
    add(table, starting.reveal(table, 0, "r", NONCES[0]))
    again = lobby(*map(share_hash, NONCES))
    rows: list[entries.Entry] = [entries.Locked(table.terms, []), entries.Revealed(0, NONCES[0], "r")]
    for entry in rows:
        add(again, Accepted(entries.decode(entries.encode(entry))))
    assert (again.terms, again.unrevealed, next_due(again, [], AT)) == (table.terms, [1], next_due(table, [], AT))
    add(again, starting.reveal(again, 1, "r", NONCES[1]))
    deal(again)
    assert again.require_game().seed == join_seed(HALF, NONCES)


# --- records --------------------------------------------------------------------------------------
def test_an_aborted_game_can_be_verified() -> None:
    table = aborted(first_player=1, target=9)
    record = Record.parse(table.record_text())
    assert (record.header["blackgate"], record.header["commit"]) == (TABLE_FORMAT, sha256(table.terms))
    assert record.lines[-1] == {"result": None, "seed": join_seed(HALF, NONCES)}
    assert verify(record).outcome is None
    assert withheld_shares(record) == []


def test_a_game_that_goes_on_keeps_its_seed() -> None:
    table = locked()
    assert table.seed is None
    add(table, commands.close_table(table))
    assert table.seed is None, "it was closed before the deal: there is nothing to check"


def test_an_aborted_game_cannot_go_on() -> None:
    table = aborted()
    assert table.seed is not None
    assert refusal(commands.move, table, 0, "m", table.version, ["end"], AT, []) == "not_playing"
    assert refusal(commands.propose, table, 0, "p", table.version, "resume", {0}) == "not_playing"
    assert refusal(starting.start_game, table) == "begun"
    assert refusal(commands.rematch, table, "new") == "not_over"


@pytest.mark.parametrize(
    "change",
    [{"first_player": 0}, {"first_player": 2}, {"calm": True}, {"target": 20}, {"michel": "michel"}, {"fair_start": True}],
)
def test_another_game_from_the_same_seed_does_not_verify(change: dict[str, Any]) -> None:
    """A server that deals another game from the seed, after it has seen all nonces, keeps the commitment but not its word."""
    promised = aborted(first_player=1)
    chosen: dict[str, Any] = {"michel": "none", "calm": False, "target": None, "first_player": 1} | change
    game = Game(3, seed=join_seed(HALF, NONCES), seats=promised.names(), **chosen)
    game.commit = promised.record().header["commit"]  # type: ignore[assignment]
    shares = promised.record().header["shares"]
    header = {**game.record.header, "blackgate": TABLE_FORMAT, "shares": shares}
    forged = Record((header, {"setup": setup_of(game)}, {"result": None, "seed": game.seed}))
    with pytest.raises(RecordError) as refused:
        verify(forged)
    assert refused.value.text == "error-record-terms"


def test_a_share_other_than_the_promised_one_does_not_verify() -> None:
    promised = aborted()
    header = dict(promised.record().header)
    for nonces in (("anas-nonce", "chosen", ""), ("anas-nonce", "bens-nonce", "added")):
        game = Game(3, seed=join_seed(HALF, nonces), seats=promised.names())
        forged = Record((header, {"setup": setup_of(game)}, {"result": None, "seed": game.seed}))
        with pytest.raises(RecordError) as refused:
            verify(forged)
        assert refused.value.text == "error-record-share"


@pytest.mark.parametrize("shares", [None, [], ["", ""], [1, "", ""], ["sha256:1", "", ""], "sha256"])
def test_a_record_with_unreadable_shares_is_refused(shares: Any) -> None:
    record = aborted().record()
    header = {**record.header, "shares": shares}
    with pytest.raises(RecordError):
        verify(Record((header, *record.lines[1:])))


def test_a_finished_game_is_not_called_aborted() -> None:
    game = play_weighted_moves(Game(2, seed="half+a+b", target=1), seeded_random(1))
    header = {**game.record.header, "blackgate": TABLE_FORMAT}
    with pytest.raises(RecordError, match="result"):
        verify(Record((header, *game.record.lines[1:-1], {"result": None, "seed": game.seed})))


def test_the_command_line_says_what_is_missing(tmp_path: Path) -> None:
    table = locked()
    add(table, starting.reveal(table, 0, "r", NONCES[0]))
    deal(table, AT + REVEAL_WAIT_MS)
    add(table, commands.close_table(table))
    table.record().save(tmp_path / "game.jsonl")
    verify_file = ["verify", str(tmp_path / "game.jsonl"), "--lang", "en"]
    done = cli_process.run(verify_file, os.environ)
    assert done.returncode == 0, done.stderr
    assert "The game was aborted" in done.stdout
    assert "Seat 2 announced a share of the seed and did not reveal it in time" in done.stdout
    assert sha256(table.terms) in done.stdout
    half = cli_process.run([*verify_file, "--commit", table.commit], os.environ)
    assert half.returncode == 2, "the commitment to the half would fit other games, too"


# --- what a client checks before it reveals its nonce -----------------------------------------------
@pytest.mark.parametrize(
    ("shown", "kept"),
    [
        ({}, True),
        ({"options": {"target": 9}}, True),
        ({"options": {"target": 12}}, False),
        ({"options": {"first_player": None}}, False),
        ({"options": {"fair_start": False}}, True),
        ({"options": {"fair_start": True}}, False),
        ({"commit": "sha256:0"}, False),
        ({"pack_digest": "sha256:0"}, False),
    ],
)
def test_a_client_compares_the_terms_with_what_it_has_seen(shown: dict[str, Any], kept: bool) -> None:
    table = locked(first_player=1, target=9)
    options = {"players": 3, "michel": "none", "teams": False, "calm": False, "target": None, "first_player": 1}
    info = {"commit": table.commit, "pack_digest": edition().pack.digest, **shown}
    info["options"] = options | shown.get("options", {})
    assert keeps_promises(table.terms, info, 0, NONCES[0]) is kept
    assert not keeps_promises(table.terms, info, 0, NONCES[1])


def test_the_terms_are_json_that_a_browser_writes_the_same_way() -> None:
    head = {"rules": 2, "pack": "classic", "digest": "sha256:0", "options": {"players": 2, "target": None}, "seats": ["Ana"]}
    assert game_terms(head, "sha256:1", ["", "sha256:2"]) == (
        '{"rules":2,"pack":"classic","digest":"sha256:0","options":{"players":2,"target":null},'
        '"half":"sha256:1","shares":["","sha256:2"]}'
    )
