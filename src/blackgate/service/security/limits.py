"""How much one client may send: message sizes, and rates per socket and address."""

from dataclasses import dataclass

MAX_FRAME_BYTES = 16 * 1024
MAX_BODY_BYTES = 16 * 1024
MAX_RECORD_BYTES = 2 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits per socket and per address; 0 switches a limit off."""

    messages_per_s: float = 20.0  # per socket
    message_burst: float = 60.0
    strikes: int = 200  # messages over the limit after which a socket is closed
    requests_per_s: float = 10.0  # per address
    request_burst: float = 100.0
    tables_per_min: float = 20.0
    public_lobbies_per_address: int = 10  # public tables that have not started: the list has room for a hundred
    sockets_per_address: int = 200
    sockets: int = 20_000


NO_LIMITS = Limits(
    messages_per_s=0, requests_per_s=0, tables_per_min=0, public_lobbies_per_address=0, sockets_per_address=0, sockets=0
)
