"""A profile of Chromium with the static edition: visits with a new browser each, and measurements inside the pages."""

import json
from types import TracebackType

from playwright.sync_api import BrowserContext, Locator, Page, Playwright

from testkit.browser.browser_session import DESKTOP, TIMEOUT_MS, local_storage
from testkit.browser.chromium import CHROMIUM, FLAGS
from testkit.browser.static_host import StaticHost
from testkit.browser.static_session import OWN_WORKER, PREFIX

GO = "section.hot .btn.go"
# `own` and `bots`: from a move that is sent, and from the entry before a bot's move, to the frame that shows the news of it.
# `tasks`: the start and the duration of the page's tasks of 50 ms and more. `seat`: table and key of the last connection.
MEASURE = """(() => {
  const found = (window.measured = { own: [], bots: [], tasks: [], readable: 0, seat: null });
  let sent = 0, before = 0;
  const appeared = new MutationObserver(() => {
    if (document.querySelector("section.hot .btn.go")) appeared.disconnect(found.readable = performance.now());
  });
  appeared.observe(document, { subtree: true, childList: true });
  const shown = (list, since) => requestAnimationFrame(() => setTimeout(() => list.push(performance.now() - since)));
  const observer = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) found.tasks.push([startTime, duration]);
  });
  observer.observe({ type: "longtask" });
  const OwnWorker = window.Worker;
  window.Worker = class extends OwnWorker {
    constructor(...values) {
      super(...values);
      this.addEventListener("message", ({ data }) => {
        if (data.t !== "message" || !data.text.startsWith('{"t":"news"')) return;
        if (sent) shown(found.own, sent);
        else if (before) shown(found.bots, before);
        [sent, before] = [0, performance.now()];
      });
    }
    postMessage(data) {
      if (data.t === "receive") {
        const { t, table, secret } = JSON.parse(data.text);
        if (t === "move") sent = performance.now();
        if (t === "hello") found.seat = [table, secret];
      }
      super.postMessage(data);
    }
  };
})()"""
STORE = "for (const [name, value] of Object.entries({})) if (!(name in localStorage)) localStorage.setItem(name, value);"


class Profile:
    """A folder of Chromium. The page is that of the last visit."""

    def __init__(
        self, playwright: Playwright, folder: str, host: StaticHost, *, motion: bool = False, pace: str = "instant"
    ) -> None:
        self.playwright = playwright
        self.folder = folder
        self.host = host
        self.table_options = {"pace_ms": 0} if pace == "instant" else {}
        self.stored = {**local_storage((), {"motion": motion, "pace": pace}, PREFIX), f"{PREFIX}offline": '"no"'}
        self.requests: list[str] = []
        self.context: BrowserContext | None = None
        self.page: Page

    def visit(self, *, offline: bool = False) -> Page:
        """Start the browser again, and return an empty page."""
        self.close()
        self.context = self.playwright.chromium.launch_persistent_context(
            self.folder,
            executable_path=CHROMIUM,
            args=FLAGS,
            viewport={"width": DESKTOP[0], "height": DESKTOP[1]},
            locale="en-GB",
            offline=offline,
        )
        self.context.set_default_timeout(TIMEOUT_MS)
        options = f"window.tableOptions = {json.dumps(self.table_options)};"
        for script in (STORE.replace("{}", json.dumps(self.stored)), OWN_WORKER, options, MEASURE):
            self.context.add_init_script(script)
        self.requests = []
        self.context.on("request", lambda request: self.requests.append(request.url))
        self.page = self.context.new_page()
        return self.page

    @property
    def board(self) -> Locator:
        return self.page.locator(".bar[data-prompt]")

    def start_game(self, bot: str = "") -> None:
        """Start a game on the home page, with bots of this kind, and wait for the first turn."""
        self.page.goto(self.host.url)
        if bot:
            self.page.locator("section.hot label", has_text=bot).click()
        self.page.locator(GO).click()
        self.board.wait_for()
        self.page.locator("[data-action]").first.wait_for()

    def close(self) -> None:
        if self.context is not None:
            self.context.close()
            self.context = None

    def __enter__(self) -> "Profile":
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.close()
