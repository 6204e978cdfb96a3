"""Frames of an animated picture: screenshots of a page, a mouse pointer, and a caption below them."""

import datetime
from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageDraw
from playwright.sync_api import Locator, Page

from testkit.browser.browser_session import SETTLING

STEP_MS = 80  # between two frames of a movement
GLIDE_STEPS = 6  # frames of a movement of the pointer
SUPERSAMPLING = 4  # of the drawn pointer, for smooth edges
POINTER = [(0, 0), (0, 21), (5, 16), (9, 25), (13, 23), (9, 15), (16, 15)]
INK, PAPER, AMBER = "#0b101b", "#efe6d0", "#ffb238"

# Animations and timers stand still until they are moved on by hand, so that a slow machine takes the same frames as a fast one.
RUNNING = """() => document.querySelector(".die.falling") !== null || document.getAnimations().some((one) => {
  const { endTime } = one.effect.getComputedTiming();
  return endTime !== Infinity && one.currentTime < endTime;
})"""
MOVE_ON = "ms => document.getAnimations().forEach((one) => { one.currentTime += ms; })"
MAX_STEPS = 25

# Styles are set one by one, because the pages of the service allow no style attributes.
SHOW_CAPTION = """([text, ink, paper, amber]) => {
  const [bar, mark, words] = ["div", "i", "span"].map((name) => document.createElement(name));
  bar.append(mark, words);
  words.textContent = text;
  Object.assign(bar.style, { position: "fixed", inset: 0, padding: "0 22px", background: ink, color: paper });
  Object.assign(bar.style, { display: "flex", alignItems: "center", gap: "16px", font: "500 24px Barlow" });
  Object.assign(mark.style, { width: "10px", height: "28px", background: amber });
  document.body.replaceChildren(bar);
  return document.fonts.ready.then(() => true);
}"""


@dataclass(frozen=True)
class Frame:
    """A picture, and how long it is shown."""

    picture: Image.Image
    ms: int


class Recorder:
    """Takes the frames. `page` must be drawn at twice the size of the picture."""

    def __init__(self, page: Page, caption_page: Page, size: tuple[int, int]) -> None:
        self.page, self.caption_page, self.size = page, caption_page, size
        self.frames: list[Frame] = []
        self.caption = Image.new("RGB", (0, 0))
        self.pointer = (0.5, 0.6)  # as shares of the width and the height of the page
        page.clock.pause_at(datetime.datetime.now(datetime.UTC) + datetime.timedelta(seconds=1))
        page.context.new_cdp_session(page).send("Animation.setPlaybackRate", {"playbackRate": 0})

    # --- taking frames ----------------------------------------------------------------------------
    def say(self, caption: str) -> None:
        """Use this caption from now on."""
        self.caption_page.evaluate(SHOW_CAPTION, [caption, INK, PAPER, AMBER])
        self.caption = Image.open(BytesIO(self.caption_page.screenshot())).convert("RGB")

    def hold(self, ms: int) -> None:
        """Show the page as it is."""
        self.add(self.screenshot(), ms)

    def follow(self) -> None:
        """Show all movements on the page until they end."""
        for _ in range(MAX_STEPS):
            if not self.page.evaluate(RUNNING):
                return
            self.hold(STEP_MS)
            self.page.clock.run_for(STEP_MS)
            self.page.evaluate(MOVE_ON, STEP_MS)

    def settle(self) -> None:
        """Let time pass until the page accepts clicks: it ignores them for a moment after its buttons have moved."""
        for _ in range(MAX_STEPS):
            if self.page.locator(SETTLING).count() == 0:
                return
            self.page.clock.run_for(STEP_MS)

    def click(self, target: Locator) -> None:
        """Move the pointer to an element and click it."""
        self.settle()
        target.scroll_into_view_if_needed()
        box = target.bounding_box()
        assert box is not None, f"{target} is not on the page"
        width, height = self.page.viewport_size["width"], self.page.viewport_size["height"]  # type: ignore[index]
        end = ((box["x"] + box["width"] * 0.6) / width, (box["y"] + box["height"] * 0.6) / height)
        start, still = self.pointer, self.screenshot()
        for step in range(1, GLIDE_STEPS + 1):
            share = 1 - (1 - step / GLIDE_STEPS) ** 2  # slower towards the end
            self.pointer = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
            self.add(still, STEP_MS)
        self.add(still, 3 * STEP_MS)
        self.add(still, 2 * STEP_MS, pressed=True)
        target.click(position={"x": box["width"] * 0.6, "y": box["height"] * 0.6})
        self.page.mouse.move(0, 0)  # where the real pointer opens no tooltip

    def screenshot(self) -> Image.Image:
        picture = Image.open(BytesIO(self.page.screenshot())).convert("RGB")
        return picture.resize(self.size, Image.Resampling.LANCZOS)

    def add(self, picture: Image.Image, ms: int, *, pressed: bool = False) -> None:
        """Add a frame: the picture with the pointer, and the caption below."""
        frame = Image.new("RGB", (self.size[0], self.size[1] + self.caption.height), INK)
        frame.paste(picture)
        frame.paste(self.caption, (0, self.size[1]))
        draw_pointer(frame, (int(self.pointer[0] * self.size[0]), int(self.pointer[1] * self.size[1])), pressed=pressed)
        self.frames.append(Frame(frame, ms))


def draw_pointer(frame: Image.Image, at: tuple[int, int], *, pressed: bool) -> None:
    """Draw a mouse pointer, with a ring around it while it is pressed."""
    half, scale = 32, SUPERSAMPLING
    layer = Image.new("RGBA", (2 * half * scale, 2 * half * scale))
    draw = ImageDraw.Draw(layer)
    if pressed:
        draw.ellipse([4 * scale, 4 * scale, 60 * scale, 60 * scale], outline=AMBER, width=4 * scale)
    arrow = [((x + half) * scale, (y + half) * scale) for x, y in POINTER]
    draw.polygon(arrow, fill="white")
    draw.line([*arrow, arrow[0], arrow[1]], fill="black", width=2 * scale, joint="curve")
    small = layer.resize((2 * half, 2 * half), Image.Resampling.LANCZOS)
    frame.paste(small, (at[0] - half, at[1] - half), small)


# --- the file -------------------------------------------------------------------------------------
def without_repeats(frames: Sequence[Frame]) -> list[Frame]:
    """Join equal frames that follow each other."""
    joined: list[Frame] = []
    for frame in frames:
        if joined and joined[-1].picture.tobytes() == frame.picture.tobytes():
            joined[-1] = Frame(frame.picture, joined[-1].ms + frame.ms)
        else:
            joined.append(frame)
    return joined


def save_webp(frames: Sequence[Frame], file: Path, qualities: Sequence[int], max_bytes: int) -> None:
    """Write an animated WebP file in the best quality that is small enough."""
    first, *rest = without_repeats(frames)
    for quality in qualities:
        durations = [first.ms, *(frame.ms for frame in rest)]
        pictures = [frame.picture for frame in rest]
        first.picture.save(
            file, save_all=True, append_images=pictures, duration=durations, loop=0, quality=quality, method=4, minimize_size=True
        )
        if file.stat().st_size <= max_bytes:
            return
    raise SystemExit(f"{file} has {file.stat().st_size} bytes, more than {max_bytes}")
