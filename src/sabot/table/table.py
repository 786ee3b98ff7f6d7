"""A table: people, seats and the game that runs there. It is made by folding its log."""

# Compiled by mypyc.

from collections import deque
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from sabot.core.game import AnyGame
from sabot.table.branch import Branch
from sabot.table.chat_lines import Line
from sabot.table.clock import Timing
from sabot.table.holidays import Holiday
from sabot.table.match import Match
from sabot.table.pauses import Pauses
from sabot.table.settings import Clock, Settings

Phase = Literal["gathering", "playing", "over"]
# Whether bots and clock wait until people have seen their roles of this round.
RoleWait = Literal["possible", "on", "over"]

# How much of what was said stays at hand, and how many commands are remembered as done.
CHAT_KEPT: Final = 100
COMMANDS_KEPT: Final = 256


@dataclass
class Person:
    """Somebody who came in. `key` is the hash of their secret; numbers are never used again.

    `figure` is the one that they chose, if any: `figures.py`.
    """

    number: int
    name: str
    key: str
    figure: int | None = None
    gone: bool = False
    barred: bool = False
    muted: bool = False


@dataclass
class Seat:
    """A seat of a person or a bot. `away`: a bot plays for the person until they are back.

    `notes` are the person's own marks by seat: replaced when one changes, never changed in place.
    `since` is the number of the entry with which the person sat down, `reserved` the person for
    whom an empty seat is kept. `role_seen`: they have seen their role of this round. `figure` is
    that of whoever sits here. `holiday` are those of the running game.
    """

    person: int | None = None
    bot: str | None = None
    away: bool = False
    ready: bool = False
    words: str = ""
    notes: dict[int, str] = field(default_factory=dict[int, str])
    since: int = 0
    reserved: int | None = None
    role_seen: bool = False
    figure: int | None = None
    holiday: Holiday = field(default_factory=Holiday)

    def empty(self) -> bool:
        """True if nobody sits here."""
        return self.person is None and self.bot is None

    def played_by_bot(self) -> bool:
        """True if a bot decides here now."""
        return self.bot is not None or self.away


@dataclass(eq=False)
class Table:
    """One table as its log made it. `number` and `at` are those of its last entry.

    `opened_at` is the time of the first.

    `words` are those mixed into the deals of the running game, fixed when it started.
    `turn` counts the moves of all games here, so that a late move is never taken for a new one.
    `reminded_turn` is the last turn whose player was reminded.
    `private_news` counts by person what only they were told, so that whoever has their seat later
    finds it in no number. Of what all were told, `game_entries` counts the parts of games, and
    `arrangements` how often people, seats and settings changed or a game was paused.
    """

    id: str
    settings: Settings
    game: AnyGame
    options: Any
    seed: bytes
    pin: str | None = None
    number: int = 0
    at: int = 0
    opened_at: int = 0
    host: int = 0
    phase: Phase = "gathering"
    locked: bool = False
    paused: bool = False
    pauses: Pauses = field(default_factory=Pauses)
    game_number: int = 1
    turn: int = 0
    reminded_turn: int = -1
    match: Match | None = None
    words: tuple[str, ...] = ()
    branched_from: Branch | None = None
    seats: list[Seat] = field(default_factory=list[Seat])
    people: dict[int, Person] = field(default_factory=dict[int, Person])
    timing: Timing = field(default_factory=lambda: Timing(Clock(), 0))
    rests_since: int = 0
    role_wait: RoleWait = "over"
    role_wait_since: int = 0
    chat: deque[Line] = field(default_factory=lambda: deque[Line](maxlen=CHAT_KEPT))
    watcher_chat: deque[Line] = field(default_factory=lambda: deque[Line](maxlen=CHAT_KEPT))
    public_news: int = 0
    watcher_news: int = 0
    private_news: dict[int, int] = field(default_factory=dict[int, int])
    game_entries: int = 0
    arrangements: int = 0
    commands: dict[str, int] = field(default_factory=dict[str, int])

    def players(self) -> int:
        """How many seats there are."""
        return len(self.seats)

    def present(self) -> list[Person]:
        """The people at the table, in the order in which they came."""
        return [person for person in self.people.values() if not person.gone]

    def person(self, number: int) -> Person | None:
        """Somebody who is at this table."""
        person = self.people.get(number)
        return None if person is None or person.gone else person

    def seat_of(self, person: int) -> int | None:
        """The seat that somebody has, if any."""
        for number, seat in enumerate(self.seats):
            if seat.person == person:
                return number
        return None

    def seated_people(self) -> list[int]:
        """The people with a seat, first those who have sat longest."""
        seats = sorted(self.seats, key=lambda seat: seat.since)
        return [seat.person for seat in seats if seat.person is not None]

    def one_person_plays(self) -> bool:
        """True if one person plays against bots, and so holds up nobody."""
        return len(self.seated_people()) == 1

    def pause_ends(self) -> int | None:
        """When a pause ends by itself: never where one person plays, who holds up nobody."""
        return self.pauses.end() if len(self.seated_people()) > 1 else None

    def to_act(self) -> int | None:
        """The seat that must decide, or None."""
        if self.match is None or self.phase != "playing":
            return None
        return self.match.game.to_act(self.match.state)

    def awaits_deal(self) -> bool:
        """True if a round of the running game is about to be dealt."""
        if self.match is None or self.phase != "playing":
            return False
        return bool(self.match.state.awaits_deal())

    def awaits_roles(self) -> bool:
        """True if bots and clock wait, or could begin to, until people have seen their roles."""
        return self.role_wait != "over" and self.round_runs()

    def round_number(self) -> int:
        """The round of the running game that was dealt last, from 1; 0 before."""
        return 0 if self.match is None else len(self.match.record.rounds)

    def round_runs(self) -> bool:
        """True if a round of the running game has been dealt and is not over."""
        return self.match is not None and self.phase == "playing" and not self.awaits_deal()

    def may_be_watched(self) -> bool:
        """True if people without a seat may be here."""
        return self.settings.watching or self.phase == "gathering"

    def chat_lines(self) -> int:
        """How many lines were said to all."""
        return self.public_news - self.game_entries - self.arrangements

    def remember(self, command: str, number: int) -> None:
        """Keep in mind that a command was done by an entry."""
        self.commands[command] = number
        if len(self.commands) > COMMANDS_KEPT:
            del self.commands[next(iter(self.commands))]

    def news_number(self, person: int, *, watching: bool) -> int:
        """The number of the last news of somebody's stream: of their seat, or of the watchers."""
        apart = self.watcher_news if watching else self.private_news.get(person, 0)
        return self.public_news + apart
