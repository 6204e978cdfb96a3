"""Requests that take long are answered in several calls, so that a player's move does not wait for them."""

import json
from itertools import count

import pytest

from blackgate.tab import Outcome
from blackgate.tables.api.problems import INTERNAL
from testkit.tab.browser_tab import START, BrowserTab

LANG = {"accept-language": "en"}


def finished_table(tab: BrowserTab) -> tuple[str, dict[str, str]]:
    """Play a game to its end; return the path of its table, and the headers of a player."""
    found = tab.opened({0: "Ana"}, players=2, bots={1: "rookie"}, target=4)
    tab.play_to_end(tab.connect(found["table"], found["seats"][0]))
    return f"/api/tables/{found['table']}", {**LANG, "authorization": f"Bearer {found['seats'][0]}"}


def let_every_step_take(tab: BrowserTab, ms: int) -> None:
    """Let time pass whenever the service looks at its clock."""
    times = count(START, ms)
    tab.service.host.now_ms = lambda: next(times)


def answer(tab: BrowserTab, path: str, headers: dict[str, str]) -> tuple[int, str]:
    """Send a request; return how many calls it took, and the body of the response."""
    outcome, calls = tab.service.request("GET", path, headers, ""), 1
    while outcome.unfinished is not None:
        assert outcome.response is None
        outcome, calls = tab.service.resume(outcome.unfinished), calls + 1
    assert outcome.response is not None and outcome.response.status == 200
    return calls, outcome.response.body.decode()


@pytest.mark.parametrize("what", ["replay?as=0&lang=en", "chances", "verified"])
def test_the_answer_is_the_same_in_many_calls(what: str) -> None:
    tab = BrowserTab()
    path, headers = finished_table(tab)
    at_once = answer(tab, f"{path}/{what}", headers)
    let_every_step_take(tab, 20)
    in_parts = answer(tab, f"{path}/{what}", headers)
    assert at_once[0] == 1 and in_parts[0] > 5
    assert in_parts[1] == at_once[1]
    assert tab.service.unfinished == {}


def test_a_move_is_played_between_the_calls_of_a_request() -> None:
    tab = BrowserTab()
    path, headers = finished_table(tab)
    found = tab.opened({0: "Ana", 1: "Bo"}, players=2)
    session = tab.connect(found["table"], found["seats"][0])
    let_every_step_take(tab, 60)
    outcome: Outcome = tab.service.request("GET", f"{path}/chances", headers, "")
    assert outcome.unfinished is not None
    assert session.play(session.legal[0])["t"] == "ack"
    assert tab.service.resume(outcome.unfinished).unfinished == outcome.unfinished


def test_a_record_with_a_mistake_at_its_end_is_refused_in_words() -> None:
    tab = BrowserTab()
    path, headers = finished_table(tab)
    lines = tab.respond("GET", f"{path}/record", **headers).body.decode().splitlines()
    let_every_step_take(tab, 20)
    shortened = "\n".join([*lines[:-2], lines[-1]])
    assert tab.problem("POST", "/api/chances", body=shortened) == "422 bad_record"


def test_a_failure_in_a_later_call_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    tab = BrowserTab()
    path, headers = finished_table(tab)
    let_every_step_take(tab, 60)
    outcome = tab.service.request("GET", f"{path}/verified", headers, "")
    assert outcome.unfinished is not None
    monkeypatch.setattr("blackgate.replay.check_seed", None)
    while outcome.unfinished is not None:
        outcome = tab.service.resume(outcome.unfinished)
    assert outcome.response is not None and outcome.response.status == 500
    assert json.loads(outcome.response.body)["error"] == INTERNAL.error
