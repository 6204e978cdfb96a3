"""A page as a screen reader has it: the accessibility tree of Chromium, what live regions say, and where the focus is.

It knows no CSS class, no id and no text that only the eye can find.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, TimeoutError

# Collects what live regions say. A region that appears with a text is read out too.
LISTEN = """() => {
  const LIVE = "[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]";
  const heard = (window.heard = []);
  const say = (region) => region.textContent.trim() && heard.push(region.textContent.trim());
  new MutationObserver((changes) => {
    const regions = new Set();
    for (const { target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const inside = element?.closest(LIVE);
      if (inside) regions.add(inside);
      for (const added of addedNodes) {
        if (!(added instanceof Element)) continue;
        for (const one of [added, ...added.querySelectorAll(LIVE)]) if (one.matches(LIVE)) regions.add(one);
      }
    }
    regions.forEach(say);
  }).observe(document.documentElement, { subtree: true, childList: true, characterData: true });
  window.focusMoved = false;
  document.addEventListener("focusin", () => (window.focusMoved = true));
}"""
HEARD = "() => { const news = { spoken: heard.splice(0), focusMoved }; window.focusMoved = false; return news; }"
NEWS = "() => heard.length > 0 || focusMoved"
POLL_MS = 30


@dataclass(frozen=True)
class Node:
    """Something that a screen reader can read."""

    role: str
    name: str
    description: str
    states: dict[str, Any]
    dom_id: int
    children: list["Node"] = field(default_factory=list)

    @property
    def open(self) -> bool:
        """Whether it can be used."""
        return not self.states.get("disabled", False)

    def all(self, *roles: str) -> Iterator["Node"]:
        """Yield everything inside with one of these roles, in reading order."""
        for child in self.children:
            if not roles or child.role in roles:
                yield child
            yield from child.all(*roles)

    def find(self, role: str, name: str = "") -> "Node | None":
        """Return the first with this role whose name begins like this, in capitals or not."""
        return next((one for one in self.all(role) if one.name.casefold().startswith(name.casefold())), None)

    def text(self) -> str:
        """Return the text inside."""
        return "".join(one.name for one in self.all("StaticText"))


class ScreenReader:
    """Reads a page and acts on it by moving the focus and pressing keys."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session = page.context.new_cdp_session(page)
        self.session.send("Accessibility.enable")
        self.page.evaluate(LISTEN)
        self.said: list[str] = []  # everything that was read out, in order

    def close(self) -> None:
        self.session.detach()

    def read(self) -> Node:
        """Return what can be read now: the open modal dialog, or the whole page."""
        nodes = {node["nodeId"]: node for node in self.session.send("Accessibility.getFullAXTree")["nodes"]}
        root = next(node for node in nodes.values() if "parentId" not in node)
        page = Node("page", "", "", {}, 0, list(readable(root, nodes)))
        dialogs = [one for one in page.all("dialog", "alertdialog") if one.states.get("modal")]
        return dialogs[-1] if dialogs else page

    def listen(self) -> list[str]:
        """Return what has been said since the last call: by live regions, and about the focus if it has moved."""
        news = self.page.evaluate(HEARD)
        spoken: list[str] = news["spoken"]
        if news["focusMoved"]:
            spoken += [one.name for one in self.read().all() if one.states.get("focused") and one.role != "RootWebArea"]
        self.said += spoken
        return spoken

    def wait_for_words(self, after: str = "") -> list[str]:
        """Wait until a live region says something or the focus moves: a blind player knows of nothing else."""
        try:
            self.page.wait_for_function(NEWS, polling=POLL_MS)
        except TimeoutError as error:
            raise AssertionError(f"nothing was said after {after!r}; before: {self.said[-5:]}") from error
        return self.listen()

    def wait_for(self, words: re.Pattern[str]) -> None:
        """Wait until something has been said."""
        while not words.search(" ".join(self.said)):
            self.wait_for_words(words.pattern)

    def press(self, node: Node, key: str = "Enter") -> None:
        """Focus something and press a key."""
        self.session.send("DOM.focus", {"backendNodeId": node.dom_id})
        self.listen()
        self.page.keyboard.press(key)


def readable(node: dict[str, Any], nodes: dict[str, dict[str, Any]]) -> Iterator[Node]:
    """Yield a node with all below it; what is ignored is replaced by what is in it."""
    children = [child for one in node.get("childIds", ()) if one in nodes for child in readable(nodes[one], nodes)]
    if node["ignored"]:
        yield from children
        return
    states = {one["name"]: one["value"].get("value") for one in node.get("properties", ())}
    words = [str(node.get(part, {}).get("value", "")) for part in ("role", "name", "description")]
    yield Node(words[0], words[1], words[2], states, node.get("backendDOMNodeId", 0), children)
