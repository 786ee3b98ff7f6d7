from sabot.table.background_work import (
    AWAY_AFTER_MS,
    HOST_AWAY_MS,
    PACES,
    Duty,
    bot_pause,
    next_duty,
    perform,
)
from sabot.table.commands import (
    Leave,
    Pause,
    Ready,
    Rematch,
    Replace,
    Resume,
    Say,
    Sit,
    Start,
)
from sabot.table.entries import Dealt, HostChanged, WentAway
from sabot.table.pauses import LEAST_PAUSE_MS, PAUSE_BUDGET_MS
from sabot.table.settings import Clock
from sabot.table.table import Table
from sabot.table.view_builder import view_table
from tests.table.company import AT, SHORT, Company, over, seated, started, to_act

ALL = frozenset({0, 1, 2, 3})


def due(table: Table, here: frozenset[int] = ALL, **left: int) -> Duty | None:
    return next_duty(table, here, {int(person[1:]): at for person, at in left.items()})


def bots_turn(bot_pause: int = 700) -> Company:
    """A bot is to act."""
    company = started(bot_pause=bot_pause)
    seat = to_act(company)
    company.do(0, Replace(seat, "random"))
    return company


def test_nothing_is_due_before_the_game_and_after_it() -> None:
    assert due(seated().table) is None
    assert due(over().table) is None


def test_a_bot_moves_after_its_pause() -> None:
    company = bots_turn(bot_pause=300)
    pause = bot_pause(company.table)
    assert 300 * PACES[0] // 100 <= pause <= 300 * PACES[-1] // 100
    assert due(company.table) == Duty("bot-moves", AT + pause, to_act(company))


def test_a_bot_moves_for_somebody_who_is_away() -> None:
    company = started(bot_pause=300)
    company.take([WentAway(to_act(company))])
    assert due(company.table) == Duty("bot-moves", AT + bot_pause(company.table), to_act(company))


def test_a_bot_without_a_pause_moves_at_once() -> None:
    company = bots_turn(bot_pause=0)
    assert due(company.table) == Duty("bot-moves", AT, to_act(company))


def test_pauses_differ_from_turn_to_turn() -> None:
    company = bots_turn()
    pauses = set[int]()
    for turn in range(200):
        company.table.turn = turn
        pauses.add(bot_pause(company.table))
    assert pauses == {700 * pace // 100 for pace in PACES}


def test_a_bot_takes_seals_one_after_the_other_without_a_pause() -> None:
    company = started(game=SHORT, bot_pause=700)
    assert bot_pause(company.table) > 0
    company.do(to_act(company), company.move())  # a seal
    assert bot_pause(company.table) == 0
    announces = to_act(company)
    company.play_on(lambda table: table.to_act() != announces)
    assert bot_pause(company.table) > 0


def test_a_bot_wastes_little_of_its_clock() -> None:
    company = started(clock=Clock("bank", 4), bot_pause=10_000)
    company.take([WentAway(to_act(company))])
    assert due(company.table) == Duty("bot-moves", AT + 500, to_act(company))


def test_nobody_delays_a_bot_by_talking() -> None:
    company = bots_turn(bot_pause=300)
    before = due(company.table)
    company.at += 200
    company.do(3, Say("psst"))
    company.do(next(p for p in range(3) if company.table.seat_of(p) is not None), Say("hm"))
    assert due(company.table) == before


def test_where_nobody_is_nothing_happens() -> None:
    assert due(bots_turn().table, frozenset()) is None


def test_a_pause_ends_by_itself_when_its_time_is_used_up() -> None:
    company = started()
    company.do(1, Pause())
    ends = Duty("pause-ends", AT + PAUSE_BUDGET_MS)
    assert due(company.table) == ends
    assert view_table(company.table).pause_ends == ends.at
    company.at = ends.at
    company.take(perform(company.table, ends))
    assert not company.table.paused
    assert [each.pause_left for each in view_table(company.table).people[:2]] == [
        PAUSE_BUDGET_MS,
        0,
    ]


def test_a_short_pause_costs_a_minute_and_all_pauses_add_up() -> None:
    company = started()
    for spent in (1, 2):
        company.do(1, Pause())
        company.at += 1_000
        company.do(2, Resume())
        assert company.table.pauses.left(1) == PAUSE_BUDGET_MS - spent * LEAST_PAUSE_MS
    company.do(1, Pause())
    assert due(company.table) == Duty(
        "pause-ends", company.at + PAUSE_BUDGET_MS - 2 * LEAST_PAUSE_MS
    )


def test_a_new_game_gives_everybody_their_pauses_back() -> None:
    company = started("seven_seals(players=3,rounds=1)", round_pause=0)
    company.do(1, Pause())
    company.do(1, Resume())
    company.play_on(lambda table: table.phase == "over")
    company.do(0, Rematch())
    company.do(0, Start())
    assert company.table.pauses.left(1) == PAUSE_BUDGET_MS


def test_who_plays_alone_stops_the_game_as_long_as_they_like() -> None:
    company = started()
    for person in (1, 2):
        company.do(person, Leave())
    company.do(0, Pause())
    assert due(company.table) is None
    company.at += 10 * PAUSE_BUDGET_MS
    company.do(0, Resume())
    assert company.table.pauses.left(0) == PAUSE_BUDGET_MS


def test_a_host_who_is_gone_is_succeeded_by_who_sits_longest() -> None:
    company = Company()
    company.enter("Ada", "Watcher", "Cleo", "Dora")
    for person, seat in ((3, 2), (2, 1), (3, 0)):
        company.do(person, Sit(seat))
    duty = Duty("host-is-gone", 5_000 + HOST_AWAY_MS, person=3)
    assert due(company.table, frozenset({1, 2, 3}), p0=5_000) == duty
    assert perform(company.table, duty) == [HostChanged(3)]
    assert due(company.table, frozenset({1, 2}), p0=5_000) == Duty(
        "host-is-gone", 5_000 + HOST_AWAY_MS, person=2
    )
    assert due(company.table, frozenset({0, 1})) is None


def test_a_running_game_keeps_its_host() -> None:
    company = started()
    company.do(1, Pause())
    assert due(company.table, frozenset({1, 2}), p0=0) == Duty("pause-ends", AT + PAUSE_BUDGET_MS)


def test_a_table_without_a_clock_waits_for_who_is_there() -> None:
    assert due(started().table) is None


def test_who_is_not_there_is_away_after_half_a_minute() -> None:
    company = started()
    seat = to_act(company)
    others = ALL - {seat}
    assert due(company.table, others) == Duty("person-is-away", AT + AWAY_AFTER_MS, seat)
    left = {f"p{seat}": AT + 7000}
    assert due(company.table, others, **left) == Duty("person-is-away", AT + 37_000, seat)


def test_who_is_not_there_and_not_to_act_is_not_waited_for() -> None:
    company = started()
    assert due(company.table, frozenset({to_act(company)})) is None


def test_with_a_clock_time_runs_out_for_all() -> None:
    company = started(clock=Clock("turn", 20))
    seat = to_act(company)
    assert due(company.table) == Duty("person-is-away", AT + 20_000, seat)
    assert due(company.table, ALL - {seat}) == Duty("person-is-away", AT + 20_000, seat)


def test_who_runs_out_of_time_is_away() -> None:
    company = started(clock=Clock("turn", 20))
    duty = due(company.table)
    assert duty is not None
    assert perform(company.table, duty) == [WentAway(duty.seat)]


def resting(company: Company) -> Company:
    company.at += 5000
    company.play_on(lambda table: table.awaits_deal())
    return company


def test_a_round_is_dealt_after_the_rest() -> None:
    company = resting(started(round_pause=20))
    duty = Duty("deal", AT + 5000 + 20_000)
    assert due(company.table) == duty
    (dealt,) = company.take(perform(company.table, duty))
    assert isinstance(dealt, Dealt)
    assert not company.table.awaits_deal()


def test_nobody_delays_a_deal_by_talking() -> None:
    company = resting(started())
    before = due(company.table)
    company.at += 1000
    company.do(0, Say("hm"))
    company.do(1, Ready())
    assert due(company.table) == before


def test_a_round_is_dealt_at_once_where_only_bots_are_to_be_waited_for() -> None:
    company = resting(started())
    company.do(0, Ready())
    company.at += 1000
    company.do(1, Leave())
    company.do(2, Leave())
    assert due(company.table) == Duty("deal", company.at)
