"""Play a run of the lab block by block. Finished blocks are written to a journal, so that an interrupted run can be resumed."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from blackgate.arena.journal import Journal
from blackgate.arena.match import Match, play
from blackgate.arena.worker_pool import run_tasks
from blackgate.lab.counters import Counters, add_counters
from blackgate.lab.game_observer import GameObserver
from blackgate.lab.results import LabResults
from blackgate.lab.settings import BlockTask, Settings

JOURNAL = "blocks.jsonl"


def play_block(task: BlockTask) -> dict[str, int]:
    """Play the games of a block and return its counters as JSON data."""
    total = add_counters(play_and_count(match) for match in task.matches())
    return {name: total[name] for name in sorted(total) if total[name]}


def play_and_count(match: Match) -> Counters:
    """Play one game and return its counters. Faults of bots are counted too, because they distort the results of cards."""
    observer = GameObserver()
    result = play(match, observer.observe)
    counters = observer.finish()
    for fault in result.faults:
        counters[f"faults/{fault['kind']}"] += fault["times"]
    return counters


def run(
    settings: Settings, out: Path, jobs: int = 1, ray: str | None = None, on_progress: Callable[[int], None] = lambda games: None
) -> LabResults:
    """Play the blocks that are not in the journal in `out`, and return the results of all.

    `on_progress` is called with the number of games finished since its last call.
    """
    tasks = settings.block_tasks()
    with Journal(out / JOURNAL, settings.header) as journal:
        missing = [number for number in range(len(tasks)) if number not in journal.finished]
        on_progress(sum(task.games for number, task in enumerate(tasks) if number in journal.finished))
        with closing(run_tasks([tasks[number] for number in missing], play_block, jobs, ray)) as results:
            for index, counters in results:
                journal.add(missing[index], counters)
                on_progress(tasks[missing[index]].games)
        return LabResults.from_counters(settings, [Counters(journal.finished[number]) for number in range(len(tasks))])
