"""Every reason that a table has to refuse is reached, and nothing changes by it."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from sabot.table import commands as ask
from sabot.table.context import MOST_UNSEATED
from sabot.table.entries import CameBack, WentAway
from sabot.table.game_commands import play
from sabot.table.holidays import HOLIDAY_DAYS
from sabot.table.pauses import PAUSE_BUDGET_MS
from sabot.table.refusals import REASONS, Refused
from sabot.table.seating_commands import enter, opened
from sabot.table.settings import Clock, Settings
from sabot.table.view_builder import view_table
from tests.table.company import CONTEXT, GAME, Company, over, seated, started, to_act


def raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))


def resting() -> Company:
    """Between two rounds."""
    company = started()
    company.play_on(lambda table: table.awaits_deal())
    return company


def over_days() -> Company:
    return started(clock=Clock("days", 7200))


def paused() -> Company:
    company = started()
    company.do(0, ask.Pause())
    return company


def crowded() -> Company:
    company = Company()
    company.enter(*(f"person {number}" for number in range(MOST_UNSEATED)))
    return company


def with_bot() -> Company:
    company = seated()
    company.do(2, ask.Stand())
    company.do(0, ask.AddBot(2, "random"))
    return company


def without_remover() -> Company:
    company = seated()
    company.do(0, ask.Remove(2))
    return company


def standing() -> Company:
    company = seated()
    for person in (1, 2):
        company.do(person, ask.Stand())
    return company


def reserved() -> Company:
    """Seat 1 is kept for Ben, and seat 2 for somebody who is to come."""
    company = standing()
    company.do(0, ask.Reserve(1, 1))
    company.do(0, ask.Reserve(2, 0))
    return company


def muted() -> Company:
    company = seated()
    company.do(0, ask.Mute(1))
    return company


def pauses_used_up() -> Company:
    company = started()
    company.do(1, ask.Pause())
    company.at += PAUSE_BUDGET_MS
    company.do(0, ask.Resume())
    return company


def unwatched() -> Company:
    return started(watching=False)


def settings(**changes: Any) -> ask.ChangeSettings:
    return ask.ChangeSettings(Settings(game=GAME, **changes))


Case = tuple[str, Callable[[], Company], int, ask.AnyCommand]
SLOW = Clock("turn", 3601)
CASES: list[Case] = [
    ("bad-words", seated, 0, ask.GiveWords("x" * 65)),
    ("bad-words", seated, 0, ask.GiveWords("two\nlines")),
    ("bad-text", seated, 0, ask.Say("x" * 301)),
    ("bad-text", seated, 0, ask.Say("  ")),
    ("bad-text", seated, 0, ask.Say("\u202egnp.exe")),
    ("bad-phrase", seated, 0, ask.Say(phrase="curse")),
    ("no-game", seated, 0, ask.Note(1, "trusted")),
    ("not-seated", started, 3, ask.Note(1, "trusted")),
    ("no-seat", started, 0, ask.Note(3, "trusted")),
    ("no-seat", started, 0, ask.Note(-1, "trusted")),
    ("bot-pause", seated, 0, settings(bot_pause=10_001)),
    ("bot-pause", seated, 0, settings(bot_pause=-1)),
    ("round-pause", seated, 0, settings(round_pause=301)),
    ("round-pause", seated, 0, settings(round_pause=-1)),
    ("clock-seconds", seated, 0, settings(clock=SLOW)),
    ("clock-seconds", seated, 0, settings(clock=Clock("bank", 0))),
    ("clock-seconds", seated, 0, settings(clock=Clock("bank", 10, 3601))),
    ("clock-seconds", seated, 0, settings(clock=Clock("bank", 10, -1))),
    ("game-runs", started, 0, ask.Sit(1)),
    ("game-runs", started, 0, ask.Stand()),
    ("game-runs", started, 0, ask.AddBot(1, "random")),
    ("game-runs", started, 0, ask.RemoveBot(1)),
    ("game-runs", started, 0, settings()),
    ("game-runs", started, 0, ask.Reserve(1, 0)),
    ("game-runs", started, 0, ask.Start()),
    ("game-runs", over, 0, ask.Stand()),
    ("game-runs", over, 0, ask.Start()),
    ("late", started, 0, ask.Move(1, raw("x"))),
    ("no-bot", seated, 0, ask.AddBot(1, "clever")),
    ("no-bot", seated, 0, ask.Replace(1, "clever")),
    ("no-bot", seated, 0, ask.Start("clever")),
    ("no-bot-there", seated, 0, ask.RemoveBot(1)),
    ("no-game", seated, 0, ask.Pause()),
    ("no-game", over, 0, ask.Pause()),
    ("no-game", seated, 0, ask.Move(0, raw("pass:map"))),
    ("no-person", seated, 9, ask.Ready()),
    ("no-person", without_remover, 2, ask.Say("hello")),
    ("no-person", seated, 0, ask.HandOver(9)),
    ("no-person", seated, 0, ask.Remove(9)),
    ("no-person", seated, 0, ask.Remove(0)),
    ("no-person", seated, 0, ask.Mute(9)),
    ("no-person", seated, 0, ask.Mute(0)),
    ("no-person", standing, 0, ask.Reserve(1, 9)),
    ("seat-taken", seated, 0, ask.Reserve(1, 0)),
    ("no-seat", seated, 0, ask.Reserve(3, 0)),
    ("reserved", reserved, 2, ask.Sit(1)),
    ("reserved", reserved, 1, ask.Sit(2)),
    ("muted", muted, 1, ask.Say("hello")),
    ("muted", muted, 1, ask.Say(phrase="hello")),
    ("no-pause-left", pauses_used_up, 1, ask.Pause()),
    ("no-person", Company, 0, ask.Leave()),
    ("no-seat", seated, 0, ask.Sit(3)),
    ("no-seat", seated, 0, ask.Sit(-1)),
    ("no-seat", seated, 0, ask.AddBot(3, "random")),
    ("no-seat", seated, 0, ask.RemoveBot(-1)),
    ("no-seat", started, 0, ask.Replace(3, "random")),
    *(
        ("not-host", seated, 1, command)
        for command in (
            ask.AddBot(0, "random"),
            ask.RemoveBot(0),
            ask.Replace(0, "random"),
            settings(),
            ask.HandOver(1),
            ask.Remove(0),
            ask.Mute(0),
            ask.Lock(),
            ask.Reserve(0, 1),
            ask.Start(),
        )
    ),
    ("no-holidays", started, 0, ask.TakeHoliday(1)),
    ("holiday-days", over_days, 0, ask.TakeHoliday(0)),
    ("holiday-days", over_days, 0, ask.TakeHoliday(HOLIDAY_DAYS + 1)),
    ("no-game", seated, 0, ask.TakeHoliday(1)),
    ("not-seated", over_days, 3, ask.TakeHoliday(1)),
    ("not-seated", over_days, 3, ask.EndHoliday()),
    ("not-host", over, 1, ask.Rematch()),
    ("not-over", seated, 0, ask.Rematch()),
    ("not-over", started, 0, ask.Rematch()),
    ("not-paused", started, 0, ask.Resume()),
    ("not-paused", seated, 0, ask.Resume()),
    *(
        ("not-seated", started, 3, command)
        for command in (
            ask.Move(0, raw("x")),
            ask.Ready(),
            ask.Back(),
            ask.Pause(),
            ask.Resume(),
            ask.Stand(),
            ask.GiveWords("luck"),
        )
    ),
    ("nothing-to-await", started, 0, ask.Ready()),
    ("nothing-to-await", seated, 0, ask.Ready()),
    ("nothing-to-await", over, 0, ask.Ready()),
    ("seat-taken", seated, 0, ask.Sit(1)),
    ("seat-taken", with_bot, 0, ask.Sit(2)),
    ("seat-taken", seated, 0, ask.AddBot(1, "random")),
    ("words-late", started, 0, ask.GiveWords("luck")),
    ("words-late", over, 0, ask.GiveWords("luck")),
]


def refused(company: Company, person: int, command: ask.AnyCommand) -> str:
    """Why a command is refused; the table is as it was."""
    before = view_table(company.table), company.table.number
    with pytest.raises(Refused) as caught:
        company.do(person, command)
    assert (view_table(company.table), company.table.number) == before
    return caught.value.reason


@pytest.mark.parametrize(("reason", "place", "person", "command"), CASES)
def test_what_can_not_be_done_is_refused_with_its_reason(
    reason: str, place: Callable[[], Company], person: int, command: ask.AnyCommand
) -> None:
    assert refused(place(), person, command) == reason


def test_a_game_starts_with_every_seat_taken() -> None:
    company = Company()
    company.enter("Ada")
    assert refused(company, 0, ask.Start()) == "seats-empty"


@pytest.mark.parametrize("move", ["no such move", "", {"move": "fly"}, 7, [], None, {}])
def test_what_is_no_move_is_refused(move: object) -> None:
    company = started()
    assert refused(company, to_act(company), ask.Move(0, raw(move))) == "bad-move"


def test_a_move_out_of_turn_is_refused() -> None:
    company = started()
    seat = to_act(company)
    assert refused(company, (seat + 1) % 3, company.move()) == "not-your-turn"


def test_a_move_for_an_earlier_turn_is_refused() -> None:
    company = started()
    early = company.move()
    company.do(to_act(company), early)
    assert refused(company, to_act(company), early) == "late"


def test_nobody_moves_in_a_game_that_is_paused() -> None:
    company = paused()
    assert refused(company, to_act(company), company.move()) == "paused"


def test_nobody_moves_between_rounds() -> None:
    company = resting()
    move = ask.Move(company.table.turn, raw("pass:map"))
    assert refused(company, 0, move) == "not-your-turn"


@pytest.mark.parametrize("name", ["", "  ", "x" * 25, "a\x00b", "a\u200bb"])
def test_a_name_that_can_not_be_shown_is_refused(name: str) -> None:
    with pytest.raises(Refused) as caught:
        Company().enter(name)
    assert caught.value.reason == "bad-name"
    assert caught.value.facts == {"longest": "24"}


def test_a_full_table_takes_nobody_in() -> None:
    with pytest.raises(Refused) as caught:
        enter(crowded().table, CONTEXT, "Eve", "key", here=range(MOST_UNSEATED))
    assert caught.value.reason == "full"


def test_who_was_asked_to_leave_is_not_let_in_again() -> None:
    with pytest.raises(Refused) as caught:
        enter(without_remover().table, CONTEXT, "Cleo again", "new key", former=["key of Cleo"])
    assert caught.value.reason == "no-entry"


def test_a_locked_table_takes_nobody_new_in() -> None:
    company = seated()
    company.do(0, ask.Lock())
    with pytest.raises(Refused) as caught:
        company.enter("Eve")
    assert caught.value.reason == "locked"


def test_nobody_comes_into_a_running_game_without_watchers() -> None:
    with pytest.raises(Refused) as caught:
        unwatched().enter("Eve")
    assert caught.value.reason == "no-watching"


def test_a_table_is_not_opened_with_settings_that_none_can_have() -> None:
    with pytest.raises(Refused) as caught:
        opened(CONTEXT, Settings(game=GAME, clock=SLOW), None)
    assert str(caught.value) == "a clock has 1 to 3600 seconds"


def test_a_seat_whose_time_is_up_comes_back_after_the_bot_has_played_its_turn() -> None:
    company = started(clock=Clock("turn", 30))
    seat = to_act(company)
    company.at += 30_000
    company.take([WentAway(seat)])
    assert refused(company, seat, ask.Back()) == "time-up"
    company.carry_out(play(company.table, seat, company.legal()[0], "autopilot"))
    assert company.do(seat, ask.Back()) == [CameBack(seat)]


def test_nobody_goes_on_holiday_while_a_bot_plays_for_them() -> None:
    company = over_days()
    company.take([WentAway(1)])
    assert refused(company, 1, ask.TakeHoliday(1)) == "time-up"


# The reasons of the tests above, of test_branching, test_aids and test_claims that are not in the
# list.
ALONE = {
    "meter-off", "hints-off",
    "no-step", "nothing-to-play", "other-game",
    "seats-empty", "bad-move", "not-your-turn", "late", "paused", "bad-name", "full", "no-entry",
    "no-watching", "time-up", "locked", "log-full",
    "bad-claim", "chat-off", "claim-repeated", "claims-closed", "claims-many", "no-claims",
    "partners-silent", "talk-off",
}  # fmt: skip


def test_every_reason_has_a_test() -> None:
    assert {case[0] for case in CASES} | ALONE == set(REASONS)
