"""Metrics for Prometheus: load, latency, errors. No names, keys or cards."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

LATENCY_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """The metrics of this process."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        self.tables: Final = Gauge("blackgate_tables_open", "Tables held in memory", registry=self.registry)
        self.sockets: Final = Gauge("blackgate_sockets", "Connected sockets", ["role"], registry=self.registry)
        self.commands: Final = Counter(
            "blackgate_commands", "Commands by kind and outcome", ["kind", "outcome"], registry=self.registry
        )
        self.command_counters: dict[tuple[str, str], Counter] = {}
        self.command_seconds: Final = Histogram(
            "blackgate_command_seconds", "From command to acknowledgement", buckets=LATENCY_BUCKETS, registry=self.registry
        )
        self.commit_seconds: Final = Histogram(
            "blackgate_commit_seconds", "One commit", buckets=LATENCY_BUCKETS, registry=self.registry
        )
        self.commit_entries: Final = Histogram(
            "blackgate_commit_entries", "Entries in one commit", buckets=(1, 2, 5, 10, 20, 50, 100, 200), registry=self.registry
        )
        self.commit_retries: Final = Counter("blackgate_commit_retries", "Commits tried again", registry=self.registry)
        self.conflicts: Final = Counter("blackgate_conflicts", "Entries another process wrote first", registry=self.registry)
        self.bot_moves: Final = Counter("blackgate_bot_moves", "Moves of bots", ["bot"], registry=self.registry)
        self.bot_faults: Final = Counter("blackgate_bot_faults", "Bots that failed", ["bot", "kind"], registry=self.registry)
        self.stand_ins: Final = Counter("blackgate_stand_ins", "Seats taken over", ["why"], registry=self.registry)
        self.slowed: Final = Counter("blackgate_slowed", "Messages over a limit", ["door"], registry=self.registry)
        self.dropped: Final = Counter("blackgate_dropped", "Sockets closed because they did not read", registry=self.registry)
        self.skipped: Final = Counter(
            "blackgate_skipped", "Times a slow reader was sent the whole table instead of updates", registry=self.registry
        )
        self.wakes: Final = Counter("blackgate_wakes", "Wake-up calls", ["way"], registry=self.registry)
        self.bus_up: Final = Gauge("blackgate_bus_up", "Whether Redis answers", registry=self.registry)

    def count_command(self, kind: str, outcome: str) -> None:
        """Count a command. Its counter is looked up once, because that takes longer than counting."""
        counter = self.command_counters.get((kind, outcome))
        if counter is None:
            counter = self.command_counters[kind, outcome] = self.commands.labels(kind, outcome)
        counter.inc()

    def text(self) -> bytes:
        """Return all metrics in the text format of Prometheus."""
        return generate_latest(self.registry)


METRICS = Metrics()
