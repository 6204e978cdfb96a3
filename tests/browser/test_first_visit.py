"""A first visit: it loads little and only from the service, says that the edition is unofficial, and can install the game."""

from urllib.parse import urlsplit

from playwright.sync_api import Request, expect

from blackgate.texts import LANGUAGES
from testkit.browser.browser_session import BrowserSession, OpenSession
from testkit.browser.promises import wait_for_promise
from testkit.service.play_server import PlayServer

MAX_BYTES = 200 * 1024  # gzipped, without fonts
UNOFFICIAL = {
    "en": "unofficial digital edition",
    "fr": "édition numérique non officielle",
    "de": "inoffizielle digitale Ausgabe",
    "it": "edizione digitale non ufficiale",
    "es": "edición digital no oficial",
}


def test_the_home_page_is_light_and_comes_from_one_host(open_session: OpenSession, server: PlayServer) -> None:
    session = open_session(worker=True)
    requests: list[Request] = []
    session.page.on("requestfinished", lambda request: requests.append(request))  # noqa: PLW0108
    session.go("/")
    session.page.locator("section.hot").wait_for()
    session.page.wait_for_load_state("networkidle")
    page_requests = [request for request in requests if request.service_worker is None]
    assert {urlsplit(request.url).netloc for request in requests} == {urlsplit(server.url).netloc}
    sizes = {request.url: request.sizes()["responseBodySize"] for request in page_requests if request.resource_type != "font"}
    assert len(sizes) > 2
    assert sum(sizes.values()) <= MAX_BYTES, sizes


def test_the_game_can_be_installed_and_opens_without_a_network(open_session: OpenSession) -> None:
    session = open_session(worker=True)
    page = session.go("/")
    manifest = page.evaluate("async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()")
    assert {"name", "start_url", "display", "icons"} <= set(manifest)
    assert {"192x192", "512x512"} <= {size for icon in manifest["icons"] for size in icon["sizes"].split()}
    page.evaluate("() => navigator.serviceWorker.ready.then((one) => one.active.state)")
    wait_for_promise(page, "async () => (await caches.keys()).length > 0 && navigator.serviceWorker.controller !== null")
    with session.ignoring_errors():
        session.context.set_offline(True)
        page.reload()
        expect(page.locator("section.hot")).to_be_visible()
        session.context.set_offline(False)


def test_three_clicks_from_the_home_page_to_the_first_move(open_session: OpenSession) -> None:
    session = open_session(worker=True)
    page = session.go("/")
    page.locator("section.hot .btn.go").click()
    session.board.wait_for()
    expect(page.locator("[data-action]").first).to_be_visible()


def test_the_home_page_says_that_the_edition_is_unofficial(session: BrowserSession) -> None:
    page = session.go("/")
    for lang in LANGUAGES:
        session.set_language(lang)
        page.get_by_role("link", name=UNOFFICIAL[lang]).click()
        expect(page.locator("main .lead")).to_contain_text(UNOFFICIAL[lang])
        expect(page.locator("section[aria-labelledby=about-edition]")).to_be_visible()
        expect(page.locator("section[aria-labelledby=about-rights] p")).to_be_visible()
        page.go_back()
