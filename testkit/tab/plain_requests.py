"""Requests that need no table: uploads of golden records, packs, rulebook, tutorial."""

from pathlib import Path
from random import Random
from typing import NamedTuple

from blackgate.texts import LANGUAGES
from testkit.seeds import repetitions
from testkit.tab.two_editions import Answer, Edition

RECORDS = Path(__file__).resolve().parents[2] / "tests" / "golden" / "records"

UPLOAD = {"content-type": "application/x-ndjson", "accept-encoding": "identity", "accept-language": "it"}
REFERENCE = ["/api/health", "/api/packs", "/api/packs/classic?lang=fr", "/api/packs/none", "/api/rules?lang=de"]
REFERENCE += ["/api/rules?lang=x", "/api/lesson?lang=it", "/api/nothing"]


class PlainRequest(NamedTuple):
    """A request. Its body is text, because a page sends text."""

    method: str
    target: str
    headers: dict[str, str]
    body: str = ""


def golden_uploads(chooser: Random, normally: int) -> list[PlainRequest]:
    """Return uploads of some golden records, or in `make soak` of all, each from a side; and of what is refused."""
    uploads = []
    records = sorted(RECORDS.glob("*.jsonl"))
    for number, path in enumerate(chooser.sample(records, repetitions(normally, in_soak=len(records)))):
        side = chooser.choice(["watch", "all", "0", "1"])
        uploads.append((f"/api/replay?as={side}&lang={LANGUAGES[number % 5]}", path.read_text(encoding="utf-8")))
    shortest = min(records, key=lambda path: path.stat().st_size)
    uploads += [("/api/chances", shortest.read_text(encoding="utf-8")), ("/api/chances", "no record")]
    uploads += [("/api/replay?as=5", records[0].read_text(encoding="utf-8")), ("/api/replay?as=x", "")]
    return [PlainRequest("POST", target, UPLOAD, body) for target, body in uploads]


def reference_requests() -> list[PlainRequest]:
    """Return requests for what the program itself knows, and for what does not exist."""
    return [PlainRequest("GET", target, {"accept-encoding": "identity"}) for target in REFERENCE]


async def send_all(edition: Edition, requests: list[PlainRequest]) -> list[Answer]:
    """Send requests to an edition, and return its answers."""
    return [await edition.request(one.method, one.target, one.headers, one.body.encode()) for one in requests]
