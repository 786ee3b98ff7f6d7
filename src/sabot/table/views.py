"""What everybody may know of a table around its game: built from nothing, field by field."""

import msgspec

from sabot.core.game import Viewer
from sabot.table.aids import allowed
from sabot.table.branch import Branch
from sabot.table.fairness import commitment
from sabot.table.lines import Line
from sabot.table.settings import Settings
from sabot.table.table import Phase, Table
from sabot.table.texts import PHRASES


class PersonView(msgspec.Struct, frozen=True):
    """Somebody at the table."""

    person: int
    name: str
    seat: int | None


class SeatView(msgspec.Struct, frozen=True):
    """A seat. `bank` is what its clock has in ms, where clocks are banks.

    `words` are those that go into the deals: hidden until the game starts, so that nobody can
    choose theirs to fit.
    """

    person: int | None
    bot: str | None
    away: bool
    ready: bool
    bank: int | None
    gave_words: bool
    words: str | None


class FairnessView(msgspec.Struct, frozen=True):
    """The commitment to the deals of this game; the seed is shown when the game is over."""

    commitment: str
    seed: str | None


class TableView(msgspec.Struct, frozen=True, kw_only=True):
    """A table as everybody there knows it. Times are in ms since 1970.

    `turn` goes with every move. `deadline` is when the one to act must have moved, `deal_at`
    when the next round is dealt at the latest. `branched_from` says where the game was taken up,
    if it had begun at another table. `meter` and `hints` say whether players are helped now.
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


def view_table(table: Table) -> TableView:
    """What everybody at the table may know of it."""
    settings = table.settings
    return TableView(
        table=table.id,
        game=table.game.id,
        title=table.game.title,
        game_number=table.game_number,
        phase=table.phase,
        paused=table.paused,
        host=table.host,
        people=tuple(
            PersonView(person.number, person.name, table.seat_of(person.number))
            for person in table.present()
        ),
        seats=tuple(view_seat(table, seat) for seat in range(table.players())),
        settings=settings,
        pin=table.pin is not None,
        turn=table.turn,
        to_act=table.to_act(),
        deadline=table.timing.deadline(),
        deal_at=deal_at(table),
        fairness=FairnessView(
            commitment(table.seed), table.seed.hex() if table.phase == "over" else None
        ),
        branched_from=table.branched_from,
        meter=allowed(table, settings.meter),
        hints=allowed(table, settings.hints),
    )


def view_turn(table: Table, last: TableView) -> TableView:
    """The table after a move or a deal, from how it was shown before."""
    return msgspec.structs.replace(
        last,
        seats=tuple([view_seat(table, seat) for seat in range(table.players())]),
        turn=table.turn,
        to_act=table.to_act(),
        deadline=table.timing.deadline(),
        deal_at=deal_at(table),
    )


def view_seat(table: Table, number: int) -> SeatView:
    """One seat."""
    seat = table.seats[number]
    bank = table.timing.banks[number] if table.timing.clock.kind == "bank" else None
    return SeatView(
        person=seat.person,
        bot=seat.bot,
        away=seat.away,
        ready=seat.ready,
        bank=bank,
        gave_words=bool(table.words[number] if table.words else seat.words),
        words=table.words[number] if table.words else None,
    )


def deal_at(table: Table) -> int | None:
    """When the next round is dealt, if nobody is waited for any longer."""
    if not table.awaits_deal() or table.paused:
        return None
    return table.rests_since + table.settings.round_pause * 1000


def notes_of(table: Table, viewer: Viewer) -> dict[int, str]:
    """The marks that a seat has made for itself: nobody else has any way to them."""
    return {} if viewer is None else table.seats[viewer].notes


def chat_of(table: Table, *, watching: bool) -> tuple[Line, ...]:
    """What was said, as a seat or a watcher may know it: asides are for watchers."""
    if not watching:
        return tuple(table.chat)
    return tuple(sorted([*table.chat, *table.asides], key=lambda line: line.at))
