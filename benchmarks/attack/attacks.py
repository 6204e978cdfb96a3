"""The list of all attacks."""

from dataclasses import dataclass

from benchmarks.attack import bots, connections, database, frames, lobby, messages, replays, requests
from benchmarks.attack.attacker import Attack


@dataclass(frozen=True, slots=True)
class Scenario:
    """An attack, and the server that it attacks."""

    name: str
    finding: str  # its number in the audit, or its rank
    attack: Attack
    seconds: float = 10.0
    database: str = ""  # if empty, the one that the caller chooses
    server_options: tuple[str, ...] = ()
    open_files: int | None = None  # of the server
    moves_wait: bool = False  # moves cannot be answered during this attack; none may be lost
    max_memory_growth_mb: float = 100.0

    @property
    def summary(self) -> str:
        """What the attackers do."""
        return (self.attack.__doc__ or "").partition("\n")[0]


SCENARIOS = (
    Scenario("empty-fragments", "1", frames.empty_fragments),
    Scenario("slow-fragments", "1", frames.slow_fragments),
    Scenario("pings", "1", frames.pings),
    Scenario("stale-refusals", "2", messages.stale_refusals),
    Scenario("reconnections", "2", messages.reconnections),
    Scenario("boss-tables", "3", bots.boss_tables, seconds=20),
    Scenario("unread-replies", "4", connections.unread_replies, seconds=40, max_memory_growth_mb=200),
    Scenario("ipv6-network", "5", connections.ipv6_network, server_options=("--behind-proxy", "127.0.0.1")),
    Scenario("held-connections", "6", connections.held_connections, open_files=connections.OPEN_FILES),
    Scenario("table-flood", "7", lobby.table_flood),
    Scenario("chat-flood", "7", messages.chat_flood),
    Scenario("replay-flood", "8", replays.replay_flood, seconds=20, max_memory_growth_mb=300),
    Scenario("public-tables", "12", lobby.public_tables),
    Scenario("kicked-player", "12", lobby.kicked_player),
    Scenario("code-guessing", "low", lobby.code_guessing),
    Scenario("malformed-requests", "low", requests.malformed),
    Scenario("malformed-records", "low", requests.records, max_memory_growth_mb=200),
    Scenario("frozen-postgresql", "low", database.frozen_postgresql, database="postgresql", moves_wait=True),
    Scenario("stadium", "also", messages.stadium, max_memory_growth_mb=200),
)
