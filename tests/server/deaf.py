"""The program, but it never hears what other processes append."""

from sabot.cli import main
from sabot.server.rooms import Rooms


def hear_nothing(rooms: Rooms, table_id: str, number: int) -> None:
    """News that never come, as they may come late."""
    del rooms, table_id, number


if __name__ == "__main__":
    Rooms.news = hear_nothing  # type: ignore[method-assign, assignment]
    main()
