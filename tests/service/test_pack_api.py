"""The description of a pack over HTTP."""

from collections.abc import Iterator

import httpx
import msgspec
import pytest

from blackgate.catalogue import edition
from blackgate.tables.pack_description import describe_pack
from blackgate.tables.wire import PackBook
from testkit.service.http_client import http_client, opened
from testkit.service.threaded_server import ThreadedServer


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadedServer]:
    with ThreadedServer(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture
def client(server: ThreadedServer) -> Iterator[httpx.Client]:
    with http_client(server.url) as found:
        yield found


def test_a_pack_is_found_by_name_or_by_the_digest_of_a_table(client: httpx.Client) -> None:
    table = opened(client)["table"]
    digest = client.get(f"/api/tables/{table}").json()["pack_digest"]
    by_name, by_digest = client.get("/api/packs/classic?lang=fr"), client.get(f"/api/packs/{digest}?lang=fr")
    assert by_name.content == by_digest.content
    assert msgspec.json.decode(by_name.content, type=PackBook) == describe_pack(edition(), "fr")
    assert client.get("/api/packs/classic").json()["lang"] == "en"


def test_it_is_cached_until_it_changes(client: httpx.Client) -> None:
    first = client.get("/api/packs/classic?lang=it")
    assert first.headers["cache-control"] == "no-cache"
    again = client.get("/api/packs/classic?lang=it", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert client.get("/api/packs/classic?lang=es", headers={"if-none-match": first.headers["etag"]}).status_code == 200


def test_unknown_packs_are_refused(client: httpx.Client) -> None:
    for path, status, error in (
        ("nowhere", 404, "no_such_pack"),
        ("%00", 404, "no_such_pack"),
        (f"sha256:{'0' * 64}", 404, "no_such_pack"),
        ("classic?lang=xx", 400, "bad_message"),
    ):
        reply = client.get(f"/api/packs/{path}")
        assert (reply.status_code, reply.json()["error"]) == (status, error)
