"""Where a server listens; and in a sentence, why it can't."""

import errno
import socket
from contextlib import suppress
from typing import Final

from sabot.core.errors import SabotError

BACKLOG: Final = 2048


def bound_socket(host: str, port: int) -> socket.socket:
    """A socket at the address; nobody can connect before `listen`."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        # With its protocol named, or asyncio would let small packets wait: 40 ms for an answer.
        listener = socket.socket(found[0], socket.SOCK_STREAM, found[2])
    except (OSError, UnicodeError) as reason:
        raise SabotError(unlistenable(host, port, reason)) from None
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        with suppress(OSError):  # what is no IPv6 has no such choice
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        listener.bind(found[4])
    except OSError as reason:
        listener.close()
        raise SabotError(unlistenable(host, port, reason)) from None
    return listener


def listen(listener: socket.socket, host: str) -> None:
    """From now on people can connect. Another server may have begun to listen there meanwhile."""
    port = listener.getsockname()[1]
    try:
        listener.listen(BACKLOG)
    except OSError as reason:
        raise SabotError(unlistenable(host, port, reason)) from None


def unlistenable(host: str, port: int, reason: Exception) -> str:
    """Why nothing can listen there, and what to do about it."""
    number = reason.errno if isinstance(reason, OSError) else None
    if number == errno.EADDRINUSE:
        return (
            f"port {port} is taken; end the other program, or choose another port with --port or "
            "SABOT_PORT, 0 for any that is free"
        )
    if number == errno.EACCES:
        return f"port {port} may not be used by this user; choose one above 1023 with --port"
    if number == errno.EADDRNOTAVAIL:
        return f"this machine has no address {host}; choose one of its own with --host"
    if isinstance(reason, socket.gaierror | UnicodeError):
        return f"there is no host '{host}'; choose an address of this machine with --host"
    detail = reason.strerror if isinstance(reason, OSError) else reason
    return f"can't listen at {host}, port {port}: {detail}"
