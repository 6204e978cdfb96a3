"""A browser session: the settings and keys it starts with, and every error that its pages report."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, nullcontext, suppress
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request, Response

DESKTOP = (1280, 720)
PHONE = (360, 740)
PATIENCE_MS = 30_000
COARSE = 0.25  # device pixels per CSS pixel: nobody looks at these pages, so fewer of them are drawn
FINE = 1.0
BLOCKED = "Service Worker registration blocked by Playwright"
ABORTED = "net::ERR_ABORTED"  # the page went elsewhere before an answer came: nothing failed
USUAL = {"lang": "en", "theme": "dark", "motion": False, "confirm": "never"}

# Notes what goes over the socket, so that a test knows when everything said was answered and heard of; and can be deaf.
LINE = """(() => {
  const line = { open: new Set(), acked: 0, told: 0, deaf: false, socket: null, welcomes: 0 };
  line.settled = () => line.open.size === 0 && line.told >= line.acked;
  const hear = (event) => {
    if (line.deaf) return event.stopImmediatePropagation();
    const message = JSON.parse(event.data);
    if (message.id !== undefined) line.open.delete(message.id);
    if (message.t === "ack") line.acked = Math.max(line.acked, message.seq);
    if (message.t === "welcome") line.welcomes += 1;
    if (message.t === "news" || message.t === "welcome") line.told = message.seq;
  };
  window.line = line;
  window.WebSocket = class extends WebSocket {
    constructor(...address) {
      super(...address);
      this.addEventListener("message", hear);
      line.socket = this;
    }
    send(text) {
      const { id } = JSON.parse(text);
      if (id !== undefined) line.open.add(id);
      super.send(text);
    }
  };
})()"""

# By the list of languages; on a page without one, as the settings of another page would have done it.
SPEAK = """lang => {
  const list = [...document.querySelectorAll("select")].find((one) => one.querySelector(`option[value=${lang}]`));
  if (list) {
    list.value = lang;
    list.dispatchEvent(new Event("change", { bubbles: true }));
  } else {
    localStorage.setItem("blackgate.prefs", JSON.stringify({ ...JSON.parse(localStorage.getItem("blackgate.prefs")), lang }));
    location.reload();
  }
}"""

WALK = """path => {
  document.querySelectorAll("dialog[open]").forEach((one) => one.dataset.left = "");
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
  return line.welcomes;
}"""
ARRIVED = """heard => line.welcomes > heard && line.settled() && !document.querySelector("dialog[data-left]")"""

PLAIN = "/house.css"  # an address where nothing of the game runs
REMEMBER = """kept => {
  localStorage.clear();
  sessionStorage.clear();
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
}"""

Keys = Mapping[str, Any]


def kept(keys: Iterable[Keys], prefs: Mapping[str, Any]) -> dict[str, str]:
    """What a browser remembers of somebody who likes this, and holds these keys."""
    things = {"prefs": {**USUAL, **prefs}, "keys": {one["table"]: dict(one) for one in keys}}
    return {f"blackgate.{name}": json.dumps(thing) for name, thing in things.items()}


class BrowserSession:
    """One browser profile with one page. Errors of the page are kept in `troubles`."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        keys: Iterable[Keys] = (),
        size: tuple[int, int] = DESKTOP,
        touch: bool = False,
        grain: float = COARSE,
        worker: bool = False,
        **prefs: Any,
    ) -> None:
        shelf = [{"name": name, "value": value} for name, value in kept(keys, prefs).items()]
        self.url, self.size, self.touch, self.worker = url, size, touch, worker
        self.troubles: list[str] = []
        self.spoken = {prefs.get("lang", USUAL["lang"])}
        self.context: BrowserContext = browser.new_context(
            base_url=url,
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            device_scale_factor=grain,
            locale="en-GB",
            service_workers="allow" if worker else "block",  # it fetches the whole game, for visits to come
            storage_state={"origins": [{"origin": url, "localStorage": shelf}]},  # type: ignore[arg-type]
        )
        self.context.set_default_timeout(PATIENCE_MS)
        self.context.add_init_script(LINE)
        self.page: Page = self.context.new_page()
        self.watch(self.page)

    def start_over(self, keys: Iterable[Keys] = (), **prefs: Any) -> None:
        """Use the same window again, with nothing left of the session before."""
        self.page.unroute_all()
        self.context.set_offline(False)
        self.resize(self.size)
        self.go(PLAIN)
        self.page.evaluate(REMEMBER, kept(keys, prefs))
        self.troubles = []
        self.spoken = {prefs.get("lang", USUAL["lang"])}

    # --- what goes wrong --------------------------------------------------------------------
    def watch(self, page: Page) -> None:
        """Listen to everything a page says."""
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error.stack or error}"))
        page.on("requestfailed", self.fail)
        page.on("response", self.answer)

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != BLOCKED:
            self.troubles.append(f"console {message.type}: {message.text}")

    def fail(self, request: Request) -> None:
        if request.failure != ABORTED:
            self.troubles.append(f"failed: {request.method} {request.url}: {request.failure}")

    def answer(self, response: Response) -> None:
        if response.status >= 400:
            self.troubles.append(f"{response.status}: {response.request.method} {response.url}")

    @contextmanager
    def cut_off(self) -> Iterator[None]:
        """While the line is cut, a browser complains, and may; before and after it may not."""
        before = list(self.troubles)
        yield
        self.troubles = before

    # --- going about ------------------------------------------------------------------------
    def go(self, path: str) -> Page:
        self.page.goto(path)
        return self.page

    def sit(self, table: str) -> Page:
        """To a table at which a game is going on, until the board is there."""
        self.go(f"/t/{table}")
        self.board.wait_for()
        return self.page

    def walk(self, table: str) -> None:
        """From one table to another as a link leads there: the page stays, and nothing on it does."""
        heard = self.page.evaluate(WALK, f"/t/{table}")
        self.page.wait_for_function(ARRIVED, arg=heard)
        self.board.wait_for()

    def resize(self, size: tuple[int, int]) -> None:
        self.page.set_viewport_size({"width": size[0], "height": size[1]})

    @property
    def board(self) -> Locator:
        return self.page.locator(".bar[data-prompt]")

    @property
    def dialog(self) -> Locator:
        """The dialog on top."""
        return self.page.locator("dialog[open]").last

    def speak(self, lang: str) -> None:
        """Another language, as the list of languages on every page does it, until everything is said in it."""
        page = self.page
        if page.evaluate("() => document.documentElement.lang") == lang:
            return
        heard, seated = page.evaluate("() => line.welcomes"), self.board.count() > 0
        names = page.expect_response(f"**/api/packs/*lang={lang}") if seated and lang not in self.spoken else nullcontext()
        with names:
            page.evaluate(SPEAK, lang)
        self.spoken.add(lang)
        page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)
        if heard:
            page.wait_for_function("before => line.welcomes > before && line.settled()", arg=heard)

    def kept(self, name: str) -> Any:
        """What the browser remembers under a name."""
        return json.loads(self.page.evaluate("name => localStorage.getItem('blackgate.' + name)", name) or "null")

    def rise(self) -> None:
        """Leave the page, so that the window can be used again."""
        self.page.goto("about:blank")

    def leave(self) -> None:
        with suppress(Exception):  # the browser is gone already
            self.context.close()


OpenSession = Callable[..., BrowserSession]
