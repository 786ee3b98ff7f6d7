"""A client's picture of a table: the last snapshot, with all news since put into it."""

from typing import Any

import msgspec

from sabot.games.registry import game_named
from sabot.table.chat_lines import Line
from sabot.table.table import CHAT_KEPT
from sabot.table.view import TableView
from sabot.wire.messages import News, Snapshot


def lines_in(told: Any) -> list[Line]:
    """The chat lines of an event."""
    match told:
        case {"event": "said", "line": line}:
            return [msgspec.convert(line, Line)]
        case {"event": "watchers-had-said", "lines": lines}:
            return msgspec.convert(lines, list[Line])
        case _:
            return []


class Picture:
    """The views of table and game as one sees them, as plain data and as structs."""

    def __init__(self) -> None:
        self.stream: str | None = None
        self.n = 0
        self.you = -1
        self.seat: int | None = None
        self.table: dict[str, Any] | None = None
        self.game: dict[str, Any] | None = None
        self.here: tuple[int, ...] = ()
        self.chat: list[Line] = []
        self.notes: dict[int, str] = {}

    def take_snapshot(self, snapshot: Snapshot) -> None:
        """Begin again with all there is to know."""
        self.stream, self.n = snapshot.stream, snapshot.n
        self.you, self.seat, self.here = snapshot.you, snapshot.seat, snapshot.here
        self.table = msgspec.to_builtins(snapshot.table)
        self.game = snapshot.view
        self.chat = list(snapshot.chat)
        self.notes = snapshot.notes

    def take_news(self, news: News) -> bool:
        """Put in what changed; False if it is known already."""
        if news.n <= self.n:
            return False
        self.n = news.n
        self.table = {**(self.table or {}), **(news.table or {})}
        if news.fresh:
            self.game = news.view
        elif news.view is not None:
            self.game = {**(self.game or {}), **news.view}
        if news.notes is not None:
            self.notes = news.notes
        self.chat += [line for told in news.told for line in lines_in(told)]
        del self.chat[:-CHAT_KEPT]
        return True

    def table_view(self) -> TableView:
        """The table around the game."""
        return msgspec.convert(self.table, TableView)

    def view(self) -> Any:
        """The game as one sees it, as its own type; None before it starts."""
        if self.game is None or self.table is None:
            return None
        return msgspec.convert(self.game, game_named(self.table["game"]).view_type)

    def turn(self) -> int:
        """The number that goes with a move."""
        return 0 if self.table is None else int(self.table["turn"])

    def my_turn(self) -> bool:
        """True if it is one's turn to move."""
        return (
            self.seat is not None and self.table is not None and self.table["to_act"] == self.seat
        )

    def over(self) -> bool:
        """True if the game is over."""
        return self.table is not None and self.table["phase"] == "over"
