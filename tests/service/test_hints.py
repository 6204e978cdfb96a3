"""Hints: the moves of boss for the seat to move, from what that seat knows and nothing else."""

import asyncio
import threading
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from blackgate.bots import Budget
from blackgate.service.workers import bot_workers
from blackgate.service.workers.bot_workers import BotWorkers, advise_in_worker
from blackgate.tables import wire
from blackgate.tables.commands import Refusal
from blackgate.texts import LANGUAGES
from testkit.game_modes import TABLES, eventful_move
from testkit.seeds import seeded_random
from testkit.service.client import ApiClient, connected_players
from testkit.service.swapped_tables import play, started_table, swapped_pair
from testkit.service.threaded_server import ThreadedServer
from testkit.waiting import TIMEOUT_S

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("lang", [None, *LANGUAGES])
async def test_the_seat_to_move_gets_the_best_moves_in_words(sqlite_api: ApiClient, lang: str | None) -> None:
    async with connected_players(sqlite_api, players=3, boss_ms=20, lang=lang) as players:
        client = players.mover
        hint = await client.try_to("hint")
        assert (hint["t"], hint["version"], hint["scale"]) == ("hints", client.version, "chance")
        assert 1 <= len(hint["thoughts"]) <= 3
        for thought in hint["thoughts"]:
            assert thought["move"] in client.legal
            assert thought["told"] and thought["why"]
            assert 0 <= thought["value"] <= 1
            if lang is not None and client.own is not None:
                assert thought["told"] == client.own["told"][client.legal.index(thought["move"])]
        values = [thought["value"] for thought in hint["thoughts"]]
        assert values == sorted(values, reverse=True)
        assert client.news == [], "nothing of it is in the log"
        assert await client.try_to("move", moves=[hint["thoughts"][0]["move"]])


async def test_only_the_seat_that_is_asked_gets_a_hint(sqlite_api: ApiClient) -> None:
    async with connected_players(sqlite_api, players=2, boss_ms=20) as players, players.table.client() as spectator:
        other = players.others(players.mover)[0]
        assert (await other.refused("hint"))["error"] == "not_asked"
        assert (await spectator.refused("hint"))["error"] == "only_watching"


async def test_hints_can_be_turned_off_at_a_table(sqlite_api: ApiClient) -> None:
    async with connected_players(sqlite_api, players=2, hints=False) as players:
        refused = await players.mover.refused("hint")
        assert (refused["error"], refused["text"]) == ("no_hints", "This table plays without hints.")
        assert players.mover.info["options"]["hints"] is False


async def test_one_hint_at_a_time_and_nothing_else_waits_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    thought_enough = threading.Event()

    def advise_later(*job: Any) -> object:
        assert thought_enough.wait(TIMEOUT_S)
        return advise_in_worker(*job)

    monkeypatch.setattr(bot_workers, "advise_in_worker", advise_later)
    with ThreadPoolExecutor(1) as worker, ThreadedServer(tmp_path) as server:
        monkeypatch.setattr(server.service.bots.pool, "start", lambda: worker)
        async with connected_players(ApiClient(server.url), players=2, boss_ms=20) as players:
            client = players.mover
            first = asyncio.create_task(client.try_to("hint"))
            await asyncio.sleep(0)  # so that it is sent first
            assert (await client.refused("hint"))["error"] == "busy"
            assert (await client.send({"t": "why", "id": "w", "move": client.legal[0]}))["reasons"] == []
            await client.do("move", moves=["end"])
            assert not first.done()
            thought_enough.set()
            assert (await first)["t"] == "hints"
            assert (await players.mover.try_to("hint"))["t"] == "hints"


@pytest.mark.clause("12.4")
@pytest.mark.parametrize(("players", "teams"), TABLES)
def test_swapping_what_a_seat_cannot_know_changes_no_hint(players: int, teams: bool) -> None:
    chooser = seeded_random(f"hints {players} {teams}")
    table = started_table(wire.TableOptions(players=players, teams=teams, target=30), f"{chooser.getrandbits(256):064x}")
    for _ in range(6):
        for _ in range(5):
            play(table, eventful_move(table.require_game(), chooser).text)
        seat = table.to_move
        if seat is None:
            break
        pack = table.edition.pack.directory
        ours, theirs = (
            advise_in_worker(
                world.table.require_game().to_bytes(), pack, seat, "en", world.table.display_names(), Budget(iterations=60)
            )
            for world in swapped_pair(table, seat, chooser)
        )
        assert ours == theirs


async def test_a_failing_worker_is_answered_with_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """If the worker process fails, the client gets an error."""
    workers = BotWorkers()

    class Broken:
        def submit(self, *_: object) -> Future[object]:
            failed: Future[object] = Future()
            failed.set_exception(ValueError("no"))
            return failed

    monkeypatch.setattr(workers.pool, "start", Broken)
    with pytest.raises(Refusal) as caught:
        await workers.advise(started_table(wire.TableOptions(players=2)), 0, "en")
    assert caught.value.error == "no_advice"
