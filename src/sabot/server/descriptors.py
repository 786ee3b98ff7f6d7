"""How many files the process may open, and so how many connections it can hold."""

import dataclasses
import logging
import resource
from typing import Final

from sabot.core.errors import SabotError
from sabot.server.bounded_protocols import SPARE_CONNECTIONS
from sabot.server.logs import log_event
from sabot.server.settings import ServerSettings

# Files besides connections: the database, bot workers, pages that are being sent, the listener.
OTHER_FILES: Final = 96


def fit_descriptors(settings: ServerSettings) -> ServerSettings:
    """Let the process open the files that its connections need; settings that keep within them."""
    besides = SPARE_CONNECTIONS + OTHER_FILES
    room = raise_limit(settings.connections + besides) - besides
    if room < 1:
        raise SabotError(
            f"this process may open too few files; expected at least {besides + 1}: raise the "
            "limit with ulimit -n, or LimitNOFILE= in a unit file"
        )
    if room >= settings.connections:
        return settings
    log_event(
        "fewer connections than set: raise the limit of open files (ulimit -n, LimitNOFILE=)",
        logging.WARNING,
        connections=room,
        wanted=settings.connections,
    )
    return dataclasses.replace(settings, connections=room)


def raise_limit(wanted: int) -> int:
    """How many files the process may open, after asking for as many as are wanted."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    allowed = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
    except (OSError, ValueError):  # some systems have a lower limit that they don't tell
        return soft
    return allowed
