"""A record dropped on a page is shown, wherever it is dropped; other files are refused with a sentence, and no page is lost."""

from pathlib import Path

from playwright.sync_api import expect

from blackgate import Game
from blackgate.texts import say
from testkit.browser.browser_session import BrowserSession, OpenSession
from testkit.browser.staged_tables import TableFactory


def drop(session: BrowserSession, *files: Path) -> None:
    """Drop files near the upper left corner of the page, as from another window."""
    data = {"items": [], "files": [str(file) for file in files], "dragOperationsMask": 1}
    cdp = session.context.new_cdp_session(session.page)
    for event in ("dragEnter", "dragOver", "drop"):
        cdp.send("Input.dispatchDragEvent", {"type": event, "x": 20, "y": 300, "data": data})
    cdp.detach()


def is_over(game: Game) -> bool:
    return game.to_move is None


def test_dropped_files(open_session: OpenSession, table_factory: TableFactory, tmp_path: Path) -> None:
    text = table_factory.create(is_over, players=2, target=2).game.record.text
    session = open_session()
    page = session.go("/rules")
    names = ("game.jsonl", "cut.jsonl", "photo.png", "huge.jsonl")
    good, cut, photo, huge = files = [tmp_path / name for name in names]
    for file, data in zip(files, (text.encode(), text[:-5].encode(), b"\x89PNG\r\n\x1a\n\0", bytes(3_000_000)), strict=True):
        file.write_bytes(data)
    page.locator("h1").first.wait_for()
    drop(session, good)
    page.evaluate("() => document.querySelector('header a.home').click()")
    page.locator("section.hot").wait_for()  # the file did not replace the page
    problem = page.get_by_role("alert")
    with session.ignoring_errors():  # the service refuses two of them
        for dropped, sentence in (
            ((photo,), say("en", "error-record-foreign", line=1)),
            ((cut,), say("en", "error-record-truncated", line=len(text.splitlines()))),
            ((huge,), say("en", "replay-too-large")),
            ((good, photo), say("en", "replay-one-file")),
        ):
            drop(session, *dropped)
            expect(problem).to_have_text(sentence)
    drop(session, good)
    expect(page.locator(".bar[data-prompt]")).to_be_visible()
    expect(problem).to_have_count(0)
