"""A player who has nothing but a screen reader: every decision is made by the names that it reads out."""

import random
import re

from blackgate.texts import say
from testkit.browser.player import SETTLED
from testkit.browser.screen_reader import Node, ScreenReader

MAX_ACTIONS = 300
CURIOSITY = 0.4  # how often a curious player chooses anything
PICK, CONFIRM = 60.0, 70.0  # a button to confirm can be used when enough cards are picked
TOOLS = ("Spoon", "Pickaxe", "Shovel")
DOCK, HAND, HERE = say("en", "dock"), "Your hand", "You are here"
REPLAY = say("en", "victory-replay")
WORD = re.compile(r"\w{2,}")


class BlindPlayer:
    """Plays to the end of a game. With `chance`, the player is curious and tries everything."""

    def __init__(self, reader: ScreenReader, chance: random.Random | None = None) -> None:
        self.reader = reader
        self.chance = chance
        self.pressed: list[str] = []

    def play(self) -> Node:
        """Act until the game is over, and return the dialog with the result."""
        for _ in range(MAX_ACTIONS):
            screen = self.reader.read()
            if screen.find("button", REPLAY):
                return screen
            choices = self.choices(screen)
            if choices:
                self.act(screen, choices)
            self.reader.wait_for_words(self.pressed[-1] if self.pressed else "the start")
            self.reader.page.wait_for_function(f"() => {SETTLED}")
        raise AssertionError(f"the game is not over after {MAX_ACTIONS} actions: {self.pressed[-20:]}")

    @staticmethod
    def choices(screen: Node) -> list[Node]:
        """Return what can be chosen now, in the dialog or in the controls of the table. Each button has a name of its own."""
        place = screen if screen.role == "dialog" else screen.find("contentinfo", DOCK)
        found = [one for one in place.all("button", "checkbox") if one.open] if place else []
        names = [one.name for one in found if one.role == "button"]
        assert all(WORD.search(name) for name in names), f"a choice without a name: {names}"
        assert len(set(names)) == len(names), f"two choices with the same name: {names}"
        return found

    def act(self, screen: Node, choices: list[Node]) -> None:
        """Press the best choice, or now and then any."""
        best = max(choices, key=lambda one: value(screen, one))
        if self.chance and screen.role != "dialog" and self.chance.random() < CURIOSITY:
            best = self.chance.choice(choices)
        self.pressed.append(best.name)
        self.reader.press(best, "Space" if best.role == "checkbox" else "Enter")


def value(screen: Node, choice: Node) -> float:
    """Return how good a choice is: dig, get a Tool, go where that is possible; in a dialog, pick cards and confirm."""
    if choice.role == "checkbox":
        return -1.0 if choice.states.get("checked") == "true" else PICK
    name = choice.name.casefold()
    hand = screen.find("list", HAND)
    tool = hand is not None and any(one.name.startswith(TOOLS) for one in hand.all("button"))
    wanted = "Cell Block" if tool else "Cafeteria"
    place = screen.find("button", wanted)
    there = place is not None and HERE in place.name
    values = {
        "dig": 100.0,
        "steal a spoon": 0.0 if tool else 90.0,
        "cautious move": 0.0 if there else 50.0,
        "make a cautious move": 60.0 if wanted in choice.name else 20.0,
        "go to": 60.0 if wanted in choice.name else 20.0,
        "end turn": 10.0,
        "close": -1.0,
        say("en", "end-not-yet").casefold(): -1.0,
    }
    otherwise = CONFIRM if screen.role == "dialog" else 5.0
    return next((worth for beginning, worth in values.items() if name.startswith(beginning)), otherwise)
