"""The server that is attacked: with its default limits, as an operator would start it."""

import os
import re
import sqlite3
import sys
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

from bench.load.process import sample, serving

SAID = """SELECT count(*), sum(length(body)) FROM entries
    WHERE CAST(body AS TEXT) LIKE '%"said"%'"""
# Starts a program that may open so many files.
FEW_FILES = 'ulimit -n "$1"; shift; exec "$@"'


class Attacked(NamedTuple):
    """A running server: its process, its port and its database."""

    pid: int
    port: int
    database: Path

    @property
    def address(self) -> str:
        """Where honest people find it."""
        return f"http://127.0.0.1:{self.port}"

    def peak_memory(self) -> float:
        """The most memory that its process has had so far, in MB."""
        status = Path(f"/proc/{self.pid}/status").read_text("utf-8")
        found = re.search(r"VmHWM:\s+(\d+) kB", status)
        return 0.0 if found is None else int(found[1]) / 1024

    def processor_time(self) -> float:
        """The processor time that its process has taken so far, in seconds."""
        return sample(self.pid).cpu

    def said(self) -> tuple[int, int]:
        """How many lines of chat its database holds, and their bytes."""
        with closing(sqlite3.connect(f"{self.database.as_uri()}?mode=ro", uri=True)) as reader:
            lines, size = reader.execute(SAID).fetchone()
        return lines, size or 0


@contextmanager
def attacked(folder: Path, *flags: str, files: int = 0) -> Generator[Attacked]:
    """A running server with its tables in a folder; `files` bounds its open files if not 0."""
    database = folder / "tables.db"

    def command(port: int) -> list[str]:
        where = ["--port", str(port), "--database", str(database), "--log-level", "error"]
        serve = [sys.executable, "-m", "sabot", "serve", *where, *flags]
        return ["/bin/sh", "-c", FEW_FILES, "sh", str(files), *serve] if files else serve

    with serving(command, {"PYTHONPATH": os.environ.get("PYTHONPATH", "")}) as (pid, port):
        yield Attacked(pid, port, database)
