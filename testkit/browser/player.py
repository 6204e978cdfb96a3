"""A player in the browser, who uses a mouse, touch or only the keyboard. They dig if possible, or go where they can dig."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError

from testkit.browser.browser_session import TIMEOUT_MS

MAX_ACTIONS = 400
MAX_TABS = 120
POLL_MS = 30  # between two snapshots; with one per frame, checking would slow the page down
TOOLS = {"spoon", "pickaxe", "shovel"}
BLOCKS = {"cell_block", "block_a", "block_b"}
SPOON_PLACE = "cafeteria"
ACTION_KEYS = {
    "search": "s", "move": "m", "cautious": "c", "craft": "k", "extort": "x", "play": "p", "join": "j", "dig": "d",
    "steal": "t", "heal": "h", "sell": "l", "buy": "b", "exchange": "g", "end": "e", "reveal": "r",
}  # fmt: skip

# What the page shows and allows, and a fingerprint that changes with it.
SNAPSHOT = """() => {
  const all = (which, from = document) => [...from.querySelectorAll(which)];
  const open = (one) => one.getAttribute("aria-disabled") !== "true";
  const bar = document.querySelector(".bar[data-prompt]");
  const dialog = all("dialog[open]").at(-1) ?? null;
  const board = bar?.closest(".board, .phone");
  const found = {
    prompt: bar?.dataset.prompt ?? "",
    mine: bar?.classList.contains("mine") ?? false,
    over: document.querySelector("[data-tool=trophy]") !== null,
    curtain: document.querySelector(".curtain") !== null,
    actions: all("[data-action]").filter(open).map((one) => one.dataset.action),
    moves: all("[data-move]").map((one) => one.dataset.move),
    hand: all(".hand [data-card]").map((one) => one.dataset.card),
    here: document.querySelector(".plate.here")?.dataset.place ?? "",
    dialog: dialog && {
      title: dialog.querySelector("h2")?.textContent ?? "",
      cards: all("[data-card]", dialog).filter(open).map((one) => one.dataset.card),
      picked: all("[data-card][aria-checked=true]", dialog).length,
      buys: all("[data-buy]", dialog).filter(open).map((one) => one.dataset.buy),
      confirm: all("[data-confirm]", dialog).length > 0,
      ready: all("[data-confirm]", dialog).some(open),
    },
  };
  const last = all(".log li p").at(-1); // its id has the number of the entry: two lines can have the same text
  return { ...found, fingerprint: [JSON.stringify(found), bar?.textContent, last?.id, last?.textContent].join() };
}"""

SENT = "() => socketLog.sent"
IGNORED_MS = 5_000  # after that, a click that changed nothing may have been ignored

# Every command is answered, and a dialog that the news brought is open: it opens when the next frame is drawn.
SETTLED = "socketLog.settled() && !document.querySelector('dialog:not([open])')"


@dataclass(frozen=True)
class Snapshot:
    """What the page shows."""

    prompt: str
    mine: bool
    over: bool
    curtain: bool
    actions: list[str]
    moves: list[str]
    hand: list[str]
    here: str
    dialog: dict[str, Any] | None
    fingerprint: str

    @property
    def wanted_places(self) -> set[str]:
        """The Places to go to: a Cell Block with a Tool in hand, else the Place with Spoons."""
        return BLOCKS if TOOLS & set(self.hand) else {SPOON_PLACE}


# --- input devices ----------------------------------------------------------------------------------
class Mouse:
    """Acts with clicks."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, target: Locator) -> None:
        target.click()

    def action(self, name: str) -> None:
        self.press(self.page.locator(f"[data-action={name}]"))

    def choice(self, move: str) -> None:
        self.press(self.page.locator(f'[data-move="{move}"]'))

    def pick(self, target: Locator) -> None:
        self.press(target)

    def check(self) -> None:
        """Check the page after an action."""


class Touch(Mouse):
    """Acts with taps."""

    def press(self, target: Locator) -> None:
        target.tap()


class Keyboard(Mouse):
    """Acts with keys only, and checks that the focus is always visible."""

    def press(self, target: Locator) -> None:
        self.tab_to(target)
        self.page.keyboard.press("Enter")

    def action(self, name: str) -> None:
        self.page.keyboard.press(ACTION_KEYS[name])

    def choice(self, move: str) -> None:
        shown: Sequence[str] = self.page.locator(".choices [data-move]").evaluate_all("all => all.map(one => one.dataset.move)")
        if move in shown[:9]:
            self.page.keyboard.press(str(shown.index(move) + 1))
        else:
            super().choice(move)

    def pick(self, target: Locator) -> None:
        self.tab_to(target)
        self.page.keyboard.press("Space")

    def check(self) -> None:
        self.page.wait_for_function("() => document.activeElement !== document.body")  # else the focus is lost
        assert focus_is_visible(self.page), f"the focus is not visible: {focused(self.page)}"

    def tab_to(self, target: Locator) -> None:
        """Press Tab until an element has the focus."""
        for _ in range(MAX_TABS):
            if target.evaluate("one => one === document.activeElement || one.contains(document.activeElement)"):
                return
            self.page.keyboard.press("Tab")
            self.check()
        raise AssertionError(f"Tab does not reach {target}")


def focused(page: Page) -> str:
    return str(page.evaluate("() => document.activeElement?.outerHTML.slice(0, 200) ?? ''"))


# The colours of focus rings. A heading that has the focus, so that a dialog is read from its start, has none.
FOCUS_IS_VISIBLE = """() => {
  const one = document.activeElement;
  if (one.matches("h1[tabindex='-1'], h2[tabindex='-1'], main[tabindex='-1']")) return true;
  const probe = document.createElement("i");
  probe.style.boxShadow = "var(--ring), 0 0 0 1px var(--info), 0 0 0 1px var(--moon-deep)";
  one.after(probe);
  const colours = getComputedStyle(probe).boxShadow.match(/rgba?\\([^)]*\\)/g).slice(1);
  probe.remove();
  const around = [one, one.closest("label"), one.parentElement].filter(Boolean);
  const shadow = around.map((that) => getComputedStyle(that).boxShadow).join();
  return colours.some((colour) => shadow.includes(colour));
}"""


def focus_is_visible(page: Page) -> bool:
    """Return whether the focused element or what is around it is marked."""
    return bool(page.evaluate(FOCUS_IS_VISIBLE))


# --- the player -----------------------------------------------------------------------------------
class Player:
    """Plays at the table of a page."""

    def __init__(self, page: Page, device: type[Mouse] = Mouse) -> None:
        self.page = page
        self.device = device(page)
        self.done: list[str] = []

    def snapshot(self) -> Snapshot:
        return Snapshot(**self.page.evaluate(SNAPSHOT))

    def wait_for_change(self, since: Snapshot, timeout_ms: float = TIMEOUT_MS) -> None:
        """Wait until all commands are answered and the page has changed."""
        changed = f"before => {SETTLED} && ({SNAPSHOT})().fingerprint !== before"
        self.page.wait_for_function(changed, arg=since.fingerprint, timeout=timeout_ms, polling=POLL_MS)

    def act_until_changed(self, snapshot: Snapshot) -> None:
        """Act, and wait until the page has changed. A click that the table ignored, because what it hit had just appeared under
        the pointer, is made again, as a person would do: nothing was sent for it."""
        sent = self.page.evaluate(SENT)
        self.act(snapshot)
        try:
            self.wait_for_change(snapshot, IGNORED_MS)
        except TimeoutError:
            if self.page.evaluate(SENT) == sent and self.snapshot() == snapshot:
                self.act(snapshot)
            self.wait_for_change(snapshot)

    def wait_for_turn(self) -> Snapshot:
        """Wait until this player has to act, or the game is over."""
        to_act = f"{SETTLED} && (now.mine || now.over || now.curtain || now.dialog)"
        self.page.wait_for_function(
            f"() => {{ const now = ({SNAPSHOT})(); return {to_act}; }}", timeout=TIMEOUT_MS, polling=POLL_MS
        )
        return self.snapshot()

    def play(self, until: Callable[[Snapshot], bool] = lambda snapshot: snapshot.over) -> Snapshot:
        """Act until a condition holds."""
        for _ in range(MAX_ACTIONS):
            snapshot = self.wait_for_turn()
            if until(snapshot):
                return snapshot
            self.act_until_changed(snapshot)
            self.device.check()
        raise AssertionError(f"not reached after {MAX_ACTIONS} actions: {self.done[-20:]}")

    def act(self, snapshot: Snapshot) -> None:
        if snapshot.curtain:
            self.device.press(self.page.locator(".curtain button"))
        elif snapshot.dialog is not None:
            self.answer_dialog(snapshot.dialog)
        elif snapshot.prompt == "turn" and not self.action_chosen(snapshot):
            action = best_action(snapshot)
            self.done.append(action)
            self.device.action(action)
        else:
            move = max(snapshot.moves, key=lambda move: preference(move, snapshot))
            self.done.append(move)
            self.device.choice(move)

    @staticmethod
    def action_chosen(snapshot: Snapshot) -> bool:
        """Return whether an action was chosen and its details are asked for."""
        return bool(snapshot.moves)

    def answer_dialog(self, dialog: dict[str, Any]) -> None:
        """Pick as many cards as the dialog asks for, then confirm."""
        box = self.page.locator("dialog[open]").last
        self.done.append(f"dialog {dialog['title']}")
        if dialog["confirm"] and dialog["ready"]:
            self.device.press(box.locator("[data-confirm]"))
        elif dialog["confirm"] and dialog["cards"]:
            spare = [n for n, kind in enumerate(dialog["cards"]) if kind not in TOOLS] or [0]
            at = spare[dialog["picked"] % len(spare)] if dialog["picked"] < len(spare) else dialog["picked"]
            self.device.pick(box.locator("[data-card]:not([aria-disabled=true])").nth(at))
        elif dialog["buys"]:
            self.device.press(box.locator("[data-buy]:not([aria-disabled=true])").first)
        else:
            self.device.press(box.locator("footer .btn").last)


def best_action(snapshot: Snapshot) -> str:
    """Return the action to take on one's turn."""
    possible = set(snapshot.actions)
    for action in ("dig", "craft", "steal", "heal"):
        if action in possible and not (action == "steal" and TOOLS & set(snapshot.hand)):
            return action
    if snapshot.here not in snapshot.wanted_places:
        for action in ("cautious", "move"):
            if action in possible:
                return action
    return "search" if "search" in possible else "end"


def preference(move: str, snapshot: Snapshot) -> float:
    """Return how good a move is; higher is better."""
    verb, *rest = re.split(r"\s+", move)
    if verb in ("go", "cautious", "send", "home"):
        return (
            50.0 if (rest and rest[0] in snapshot.wanted_places) or (verb == "home" and snapshot.wanted_places is BLOCKS) else 5.0
        )
    return {"dig": 90, "also": 90, "craft": 80, "reveal": 1, "lay": 40, "roll": 45, "cooperate": 30, "pass": 2, "yield": 3}.get(
        verb, 10
    )
