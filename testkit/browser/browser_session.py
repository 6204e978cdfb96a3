"""A browser session: the settings and keys it starts with, and every error that its pages report."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, nullcontext, suppress
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request, Response

from testkit.browser.page_clock import stop_clock
from testkit.waiting import TIMEOUT_S

DESKTOP = (1280, 720)
PHONE = (360, 740)
TIMEOUT_MS = 1000 * TIMEOUT_S
LOW_SCALE = 0.25  # device pixels per CSS pixel: few, because drawing takes time and these pages are not looked at
FULL_SCALE = 1.0
BLOCKED = "Service Worker registration blocked by Playwright"
ABORTED = {"net::ERR_ABORTED", "NS_BINDING_ABORTED"}  # the page was left before the response came: no error
SETTLING = ":root[data-settling]"
# Keeps the boxes of drawings and leaves them empty: on the board, they take a third of the time of a page.
HIDE_DRAWINGS = """(() => {
  const style = new CSSStyleSheet();
  style.replaceSync(`
    svg[aria-hidden=true] > *, [aria-hidden=true] svg > * { display: none !important; }
    img[alt=""] { visibility: hidden; }
  `);
  document.adoptedStyleSheets.push(style);
})()"""
SHOW_DRAWINGS = "() => { document.adoptedStyleSheets = []; }"
DEFAULT_PREFS = {"lang": "en", "theme": "dark", "motion": False, "confirm": "never", "pace": "instant"}

# A log of the messages between page and game: a test can wait until every command is answered and its news received.
MESSAGE_LOG = """
  const log = { open: new Set(), sent: 0, acked: 0, received: 0, dropMessages: false, socket: null, welcomes: 0 };
  log.settled = () => log.open.size === 0 && log.received >= log.acked;
  log.receive = (text) => {
    const message = JSON.parse(text);
    if (message.id !== undefined) log.open.delete(message.id);
    if (message.t === "ack") log.acked = Math.max(log.acked, message.seq);
    if (message.t === "welcome") {
      log.welcomes += 1;
      log.acked = 0; // perhaps of another table
    }
    if (message.t === "news" || message.t === "welcome") log.received = message.seq;
  };
  window.socketLog = log;
"""
# Logs the messages of the WebSocket, and can drop them. Pings are not counted, because a timer sends them.
SOCKET_LOG = f"""(() => {{
  {MESSAGE_LOG}
  const receive = (event) => (log.dropMessages ? event.stopImmediatePropagation() : log.receive(event.data));
  window.WebSocket = class extends WebSocket {{
    constructor(...address) {{
      super(...address);
      this.addEventListener("message", receive);
      log.socket = this;
    }}
    send(text) {{
      const {{ id, t }} = JSON.parse(text);
      if (id !== undefined) log.open.add(id);
      if (t !== "ping") log.sent += 1;
      super.send(text);
    }}
  }};
}})()"""

# Uses the language list of the page. On a page without one, changes the stored preferences and reloads.
SET_LANGUAGE = """lang => {
  const list = [...document.querySelectorAll("select")].find((one) => one.querySelector(`option[value=${lang}]`));
  if (list) {
    list.value = lang;
    list.dispatchEvent(new Event("change", { bubbles: true }));
  } else {
    localStorage.setItem("blackgate.prefs", JSON.stringify({ ...JSON.parse(localStorage.getItem("blackgate.prefs")), lang }));
    location.reload();
  }
}"""

SWITCH_TABLE = """path => {
  document.querySelectorAll("dialog[open]").forEach((one) => one.dataset.left = "");
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
  return socketLog.welcomes;
}"""
SWITCHED = """before => socketLog.welcomes > before && socketLog.settled() && !document.querySelector("dialog[data-left]")"""

STATIC_PATH = "/house.css"  # a file without scripts
REPLACE_STORAGE = """items => {
  localStorage.clear();
  sessionStorage.clear();
  for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
}"""

Keys = Mapping[str, Any]


def local_storage(keys: Iterable[Keys], prefs: Mapping[str, Any], prefix: str = "blackgate.") -> dict[str, str]:
    """Return the local storage of a browser with these keys and preferences."""
    values = {"prefs": {**DEFAULT_PREFS, **prefs}, "keys": {one["table"]: dict(one) for one in keys}}
    return {prefix + name: json.dumps(value) for name, value in values.items()}


class BrowserSession:
    """One browser profile with one page. `errors` collects the errors of the page."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        keys: Iterable[Keys] = (),
        size: tuple[int, int] = DESKTOP,
        touch: bool = False,
        scale: float = LOW_SCALE,
        worker: bool = False,
        **prefs: Any,
    ) -> None:
        items = [{"name": name, "value": value} for name, value in local_storage(keys, prefs).items()]
        self.url, self.touch, self.worker = url, touch, worker
        self.reusable = not worker
        self.errors: list[str] = []
        self.loaded_languages = {prefs.get("lang", DEFAULT_PREFS["lang"])}
        self.context: BrowserContext = browser.new_context(
            base_url=url,
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            device_scale_factor=scale,
            locale="en-GB",
            service_workers="allow" if worker else "block",  # it downloads the whole client, for offline use
            storage_state={"origins": [{"origin": url, "localStorage": items}]},  # type: ignore[arg-type]
        )
        self.context.set_default_timeout(TIMEOUT_MS)
        self.context.add_init_script(SOCKET_LOG)
        if scale < FULL_SCALE:
            self.context.add_init_script(HIDE_DRAWINGS)
        self.page: Page = self.context.new_page()
        self.collect_errors(self.page)
        # The table ignores clicks for a moment if something else has just appeared under the pointer: wait for its end.
        self.page.add_locator_handler(self.page.locator(SETTLING), lambda _: None)

    def start_over(self, keys: Iterable[Keys] = (), *, size: tuple[int, int], **prefs: Any) -> None:
        """Use the same window for a new session, after `leave`."""
        self.resize(size)
        self.page.evaluate(REPLACE_STORAGE, local_storage(keys, prefs))
        self.errors = []
        self.loaded_languages = {prefs.get("lang", DEFAULT_PREFS["lang"])}

    def use_test_clock(self) -> None:
        """Replace the clock of the page, before a page is opened. It runs until it is stopped."""
        self.reusable = False
        self.page.clock.install()

    def stop_clock(self) -> None:
        """Stop the test clock: timers run only with `page.clock.run_for`, the one that lets clicks count again included."""
        self.page.remove_locator_handler(self.page.locator(SETTLING))
        stop_clock(self.page)

    # --- errors --------------------------------------------------------------------
    def collect_errors(self, page: Page) -> None:
        """Collect console errors, failed requests and error responses of a page."""
        page.on("console", self.on_console)
        page.on("pageerror", lambda error: self.errors.append(f"error: {error.stack or error}"))
        page.on("requestfailed", self.on_request_failed)
        page.on("response", self.on_response)

    def on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != BLOCKED:
            self.errors.append(f"console {message.type}: {message.text}")

    def on_request_failed(self, request: Request) -> None:
        if request.failure not in ABORTED:
            self.errors.append(f"failed: {request.method} {request.url}: {request.failure}")

    def on_response(self, response: Response) -> None:
        if response.status >= 400:
            self.errors.append(f"{response.status}: {response.request.method} {response.url}")

    @contextmanager
    def ignoring_errors(self) -> Iterator[None]:
        """Ignore errors while the connection is cut on purpose."""
        before = list(self.errors)
        yield
        self.errors = before

    # --- navigation ------------------------------------------------------------------------
    def go(self, path: str) -> Page:
        self.page.goto(path)
        return self.page

    def open_table(self, table: str) -> Page:
        """Open a table with a running game, and wait for its board."""
        self.go(f"/t/{table}")
        self.board.wait_for()
        return self.page

    def switch_table(self, table: str) -> None:
        """Go to another table without loading the page again, as a link does."""
        welcomes = self.page.evaluate(SWITCH_TABLE, f"/t/{table}")
        self.page.wait_for_function(SWITCHED, arg=welcomes)
        self.board.wait_for()

    def show_drawings(self) -> None:
        """Show the drawings of this page, which are empty otherwise."""
        self.page.evaluate(SHOW_DRAWINGS)

    def resize(self, size: tuple[int, int]) -> None:
        self.page.set_viewport_size({"width": size[0], "height": size[1]})

    @property
    def board(self) -> Locator:
        return self.page.locator(".bar[data-prompt]")

    @property
    def dialog(self) -> Locator:
        """The topmost open dialog."""
        return self.page.locator("dialog[open]").last

    def set_language(self, lang: str) -> None:
        """Change the language, and wait until the page and the table are in it."""
        page = self.page
        if page.evaluate("() => document.documentElement.lang") == lang:
            return
        welcomes, at_table = page.evaluate("() => socketLog.welcomes"), self.board.count() > 0
        loading = (
            page.expect_response(f"**/api/packs/*lang={lang}")
            if at_table and lang not in self.loaded_languages
            else nullcontext()
        )
        with loading:
            page.evaluate(SET_LANGUAGE, lang)
        self.loaded_languages.add(lang)
        page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)
        if welcomes:
            page.wait_for_function("before => socketLog.welcomes > before && socketLog.settled()", arg=welcomes)

    def local_storage(self, name: str) -> Any:
        """Return a value from the local storage."""
        return json.loads(self.page.evaluate("name => localStorage.getItem('blackgate.' + name)", name) or "null")

    def leave(self) -> None:
        """Leave the page for a file of the service, so that the window can be used again. A blank page needs a new process."""
        self.page.unroute_all()
        self.context.set_offline(False)
        self.go(STATIC_PATH)

    def close(self) -> None:
        with suppress(Exception):  # the browser may have ended already
            self.context.close()


OpenSession = Callable[..., BrowserSession]
