"""A client's picture of a table: the last snapshot, with all news since put into it."""

from typing import Any

import msgspec
from msgspec.structs import replace

from sabot.games.registry import game_named
from sabot.table.chat_lines import Line
from sabot.table.claims import MadeClaim
from sabot.table.table import CHAT_KEPT
from sabot.table.view import TableView
from sabot.wire.messages import Alert, News, Presence, Snapshot


def lines_in(told: Any) -> list[Line]:
    """The chat lines of an event."""
    match told:
        case {"event": "said", "line": line}:
            return [msgspec.convert(line, Line)]
        case {"event": "watchers-had-said", "lines": lines}:
            return msgspec.convert(lines, list[Line])
        case _:
            return []


def claims_after(claims: list[MadeClaim], told: Any) -> list[MadeClaim]:
    """The claims of the last round in which there were any, once an event is told."""
    match told:
        case {"event": "claim-made", "claim": claim}:
            made = msgspec.convert(claim, MadeClaim)
            return [*(each for each in claims if each.round == made.round), made]
        case {"event": "claims-judged", "claims": judged}:
            return msgspec.convert(judged, list[MadeClaim])
        case _:
            return claims


class Picture:
    """The views of table and game as one sees them, as plain data and as structs.

    `alerts` are what one was told as the host: `wrong-pins`, once many have been tried.
    """

    def __init__(self) -> None:
        self.stream: str | None = None
        self.n = 0
        self.you = -1
        self.seat: int | None = None
        self.table: dict[str, Any] | None = None
        self.game: dict[str, Any] | None = None
        self.here: tuple[int, ...] = ()
        self.chat: list[Line] = []
        self.claims: list[MadeClaim] = []
        self.notes: dict[int, str] = {}
        self.alerts: set[str] = set()

    def take_aside(self, message: Presence | Alert) -> None:
        """Take in what has no number."""
        if isinstance(message, Presence):
            self.here = message.here
        else:
            self.alerts.add(message.alert)

    def take_snapshot(self, snapshot: Snapshot) -> None:
        """Begin again with all there is to know."""
        self.stream, self.n = snapshot.stream, snapshot.n
        self.you, self.seat, self.here = snapshot.you, snapshot.seat, snapshot.here
        self.table = msgspec.to_builtins(snapshot.table)
        self.game = snapshot.view
        self.chat = list(snapshot.chat)
        self.claims = list(snapshot.claims)
        self.notes = snapshot.notes

    def take_news(self, news: News) -> bool:
        """Put in what changed; False if it is known already."""
        if news.n <= self.n:
            return False
        self.n = news.n
        self.table = {**(self.table or {}), **(news.table or {})}
        if news.fresh:
            self.game, self.claims = news.view, []
        elif news.view is not None:
            self.game = {**(self.game or {}), **news.view}
        if news.notes is not None:
            self.notes = news.notes
        self.chat += [line for told in news.told for line in lines_in(told)]
        del self.chat[:-CHAT_KEPT]
        for told in news.told:
            self.claims = claims_after(self.claims, told)
        return True

    def table_view(self) -> TableView:
        """The table around the game."""
        return msgspec.convert(self.table, TableView)

    def view(self) -> Any:
        """The game as one sees it, as its own type; None before it starts."""
        if self.game is None or self.table is None:
            return None
        return msgspec.convert(self.game, game_named(self.table["game"]).view_type)

    def said(self) -> list[MadeClaim]:
        """The claims of this round, each as its own type, and with its verdict once it is over."""
        words = None if self.table is None else game_named(self.table["game"]).vocabulary
        if words is None or self.game is None:
            return []
        return [
            replace(each, claim=msgspec.convert(each.claim, words.claim_type))
            for each in self.claims
            if each.round == self.game["round"]
        ]

    def claims_on_offer(self) -> list[Any]:
        """Every claim that one may make now."""
        if self.table is None or self.game is None:
            return []
        return game_named(self.table["game"]).claims(self.view(), self.said())

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
