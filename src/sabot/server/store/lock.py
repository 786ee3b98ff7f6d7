"""A lock that one process holds on a file, and that ends with the process, however it ends."""

import fcntl
import os
from pathlib import Path

from sabot.server.store.log import StoreDown


class FileLock:
    """Held from `take` to `release`. The lock file itself stays: removing it would be a race."""

    def __init__(self, path: Path) -> None:
        self.path = path.with_name(path.name + ".lock")
        self.descriptor: int | None = None

    def take(self) -> None:
        """Hold the lock, or refuse because somebody else does."""
        descriptor = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(descriptor)
            raise StoreDown(
                f"Another process uses the tables in {self.path.with_suffix('')}. "
                "Several processes need PostgreSQL."
            ) from None
        self.descriptor = descriptor

    def release(self) -> None:
        """Let others have it."""
        if self.descriptor is not None:
            os.close(self.descriptor)
            self.descriptor = None
