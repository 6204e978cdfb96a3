"""Which function handles which message of a client."""

import inspect
from typing import Any, get_args

import msgspec
import pytest

from blackgate.tables import commands, dispatch, key_access, keys, starting, wire
from blackgate.tables.commands import AlreadyDone, Refusal
from blackgate.tables.dispatch import Circumstances
from blackgate.tables.updates import told_entries
from testkit.tables.local_host import LocalHost

KEY = "Ana's key"


@pytest.fixture
def host() -> LocalHost:
    """A local host whose table Ana has joined, with a bot as her opponent."""
    host = LocalHost(wire.TableOptions(players=2, bots={1: "random"}, first_player=0), "5eed")
    host.submit(lambda table: commands.take_seat(table, "Ana", "", KEY, 0))
    return host


def error_of(call: Any) -> str:
    with pytest.raises(Refusal) as refused:
        call()
    return refused.value.error


def test_every_message_but_those_of_the_connection_has_one_row() -> None:
    assert not set(dispatch.COMMANDS) & set(dispatch.QUERIES)
    assert set(dispatch.COMMANDS) | set(dispatch.QUERIES) == set(get_args(wire.FromClient)) - {wire.Hello, wire.Ping}


def test_every_message_with_a_row_has_an_id() -> None:
    for kind in (*dispatch.COMMANDS, *dispatch.QUERIES):
        assert "id" in inspect.signature(kind).parameters


def test_a_command_is_decided_once_and_only_with_the_key_of_its_seat(host: LocalHost) -> None:
    message = dispatch.decode(b'{"t": "ready", "id": "1", "nonce": "n"}')
    assert dispatch.message_name(message) == "ready"
    around = Circumstances(host.now, [], set)
    decide = dispatch.decision(message, 0, keys.hash_key(KEY), lambda table: around)
    assert error_of(lambda: dispatch.decision(message, 0, "stolen", lambda table: around)(host.table)) == "revoked"
    seq = host.submit(decide)
    assert decide(host.table) == AlreadyDone(seq)
    assert dispatch.ack(host.table, message, seq) == wire.Ack("1", seq, host.table.version)


def test_a_message_without_a_row_is_refused(host: LocalHost) -> None:
    around = Circumstances(host.now, [], set)
    decide = dispatch.decision(wire.Why("1", "end"), 0, keys.hash_key(KEY), lambda table: around)
    assert error_of(lambda: decide(host.table)) == "bad_message"


@pytest.mark.parametrize("data", [b"", b"[]", b'{"t": "dance"}', b'{"t": "back"}', "\ud800", b"[" * 100_000])
def test_a_message_that_cannot_be_decoded_is_refused(data: bytes | str) -> None:
    assert error_of(lambda: dispatch.decode(data)) == "bad_message"


def test_which_keys_may_enter(host: LocalHost) -> None:
    table = host.table
    assert key_access.enter(table, keys.hash_key(KEY)) == (0, False)
    assert key_access.enter(table, keys.hash_key("host")) == (None, True)
    assert key_access.enter(table, keys.hash_key("watch")) == (None, False)
    for key in ("", keys.hash_key("a guess")):
        assert error_of(lambda key=key: key_access.enter(table, key)) == "no_entry"
    assert key_access.require_role(table, keys.hash_key(KEY), ("host", "seat")) == ("seat", 0)
    assert error_of(lambda: key_access.require_role(table, keys.hash_key(KEY), ("host", "watch"))) == "no_entry"


def test_a_replaced_key_is_refused(host: LocalHost) -> None:
    old = keys.hash_key(KEY)
    assert key_access.may_stay(host.table, 0, old)
    host.submit(lambda table: commands.replace_key(table, "seat", 0, "another"))
    assert not key_access.may_stay(host.table, 0, old)
    assert not key_access.may_stay(host.table, None, old)
    assert key_access.may_stay(host.table, 0, keys.hash_key("another"))


def test_a_spectator_without_a_key_may_stay_only_while_the_table_is_public() -> None:
    host = LocalHost(wire.TableOptions(players=3, bots={1: "random"}, public=True), "5eed")  # the third seat is free
    assert key_access.enter(host.table, "") == (None, False)
    assert key_access.may_stay(host.table, None, "")
    private = msgspec.structs.replace(host.table.options, public=False)
    host.submit(lambda table: commands.change_options(table, private))
    assert not key_access.may_stay(host.table, None, "")


def test_the_key_of_a_seat_that_no_longer_exists_is_refused() -> None:
    host = LocalHost(wire.TableOptions(players=3), "5eed")
    host.submit(lambda table: commands.take_seat(table, "Ana", "", KEY, 2))
    host.submit(lambda table: commands.leave_seat(table, 2))
    host.submit(lambda table: commands.change_options(table, wire.TableOptions(players=2)))
    assert not key_access.may_stay(host.table, 2, keys.hash_key(KEY))
    assert error_of(lambda: key_access.require_key(host.table, 2, keys.hash_key(KEY))) == "revoked"


def test_a_reader_whose_news_fails_does_not_affect_the_others(host: LocalHost, monkeypatch: pytest.MonkeyPatch) -> None:
    host.submit(starting.start_game)
    ana, other = host.join(KEY, "de"), host.join("watch", None)
    monkeypatch.setattr(told_entries, "EventText", lambda *arguments, **options: 1 / 0)  # needed only with a language
    news = host.updates.news(host.table, host.table.log[-1], [ana.reader, other.reader], [])
    assert isinstance(news[ana.reader], ZeroDivisionError)
    received = news[other.reader]
    assert isinstance(received, bytes)
    assert msgspec.json.decode(received)["t"] == "news"
