"""Which events each seat and each watcher is told of an entry. Nothing else is ever sent."""

# Compiled by mypyc.

from collections.abc import Sequence
from typing import Any, assert_never

from sabot.core.game import Viewer
from sabot.table import entries as log
from sabot.table import events as told
from sabot.table.changes import Change
from sabot.table.table import Table
from sabot.table.view_builder import claims_of


def events_for(table: Table, change: Change, viewers: Sequence[Viewer]) -> list[list[Any] | None]:
    """The events that each viewer is told of an entry that has just been applied.

    None for a viewer who must not learn that there was an entry.
    """
    entry = change.entry
    if isinstance(entry, log.Moved | log.Dealt):
        return game_events(table, change, viewers)
    if isinstance(entry, log.RoleAcknowledged):  # whoever reads longer than others keeps it secret
        return [[] if viewer == entry.seat else None for viewer in viewers]
    if isinstance(entry, log.ClockRestarted | log.RoleWaitBegan | log.RoleWaitEnded):
        return [[] for _ in viewers]  # the table's view tells all
    event = table_event(table, entry)
    return [[event] if is_told(entry, viewer) else None for viewer in viewers]


def is_told(entry: log.Arrangement | log.Around, viewer: Viewer) -> bool:
    """True if a viewer learns of the entry: watchers talk among themselves, notes are private."""
    if isinstance(entry, log.Noted):
        return viewer == entry.seat
    return not (isinstance(entry, log.Said) and entry.aside and viewer is not None)


def game_events(table: Table, change: Change, viewers: Sequence[Viewer]) -> list[list[Any] | None]:
    """A move or a deal as the game tells it, and to the seat to act that it is its turn."""
    if table.match is None:
        raise AssertionError("moves are made in games")
    game, state, to_act = table.game, table.match.state, table.to_act()
    moved = isinstance(change.entry, log.Moved)
    truth = game.happened(change.before, change.move, state) if moved else []
    told_to_each: list[list[Any] | None] = []
    for viewer in viewers:
        events: list[Any]
        if moved:
            events = [game.event_for(event, viewer) for event in truth]
        else:
            events = [*game.told_deal(state, viewer)]
        if change.judged:
            events.append(told.ClaimsJudged(change.judged))
        if viewer is not None:
            if change.watcher_chat:
                events.append(told.WatchersHadSaid(change.watcher_chat))
            if viewer == to_act:
                events.append(told.YourTurn(viewer, table.timing.deadline()))
        told_to_each.append(events)
    return told_to_each


def table_event(table: Table, entry: log.Arrangement | log.Around) -> told.AnyEvent:
    """The event of any other entry: the same for all who are told, without its secrets."""
    match entry:
        case log.Said(_, _, _, aside):
            lines = table.watcher_chat if aside else table.chat
            return told.SomebodySaid(lines[-1], aside)
        case log.Claimed():
            return told.ClaimMade(claims_of(table)[-1])
        case log.Noted(_, about, mark):
            return told.SeatNoted(about, mark)
        case log.WentAway(seat):
            return told.BotStandsIn(seat)
        case log.CameBack(seat):
            return told.PersonIsBack(seat)
        case log.Reminded(seat):
            return told.TurnReminded(seat)
        case log.HolidayTaken(seat, days):
            return told.HolidayBegan(seat, days)
        case log.HolidayEnded(seat):
            return told.HolidayOver(seat)
        case log.Readied(seat):
            return told.ReadyForRound(seat)
        case log.Paused(person):
            return told.GamePaused(person)
        case log.Resumed(person, by_itself):
            return told.GameResumed(person, by_itself)
        case log.Started():
            return told.GameStarted(table.game_number)
        case log.Rematched():
            return told.PlayingAgain(table.game_number)
        case _:
            return arrangement_event(entry)


def arrangement_event(entry: log.Arrangement) -> told.AnyEvent:
    """The event of an entry about people, seats or settings."""
    match entry:
        case log.Opened() | log.SettingsChanged():
            return told.SetUp()
        case log.Entered(person, name):
            return told.CameIn(person, name)
        case log.Left(person):
            return told.WentOut(person)
        case log.Removed(person):
            return told.ShownOut(person)
        case log.Muted(person, muted):
            return told.PersonMuted(person, muted)
        case log.Locked(locked):
            return told.TableLocked(locked)
        case log.Reserved(seat, kept_for):
            return told.SeatReserved(seat, kept_for)
        case log.HostChanged(person):
            return told.NewHost(person)
        case log.Sat(person, seat):
            return told.SatDown(person, seat)
        case log.Stood(person):
            return told.StoodUp(person)
        case log.BotSat(seat, kind):
            return told.BotSatDown(seat, kind)
        case log.BotStood(seat):
            return told.BotStoodUp(seat)
        case log.WordsGiven(person):
            return told.WordsMixedIn(person)
    assert_never(entry)
