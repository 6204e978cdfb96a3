"""A clause is tried at a table of the tab: the game is at the position, and the person plays on."""

import json
from typing import Any

import pytest

from blackgate import edition
from blackgate.positions import BOT, PERSON, positions
from blackgate.replay import verify
from blackgate.tab import Outcome, TabService
from blackgate.tables import entries
from blackgate.tables.hosted_table import HostedTable
from blackgate.texts import LANGUAGES

HEADERS = {"content-type": "application/json", "accept-language": "fr"}


def request(service: TabService, method: str, target: str, body: Any = None) -> tuple[Outcome, Any]:
    """Send a request, and return the outcome with the decoded body of the response."""
    outcome = service.request(method, target, HEADERS, b"" if body is None else json.dumps(body).encode())
    assert outcome.response is not None
    return outcome, json.loads(outcome.response.body)


@pytest.fixture
def service() -> TabService:
    return TabService(lambda: 1_000)


def table_of(outcome: Outcome) -> HostedTable:
    """Return the table that the stored rows give."""
    first, *rest = outcome.rows
    created = entries.decode(first.entry.encode())
    assert isinstance(created, entries.Created)
    table = HostedTable(first.table, first.at, created, edition())
    for row in rest:
        table.apply(row.seq, row.at, entries.decode(row.entry.encode()))
    return table


@pytest.mark.parametrize("clause", positions())
def test_the_stored_rows_lead_to_the_position(service: TabService, clause: str) -> None:
    outcome, opened = request(service, "POST", f"/api/positions/{clause}", {"name": "Ana", "looks": "vesna"})
    assert outcome.response is not None
    assert outcome.response.status == 201
    table = table_of(outcome)
    game = table.require_game()
    assert game.view(PERSON).position() == positions()[clause].game(edition()).view(PERSON).position()
    assert (opened["seat"], table.to_move, table.phase) == (PERSON, PERSON, "playing")
    assert [seat.bot for seat in table.seats] == ["", *[BOT] * (table.options.players - 1)]
    assert (table.seats[PERSON].name, table.seats[PERSON].looks) == ("Ana", "vesna")
    assert table.options.title == f"Règle {clause}"


def test_the_person_sees_their_own_cards_only_and_the_clause(service: TabService) -> None:
    _, opened = request(service, "POST", "/api/positions/5.8", {"name": "Ana"})
    service.connect(1)
    hello = {"t": "hello", "table": opened["table"], "secret": opened["secret"], "lang": "en"}
    (_, text), *_ = service.receive(1, json.dumps(hello)).messages
    welcome = json.loads(text)
    view = positions()["5.8"].game(edition()).view(PERSON)
    assert welcome["info"]["position"] == "5.8"
    assert welcome["own"]["hand"] == view.hand
    assert welcome["own"]["legal"] == [str(move) for move in view.legal_moves]
    assert positions()["5.8"].seed not in text


def test_a_name_that_is_refused_opens_no_table(service: TabService) -> None:
    outcome, refused = request(service, "POST", "/api/positions/5.8", {"name": "bot:x"})
    assert (refused["error"], outcome.rows) == ("name", [])


def test_the_person_can_win_and_the_record_verifies(service: TabService) -> None:
    outcome, opened = request(service, "POST", "/api/positions/3.2", {"name": "Ana"})
    service.connect(1)
    service.receive(1, json.dumps({"t": "hello", "table": opened["table"], "secret": opened["secret"]}))
    digs = [str(move) for move in positions()["3.2"].game(edition()).legal_moves if str(move).startswith("dig ")]
    move = max(digs, key=("dig spoon", "dig pickaxe", "dig shovel").index)
    version = outcome.rows[-1].seq
    service.receive(1, json.dumps({"t": "move", "id": "a", "version": version, "moves": [move]}))
    table = service.host.open(opened["table"]).require()
    assert verify(table.record()).outcome is not None
    assert table.phase == "over"


def test_other_tables_have_no_position(service: TabService) -> None:
    _, opened = request(service, "POST", "/api/tables", {"name": "Ana"})
    _, info = request(service, "GET", f"/api/tables/{opened['table']}")
    assert "position" not in info


@pytest.mark.parametrize("lang", LANGUAGES)
def test_positions_are_listed_in_a_language(service: TabService, lang: str) -> None:
    _, found = request(service, "GET", f"/api/positions?lang={lang}")
    assert found["positions"] == [{"clause": clause, "text": one.text(lang)} for clause, one in positions().items()]


def test_a_clause_without_a_position_is_refused(service: TabService) -> None:
    outcome, problem = request(service, "POST", "/api/positions/1.1", {"name": "Ana"})
    assert outcome.response is not None
    assert outcome.response.status == 404
    assert problem["error"] == "no_such_position"
    assert outcome.rows == []
