"""A whole game with nothing but a screen reader: the accessibility tree, what live regions say, and the keyboard."""

import re

from blackgate.texts import say
from testkit.browser.blind_player import BlindPlayer
from testkit.browser.browser_session import BrowserSession
from testkit.browser.fast_tables import skip_bot_pauses
from testkit.browser.screen_reader import Node, ScreenReader
from testkit.seeds import ROUND, repetitions, seeded_random

TARGET = repetitions(1, 4)  # Tunnel points
BOTS = repetitions(1, 3)
OWN = ("You ", "Your ")
WINS = re.compile("wins? the game")


def press(reader: ScreenReader, role: str, name: str, key: str = "Enter") -> None:
    found = reader.read().find(role, name)
    assert found is not None, f"no {role} {name!r}"
    reader.press(found, key)


def without_spaces(text: str) -> str:
    """The tree has no spaces between two elements."""
    return "".join(text.split())


def sentences_of_the_log(page: Node) -> list[str]:
    log = page.find("region", say("en", "log"))
    assert log is not None
    return [line.text().strip() for line in log.all("paragraph")]


def test_a_game_by_the_accessibility_tree_alone(session: BrowserSession) -> None:
    page = session.go("/")
    skip_bot_pauses(page, target=TARGET)
    reader = ScreenReader(page)
    press(reader, "radio", str(BOTS), "Space")
    press(reader, "button", say("en", "home-play-go"))
    player = BlindPlayer(reader, seeded_random("blind") if ROUND else None)
    result = player.play()

    reader.wait_for(WINS)
    reader.wait_for(re.compile(re.escape("Your turn: 2 actions left.")))
    assert result.name, "the dialog says who has won"

    press(reader, "button", say("en", "victory-look"))
    log = sentences_of_the_log(reader.read())
    own = [line for line in log if line.startswith(OWN)]
    assert own, log
    said = without_spaces(" ".join(reader.said))
    assert [line for line in own if without_spaces(line) not in said] == [], "a move of one's own was not said"
    reader.close()
