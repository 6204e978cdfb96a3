"""Workers: the same games in processes of this machine and on a cluster."""

import pickle
from typing import Any

import numpy as np
import pytest

from blackgate.env.core.batched_games import STOPPED
from blackgate.learn.game_workers import HALVES, GameWorkers
from blackgate.learn.modes import parse_modes
from blackgate.learn.shared_arrays import padded
from blackgate.learn.worker_link import LearnError


class FakeRay:
    """Stands for Ray: a worker is an object of this process, and everything that is sent is pickled."""

    class exceptions:  # noqa: N801  as in Ray
        class RayError(Exception):
            pass

        class RayTaskError(RayError):
            cause: Exception

    def __init__(self) -> None:
        self.workers: list[Any] = []

    def remote(self, kind: Any) -> Any:
        """Return what makes objects of a class with `remote`, as Ray does."""
        ray = self

        class Maker:
            @staticmethod
            def remote(*arguments: Any) -> Any:
                worker = kind(*pickle.loads(pickle.dumps(arguments)))
                ray.workers.append(worker)
                return FakeHandle(worker)

        return Maker

    def get(self, answer: Any) -> Any:
        """Return an answer, or raise what went wrong."""
        found = pickle.loads(answer)
        if isinstance(found, Exception):
            problem = self.exceptions.RayTaskError()
            problem.cause = found
            raise problem
        return found

    def kill(self, worker: "FakeHandle") -> None:
        """Forget a worker."""
        self.workers.remove(worker.worker)


class FakeHandle:
    """Stands for the handle of a worker."""

    def __init__(self, worker: Any) -> None:
        self.worker = worker

    def __getattr__(self, name: str) -> Any:
        class Method:
            @staticmethod
            def remote(*arguments: Any) -> bytes:
                try:
                    return pickle.dumps(getattr(self.worker, name)(*pickle.loads(pickle.dumps(arguments))))
                except Exception as error:  # noqa: BLE001  raised again in `get`
                    return pickle.dumps(error)

        return Method


class FakeCluster:
    """Stands for `RayCluster`."""

    def __init__(self) -> None:
        self.ray = FakeRay()


def start(cluster: Any = None) -> GameWorkers:
    """Start two workers."""
    modes = parse_modes("2:1,4+teams:1,3+michel:1")
    return GameWorkers(modes, 24, 2, seed=5, max_turns=50, stopped_reward=-1.0, cluster=cluster)


def arrays(workers: GameWorkers) -> list[Any]:
    """Return copies of all arrays."""
    return [array.copy() for half in workers.halves for name, array in half.arrays.items() if name != "actions"]


def play_first_legal_actions(workers: GameWorkers, steps: int) -> None:
    """Step both halves."""
    workers.shaping = 0.5
    for _ in range(steps):
        for half in range(HALVES):
            workers.halves[half]["actions"][:] = workers.halves[half]["masks"].argmax(1)
            workers.step(half)
        for half in range(HALVES):
            workers.wait(half)


def test_games_are_the_same_in_processes_and_on_a_cluster_and_can_be_saved() -> None:
    cluster = FakeCluster()
    local, remote = start(), start(cluster)
    try:
        for workers in (local, remote):
            play_first_legal_actions(workers, 30)
        saved = local.save_games()
        before = arrays(local)
        assert all(np.array_equal(one, other) for one, other in zip(before, arrays(remote), strict=True))
        assert len(cluster.ray.workers) == 2
        for workers in (local, remote):
            play_first_legal_actions(workers, 5)
        after = arrays(remote)
        remote.load_games(saved)
        positions = ("observations", "masks", "seats")
        for half, earlier in zip(remote.halves, (before[:7], before[7:]), strict=True):
            for name, array in zip((name for name in half.arrays if name != "actions"), earlier, strict=True):
                assert name not in positions or np.array_equal(half[name], array)
        play_first_legal_actions(remote, 5)
        assert all(np.array_equal(one, other) for one, other in zip(after, arrays(remote), strict=True))
    finally:
        local.close()
        remote.close()
    assert not cluster.ray.workers


def test_every_player_of_a_stopped_game_gets_the_reward_for_it() -> None:
    workers = GameWorkers(parse_modes("3:1"), 2, 1, seed=5, max_turns=1, stopped_reward=-1.0)
    try:
        for _ in range(100):  # more decisions than the first turn has
            play_first_legal_actions(workers, 1)
            if workers.halves[0]["ends"][0] == STOPPED:
                break
        assert workers.halves[0]["ends"][0] == STOPPED
        assert workers.halves[0]["rewards"][0].tolist() == [-1, -1, -1, 0, 0, 0]
        play_first_legal_actions(workers, 1)
        assert not workers.halves[0]["rewards"][0].any(), "the next game has begun"
    finally:
        workers.close()


@pytest.mark.parametrize("cluster", [None, FakeCluster()], ids=["process", "cluster"])
def test_a_mistake_in_a_worker_is_reported(cluster: Any) -> None:
    workers = start(cluster)
    try:
        assert workers.halves[0]["observations"].shape[1] == padded(workers.layout.size)
        workers.halves[0]["actions"][:] = workers.actions
        workers.step(0)
        with pytest.raises(LearnError, match="A worker process reported an error: UnknownMove"):
            workers.wait(0)
    finally:
        workers.close()
