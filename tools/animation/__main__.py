"""Records docs/screenshots/turn-and-extortion.webp at a table of a real play service, with a fixed seed."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser

from blackgate import Game
from testkit.browser.browser_session import BrowserSession
from testkit.browser.staged_tables import StagedTable, TableFactory
from tools.animation.frames import Frame, Recorder, save_webp
from tools.animation.scene import ANA, Scene, scene_at
from tools.animation.scene_player import OtherPlayers, ScenePlayer
from tools.screenshots import DESKTOP, QUALITIES, SHOTS, browser_and_service, inmate_move

SEED = 22
PLAYERS = 4
PICTURE, SCALE = (1080, 675), 1.5  # the page is drawn at twice the size of the picture
CAPTION_HEIGHT = 56
MAX_BYTES = 2_000_000
MAX_SECONDS = 60


def stage(table_factory: TableFactory) -> tuple[StagedTable, Scene]:
    """Create a table at which the scene can begin."""
    scenes: list[Scene] = []

    def begins(game: Game) -> bool:
        scene = scene_at(game)
        if scene is not None:
            scenes.append(scene)
        return scene is not None

    table = table_factory.create(begins, people=range(PLAYERS), choose=inmate_move, seed=SEED, players=PLAYERS)
    return table, scenes[0]


def record(browser: Browser, url: str, table: StagedTable, scene: Scene) -> list[Frame]:
    """Play the scene at the table and return all frames."""
    session = BrowserSession(
        browser, url, keys=[table.keys(ANA)], size=DESKTOP, scale=SCALE, motion=True, name="Ana", looks="vesna"
    )
    captions = BrowserSession(browser, url, size=(PICTURE[0], CAPTION_HEIGHT), scale=1)
    captions.go("/about").locator("h1").wait_for()  # any page with the fonts of the game
    others = OtherPlayers(url, table, set(range(PLAYERS)) - {ANA})
    session.page.clock.install()
    session.open_table(table.id)
    session.page.evaluate("() => document.fonts.ready.then(() => true)")
    recorder = Recorder(session.page, captions.page, PICTURE)
    ScenePlayer(recorder, others, scene).play()
    others.close()
    if session.errors:
        raise SystemExit(f"the page reported errors: {session.errors}")
    session.close()
    captions.close()
    return recorder.frames


def save_frames(frames: Sequence[Frame], folder: Path) -> None:
    """Write every frame to a PNG file, with its duration in the name."""
    folder.mkdir(parents=True, exist_ok=True)
    for number, frame in enumerate(frames):
        frame.picture.save(folder / f"{number:03}-{frame.ms}ms.png")


def main() -> None:
    """Record the picture."""
    parser = argparse.ArgumentParser(prog="python -m tools.animation", description=__doc__)
    parser.add_argument("--to", type=Path, default=SHOTS / "turn-and-extortion.webp", help="the file")
    parser.add_argument("--frames", type=Path, help="a folder for the frames, to look at them one by one")
    wanted = parser.parse_args()
    with browser_and_service() as (browser, server, table_factory):
        table, scene = stage(table_factory)
        frames = record(browser, server.url, table, scene)
    if wanted.frames:
        save_frames(frames, wanted.frames)
    seconds = sum(frame.ms for frame in frames) / 1000
    if seconds > MAX_SECONDS:
        sys.exit(f"the animation takes {seconds:.0f} seconds, more than {MAX_SECONDS}")
    save_webp(frames, wanted.to, QUALITIES, MAX_BYTES)
    print(f"{wanted.to}: {len(frames)} frames, {seconds:.0f} s, {wanted.to.stat().st_size // 1024} KB")


if __name__ == "__main__":
    main()
