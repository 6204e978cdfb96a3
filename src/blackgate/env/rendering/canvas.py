"""The pen: areas, lines, light and words. Its paper is 1200 units wide, whatever the picture's size in pixels."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from PIL import Image, ImageColor, ImageDraw

from blackgate.env.rendering.typography import fitted, inked, wrapped

WIDTH: Final = 1200
HEIGHT: Final = 780
FINE: Final = 2  # drawn this many times as large and scaled down: no ragged edges

Point = tuple[float, float]
Side = Literal["left", "middle", "right"]
CAPITALS: Final = 0.355  # half the height of a capital letter, in sizes


class Area(NamedTuple):
    """A rectangle, by its upper left corner and its size."""

    x: float
    y: float
    w: float
    h: float


class Pen:
    """Draws on an image; all measures are in units of the table."""

    def __init__(self, image: Image.Image) -> None:
        self.image = image
        self.scale = image.width / WIDTH
        self.draw = ImageDraw.Draw(image)

    def px(self, *units: float) -> list[float]:
        """Units in pixels of the image."""
        return [unit * self.scale for unit in units]

    def thick(self, line: float) -> int:
        """The width of a line in pixels."""
        return max(1, round(line * self.scale))

    # --- areas and lines ------------------------------------------------------------------------
    def box(self, x: float, y: float, w: float, h: float, fill: str | None, edge: str | None = None, line: float = 1) -> None:
        """A rectangle; its edge lies inside."""
        left, top, right, bottom = self.px(x, y, x + w, y + h)
        self.draw.rectangle((left, top, max(left, right - 1), max(top, bottom - 1)), fill, edge, self.thick(line) if edge else 0)

    def plate(self, x: float, y: float, w: float, h: float, fill: str, edge: str | None = None, cut: float = 7) -> None:
        """A rectangle with two corners cut off, like the plates and tags of the house."""
        outline = [(x, y), (x + w - cut, y), (x + w, y + cut), (x + w, y + h), (x + cut, y + h), (x, y + h - cut)]
        self.shape(outline, fill, edge, 1.2)

    def shape(self, points: Sequence[Point], fill: str | None, edge: str | None = None, line: float = 1) -> None:
        """A polygon from corner to corner, filled, outlined or both."""
        corners = [(x * self.scale, y * self.scale) for x, y in points]
        if fill:
            self.draw.polygon(corners, fill)
        if edge:
            self.draw.line([*corners, corners[0], corners[1]], edge, self.thick(line), joint="curve")

    def disc(self, x: float, y: float, r: float, fill: str | None, edge: str | None = None, line: float = 1) -> None:
        """A circle round a point."""
        self.draw.ellipse(self.px(x - r, y - r, x + r, y + r), fill, edge, self.thick(line) if edge else 0)

    def arc(self, x: float, y: float, r: float, start: float, end: float, ink: str, line: float) -> None:
        """A part of a circle, in degrees from three o'clock on, clockwise."""
        self.draw.arc(self.px(x - r, y - r, x + r, y + r), start, end, ink, self.thick(line))

    def line(self, points: Sequence[Point], ink: str, line: float = 1) -> None:
        """A line from point to point."""
        self.draw.line([(x * self.scale, y * self.scale) for x, y in points], ink, self.thick(line), joint="curve")

    def dashes(self, x: float, y: float, end: float, ink: str, line: float = 1, step: float = 8) -> None:
        """A broken line across."""
        while x < end:
            self.line([(x, y), (min(end, x + step / 2), y)], ink, line)
            x += step

    def light(self, x: float, y: float, w: float, h: float, colour: str, strength: float) -> None:
        """A pool of light in a rectangle, brightest in its middle."""
        left, top = round(x * self.scale), round(y * self.scale)
        mask = pool(max(1, round(w * self.scale)), max(1, round(h * self.scale)), round(strength * 255))
        self.image.paste(ImageColor.getrgb(colour), (left, top), mask)

    # --- words ----------------------------------------------------------------------------------
    def words(
        self,
        x: float,
        y: float,
        said: str,
        size: float,
        ink: str,
        *,
        bold: bool = False,
        side: Side = "left",
        most: float | None = None,
    ) -> float:
        """Words whose capitals have their middle at a height; what is too long is cut. Returns how far they reach."""
        pixels = max(1, round(size * self.scale))
        if most is not None:
            said = fitted(said, pixels, bold, int(most * self.scale))
        if not said:
            return 0
        print_ = inked(said, pixels, bold)
        start = x * self.scale - {"left": 0.0, "middle": print_.advance / 2, "right": print_.advance}[side]
        base = y * self.scale + pixels * CAPITALS
        self.image.paste(ImageColor.getrgb(ink), (round(start) + print_.left, round(base) + print_.top), print_.mask)
        return print_.advance / self.scale

    def measure(self, said: str, size: float, bold: bool = False) -> float:
        """How far words reach."""
        return inked(said, max(1, round(size * self.scale)), bold).advance / self.scale

    def lines(self, said: str, size: float, most: float, bold: bool = False) -> list[str]:
        """Words broken into lines of a width."""
        return wrapped(said, max(1, round(size * self.scale)), bold, int(most * self.scale))

    def spaced(self, x: float, y: float, said: str, size: float, ink: str, space: float) -> float:
        """Letters set wide apart, as on a sign. Returns how far they reach."""
        start = x
        for letter in said:
            x += self.words(x, y, letter, size, ink, bold=True) + space
        return x - start


RIM: Final = 180  # what Pillow's radial gradient has reached where the circle touches the square


@lru_cache(maxsize=64)
def pool(width: int, height: int, strength: int) -> Image.Image:
    """Where light falls, and how much of it: nothing any more at the rim."""
    falling = [round(strength * max(0.0, 1 - value / RIM) ** 1.4) for value in range(256)]
    return Image.radial_gradient("L").point(falling).resize((width, height), Image.Resampling.BILINEAR)
