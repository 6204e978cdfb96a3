"""The vector environment with worker processes: the same games, and no process or memory left behind."""

import copy
import os
import pickle
import signal
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from blackgate import IllegalMove, OptionError
from blackgate.env.vector import VectorEnv
from blackgate.env.worker_games import WorkerGames, divide
from blackgate.errors import VectorEnvError
from testkit.waiting import TIMEOUT_S

OPTIONS: dict[str, Any] = {"players": 4, "seed": 5, "teams": True, "michel": "michel", "max_turns": 9, "shaping": 0.5, "room": 6}
GAMES = 7


@pytest.fixture(scope="module")
def shared_env() -> Iterator[VectorEnv]:
    """An environment with two workers, for tests that reset it first and leave it open."""
    with VectorEnv(GAMES, workers=2, **OPTIONS) as env:
        yield env


def same(one: Any, other: Any) -> bool:
    """Return whether two batches have equal arrays of the same types."""
    return all(a.dtype == b.dtype and np.array_equal(a, b) for a, b in zip(one, other, strict=True))


def processes(env: VectorEnv) -> list[Any]:
    """Return the worker processes of an environment."""
    games = env._games
    assert isinstance(games, WorkerGames)
    return games.processes


# --- the same results -----------------------------------------------------------------------------
@pytest.mark.parametrize("workers", [1, 2, 3])
def test_workers_play_the_same_games_as_one_process(workers: int) -> None:
    alone = VectorEnv(GAMES, **OPTIONS)
    with VectorEnv(GAMES, workers=workers, copy=False, **OPTIONS) as env:
        assert env.workers == workers
        assert same(alone.batch, env.batch)
        ended = 0
        for step in range(150):
            actions = alone.sample()
            assert np.array_equal(actions, env.sample())
            if step == 50:
                alone.shaping = env.shaping = 0.25
            expected = alone.step(actions)
            env.step_async(actions)
            assert same(expected, env.step_wait())
            ended += int(expected.truncated.sum())
        assert ended > 0, "games were started again"
        assert [env.view(game).to_bytes() for game in range(GAMES)] == [alone.view(game).to_bytes() for game in range(GAMES)]
        assert [env.move(game, int(actions[game])) for game in range(GAMES)] == [
            alone.move(game, int(actions[game])) for game in range(GAMES)
        ]
        assert same(alone.reset(), env.reset())


@pytest.mark.parametrize(("games", "workers", "sizes"), [(7, 3, [2, 2, 3]), (6, 2, [3, 3]), (5, 1, [5]), (4, 4, [1, 1, 1, 1])])
def test_games_are_divided_evenly(games: int, workers: int, sizes: list[int]) -> None:
    shares = divide(games, workers)
    assert [share.stop - share.start for share in shares] == sizes
    assert [game for share in shares for game in range(games)[share]] == list(range(games))


def test_there_are_no_more_workers_than_games() -> None:
    with VectorEnv(1, seed=1, workers=3) as env:
        assert env.workers == 1
        assert len(processes(env)) == 1


@pytest.mark.parametrize("workers", [-1, 1.5, "two", True])
def test_other_numbers_of_workers_are_refused(workers: Any) -> None:
    with pytest.raises(OptionError, match="number of workers"):
        VectorEnv(2, workers=workers)


@pytest.mark.clause("6.1")
def test_a_wrong_action_names_game_and_clause_and_plays_nothing(shared_env: VectorEnv) -> None:
    env = shared_env
    before = env.reset(seed=1)
    actions = env.sample()
    actions[5] = env.edition.numbers["dig spoon"]  # no seat holds a Spoon at the start
    with pytest.raises(IllegalMove, match=r"^Game 5: dig spoon: .*\(Rule 6\.1\.\)"):
        env.step(actions)
    assert same(before, env.batch)
    actions[5] = np.flatnonzero(before.masks[5])[0]
    alone = VectorEnv(GAMES, **{**OPTIONS, "seed": 1})
    assert same(alone.step(actions), env.step(actions)), "no game has played a move"


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["deepcopy", "pickle"])
def test_a_copy_continues_independently(copied: Any, shared_env: VectorEnv) -> None:
    env = shared_env
    env.reset(seed=2)
    ended = sum(int(env.step(env.sample()).truncated.sum()) for _ in range(120))
    assert ended > 0, "the copy knows how those games ended"
    with copied(env) as twin:
        assert twin.workers == 2
        assert same(env.batch, twin.batch)
        for _ in range(30):
            actions = env.sample()
            assert np.array_equal(actions, twin.sample())
            assert same(env.step(actions), twin.step(actions))


# --- arrays and the order of calls ----------------------------------------------------------------
@pytest.mark.parametrize("workers", [0, 2])
def test_arrays_are_copies_unless_copying_is_off(workers: int) -> None:
    with VectorEnv(4, seed=1, workers=workers) as env:
        kept = env.batch
        copies = [array.copy() for array in kept]
        env.step(env.sample())
        assert same(copies, kept)
        env.copy = False
        first = env.step(env.sample())
        second = env.step(env.sample())
        assert all(a is b or np.shares_memory(a, b) for a, b in zip(first, second, strict=True))


@pytest.mark.parametrize("workers", [0, 2])
def test_calls_in_the_wrong_order_are_refused(workers: int) -> None:
    with VectorEnv(4, seed=1, workers=workers) as env:
        with pytest.raises(VectorEnvError, match="step_async"):
            env.step_wait()
        actions = env.sample()
        env.step_async(actions)
        for call in (env.sample, env.reset, lambda: env.step(actions), lambda: env.view(0), lambda: pickle.dumps(env)):
            with pytest.raises(VectorEnvError, match="step_wait"):
                call()
        with pytest.raises(VectorEnvError, match="step_wait"):
            env.shaping = 0.5
        env.step_wait()
    with pytest.raises(VectorEnvError, match="closed"):
        env.sample()
    with pytest.raises(VectorEnvError):
        env.step_wait()


# --- the end --------------------------------------------------------------------------------------
def test_closing_ends_all_workers_and_can_be_repeated() -> None:
    env = VectorEnv(4, seed=1, workers=2, copy=False)
    batch = env.step(env.sample())
    kept = batch.observations.copy()
    workers = processes(env)
    env.step_async(env.sample())
    env.close()
    env.close()
    assert not any(worker.is_alive() for worker in workers)
    assert batch.observations.shape == kept.shape, "the memory of a batch stays until the batch is gone"


def test_workers_end_with_an_environment_that_is_dropped() -> None:
    env = VectorEnv(4, seed=1, workers=2)
    workers = processes(env)
    del env
    for worker in workers:
        worker.join(TIMEOUT_S)
        assert worker.exitcode == 0


def test_a_killed_worker_is_reported_and_the_others_end() -> None:
    env = VectorEnv(4, seed=1, workers=2)
    workers = processes(env)
    actions = env.sample()
    workers[1].kill()
    workers[1].join()
    with pytest.raises(VectorEnvError, match=r"Worker 1 .* \(exit code -9\)") as died:
        env.step(actions)
    assert "Arbeitsprozess 1" in died.value.in_language("de")
    assert not any(worker.is_alive() for worker in workers)
    with pytest.raises(VectorEnvError, match="closed"):
        env.sample()


def run_program(body: str) -> "subprocess.Popen[str]":
    """Start a Python program in its own process group. It imports what it needs."""
    program = textwrap.dedent(body)
    pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    return subprocess.Popen([sys.executable, "-c", program], start_new_session=True, **pipes)


STEPPING = """
    from blackgate.env.vector import VectorEnv

    if __name__ == "__main__":
        env = VectorEnv(64, seed=1, workers=2)
        try:
            print(*(worker.pid for worker in env._games.processes), flush=True)
            while True:
                env.step(env.sample())
        except KeyboardInterrupt:
            env.close()
            print("closed", flush=True)
"""


def test_ctrl_c_reaches_the_parent_only() -> None:
    """The terminal sends it to all processes of the group. No worker prints a traceback."""
    with run_program(STEPPING) as program:
        assert program.stdout is not None
        program.stdout.readline()
        os.killpg(program.pid, signal.SIGINT)
        printed, errors = program.communicate(timeout=TIMEOUT_S)
    assert (program.returncode, printed, errors) == (0, "closed\n", "")


def test_workers_end_when_their_parent_is_killed() -> None:
    with run_program(STEPPING) as program:
        assert program.stdout is not None
        assert len(program.stdout.readline().split()) == 2
        program.kill()
        assert program.communicate(timeout=TIMEOUT_S) == ("", ""), "it returns when the workers, which hold the pipes, have ended"


def test_nothing_is_left_when_a_program_ends_without_closing() -> None:
    """Neither a process that the program waits for nor shared memory, of which Python would warn."""
    with run_program("""
        from blackgate.env.vector import VectorEnv

        if __name__ == "__main__":
            env = VectorEnv(4, seed=1, workers=2)
            env.step_async(env.sample())
    """) as program:
        printed, errors = program.communicate(timeout=TIMEOUT_S)
    assert (program.returncode, printed, errors) == (0, "", "")
