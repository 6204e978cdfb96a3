"""A browser profile with the static edition: its pages, and every request and error of them."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Route

from testkit.browser.browser_session import DESKTOP, FULL_SCALE, HIDE_DRAWINGS, LOW_SCALE, MESSAGE_LOG, TIMEOUT_MS, local_storage
from testkit.browser.static_host import StaticHost

PREFIX = "blackgate.tab."
# Bots move without pauses, and tests can change the options of new tables (`tableOptions`) and use the worker (`gameWorker`).
# `socketLog` is that of BrowserSession.
OWN_WORKER = f"""(() => {{
  {MESSAGE_LOG}
  const receive = ({{ data }}) => {{
    if (data.t === "progress") window.gameReady = data.progress.step === "ready";
    if (data.t === "message") log.receive(data.text);
  }};
  window.gameReady = false;
  window.tableOptions = {{ pace_ms: 0 }};
  window.Worker = class extends Worker {{
    constructor(...values) {{
      super(...values);
      this.addEventListener("message", receive);
      window.gameWorker = this;
    }}
    postMessage(data) {{
      if (data.t === "receive") {{
        const {{ id }} = JSON.parse(data.text);
        if (id !== undefined) log.open.add(id);
      }}
      if (data.t === "request" && data.path === "/api/tables" && data.message.method === "POST") {{
        const body = JSON.parse(data.message.body);
        data.message.body = JSON.stringify({{ ...body, options: {{ ...body.options, ...window.tableOptions }} }});
      }}
      super.postMessage(data);
    }}
  }};
}})()"""


class StaticSession:
    """One profile. Closing a page and opening another one keeps what the browser has stored."""

    def __init__(
        self, browser: Browser, host: StaticHost, size: tuple[int, int] = DESKTOP, touch: bool = False, scale: float = LOW_SCALE
    ) -> None:
        stored = {**local_storage((), {}, PREFIX), f"{PREFIX}offline": '"no"'}
        items = [{"name": name, "value": value} for name, value in stored.items()]
        self.host = host
        self.errors: list[str] = []
        self.requests: list[str] = []
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            device_scale_factor=scale,
            locale="en-GB",
            accept_downloads=True,
            storage_state={"origins": [{"origin": host.origin, "localStorage": items}]},  # type: ignore[arg-type]
        )
        self.context.set_default_timeout(TIMEOUT_MS)
        self.context.add_init_script(OWN_WORKER)
        if scale < FULL_SCALE:
            self.context.add_init_script(HIDE_DRAWINGS)
        self.context.on("console", self.on_console)
        self.context.on("weberror", lambda error: self.errors.append(str(error.error)))
        self.context.on("request", lambda request: self.requests.append(request.url))
        self.page = self.context.new_page()

    def on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.errors.append(f"console {message.type}: {message.text} ({message.location['url']})")

    def go(self, address: str = "") -> Page:
        """Open an address in the folder of the edition, such as `?/rules`."""
        self.page.goto(self.host.url + address)
        return self.page

    def prepend_to_worker(self, script: str) -> None:
        """Run a script in the worker of every page that is opened from now on, before the worker's own."""

        def fulfill(route: Route) -> None:
            response = route.fetch()
            route.fulfill(response=response, body=script + response.text())

        self.context.route("**/assets/worker-*.js", fulfill)

    def close_tab(self) -> None:
        """Close the tab at once, without any event in the page, and open an empty one."""
        tab, self.page = self.page, self.context.new_page()
        tab.close()

    @property
    def board(self) -> Locator:
        return self.page.locator(".bar[data-prompt]")

    @property
    def dialog(self) -> Locator:
        return self.page.locator("dialog[open]").last

    def set_table_options(self, **options: Any) -> None:
        """Change the options of the tables that this page opens."""
        self.page.evaluate("options => Object.assign(tableOptions, options)", options)

    def wait_for_game(self) -> None:
        """Wait until the game in the tab has started."""
        self.page.wait_for_function("() => window.gameReady", polling=30)

    def close(self) -> None:
        self.context.close()


class FillableStorage:
    """The storage of a profile, which a test can fill. Chromium does not apply a smaller quota to a few rows more."""

    SCRIPT = """
      let full = false;
      const add = IDBObjectStore.prototype.add;
      IDBObjectStore.prototype.add = function (...values) {
        if (full) throw new DOMException("no space left", "QuotaExceededError");
        return add.apply(this, values);
      };
      const channel = new BroadcastChannel("test storage");
      channel.onmessage = ({ data }) => {
        full = data;
        channel.postMessage("set");
      };
    """
    SET_FULL = """full => new Promise((resolve) => {
      const channel = new BroadcastChannel("test storage");
      channel.onmessage = resolve;
      channel.postMessage(full);
    }).then(() => undefined)"""

    def __init__(self, session: StaticSession) -> None:
        self.session = session
        session.prepend_to_worker(self.SCRIPT)

    def set_full(self, full: bool) -> None:
        """Let the browser refuse to store rows, or accept them again."""
        self.session.page.evaluate(self.SET_FULL, full)


OpenStatic = Callable[..., StaticSession]
