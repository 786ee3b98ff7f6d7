"""Decides commands: entries for the log, or a refusal. The table stays as it is."""

# Compiled by mypyc.

from typing import assert_never

from sabot.core.state import State
from sabot.table.changes import Decision
from sabot.table.commands import (
    AcknowledgeRole,
    AddBot,
    AnyCommand,
    Arranging,
    Back,
    ChangeSettings,
    EndHoliday,
    GiveWords,
    HandOver,
    Leave,
    Lock,
    MakeClaim,
    Move,
    Mute,
    Note,
    OtherCommand,
    Pause,
    Ready,
    Rematch,
    Remove,
    RemoveBot,
    Replace,
    Reserve,
    Resume,
    Say,
    Sit,
    Stand,
    Start,
    TakeHoliday,
)
from sabot.table.context import TableContext
from sabot.table.entries import (
    AnyEntry,
    CameBack,
    HolidayEnded,
    HolidayTaken,
    Noted,
    Paused,
    Readied,
    Rematched,
    Resumed,
    RoleAcknowledged,
)
from sabot.table.game_commands import MOST_TOGETHER, dealt, play_all, read_move, start
from sabot.table.holidays import HOLIDAY_DAYS
from sabot.table.log_room import check_log_room
from sabot.table.pauses import PAUSE_BUDGET_MS
from sabot.table.refusals import Refused
from sabot.table.seating_commands import (
    add_bot,
    change_settings,
    give_words,
    hand_over,
    leave,
    lock,
    mute,
    remove,
    remove_bot,
    replace,
    reserve,
    seat_at,
    sit,
    stand,
)
from sabot.table.table import Table
from sabot.table.talk_commands import claim, say


def decide(table: Table, context: TableContext, person: int, command: AnyCommand) -> Decision:
    """Decide a command of somebody at the table; what it may not do is refused."""
    if table.person(person) is None:
        raise Refused("no-person")
    if not isinstance(command, Move):
        entries = entries_of(table, context, person, command)
        check_log_room(table, person, entries)
        return Decision(entries)
    seat = seat_of(table, person)
    if command.turn != table.turn:
        raise Refused("late")
    if len(command.more) >= MOST_TOGETHER:
        raise Refused("bad-move")
    moves = [read_move(table, each) for each in (command.move, *command.more)]
    return play_all(table, seat, moves, "person")


def entries_of(
    table: Table, context: TableContext, person: int, command: OtherCommand
) -> list[AnyEntry]:
    """The entries of any command but a move."""
    match command:
        case Ready():
            return ready(table, seat_of(table, person))
        case AcknowledgeRole():
            return acknowledge_role(table, seat_of(table, person), command.round)
        case Back():
            return back(table, seat_of(table, person))
        case TakeHoliday():
            return take_holiday(table, seat_of(table, person), command.days)
        case EndHoliday():
            return end_holiday(table, seat_of(table, person))
        case Say():
            return [say(table, person, command)]
        case MakeClaim():
            return [claim(table, person, seat_of(table, person), command)]
        case Note():
            return mark_player(table, seat_of(table, person), command)
        case Pause():
            return pause(table, person)
        case Resume():
            return resume(table, person)
        case Start() | Rematch():
            check_host(table, person)
            return begin(table, context, command)
        case _:
            return arrange(table, context, person, command)


def arrange(table: Table, context: TableContext, person: int, command: Arranging) -> list[AnyEntry]:
    """The entries of a command about seats, people or settings."""
    if not isinstance(command, Sit | Stand | GiveWords | Leave):
        check_host(table, person)
    match command:
        case Sit(seat):
            return sit(table, person, seat)
        case Stand():
            seat_of(table, person)
            return stand(table, person)
        case GiveWords(words):
            return give_words(table, person, seat_of(table, person), words)
        case Leave():
            return leave(table, context, person)
        case AddBot(seat, kind):
            return add_bot(table, context, seat, kind)
        case RemoveBot(seat):
            return remove_bot(table, seat)
        case Replace(seat, kind):
            return replace(table, context, seat, kind)
        case ChangeSettings(settings):
            return change_settings(table, settings)
        case HandOver(other):
            return hand_over(table, other)
        case Remove(other):
            return remove(table, context, other)
        case Mute(other, muted):
            return mute(table, other, muted=muted)
        case Lock(locked):
            return lock(table, locked=locked)
        case Reserve(seat, kept_for):
            return reserve(table, seat, kept_for)
    assert_never(command)


def check_host(table: Table, person: int) -> None:
    """Refuse anybody but the host."""
    if table.host != person:
        raise Refused("not-host")


def seat_of(table: Table, person: int) -> int:
    """The seat of a person; a person without one is refused."""
    seat = table.seat_of(person)
    if seat is None:
        raise Refused("not-seated")
    return seat


def begin(table: Table, context: TableContext, command: Start | Rematch) -> list[AnyEntry]:
    """The game starts, or everybody stays for another."""
    if isinstance(command, Start):
        return start(table, context, command.fill)
    if table.phase != "over":
        raise Refused("not-over")
    return [Rematched(context.seed().hex())]


def ready(table: Table, seat: int) -> list[AnyEntry]:
    """A player is ready; when all are, the round is dealt."""
    if not table.awaits_deal():
        raise Refused("nothing-to-await")
    if table.seats[seat].ready:
        return []
    others = [other for number, other in enumerate(table.seats) if number != seat]
    readied: list[AnyEntry] = [Readied(seat)]
    if not table.paused and all(other.ready or other.played_by_bot() for other in others):
        readied.append(dealt(table, running_state(table)))
    return readied


def running_state(table: Table) -> State:
    """The state of the running game."""
    if table.match is None:
        raise Refused("no-game")
    state: State = table.match.state
    return state


def acknowledge_role(table: Table, seat: int, game_round: int) -> list[AnyEntry]:
    """A player has seen their role; what comes late, or when nobody waits, changes nothing."""
    if not table.awaits_roles() or game_round != table.round_number():
        return []
    return [] if table.seats[seat].role_seen else [RoleAcknowledged(seat)]


def back(table: Table, seat: int) -> list[AnyEntry]:
    """A player takes the seat back."""
    if not table.seats[seat].away:
        return []
    if table.to_act() == seat and table.timing.over_at(table.at):
        raise Refused("time-up")
    return [CameBack(seat)]


def take_holiday(table: Table, seat: int, days: int) -> list[AnyEntry]:
    """A player's clock stands for some days; what is left of an earlier holiday is given back."""
    if table.phase != "playing":
        raise Refused("no-game")
    if not table.settings.clock.over_days():
        raise Refused("no-holidays")
    if table.seats[seat].away:
        raise Refused("time-up")
    left = table.seats[seat].holiday.days_left
    if not 1 <= days <= left:
        raise Refused("holiday-days", left=left, most=HOLIDAY_DAYS)
    return [HolidayTaken(seat, days)]


def end_holiday(table: Table, seat: int) -> list[AnyEntry]:
    """A player is back before the end of a holiday."""
    return [HolidayEnded(seat)] if table.seats[seat].holiday.until > table.at else []


def mark_player(table: Table, seat: int, command: Note) -> list[AnyEntry]:
    """A player marks a seat for themselves, also when the game is over."""
    if table.match is None:
        raise Refused("no-game")
    seat_at(table, command.seat)
    if table.seats[seat].notes.get(command.seat, "") == command.mark:
        return []
    return [Noted(seat, command.seat, command.mark)]


def check_player_or_host(table: Table, person: int) -> None:
    """Refuse watchers, but for the host, who may watch when all players have left to bots."""
    if person != table.host:
        seat_of(table, person)


def pause(table: Table, person: int) -> list[AnyEntry]:
    """The game is stopped by one of its players, or by the host."""
    check_player_or_host(table, person)
    if table.phase != "playing":
        raise Refused("no-game")
    if table.paused:
        return []
    if not table.pauses.left(person):
        raise Refused("no-pause-left", minutes=PAUSE_BUDGET_MS // 60_000)
    return [Paused(person)]


def resume(table: Table, person: int) -> list[AnyEntry]:
    """The game goes on."""
    check_player_or_host(table, person)
    if not table.paused:
        raise Refused("not-paused")
    return [Resumed(person)]
