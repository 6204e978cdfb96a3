"""The sockets on which a process of the service listens."""

import socket
import sys

from blackgate.errors import OptionError

RECEIVE_BUFFER_BYTES = 64 * 1024  # per connection; more than any client needs, and bounds what a flood leaves to be parsed


def listening_socket(host: str, port: int, *, or_any: bool = False) -> socket.socket:
    """Return a listening socket. If the port is taken, use any free one or raise an error that names it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform == "win32":  # there, SO_REUSEADDR would let two servers listen on the same port
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
    else:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVE_BUFFER_BYTES)
    try:
        listener.bind((host, port))
    except (OSError, OverflowError):
        if or_any:
            listener.bind((host, 0))
        else:
            listener.close()
            raise OptionError("error-port", host=host, port=str(port)) from None
    listener.listen(4096)
    listener.setblocking(False)
    return listener
