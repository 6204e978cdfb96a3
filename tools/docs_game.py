"""Put the static edition of the game into the built documentation: "Play now" on the first page, "Try it" at clauses.

A page of the documentation never links to the game itself: `make docs` alone builds a site without it, and without dead links.
"""

import re
import shutil
from collections.abc import Iterator
from html import escape
from pathlib import Path

from blackgate.positions import positions
from blackgate.texts import LANGUAGES, language

FOLDER = "play-now"  # where the game is in the site
MARKER = "<!-- play now -->"  # in docs/index.md
PLAY_NOW = f"""<a class="play-now" href="{FOLDER}/">
<span class="play-now-title">Play now</span>
<span>Against bots, or with friends around one device.
The whole game runs in your browser: no installation, no account, no server.</span>
</a>"""


def add_game(site: Path, game: Path) -> Iterator[str]:
    """Copy the game into the site, and link to it. Yield the problems, one line each."""
    if not (game / "index.html").is_file():
        yield f"there is no game in {game}: run make static"
        return
    shutil.copytree(game, site / FOLDER)
    yield from add_play_now(site / "index.html")
    for lang in LANGUAGES:
        yield from add_tries(site / ("rules.html" if lang == "en" else f"rules.{lang}.html"), lang)


def add_play_now(page: Path) -> Iterator[str]:
    """Put the link to the game into the first page."""
    text = page.read_text(encoding="utf-8")
    if text.count(MARKER) != 1:
        yield f"{page.name} has no place for Play now: docs/index.md needs {MARKER} once"
    page.write_text(text.replace(MARKER, PLAY_NOW), encoding="utf-8")


def add_tries(page: Path, lang: str) -> Iterator[str]:
    """Put a link to each position at the end of its clause, in a page of the rulebook."""
    text = page.read_text(encoding="utf-8")
    for clause in positions():
        paragraph = re.compile(rf"(<p><strong>{re.escape(clause)}</strong>.*?)</p>", re.DOTALL)
        text, found = paragraph.subn(rf"\1 {try_link(clause, lang)}</p>", text)
        if found != 1:
            yield f"{page.name} has no paragraph for clause {clause}: it is built otherwise than it was"
    page.write_text(text, encoding="utf-8")


def try_link(clause: str, lang: str) -> str:
    """Return the link that opens the game at the position of a clause."""
    words, label = language(lang).say("try-it"), language(lang).say("try-it-rule", number=clause)
    return f'<a class="try-it" href="{FOLDER}/?/try/{clause}&amp;lang={lang}" aria-label="{escape(label)}">{escape(words)}</a>'
