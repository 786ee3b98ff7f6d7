"""Who comes back: a person known across tables, their devices, and their games."""

from typing import Literal

import msgspec

from sabot.table.figures import Figure
from sabot.table.table import Phase

# More tables of one browser are not looked at when its person is made.
MOST_BROUGHT = 50
# A waiting game is one in which it is the person's turn.
Standing = Literal["waiting", "running", "gathering", "ended"]


class NewPerson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody who wants to be known here. `device` is what they call this browser.

    `tables` are those where this browser has come in before: from now on the person is there.
    """

    name: str
    figure: Figure | None = None
    device: str = ""
    tables: tuple[str, ...] = ()


class PersonNames(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Another name and figure, for tables to come."""

    name: str
    figure: Figure | None = None


class LinkedDevice(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A browser that becomes one of a person's, by the code that another one shows."""

    code: str
    device: str = ""


class DeviceNamed(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One of the person's devices."""

    device: str


class NoDetails(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing: the call says it all."""


class Device(msgspec.Struct, frozen=True, kw_only=True):
    """A browser of a person; times in ms since 1970, `seen` to the day."""

    id: str
    name: str
    created: int
    seen: int
    this: bool


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """A person as they know themselves."""

    name: str
    figure: int | None
    created: int
    devices: tuple[Device, ...]


class WhoIAm(msgspec.Struct, frozen=True):
    """The person whose browser asks; null if it has none."""

    person: Person | None


class LinkCode(msgspec.Struct, frozen=True, kw_only=True):
    """Words that link another browser, once, for so many seconds."""

    words: tuple[str, ...]
    seconds: int


class RoundTally(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A round of a game that is over, for one seat.

    `role` is the one it had in the end: of the game, or `team` or `alone` where there are none.
    `promise`: it kept its promise, in The Seven Seals. `found_out`: somebody said truly that it was
    the saboteur that it was in secret. `lies` are those that it told, `believed` those of them that
    somebody trusted.
    """

    role: str
    won: bool
    promise: bool | None = None
    found_out: bool | None = None
    lies: int = 0
    believed: int = 0


class GameTally(msgspec.Struct, frozen=True, kw_only=True):
    """A game that is over. `people` has who sat on each seat at its start, null for bots."""

    game: str
    names: tuple[str, ...]
    people: tuple[int | None, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    rounds: tuple[tuple[RoundTally, ...], ...]


class MyGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game that the person has played to its end. `people` is false where a bot sat."""

    number: int
    game: str
    seat: int
    names: tuple[str, ...]
    people: tuple[bool, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    rounds: tuple[RoundTally, ...]


class MyTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table where the person has been. `at` is the time of the last entry of its log.

    `counted` is false while games that are over could not be counted yet.
    """

    table: str
    game: str
    phase: Phase
    standing: Standing
    names: tuple[str, ...]
    at: int
    games: tuple[MyGame, ...]
    counted: bool


class RoleTally(msgspec.Struct, frozen=True, kw_only=True):
    """Rounds of a game in one role."""

    role: str
    rounds: int
    won: int


class Statistics(msgspec.Struct, frozen=True, kw_only=True):
    """What a person's games that are over came to, for one game.

    `saboteur` is how often they were one in secret, and `found_out` how often somebody said so;
    `promises` how many they made, and `kept` how many of these they kept.
    """

    game: str
    games: int
    won: int
    roles: tuple[RoleTally, ...]
    saboteur: int
    found_out: int
    promises: int
    kept: int
    lies: int
    believed: int


class Companion(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody with whom the person has played, by the name that they had at the table.

    `table` is the last one where both have played.
    """

    name: str
    games: int
    table: str


class MyGames(msgspec.Struct, frozen=True, kw_only=True):
    """A page of one's tables, the latest first, and what all games counted so far came to.

    `more` is where the next page begins; null if there is none.
    """

    tables: tuple[MyTable, ...]
    more: int | None
    statistics: tuple[Statistics, ...]
    companions: tuple[Companion, ...]


class PersonExport(msgspec.Struct, frozen=True, kw_only=True):
    """All that the server keeps of a person beside the logs of tables."""

    person: Person
    tables: tuple[MyTable, ...]
    # Tables that have not been looked at since the person was there.
    not_counted: tuple[str, ...]
