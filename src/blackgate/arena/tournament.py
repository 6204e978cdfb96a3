"""A whole job: which games, where they are kept, and playing those that are missing."""

import hashlib
import json
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from blackgate.arena.code_digest import digest_of
from blackgate.arena.journal import Journal
from blackgate.arena.match import Match, Played, hushed, play
from blackgate.arena.results import Pair
from blackgate.arena.schedule import Schedule
from blackgate.arena.worker_pool import run_all
from blackgate.bots.budget import Budget
from blackgate.bots.registry import budget_of, make_bot, split_budget
from blackgate.catalogue import edition
from blackgate.errors import BlackgateError, OptionError
from blackgate.options import check_options, check_seed

FOLDER = Path("arena")


def settings_of(like: Match) -> dict[str, Any]:
    """Everything that decides how the games go. The number of games and who plays them where do not.

    Wrong options are refused here, before anything is played.
    """
    check_seed(like.seed)
    book = edition(like.pack)
    options, _ = check_options(book, like.players, like.michel, like.teams, like.calm, like.target, None, None)
    for name in dict.fromkeys(like.bots):
        check_bot(name)
    return {
        "bots": list(like.bots),
        "players": like.players,
        "budget": str(Budget.of(like.budget)),
        "seed": like.seed,
        "michel": like.michel,
        "teams": like.teams,
        "calm": like.calm,
        "target": options.target,
        "turns": like.turns,
        "pack": f"{book.pack.id} {book.pack.digest}",
        "code": digest_of(like.bots),
    }


def check_bot(name: str) -> None:
    """Refuse a bot that cannot be made: its file may hold anything."""
    if not split_budget(name)[0].strip():
        raise OptionError("error-bot-without-name")
    budget_of(name)
    try:
        with hushed():
            make_bot(name)
    except BlackgateError:
        raise
    except Exception as error:
        raise OptionError("error-bot-module", bot=name, problem=f"{type(error).__name__}: {error}") from error


def folder_of(settings: dict[str, Any]) -> Path:
    """Where a job is kept if nobody says: the same settings lead to the same folder."""
    return FOLDER / hashlib.sha256(json.dumps(settings, sort_keys=True).encode()).hexdigest()[:8]


@dataclass(frozen=True)
class Job:
    """A schedule and the folder that remembers it."""

    schedule: Schedule
    settings: dict[str, Any]
    folder: Path

    @staticmethod
    def of(like: Match, games: int, folder: Path | None = None) -> "Job":
        """So many games like one, kept in a folder."""
        settings = settings_of(like)
        return Job(Schedule(like, games), settings, folder or folder_of(settings))

    def run(self, jobs: int = 1, ray: str | None = None, tell: Callable[[Played | None, int], None] | None = None) -> list[Pair]:
        """Play what is not yet played; all games in the order of their numbers.

        `tell` hears of each finished game how many there are now; first of all how many there were, with None.
        """
        with Journal(self.folder / "games.jsonl", self.settings) as journal:
            missing = [
                match for number in range(self.schedule.games) if self.is_missing(match := self.schedule.match(number), journal)
            ]
            done = self.schedule.games - len(missing)
            hear = tell or (lambda _, __: None)
            hear(None, done)
            with closing(run_all(missing, play, jobs, ray)) as finished:
                for place, played in finished:
                    journal.add(missing[place].number, played.to_data())
                    done += 1
                    hear(played, done)
            found = journal.finished
        return [(self.schedule.match(number), Played.from_data(found[number])) for number in range(self.schedule.games)]

    @staticmethod
    def is_missing(match: Match, journal: Journal) -> bool:
        """Whether a game is still to be played: also when only its record is not there, for it will come out the same."""
        return match.number not in journal.finished or (match.record is not None and not match.record.exists())
