"""The files of the browser client: their addresses, media types and caching; no other file is served."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from blackgate.service.app import Service, Settings, make_app
from blackgate.service.http import client_files
from blackgate.service.security.headers import CONTENT_SECURITY_POLICY

pytestmark = pytest.mark.anyio

INDEX = b"<!doctype html><title>Blackgate</title>"
SCRIPT = b"console.log('dig')" * 100
FILES = {
    "index.html": INDEX,
    "manifest.webmanifest": b"{}",
    "sw.js": b"self.addEventListener('fetch', () => {})",
    "icons/blackgate.svg": b"<svg xmlns='http://www.w3.org/2000/svg'/>",
    "icons/blackgate-192.png": b"\x89PNG",
    "assets/index-Bx3.js": SCRIPT,
    "assets/index-Bx3.js.gz": gzip.compress(SCRIPT),
    "assets/index-Bx3.css": b"body{}",
    "assets/barlow-latin.woff2": b"wOF2",
    "assets/notes.secret": b"not for the web",
}
TYPES = {
    "/": "text/html; charset=utf-8",
    "/sw.js": "text/javascript; charset=utf-8",
    "/manifest.webmanifest": "application/manifest+json",
    "/icons/blackgate.svg": "image/svg+xml",
    "/icons/blackgate-192.png": "image/png",
    "/assets/index-Bx3.js": "text/javascript; charset=utf-8",
    "/assets/index-Bx3.css": "text/css; charset=utf-8",
    "/assets/barlow-latin.woff2": "font/woff2",
}


def browser(folder: Path, client_folder: Path) -> Iterator[httpx.AsyncClient]:
    """An HTTP client of a service with these client files."""
    service = Service(Settings(f"sqlite:///{folder / 'pages.db'}", client=client_folder))
    yield httpx.AsyncClient(
        transport=httpx.ASGITransport(make_app(service)), base_url="http://here", headers={"accept-encoding": ""}
    )
    service.store.close()


@pytest.fixture
def client_folder(tmp_path: Path) -> Path:
    for name, data in FILES.items():
        path = tmp_path / "web" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    (tmp_path / "outside.js").write_text("secret")
    return tmp_path / "web"


@pytest.fixture
def client(tmp_path: Path, client_folder: Path) -> Iterator[httpx.AsyncClient]:
    yield from browser(tmp_path, client_folder)


@pytest.fixture
def bare(tmp_path: Path) -> Iterator[httpx.AsyncClient]:
    yield from browser(tmp_path, tmp_path / "nothing")


@pytest.mark.parametrize("path", [page.replace("{table}", "w5x6FaVOwj434R88Wqr-mg") for page in client_files.CLIENT_PAGES])
async def test_every_page_is_the_client_and_is_never_cached(client: httpx.AsyncClient, path: str) -> None:
    found = await client.get(path)
    assert (found.status_code, found.content) == (200, INDEX)
    assert found.headers["cache-control"] == "no-cache"
    assert found.headers["content-security-policy"] == CONTENT_SECURITY_POLICY


@pytest.mark.parametrize("path", TYPES)
async def test_every_file_has_its_media_type(client: httpx.AsyncClient, path: str) -> None:
    found = await client.get(path)
    assert (found.status_code, found.headers["content-type"]) == (200, TYPES[path])


async def test_only_files_with_a_hash_in_their_name_are_cached_for_a_year(client: httpx.AsyncClient) -> None:
    for path in TYPES:
        kept = (await client.get(path)).headers["cache-control"]
        assert kept == ("public, max-age=31536000, immutable" if path.startswith("/assets/") else "no-cache"), path


async def test_the_compressed_file_is_sent_to_clients_that_accept_gzip(client: httpx.AsyncClient) -> None:
    script = "/assets/index-Bx3.js"
    plain = await client.get(script)
    small = await client.get(script, headers={"accept-encoding": "br, gzip;q=0.8"})
    refused = await client.get(script, headers={"accept-encoding": "gzip;q=0"})
    assert plain.content == small.content == refused.content == SCRIPT
    assert small.headers["content-encoding"] == "gzip"
    assert int(small.headers["content-length"]) < len(SCRIPT)
    assert {one.headers["vary"] for one in (plain, small, refused)} == {"accept-encoding"}
    assert not {"content-encoding"} & (set(plain.headers) | set(refused.headers))
    single = await client.get("/sw.js", headers={"accept-encoding": "gzip"})
    assert not {"vary", "content-encoding"} & set(single.headers)


async def test_an_unchanged_file_is_not_sent_again(client: httpx.AsyncClient) -> None:
    tag = (await client.get("/")).headers["etag"]
    again = await client.get("/", headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")
    assert (await client.get("/", headers={"if-none-match": 'W/"another"'})).status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../../outside.js",
        "/assets/..%2f..%2foutside.js",
        "/%2e%2e/outside.js",
        "/..%5coutside.js",
        "//outside.js",
        "/assets/",
        "/assets/index-Bx3.js.gz",
        "/assets/notes.secret",
        "/assets/index-bx3.js",
        "/sw.js%00",
        "/nowhere",
        "/dice.js",
        "/house.css",
    ],
)
async def test_no_other_file_is_served(client: httpx.AsyncClient, path: str) -> None:
    found = await client.get(httpx.URL("http://here").copy_with(raw_path=path.encode()))
    assert (found.status_code, found.json()["error"]) == (404, "not_found")


async def test_an_unknown_address_is_a_page_for_people_and_a_problem_for_programs(client: httpx.AsyncClient) -> None:
    typed = await client.get("/nowhere", headers={"accept": "text/html,*/*"})
    assert (typed.status_code, typed.content) == (404, INDEX)
    assert (await client.get("/api/nowhere", headers={"accept": "text/html,*/*"})).json()["error"] == "not_found"


async def test_pages_do_not_hide_the_api(client: httpx.AsyncClient) -> None:
    assert (await client.get("/api/packs")).json()["packs"][0]["id"] == "classic"
    assert (await client.get("/openapi.json")).json()["openapi"] == "3.1.0"
    assert (await client.post("/sw.js")).status_code == 405
    assert (await client.head("/")).status_code == 200


async def test_without_a_built_client_there_are_plain_pages(bare: httpx.AsyncClient) -> None:
    for path in ("/", "/t/somewhere", "/t/somewhere/dice", "/dice.js", "/house.css"):
        assert (await bare.get(path)).status_code == 200, path
    assert (await bare.get("/t/somewhere")).content == (client_files.HERE / "home.html").read_bytes()
    assert (await bare.get("/rules")).status_code == 404
