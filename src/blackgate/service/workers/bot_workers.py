"""Bots at the tables, and hints. Fast bots move at once; slow ones think in a worker process, so that no table waits for them.

A bot gets the view of its seat and nothing else. If it fails, the default move is played and the fault is counted.
"""

import asyncio
import logging
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from blackgate.bots import Budget, is_slow, make_bot
from blackgate.bots.advice_text import AdviceText
from blackgate.bots.boss import Boss
from blackgate.bots.fault_guard import Guard, default_move
from blackgate.game import Game
from blackgate.service.metrics import METRICS
from blackgate.service.workers.worker_pool import WorkerPool
from blackgate.tables import bot_moves
from blackgate.tables.clocks import SLOW_BOT_FACTOR
from blackgate.tables.commands import Refusal
from blackgate.tables.hosted_table import HostedTable
from blackgate.tables.wire import HintedMove, Scale

TIMEOUT_S = 30.0

log: Final = logging.getLogger("blackgate.service")


class BotWorkers:
    """Chooses moves for bots, and hints for players."""

    def __init__(self, workers: int = 1) -> None:
        self.pool: Final = WorkerPool(workers)
        self.free_workers: Final = asyncio.Semaphore(workers)  # waiting for a worker does not count as thinking time
        self.open_hints: set[tuple[str, int]] = set()

    async def choose_move(self, table: HostedTable, seat: int, bot: str) -> str:
        """Return the move of a bot, as text."""
        game = table.require_game()
        METRICS.bot_moves.labels(bot).inc()
        if not is_slow(bot):
            return self.choose_at_once(table, seat, bot)
        job = game.to_bytes(), table.edition.pack.directory, seat, bot, bot_moves.bot_seed(table, seat), thinking_budget(table)
        async with self.free_workers:
            executor = self.pool.start()
            try:
                done = asyncio.get_running_loop().run_in_executor(executor, choose_in_worker, *job)
                move, fault = await asyncio.wait_for(done, TIMEOUT_S)
            except Exception as error:  # noqa: BLE001  a bot that fails must not stop a table
                if isinstance(error, BrokenProcessPool | TimeoutError):
                    self.pool.discard(executor)
                return self.default_move(game, bot, type(error).__name__)
        if fault:
            METRICS.bot_faults.labels(bot, fault).inc()
        return move

    async def advise(self, table: HostedTable, seat: int, lang: str) -> tuple[Scale, list[HintedMove]]:
        """Return the best moves of a seat according to boss, and the scale of their values. One request per seat at a time."""
        key = table.id, seat
        if key in self.open_hints:
            raise Refusal("busy")
        game, pack = table.require_game().to_bytes(), table.edition.pack.directory
        job = game, pack, seat, lang, table.display_names(), thinking_budget(table)
        self.open_hints.add(key)
        try:
            async with self.free_workers:
                executor = self.pool.start()
                try:
                    done = asyncio.get_running_loop().run_in_executor(executor, advise_in_worker, *job)
                    return await asyncio.wait_for(done, TIMEOUT_S)
                except (BrokenProcessPool, TimeoutError):
                    self.pool.discard(executor)
                    raise Refusal("busy") from None
                except Exception as error:  # noqa: BLE001  the player gets an answer, whatever broke in the worker
                    log.error("hint failed", extra={"error": type(error).__name__})  # noqa: TRY400
                    raise Refusal("no_advice") from None
        finally:
            self.open_hints.discard(key)

    def choose_at_once(self, table: HostedTable, seat: int, bot: str) -> str:
        """Return the move of a fast bot, which needs microseconds."""
        try:
            return bot_moves.choose_move(table, seat, bot)
        except Exception as error:  # noqa: BLE001  a bot that fails must not stop a table
            return self.default_move(table.require_game(), bot, type(error).__name__)

    def default_move(self, game: Game, bot: str, fault: str) -> str:
        """Return the default move for a bot that failed, and log and count the fault."""
        log.error("bot failed", extra={"bot": bot, "error": fault})
        METRICS.bot_faults.labels(bot, fault).inc()
        return default_move(list(game.legal_moves)).text

    async def close(self) -> None:
        """Stop the worker processes."""
        await self.pool.close()


def thinking_budget(table: HostedTable) -> Budget:
    """Return how long a slow bot may think at a table."""
    milliseconds = float(table.options.boss_ms)
    return Budget(milliseconds=milliseconds, deadline=SLOW_BOT_FACTOR * milliseconds / 1000)


def choose_in_worker(saved: bytes, pack: str, seat: int, bot: str, seed: int, budget: Budget) -> tuple[str, str]:
    """In a worker: return a bot's move, and the sort of fault if there was one."""
    game = Game.from_bytes(saved, pack)
    decision = Guard(make_bot(bot, seed), TIMEOUT_S / 2).decide(game.view(seat), list(game.legal_moves), budget)
    return decision.move.text, "" if decision.fault is None else decision.fault.sort


def advise_in_worker(
    saved: bytes, pack: str, seat: int, lang: str, names: list[str], budget: Budget
) -> tuple[Scale, list[HintedMove]]:
    """In a worker: return boss's best moves from the view of a seat, in words.

    Its random choices do not depend on the seed of the table: otherwise a hint could reveal something about it.
    """
    game = Game.from_bytes(saved, pack)
    view = game.view(seat)
    advice = Boss().advise(view, list(game.legal_moves), budget)
    advice_text = AdviceText(view, lang, names)
    hints = [
        HintedMove(thought.move.text, advice_text.choice_text.move(thought.move), thought.value, advice_text.reason(thought))
        for thought in advice.thoughts
    ]
    return "chance" if advice.scale == "chance" else "score", hints
