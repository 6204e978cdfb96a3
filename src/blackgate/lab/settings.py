"""Settings of a run of the lab, and its games."""

import hashlib
import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from blackgate.arena.code_digest import digest_code
from blackgate.arena.match import Match
from blackgate.arena.tournament import check_bot
from blackgate.bots import Budget
from blackgate.catalogue import Edition, edition
from blackgate.errors import OptionError
from blackgate.lab.counter_blocks import split_into_blocks
from blackgate.options import check_options, check_seed

HERE = Path(__file__).parent
PLAYER_COUNTS = re.compile(r"(\d{1,3})(?:-(\d{1,3}))?", re.ASCII)
COUNTING_CODE = ("game_observer.py", "collectors/*.py")  # the files that decide what is counted


@dataclass(frozen=True)
class BlockTask:
    """A block of games of one pack and one player count, as plain data that can be sent to another machine."""

    template: Match
    start: int
    stop: int  # exclusive

    @property
    def games(self) -> int:
        """Number of games."""
        return self.stop - self.start

    def matches(self) -> list[Match]:
        """Return the games. Seeds depend on the player count but not on the pack: two packs play the same seeds."""
        match = self.template
        return [replace(match, number=i, seed=f"{match.seed}/{match.players}/{i}") for i in range(self.start, self.stop)]


@dataclass(frozen=True)
class Settings:
    """Everything that decides the results. `games` is per player count; with two packs, each plays that many.

    `other_bot` plays the second pack, if it is not `bot`: a network that has adapted to that pack.
    """

    players: tuple[int, ...]
    games: int
    packs: tuple[str | None, ...] = (None,)
    bot: str = "inmate"
    other_bot: str | None = None
    budget: str = "100ms"
    michel: str = "none"
    teams: bool = False
    calm: bool = False
    target: int | None = None
    fair_start: bool = False
    seed: str = "1"
    turns: int = 2000

    def __post_init__(self) -> None:
        """Raise OptionError for settings that cannot be played."""
        if len(set(self.players)) < len(self.players):
            raise OptionError("error-lab-players-twice", players=", ".join(map(str, self.players)))
        check_seed(self.seed)
        Budget.parse(self.budget)
        for bot in self.bots:
            check_bot(bot)
        for played_edition in self.editions:
            for players in self.players:
                check_options(
                    played_edition,
                    players,
                    michel=self.michel,
                    teams=self.teams,
                    calm=self.calm,
                    target=self.target,
                    fair_start=self.fair_start,
                )

    @property
    def editions(self) -> list[Edition]:
        """The packs, loaded."""
        return [edition(pack) for pack in self.packs]

    @property
    def bots(self) -> tuple[str, ...]:
        """The bot of each pack."""
        return (self.bot, self.other_bot or self.bot)[: len(self.packs)]

    @property
    def header(self) -> dict[str, Any]:
        """The settings as the journal stores them: packs and code by their digests, so that changes are noticed."""
        return {
            "players": list(self.players),
            "games": self.games,
            "packs": [f"{one.pack.id} {one.pack.digest}" for one in self.editions],
            "bot": " · ".join(dict.fromkeys(self.bots)),
            "budget": str(Budget.parse(self.budget)),
            "michel": self.michel,
            "teams": self.teams,
            "calm": self.calm,
            "target": self.target,
            "fair_start": self.fair_start,
            "seed": self.seed,
            "turns": self.turns,
            "code": f"{digest_code(self.bots)} {digest_counting_code()}",
        }

    @property
    def digest(self) -> str:
        """Eight hexadecimal digits that identify these settings."""
        return hashlib.sha256(json.dumps(self.header, sort_keys=True).encode()).hexdigest()[:8]

    def block_tasks(self) -> list[BlockTask]:
        """Return the blocks of games: all of the first pack, then those of the second."""
        tasks: list[BlockTask] = []
        for pack, bot in zip(self.packs, self.bots, strict=True):
            for players in self.players:
                template = Match(
                    number=0,
                    seed=self.seed,
                    bots=(bot,) * players,
                    budget=self.budget,
                    michel=self.michel,
                    teams=self.teams,
                    calm=self.calm,
                    target=self.target,
                    fair_start=self.fair_start,
                    pack=pack,
                    turns=self.turns,
                )
                tasks += [BlockTask(template, games.start, games.stop) for games in split_into_blocks(self.games)]
        return tasks


def digest_counting_code() -> str:
    """Return a digest of the code that counts: a run is not resumed if the meaning of counters may have changed."""
    digest = hashlib.sha256()
    for path in sorted(path for pattern in COUNTING_CODE for path in HERE.glob(pattern)):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:12]


def parse_player_counts(text: str) -> tuple[int, ...]:
    """Return player counts from a text like `2,3,4` or `2-6`."""
    found: list[int] = []
    for part in text.split(","):
        counts = PLAYER_COUNTS.fullmatch(part.strip())
        if counts is None or not (named := range(int(counts[1]), int(counts[2] or counts[1]) + 1)):
            raise OptionError("error-lab-players", players=text)
        found += named
    return tuple(found)


def pack_labels(editions: Sequence[Edition]) -> list[str]:
    """Return a distinct label for each pack: its id, or with its version, or its folder where ids are the same."""
    packs = [one.pack for one in editions]
    versions = [f"{pack.id} {pack.version}" for pack in packs]
    for labels in ([pack.id for pack in packs], versions, [Path(pack.directory).name for pack in packs]):
        if len(set(labels)) == len(labels):
            return labels
    return [f"{label} ({number})" for number, label in enumerate(versions, start=1)]
