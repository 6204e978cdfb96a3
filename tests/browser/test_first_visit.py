"""What a first visit costs and who it talks to: little, and nobody but the service; and the game can be installed."""

from urllib.parse import urlsplit

from playwright.sync_api import Request, expect

from testkit.browser.browser_session import Enter
from testkit.service.play_server import Server

MOST_BYTES = 200 * 1024  # gzipped, without fonts


def test_the_home_page_is_light_and_comes_from_one_host(enter: Enter, house: Server) -> None:
    guest = enter(worker=True)
    asked: list[Request] = []
    guest.page.on("requestfinished", lambda request: asked.append(request))  # noqa: PLW0108
    guest.go("/")
    guest.page.locator("section.hot").wait_for()
    guest.page.wait_for_load_state("networkidle")
    first = [one for one in asked if one.service_worker is None]
    assert {urlsplit(one.url).netloc for one in asked} == {urlsplit(house.url).netloc}
    sizes = {one.url: one.sizes()["responseBodySize"] for one in first if one.resource_type != "font"}
    assert len(sizes) > 2
    assert sum(sizes.values()) <= MOST_BYTES, sizes


def test_the_game_can_be_installed_and_opens_without_a_network(enter: Enter) -> None:
    guest = enter(worker=True)
    page = guest.go("/")
    manifest = page.evaluate("async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()")
    assert {"name", "start_url", "display", "icons"} <= set(manifest)
    assert {"192x192", "512x512"} <= {size for icon in manifest["icons"] for size in icon["sizes"].split()}
    page.evaluate("() => navigator.serviceWorker.ready.then((one) => one.active.state)")
    page.wait_for_function("async () => (await caches.keys()).length > 0 && navigator.serviceWorker.controller !== null")
    with guest.cut_off():
        guest.context.set_offline(True)
        page.reload()
        expect(page.locator("section.hot")).to_be_visible()
        guest.context.set_offline(False)


def test_three_clicks_from_the_home_page_to_the_first_move(enter: Enter) -> None:
    guest = enter(worker=True)
    page = guest.go("/")
    page.locator("section.hot .btn.go").click()
    guest.board.wait_for()
    expect(page.locator("[data-action]").first).to_be_visible()
