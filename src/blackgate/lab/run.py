"""Playing a run of the lab: block by block, written down at once, gone on with after an interruption."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from blackgate.arena.journal import Journal
from blackgate.arena.match import Match, play
from blackgate.arena.worker_pool import run_all
from blackgate.lab.results import Findings
from blackgate.lab.game_observer import Warden
from blackgate.lab.settings import Piece, Settings
from blackgate.lab.counters import Tally, together

JOURNAL = "blocks.jsonl"


def play_piece(piece: Piece) -> dict[str, int]:
    """The tally of a block's games, as JSON has it: the same whoever plays it."""
    total = together(play_watched(match) for match in piece.matches())
    return {name: total[name] for name in sorted(total) if total[name]}


def play_watched(match: Match) -> Tally:
    """One game's tally. What a bot did wrong is counted too: nobody should tune cards by games it did not play."""
    warden = Warden()
    played = play(match, warden.watch)
    tally = warden.close()
    for fault in played.faults:
        tally[f"faults/{fault['sort']}"] += fault["times"]
    return tally


def run(
    settings: Settings, out: Path, jobs: int = 1, ray: str | None = None, done: Callable[[int], None] = lambda games: None
) -> Findings:
    """Play what is not yet in the journal in `out`. `done` is told how many more games are finished."""
    pieces = settings.pieces()
    with Journal(out / JOURNAL, settings.header) as journal:
        left = [number for number in range(len(pieces)) if number not in journal.finished]
        done(sum(piece.games for number, piece in enumerate(pieces) if number in journal.finished))
        with closing(run_all([pieces[number] for number in left], play_piece, jobs, ray)) as results:
            for place, tally in results:
                journal.add(left[place], tally)
                done(pieces[left[place]].games)
        return Findings.of(settings, [Tally(journal.finished[number]) for number in range(len(pieces))])
