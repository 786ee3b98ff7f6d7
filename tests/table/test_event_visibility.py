from typing import Any

import pytest

from sabot.table import commands as ask
from sabot.table import entries as log
from sabot.table import events as told
from sabot.table.chat_lines import Line
from sabot.table.settings import Clock, Settings
from sabot.table.view_builder import view_table
from tests.table.company import AT, GAME, SHORT, Company, over, seated, started, to_act

CHANGED = Settings(game=GAME, listed=True)


def said(text: str, phrase: str) -> Line:
    """A line of Ben's."""
    return Line(1, "Ben", AT, text, phrase)


@pytest.mark.parametrize(
    ("entry", "event"),
    [
        (log.SettingsChanged(CHANGED), told.SetUp()),
        (log.Entered(4, "Eve", "key of Eve"), told.CameIn(4, "Eve")),
        (log.Left(1), told.WentOut(1)),
        (log.Removed(1), told.ShownOut(1)),
        (log.Muted(1), told.PersonMuted(1, muted=True)),
        (log.Locked(locked=False), told.TableLocked(locked=False)),
        (log.Reserved(1, 3), told.SeatReserved(1, 3)),
        (log.HostChanged(1), told.NewHost(1)),
        (log.Sat(3, 1), told.SatDown(3, 1)),
        (log.Stood(1), told.StoodUp(1)),
        (log.BotSat(1, "random"), told.BotSatDown(1, "random")),
        (log.BotStood(1), told.BotStoodUp(1)),
        (log.WordsGiven(1, "words of Ben"), told.WordsMixedIn(1)),
        (log.Started(), told.GameStarted(1)),
        (log.Said(1, "hm"), told.SomebodySaid(Line(1, "Ben", AT, "hm", ""), aside=False)),
        (
            log.Said(1, phrase="oops"),
            told.SomebodySaid(Line(1, "Ben", AT, "", "oops"), aside=False),
        ),
    ],
)
def test_all_are_told_the_same_of_what_happens_around_a_game(
    entry: log.AnyEntry, event: told.AnyEvent
) -> None:
    company = seated()
    company.enter("Dora")
    company.take([entry])
    for viewer in (None, 0, 1, 2):
        assert company.told(viewer) == [event]


@pytest.mark.parametrize(
    ("entry", "event"),
    [
        (log.Readied(1), told.ReadyForRound(1)),
        (log.Paused(1), told.GamePaused(1)),
        (log.Resumed(1, by_itself=True), told.GameResumed(1, by_itself=True)),
        (log.WentAway(1), told.BotStandsIn(1)),
        (log.CameBack(1), told.PersonIsBack(1)),
        (log.Reminded(1), told.TurnReminded(1)),
        (log.HolidayTaken(1, 3), told.HolidayBegan(1, 3)),
        (log.HolidayEnded(1), told.HolidayOver(1)),
        (log.Rematched("00" * 32), told.PlayingAgain(2)),
    ],
)
def test_all_are_told_the_same_of_what_happens_beside_the_moves(
    entry: log.AnyEntry, event: told.AnyEvent
) -> None:
    company = started()
    company.take([entry])
    assert company.told(None) == company.told(0) == [event]


def test_a_clock_that_starts_again_is_told_by_its_deadline_only() -> None:
    company = started()
    company.take([log.ClockRestarted()])
    assert company.told(None) == company.told(0) == []


def test_a_wait_for_roles_is_told_by_the_view_only() -> None:
    company = started()
    for entry in (log.RoleWaitBegan(), log.RoleWaitEnded()):
        company.take([entry])
        assert company.told(None) == company.told(0) == company.told(1) == []


def test_nobody_else_hears_who_has_seen_their_role() -> None:
    company = started()
    company.take([log.RoleWaitBegan()])
    before = view_table(company.table)
    numbers = [company.table.news_number(person, watching=person == 3) for person in range(4)]
    company.take([log.RoleAcknowledged(1)])
    assert [company.told(viewer) for viewer in (None, 0, 1, 2)] == [None, None, [], None]
    assert view_table(company.table) == before
    now = [company.table.news_number(person, watching=person == 3) for person in range(4)]
    assert [late - early for early, late in zip(numbers, now, strict=True)] == [0, 1, 0, 0]


def test_watchers_only_are_told_of_asides() -> None:
    company = started()
    company.do(3, ask.Say("psst"))
    assert company.told(None) == [told.SomebodySaid(Line(3, "Dora", AT, "psst", ""), aside=True)]
    assert company.told(0) is None


def test_asides_have_numbers_for_watchers_only() -> None:
    company = started()
    seats, watchers = (
        company.table.news_number(0, watching=watching) for watching in (False, True)
    )
    company.do(3, ask.Say("psst"))
    assert company.table.news_number(0, watching=False) == seats
    assert company.table.news_number(0, watching=True) == watchers + 1
    company.do(0, ask.Say("hm"))
    assert company.table.news_number(0, watching=False) == seats + 1
    assert company.table.news_number(0, watching=True) == watchers + 2


def ended(*asides: str) -> Company:
    """A game that is over, in which watchers have talked."""
    company = started(SHORT, round_pause=0)
    for text in asides:
        company.do(3, ask.Say(text))
    company.play_on(lambda table: table.phase == "over")
    return company


def kinds(story: list[Any] | None) -> list[str]:
    assert story is not None
    return [type(event).__name__ for event in story]


def last_told(company: Company, viewer: int) -> Any:
    events = company.told(viewer)
    assert events
    return events[-1]


def test_players_are_told_at_the_end_what_watchers_had_said() -> None:
    company = ended("psst", "look")
    lines = (Line(3, "Dora", AT, "psst", ""), Line(3, "Dora", AT, "look", ""))
    assert last_told(company, 0) == told.WatchersHadSaid(lines)
    assert "WatchersHadSaid" not in kinds(company.told(None))


def test_players_are_told_nothing_of_watchers_who_were_silent() -> None:
    assert "WatchersHadSaid" not in kinds(ended().told(0))


def test_who_is_to_act_is_told_that_it_is_their_turn() -> None:
    company = started(clock=Clock("turn", 30))
    first = to_act(company)
    turn = told.YourTurn(first, AT + 30_000)
    assert last_told(company, first) == turn
    assert "YourTurn" not in kinds(company.told((first + 1) % 3))
    assert "YourTurn" not in kinds(company.told(None))
    company.do(first, company.move())
    assert last_told(company, to_act(company)) == told.YourTurn(to_act(company), AT + 30_000)
    assert "YourTurn" not in kinds(company.told(first))


def test_a_deal_and_a_move_are_told_as_the_game_tells_them() -> None:
    company = started()
    game, match = company.table.game, company.table.match
    assert match is not None
    watched = (to_act(company) + 1) % 3
    for viewer in (None, watched):
        assert company.told(viewer) == game.told_deal(match.state, viewer)
    before = match.state.copy()
    move = company.legal()[0]
    company.do(to_act(company), company.move())
    for viewer in (None, (to_act(company) + 1) % 3):
        assert company.told(viewer) == game.told(before, move, match.state, viewer)


def test_nobody_is_to_act_when_the_game_is_over() -> None:
    company = over()
    assert all("YourTurn" not in kinds(company.told(viewer)) for viewer in (None, 0, 1, 2))
