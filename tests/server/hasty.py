"""The program with its waits cut short, for tests that would otherwise wait for half a minute."""

from typing import Any

from sabot.cli import main
from sabot.server import presence, rooms, scheduler
from sabot.table import background_work

WAITS: list[tuple[Any, str, float]] = [
    (background_work, "AWAY_AFTER_MS", 300),
    (scheduler, "GRACE_MS", 200),
    (scheduler, "DEFERENCE_MS", 300),
    (presence, "VALID_MS", 600),
    (rooms, "SWEEP_S", 0.2),
]


def hurry() -> None:
    """Cut them short."""
    for module, name, value in WAITS:
        assert hasattr(module, name)
        setattr(module, name, value)


if __name__ == "__main__":
    hurry()
    main()
