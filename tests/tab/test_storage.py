"""What is stored is the truth: reloaded tabs, several tabs, failures to store, tables that do not exist or cannot be played."""

import json

import pytest

from blackgate.tab.active_tables import MAX_IDLE
from testkit.tab.browser_tab import BrowserTab, Data, Full, Session, Storage


def started(tab: BrowserTab, **options: object) -> tuple[Data, Session]:
    """Open a table of Ana and a bot that waits for her, and connect her."""
    table = tab.opened({0: "Ana"}, players=2, bots={1: "inmate"}, first_player=0, **options)
    return table, tab.connect(table["table"], table["seats"][0], "en")


def unheard_move() -> tuple[BrowserTab, str, Session, Session]:
    """Let Ana move in one tab while another one shows the same table. Return the other tab, the table, and both sessions."""
    storage = Storage()
    here, there = BrowserTab(storage), BrowserTab(storage)
    table, ana = started(here)
    other = there.connect(table["table"], table["seats"][0], "en")
    ana.play(ana.legal[0])
    return there, table["table"], ana, other


def test_a_table_goes_on_in_a_reloaded_tab() -> None:
    storage = Storage()
    first = BrowserTab(storage)
    table, ana = started(first)
    for _ in range(5):
        ana.play(ana.legal[0])
        first.wait()
    reloaded = BrowserTab(storage)
    reloaded.now = first.now
    again = reloaded.connect(table["table"], table["seats"][0], "en")
    assert (again.info, again.own, again.version) == (ana.info, ana.own, ana.version)
    reloaded.play_to_end(again)
    assert again.info["phase"] == "over"


def test_a_repeated_command_is_acknowledged_and_not_carried_out_again() -> None:
    storage = Storage()
    table, ana = started(BrowserTab(storage))
    command = {"t": "move", "id": "once", "version": ana.version, "moves": [ana.legal[0]]}
    ana.send(**command)
    stored = len(storage.rows[table["table"]])
    again = BrowserTab(storage).connect(table["table"], table["seats"][0])
    again.send(**command)
    assert json.loads(again.texts[-1])["t"] == "ack"
    assert len(storage.rows[table["table"]]) == stored


def test_a_refused_command_changes_nothing_and_is_refused_the_same_way_again() -> None:
    tab = BrowserTab()
    table, ana = started(tab)
    rows = list(tab.storage.rows[table["table"]])
    command = {"t": "move", "id": "wrong", "version": ana.version, "moves": ["offer spoon"]}
    ana.send(**command)
    refusal = ana.texts[-1]
    assert json.loads(refusal)["error"] == "illegal"
    ana.play(ana.legal[0])
    ana.send(**command)
    assert ana.texts[-1] == refusal
    assert tab.storage.rows[table["table"]][: len(rows)] == rows
    assert len(tab.storage.rows[table["table"]]) == len(rows) + 1


def test_news_of_another_tab_reaches_the_listeners() -> None:
    there, table, ana, other = unheard_move()
    there.carry_out(lambda: there.service.refresh(table, there.storage.rows[table]))
    assert (other.seq, other.own) == (ana.seq, ana.own)
    assert other.texts[-1] == ana.texts[-1]


def test_only_the_new_rows_are_enough_for_the_news() -> None:
    there, table, ana, other = unheard_move()
    there.carry_out(lambda: there.service.refresh(table, there.storage.rows[table][-1:]))
    assert (other.seq, other.own) == (ana.seq, ana.own)


def test_a_tab_that_did_not_hear_of_a_move_reads_it_before_its_own_command() -> None:
    _, _, ana, other = unheard_move()
    answer = other.play(other.legal[0])
    assert (answer["t"], answer["error"]) == ("refused", "stale")
    assert [message["t"] for message in other.unread] == ["news", "refused"]
    assert other.own == ana.own


def test_a_conflict_is_decided_again_and_the_missed_news_come_first() -> None:
    storage = Storage()
    here, there = BrowserTab(storage), BrowserTab(storage)
    table = here.fetch("POST", "/api/tables", body={})
    seats = f"/api/tables/{table['table']}/seats"
    watching = there.connect(table["table"], table["watch"])
    assert here.fetch("POST", seats, body={"name": "Ana"})["seat"] == 0
    assert there.fetch("POST", seats, body={"name": "Bo"})["seat"] == 1
    assert [json.loads(text)["seat"] for text in watching.texts[-2:]] == [0, 1]
    assert [seat["name"] for seat in watching.info["seats"]] == ["Ana", "Bo", "", ""]


def test_two_tabs_that_show_a_table_play_each_move_of_a_bot_once() -> None:
    storage = Storage()
    here, there = BrowserTab(storage), BrowserTab(storage)
    table = here.opened({}, players=2, bots={0: "inmate", 1: "inmate"}, target=3)
    left, right = here.connect(table["table"], table["watch"]), there.connect(table["table"], table["watch"])
    while left.info["phase"] != "over" or right.info["phase"] != "over":
        here.perform()
        there.perform()
    assert left.seq == right.seq == len(storage.rows[table["table"]])
    news = [[json.loads(text)["seq"] for text in one.texts if '"t":"news"' in text] for one in (left, right)]
    assert news[0] == news[1] == list(range(news[0][0], left.seq + 1))


def test_nothing_is_said_or_done_when_a_move_cannot_be_stored() -> None:
    tab = BrowserTab()
    table, ana = started(tab)
    watching = tab.connect(table["table"], table["watch"])
    before, heard = ana.own, len(watching.texts)
    tab.storage.full = True
    answer = ana.play(ana.legal[0])
    assert (answer["error"], answer["retry_ms"]) == ("unavailable", None)
    assert "storage" in answer["text"]
    assert (ana.own, len(watching.texts)) == (before, heard)
    response = tab.respond("POST", f"/api/tables/{table['table']}/close", table["host"], accept_language="fr")
    assert response.status == 503
    assert "navigateur" in response.body.decode()
    tab.storage.full = False
    assert ana.play(ana.legal[0])["t"] == "ack"
    assert watching.seq == ana.seq


def test_a_bot_moves_once_there_is_room_again() -> None:
    tab = BrowserTab()
    table = tab.opened({0: "Ana"}, players=2, bots={1: "inmate"}, first_player=1)
    ana = tab.connect(table["table"], table["seats"][0])
    tab.storage.full = True
    tab.perform()
    with pytest.raises(Full):
        tab.perform()
    tab.storage.full = False
    seq = ana.seq
    tab.due_ms = 0
    tab.wait()
    assert ana.seq > seq


def test_dismissed_listeners_stay_if_the_reason_could_not_be_stored() -> None:
    tab = BrowserTab()
    found = tab.fetch("POST", "/api/tables", body={"name": "Ana"})
    ana = tab.connect(found["table"], found["secret"])
    where = f"/api/tables/{found['table']}/seats/0"
    tab.storage.full = True
    assert tab.problem("DELETE", where, found["host"]) == "503 unavailable"
    assert not ana.closed
    tab.storage.full = False
    assert ana.ask("ready", nonce="abc")["t"] == "ack"
    assert tab.respond("DELETE", where, found["host"]).status == 204
    assert ana.closed
    assert json.loads(ana.texts[-1])["error"] == "revoked"


def test_a_table_that_does_not_exist_is_not_remembered() -> None:
    tab = BrowserTab()
    assert tab.problem("GET", "/api/tables/nowhere") == "404 no_such_table"
    session = tab.connect("nowhere", "key", "it")
    assert session.closed
    assert json.loads(session.texts[-1])["error"] == "no_such_table"
    assert list(tab.service.host.tables) == []


def test_a_table_removed_by_another_tab_says_goodbye() -> None:
    tab = BrowserTab()
    table, ana = started(tab)
    tab.storage.rows.clear()
    tab.carry_out(lambda: tab.service.refresh(table["table"], []))
    assert ana.closed
    assert tab.problem("GET", f"/api/tables/{table['table']}") == "404 no_such_table"


def with_other_rules(tab: BrowserTab, table: Data) -> None:
    """Change a stored table as if a version of the program with other rules had opened it."""
    seq, at, created = tab.storage.rows[table["table"]][0]
    tab.storage.rows[table["table"]][0] = (seq, at, json.dumps({**json.loads(created), "rules": 1}, separators=(",", ":")))


def test_a_table_of_other_rules_shows_its_players_and_its_record() -> None:
    tab = BrowserTab()
    table, _ = started(tab)
    where = f"/api/tables/{table['table']}"
    tab.fetch("POST", f"{where}/close", table["host"])
    record = tab.respond("GET", f"{where}/record", table["host"]).body
    with_other_rules(tab, table)
    later = BrowserTab(tab.storage)
    assert later.fetch("GET", where)["phase"] == "closed"
    assert later.problem("GET", f"{where}/verified", table["host"]) == "409 other_rules"
    assert later.respond("GET", f"{where}/record", table["host"]).body.splitlines()[2:-1] == record.splitlines()[2:-1]
    assert later.connect(table["table"], table["seats"][0]).closed


def test_a_damaged_log_is_refused() -> None:
    tab = BrowserTab()
    table, ana = started(tab)
    ana.play(ana.legal[0])
    seq, at, _ = tab.storage.rows[table["table"]][-1]
    tab.storage.rows[table["table"]][-1] = (seq, at, '{"k":"moved","seat":0,"moves":["offer spoon"]}')
    assert BrowserTab(tab.storage).problem("GET", f"/api/tables/{table['table']}") == "409 log_mismatch"


def test_a_deleted_name_is_deleted_in_the_stored_rows() -> None:
    tab = BrowserTab()
    table, ana = started(tab)
    where = f"/api/tables/{table['table']}/seats/0/personal"
    assert tab.problem("DELETE", where, table["host"]) == "403 no_entry"
    assert tab.respond("DELETE", where, table["seats"][0]).status == 204
    assert ana.info["seats"][0]["name"] != "Ana"
    assert "Ana" not in str(tab.storage.rows)
    assert BrowserTab(tab.storage).connect(table["table"], table["seats"][0], "en").info == ana.info


def test_a_name_can_be_deleted_at_a_table_of_other_rules() -> None:
    tab = BrowserTab()
    table, _ = started(tab)
    with_other_rules(tab, table)
    later = BrowserTab(tab.storage)
    where = f"/api/tables/{table['table']}"
    assert later.problem("DELETE", f"{where}/seats/0/personal", table["host"]) == "403 no_entry"
    assert later.respond("DELETE", f"{where}/seats/0/personal", table["seats"][0]).status == 204
    assert "Ana" not in str(tab.storage.rows)
    assert "Ana" not in str(tab.storage.lines)
    assert BrowserTab(tab.storage).fetch("GET", where)["seats"][0]["name"] != "Ana"


def test_tables_that_no_page_shows_leave_the_memory() -> None:
    tab = BrowserTab()
    tables = [tab.fetch("POST", "/api/tables", body={})["table"] for _ in range(MAX_IDLE + 2)]
    assert [one.id for one in tab.service.host.tables] == tables[2:]
    assert tab.fetch("GET", f"/api/tables/{tables[0]}")["table"] == tables[0]
