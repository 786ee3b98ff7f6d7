"""A lock that one process holds on a file, and that ends with the process, however it ends."""

import fcntl
import os
import sys
from pathlib import Path
from typing import Final

from sabot.server.store.log import StoreDown

# Elsewhere such a lock would hold up SQLite's own locks on the same file.
LOCKS_THE_FILE: Final = sys.platform == "linux"


class FileLock:
    """Held from `take` to `release`, on a file beside the file and on the file itself.

    Only the file itself is the same by all its names: links, and mounts of it elsewhere. Only the
    one beside it tells that a journal of that name is in use, when the file has been replaced. The
    lock file stays: removing it would be a race.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.descriptors: list[int] = []

    def take(self) -> None:
        """Hold the lock, or refuse because somebody else does. A file that is missing is made."""
        path = self.path.resolve()
        beside = path.with_name(path.name + ".lock")
        try:
            # In this order: closing a file that SQLite has open in this process ends its locks.
            for each in (beside, path) if LOCKS_THE_FILE else (beside,):
                self.hold(each)
        except BaseException:
            self.release()
            raise

    def hold(self, path: Path) -> None:
        """Hold the lock of one file; it is made for its owner only, as seeds of deals are in it."""
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        self.descriptors.append(descriptor)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise StoreDown(
                f"Another process uses the tables in {self.path}. "
                "Several processes need PostgreSQL."
            ) from None

    def release(self) -> None:
        """Let others have it; after SQLite has closed the file."""
        while self.descriptors:
            os.close(self.descriptors.pop())
