"""What a run of the lab is asked to do, and the games it is made of."""

import hashlib
import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from blackgate.arena.code_digest import digest_of
from blackgate.arena.match import Match
from blackgate.arena.tournament import check_bot
from blackgate.bots import Budget
from blackgate.catalogue import Edition, edition
from blackgate.errors import OptionError
from blackgate.lab.blocks import split
from blackgate.options import check_options, check_seed

HERE = Path(__file__).parent
COUNTS = re.compile(r"(\d{1,3})(?:-(\d{1,3}))?", re.ASCII)
COUNTING = ("game_observer.py", "collectors/*.py")  # the files that decide what is counted


@dataclass(frozen=True)
class Piece:
    """A block of games of one pack and one player count; plain data, to travel between machines."""

    like: Match
    first: int
    last: int  # not played any more

    @property
    def games(self) -> int:
        """How many."""
        return self.last - self.first

    def matches(self) -> list[Match]:
        """Each game has a seed of its own. It depends on the player count but not on the pack: two packs play the same seeds."""
        like = self.like
        return [replace(like, number=i, seed=f"{like.seed}/{like.players}/{i}") for i in range(self.first, self.last)]


@dataclass(frozen=True)
class Settings:
    """Everything that decides what comes out. `games` is per player count; with two packs, both play them."""

    players: tuple[int, ...]
    games: int
    packs: tuple[str | None, ...] = (None,)
    bot: str = "inmate"
    budget: str = "100ms"
    michel: str = "none"
    teams: bool = False
    calm: bool = False
    target: int | None = None
    seed: str = "1"
    turns: int = 2000

    def __post_init__(self) -> None:
        """Refuse what cannot be played, before anything is."""
        if len(set(self.players)) < len(self.players):
            raise OptionError("error-lab-players-twice", players=", ".join(map(str, self.players)))
        check_seed(self.seed)
        Budget.of(self.budget)
        check_bot(self.bot)
        for book in self.books:
            for players in self.players:
                check_options(book, players, self.michel, self.teams, self.calm, self.target, None, None)

    @property
    def books(self) -> list[Edition]:
        """The packs, ready to play."""
        return [edition(pack) for pack in self.packs]

    @property
    def header(self) -> dict[str, Any]:
        """The settings as the journal keeps them: packs and code by their digests, so that neither changes unnoticed."""
        return {
            "players": list(self.players),
            "games": self.games,
            "packs": [f"{book.pack.id} {book.pack.digest}" for book in self.books],
            "bot": self.bot,
            "budget": str(Budget.of(self.budget)),
            "michel": self.michel,
            "teams": self.teams,
            "calm": self.calm,
            "target": self.target,
            "seed": self.seed,
            "turns": self.turns,
            "code": f"{digest_of([self.bot])} {digest_of_counting()}",
        }

    @property
    def digest(self) -> str:
        """Eight hexadecimal digits that stand for these settings."""
        return hashlib.sha256(json.dumps(self.header, sort_keys=True).encode()).hexdigest()[:8]

    def pieces(self) -> list[Piece]:
        """The work, block by block: all of the first pack, then the other."""
        found: list[Piece] = []
        for pack in self.packs:
            for players in self.players:
                like = Match(
                    number=0,
                    seed=self.seed,
                    bots=(self.bot,) * players,
                    budget=self.budget,
                    michel=self.michel,
                    teams=self.teams,
                    calm=self.calm,
                    target=self.target,
                    pack=pack,
                    turns=self.turns,
                )
                found += [Piece(like, games.start, games.stop) for games in split(self.games)]
        return found


def digest_of_counting() -> str:
    """A digest of the code that counts: a run is not continued with counters of another meaning."""
    found = hashlib.sha256()
    for path in sorted(path for pattern in COUNTING for path in HERE.glob(pattern)):
        found.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()[:12]


def read_players(text: str) -> tuple[int, ...]:
    """Player counts as people write them: `2,3,4` or `2-6`."""
    found: list[int] = []
    for part in text.split(","):
        counts = COUNTS.fullmatch(part.strip())
        if counts is None or not (named := range(int(counts[1]), int(counts[2] or counts[1]) + 1)):
            raise OptionError("error-lab-players", players=text)
        found += named
    return tuple(found)


def names_of(packs: Sequence[Edition]) -> list[str]:
    """What the packs are called side by side: by id, and by version or folder where ids are the same."""
    ids = [book.pack.id for book in packs]
    if len(set(ids)) == len(ids):
        return ids
    versions = [f"{book.pack.id} {book.pack.version}" for book in packs]
    if len(set(versions)) == len(versions):
        return versions
    folders = [Path(book.pack.directory).name for book in packs]
    if len(set(folders)) == len(folders):
        return folders
    return [f"{name} ({number})" for number, name in enumerate(versions, start=1)]
