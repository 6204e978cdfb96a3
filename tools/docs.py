"""Build the documentation into `.build/site` and check the result (`make docs`).

Zensical's strict mode fails on broken links between pages, but not on missing pages of the navigation, missing pictures, or
warnings of mkdocstrings. So a build with any unexpected output fails here. Then every page is parsed: each address must exist,
each anchor must exist, and nothing may be loaded from another host. Links to other hosts are only listed, not followed.
With `--game static` (`make site`) the site has the static edition of the game in it (`tools/docs_game.py`).
"""

import argparse
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / ".build" / "site"
EXPECTED_OUTPUT = re.compile(r"Build started|Build finished in [\d.]+m?s|No issues found|")
COLOURS = re.compile(r"\x1b\[[0-9;]*m")
CSS_ADDRESS = re.compile(r"""url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)""")
LOADING = {
    "img": "src",
    "script": "src",
    "iframe": "src",
    "source": "src",
    "video": "src",
    "audio": "src",
    "object": "data",
}
LANGUAGE_OF_PAGE = re.compile(r"(?:^play/|^rules\.)(fr|de|it|es)\.html$")
TRANSLATED = re.compile(
    r'<article|<ul class="md-nav__list" data-md-component="toc"'
)  # the text of a page, and its table of contents
NOT_LOADED = {"canonical", "prev", "next", "alternate"}  # relations of <link> that only name an address


class PageParser(HTMLParser):
    """Collects the anchors of a page, the addresses it links to, and the addresses it loads."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Collect the anchors and addresses of one element."""
        attributes = {name: value for name, value in attrs if value}
        self.names |= {attributes[name] for name in ("id", "name") if name in attributes}
        self.loads += [attributes[name] for name in [LOADING.get(tag, "")] if name in attributes]
        self.loads += [one.split()[0] for one in attributes.get("srcset", "").split(",") if one.strip()]
        if "href" in attributes:
            loaded = tag == "link" and attributes.get("rel") not in NOT_LOADED
            (self.loads if loaded else self.links).append(attributes["href"])


@dataclass(frozen=True)
class Site:
    """A built site."""

    folder: Path

    @cached_property
    def pages(self) -> dict[Path, PageParser]:
        """The parsed pages by file."""
        return {path: PageParser(path.read_text(encoding="utf-8")) for path in sorted(self.folder.rglob("*.html"))}

    def problems(self) -> Iterator[str]:
        """Yield the problems of the site, one line each."""
        for path, page in self.pages.items():
            for address in dict.fromkeys(page.links + page.loads):
                yield from self.address_problems(address, path, loaded=address in page.loads)
        for path in sorted(self.folder.rglob("*.css")):
            for address in {one or other for one, other in CSS_ADDRESS.findall(path.read_text(encoding="utf-8"))}:
                yield from self.address_problems(address, path, loaded=True)

    def address_problems(self, address: str, path: Path, loaded: bool) -> Iterator[str]:
        """Yield the problem of an address in a file, if it has one."""
        where = path.relative_to(self.folder)
        parts = urlsplit(address)
        if parts.scheme or parts.netloc:
            if loaded and parts.scheme != "data":
                yield f"{where} loads {address}, which is on another host"
            return
        target = self.target_of(unquote(parts.path), path)
        if not target.is_file():
            yield f"{where} leads to {address}, which is not there"
        elif parts.fragment and target in self.pages and unquote(parts.fragment) not in self.pages[target].names:
            yield f"{where} leads to {address}, but there is no such heading on that page"

    def target_of(self, path: str, start: Path) -> Path:
        """Return the file of an address. Absolute ones, as on the 404 page, start at the root of the site."""
        if not path:
            return start
        found = (self.folder / path.lstrip("/") if path.startswith("/") else start.parent / path).resolve()
        return found / "index.html" if found.is_dir() else found

    def external_links(self) -> list[str]:
        """Return the links to other hosts."""
        links = {address for page in self.pages.values() for address in page.links}
        return sorted(link for link in links if urlsplit(link).scheme in ("http", "https"))


def build() -> list[str]:
    """Build the site. Return the unexpected lines of its output."""
    builder = Path(sys.executable).with_name("zensical")
    if not builder.exists():
        return ["zensical is not installed beside this Python: run make docs"]
    shutil.rmtree(SITE, ignore_errors=True)
    command = [str(builder), "build", "--strict", "--clean"]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", check=False)
    output = [COLOURS.sub("", line).rstrip() for line in done.stdout.splitlines()]
    unusual = [line for line in output if not EXPECTED_OUTPUT.fullmatch(line)]
    return unusual or ([f"zensical ended with {done.returncode}"] if done.returncode else [])


def mark_languages(folder: Path) -> Iterator[str]:
    """Mark the language of translated pages for screen readers, and yield the pages where this fails.

    Zensical has one language for the whole site. Only the text of a page and its table of contents are translated.
    """
    for path in sorted(folder.rglob("*.html")):
        where = path.relative_to(folder).as_posix()
        if found := LANGUAGE_OF_PAGE.search(where):
            page, marked = TRANSLATED.subn(rf'\g<0> lang="{found[1]}"', path.read_text(encoding="utf-8"))
            path.write_text(page, encoding="utf-8")
            if marked < 2:
                yield f"{where} cannot be said to be in {found[1]}: it is built otherwise than it was"


def main() -> None:
    """Build the site, check it, and print the result."""
    parser = argparse.ArgumentParser(prog="python -m tools.docs", description="Build the documentation and check every link.")
    parser.add_argument("--game", type=Path, help="the folder of the static edition, to be part of the site")
    game: Path | None = parser.parse_args().game
    problems = build()
    problems += mark_languages(SITE)
    if game is not None and not problems:
        # Imported here, because it imports the engine, which `make test` compiles while it builds the documentation.
        from tools.docs_game import add_game  # noqa: PLC0415

        problems += add_game(SITE, game)
    site = Site(SITE.resolve())
    if not problems:
        problems = list(site.problems())
    if problems:
        print(*problems, sep="\n", file=sys.stderr)
        sys.exit(1)
    print(f"{len(site.pages)} pages in {SITE.relative_to(ROOT)}; every link leads somewhere, nothing comes from another host.")
    print("Not looked at:", *site.external_links())


if __name__ == "__main__":
    main()
