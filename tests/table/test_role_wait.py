"""Bots and clock wait until everybody present has seen their role."""

from typing import Any

from sabot.games.registry import game_ids, game_named
from sabot.table.background_work import (
    AWAY_AFTER_MS,
    ROLE_WAIT_MS,
    Duty,
    bot_pause,
    clock_restarted,
    next_duty,
    perform,
)
from sabot.table.commands import AcknowledgeRole, Leave, Pause, Ready, Replace, Resume
from sabot.table.entries import (
    Dealt,
    Readied,
    RoleAcknowledged,
    RoleWaitBegan,
    RoleWaitEnded,
    WentAway,
)
from sabot.table.settings import Clock
from sabot.table.view_builder import view_table
from tests.table.company import AT, GAME, Company, started, to_act

HERE = frozenset({0, 1, 2, 3})


def due(company: Company, *acknowledging: int, here: frozenset[int] = HERE) -> Duty | None:
    return next_duty(company.table, here, {}, acknowledging)


def dealt(bots: int = 1, game: str = GAME, **settings: Any) -> Company:
    """A round has just been dealt; bots have the first seats to act, people the others."""
    company = started(game, **settings)
    seat = to_act(company)
    for number in range(bots):
        company.do(company.table.host, Replace((seat + number) % 3, "random"))
    return company


def people_of(company: Company) -> list[int]:
    return company.table.seated_people()


def waiting(bots: int = 1, **settings: Any) -> Company:
    """The wait has begun, for everybody who has a seat."""
    company = dealt(bots, **settings)
    begins = due(company, *people_of(company))
    assert begins is not None
    assert begins == Duty("role-wait-begins", AT)
    assert company.take(perform(company.table, begins)) == [RoleWaitBegan()]
    assert view_table(company.table).role_wait
    return company


def acknowledge(company: Company, person: int) -> None:
    company.do(person, AcknowledgeRole(1))


def end_wait(company: Company, *acknowledging: int) -> None:
    ends = due(company, *acknowledging)
    assert ends is not None
    assert ends.at <= company.at
    assert company.take(perform(company.table, ends)) == [RoleWaitEnded()]
    assert not view_table(company.table).role_wait


def test_no_bot_moves_before_everybody_has_seen_their_role() -> None:
    company = waiting()
    ann, ben = people_of(company)
    ends = Duty("role-wait-ends", AT + ROLE_WAIT_MS)
    assert due(company, ann, ben) == ends
    company.at += 5_000
    acknowledge(company, ann)
    assert due(company, ann, ben) == ends
    company.at += 5_000
    acknowledge(company, ben)
    end_wait(company, ann, ben)
    pause = bot_pause(company.table)
    assert due(company, ann, ben) == Duty("bot-moves", AT + 10_000 + pause, to_act(company))


def test_several_people_are_waited_for_20_seconds_at_most() -> None:
    assert ROLE_WAIT_MS == 20_000
    company = waiting(bot_pause=0)
    company.at += ROLE_WAIT_MS
    end_wait(company, *people_of(company))
    assert due(company, *people_of(company)) == Duty("bot-moves", company.at, to_act(company))


def test_who_plays_alone_is_waited_for_as_long_as_they_look() -> None:
    company = waiting(bots=2)
    (ann,) = people_of(company)
    company.at += 10 * ROLE_WAIT_MS
    assert due(company, ann) is None
    acknowledge(company, ann)
    end_wait(company, ann)


def test_nobody_waits_for_who_has_left_the_page() -> None:
    company = waiting(bots=2)
    (ann,) = people_of(company)
    assert due(company, here=frozenset({3})) == Duty("role-wait-ends", AT)
    assert due(company, ann, here=frozenset()) is None
    company = waiting()
    ann, ben = people_of(company)
    acknowledge(company, ann)
    assert due(company, ann, here=HERE - {ben}) == Duty("role-wait-ends", AT)


def test_nobody_waits_for_who_has_given_up_the_seat_or_is_away() -> None:
    company = waiting()
    ann, ben = people_of(company)
    acknowledge(company, ann)
    company.do(ben, Leave())
    end_wait(company, ann, ben)
    company = dealt()
    ann, ben = people_of(company)
    seats = [company.table.seat_of(person) or 0 for person in (ann, ben)]
    company.take([WentAway(seat) for seat in seats])
    begins = due(company, ann, ben)
    assert begins is not None
    assert begins.what == "bot-moves"


def test_programs_and_old_pages_are_not_waited_for() -> None:
    company = dealt()
    assert due(company) == Duty("bot-moves", AT + bot_pause(company.table), to_act(company))


def test_there_is_no_wait_in_games_without_roles() -> None:
    company = dealt(game="seven_seals(players=3,rounds=1)")
    begins = due(company, *people_of(company))
    assert begins is not None
    assert begins.what == "bot-moves"
    assert [each for each in game_ids() if game_named(each).secret_roles] == [
        "saboteur",
        "saboteur2",
    ]


def test_a_wait_that_is_over_does_not_begin_again_in_the_same_round() -> None:
    company = waiting()
    ann, ben = people_of(company)
    company.at += ROLE_WAIT_MS
    end_wait(company, ann, ben)
    after = due(company, ann, ben)
    assert after is not None
    assert after.what == "bot-moves"
    assert company.do(ann, AcknowledgeRole(1)) == []


def test_every_round_has_a_wait() -> None:
    company = dealt(bots=0)
    company.play_on(lambda table: table.awaits_deal())
    company.deal()
    begins = due(company, 0, 1, 2)
    assert begins is not None
    assert begins.what == "role-wait-begins"
    company.take(perform(company.table, begins))
    assert company.do(1, AcknowledgeRole(1)) == [], "of the round before"
    assert company.do(1, AcknowledgeRole(2)) == [RoleAcknowledged(1)]
    assert company.do(1, AcknowledgeRole(2)) == [], "said already"


def test_the_clock_stands_until_roles_have_been_seen() -> None:
    for clock in (Clock("turn", 30), Clock("bank", 60, 5)):
        company = dealt(bots=0, clock=clock)
        company.at += 500  # it runs until the wait begins, and that is not charged
        begins = due(company, 0, 1, 2)
        assert begins is not None
        company.take(perform(company.table, begins))
        assert view_table(company.table).deadline is None
        company.at += 10_000
        for person in range(3):
            acknowledge(company, person)
        end_wait(company, 0, 1, 2)
        assert view_table(company.table).deadline == company.at + 1000 * clock.seconds


def test_a_move_during_the_wait_is_played_and_costs_no_time() -> None:
    company = dealt(bots=0, clock=Clock("bank", 60, 5))
    begins = due(company, 0, 1, 2)
    assert begins is not None
    company.take(perform(company.table, begins))
    company.at += 8_000
    seat = to_act(company)
    company.do(seat, company.move())
    assert company.table.timing.banks[seat] == 65_000
    assert company.table.seats[seat].role_seen
    assert view_table(company.table).deadline is None
    assert due(company, 0, 1, 2) == Duty("role-wait-ends", AT + ROLE_WAIT_MS)
    assert due(company, seat) == Duty("role-wait-ends", AT + 8_000), "who moves has seen it"


def test_a_pause_keeps_the_clock_standing() -> None:
    company = waiting(clock=Clock("turn", 30))
    ann, ben = people_of(company)
    company.do(ann, Pause())
    assert due(company, ann, ben) != Duty("role-wait-ends", AT + ROLE_WAIT_MS)
    company.at += 1_000
    company.do(ann, Resume())
    assert view_table(company.table).deadline is None
    assert due(company, ann, ben) == Duty("role-wait-ends", AT + ROLE_WAIT_MS)


def test_a_server_that_restarts_in_the_wait_goes_on_with_it() -> None:
    company = waiting(clock=Clock("turn", 30))
    ann, ben = people_of(company)
    later = AT + 3_600_000
    assert clock_restarted(company.table, later, shared=False) == []
    company.at = later
    end_wait(company, ann, ben)
    assert view_table(company.table).deadline == later + 30_000


def test_somebody_who_is_not_there_is_not_replaced_before_the_wait_is_over() -> None:
    company = dealt(bots=0)
    absent = to_act(company)
    there = [person for person in range(3) if person != absent]
    begins = due(company, *there, here=HERE - {absent})
    assert begins is not None
    company.take(perform(company.table, begins))
    assert due(company, *there, here=HERE - {absent}) == Duty("role-wait-ends", AT + ROLE_WAIT_MS)
    company.at += 7_000
    for person in there:
        acknowledge(company, person)
    end_wait(company, *there)
    away = Duty("person-is-away", company.at + AWAY_AFTER_MS, absent)
    assert due(company, *there, here=HERE - {absent}) == away


def test_who_plays_alone_goes_on_to_the_next_round_when_they_like() -> None:
    company = dealt(bots=0)
    company.play_on(lambda table: table.awaits_deal())
    rest = Duty("deal", AT + 20_000)
    assert view_table(company.table).deal_at == AT + 20_000
    assert due(company, 0, 1, 2) == rest
    for person in (1, 2):
        company.do(person, Leave())
    assert view_table(company.table).deal_at is None
    assert due(company, 0) is None
    assert due(company) == rest, "a program may not know that it is waited for"
    company.at += 3_600_000
    assert due(company, 0) is None
    assert [type(entry) for entry in company.do(0, Ready())] == [Readied, Dealt]


def test_a_round_that_ends_in_the_wait_ends_it() -> None:
    company = dealt(bots=0)
    begins = due(company, 0, 1, 2)
    assert begins is not None
    company.take(perform(company.table, begins))
    company.play_on(lambda table: table.awaits_deal())
    assert not view_table(company.table).role_wait
