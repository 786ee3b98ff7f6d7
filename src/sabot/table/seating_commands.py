"""Decides commands about people, seats and settings."""

# Compiled by mypyc.

import msgspec

from sabot.table.context import MOST_PEOPLE, TableContext
from sabot.table.entries import (
    AnyEntry,
    BotSat,
    BotStood,
    Entered,
    HostChanged,
    Left,
    Opened,
    Removed,
    Sat,
    SettingsChanged,
    Stood,
    WordsGiven,
)
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


def enter(table: Table, wished: str, key: str) -> list[AnyEntry]:
    """Somebody comes in with the hash of their secret; if nobody is there, they are the host."""
    present = table.present()
    if any(person.barred and person.key == key for person in table.people.values()):
        raise Refused("no-entry")
    if not table.may_be_watched():
        raise Refused("no-watching")
    if len(present) >= MOST_PEOPLE:
        raise Refused("full")
    number = len(table.people)
    entered: list[AnyEntry] = [Entered(number, person_name(table, wished), key)]
    return entered if present else [*entered, HostChanged(number)]


def sit(table: Table, person: int, seat: int) -> list[AnyEntry]:
    """Somebody sits down."""
    check_gathering(table)
    place = seat_at(table, seat)
    if place.person == person:
        return []
    if not place.empty():
        raise Refused("seat-taken")
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
    """Somebody goes; the next one there is the host if it was they."""
    plays = table.phase == "playing" and table.seat_of(person) is not None
    left: list[AnyEntry] = [Left(person, context.stand_in if plays else None)]
    others = [other.number for other in table.present() if other.number != person]
    if table.host == person and others:
        seated = [other for other in others if table.seat_of(other) is not None]
        left.append(HostChanged((seated or others)[0]))
    return left


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


def remove(table: Table, other: int) -> list[AnyEntry]:
    """Somebody is asked to leave."""
    check_gathering(table)
    if table.person(other) is None or other == table.host:
        raise Refused("no-person")
    return [Removed(other)]


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
