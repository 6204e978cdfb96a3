"""Records of games of every mode, chosen so that every kind of move and every card of the pack occurs."""

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
from tools.golden.files import OTHER_PACK

CANDIDATES = 100  # games played for each mode; the one with the most new occurrences is kept
MAX_MOVES = 1_000
MAX_TURNS = 120  # of a game that is stopped (14.7)
SURPRISING = 0.3  # how often a player makes a random move


@dataclass(frozen=True)
class Mode:
    """The options of one record."""

    players: int
    michel: str = "none"
    teams: bool = False
    calm: bool = False
    target: int | None = None
    first_player: int | None = None
    fair_start: bool = False
    pack: Path | None = None
    stopped: bool = False

    @property
    def name(self) -> str:
        """The name of its file."""
        words = [f"{self.players}", self.michel if self.michel != "none" else ""]
        words += ["teams" if self.teams else "", "calm" if self.calm else "", f"target{self.target}" if self.target else ""]
        words += ["" if self.first_player is None else f"first{self.first_player}", "fair" if self.fair_start else ""]
        words += ["otherpack" if self.pack else ""]
        return "-".join(word for word in [*words, "stopped" if self.stopped else ""] if word)

    def game(self, seed: int) -> Game:
        """Return a new game."""
        return Game(
            self.players,
            seed=f"golden {self.name} {seed}",
            michel=self.michel,
            teams=self.teams,
            calm=self.calm,
            target=self.target,
            first_player=self.first_player,
            fair_start=self.fair_start,
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
    Mode(4, first_player=2, fair_start=True),
)


def chosen_games() -> Iterator[tuple[str, Game]]:
    """Yield one game for each mode."""
    seen: set[str] = set()
    for number, mode in enumerate(MODES, start=1):
        games = [play_game(mode, seed) for seed in range(CANDIDATES)]
        candidates = [game for game in games if game is not None]
        best = max(candidates, key=lambda game: (len(occurrences(game) - seen), -len(game.steps)))
        if mode.pack is None:
            seen |= occurrences(best)
        yield f"{number:02}-{mode.name}", best
    for number in count(len(MODES) + 1):
        if cards_of_backgrounds() <= seen:
            return
        mode = Mode(4, first_player=number % 4)
        more = (play_game(mode, seed) for seed in count(CANDIDATES))
        found = next(game for game in more if game is not None and (occurrences(game) - seen) & cards_of_backgrounds())
        seen |= occurrences(found)
        yield f"{number:02}-{mode.name}", found


def cards_of_backgrounds() -> set[str]:
    """Return the rarest occurrences: every Background revealed and its second effect applied. Games are added until all occur."""
    backgrounds = edition().backgrounds
    return {f"{what} {background}" for what in ("background", "second") for background in backgrounds}


def play_game(mode: Mode, seed: int) -> Game | None:
    """Play a game of inmates that sometimes move at random. Return None if it becomes too long."""
    chooser = random.Random(seed)
    game = mode.game(seed)
    players = [make_bot("inmate", seed * 10 + seat) for seat in range(mode.players)]
    while game.to_move is not None:
        if mode.stopped and game.turns > MAX_TURNS // 4 and game.between_turns:
            game.stop()
            break
        if len(game.steps) > MAX_MOVES:
            return None
        moves = list(game.legal_moves)
        if chooser.random() < SURPRISING:
            game.play(chooser.choice(moves))
        else:
            game.play(players[game.to_move].choose(game.view(game.to_move), moves, Budget(iterations=1)))
    return game


def occurrences(game: Game) -> set[str]:
    """Return what happens in a game: kinds of moves, events, cards in play, second effects."""
    content = game.edition
    found: set[str] = set()
    for step in game.steps:
        found.add(f"move {move_kind(content.moves[step.move].text)}")
        for row in step.rows:
            game_event = event(row)
            if game_event.name == "joined":
                found.add(f"gang card {content.gang_cards[game_event.get('gang_card')]}")
            elif game_event.name == "revealed":
                found.add(f"background {content.backgrounds[game_event.get('background')]}")
            elif game_event.name == "second" and game_event.get("applied"):
                found.add(f"second {content.backgrounds[game_event.get('background')]}")
            elif game_event.name in ("drew", "took", "dealt", "salvaged"):
                found.add(f"card {content.kinds[game_event.get('kind')]}")
            elif game_event.name == "played":
                found.add(f"played {content.kinds[game_event.get('kind')]}")
            elif game_event.name == "michel_showed":
                found.add(f"michel {game_event.get('michel_card')}")
            found.add(f"event {ev.EVENTS[row[0]]}")
    return found


# Events that change the table. Their order is part of the rules, even if the final position is the same.
EFFECTS = (
    "moved", "sent", "drew", "shuffled", "took", "salvaged", "discarded", "cigarettes", "joined", "left_gang", "played",
    "revealed", "laid", "cooperated", "beaten", "healed", "taken", "given", "dug", "undug", "snatched", "actions", "offered",
    "paid", "redealt", "dealt", "michel_moved", "michel_showed", "michel_shuffled",
)  # fmt: skip


def digest_of_effects(game: Game) -> str:
    """Return a digest of all events that change the table, in order."""
    lines = []
    for step in game.steps:
        for game_event in map(event, step.rows):
            if game_event.name in EFFECTS:
                lines.append(f"{step.number} {game_event.name} {' '.join(map(str, game_event.numbers))}\n")
    return "sha256:" + hashlib.sha256("".join(lines).encode()).hexdigest()


def move_kind(text: str) -> str:
    """Return the kind of a move: its verb, and the words that belong to it."""
    words = text.split(" ")
    if words[:2] in (["search", "discard"], ["lay", "fists"], ["pay", "5"], ["pay", "1"]):
        return " ".join(words[:2])
    if words[0] in ("buy", "craft", "play"):
        return " ".join(words[:2])
    return words[0]
