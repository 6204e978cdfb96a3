"""Bots at the tables, and hints. Fast bots move at once; slow ones think in a worker process, so that no table waits for them.

Addresses take turns in using the workers (`fair_queue.py`). A bot gets the view of its seat and nothing else. If it fails, the
default move is played and the fault is counted.
"""

import logging
from functools import lru_cache
from typing import Final

from blackgate.bots import Budget, is_slow, make_bot
from blackgate.bots.fault_guard import Guard, default_move
from blackgate.catalogue import Edition, edition
from blackgate.game import Game
from blackgate.service.metrics import METRICS
from blackgate.service.workers.fair_queue import UNKNOWN, FairQueue, Origin, Ticket
from blackgate.service.workers.worker_pool import WorkerPool
from blackgate.tables import bot_moves, hints
from blackgate.tables.clocks import SLOW_BOT_FACTOR
from blackgate.tables.commands import Refusal
from blackgate.tables.hosted_table import HostedTable
from blackgate.tables.wire import HintedMove, Scale

TIMEOUT_S = 30.0
ROUND_MS = 2000.0  # in which each address that needs a worker has had a turn
MIN_SHARE_MS = 100.0  # a bot thinks at least this long even if many addresses share the workers, unless its table wants less
MAX_HINTS_PER_ADDRESS = 30  # running and waiting; enough for a class behind one address
UNKNOWN_ORIGIN = Origin()

log: Final = logging.getLogger("blackgate.service")


class BotWorkers:
    """Chooses moves for bots, and hints for players."""

    def __init__(self, workers: int = 1) -> None:
        self.pool: Final = WorkerPool(workers)
        self.queue: Final = FairQueue(workers)  # waiting for a worker does not count as thinking time
        self.waiting_moves: dict[str, Ticket] = {}  # by table
        self.open_hints: dict[tuple[str, int], str] = {}  # addresses, by table and seat

    async def choose_move(self, table: HostedTable, seat: int, bot: str, origin: Origin = UNKNOWN_ORIGIN) -> str:
        """Return the move of a bot, as text. A slow bot waits for its turn; it is refused if the table changes meanwhile."""
        if not is_slow(bot):
            METRICS.bot_moves.labels(bot).inc()
            return self.choose_at_once(table, seat, bot)
        version = table.version
        ticket = await self.wait_for_turn(table.id, origin)
        try:
            if table.version != version:
                raise Refusal("stale")
            METRICS.bot_moves.labels(bot).inc()
            return await self.choose_slowly(table, seat, bot)
        finally:
            self.queue.leave(ticket)

    async def wait_for_turn(self, table_id: str, origin: Origin) -> Ticket:
        """Wait for a worker for the move of a bot. An earlier move of the table that still waits is not needed any more."""
        if table_id in self.waiting_moves:
            self.queue.leave(self.waiting_moves[table_id])
        ticket = self.waiting_moves[table_id] = self.queue.join(origin)
        try:
            await ticket.turn
        except BaseException:
            self.queue.leave(ticket)
            raise
        finally:
            if self.waiting_moves.get(table_id) is ticket:
                del self.waiting_moves[table_id]
        return ticket

    async def choose_slowly(self, table: HostedTable, seat: int, bot: str) -> str:
        """Return the move of a bot that thinks in a worker."""
        game = table.require_game()
        budget = self.thinking_budget(table)
        job = game.to_bytes(), table.edition.pack.directory, seat, bot, bot_moves.bot_seed(table, seat), budget
        try:
            move, fault = await self.pool.run(TIMEOUT_S, choose_in_worker, *job)
        except Refusal:
            raise  # the server stops
        except Exception as error:  # noqa: BLE001  a bot that fails must not stop a table
            self.report(bot, type(error).__name__)
            return default_move(list(game.legal_moves)).text
        if fault:
            METRICS.bot_faults.labels(bot, fault).inc()
        return move

    async def advise(self, table: HostedTable, seat: int, lang: str, address: str = UNKNOWN) -> tuple[Scale, list[HintedMove]]:
        """Return the best moves of a seat, as the strongest bot sees it, and the scale of their values: one request at a time."""
        key = table.id, seat
        if key in self.open_hints or list(self.open_hints.values()).count(address) >= MAX_HINTS_PER_ADDRESS:
            raise Refusal("busy")
        game, names = table.require_game().to_bytes(), table.display_names()
        self.open_hints[key] = address
        try:
            async with self.queue.turn(Origin((address,), table.id)):
                job = game, table.edition.pack.directory, seat, lang, names, self.thinking_budget(table)
                return await self.pool.run_or_refuse(TIMEOUT_S, advise_in_worker, *job)
        except Refusal:
            raise
        except Exception as error:  # noqa: BLE001  the player gets an answer, whatever broke in the worker
            log.error("hint failed", extra={"error": type(error).__name__})  # noqa: TRY400
            raise Refusal("no_advice") from None
        finally:
            del self.open_hints[key]

    def thinking_budget(self, table: HostedTable) -> Budget:
        """Return how long a slow bot may think at a table: less if many addresses share the workers."""
        share = ROUND_MS * self.queue.workers / max(1, self.queue.active_addresses())
        milliseconds = min(float(table.options.boss_ms), max(share, MIN_SHARE_MS))
        return Budget(milliseconds=milliseconds, deadline=SLOW_BOT_FACTOR * milliseconds / 1000)

    def choose_at_once(self, table: HostedTable, seat: int, bot: str) -> str:
        """Return the move of a fast bot, which needs microseconds."""
        move, fault = bot_moves.choose_or_default(table, seat, bot)
        if fault:
            self.report(bot, fault)
        return move

    def report(self, bot: str, fault: str) -> None:
        """Log and count the fault of a bot."""
        log.error("bot failed", extra={"bot": bot, "error": fault})
        METRICS.bot_faults.labels(bot, fault).inc()

    def close(self) -> None:
        """Refuse what waits, and stop the worker processes."""
        self.queue.close()
        self.pool.close()

    async def wait_closed(self) -> None:
        """Wait until the worker processes have ended."""
        await self.pool.wait_closed()


@lru_cache(maxsize=32)
def loaded_pack(folder: str) -> Edition:
    """In a worker: return the pack in a folder. Loading it takes ten times as long as a move of warden."""
    return edition(folder)


def choose_in_worker(saved: bytes, pack: str, seat: int, bot: str, seed: int, budget: Budget) -> tuple[str, str]:
    """In a worker: return a bot's move, and the kind of fault if there was one."""
    game = Game.from_bytes(saved, loaded_pack(pack))
    decision = Guard(make_bot(bot, seed), TIMEOUT_S / 2).decide(game.view(seat), list(game.legal_moves), budget)
    return decision.move.text, "" if decision.fault is None else decision.fault.kind


def advise_in_worker(
    saved: bytes, pack: str, seat: int, lang: str, names: list[str], budget: Budget
) -> tuple[Scale, list[HintedMove]]:
    """In a worker: return the strongest bot's best moves from the view of a seat, in words."""
    return hints.advise(Game.from_bytes(saved, loaded_pack(pack)), seat, lang, names, budget)
