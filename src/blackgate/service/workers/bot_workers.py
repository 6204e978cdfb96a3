"""Bots at the tables. Quick ones answer at once; slow ones think in a worker process, so that no table waits for them.

A bot is given its seat's view and nothing else. It may fail: then the guard's default is played and the fault counted.
"""

import asyncio
import hashlib
import logging
import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from blackgate.bots import Budget, is_slow, make_bot
from blackgate.bots.advice_text import Telling
from blackgate.bots.boss import Boss
from blackgate.bots.guard import Guard, default_move, understood
from blackgate.game import Game
from blackgate.service.metrics import METRICS
from blackgate.tables.clocks import SLOW_BOT_FACTOR
from blackgate.tables.commands import Refusal
from blackgate.tables.hosted_table import HostedTable
from blackgate.tables.wire import HintedMove, Scale

PATIENCE = 30.0  # seconds

log = logging.getLogger("blackgate.service")


class BotWorkers:
    """Whoever chooses for the bots."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = workers
        self.room = asyncio.Semaphore(workers)  # who waits for a thinker is not being slow
        self.pool: ProcessPoolExecutor | None = None
        self.advising: set[tuple[str, int]] = set()

    async def choose(self, book: HostedTable, seat: int, bot: str) -> str:
        """A bot's move, as text."""
        game = book.require_game()
        METRICS.bot_moves.labels(bot).inc()
        if not is_slow(bot):
            return self.at_once(game, seat, bot, temper(book, seat))
        milliseconds = float(book.options.boss_ms)
        budget = Budget(milliseconds=milliseconds, deadline=SLOW_BOT_FACTOR * milliseconds / 1000)
        loop = asyncio.get_running_loop()
        job = game.to_bytes(), book.edition.pack.directory, seat, bot, temper(book, seat), budget
        async with self.room:
            pool = self.workshop()
            try:
                move, fault = await asyncio.wait_for(loop.run_in_executor(pool, think, *job), PATIENCE)
            except Exception as error:  # noqa: BLE001  a bot that fails must not stop a table
                if isinstance(error, BrokenProcessPool | TimeoutError) and self.pool is pool:
                    self.stop()
                return self.failed(game, bot, type(error).__name__)
        if fault:
            METRICS.bot_faults.labels(bot, fault).inc()
        return move

    async def advise(self, book: HostedTable, seat: int, lang: str) -> tuple[Scale, list[HintedMove]]:
        """What boss would do in a seat's place: the scale of its values, and the best moves. One seat asks once at a time."""
        asking = book.id, seat
        if asking in self.advising:
            raise Refusal("busy")
        milliseconds = float(book.options.boss_ms)
        budget = Budget(milliseconds=milliseconds, deadline=SLOW_BOT_FACTOR * milliseconds / 1000)
        job = book.require_game().to_bytes(), book.edition.pack.directory, seat, lang, book.display_names(), budget
        self.advising.add(asking)
        try:
            async with self.room:
                pool = self.workshop()
                try:
                    done = asyncio.get_running_loop().run_in_executor(pool, advise, *job)
                    return await asyncio.wait_for(done, PATIENCE)
                except (BrokenProcessPool, TimeoutError):
                    if self.pool is pool:
                        self.stop()
                    raise Refusal("busy") from None
                except Exception as error:  # noqa: BLE001  whoever asked gets an answer, whatever broke in there
                    log.error("advice failed", extra={"error": type(error).__name__})  # noqa: TRY400
                    raise Refusal("no_advice") from None
        finally:
            self.advising.discard(asking)

    def at_once(self, game: Game, seat: int, bot: str, seed: int) -> str:
        """A bot that needs microseconds."""
        moves = list(game.legal_moves)
        try:
            return understood(make_bot(bot, seed).choose(game.view(seat), moves, Budget()), moves).text
        except Exception as error:  # noqa: BLE001  a bot that fails must not stop a table
            return self.failed(game, bot, type(error).__name__)

    def failed(self, game: Game, bot: str, sort: str) -> str:
        """The default, and a word about it."""
        log.error("bot failed", extra={"bot": bot, "error": sort})
        METRICS.bot_faults.labels(bot, sort).inc()
        return default_move(list(game.legal_moves)).text

    def workshop(self) -> ProcessPoolExecutor:
        """The processes, started when first needed. Spawned, not forked: a fork would inherit sockets and locks."""
        if self.pool is None:
            spawn = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, mp_context=spawn, initializer=go_with_the_server)
        return self.pool

    def stop(self) -> None:
        """Send them home."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None

    async def close(self) -> None:
        """Send them home, and wait until they are."""
        pool, self.pool = self.pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, True, cancel_futures=True)


def temper(book: HostedTable, seat: int) -> int:
    """A bot's seed: nobody outside can tell what it will do from its being a program."""
    text = f"{book.creation.seed} bot {seat}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")


def go_with_the_server() -> None:
    """In a process of its own: end when the server does, however it ended. Otherwise every crash would leave thinkers behind."""
    threading.Thread(target=wait_for_the_end, daemon=True).start()


def wait_for_the_end() -> None:
    """Of the server; then there is nothing left to tidy up."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def think(saved: bytes, pack: str, seat: int, bot: str, seed: int, budget: Budget) -> tuple[str, str]:
    """In a process of its own: the move, and the sort of fault if there was one."""
    game = Game.from_bytes(saved, pack)
    decision = Guard(make_bot(bot, seed), PATIENCE / 2).decide(game.view(seat), list(game.legal_moves), budget)
    return decision.move.text, "" if decision.fault is None else decision.fault.sort


def advise(saved: bytes, pack: str, seat: int, lang: str, names: list[str], budget: Budget) -> tuple[Scale, list[HintedMove]]:
    """In a process of its own: the best moves as boss sees them from a seat's view, in words. Its whims are always the same:
    were they drawn from the table's seed, they might tell something about it."""
    game = Game.from_bytes(saved, pack)
    view = game.view(seat)
    advice = Boss().advise(view, list(game.legal_moves), budget)
    telling = Telling(view, lang, names)
    thoughts = [
        HintedMove(thought.move.text, telling.chooser.move(thought.move), thought.value, telling.reason(thought))
        for thought in advice.thoughts
    ]
    return "chance" if advice.scale == "chance" else "score", thoughts
