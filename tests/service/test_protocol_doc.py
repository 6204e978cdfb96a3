"""docs/protocol.md describes every message, field, address and error."""

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import blackgate
from blackgate.engine.prompts import AUTOMATIC, PROMPTS
from blackgate.events import FIELDS, HOWS, WHYS
from blackgate.service.http import openapi
from blackgate.service.http.api import api_specs
from blackgate.service.protocols import websocket_protocol
from blackgate.service.security import connection_limiter
from blackgate.service.security import limits as sizes
from blackgate.service.security.limits import Limits
from blackgate.service.ws import connection, outbox
from blackgate.tables import entries, messages, wire
from blackgate.tables.api import problems, requests
from blackgate.texts import LANGUAGES, say
from tools import typescript

SOURCE = Path(blackgate.__file__).parent
TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
# Names set as code. The example session does not count as a description.
EXPLAINED = set(re.findall(r"\w+", " ".join(re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", TEXT, flags=re.DOTALL)))))


def section(title: str) -> str:
    parts = re.split(r"^(#+ .*)$", TEXT, flags=re.MULTILINE)
    return next(body for head, body in pairwise(parts) if head.lstrip("# ") == title)


def errors() -> Iterator[str]:
    """Return the names of all errors in the source."""
    for path in [*(SOURCE / "tables").rglob("*.py"), *(SOURCE / "service").rglob("*.py")]:
        source = path.read_text(encoding="utf-8")
        for words in re.findall(r'(?:Refusal|dismiss|dismiss_all|Problem)\(\s*("\w+"(?: if [^\n]* else "\w+")?)', source):
            yield from re.findall(r'"(\w+)"', words)
        yield from re.findall(r'"error":"(\w+)"', source)


@pytest.mark.parametrize(("title", "kinds"), [("Client messages", wire.FromClient), ("Server messages", wire.FromServer)])
def test_every_message_has_its_row_with_all_its_fields(title: str, kinds: Any) -> None:
    rows = {row.split("|")[1].strip(" `"): row for row in section(title).splitlines() if row.startswith("| `")}
    assert set(rows) - {"t"} == {kind.__struct_config__.tag for kind in get_args(kinds)}
    for kind in get_args(kinds):
        row = rows[kind.__struct_config__.tag]
        described = set(re.findall(r"`(\w+)`", row))
        assert {field.name for field in msgspec.structs.fields(kind)} - described == set(), row


def test_every_field_of_every_body_and_view_is_explained() -> None:
    fields = {f"{kind.__name__}.{field.name}" for kind in typescript.structs() for field in msgspec.structs.fields(kind)}
    assert len(fields) > 150
    assert {field for field in fields if field.partition(".")[2] not in EXPLAINED} == set()


def test_every_choice_of_words_is_explained() -> None:
    words = [word for kind in typescript.structs() for word in choices(kind)]
    assert {"michelle", "resume", "days", "paused", "watch", "boss"} <= set(words)
    assert set(words) - EXPLAINED - set(LANGUAGES) == set()


def choices(kind: Any) -> Iterator[str]:
    for text in typescript.interface(kind).splitlines():
        if not text.startswith("  t:"):
            yield from re.findall(r'"(\w+)"', text.replace("Strength", " | ".join(f'"{one}"' for one in get_args(wire.Strength))))


def test_every_address_is_there_with_its_body_its_reply_and_its_key() -> None:
    rows = {row.split("`")[1]: row for row in section("HTTP").splitlines() if row.startswith(("| `GET", "| `P", "| `DELETE"))}
    assert rows.keys() - {"GET /openapi.json"} == {f"{spec.method} {spec.path}" for spec in api_specs()}
    for spec in api_specs():
        _, _, key, exchanged, *_ = rows[f"{spec.method} {spec.path}"].split("|")
        for kind in (spec.body, spec.reply):
            assert kind is None or f"`{kind.__name__}`" in exchanged, spec.path
        assert spec.key in key, spec.path
        assert spec.status == 200 or str(spec.status) in exchanged, spec.path


def test_every_error_is_explained_and_has_a_sentence_in_every_language() -> None:
    found = set(errors())
    assert {"stale", "illegal", "unknown_move", "draining", "no_hello", "origin", "internal"} <= found
    assert found - EXPLAINED == set()
    http_errors = found - {"origin", "internal", "not_found", "method"}
    for lang in LANGUAGES:
        assert all(say(lang, f"refused-{error.replace('_', '-')}", most=5, number=1, rules=1, played=2) for error in http_errors)


def test_every_http_status_has_its_errors() -> None:
    rows = re.findall(r"^\| (\d+(?:, \d+)*) \| (.*) \|$", section("HTTP"), re.MULTILINE)
    described = {int(status): row for statuses, row in rows for status in statuses.split(", ")}
    assert set(openapi.PROBLEMS) <= set(described)
    assert [error for error, status in problems.STATUS.items() if f"`{error}`" not in described[status]] == []


def test_every_close_code_is_described() -> None:
    codes = {value for name, value in vars(outbox).items() if name.startswith("CLOSE_")}
    assert len(codes) >= 4
    assert [code for code in codes if not re.search(rf"^\| {code}\b", section("Close codes"), re.MULTILINE)] == []


def test_limits_are_the_ones_in_force() -> None:
    limits, described = Limits(), section("Limits").replace(",", "")
    for number in (
        limits.messages_per_s,
        limits.message_burst,
        limits.max_violations,
        limits.frames_per_s,
        limits.frame_burst,
        limits.max_frame_pauses,
        limits.address_frames_per_s,
        limits.address_frame_burst,
        limits.assured_frames_per_s,
        limits.http_per_s,
        limits.http_burst,
        limits.upload_kb_per_s / 1024,
        limits.upload_burst_kb / 1024,
        60 / limits.wrong_codes_per_min,
        limits.wrong_code_burst,
        limits.connections_per_address,
        connection_limiter.FEW_CONNECTIONS,
        limits.unread_bytes_per_address >> 20,
        sizes.MAX_FRAGMENTS,
        sizes.MAX_HEADERS,
        sizes.MAX_HEAD_BYTES // 1024,
        limits.requests_per_s,
        limits.request_burst,
        limits.tables_per_min,
        limits.table_burst,
        limits.open_tables,
        limits.chat_per_s,
        limits.chat_burst,
        limits.sockets_per_address,
        limits.sockets,
        websocket_protocol.MAX_UNSENT_BYTES // 1024,
        messages.MAX_MISSED,
        messages.MAX_MISSED_BY_COMMAND,
        connection.ENTRIES_PER_MESSAGE,
        sizes.MAX_FRAME_BYTES // 1024,
        requests.MAX_BODY_BYTES // 1024,
    ):
        assert re.search(rf"\b{number:.0f}\b", described), number


def test_every_event_is_described_with_its_facts() -> None:
    rows = [
        re.findall(r"`(\w+)`", cell)
        for row in section("Events and prompts").splitlines()
        if row.startswith("| `")
        for cell in row.split("|")[1:3]
    ]
    described = {name: tuple(facts) for names, facts in zip(rows[::2], rows[1::2], strict=True) for name in names}
    assert described == FIELDS
    assert [
        word
        for word in (*WHYS, *HOWS, *(name for name, _ in PROMPTS[:AUTOMATIC]))
        if f"`{word}`" not in section("Events and prompts")
    ] == []


def test_every_kind_of_entry_is_named() -> None:
    tags = {str(kind.__struct_config__.tag) for kind in get_args(entries.Entry)}
    assert [tag for tag in tags if f"`{tag}`" not in section("Sequence numbers and versions")] == []


def test_links_lead_somewhere() -> None:
    docs = Path(__file__).parents[2] / "docs"
    titles = {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in re.findall(r"^#+ (.*)$", TEXT, re.MULTILINE)}
    for target in re.findall(r"\]\(([^)]+)\)", TEXT):
        file, _, part = target.partition("#")
        if file:
            assert (docs / file).exists(), target
        else:
            assert part in titles, target
