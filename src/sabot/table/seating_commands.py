"""Decides commands about people, seats and settings."""

# Compiled by mypyc.

from collections.abc import Collection

import msgspec

from sabot.table.context import MOST_UNSEATED, TableContext
from sabot.table.entries import (
    AnyEntry,
    BotSat,
    BotStood,
    Entered,
    HostChanged,
    Left,
    Locked,
    Muted,
    Opened,
    Removed,
    Reserved,
    Sat,
    SettingsChanged,
    Stood,
    WordsGiven,
)
from sabot.table.log_room import check_log_room
from sabot.table.refusals import Refused
from sabot.table.settings import Settings, check_settings, game_and_options
from sabot.table.table import Seat, Table
from sabot.table.text_checks import person_name, words_given


def opened(context: TableContext, settings: Settings, pin: str | None) -> Opened:
    """The first entry of a new table."""
    check_settings(settings)
    return Opened(canonical(settings), context.seed().hex(), pin)


def canonical(settings: Settings) -> Settings:
    """The settings with the options in their canonical form."""
    game, options = game_and_options(settings)
    return msgspec.structs.replace(settings, game=game.format_options(options))


def enter(  # noqa: PLR0913  # a newcomer is known by name and secrets, a table by who is there
    table: Table,
    context: TableContext,
    wished: str,
    key: str,
    *,
    here: Collection[int] = (),
    former: Collection[str] = (),
    figure: int | None = None,
) -> list[AnyEntry]:
    """Somebody comes in with the hash of their secret; if nobody is there, they are the host.

    `here` are the people who are connected. `figure` is the one that they chose. `former` are the
    hashes of other secrets that the newcomer has: who was removed is known by them.
    """
    present = table.present()
    if any(person.barred and person.key in former for person in table.people.values()):
        raise Refused("no-entry")
    if table.locked and present:
        raise Refused("locked")
    if not table.may_be_watched():
        raise Refused("no-watching")
    room = make_room(table, here)
    number = len(table.people)
    name = person_name(table, wished, context.bot_names)
    entered = [*room, Entered(number, name, key, figure)]
    check_log_room(table, number, entered[-1:])
    return entered if present else [*entered, HostChanged(number)]


def make_room(table: Table, here: Collection[int]) -> list[AnyEntry]:
    """Nothing if there is room for one more; else whoever came first and is not here has left."""
    unseated = [each.number for each in table.present() if table.seat_of(each.number) is None]
    if len(unseated) < MOST_UNSEATED:
        return []
    for person in unseated:
        if person not in here and person != table.host:
            return [Left(person)]
    raise Refused("full")


def sit(table: Table, person: int, seat: int) -> list[AnyEntry]:
    """Somebody sits down."""
    check_gathering(table)
    place = seat_at(table, seat)
    if place.person == person:
        return []
    if not place.empty():
        raise Refused("seat-taken")
    if place.reserved is not None and place.reserved != person:
        raise Refused("reserved")
    return [Sat(person, seat)]


def stand(table: Table, person: int) -> list[AnyEntry]:
    """A person with a seat stands up."""
    check_gathering(table)
    return [Stood(person)]


def give_words(table: Table, person: int, seat: int, wished: str) -> list[AnyEntry]:
    """Somebody's words go into the deals of the next game."""
    if table.phase != "gathering":
        raise Refused("words-late")
    words = words_given(wished)
    return [] if words == table.seats[seat].words else [WordsGiven(person, words)]


def leave(table: Table, context: TableContext, person: int) -> list[AnyEntry]:
    """Somebody goes; if it was the host, whoever sits longest is the next."""
    left: list[AnyEntry] = [Left(person, stand_in(table, context, person))]
    next_host = successor(table, [each.number for each in table.present()])
    if table.host == person and next_host is not None:
        left.append(HostChanged(next_host))
    return left


def stand_in(table: Table, context: TableContext, person: int) -> str | None:
    """The kind of bot that takes over from somebody who goes; none unless they are playing."""
    plays = table.phase == "playing" and table.seat_of(person) is not None
    return context.stand_in if plays else None


def successor(table: Table, candidates: Collection[int]) -> int | None:
    """The next host: of these people who sits longest, or else came first."""
    ranked = [*table.seated_people(), *table.people]
    for person in ranked:
        if person in candidates and person != table.host and table.person(person) is not None:
            return person
    return None


def add_bot(table: Table, context: TableContext, seat: int, kind: str) -> list[AnyEntry]:
    """A bot sits down."""
    check_gathering(table)
    check_kind(context, kind)
    if seat_at(table, seat).person is not None:
        raise Refused("seat-taken")
    return [BotSat(seat, kind)]


def remove_bot(table: Table, seat: int) -> list[AnyEntry]:
    """A bot goes."""
    check_gathering(table)
    if seat_at(table, seat).bot is None:
        raise Refused("no-bot-there")
    return [BotStood(seat)]


def replace(table: Table, context: TableContext, seat: int, kind: str) -> list[AnyEntry]:
    """A bot takes somebody's place."""
    check_kind(context, kind)
    if seat_at(table, seat).empty():
        raise Refused("no-person")
    return [BotSat(seat, kind)]


def change_settings(table: Table, settings: Settings) -> list[AnyEntry]:
    """The table is set up in another way."""
    check_gathering(table)
    check_settings(settings)
    wished = canonical(settings)
    return [] if wished == table.settings else [SettingsChanged(wished)]


def hand_over(table: Table, other: int) -> list[AnyEntry]:
    """Somebody else becomes the host."""
    if table.person(other) is None:
        raise Refused("no-person")
    return [] if other == table.host else [HostChanged(other)]


def remove(table: Table, context: TableContext, other: int) -> list[AnyEntry]:
    """Somebody is asked to leave, and stays out; a bot takes over their seat if a game runs."""
    if table.person(other) is None or other == table.host:
        raise Refused("no-person")
    return [Removed(other, stand_in(table, context, other))]


def mute(table: Table, other: int, *, muted: bool) -> list[AnyEntry]:
    """Somebody is silenced, or may speak again."""
    person = table.person(other)
    if person is None or other == table.host:
        raise Refused("no-person")
    return [] if person.muted == muted else [Muted(other, muted)]


def lock(table: Table, *, locked: bool) -> list[AnyEntry]:
    """Nobody new comes in, or anybody again."""
    return [] if table.locked == locked else [Locked(locked)]


def reserve(table: Table, seat: int, person: int | None) -> list[AnyEntry]:
    """An empty seat is kept for somebody, or for nobody any more."""
    check_gathering(table)
    place = seat_at(table, seat)
    if not place.empty():
        raise Refused("seat-taken")
    if person is not None and table.person(person) is None:
        raise Refused("no-person")
    return [] if place.reserved == person else [Reserved(seat, person)]


def check_may_watch(table: Table, person: int) -> None:
    """Refuse a person without a seat at a table that is played without watchers."""
    if not table.may_be_watched() and table.seat_of(person) is None:
        raise Refused("no-watching")


def check_gathering(table: Table) -> None:
    """Refuse while a game runs, or is over and not yet followed by a rematch."""
    if table.phase != "gathering":
        raise Refused("game-runs")


def check_kind(context: TableContext, kind: str) -> None:
    """Refuse a kind of bot that there is not."""
    if kind not in context.kinds:
        raise Refused("no-bot")


def seat_at(table: Table, seat: int) -> Seat:
    """The seat with that number."""
    if not 0 <= seat < table.players():
        raise Refused("no-seat")
    return table.seats[seat]
