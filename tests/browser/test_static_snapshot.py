"""The static edition keeps the memory of Python beside its files, so that it starts sooner. It never needs it."""

from pathlib import Path

from testkit.browser.kept_edition import (
    UPDATE,
    keep_on_device,
    new_edition,
    offered_pack,
    start_game,
    versions_held,
    wait_for_takeover,
)
from testkit.browser.kept_snapshot import SNAPSHOT_SIZE, WITH_SNAPSHOT, wait_for_snapshot
from testkit.browser.static_host import StaticHost
from testkit.browser.static_session import PREFIX, OpenStatic, StaticSession
from tools import offline_files

FROM_SNAPSHOT, ANEW = "started from a snapshot", "started anew"
# Which of these texts are in the memory.
CONTAINED = f"""(texts) => ({WITH_SNAPSHOT})(async (cache, request, found) => {{
  const memory = new TextDecoder("latin1").decode(await found.arrayBuffer());
  return texts.filter((text) => memory.includes(text));
}})"""
CHANGE_A_BYTE = f"""() => ({WITH_SNAPSHOT})(async (cache, request, found) => {{
  const memory = new Uint8Array(await found.arrayBuffer());
  memory[memory.length >> 1] ^= 1;
  await cache.put(request, new Response(memory, {{ headers: found.headers }}));
}})"""
# As if the libraries had been elsewhere when the memory was copied.
CHANGE_THE_LAYOUT = f"""() => ({WITH_SNAPSHOT})(async (cache, request, found) => {{
  const about = {{ ...JSON.parse(found.headers.get("x-snapshot")), layout: "1 2" }};
  await cache.put(request, new Response(await found.arrayBuffer(), {{ headers: {{ "x-snapshot": JSON.stringify(about) }} }}));
}})"""


def how_it_started(session: StaticSession) -> str:
    """Wait for the game of a page, and return the mark of its start."""
    session.wait_for_game()
    (worker,) = [worker for worker in session.page.workers if "/worker-" in worker.url]
    names: list[str] = worker.evaluate("() => performance.getEntriesByType('mark').map(({ name }) => name)")
    (found,) = {FROM_SNAPSHOT, ANEW} & set(names)
    return found


def keep_with_snapshot(session: StaticSession) -> None:
    """Let the browser keep everything."""
    keep_on_device(session)
    assert how_it_started(session) == ANEW
    wait_for_snapshot(session.page)


def start_again(session: StaticSession) -> str:
    """Open the home page in a new tab. Return how the game started."""
    session.close_tab()
    session.go()
    return how_it_started(session)


def test_the_next_visit_starts_from_the_snapshot_also_without_a_network(open_static: OpenStatic) -> None:
    session = open_static()
    keep_with_snapshot(session)
    session.context.set_offline(True)
    assert start_again(session) == FROM_SNAPSHOT
    start_game(session)
    session.close_tab()
    session.go("?/rules")
    assert how_it_started(session) == FROM_SNAPSHOT


def test_a_snapshot_contains_nothing_of_the_games_of_its_tab(open_static: OpenStatic) -> None:
    session = open_static()
    keep_on_device(session)
    table = start_game(session).rpartition("/")[2]
    key = session.page.evaluate(
        "([name, table]) => JSON.parse(localStorage.getItem(name))[table].seats[0]", [f"{PREFIX}keys", table]
    )
    wait_for_snapshot(session.page)
    contained = session.page.evaluate(CONTAINED, [table, key, "blackgate.tab"])
    assert contained == ["blackgate.tab"], "the name of our module is there: the search works"


def test_a_damaged_snapshot_leads_to_a_usual_start_and_is_made_again(open_static: OpenStatic) -> None:
    session = open_static()
    keep_with_snapshot(session)
    session.page.evaluate(CHANGE_A_BYTE)
    assert start_again(session) == ANEW
    start_game(session)
    wait_for_snapshot(session.page)
    assert start_again(session) == FROM_SNAPSHOT


def test_a_snapshot_that_does_not_fit_leads_to_usual_starts(open_static: OpenStatic) -> None:
    session = open_static()
    keep_with_snapshot(session)
    session.page.evaluate(CHANGE_THE_LAYOUT)
    assert start_again(session) == ANEW
    start_game(session)
    assert session.page.evaluate(SNAPSHOT_SIZE) == 0, "an empty one says that no other one must be made"
    assert start_again(session) == ANEW


def test_a_new_version_does_not_use_the_snapshot_of_the_old_one(
    open_static: OpenStatic, host: StaticHost, tmp_path: Path
) -> None:
    session = open_static()
    keep_with_snapshot(session)
    old_pack = offered_pack(session.page)
    host.edition = new_edition(tmp_path / "new version", offline_files.complete)
    assert session.page.evaluate(UPDATE) == "installed"
    session.close_tab()
    wait_for_takeover(session)
    session.go()
    assert how_it_started(session) == ANEW
    assert versions_held(session.page) == 1
    assert offered_pack(session.page) != old_pack
