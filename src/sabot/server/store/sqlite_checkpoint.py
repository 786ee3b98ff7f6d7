"""The journal of a SQLite file, put into the file beside the one who writes.

SQLite does that by itself every thousand pages, in the middle of somebody's commit, which then
takes ten times as long. Here a thread does it with a connection of its own.
"""

import sqlite3
import threading
from contextlib import suppress
from pathlib import Path
from typing import Final

from sabot.server.store.sqlite_file import connect

# After so many appends the journal is put into the file; about 2.5 pages of 4 KB each. Whoever
# writes meanwhile waits for the disk a little longer, so it is done rarely.
APPENDS: Final = 3_000


class Checkpointer:
    """A thread that sleeps until enough was written."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.count = 0
        self.ending = False
        self.wake = threading.Event()
        self.thread = threading.Thread(target=self.run, name="sabot-tidy", daemon=True)

    def start(self) -> None:
        """Begin."""
        self.thread.start()

    def written(self, appends: int) -> None:
        """Count what was written."""
        self.count += appends
        if self.count >= APPENDS:
            self.count = 0
            self.wake.set()

    def stop(self) -> None:
        """End, and wait until it has ended."""
        self.ending = True
        self.wake.set()
        self.thread.join()

    def run(self) -> None:
        """The loop of the thread."""
        while True:
            self.wake.wait()
            self.wake.clear()
            if self.ending:
                return
            # What goes wrong here goes wrong for the one who writes too, and is told there.
            with suppress(sqlite3.Error, OSError):
                self.tidy()

    def tidy(self) -> None:
        """Put into the file what can be without holding anybody up."""
        connection = connect(self.path, "rw")
        try:
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        finally:
            connection.close()
