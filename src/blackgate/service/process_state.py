"""The state of this process that several components share."""

import time
from dataclasses import dataclass, field

PROCESS_TIMEOUT_MS = 10_000  # a process without a heartbeat for this time is gone


@dataclass(slots=True)
class ProcessState:
    """The id of this process, whether it is draining, and the known outages of the service (since, until)."""

    id: str
    draining: bool = False  # takes no new players
    database_answered_at: float = field(default_factory=time.monotonic)  # the last heartbeat that was stored
    outages: list[tuple[int, int]] = field(default_factory=list)
