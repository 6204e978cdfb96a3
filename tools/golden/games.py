"""The records: games of every mode, chosen so that every kind of move and every card of the pack occurs in one of them."""

import hashlib
import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from blackgate import Game
from blackgate.bots import Budget, make_bot
from blackgate.catalogue import edition
from blackgate.engine import events as ev
from blackgate.events import event
from tools.golden.versions import OTHER_PACK

CANDIDATES = 100  # games played for each mode; the one that adds most is kept
MOST_MOVES = 1_000
MOST_TURNS = 120  # of a game that is stopped (14.7)
BOLD = 0.3  # how often a player does something surprising rather than something sensible


@dataclass(frozen=True)
class Mode:
    """The options of one record."""

    players: int
    michel: str = "none"
    teams: bool = False
    calm: bool = False
    target: int | None = None
    first_player: int | None = None
    pack: Path | None = None
    stopped: bool = False

    @property
    def name(self) -> str:
        """What its file is called."""
        words = [f"{self.players}", self.michel if self.michel != "none" else ""]
        words += ["teams" if self.teams else "", "calm" if self.calm else "", f"target{self.target}" if self.target else ""]
        words += ["" if self.first_player is None else f"first{self.first_player}", "otherpack" if self.pack else ""]
        return "-".join(word for word in [*words, "stopped" if self.stopped else ""] if word)

    def game(self, seed: int) -> Game:
        """A new game."""
        return Game(
            self.players,
            seed=f"golden {self.name} {seed}",
            michel=self.michel,
            teams=self.teams,
            calm=self.calm,
            target=self.target,
            first_player=self.first_player,
            pack=self.pack,
            seats=["bot:golden"] * self.players,
        )


MICHELS = ("none", "michel", "michelle")
MODES = (
    *(Mode(players, michel) for players in range(2, 7) for michel in MICHELS),
    *(Mode(players, michel, teams=True) for players in (4, 6) for michel in MICHELS),
    Mode(3, calm=True),
    Mode(6, "michel", teams=True, calm=True),
    Mode(4, target=5, first_player=2),
    Mode(2, "michelle", pack=OTHER_PACK),
    Mode(4, teams=True, pack=OTHER_PACK),
    Mode(5, "michel", stopped=True),
)


def chosen_games() -> Iterator[tuple[str, Game]]:
    """One game for each mode."""
    seen: set[str] = set()
    for number, mode in enumerate(MODES, start=1):
        games = [played(mode, seed) for seed in range(CANDIDATES)]
        fit = [game for game in games if game is not None]
        best = max(fit, key=lambda game: (len(occurrences(game) - seen), -len(game.steps)))
        if mode.pack is None:
            seen |= occurrences(best)
        yield f"{number:02}-{mode.name}", best
    for number in count(len(MODES) + 1):
        if cards_of_backgrounds() <= seen:
            return
        mode = Mode(4, first_player=number % 4)
        more = (played(mode, seed) for seed in count(CANDIDATES))
        found = next(game for game in more if game is not None and (occurrences(game) - seen) & cards_of_backgrounds())
        seen |= occurrences(found)
        yield f"{number:02}-{mode.name}", found


def cards_of_backgrounds() -> set[str]:
    """What is rarest: every Background revealed, and its second effect applied. Games are added until all are there."""
    backgrounds = edition().backgrounds
    return {f"{what} {background}" for what in ("background", "second") for background in backgrounds}


def played(mode: Mode, seed: int) -> Game | None:
    """A game of players who are sensible most of the time; None if it becomes too long."""
    chooser = random.Random(seed)
    game = mode.game(seed)
    players = [make_bot("inmate", seed * 10 + seat) for seat in range(mode.players)]
    while game.to_move is not None:
        if mode.stopped and game.turns > MOST_TURNS // 4 and game.between_turns:
            game.stop()
            break
        if len(game.steps) > MOST_MOVES:
            return None
        moves = list(game.legal_moves)
        if chooser.random() < BOLD:
            game.play(chooser.choice(moves))
        else:
            game.play(players[game.to_move].choose(game.view(game.to_move), moves, Budget(iterations=1)))
    return game


def occurrences(game: Game) -> set[str]:
    """What happens in a game: kinds of moves, cards that do something, answers to the question of a second effect."""
    content = game.edition
    found: set[str] = set()
    for step in game.steps:
        found.add(f"move {family_of(content.moves[step.move].text)}")
        for row in step.rows:
            happened = event(row)
            if happened.name == "joined":
                found.add(f"gang card {content.gang_cards[happened.get('gang_card')]}")
            elif happened.name == "revealed":
                found.add(f"background {content.backgrounds[happened.get('background')]}")
            elif happened.name == "second" and happened.get("applied"):
                found.add(f"second {content.backgrounds[happened.get('background')]}")
            elif happened.name in ("drew", "took", "dealt", "salvaged"):
                found.add(f"card {content.kinds[happened.get('kind')]}")
            elif happened.name == "played":
                found.add(f"played {content.kinds[happened.get('kind')]}")
            elif happened.name == "michel_showed":
                found.add(f"michel {happened.get('michel_card')}")
            found.add(f"event {ev.EVENTS[row[0]]}")
    return found


# Events that change the table. Their order is part of the rules, even where the same position comes out in the end.
EFFECTS = (
    "moved", "sent", "drew", "shuffled", "took", "salvaged", "discarded", "cigarettes", "joined", "left_gang", "played",
    "revealed", "laid", "cooperated", "beaten", "healed", "taken", "given", "dug", "undug", "snatched", "actions", "offered",
    "paid", "redealt", "dealt", "michel_moved", "michel_showed", "michel_shuffled",
)  # fmt: skip


def digest_of_effects(game: Game) -> str:
    """A digest of everything that changed the table, in its order."""
    lines = []
    for step in game.steps:
        for happened in map(event, step.rows):
            if happened.name in EFFECTS:
                lines.append(f"{step.number} {happened.name} {' '.join(map(str, happened.numbers))}\n")
    return "sha256:" + hashlib.sha256("".join(lines).encode()).hexdigest()


def family_of(text: str) -> str:
    """The kind of a move: its verb, and the words that belong to it."""
    words = text.split(" ")
    if words[:2] in (["search", "discard"], ["lay", "fists"], ["pay", "5"], ["pay", "1"]):
        return " ".join(words[:2])
    if words[0] in ("buy", "craft", "play"):
        return " ".join(words[:2])
    return words[0]
