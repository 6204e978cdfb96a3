"""A tournament: which games to play, where they are stored, and playing those that are missing."""

import hashlib
import json
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from blackgate.arena.code_digest import digest_code
from blackgate.arena.journal import Journal
from blackgate.arena.match import Match, MatchResult, play, silence_bots
from blackgate.arena.results import PlayedMatch
from blackgate.arena.schedule import Schedule
from blackgate.arena.worker_pool import run_tasks
from blackgate.bots.budget import Budget
from blackgate.bots.registry import budget_of, make_bot, split_budget
from blackgate.catalogue import edition
from blackgate.errors import BlackgateError, OptionError
from blackgate.options import check_options, check_seed

DEFAULT_ROOT = Path("arena")
JOURNAL = "games.jsonl"
OnProgress = Callable[[MatchResult | None, int], None]


def tournament_settings(template: Match) -> dict[str, Any]:
    """Check the options of a match and return everything that decides how the games go.

    The number of games, and where they are played, is not part of it. Wrong options raise OptionError before any game is played.
    """
    check_seed(template.seed)
    played_edition = edition(template.pack)
    options = check_options(
        played_edition,
        template.players,
        michel=template.michel,
        teams=template.teams,
        calm=template.calm,
        target=template.target,
        fair_start=template.fair_start,
    )
    for name in dict.fromkeys(template.bots):
        check_bot(name)
    return {
        "bots": list(template.bots),
        "players": template.players,
        "budget": str(Budget.parse(template.budget)),
        "seed": template.seed,
        "michel": template.michel,
        "teams": template.teams,
        "calm": template.calm,
        "target": options.target,
        "fair_start": template.fair_start,
        "turns": template.turns,
        "pack": f"{played_edition.pack.id} {played_edition.pack.digest}",
        "code": digest_code(template.bots),
    }


def check_bot(name: str) -> None:
    """Raise OptionError if a bot cannot be made. A bot's file may raise anything when it is imported."""
    if not split_budget(name)[0].strip():
        raise OptionError("error-bot-without-name")
    budget_of(name)
    try:
        with silence_bots():
            make_bot(name)
    except BlackgateError:
        raise
    except Exception as error:
        raise OptionError("error-bot-module", bot=name, problem=f"{type(error).__name__}: {error}") from error


def default_folder(settings: dict[str, Any]) -> Path:
    """Return the folder of a tournament if none is given: the same settings lead to the same folder."""
    return DEFAULT_ROOT / hashlib.sha256(json.dumps(settings, sort_keys=True).encode()).hexdigest()[:8]


@dataclass(frozen=True)
class Tournament:
    """A schedule, and the folder in which its games are stored."""

    schedule: Schedule
    settings: dict[str, Any]
    folder: Path

    @staticmethod
    def create(template: Match, games: int, folder: Path | None = None) -> "Tournament":
        """Make a tournament of `games` games like `template`; without a folder, the settings name one."""
        settings = tournament_settings(template)
        return Tournament(Schedule(template, games), settings, folder or default_folder(settings))

    def run(self, jobs: int = 1, ray: str | None = None, on_progress: OnProgress | None = None) -> list[PlayedMatch]:
        """Play the missing games and return all games by number.

        `on_progress` is called with each result and the number of games finished so far; first with None and the number that
        was finished before.
        """
        report_progress = on_progress or (lambda _, __: None)
        with Journal(self.folder / JOURNAL, self.settings) as journal:
            matches = map(self.schedule.match, range(self.schedule.games))
            missing = [match for match in matches if self.is_missing(match, journal)]
            finished = self.schedule.games - len(missing)
            report_progress(None, finished)
            with closing(run_tasks(missing, play, jobs, ray)) as results:
                for index, result in results:
                    journal.add(missing[index].number, result.to_data())
                    finished += 1
                    report_progress(result, finished)
            found = journal.finished
        return [(self.schedule.match(number), MatchResult.from_data(found[number])) for number in range(self.schedule.games)]

    @staticmethod
    def is_missing(match: Match, journal: Journal) -> bool:
        """Return whether a game must be played. It is also played if only its record file is missing: the result is the same."""
        return match.number not in journal.finished or (match.record is not None and not match.record.exists())
