"""Checks of a page: rules of accessibility, text that does not fit, text ids where texts should be."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from axe_playwright_python.base import AXE_SCRIPT
from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page

from blackgate import texts

BROWSER_TEXTS = ("home", "play", "replay", "learn")  # the Fluent files of the browser client
THEMES = ("dark", "light")
COLOURS_ONLY = {"runOnly": ["color-contrast", "link-in-text-block"]}  # the rules that depend on the theme
PRELOAD = {"assets": ["media"]}  # no style sheets: they take time, and only an experimental rule reads them

# Every element whose own text is wider than its box, or is cut off below.
CUT_OFF = """root => {
  const words = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  const hidden = (one) => one.closest(".sr, [aria-hidden=true], svg") || one.getClientRects().length === 0;
  const edge = root.getBoundingClientRect();
  const wrong = [];
  for (const one of root.querySelectorAll("*")) {
    if (hidden(one) || !words(one)) continue;
    const range = document.createRange();
    range.selectNodeContents(one);
    const box = range.getBoundingClientRect();
    const style = getComputedStyle(one);
    const clips = style.overflowX !== "visible" || style.overflowY !== "visible";
    const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY);
    const wide = one.scrollWidth > one.clientWidth + 1 && style.display !== "inline";
    const tall = clips && !scrolls && one.scrollHeight > one.clientHeight + 2;
    const outside = box.left < edge.left - 1 || box.right > edge.right + 1;
    if (wide || tall || outside) wrong.push(`${one.className || one.tagName}: ${one.textContent.trim().slice(0, 60)}`);
  }
  return wrong;
}"""

# Typefaces are loaded, and observers of sizes have reacted to the last change.
LAID_OUT = """async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}"""

# No animation is running, except endless ones.
ANIMATIONS_DONE = """() => document.getAnimations().every((one) => {
  const end = one.effect?.getComputedTiming().endTime;
  return one.playState !== "running" || end === Infinity;
})"""

# Everything on the page except the element `where`, its ancestors and its contents.
REST = """
  const apart = (one) => !one.matches(where) && !one.querySelector(where);
  const rest = new Set();
  for (const root of document.querySelectorAll(where))
    for (let one = root; one.parentElement && one !== document.body; one = one.parentElement)
      for (const other of one.parentElement.children) if (apart(other)) rest.add(other);
"""

# Two things are removed while axe runs, because it would look at every element of them: the rest of the page, which is inert
# behind a dialog, and the insides of drawings that are hidden from screen readers.
AXE = f"""async ([where, options]) => {{
  {REST}
  const away = [...rest].map((one) => [document.createComment(""), one]);
  for (const [mark, one] of away) one.replaceWith(mark);
  const drawings = [...document.querySelectorAll("svg[aria-hidden=true], [aria-hidden=true] svg")]
    .filter((one) => !one.parentElement.closest("svg"))
    .map((one) => [one, [...one.childNodes]]);
  for (const [drawing] of drawings) drawing.replaceChildren();
  try {{
    return await axe.run(where, options);
  }} finally {{
    for (const [drawing, inside] of drawings) drawing.replaceChildren(...inside);
    for (const [mark, one] of away) mark.replaceWith(one);
  }}
}}"""

HIDE_REST = f"""([where, drawn]) => {{
  {REST}
  for (const one of rest) one.style.contentVisibility = drawn ? "hidden" : "";
}}"""

ALL_TEXTS = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) found.push(walk.currentNode.textContent.trim());
  for (const name of ["aria-label", "title", "placeholder", "alt"])
    for (const one of document.querySelectorAll(`[${name}]`)) found.push(one.getAttribute(name).trim());
  return found.filter(Boolean);
}"""


@cache
def text_ids() -> frozenset[str]:
    """Return the ids of all texts of the browser client."""
    files = [Path(texts.__file__).parent / "en" / f"{name}.ftl" for name in BROWSER_TEXTS]
    entries = [entry for file in files for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body]
    return frozenset(entry.id.name for entry in entries if isinstance(entry, ast.Message) and "-" in entry.id.name)


def raw_keys(page: Page) -> list[str]:
    """Return text ids that the page shows instead of texts."""
    return sorted(text_ids() & set(page.evaluate(ALL_TEXTS)))


def cut_off(page: Page, where: str = "body") -> list[str]:
    """Return texts that do not fit into their boxes, once the layout is stable."""
    page.evaluate(LAID_OUT)
    page.wait_for_function(ANIMATIONS_DONE)
    found: list[str] = page.locator(where).last.evaluate(CUT_OFF)
    return found


@contextmanager
def isolated(page: Page, where: str) -> Iterator[None]:
    """Draw nothing but this element: the board behind a dialog takes longer to draw than the dialog."""
    page.evaluate(HIDE_REST, [where, True])
    yield
    page.evaluate(HIDE_REST, [where, False])


def set_theme(page: Page, theme: str) -> None:
    """Switch to the dark or the light theme."""
    page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)


def violations(page: Page, theme: str, where: str = "html") -> list[str]:
    """Return what axe finds, one line each."""
    set_theme(page, theme)
    page.wait_for_function(ANIMATIONS_DONE)
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(f"() => {{ {AXE_SCRIPT} }}")
    options: dict[str, Any] = {"resultTypes": ["violations"], "preload": PRELOAD, **({} if theme == THEMES[0] else COLOURS_ONLY)}
    found: dict[str, Any] = page.evaluate(AXE, [where, options])
    return [
        f"{theme}: {one['id']}: {node['target']} {node['html'][:120]} {node.get('failureSummary', '')[:200]}"
        for one in found["violations"]
        for node in one["nodes"]
    ]
