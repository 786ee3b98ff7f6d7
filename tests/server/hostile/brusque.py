"""The server with short waits for clients that say nothing, to be run as a program."""

from typing import Any, Final

from sabot.cli import main
from sabot.server import bounded_protocols, http, sockets

WAIT_S: Final = 1.0
WAITS: Final[tuple[tuple[Any, str], ...]] = (
    (bounded_protocols, "HEAD_TIMEOUT_S"),
    (http, "BODY_TIMEOUT_S"),
    (sockets, "HELLO_TIMEOUT_S"),
)

if __name__ == "__main__":
    for module, name in WAITS:
        assert hasattr(module, name)
        setattr(module, name, WAIT_S)
    main()
