"""The components that run the tables of one process, wired together."""

from dataclasses import dataclass
from typing import Self

from blackgate.service.active_tables import ActiveTables
from blackgate.service.background_tasks import BackgroundTasks
from blackgate.service.broadcaster import Broadcaster
from blackgate.service.chat import Chat
from blackgate.service.command_executor import CommandExecutor
from blackgate.service.pack_registry import PackRegistry
from blackgate.service.presence import Presence
from blackgate.service.process_state import ProcessState
from blackgate.service.process_sync import ProcessSync
from blackgate.service.retention import Retention
from blackgate.service.retention_policy import RetentionPolicy
from blackgate.service.scheduler import Scheduler
from blackgate.service.security.limits import NO_LIMITS, Limits
from blackgate.service.storage import Store
from blackgate.service.storage.log_writer import LogWriter
from blackgate.service.subscriptions import Subscriptions
from blackgate.service.table_reader import TableReader
from blackgate.service.wakeup_bus import WakeupBus
from blackgate.service.workers.bot_workers import BotWorkers
from blackgate.service.ws.message_handler import MessageHandler


@dataclass(frozen=True, slots=True)
class TableServices:
    """One instance of each component. Each of them knows only those it needs; this class only builds them."""

    active: ActiveTables
    tasks: BackgroundTasks
    presence: Presence
    reader: TableReader
    executor: CommandExecutor
    chat: Chat
    subscriptions: Subscriptions
    sync: ProcessSync
    scheduler: Scheduler
    message_handler: MessageHandler
    retention: Retention

    @classmethod
    def build(
        cls,
        store: Store,
        log_writer: LogWriter,
        packs: PackRegistry,
        bus: WakeupBus,
        bots: BotWorkers,
        process: ProcessState,
        limits: Limits = NO_LIMITS,
        policy: RetentionPolicy = RetentionPolicy(),  # noqa: B008  it is frozen
    ) -> Self:
        """Build all components."""
        active, tasks = ActiveTables(), BackgroundTasks()
        presence = Presence(active, store, bus, process)
        broadcaster = Broadcaster(presence, process)
        reader = TableReader(active, store, packs, broadcaster)
        executor = CommandExecutor(active, reader, log_writer, packs, broadcaster, bus, process, tasks)
        chat = Chat(active, store, bus, limits)
        subscriptions = Subscriptions(active, reader, presence, chat, process)
        sync = ProcessSync(active, store, reader, presence, chat, tasks)
        scheduler = Scheduler(active, store, reader, executor, presence, bots, process, tasks)
        subscriptions.observers.append(scheduler.resume)
        handler = MessageHandler(reader, executor, subscriptions, presence, chat, bots, process, tasks)
        retention = Retention(policy, active, store, executor, presence, process)
        return cls(active, tasks, presence, reader, executor, chat, subscriptions, sync, scheduler, handler, retention)
