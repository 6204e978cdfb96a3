"""The lobby: the host changes the settings and the others see it; links that others cannot use; the link for spectators."""

from playwright.sync_api import expect

from blackgate.texts import say
from testkit.browser import page_checks
from testkit.browser.browser_session import OpenSession


def test_the_host_changes_the_settings_and_the_others_see_what_changed(open_session: OpenSession) -> None:
    host, guest = open_session(), open_session()
    page = host.go("/new?preset=friends")
    page.locator(".bar .btn.go").click()
    page.locator("[data-loopback]").wait_for()  # the address of the test server is of no use to other devices
    guest.go(page.url.removeprefix(host.url))
    guest.page.locator("form .btn.go").click()
    expect(guest.page.locator("[data-change-options]")).to_have_count(0)

    page.locator("[data-change-options]").click()
    players = host.dialog.get_by_role("group", name=say("en", "new-players"))
    players.locator("label", has_text="2").click()
    host.dialog.locator("label", has_text=say("en", "new-calm")).click()
    assert [one for theme in page_checks.THEMES for one in page_checks.violations(page, theme, "dialog[open]")] == []
    host.dialog.locator("[data-save]").click()
    expect(host.dialog).to_have_count(0)

    changed = guest.page.get_by_role("status").filter(has_text=say("en", "lobby-options-changed"))
    expect(changed).to_be_visible()
    expect(guest.page.locator("ins", has_text=say("en", "new-calm"))).to_be_visible()
    expect(guest.page.locator("del", has_text=say("en", "watch-players", n=4))).to_be_visible()
    expect(guest.page.locator(".seats > li")).to_have_count(2)

    page.locator(".bar .btn.go").click()
    host.board.wait_for()
    page.locator("[data-tool=spectators]").click()
    expect(host.dialog).to_contain_text(f"{page.url}#watch=")
    expect(guest.page.locator("[data-tool=spectators]")).to_have_count(0)  # the guest does not hold the key
