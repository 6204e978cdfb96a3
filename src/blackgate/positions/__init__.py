"""Positions in which a clause of the rulebook can be tried (`positions.json`, written by `python -m tools.positions`).

A position is the beginning of a game: its options, its seed and its first moves. A person has seat 0 and goes on. What they
can try is a sentence of `texts/*/positions.ftl`.
"""

import json
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final, Literal

from blackgate.catalogue import Edition
from blackgate.fairness import join_seed
from blackgate.game import Game
from blackgate.texts import language

FILE = Path(__file__).parent / "positions.json"
PERSON = 0  # the seat of the person
BOT: Final = "inmate"  # the bot at the other seats; it has also played the person's moves before the position
SEPARATOR = "; "  # between the moves of one turn

Michel = Literal["none", "michel", "michelle"]  # the option of 14.1


@dataclass(frozen=True, slots=True)
class Position:
    """A position for one clause. `turns` has one text per turn: its moves, also the answers of other players."""

    clause: str
    players: int
    michel: Michel
    teams: bool
    seed: str  # the server's half; no player adds a share
    turns: tuple[str, ...]

    @property
    def moves(self) -> list[str]:
        """The moves that lead to the position."""
        return [move for turn in self.turns for move in turn.split(SEPARATOR)]

    def text(self, lang: str) -> str:
        """Return what can be tried here, in a language."""
        return language(lang).say(f"position-{self.clause.replace('.', '-')}")

    def deal(self, pack: Edition) -> Game:
        """Return the game before its first move."""
        seed = join_seed(self.seed, [""] * self.players)
        return Game(self.players, seed=seed, michel=self.michel, teams=self.teams, pack=pack)

    def game(self, pack: Edition) -> Game:
        """Return the game at the position."""
        game = self.deal(pack)
        for move in self.moves:
            game.play(move)
        return game


@lru_cache(maxsize=1)
def positions() -> dict[str, Position]:
    """Return all positions by clause, in the order of the rulebook."""
    stored = json.loads(FILE.read_text(encoding="utf-8"))["positions"]
    found = [Position(**{**one, "turns": tuple(one["turns"])}) for one in stored]
    return {position.clause: position for position in found}


def file_text(pack: Edition, found: list[Position]) -> str:
    """Return the content of the file: the pack that the positions were played with, and the positions."""
    content = {"pack": pack.pack.id, "digest": pack.pack.digest, "positions": [asdict(one) for one in found]}
    return json.dumps(content, indent=1, ensure_ascii=False) + "\n"
