"""`blackgate.tab` runs where there is no server, no database, no event loop and no thread, as in a browser tab."""

from testkit.pure_process import run_where_nothing_is_installed

PROGRAM = """
from testkit.tab.browser_tab import BrowserTab

tab = BrowserTab()
table = tab.opened({0: "Ana"}, players=3, bots={1: "inmate", 2: "rookie"})
ana = tab.connect(table["table"], table["seats"][0], "en")
tab.play_to_end(ana)
for part in ("record", "verified", "replay?as=all"):
    assert tab.respond("GET", f"/api/tables/{table['table']}/{part}", table["host"]).status == 200
print(ana.seq)
"""


def test_a_whole_game_is_played_where_nothing_of_the_service_is_installed() -> None:
    entries, loaded = run_where_nothing_is_installed("blackgate.tab", PROGRAM)
    assert int(entries) > 20
    assert loaded == "[]"
