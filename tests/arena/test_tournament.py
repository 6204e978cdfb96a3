"""Tournaments: on one process, several or a cluster, interrupted and resumed."""

import json
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path

import pytest

from blackgate import OptionError
from blackgate.arena.journal import JournalError
from blackgate.arena.match import Match, MatchResult
from blackgate.arena.results import PlayedMatch
from blackgate.arena.tournament import Tournament, default_folder, tournament_settings
from blackgate.arena.worker_pool import WorkerPoolError, run_tasks
from testkit.arena.arena_bots import ASKED, Digger, Raiser, SlowBot, bot
from testkit.waiting import TIMEOUT_S, wait_until

TEMPLATE = Match(0, "job", ("random", bot(Digger), "random"), target=1)


def without_times(games: list[PlayedMatch]) -> list[PlayedMatch]:
    """Return the results without their times."""
    return [(match, replace(played, seconds=())) for match, played in games]


@pytest.fixture(scope="module")
def sequential(tmp_path_factory: pytest.TempPathFactory) -> list[PlayedMatch]:
    """Seven games played one after the other."""
    return Tournament.create(TEMPLATE, 7, tmp_path_factory.mktemp("alone")).run()


# --- the same results wherever the games are played -----------------------------------------------
def test_several_processes_play_the_same_games(sequential: list[PlayedMatch], tmp_path: Path) -> None:
    assert without_times(Tournament.create(TEMPLATE, 7, tmp_path).run(jobs=2)) == without_times(sequential)


def test_a_ray_cluster_plays_the_same_games(sequential: list[PlayedMatch], tmp_path: Path) -> None:
    assert without_times(Tournament.create(TEMPLATE, 7, tmp_path).run(jobs=2, ray="local")) == without_times(sequential)


def test_games_are_in_order_and_each_is_reported_when_it_is_finished(tmp_path: Path) -> None:
    notified: list[tuple[MatchResult | None, int]] = []
    games = Tournament.create(TEMPLATE, 5, tmp_path).run(jobs=2, on_progress=lambda played, done: notified.append((played, done)))
    assert [played.number for _, played in games] == list(range(5))
    assert notified[0] == (None, 0)
    assert [done for _, done in notified[1:]] == [1, 2, 3, 4, 5]


# --- resumed --------------------------------------------------------------------------------------
def test_finished_games_are_not_played_again(sequential: list[PlayedMatch], tmp_path: Path) -> None:
    Tournament.create(TEMPLATE, 3, tmp_path).run()
    message: list[int] = []
    games = Tournament.create(TEMPLATE, 7, tmp_path).run(on_progress=lambda _, done: message.append(done))
    assert message == [3, 4, 5, 6, 7]
    assert without_times(games) == without_times(sequential)


def test_a_torn_line_costs_one_game(sequential: list[PlayedMatch], tmp_path: Path) -> None:
    Tournament.create(TEMPLATE, 7, tmp_path).run()
    journal = tmp_path / "games.jsonl"
    journal.write_bytes(journal.read_bytes()[:-20])
    message: list[int] = []
    games = Tournament.create(TEMPLATE, 7, tmp_path).run(on_progress=lambda _, done: message.append(done))
    assert message == [6, 7]
    assert without_times(games) == without_times(sequential)


def test_fewer_games_than_there_are_is_the_first_of_them(sequential: list[PlayedMatch], tmp_path: Path) -> None:
    Tournament.create(TEMPLATE, 7, tmp_path).run()
    assert without_times(Tournament.create(TEMPLATE, 2, tmp_path).run()) == without_times(sequential)[:2]


def test_records_requested_later_are_written(tmp_path: Path) -> None:
    Tournament.create(TEMPLATE, 3, tmp_path / "job").run()
    records = tmp_path / "records"
    records.mkdir()
    Tournament.create(replace(TEMPLATE, records=str(records)), 3, tmp_path / "job").run()
    assert sorted(path.name for path in records.iterdir()) == [f"game-00000{number}.jsonl" for number in range(3)]


@pytest.mark.parametrize(
    "changed",
    [
        {"seed": "other"},
        {"budget": "50ms"},
        {"michel": "michel"},
        {"calm": True},
        {"target": 2},
        {"turns": 100},
        {"bots": ("random", "random", "random")},
        {"bots": ("random", "random")},
    ],
    ids=str,
)
def test_other_settings_lead_to_another_folder_and_are_refused_in_this_one(changed: dict[str, object], tmp_path: Path) -> None:
    Tournament.create(TEMPLATE, 1, tmp_path).run()
    other = replace(TEMPLATE, **changed)  # type: ignore[arg-type]
    assert default_folder(tournament_settings(other)) != default_folder(tournament_settings(TEMPLATE))
    with pytest.raises(JournalError, match=next(iter(changed))):
        Tournament.create(other, 1, tmp_path).run()


def test_the_same_settings_in_other_words_are_the_same() -> None:
    assert default_folder(tournament_settings(replace(TEMPLATE, budget="0.1s"))) == default_folder(tournament_settings(TEMPLATE))
    assert default_folder(tournament_settings(TEMPLATE)).parent == Path("arena")


def test_a_bot_that_was_changed_is_another_bot(tmp_path: Path) -> None:
    source = tmp_path / "mine.py"
    source.write_text(
        "class Mine:\n    def choose(self, view, legal_moves, budget):\n        return legal_moves[0]\n", encoding="utf-8"
    )
    template = replace(TEMPLATE, bots=("random", f"{source}:Mine"))
    before = tournament_settings(template)
    assert tournament_settings(template) == before
    source.write_text(source.read_text(encoding="utf-8").replace("[0]", "[-1]"), encoding="utf-8")
    after = tournament_settings(template)
    assert [key for key in before if before[key] != after[key]] == ["code"]


# --- refused before anything is played ------------------------------------------------------------
@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"bots": ("random", "governor")}, "no bot called “governor”"),
        ({"bots": ("random", "random@soon")}, "soon"),
        ({"bots": ("random",) * 7}, "The number of players cannot be 7"),
        ({"teams": True}, "Teams are not possible with 3 players"),
        ({"budget": "a while"}, "a while"),
        ({"bots": ("random", "gone.py:Bot")}, "gone.py"),
    ],
)
def test_wrong_settings_are_refused(changed: dict[str, object], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        tournament_settings(replace(TEMPLATE, **changed))  # type: ignore[arg-type]


def test_an_unreadable_bot_file_is_a_one_line_error(tmp_path: Path) -> None:
    (tmp_path / "unfinished.py").write_text("class Bot(:\n", encoding="utf-8")
    with pytest.raises(OptionError, match="SyntaxError"):
        tournament_settings(replace(TEMPLATE, bots=("random", f"{tmp_path / 'unfinished.py'}:Bot")))


# --- the worker pool ------------------------------------------------------------------------------
def half(number: int) -> float:
    """Return half of a number; raise an error for 13."""
    if number == 13:
        raise OptionError("error-players", players="13", fewest=2, most=6)
    return number / 2


def end_process(number: int) -> int:
    """End the worker process."""
    os._exit(number)


@pytest.mark.parametrize("jobs", [1, 3])
def test_results_come_with_their_index(jobs: int) -> None:
    assert dict(run_tasks(list(range(20, 40)), half, jobs)) == {place: (20 + place) / 2 for place in range(20)}
    assert dict(run_tasks([], half, jobs)) == {}


@pytest.mark.parametrize("jobs", [1, 2])
def test_errors_of_workers_are_raised(jobs: int) -> None:
    with pytest.raises(OptionError, match="The number of players cannot be 13"):
        dict(run_tasks([1, 13, 2], half, jobs))


def test_a_worker_that_dies_is_a_one_line_error() -> None:
    with pytest.raises(WorkerPoolError, match="same command again"):
        dict(run_tasks([1, 2, 3], end_process, 2))


def test_closing_the_results_stops_the_work() -> None:
    before = set(multiprocessing.active_children())
    with closing(run_tasks([0.0, 600.0, 600.0], time.sleep, 2)) as finished:
        assert next(finished) == (0, None)
        workers = set(multiprocessing.active_children()) - before
    assert len(workers) == 2
    for worker in workers:
        worker.join(TIMEOUT_S)
        assert not worker.is_alive()


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:99999"])
def test_a_missing_cluster_is_a_one_line_error(address: str) -> None:
    with pytest.raises(WorkerPoolError, match=f"Cannot connect to a Ray cluster at {address}"):
        dict(run_tasks([1], half, 1, address))


def test_missing_ray_is_a_one_line_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ValueError, match=r"needs ray, which you can install with: .*ray"):
        dict(run_tasks([1], half, 1, "local"))


# --- interrupted ----------------------------------------------------------------------------------
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interruption_is_quick_leaves_no_process_and_says_how_to_resume(jobs: str, tmp_path: Path) -> None:
    """A game takes minutes, and Ctrl-C comes in the middle of the first ones."""
    command = [sys.executable, "-m", "blackgate", "arena", "--bots", f"{bot(SlowBot)},random", "--games", "4"]
    command += ["--jobs", jobs, "--out", str(tmp_path / "job"), "--lang", "en"]
    asked, journal = tmp_path / "asked", tmp_path / "job" / "games.jsonl"
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, ASKED: str(asked)},
    )
    wait_until(lambda: asked.exists() or process.poll() is not None, "the first move")
    assert process.poll() is None
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=TIMEOUT_S)
    assert (process.returncode, out) == (130, "")
    assert "Interrupted after 0 of 4 games. The same command continues from there." in err
    assert "Traceback" not in err
    assert json.loads(journal.read_text(encoding="utf-8").splitlines()[0])["settings"]["seed"] == "1"
    wait_until(lambda: not members(process.pid), "the end of all processes")


def members(session: int) -> list[str]:
    """Return the processes of a session that are alive; zombies do not count."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            name, _, rest = path.read_text(encoding="utf-8", errors="replace").rpartition(")")
            state, _, _, of_session = rest.split()[:4]
            if int(of_session) == session and state not in "ZX":
                found.append(name)
    return found


def test_faults_travel_from_the_worker_to_the_journal(tmp_path: Path) -> None:
    tournament = Tournament.create(replace(TEMPLATE, bots=("random", bot(Raiser))), 2, tmp_path)
    games = tournament.run(jobs=2)
    assert all(played.faults[0]["kind"] == "raised" for _, played in games)
    assert without_times(tournament.run()) == without_times(games)
