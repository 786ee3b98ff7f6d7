import pytest

from sabot.core.errors import BadOptions
from sabot.table.commands import (
    AddBot,
    ChangeSettings,
    GiveWords,
    HandOver,
    Leave,
    Lock,
    Mute,
    Remove,
    RemoveBot,
    Replace,
    Reserve,
    Say,
    Sit,
    Stand,
    Start,
)
from sabot.table.context import MOST_UNSEATED
from sabot.table.entries import (
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
from sabot.table.seating_commands import enter, opened
from sabot.table.settings import Clock, Settings
from sabot.table.view_builder import view_table
from tests.table.company import CONTEXT, GAME, SEED, Company, over, seated, started


def test_a_table_is_opened_with_canonical_options_and_a_seed_of_the_house() -> None:
    first = opened(CONTEXT, Settings(game="saboteur(edition=gigamic,rounds=2,players=3)"), "hash")
    assert first == Opened(Settings(game=GAME), SEED.hex(), "hash")


def test_a_table_is_not_opened_for_a_game_that_there_is_not() -> None:
    with pytest.raises(BadOptions):
        opened(CONTEXT, Settings(game="chess"), None)


def test_the_first_to_come_is_the_host() -> None:
    company = Company()
    company.enter("Ada", "Ben")
    assert [entry for _, entry in company.log[1:]] == [
        Entered(0, "Ada", "key of Ada"),
        HostChanged(0),
        Entered(1, "Ben", "key of Ben"),
    ]


def test_whoever_comes_to_a_table_that_all_have_left_is_the_host() -> None:
    company = seated()
    for person in range(3):
        company.do(person, Leave())
    company.enter("Eve")
    assert company.table.host == 3


def test_numbers_of_people_are_not_used_again() -> None:
    company = seated()
    company.do(2, Leave())
    company.enter("Eve")
    assert [person.number for person in company.table.present()] == [0, 1, 3]


def test_who_sits_changes_places_and_leaves_the_old_seat_empty() -> None:
    company = Company()
    company.enter("Ada")
    assert company.do(0, Sit(0)) == [Sat(0, 0)]
    assert company.do(0, Sit(2)) == [Sat(0, 2)]
    assert company.do(0, Sit(2)) == []
    assert [seat.person for seat in company.table.seats] == [None, None, 0]


def test_who_stands_up_has_no_seat() -> None:
    company = seated()
    assert company.do(1, Stand()) == [Stood(1)]
    assert company.table.seat_of(1) is None


def test_the_host_puts_bots_on_seats_and_takes_them_away() -> None:
    company = Company()
    company.enter("Ada")
    assert company.do(0, AddBot(1, "random")) == [BotSat(1, "random")]
    assert company.do(0, AddBot(1, "careful")) == [BotSat(1, "careful")]
    assert company.do(0, RemoveBot(1)) == [BotStood(1)]
    assert company.table.seats[1].empty()


def test_the_host_replaces_a_person_by_a_bot_also_while_a_game_runs() -> None:
    company = started()
    assert company.do(0, Replace(1, "careful")) == [BotSat(1, "careful")]
    assert company.table.seats[1].bot == "careful"
    assert company.table.seat_of(1) is None
    assert company.table.person(1) is not None


def test_words_are_tidied_and_told_once() -> None:
    company = seated()
    assert company.do(1, GiveWords("  lucky   seven ")) == [WordsGiven(1, "lucky   seven")]
    assert company.do(1, GiveWords("lucky   seven")) == []
    assert company.table.seats[1].words == "lucky   seven"


def test_words_are_gone_with_the_seat() -> None:
    company = seated()
    company.do(1, GiveWords("lucky"))
    company.do(1, Stand())
    company.do(1, Sit(1))
    assert company.table.seats[1].words == ""


def test_the_settings_can_be_changed_and_who_has_no_seat_then_stands() -> None:
    company = seated("saboteur(players=4)")
    company.enter("Dora")
    company.do(3, Sit(3))
    changed = Settings(game=GAME, clock=Clock("turn", 30))
    assert company.do(0, ChangeSettings(changed)) == [SettingsChanged(changed)]
    assert company.do(0, ChangeSettings(changed)) == []
    assert [seat.person for seat in company.table.seats] == [0, 1, 2]
    assert company.table.seat_of(3) is None


def test_another_game_with_more_seats_keeps_who_sits() -> None:
    company = seated()
    company.do(0, ChangeSettings(Settings(game="saboteur2(players=5)")))
    assert [seat.person for seat in company.table.seats] == [0, 1, 2, None, None]
    assert company.table.game.id == "saboteur2"


def test_a_host_hands_over() -> None:
    company = seated()
    assert company.do(0, HandOver(2)) == [HostChanged(2)]
    assert company.do(2, HandOver(2)) == []
    assert company.table.host == 2


def test_who_is_asked_to_leave_is_gone() -> None:
    company = seated()
    assert company.do(0, Remove(1)) == [Removed(1)]
    assert company.table.person(1) is None
    assert company.table.seats[1].empty()


def test_who_is_removed_from_a_running_game_is_replaced_by_a_bot() -> None:
    company = started()
    assert company.do(0, Remove(1)) == [Removed(1, "random")]
    assert company.table.seats[1].bot == "random"
    assert company.do(0, Remove(3)) == [Removed(3)]


def test_the_host_mutes_and_unmutes() -> None:
    company = started()
    assert company.do(0, Mute(1)) == [Muted(1)]
    assert company.do(0, Mute(1)) == []
    assert [each.muted for each in view_table(company.table).people] == [False, True, False, False]
    assert company.do(0, Mute(1, muted=False)) == [Muted(1, muted=False)]
    assert len(company.do(1, Say("hello"))) == 1


def test_a_table_is_locked_for_others_than_the_first_to_come() -> None:
    company = seated()
    assert company.do(0, Lock()) == [Locked()]
    assert company.do(0, Lock()) == []
    assert view_table(company.table).locked
    for person in range(3):
        company.do(person, Leave())
    company.enter("Eve")
    assert company.do(3, Lock(locked=False)) == [Locked(locked=False)]
    company.enter("Fay")


def test_a_reserved_seat_waits_for_its_person() -> None:
    company = Company()
    company.enter("Ada", "Ben")
    assert company.do(0, Reserve(1, 1)) == [Reserved(1, 1)]
    assert company.do(0, Reserve(1, 1)) == []
    assert view_table(company.table).seats[1].reserved == 1
    company.do(1, Sit(1))
    assert company.table.seats[1].reserved is None
    company.do(0, Reserve(2, 1))
    company.do(1, Leave())
    assert company.table.seats[2].reserved is None


def test_a_full_table_makes_room_by_those_who_are_not_there() -> None:
    company = Company()
    company.enter("Ada", "Ben", *(f"ghost {number}" for number in range(MOST_UNSEATED - 2)))
    here = {0, 1, 2, *range(4, MOST_UNSEATED)}
    entered = enter(company.table, CONTEXT, "Eve", "key", here=here)
    assert entered == [Left(3), Entered(MOST_UNSEATED, "Eve", "key")]


def test_people_with_seats_take_up_no_room() -> None:
    company = seated()
    company.enter(*(f"ghost {number}" for number in range(MOST_UNSEATED - 1)))
    assert len(enter(company.table, CONTEXT, "Eve", "key", here=range(100))) == 1


def test_when_the_host_leaves_who_sits_longest_is_the_next() -> None:
    company = Company()
    company.enter("Ada", "Ben", "Cleo")
    for person, seat in ((2, 2), (1, 1), (2, 0)):
        company.do(person, Sit(seat))
    assert company.do(0, Leave()) == [Left(0), HostChanged(2)]


def test_when_the_host_leaves_somebody_who_sits_is_the_next() -> None:
    company = Company()
    company.enter("Ada", "Watcher", "Cleo")
    company.do(2, Sit(1))
    assert company.do(0, Leave()) == [Left(0), HostChanged(2)]


def test_when_the_host_leaves_watchers_somebody_of_them_is_the_next() -> None:
    company = Company()
    company.enter("Ada", "Ben", "Cleo")
    assert company.do(0, Leave()) == [Left(0), HostChanged(1)]


def test_who_leaves_a_running_game_is_replaced_by_a_bot_and_the_words_stay() -> None:
    company = seated()
    company.do(1, GiveWords("lucky"))
    company.do(0, Start())
    assert company.do(1, Leave()) == [Left(1, "random")]
    assert (company.table.seats[1].bot, company.table.words) == ("random", ("", "lucky", ""))


def test_the_words_of_a_game_stay_when_people_go_after_it() -> None:
    company = seated("seven_seals(players=3,rounds=1)", round_pause=0)
    company.do(1, GiveWords("lucky"))
    company.do(2, GiveWords("seven"))
    company.do(0, Start())
    company.play_on(lambda table: table.phase == "over")
    company.do(1, Leave())
    company.do(0, Replace(2, "random"))
    assert company.table.words == ("", "lucky", "seven")


def test_who_leaves_after_the_game_leaves_an_empty_seat() -> None:
    company = over()
    assert company.do(1, Leave()) == [Left(1)]
    assert company.table.seats[1].empty()
