"""The pages of the documentation, parsed for tests: fences, code in lines of text, headings, tables, pictures."""

import re
import textwrap
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

ROOT = Path(__file__).parents[1]
FENCE = re.compile(r"^(?P<indent> *)```(?P<info>[^`\n]*)\n(?P<body>.*?)^(?P=indent)```[ ]*$", re.DOTALL | re.MULTILINE)
TITLE = re.compile(r'title="([^"]+)"')
SPAN = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
RULE = re.compile(r"^ *\|?(?: *:?-+:? *\|)+(?: *:?-+:? *)?$", re.MULTILINE)  # the line below the head of a table
PICTURE = re.compile(r"!\[([^\]]*)\]\(([^)\s]+)\)")


@dataclass(frozen=True)
class Fence:
    """A block of code. `title` is the file that the page tells the reader to write it into, if any."""

    language: str
    title: str
    body: str
    line: int


@dataclass(frozen=True)
class Page:
    """One file of Markdown."""

    path: Path

    @property
    def name(self) -> str:
        """The path, like docs/bots.md."""
        return self.path.relative_to(ROOT).as_posix()

    @cached_property
    def text(self) -> str:
        return self.path.read_text(encoding="utf-8")

    @cached_property
    def prose(self) -> str:
        """The text without the fences."""
        return FENCE.sub("", self.text)

    @cached_property
    def fences(self) -> list[Fence]:
        return [
            Fence(
                language=(found["info"].split() or [""])[0],
                title=title[1] if (title := TITLE.search(found["info"])) else "",
                body=textwrap.dedent(found["body"]),
                line=self.text.count("\n", 0, found.start()) + 2,
            )
            for found in FENCE.finditer(self.text)
        ]

    def fences_in(self, *languages: str) -> list[Fence]:
        return [fence for fence in self.fences if fence.language in languages]

    @property
    def spans(self) -> list[str]:
        """Code within lines of text."""
        return SPAN.findall(self.prose)

    @property
    def headings(self) -> list[int]:
        """The levels of the headings, in order."""
        return [len(marks) for marks in re.findall(r"^(#+) ", self.prose, re.MULTILINE)]

    @property
    def tables(self) -> int:
        return len(RULE.findall(self.prose))

    @property
    def pictures(self) -> list[tuple[str, str]]:
        """Alternative texts and addresses of pictures."""
        return PICTURE.findall(self.prose)


DOCS = ROOT / "docs"
PAGES = [Page(path) for path in [ROOT / "README.md", *sorted(DOCS.rglob("*.md"))]]


def page(name: str) -> Page:
    """A page by its path under docs/."""
    return Page(DOCS / name)
