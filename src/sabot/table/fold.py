"""Entries applied to a table, one after the other. They have happened: nothing is refused here."""

# Compiled by mypyc.

from typing import assert_never

from sabot.core.notation import format_seat
from sabot.table.branch import Branch
from sabot.table.changes import Change, PlayedMove
from sabot.table.chat_lines import Line
from sabot.table.clock import Timing
from sabot.table.entries import (
    AnyEntry,
    Arrangement,
    BotSat,
    BotStood,
    CameBack,
    Claimed,
    ClockRestarted,
    Dealt,
    Entered,
    HolidayEnded,
    HolidayTaken,
    HostChanged,
    Left,
    Locked,
    Moved,
    Muted,
    Noted,
    Opened,
    Paused,
    Readied,
    Rematched,
    Reminded,
    Removed,
    Reserved,
    Resumed,
    RoleAcknowledged,
    RoleWaitBegan,
    RoleWaitEnded,
    Said,
    Sat,
    SettingsChanged,
    Started,
    Stood,
    WentAway,
    WordsGiven,
)
from sabot.table.figures import free_figure, seat_person_figure
from sabot.table.holidays import Holiday
from sabot.table.match import Match
from sabot.table.pauses import Pauses
from sabot.table.settings import Settings, game_and_options
from sabot.table.table import Person, Seat, Table


def open_table(table_id: str, entry: Opened, at: int) -> Table:
    """The table that the first entry sets up."""
    game, options = game_and_options(entry.settings)
    table = Table(table_id, entry.settings, game, options, bytes.fromhex(entry.seed), entry.pin)
    table.seats = [Seat() for _ in range(options.players)]  # type: ignore[attr-defined]
    table.number, table.public_news, table.arrangements = 1, 1, 1
    table.at = table.opened_at = at
    return table


def fold(table: Table, entry: AnyEntry, at: int, played: PlayedMove | None = None) -> Change:
    """Apply the next entry of the log.

    Whoever has just decided on a move passes on what it `played`; from a log it is played here.
    """
    if isinstance(entry, Said):
        count_lines(table, 0 if entry.aside else 1, 1 if entry.aside else 0, at)
        say(table, entry)
        return Change(entry)
    table.number += 1
    table.at = max(table.at, at)
    if isinstance(entry, Noted | RoleAcknowledged):
        count_private(table, entry.seat)
    else:
        table.public_news += 1
        count_kind(table, entry)
    match entry:
        case Moved():
            return move(table, entry, played)
        case Dealt(deal):
            take_deal(table, deal)
        case Readied(seat):
            table.seats[seat].ready = True
        case WentAway(seat):
            table.seats[seat].away = True
        case CameBack(seat):
            table.seats[seat].away = False
        case Paused(person):
            table.paused = True
            table.pauses = table.pauses.stopped(person, table.at)
            table.timing.stop(table.at)
        case Resumed():
            table.paused = False
            charged = len(table.seated_people()) > 1
            table.pauses = table.pauses.ended(table.at, charged=charged)
            if table.role_wait != "on":
                clock_goes(table)
        case Reminded():
            table.reminded_turn = table.turn
        case HolidayTaken() | HolidayEnded():
            change_holiday(table, entry)
        case ClockRestarted():
            table.timing.go(table.at)
        case RoleWaitBegan() | RoleAcknowledged() | RoleWaitEnded():
            wait_for_roles(table, entry)
        case Claimed(seat, text):
            running(table).claim_text(seat, text)
        case Noted(seat, about, mark):
            set_mark(table.seats[seat], about, mark)
        case Started(branch):
            start(table, branch)
        case Rematched(seed):
            rematch(table, seed)
        case _:
            arrange(table, entry)
    return Change(entry)


def arrange(table: Table, entry: Arrangement) -> None:
    """Apply an entry about people, seats or settings."""
    match entry:
        case Entered(person, name, key, figure):
            table.people[person] = Person(person, name, key, figure)
        case Left(person, bot):
            go(table, person, bot)
        case Removed(person, bot):
            go(table, person, bot)
            table.people[person].barred = True
        case Muted(person, muted):
            table.people[person].muted = muted
        case Locked(locked):
            table.locked = locked
        case Reserved(seat, kept_for):
            table.seats[seat].reserved = kept_for
        case HostChanged(person):
            table.host = person
        case Sat(person, seat):
            sit(table, person, seat)
        case Stood(person):
            stand(table, person)
        case BotSat(seat, kind):
            seat_bot(table, seat, kind)
        case BotStood(seat):
            table.seats[seat] = Seat()
        case WordsGiven(person, words):
            seat_number = table.seat_of(person)
            if seat_number is not None:
                table.seats[seat_number].words = words
        case SettingsChanged(settings):
            change_settings(table, settings)
        case Opened():
            raise AssertionError("a table is opened once")
        case _:
            assert_never(entry)


def change_holiday(table: Table, entry: HolidayTaken | HolidayEnded) -> None:
    """A holiday begins or ends: the clock of whoever has the turn stands, or goes on."""
    seat = table.seats[entry.seat]
    seat.holiday = seat.holiday.ended(table.at)
    if isinstance(entry, HolidayTaken):
        seat.holiday = seat.holiday.taken(table.at, entry.days)
    if table.timing.seat == entry.seat and table.timing.since is not None:
        table.timing.stop(table.at)
        clock_goes(table)


def clock_goes(table: Table) -> None:
    """The clock runs again: at once, or when the holiday of whoever has the turn is over."""
    table.timing.go(max(table.at, rests_until(table, table.timing.seat)))


def rests_until(table: Table, seat: int | None) -> int:
    """When the holiday of a seat ends."""
    return 0 if seat is None else table.seats[seat].holiday.until


def pass_turn(table: Table) -> None:
    """The clock of the one to act begins."""
    seat = table.to_act()
    table.timing.turn_to(seat, table.at, rests_until(table, seat))


def go(table: Table, person: int, bot: str | None) -> None:
    """Somebody is gone; while a game runs a bot has their seat."""
    seat = table.seat_of(person)
    if seat is not None and bot is not None:
        seat_bot(table, seat, bot)
    elif seat is not None:
        table.seats[seat] = Seat()
    for place in table.seats:
        if place.reserved == person:
            place.reserved = None
    table.people[person].gone = True


def sit(table: Table, person: int, seat: int) -> None:
    """Somebody has this seat, and no other any more."""
    before = table.seat_of(person)
    since = table.number if before is None else table.seats[before].since
    chosen = table.people[person].figure if before is None else table.seats[before].figure
    stand(table, person)
    figure = seat_person_figure(table, seat, chosen)
    table.seats[seat] = Seat(person=person, since=since, figure=figure)


def seat_bot(table: Table, seat: int, kind: str) -> None:
    """A bot has this seat; it keeps the figure of whoever had it before."""
    before = table.seats[seat].figure
    figure = free_figure(table, seat, seat) if before is None else before
    table.seats[seat] = Seat(bot=kind, figure=figure)
    if table.timing.seat == seat and (table.timing.since or 0) > table.at:
        table.timing.go(table.at)  # a bot has no holiday


def stand(table: Table, person: int) -> None:
    """Whoever it is has no seat any more."""
    seat = table.seat_of(person)
    if seat is not None:
        table.seats[seat] = Seat()


def change_settings(table: Table, settings: Settings) -> None:
    """Another game, perhaps with more or fewer seats."""
    table.settings = settings
    table.game, table.options = game_and_options(settings)
    players = int(table.options.players)
    table.seats = [*table.seats[:players], *(Seat() for _ in range(players - len(table.seats)))]
    table.timing = Timing(settings.clock, players)


# The game.


def start(table: Table, branch: Branch | None) -> None:
    """The game begins; its first round is about to be dealt."""
    table.branched_from = branch
    names = [seat_name(table, seat) for seat in range(table.players())]
    table.match = Match(table.game, table.options, names)
    table.words = tuple([seat.words for seat in table.seats])
    table.timing = Timing(table.settings.clock, table.players())
    table.pauses = Pauses()
    for seat in table.seats:
        seat.holiday = Holiday()
    table.phase = "playing"
    table.rests_since = table.at


def seat_name(table: Table, number: int) -> str:
    """The name of the person or bot on a seat, for the record."""
    seat = table.seats[number]
    if seat.person is not None:
        return table.people[seat.person].name
    return f"{seat.bot} {format_seat(number)}"


def take_deal(table: Table, deal: list[str]) -> None:
    """A round is dealt."""
    game_match = running(table)
    game_match.take_deal(table.game.parse_deal(deal))
    for seat in table.seats:
        seat.ready = seat.role_seen = False
    table.role_wait = "possible" if table.game.secret_roles else "over"
    pass_turn(table)


def move(table: Table, entry: Moved, played: PlayedMove | None) -> Change:
    """A move is made."""
    game_match = running(table)
    before = game_match.state
    if played is None:
        played = PlayedMove(table.game.parse_move(entry.move), before.copy())
        table.game.play(played.after, played.move)
    game_match.go_on(entry.seat, played.move, played.after)
    table.turn += 1
    if entry.by == "person":
        table.seats[entry.seat].away = False
    if entry.by == "elsewhere":
        # No clock of this table was running.
        table.timing = Timing(table.settings.clock, table.players())
    watcher_chat = end(table) if played.after.over() else ()
    pass_turn(table)
    table.rests_since = table.at
    move_in_role_wait(table, entry)
    return Change(entry, played.move, before, watcher_chat, game_match.judged)


def wait_for_roles(table: Table, entry: RoleWaitBegan | RoleAcknowledged | RoleWaitEnded) -> None:
    """People look at their roles: bots and clock begin to wait, or go on."""
    match entry:
        case RoleWaitBegan():
            table.role_wait, table.role_wait_since = "on", table.at
            table.timing.hold()
        case RoleAcknowledged(seat):
            table.seats[seat].role_seen = True
        case RoleWaitEnded():
            table.role_wait = "over"
            table.timing.go(table.at)


def move_in_role_wait(table: Table, entry: Moved) -> None:
    """Whoever moves has seen their role; others are still waited for, if they are at all."""
    if table.role_wait == "on" and table.round_runs():
        table.seats[entry.seat].role_seen = True
        table.timing.hold()
    else:
        table.role_wait = "over"


def end(table: Table) -> tuple[Line, ...]:
    """The game is over: what watchers had said among themselves joins the chat of all."""
    table.phase = "over"
    watcher_chat = tuple(table.watcher_chat)
    merged = sorted([*table.chat, *watcher_chat], key=lambda line: line.at)
    table.chat.clear()
    table.chat.extend(merged)
    table.watcher_chat.clear()
    return watcher_chat


def rematch(table: Table, seed: str) -> None:
    """All keep their places for another game."""
    table.match = None
    table.words = ()
    table.branched_from = None
    table.phase = "gathering"
    table.game_number += 1
    table.seed = bytes.fromhex(seed)
    table.timing = Timing(table.settings.clock, table.players())
    for seat in table.seats:
        seat.ready, seat.words, seat.notes = False, "", {}


def count_lines(table: Table, public: int, aside: int, at: int) -> None:
    """Count lines of the chat: all that remains of them once others have pushed them out."""
    table.number += public + aside
    table.at = max(table.at, at)
    table.public_news += public
    table.watcher_news += aside


def say(table: Table, entry: Said) -> None:
    """Somebody said something."""
    line = Line(entry.person, table.people[entry.person].name, table.at, entry.text, entry.phrase)
    (table.watcher_chat if entry.aside else table.chat).append(line)


def count_private(table: Table, number: int) -> None:
    """Count an entry that only the person on a seat is told of."""
    person = table.seats[number].person
    if person is not None:
        table.private_news[person] = table.private_news.get(person, 0) + 1


def count_kind(table: Table, entry: AnyEntry) -> None:
    """Count an entry that all are told of, other than a line of the chat."""
    if isinstance(
        entry,
        Moved
        | Dealt
        | Claimed
        | Started
        | Readied
        | ClockRestarted
        | RoleWaitBegan
        | RoleWaitEnded
        | WentAway
        | CameBack
        | Reminded
        | HolidayTaken
        | HolidayEnded
        | Rematched,
    ):
        table.game_entries += 1
    else:
        table.arrangements += 1


def set_mark(seat: Seat, about: int, mark: str) -> None:
    """Set or remove the mark that a seat has made about another."""
    others = {other: made for other, made in seat.notes.items() if other != about}
    seat.notes = {**others, about: mark} if mark else others


def running(table: Table) -> Match:
    """The game that is being played."""
    if table.match is None:
        raise AssertionError("no game is being played")
    return table.match
