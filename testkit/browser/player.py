"""Somebody who plays by what glows: with a mouse, a finger, or only keys. They dig when they can, and go where they can dig."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page

from testkit.browser.browser_session import PATIENCE_MS

MOST_DOINGS = 400
MOST_TABS = 120
GLANCE_MS = 30  # between two looks; with every frame would be the more work for the page, the better it is looked at
TOOLS = {"spoon", "pickaxe", "shovel"}
BLOCKS = {"cell_block", "block_a", "block_b"}
PANTRY = "cafeteria"
LETTERS = {
    "search": "s", "move": "m", "cautious": "c", "craft": "k", "extort": "x", "play": "p", "join": "j", "dig": "d",
    "steal": "t", "heal": "h", "sell": "l", "buy": "b", "exchange": "g", "end": "e", "reveal": "r",
}  # fmt: skip

# What can be seen and done at a glance, and a print by which a change is noticed.
GLANCE = """() => {
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
  const last = all(".log li").at(-1)?.textContent ?? "";
  return { ...found, print: JSON.stringify(found) + bar?.textContent + last };
}"""


@dataclass(frozen=True)
class Glance:
    """What a player sees."""

    prompt: str
    mine: bool
    over: bool
    curtain: bool
    actions: list[str]
    moves: list[str]
    hand: list[str]
    here: str
    dialog: dict[str, Any] | None
    print: str

    @property
    def wanted(self) -> set[str]:
        """The Places to be in: with a Tool where one digs, without one where Spoons are."""
        return BLOCKS if TOOLS & set(self.hand) else {PANTRY}


# --- hands ----------------------------------------------------------------------------------
class Mouse:
    """Clicks."""

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


class Finger(Mouse):
    """Taps."""

    def press(self, target: Locator) -> None:
        target.tap()


class Keys(Mouse):
    """Never touches a mouse. Wherever the focus goes, it must be seen."""

    def press(self, target: Locator) -> None:
        self.walk_to(target)
        self.page.keyboard.press("Enter")

    def action(self, name: str) -> None:
        self.page.keyboard.press(LETTERS[name])

    def choice(self, move: str) -> None:
        shown: Sequence[str] = self.page.locator(".choices [data-move]").evaluate_all("all => all.map(one => one.dataset.move)")
        if move in shown[:9]:
            self.page.keyboard.press(str(shown.index(move) + 1))
        else:
            super().choice(move)

    def pick(self, target: Locator) -> None:
        self.walk_to(target)
        self.page.keyboard.press("Space")

    def walk_to(self, target: Locator) -> None:
        """Tab by Tab."""
        for _ in range(MOST_TABS):
            if target.evaluate("one => one === document.activeElement || one.contains(document.activeElement)"):
                return
            self.page.keyboard.press("Tab")
            assert focus_is_visible(self.page), f"nobody sees where the focus is: {focused(self.page)}"
        raise AssertionError(f"no way by Tab to {target}")


def focused(page: Page) -> str:
    return str(page.evaluate("() => document.activeElement?.outerHTML.slice(0, 200) ?? ''"))


def focus_is_visible(page: Page) -> bool:
    """A ring, an outline, or a shadow around what has the focus or around its label."""
    return bool(
        page.evaluate("""() => {
          const one = document.activeElement;
          if (!one || one === document.body) return true;
          const ringed = (that) => {
            const style = getComputedStyle(that);
            return (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0) || style.boxShadow !== "none";
          };
          const near = [one, one.closest("label"), one.parentElement, ...one.children].filter(Boolean);
          return near.some(ringed) || near.some((that) => [...that.querySelectorAll("*")].some(ringed));
        }""")
    )


# --- a head -----------------------------------------------------------------------------------
class Player:
    """Plays at the table that is on a page."""

    def __init__(self, page: Page, hands: type[Mouse] = Mouse) -> None:
        self.page = page
        self.hands = hands(page)
        self.done: list[str] = []

    def look(self) -> Glance:
        return Glance(**self.page.evaluate(GLANCE))

    def await_change(self, since: Glance) -> None:
        """Until what was said is answered, and something looks different."""
        changed = f"before => line.settled() && ({GLANCE})().print !== before"
        self.page.wait_for_function(changed, arg=since.print, timeout=PATIENCE_MS, polling=GLANCE_MS)

    def await_turn(self) -> Glance:
        """Until something is wanted from this player, or the game is over."""
        wanted = "line.settled() && (now.mine || now.over || now.curtain || now.dialog)"
        self.page.wait_for_function(
            f"() => {{ const now = ({GLANCE})(); return {wanted}; }}", timeout=PATIENCE_MS, polling=GLANCE_MS
        )
        return self.look()

    def play(self, until: Callable[[Glance], bool] = lambda seen: seen.over) -> Glance:
        """Do one thing after the other, until something is the case."""
        for _ in range(MOST_DOINGS):
            seen = self.await_turn()
            if until(seen):
                return seen
            self.do_something(seen)
            self.await_change(seen)
        raise AssertionError(f"after {MOST_DOINGS} doings it is still not so: {self.done[-20:]}")

    def do_something(self, seen: Glance) -> None:
        if seen.curtain:
            self.hands.press(self.page.locator(".curtain button"))
        elif seen.dialog is not None:
            self.answer_dialog(seen.dialog)
        elif seen.prompt == "turn" and not self.chosen(seen):
            action = best_action(seen)
            self.done.append(action)
            self.hands.action(action)
        else:
            move = max(seen.moves, key=lambda move: worth(move, seen))
            self.done.append(move)
            self.hands.choice(move)

    @staticmethod
    def chosen(seen: Glance) -> bool:
        """Whether an action was chosen, and it is asked which way."""
        return bool(seen.moves)

    def answer_dialog(self, dialog: dict[str, Any]) -> None:
        """Whatever is asked: pick as many as are wanted, then confirm."""
        box = self.page.locator("dialog[open]").last
        self.done.append(f"dialog {dialog['title']}")
        if dialog["confirm"] and dialog["ready"]:
            self.hands.press(box.locator("[data-confirm]"))
        elif dialog["confirm"] and dialog["cards"]:
            spare = [n for n, kind in enumerate(dialog["cards"]) if kind not in TOOLS] or [0]
            at = spare[dialog["picked"] % len(spare)] if dialog["picked"] < len(spare) else dialog["picked"]
            self.hands.pick(box.locator("[data-card]:not([aria-disabled=true])").nth(at))
        elif dialog["buys"]:
            self.hands.press(box.locator("[data-buy]:not([aria-disabled=true])").first)
        else:
            self.hands.press(box.locator("footer .btn").last)


def best_action(seen: Glance) -> str:
    """What somebody does in their turn who wants to get out."""
    able = set(seen.actions)
    for sure in ("dig", "craft", "steal", "heal"):
        if sure in able and not (sure == "steal" and TOOLS & set(seen.hand)):
            return sure
    if seen.here not in seen.wanted:
        for way in ("cautious", "move"):
            if way in able:
                return way
    return "search" if "search" in able else "end"


def worth(move: str, seen: Glance) -> float:
    """How much an answer is liked."""
    verb, *rest = re.split(r"\s+", move)
    if verb in ("go", "cautious", "send", "home"):
        return 50.0 if (rest and rest[0] in seen.wanted) or (verb == "home" and seen.wanted is BLOCKS) else 5.0
    return {"dig": 90, "also": 90, "craft": 80, "reveal": 1, "lay": 40, "roll": 45, "cooperate": 30, "pass": 2, "yield": 3}.get(
        verb, 10
    )
