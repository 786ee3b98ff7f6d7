"""What is wrong with a set-up, before anybody comes: the checks of `sabot doctor`.

They change nothing: a database is not made and not brought up to date.
"""

import os
import resource
import shutil
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Literal, NamedTuple

import msgspec

from sabot.core import rng
from sabot.core.errors import SabotError
from sabot.games.registry import GAMES, plugins
from sabot.server.allowed_hosts import check_hosts
from sabot.server.bounded_protocols import SPARE_CONNECTIONS
from sabot.server.descriptors import OTHER_FILES
from sabot.server.listen_address import bound_socket, listen
from sabot.server.pages import pages_are_built
from sabot.server.run import default_database
from sabot.server.settings import EVERYWHERE, ServerSettings, check_base_url, check_proxies
from sabot.server.store.look_at import look_at_store
from sabot.server.store.open_store import file_of
from sabot.server.version import VERSION
from sabot.wire.calls import Health

Level = Literal["ok", "warning", "fault"]
LOOPBACK: Final = frozenset({"127.0.0.1", "::1", "localhost"})
# Below this a busy evening can fill the disk.
LITTLE_SPACE: Final = 512 * 1024 * 1024
MEGABYTE: Final = 1024 * 1024
PROBE_S: Final = 3.0
RAISE: Final = "raise ulimit -n, or LimitNOFILE= in a unit file"


class Finding(NamedTuple):
    """A sentence about the set-up. With a fault people can't play; a warning is a risk."""

    level: Level
    about: str
    sentence: str


def findings(settings: ServerSettings) -> Iterator[Finding]:
    """Everything that is found, one check after the other."""
    for about, check in CHECKS.items():
        try:
            for level, sentence in check(settings):
                yield Finding(level, about, sentence)
        except SabotError as fault:
            yield Finding("fault", about, str(fault))


def program(_: ServerSettings) -> Iterator[tuple[Level, str]]:
    """The program and its parts."""
    python = ".".join(map(str, sys.version_info[:3]))
    yield "ok", f"sabot {VERSION} on Python {python}"
    if is_compiled():
        yield "ok", "the rules are compiled"
    else:
        yield "warning", "the rules are not compiled: bots think much slower"
    if not pages_are_built():
        yield "fault", "the pages are not built: run `make web`, or install a wheel"
    for fault in plugins().faults.values():
        yield "warning", fault


def is_compiled() -> bool:
    """True if the rules run as machine code."""
    return not str(rng.__file__).endswith(".py")


def names(settings: ServerSettings) -> Iterator[tuple[Level, str]]:
    """The names and limits that were set."""
    check_base_url(settings.base_url)
    check_hosts(settings.allowed_hosts)
    check_proxies(settings.trusted_proxies)
    settings.budgets()
    yield "ok", f"people come by {settings.address()}"
    if "*" in settings.allowed_hosts.split(","):
        yield "warning", "any name is taken for this server's: name them in --allowed-hosts"


def proxy(settings: ServerSettings) -> Iterator[tuple[Level, str]]:
    """What a proxy in front needs."""
    if settings.trusted_proxies:
        yield "ok", f"X-Forwarded-For is believed from {settings.trusted_proxies}"
        if settings.trusted_proxies.strip() == "*" and settings.host in EVERYWHERE:
            yield (
                "warning",
                "anybody can pretend to have any address: name the proxy in --trusted-proxies",
            )
    elif settings.base_url and settings.host in LOOPBACK:
        yield (
            "warning",
            "all people share the proxy's address, and its limits: set --trusted-proxies",
        )
    if settings.host in EVERYWHERE and not settings.base_url:
        yield "warning", "people come without HTTPS; put a proxy in front, and set --base-url"


def port(settings: ServerSettings) -> Iterator[tuple[Level, str]]:
    """The address that the server listens at."""
    try:
        with bound_socket(settings.host, settings.port) as listener:
            listen(listener, settings.host)
    except SabotError:
        if not sabot_answers(settings):
            raise
        yield "warning", f"a Sabot is running at port {settings.port} already"
        return
    yield "ok", f"{settings.host} port {settings.port} is free"


def sabot_answers(settings: ServerSettings) -> bool:
    """True if a server of ours is at the address."""
    host = "127.0.0.1" if settings.host in EVERYWHERE else settings.host
    shown = f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{settings.port}/healthz"
    try:
        with urllib.request.urlopen(address, timeout=PROBE_S) as answer:  # our scheme
            return bool(msgspec.json.decode(answer.read(4096), type=Health).status)
    except (OSError, ValueError):
        return False


def folder(settings: ServerSettings) -> Iterator[tuple[Level, str]]:
    """The folder of a SQLite file."""
    file = file_of(settings.database or default_database())
    if file is None:
        return
    there = nearest_folder(file.absolute().parent)
    if not os.access(there, os.W_OK | os.X_OK):
        yield "fault", f"{there} is not writable for this user"
        return
    free = shutil.disk_usage(there).free
    level: Level = "ok" if free > LITTLE_SPACE else "warning"
    yield level, f"{there} is writable, {free // MEGABYTE} MB are free"


def nearest_folder(folder: Path) -> Path:
    """The folder, or the one in which it would be made."""
    return next(each for each in (folder, *folder.parents) if each.exists())


def database(settings: ServerSettings) -> Iterator[tuple[Level, str]]:
    """The tables, and whether the clocks agree."""
    yield from look_at_store(settings.database or default_database())


def files(settings: ServerSettings) -> Iterator[tuple[Level, str]]:
    """How many files the process may open."""
    wanted = settings.connections + SPARE_CONNECTIONS + OTHER_FILES
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY or hard >= wanted:
        yield "ok", f"enough files can be open for {settings.connections} connections"
        return
    room = hard - SPARE_CONNECTIONS - OTHER_FILES
    if room < 1:
        yield "fault", f"too few files can be open: {RAISE}"
    else:
        yield "warning", f"files for {room} of {settings.connections} connections only: {RAISE}"


def bots(settings: ServerSettings) -> Iterator[tuple[Level, str]]:
    """What bots think with."""
    cores = os.cpu_count() or 1
    if settings.thinkers > cores:
        yield "warning", f"{settings.thinkers} processes think for bots on {cores} cores"
    else:
        yield "ok", f"{len(GAMES)} games, {cores} cores"


CHECKS: Final = {
    "program": program,
    "names": names,
    "proxy": proxy,
    "port": port,
    "folder": folder,
    "database": database,
    "files": files,
    "bots": bots,
}
