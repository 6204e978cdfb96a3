"""Two editions, one truth: a scripted table and the golden records give the same bytes in the service and in a real tab.

The tab runs the files of the static edition: its worker, Pyodide, its storage. Only its clock and its random bytes are given.
"""

from collections.abc import Sequence
from pathlib import Path

import pytest

from testkit.browser.static_session import OpenStatic
from testkit.browser.tab_worker import TabWorker
from testkit.seeds import seeded_random
from testkit.tab.plain_requests import golden_uploads, reference_requests, send_all
from testkit.tab.scripted_table import Script
from testkit.tab.two_editions import Answer, Edition, ServiceEdition, use_no_worker_processes, work_with


def assert_same(expected: Sequence[Answer | bytes], found: Sequence[Answer | bytes]) -> None:
    """Compare one by one, so that a failure shows the first difference."""
    for one, other in zip(expected, found, strict=True):
        assert one == other, "if the package was changed, build the static edition again: make static"


# One test, because a tab needs seconds to start.
def test_a_scripted_table_and_the_golden_records_give_the_same_bytes_in_a_tab(
    open_static: OpenStatic, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    use_no_worker_processes(monkeypatch)
    requests = [*reference_requests(), *golden_uploads(seeded_random("golden records in a tab"), normally=2)]

    async def work(edition: Edition) -> tuple[list[Answer], Script]:
        return await send_all(edition, requests), await Script(edition, monkeypatch).run()

    expected, script = work_with(lambda: ServiceEdition(tmp_path), work)
    tab = TabWorker(open_static())
    assert_same(expected, tab.send_all(requests))
    answers, sent = tab.make(script.calls)
    assert_same(script.answers, answers)
    for messages, messages_in_tab in zip(script.sent(), sent, strict=True):
        assert_same(messages, messages_in_tab)
