"""Server processes: started, waited for, sampled, stopped."""

import os
import resource
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

PATIENCE = 30.0
TICKS = os.sysconf("SC_CLK_TCK")


class Sample(NamedTuple):
    """A process at one moment: processor time of all its threads in s, resident memory in KB."""

    cpu: float
    memory: float


def sample(pid: int) -> Sample:
    """The process as the kernel counts it."""
    folder = Path(f"/proc/{pid}")
    # The name of the program, in parentheses, may hold anything; the numbers follow it.
    numbers = (folder / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    pages = int((folder / "statm").read_text(encoding="utf-8").split()[1])
    return Sample(
        (int(numbers[11]) + int(numbers[12])) / TICKS, pages * resource.getpagesize() / 1024
    )


def free_port() -> int:
    """A port on which nobody listens now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def allow_many_files() -> None:
    """Let this process and its children open as many files as the system permits."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


Command = Callable[[int], list[str]]


@contextmanager
def serving(command: Command, environment: Mapping[str, str]) -> Generator[tuple[int, int]]:
    """A running server's process id and port; `command` is told the port."""
    port = free_port()
    with tempfile.TemporaryFile("w+", encoding="utf-8") as said:
        process = subprocess.Popen(
            command(port), env={**os.environ, **environment}, stdout=said, stderr=said
        )
        try:
            await_port(process, port)
            yield process.pid, port
        except RuntimeError:
            said.seek(0)
            print(said.read()[-2000:])
            raise
        finally:
            stop(process)


def await_port(process: subprocess.Popen[bytes], port: int) -> None:
    """Wait until the server listens."""
    limit = time.monotonic() + PATIENCE
    while time.monotonic() < limit and process.poll() is None:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise RuntimeError(f"the server does not listen: {process.args!r}")


def stop(process: subprocess.Popen[bytes]) -> None:
    """Ask it to end, and see to it."""
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
