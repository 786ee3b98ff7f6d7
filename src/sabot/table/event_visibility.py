"""Who is told what of an entry: a seat, or whoever watches. Only what leaves here is sent."""

# Compiled by mypyc.

from collections.abc import Sequence
from typing import Any, assert_never

from sabot.core.game import Viewer
from sabot.table import entries as log
from sabot.table import events as told
from sabot.table.changes import Change
from sabot.table.chat_lines import Line
from sabot.table.table import Table


def hears(entry: log.AnyEntry, viewer: Viewer) -> bool:
    """Whether a viewer is told of the entry at all: asides are for watchers, notes for oneself."""
    if isinstance(entry, log.Noted):
        return viewer == entry.seat
    return not (isinstance(entry, log.Said) and entry.aside and viewer is not None)


def tell(
    table: Table, change: Change, asides: Sequence[Line], viewers: Sequence[Viewer]
) -> list[list[Any]]:
    """What each viewer is told of an entry that has just been applied.

    `asides` is what watchers had said among themselves before it.
    """
    entry = change.entry
    if isinstance(entry, log.Moved):
        return tell_move(table, change, asides, viewers)
    if isinstance(entry, log.Dealt):
        return [tell_deal(table, viewer) for viewer in viewers]
    event = tell_entry(table, entry)
    return [[event] if hears(entry, viewer) else [] for viewer in viewers]


def tell_move(
    table: Table, change: Change, asides: Sequence[Line], viewers: Sequence[Viewer]
) -> list[list[Any]]:
    """What a move did; at the end of the game also what the watchers had said."""
    if table.match is None:
        raise AssertionError("moves are made in games")
    game = table.game
    truth = game.happened(change.before, change.move, table.match.state)
    stories: list[list[Any]] = []
    for viewer in viewers:
        story: list[Any] = [game.tell(event, viewer) for event in truth]
        if asides and table.phase == "over" and viewer is not None:
            story.append(told.WatchersHadSaid(tuple(asides)))
        stories.append([*story, *your_turn(table, viewer)])
    return stories


def tell_deal(table: Table, viewer: Viewer) -> list[Any]:
    """The deal of a round."""
    if table.match is None:
        raise AssertionError("rounds are dealt in games")
    story = table.game.told_deal(table.match.state, viewer)
    return [*story, *your_turn(table, viewer)]


def your_turn(table: Table, viewer: Viewer) -> list[told.YourTurn]:
    """That it is the viewer's turn, if it is."""
    if viewer is None or table.to_act() != viewer:
        return []
    return [told.YourTurn(viewer, table.timing.deadline())]


def tell_entry(table: Table, entry: log.Arrangement | log.Around) -> told.AnyEvent:
    """An entry that is the same for all who hear of it, without its secrets."""
    match entry:
        case log.Said(_, _, _, aside):
            lines = table.asides if aside else table.chat
            return told.SomebodySaid(lines[-1], aside)
        case log.Noted(_, about, mark):
            return told.SeatNoted(about, mark)
        case log.WentAway(seat):
            return told.BotStandsIn(seat)
        case log.CameBack(seat):
            return told.PersonIsBack(seat)
        case log.Readied(seat):
            return told.ReadyForRound(seat)
        case log.Paused(person):
            return told.GamePaused(person)
        case log.Resumed(person):
            return told.GameResumed(person)
        case log.Started():
            return told.GameStarted(table.game_number)
        case log.Rematched():
            return told.PlayingAgain(table.game_number)
        case _:
            return tell_arrangement(entry)


def tell_arrangement(entry: log.Arrangement) -> told.AnyEvent:
    """Who is there and who sits where."""
    match entry:
        case log.Opened() | log.SettingsChanged():
            return told.SetUp()
        case log.Entered(person, name):
            return told.CameIn(person, name)
        case log.Left(person):
            return told.WentOut(person)
        case log.Removed(person):
            return told.ShownOut(person)
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
