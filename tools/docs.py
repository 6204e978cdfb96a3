"""Builds the documentation into `.build/site` and looks at what came out (`make docs`).

Zensical's strict mode fails on a broken link between two pages. It keeps quiet about a page of the navigation that is not there,
about a picture that is missing, and about what mkdocstrings thinks of a docstring. So here a build that says anything unusual
has failed; and then every page is read as a browser reads it: each address must lead somewhere, each anchor must be there, and
nothing may be loaded from another host. Links to other hosts are only listed: whether they are up is not ours to test.
"""

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
USUAL = re.compile(r"Build started|Build finished in [\d.]+m?s|No issues found|")
COLOURS = re.compile(r"\x1b\[[0-9;]*m")
IN_STYLES = re.compile(r"""url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)""")
LOADED = {"img": "src", "script": "src", "iframe": "src", "source": "src", "video": "src", "audio": "src", "object": "data"}
LANGUAGE = re.compile(r"(?:^play/|^rules\.)(fr|de|it|es)\.html$")
TRANSLATED = re.compile(
    r'<article|<ul class="md-nav__list" data-md-component="toc"'
)  # the text of a page, and its table of contents
NOT_LOADED = {"canonical", "prev", "next", "alternate"}  # relations of <link> that only name an address


class Reading(HTMLParser):
    """What a page has: names to jump to, addresses it leads to, and addresses it loads by itself."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.leads_to: list[str] = []
        self.loads: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """One element, as the parser meets it."""
        has = {name: value for name, value in attrs if value}
        self.names |= {has[name] for name in ("id", "name") if name in has}
        self.loads += [has[name] for name in [LOADED.get(tag, "")] if name in has]
        self.loads += [one.split()[0] for one in has.get("srcset", "").split(",") if one.strip()]
        if "href" in has:
            by_itself = tag == "link" and has.get("rel") not in NOT_LOADED
            (self.loads if by_itself else self.leads_to).append(has["href"])


@dataclass(frozen=True)
class Site:
    """A built site, read once."""

    folder: Path

    @cached_property
    def pages(self) -> dict[Path, Reading]:
        """Every page by its file."""
        return {path: Reading(path.read_text(encoding="utf-8")) for path in sorted(self.folder.rglob("*.html"))}

    def problems(self) -> Iterator[str]:
        """What is wrong, one sentence each."""
        for path, page in self.pages.items():
            for address in dict.fromkeys(page.leads_to + page.loads):
                yield from self.wrong_with(address, path, loaded=address in page.loads)
        for path in sorted(self.folder.rglob("*.css")):
            for address in {one or other for one, other in IN_STYLES.findall(path.read_text(encoding="utf-8"))}:
                yield from self.wrong_with(address, path, loaded=True)

    def wrong_with(self, address: str, path: Path, loaded: bool) -> Iterator[str]:
        """Nothing, or what is wrong with an address that stands in a file."""
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
        """The file behind an address. One with a slash in front starts at the root of the site, as on the page for the lost."""
        if not path:
            return start
        found = (self.folder / path.lstrip("/") if path.startswith("/") else start.parent / path).resolve()
        return found / "index.html" if found.is_dir() else found

    def abroad(self) -> list[str]:
        """Links to other hosts."""
        links = {address for page in self.pages.values() for address in page.leads_to}
        return sorted(link for link in links if urlsplit(link).scheme in ("http", "https"))


def build() -> list[str]:
    """Make the site anew; what the build said besides the usual."""
    builder = Path(sys.executable).with_name("zensical")
    if not builder.exists():
        return ['zensical is not installed beside this Python: make setup, or .venv/bin/pip install -e ".[docs]"']
    shutil.rmtree(SITE, ignore_errors=True)
    command = [str(builder), "build", "--strict", "--clean"]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", check=False)
    said = [COLOURS.sub("", line).rstrip() for line in done.stdout.splitlines()]
    unusual = [line for line in said if not USUAL.fullmatch(line)]
    return unusual or ([f"zensical ended with {done.returncode}"] if done.returncode else [])


def name_languages(folder: Path) -> Iterator[str]:
    """Tell a screen reader which tongue to use, and say where that failed: Zensical has one language for the whole site.

    Only the text of a page and its table of contents are translated; what is around them stays English.
    """
    for path in sorted(folder.rglob("*.html")):
        where = path.relative_to(folder).as_posix()
        if found := LANGUAGE.search(where):
            page, marked = TRANSLATED.subn(rf'\g<0> lang="{found[1]}"', path.read_text(encoding="utf-8"))
            path.write_text(page, encoding="utf-8")
            if marked < 2:
                yield f"{where} cannot be said to be in {found[1]}: it is built otherwise than it was"


def main() -> None:
    """Build, look, and say how it went."""
    problems = build()
    problems += name_languages(SITE)
    site = Site(SITE.resolve())
    if not problems:
        problems = list(site.problems())
    if problems:
        print(*problems, sep="\n", file=sys.stderr)
        sys.exit(1)
    print(f"{len(site.pages)} pages in {SITE.relative_to(ROOT)}; every link leads somewhere, nothing comes from another host.")
    print("Not looked at:", *site.abroad())


if __name__ == "__main__":
    main()
