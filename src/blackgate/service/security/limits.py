"""How much one client may send and hold: sizes, and rates per socket and address."""

from dataclasses import dataclass

MAX_FRAME_BYTES = 16 * 1024
MAX_FRAGMENTS = 64  # of one message: 16 KB in fragments of 256 bytes
MAX_HEAD_BYTES = 64 * 1024  # request line and headers
MAX_HEADERS = 100  # browsers send about 20; each one costs time in every layer
MIN_PACE_MS = 200  # of bots: otherwise they would play as fast as the disk writes


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits per socket and per address; 0 switches a limit off.

    They allow a school class behind one address: 30 players, and up to 200 sockets.
    """

    messages_per_s: float = 20.0  # per socket
    message_burst: float = 60.0
    max_violations: int = 200  # messages that are malformed or over the limit, after which a socket is closed

    # Frames, of which a message has one or more. Pings and empty fragments cost as much time as a message, and are no message.
    # Each KB counts as one more frame.
    frames_per_s: float = 40.0  # per socket
    frame_burst: float = 200.0
    max_frame_pauses: int = 20  # pauses after which a socket is closed
    address_frames_per_s: float = 500.0  # all sockets of an address together
    address_frame_burst: float = 2000.0
    assured_frames_per_s: float = 4.0  # which a socket may send whatever the others of its address do
    assured_frame_burst: float = 40.0

    # Requests. Those over the first limit wait, which slows a whole class loading the page at once and refuses none of them.
    http_per_s: float = 200.0  # per address, for all URLs; an answer takes about 0.2 ms
    http_burst: float = 1000.0
    upload_kb_per_s: float = 2048.0  # per address, requests with their bodies; a record has up to 2 MB
    upload_burst_kb: float = 8192.0
    requests_per_s: float = 10.0  # per address, for the API
    request_burst: float = 100.0
    tables_per_min: float = 1.0
    table_burst: float = 40.0  # a school class, each pupil with a table of their own
    open_tables: int = 200  # that an address has opened within a day and that have not ended
    public_lobbies_per_address: int = 10  # public tables that have not started: the list has room for a hundred
    chat_per_s: float = 1.0  # per seat
    chat_burst: float = 10.0
    wrong_codes_per_min: float = 12.0  # so that guessing table codes takes years
    wrong_code_burst: float = 20.0

    connections_per_address: int = 300  # sockets, and HTTP connections whether idle or not; a browser keeps up to six
    unread_bytes_per_address: int = 16 * 1024 * 1024  # HTTP responses that a client does not read stay in memory
    sockets_per_address: int = 200
    sockets: int = 20_000

    @property
    def min_pace_ms(self) -> int:
        """The minimum pace of bots, where limits apply."""
        return MIN_PACE_MS if self.requests_per_s > 0 else 0


NO_LIMITS = Limits(
    messages_per_s=0,
    frames_per_s=0,
    address_frames_per_s=0,
    assured_frames_per_s=0,
    http_per_s=0,
    upload_kb_per_s=0,
    requests_per_s=0,
    tables_per_min=0,
    open_tables=0,
    chat_per_s=0,
    public_lobbies_per_address=0,
    wrong_codes_per_min=0,
    connections_per_address=0,
    unread_bytes_per_address=0,
    sockets_per_address=0,
    sockets=0,
)
