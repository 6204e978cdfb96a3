"""Whole games inside a tab: alone against bots, and around one device."""

import json

from blackgate.fairness import share_hash
from blackgate.game import Record
from blackgate.replay import verify
from testkit.tab.browser_tab import START, BrowserTab


def test_a_person_plays_a_whole_game_against_bots() -> None:
    tab = BrowserTab()
    table = tab.opened({0: "Ana"}, players=3, bots={1: "inmate", 2: "rookie"})
    ana = tab.connect(table["table"], table["seats"][0], "en")
    tab.play_to_end(ana)
    assert ana.info["phase"] == "over"
    record = tab.respond("GET", f"/api/tables/{table['table']}/record", table["host"]).body.decode()
    verify(Record.parse(record))
    lines = [json.loads(line) for line in record.splitlines()]
    assert lines[0]["seats"][0] == "Ana"
    assert lines[-1]["result"] is not None


def test_two_people_play_around_one_device() -> None:
    tab = BrowserTab()
    table = tab.opened({0: "Ana", 1: "Bo"}, players=2)
    ana, bo = (tab.connect(table["table"], table["seats"][seat]) for seat in (0, 1))
    tab.play_to_end(ana, bo)
    assert ana.info == bo.info
    assert ana.own != bo.own
    again = tab.fetch("POST", f"/api/tables/{table['table']}/rematch", table["seats"][1])
    assert tab.fetch("POST", f"/api/tables/{table['table']}/rematch", table["host"]) == again
    info = tab.fetch("GET", f"/api/tables/{again['table']}")
    assert [seat["name"] for seat in info["seats"]] == ["Ana", "Bo"]
    assert tab.connect(again["table"], table["seats"][0]).info["phase"] == "lobby"


def test_the_shares_of_the_people_are_revealed_before_the_cards_are_dealt() -> None:
    tab = BrowserTab()
    found = tab.fetch(
        "POST", "/api/tables", body={"options": {"players": 2, "bots": {"1": "inmate"}}, "name": "Ana", "nonce": share_hash("n")}
    )
    where = f"/api/tables/{found['table']}"
    assert tab.fetch("POST", f"{where}/start", found["host"])["phase"] == "lobby"
    ana = tab.connect(found["table"], found["secret"])
    assert ana.ask("reveal", nonce="n")["t"] == "ack"
    ana.leave()  # the page of the table is not open yet, and the cards are dealt all the same
    assert tab.due_ms == 0
    tab.perform()
    assert tab.fetch("GET", where)["phase"] == "playing"
    assert tab.fetch("GET", f"{where}/fairness")["nonces"] == ["n", ""]


def test_the_deal_does_not_wait_for_ever_for_a_share() -> None:
    tab = BrowserTab()
    found = tab.fetch(
        "POST", "/api/tables", body={"options": {"players": 2, "bots": {"1": "inmate"}}, "name": "Ana", "nonce": share_hash("n")}
    )
    tab.fetch("POST", f"/api/tables/{found['table']}/start", found["host"])
    assert tab.due_ms == 2000
    tab.wait()
    assert tab.fetch("GET", f"/api/tables/{found['table']}")["phase"] == "playing"


def test_bots_keep_their_pace_and_rest_while_no_page_shows_the_table() -> None:
    tab = BrowserTab()
    table = tab.opened({}, players=2, bots={0: "inmate", 1: "inmate"}, pace_ms=700)
    assert tab.due_ms is None
    spectator = tab.connect(table["table"], table["watch"])
    assert tab.due_ms == 0
    assert tab.perform().rows == []  # the bot thinks at once
    assert tab.due_ms == 700
    tab.now += 700
    (row,) = tab.perform().rows  # and moves at its due time
    assert row.at == START + 700
    assert spectator.seq == row.seq
    spectator.leave()
    assert tab.due_ms is None


def test_a_move_is_undone_when_it_revealed_nothing() -> None:
    tab = BrowserTab()
    table = tab.opened({0: "Ana", 1: "Bo"}, players=2)
    sessions = [tab.connect(table["table"], table["seats"][seat]) for seat in (0, 1)]
    while sessions[0].info["undo"] is None:
        mover = next(one for one in sessions if one.legal)
        mover.play(mover.legal[0])
    before = mover.own
    assert mover.ask("undo", version=mover.version)["t"] == "ack"
    assert mover.own != before
    assert json.loads(sessions[0].texts[-1])["undid"]["seat"] == sessions.index(mover)


def test_a_pause_stops_the_bots_until_the_game_is_resumed() -> None:
    tab = BrowserTab()
    table = tab.opened({0: "Ana"}, players=2, bots={1: "inmate"}, first_player=1)
    ana = tab.connect(table["table"], table["seats"][0])
    assert tab.due_ms == 0
    assert ana.ask("propose", what="pause", version=ana.version)["t"] == "ack"
    assert ana.info["phase"] == "paused"
    tab.wait()
    assert ana.info["phase"] == "paused"
    assert ana.ask("propose", what="resume", version=ana.version)["t"] == "ack"
    assert tab.due_ms == 0


def test_hints_and_reasons_are_given_in_words() -> None:
    tab = BrowserTab()
    table = tab.opened({0: "Ana"}, players=2, bots={1: "inmate"}, first_player=0)
    ana = tab.connect(table["table"], table["seats"][0], "de")
    hints = ana.ask("hint")
    assert {hint["move"] for hint in hints["thoughts"]} <= set(ana.legal)
    assert ana.ask("why", move="fly away")["error"] == "unknown_move"
    assert ana.ask("why", move="offer spoon")["reasons"]
    assert ana.ask("say", text="Hallo")["error"] == "not_in_tab"
