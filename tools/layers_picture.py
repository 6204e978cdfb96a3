"""Draw docs/assets/layers.svg, the layers of the package, from `testkit/layers.py`.

    python -m tools.layers_picture

`tests/test_layers.py` fails when the picture is not up to date.
"""

from html import escape
from pathlib import Path

from testkit.layers import COMPILED, GROUPS, Group, Layer

PICTURE = Path(__file__).parents[1] / "docs" / "assets" / "layers.svg"
WIDTH = 1000
ROW = 40
LEFT = 170
PURPOSE = 470  # where the second column begins
GAP = 14  # between groups
CHARACTER = 8.3  # width of a letter of the small monospaced type
STYLE = """
    text { font-family: system-ui, "Segoe UI", "Noto Sans", "DejaVu Sans", sans-serif; font-size: 15px; fill: #a8b0bb }
    .name { font-family: ui-monospace, "DejaVu Sans Mono", monospace; font-weight: 700; fill: #efe6d0 }
    .part { font-family: ui-monospace, "DejaVu Sans Mono", monospace; font-size: 13px; font-weight: 700; fill: #060a12 }
    .group { font-weight: 700; fill: #a9d0f5 }
    .row { fill: #131e33; stroke: #060a12; stroke-width: 2 }
    .compiled { fill: #ffb238; stroke: #060a12; stroke-width: 2 }
    .bracket { fill: none; stroke: #a9d0f5; stroke-width: 3 }
    .protocol { fill: none; stroke: #a9d0f5; stroke-width: 2; stroke-dasharray: 5 4 }
  """


def picture() -> str:
    """Return the drawing: the browser client above, then the layers from the top down."""
    lines = [row(22, "client/", "the browser: Svelte and TypeScript", [])]
    top = 22 + ROW + 2 * GAP
    service = 0
    for group in reversed(GROUPS):
        lines.append(bracket(group, top))
        for layer in reversed(group.layers):
            if "service" in layer.names:
                service = top + ROW // 2
            lines.append(row(top, " · ".join(layer.names), layer.purpose, compiled_parts(layer)))
            top += ROW
        top += GAP
    lines.append(protocol(service))
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {top + GAP}" role="img" aria-labelledby="t d">',
            '  <title id="t">The layers of Blackgate</title>',
            '  <desc id="d">The modules of the package, the engine at the bottom, the command line at the top. A module imports'
            " from layers below its own only. Amber marks what is compiled.</desc>",
            f"  <style>{STYLE}</style>",
            f'  <rect width="{WIDTH}" height="{top + GAP}" rx="10" fill="#0a111e"/>',
            *lines,
            "</svg>\n",
        ]
    )


def row(top: int, name: str, purpose: str, parts: list[str]) -> str:
    """Return one layer: names, purpose, and on the right what is compiled of it."""
    width = WIDTH - LEFT - 70
    long = len(name) * 9.1 > PURPOSE - LEFT - 20
    found = [f'  <rect class="row" x="{LEFT}" y="{top}" width="{width}" height="{ROW}"/>']
    found.append(f'  <text class="name" x="{LEFT + 14}" y="{top + 25}">{escape(name)}</text>')
    start = LEFT + 30 + len(name) * 9.1 if long else PURPOSE
    found.append(f'  <text x="{start:.0f}" y="{top + 25}">{escape(purpose.replace("`", ""))}</text>')
    right = LEFT + width - 8.0
    for part in reversed(parts):
        size = len(part) * CHARACTER + 16
        found.append(f'  <rect class="compiled" x="{right - size:.0f}" y="{top + 8}" width="{size:.0f}" height="24"/>')
        found.append(f'  <text class="part" x="{right - size / 2:.0f}" y="{top + 25}" text-anchor="middle">{part}</text>')
        right -= size + 4
    return "\n".join(found)


def compiled_parts(layer: Layer) -> list[str]:
    """Return what is compiled of a layer."""
    return [COMPILED[name] for name in layer.names if name in COMPILED]


def bracket(group: Group, top: int) -> str:
    """Return the title of a group and the bracket that holds its layers together."""
    bottom = top + ROW * len(group.layers)
    middle = (top + bottom) // 2 + 5
    return (
        f'  <path class="bracket" d="M{LEFT - 8} {top + 4}h-8V{bottom - 4}h8"/>'
        f'<text class="group" x="{LEFT - 24}" y="{middle}" text-anchor="end">{escape(group.title)}</text>'
    )


def protocol(service: int) -> str:
    """Return the line from the client to the service."""
    right = WIDTH - 70
    return (
        f'  <path class="protocol" d="M{right} 42h32V{service}h-28"/>'
        f'<path d="M{right + 12} {service - 6}l-8 6l8 6" fill="none" stroke="#a9d0f5" stroke-width="2"/>'
        f'<text transform="translate({right + 44} 52) rotate(90)" style="font-size:12px">HTTP, WebSocket</text>'
    )


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
