"""Two editions, one truth: a scripted table and the golden records give the same bytes in the service and in a tab.

Here the tab is `TabService` in this process; `tests/browser/test_two_editions.py` asks a real tab for the same bytes.
"""

from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import pytest

from testkit.seeds import seeded_random
from testkit.tab.plain_requests import UPLOAD, golden_uploads, reference_requests, send_all
from testkit.tab.scripted_table import Script
from testkit.tab.two_editions import Answer, Edition, ServiceEdition, TabEdition, use_no_worker_processes, work_with

T = TypeVar("T")


@pytest.fixture(autouse=True)
def no_worker_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    use_no_worker_processes(monkeypatch)


def in_both(tmp_path: Path, work: Callable[[Edition], Coroutine[Any, Any, T]]) -> tuple[T, T]:
    return work_with(lambda: ServiceEdition(tmp_path), work), work_with(TabEdition, work)


def test_a_scripted_table_gives_the_same_bytes_in_both(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    service, tab = in_both(tmp_path, lambda edition: Script(edition, monkeypatch).run())
    for one, other in zip(service.answers, tab.answers, strict=True):
        assert one == other
    for sent, sent_in_tab in zip(service.sent(), tab.sent(), strict=True):
        for message, message_in_tab in zip(sent, sent_in_tab, strict=True):
            assert message == message_in_tab
    told = b"".join(service.sent()[0])
    assert all(b'"what":"%s"' % what in told for what in (b"moved", b"undone", b"answered", b"revealed", b"rematch"))


def test_golden_records_give_the_same_replays_and_chances_in_both(tmp_path: Path) -> None:
    uploads = golden_uploads(seeded_random("golden records"), normally=3)

    async def upload(edition: Edition) -> list[Answer]:
        return [*await send_all(edition, uploads), await edition.request("POST", "/api/replay", UPLOAD, b"\xff")]

    service, tab = in_both(tmp_path, upload)
    assert {answer.status for answer in tab} >= {400, 404, 422}
    assert tab == service


def test_what_needs_no_table_is_the_same_in_both(tmp_path: Path) -> None:
    service, tab = in_both(tmp_path, lambda edition: send_all(edition, reference_requests()))
    assert tab == service
    assert [answer.status for answer in tab] == [200, 200, 200, 404, 200, 400, 200, 404]
