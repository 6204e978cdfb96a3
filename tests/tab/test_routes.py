"""The routes of a tab: the same as those of the service, or refused in words."""

import json
from typing import Any

import pytest

from blackgate.service.http.api import api_specs
from blackgate.tab.needs import NeedsNetwork
from blackgate.tab.reference_routes import OTHER_MACHINES
from blackgate.tables import bot_moves
from blackgate.tables.commands import Refusal
from blackgate.texts import LANGUAGES
from testkit.tab.browser_tab import BrowserTab

FOR_DEVELOPERS = {("GET", "/api/messages")}  # the JSON Schema of the messages
ONLY_HERE = {("GET", "/api/positions"), ("POST", "/api/positions/{clause}")}


def test_every_route_of_the_service_is_there_or_refused() -> None:
    offered = {(method, pattern.pattern) for method, pattern, _ in BrowserTab().service.router.routes}
    named = {(spec.method, spec.path) for spec in api_specs()} - FOR_DEVELOPERS
    assert len(offered) == len(named) + len(ONLY_HERE)
    for method, path in sorted(named):
        target = path.replace("{seat}", "0").replace("{table}", "nowhere").replace("{code}", "ABCDE").replace("{pack}", "none")
        problem = json.loads(BrowserTab().respond(method, target).body).get("error", "")
        assert problem not in ("not_found", "method")
        assert (problem == "not_in_tab") == ((method, path) in OTHER_MACHINES)


@pytest.mark.parametrize("options", [{"public": True}, {"clock": {"kind": "days"}}, {"clock": {"kind": "turn"}}])
def test_a_table_that_needs_other_machines_is_refused(options: dict[str, Any]) -> None:
    tab = BrowserTab()
    assert tab.problem("POST", "/api/tables", body={"options": options}) == "409 not_in_tab"
    found = tab.fetch("POST", "/api/tables", body={})
    assert tab.problem("PUT", f"/api/tables/{found['table']}/options", found["host"], options) == "409 not_in_tab"


def test_the_refusal_is_a_sentence_in_every_language() -> None:
    tab = BrowserTab()
    sentences = {json.loads(tab.respond("GET", "/api/codes/ABCDE", accept_language=lang).body)["text"] for lang in LANGUAGES}
    assert sentences == {Refusal("not_in_tab").in_language(lang) for lang in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)


def test_bodies_and_targets_are_read_as_over_http() -> None:
    tab = BrowserTab()
    assert tab.problem("POST", "/api/tables") == "415 not_json"
    assert tab.problem("POST", "/api/tables", body={"options": {"players": 99}}) == "400 bad_message"
    assert tab.problem("POST", "/api/tables", body={"name": "x" * 20_000}) == "413 too_large"
    assert tab.problem("POST", "/api/replay", body={}) == "415 not_json_lines"
    assert tab.problem("PUT", "/api/tables") == "405 method"
    assert tab.problem("GET", "/api/tables/%C3%A9") == "404 no_such_table"
    table = tab.opened({0: "Ana"}, players=2, bots={1: "inmate"})["table"]
    assert tab.fetch("GET", f"/api/tables/%{ord(table[0]):x}{table[1:]}")["table"] == table
    assert tab.problem("GET", f"/api/tables/{table}/record") == "401 no_key"


def test_the_first_message_must_be_hello() -> None:
    tab = BrowserTab()
    table = tab.opened({0: "Ana"}, players=2, bots={1: "inmate"})
    session = tab.connect(table["table"], "wrong", "de")
    assert (session.closed, json.loads(session.texts[-1])["error"]) == (True, "no_entry")
    session.send(t="ping", n=1)
    assert json.loads(session.texts[-1])["error"] == "no_hello"
    session.send(t="nonsense")
    assert json.loads(session.texts[-1])["error"] == "bad_message"
    ana = tab.connect(table["table"], table["seats"][0])
    ana.send(t="ping", n=3)
    assert json.loads(ana.texts[-1]) == {"t": "pong", "n": 3, "now": tab.now}
    ana.send(t="hello", table=table["table"])
    assert json.loads(ana.texts[-1])["error"] == "hello_twice"


def test_a_failing_route_answers_with_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    tab = BrowserTab()
    table = tab.opened({0: "Ana"}, players=2, bots={1: "inmate"})["table"]
    monkeypatch.setattr("blackgate.tables.messages.table_info", lambda *arguments: 1 / 0)
    assert tab.problem("GET", f"/api/tables/{table}") == "500 internal"


def test_a_call_that_needs_the_network_of_warden_says_so_and_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    tab = BrowserTab()
    table = tab.opened({0: "Ana"}, players=2, bots={1: "warden"}, first_player=1)
    ana = tab.connect(table["table"], table["seats"][0])
    texts = list(ana.texts)

    def not_there(*arguments: object) -> str:
        raise NeedsNetwork

    with monkeypatch.context() as patch:
        patch.setattr(bot_moves, "choose_move", not_there)
        outcome = json.loads(tab.service.perform().to_json())
    assert outcome["network"] is True
    assert (outcome["rows"], outcome["messages"], outcome["response"], outcome["due_ms"]) == ([], [], None, None)
    tab.wait()
    assert len(ana.texts) > len(texts)


def test_an_outcome_is_one_text_for_the_page() -> None:
    tab = BrowserTab()
    outcome = tab.service.request("POST", "/api/tables", {"Content-Type": "application/json"}, "{}")
    found = json.loads(outcome.to_json())
    assert found["response"]["status"] == 201
    opened = json.loads(found["response"]["body"])
    (row,) = found["rows"]
    assert (row["table"], row["seq"], row["at"], row["replaces"]) == (opened["table"], 1, tab.now, False)
    assert json.loads(row["entry"])["k"] == "created"
    assert json.loads(row["line"])["phase"] == "lobby"
