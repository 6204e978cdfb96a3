"""Drawing on an image: shapes, lines, glows and text. A canvas is 1200 units wide, whatever the image's size in pixels."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from PIL import Image, ImageColor, ImageDraw

from blackgate.env.rendering.typography import render_text_line, truncate, wrap

WIDTH: Final = 1200
HEIGHT: Final = 780
OVERSAMPLING: Final = 2  # the image is drawn this many times as large and scaled down, for smooth edges

Point = tuple[float, float]
Align = Literal["left", "middle", "right"]
HALF_CAPITAL: Final = 0.355  # half the height of a capital letter, as a share of the font size


class Area(NamedTuple):
    """A rectangle by its upper left corner and its size."""

    x: float
    y: float
    w: float
    h: float


class Canvas:
    """Draws on an image. All coordinates and sizes are in units."""

    def __init__(self, image: Image.Image) -> None:
        self.image = image
        self.scale: Final = image.width / WIDTH
        self.draw: Final = ImageDraw.Draw(image)

    def pixels(self, *units: float) -> list[float]:
        return [unit * self.scale for unit in units]

    def line_width(self, width: float) -> int:
        """Convert the width of a line to whole pixels, at least 1."""
        return max(1, round(width * self.scale))

    # --- shapes and lines -------------------------------------------------------------------------
    def rectangle(
        self, x: float, y: float, w: float, h: float, fill: str | None, edge: str | None = None, width: float = 1
    ) -> None:
        """Draw a rectangle; its edge lies inside."""
        left, top, right, bottom = self.pixels(x, y, x + w, y + h)
        box = (left, top, max(left, right - 1), max(top, bottom - 1))
        self.draw.rectangle(box, fill, edge, self.line_width(width) if edge else 0)

    def cut_rectangle(self, x: float, y: float, w: float, h: float, fill: str, edge: str | None = None, cut: float = 7) -> None:
        """Draw a rectangle with two opposite corners cut off."""
        outline = [(x, y), (x + w - cut, y), (x + w, y + cut), (x + w, y + h), (x + cut, y + h), (x, y + h - cut)]
        self.polygon(outline, fill, edge, 1.2)

    def polygon(self, points: Sequence[Point], fill: str | None, edge: str | None = None, width: float = 1) -> None:
        """Draw a polygon, filled, outlined or both."""
        corners = [(x * self.scale, y * self.scale) for x, y in points]
        if fill:
            self.draw.polygon(corners, fill)
        if edge:
            self.draw.line([*corners, corners[0], corners[1]], edge, self.line_width(width), joint="curve")

    def circle(self, x: float, y: float, r: float, fill: str | None, edge: str | None = None, width: float = 1) -> None:
        """Draw a circle around a point."""
        self.draw.ellipse(self.pixels(x - r, y - r, x + r, y + r), fill, edge, self.line_width(width) if edge else 0)

    def arc(self, x: float, y: float, r: float, start: float, end: float, colour: str, width: float) -> None:
        """Draw a part of a circle, in degrees clockwise from three o'clock."""
        self.draw.arc(self.pixels(x - r, y - r, x + r, y + r), start, end, colour, self.line_width(width))

    def line(self, points: Sequence[Point], colour: str, width: float = 1) -> None:
        """Draw a line from point to point."""
        self.draw.line([(x * self.scale, y * self.scale) for x, y in points], colour, self.line_width(width), joint="curve")

    def dashed_line(self, x: float, y: float, end: float, colour: str, width: float = 1, step: float = 8) -> None:
        while x < end:
            self.line([(x, y), (min(end, x + step / 2), y)], colour, width)
            x += step

    def glow(self, x: float, y: float, w: float, h: float, colour: str, strength: float) -> None:
        """Draw a glow in a rectangle, brightest in its middle."""
        left, top = round(x * self.scale), round(y * self.scale)
        mask = glow_mask(max(1, round(w * self.scale)), max(1, round(h * self.scale)), round(strength * 255))
        self.image.paste(ImageColor.getrgb(colour), (left, top), mask)

    # --- text -------------------------------------------------------------------------------------
    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        colour: str,
        *,
        bold: bool = False,
        align: Align = "left",
        max_width: float | None = None,
    ) -> float:
        """Draw a line of text whose capitals are centred at height `y`, cut to `max_width`. Return its width."""
        pixels = max(1, round(size * self.scale))
        if max_width is not None:
            text = truncate(text, pixels, bold, int(max_width * self.scale))
        if not text:
            return 0
        rendered = render_text_line(text, pixels, bold)
        start = x * self.scale - {"left": 0.0, "middle": rendered.width / 2, "right": rendered.width}[align]
        baseline = y * self.scale + pixels * HALF_CAPITAL
        self.image.paste(ImageColor.getrgb(colour), (round(start) + rendered.left, round(baseline) + rendered.top), rendered.mask)
        return rendered.width / self.scale

    def text_width(self, text: str, size: float, bold: bool = False) -> float:
        """Return the width of a line of text."""
        return render_text_line(text, max(1, round(size * self.scale)), bold).width / self.scale

    def wrap_text(self, text: str, size: float, max_width: float, bold: bool = False) -> list[str]:
        """Break text into lines of a width."""
        return wrap(text, max(1, round(size * self.scale)), bold, int(max_width * self.scale))

    def spaced_text(self, x: float, y: float, text: str, size: float, colour: str, space: float) -> float:
        """Draw bold text with wide letter spacing. Return its width."""
        start = x
        for letter in text:
            x += self.text(x, y, letter, size, colour, bold=True) + space
        return x - start


GRADIENT_RIM: Final = 180  # the value of Pillow's radial gradient where the circle touches the square


@lru_cache(maxsize=64)
def glow_mask(width: int, height: int, strength: int) -> Image.Image:
    """Return the mask of a glow, which falls to nothing at the rim."""
    values = [round(strength * max(0.0, 1 - value / GRADIENT_RIM) ** 1.4) for value in range(256)]
    return Image.radial_gradient("L").point(values).resize((width, height), Image.Resampling.BILINEAR)
