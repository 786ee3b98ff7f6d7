"""The program with rooms that are closed soon after everybody has left, for tests of memory."""

from sabot.cli import main
from sabot.server import rooms

if __name__ == "__main__":
    rooms.IDLE_S = 0.5  # type: ignore[misc]
    rooms.SWEEP_S = 0.4  # type: ignore[misc]
    main()
