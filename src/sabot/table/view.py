"""A table around its game, as everybody there may know it."""

import msgspec

from sabot.table.branch import Branch
from sabot.table.pauses import PAUSE_BUDGET_MS
from sabot.table.settings import Settings
from sabot.table.table import Phase
from sabot.table.text_checks import PHRASES


class PersonView(msgspec.Struct, frozen=True):
    """Somebody at the table. `pause_left` is how long they may still stop the game, in ms."""

    person: int
    name: str
    seat: int | None
    muted: bool = False
    pause_left: int = PAUSE_BUDGET_MS


class SeatView(msgspec.Struct, frozen=True):
    """A seat. `bank` is what its clock has in ms, where clocks are banks.

    `words` are those that go into the deals: hidden until the game starts, so that nobody can
    choose theirs to fit. `reserved` is the person for whom an empty seat is kept. `figure` is the
    number of the drawing by which whoever sits here is known: no two seats have the same.
    `holiday_until` is when the last holiday in this game ends, or has ended.
    """

    person: int | None
    bot: str | None
    away: bool
    ready: bool
    bank: int | None
    gave_words: bool
    words: str | None
    reserved: int | None = None
    figure: int | None = None
    holiday_until: int | None = None
    holiday_days_left: int = 0


class FairnessView(msgspec.Struct, frozen=True):
    """The commitment to the deals of this game; the seed is shown when the game is over."""

    commitment: str
    seed: str | None


class TableView(msgspec.Struct, frozen=True, kw_only=True):
    """A table as everybody there knows it. Times are in ms since 1970.

    `turn` goes with every move. `deadline` is when the one to act must have moved, `deal_at`
    when the next round is dealt at the latest; null where one person plays against bots.
    `branched_from` says where the game was taken up, if it had begun at another table. `meter` and
    `hints` say whether players are helped now. `locked`: nobody new comes in. `pause_ends` is when
    a pause ends by itself. `namesakes` are the seats of bots that bear the name of somebody at the
    table. `chat_closed` is the reason why seats may not write what they like now, the name of a
    refusal. `role_wait`: bots and clock wait until everybody present has seen their role.
    """

    table: str
    game: str
    title: str
    game_number: int
    phase: Phase
    paused: bool
    host: int
    people: tuple[PersonView, ...]
    seats: tuple[SeatView, ...]
    settings: Settings
    pin: bool
    turn: int
    to_act: int | None
    deadline: int | None
    deal_at: int | None
    fairness: FairnessView
    branched_from: Branch | None = None
    phrases: tuple[str, ...] = PHRASES
    meter: bool = False
    hints: bool = False
    namesakes: tuple[int, ...] = ()
    locked: bool = False
    pause_ends: int | None = None
    chat_closed: str | None = None
    role_wait: bool = False
