"""Write the table of fields in docs/research/observations.md: `python -m tools.observation_table`."""

import re
from pathlib import Path

from blackgate.catalogue import edition
from blackgate.env.fields import FIELDS, Layout

PAGE = Path(__file__).parents[1] / "docs" / "research" / "observations.md"
PLACE = re.compile(r"(?<=<!-- fields -->\n).*?(?=<!-- /fields -->)", re.DOTALL)
SEATS = 4


def table() -> str:
    """Return one row per field: name, shape, where it begins at four players, largest number, usual size, meaning."""
    lines = ["| field | shape | first cell | up to | scale | what it says |", "|---|---|---|---|---|---|"]
    layout = Layout(edition(), SEATS)
    for field, (_, sides, *_) in zip(layout.fields, FIELDS, strict=True):
        words = " x ".join(
            f"{side} ({length})" if isinstance(side, str) else str(side) for side, length in zip(sides, field.shape, strict=True)
        )
        lines.append(f"| `{field.name}` | {words or 1} | {field.offset} | {field.high} | 1/{field.usual:g} | {field.meaning} |")
    lines.append(f"| | | {layout.size} | | | the size of a row with {SEATS} seats |")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write the table into the page."""
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(PLACE.sub(lambda _: table(), page), encoding="utf-8")


if __name__ == "__main__":
    main()
