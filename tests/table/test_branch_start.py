"""A game that is over goes on at another table, from any of its steps."""

from typing import Any

import msgspec
import pytest

from sabot.core.errors import BadRecord
from sabot.table.branch import Branch
from sabot.table.branch_start import Moment, past_entries, rounds_until, settings_like, taken_up
from sabot.table.commands import Rematch
from sabot.table.deals import check_deals
from sabot.table.entries import Dealt, Moved, Started
from sabot.table.fairness import Fairness, commitment
from sabot.table.record import Record, format_record, parse_record, replay
from sabot.table.refusals import Refused
from sabot.table.settings import Clock, Settings
from sabot.table.view_builder import view_table
from tests.table.company import CONTEXT, Company
from tests.table.fair_games import fair_game

GAMES = [
    "saboteur(players=3,rounds=2)",
    "saboteur2(players=3,rounds=2)",
    "sabotage(players=2,rounds=2)",
    "seven_seals(players=3,rounds=2)",
]


def gone_on(record: Record, moment: Moment, seat: int = 0, **settings: Any) -> Company:
    """A new table where the game goes on."""
    company = Company(record.game.format_options(record.options), round_pause=0, **settings)
    company.enter("Eve")
    rounds = rounds_until(record, moment)
    origin = Branch("old-table", 1, moment.step, len(rounds))
    entries = past_entries(record, origin, rounds)
    company.take(taken_up(company.table, CONTEXT, seat, None, entries))
    return company


def record_of(company: Company) -> Record:
    """The record of the game there, as it is written and read."""
    table = company.table
    assert table.match is not None
    seed = table.seed if table.phase == "over" else None
    fairness = Fairness(commitment(table.seed), table.words, seed)
    branch = table.branched_from
    record = msgspec.structs.replace(table.match.record, fairness=fairness, branched_from=branch)
    return parse_record(format_record(record))


def refused(record: Record, moment: Moment) -> str:
    with pytest.raises(Refused) as caught:
        rounds_until(record, moment)
    return caught.value.reason


@pytest.mark.slow
@pytest.mark.parametrize("options", GAMES)
def test_the_game_stands_where_it_stood_after_any_step(options: str) -> None:
    record = fair_game(options)
    steps = list(replay(record))
    for step in steps[:-1:5]:
        company = gone_on(record, Moment(step.number, step.round_number), seat=1)
        table = company.table
        assert table.match is not None
        assert table.phase == "playing"
        assert record.game.position(table.match.state) == record.game.position(step.after)
        assert table.turn == step.number
        assert [seat.bot for seat in table.seats].count(None) == 1
        assert table.seat_of(0) == 1


@pytest.mark.parametrize("options", GAMES)
@pytest.mark.parametrize("number", [1, 2])
def test_between_two_rounds_the_number_of_the_round_tells_which(options: str, number: int) -> None:
    record = fair_game(options)
    moves = len(record.rounds[0].turns)
    company = gone_on(record, Moment(moves, number))
    assert company.table.awaits_deal() == (number == 1)
    assert company.table.branched_from == Branch("old-table", 1, moves, number)
    assert company.table.match is not None
    assert len(company.table.match.record.rounds) == number


def test_without_the_number_of_the_round_it_has_been_dealt() -> None:
    record = fair_game(GAMES[0])
    assert len(rounds_until(record, Moment(len(record.rounds[0].turns)))) == 2
    assert len(rounds_until(record, Moment(0))) == 1


@pytest.mark.parametrize("moment", [Moment(-1), Moment(10_000), Moment(0, 2), Moment(1, 9)])
def test_a_step_that_there_is_not_is_refused(moment: Moment) -> None:
    assert refused(fair_game(GAMES[0]), moment) == "no-step"


@pytest.mark.parametrize("number", [None, 2])
def test_after_the_last_move_there_is_nothing_to_play(number: int | None) -> None:
    record = fair_game(GAMES[0])
    moves = sum(len(played.turns) for played in record.rounds)
    assert refused(record, Moment(moves, number)) == "nothing-to-play"


@pytest.mark.parametrize("options", GAMES)
def test_later_rounds_are_dealt_from_the_seed_of_the_new_table(options: str) -> None:
    record = fair_game(options)
    company = gone_on(record, Moment(3))
    company.play_on(lambda table: table.phase == "over")
    played = record_of(company)
    assert check_deals(played)
    assert played.rounds[0].deal == record.rounds[0].deal
    assert played.rounds[1].deal != record.rounds[1].deal


def test_what_was_dealt_elsewhere_is_not_taken_for_a_deal_of_this_table() -> None:
    company = gone_on(fair_game(GAMES[3]), Moment(3))
    company.play_on(lambda table: table.phase == "over")
    played = record_of(company)
    claimed = msgspec.structs.replace(played, branched_from=None)
    with pytest.raises(BadRecord, match="the deal of round 1 is not the one"):
        check_deals(claimed)


def test_where_all_was_dealt_elsewhere_nothing_is_verified() -> None:
    record = fair_game(GAMES[3])
    company = gone_on(record, Moment(len(record.rounds[0].turns), 2))
    company.play_on(lambda table: table.phase == "over")
    assert not check_deals(record_of(company))


def test_the_view_says_where_the_game_was_taken_up_until_the_next_one() -> None:
    company = gone_on(fair_game(GAMES[3]), Moment(3))
    branch = Branch("old-table", 1, 3, 1)
    assert view_table(company.table).branched_from == branch
    company.play_on(lambda table: table.phase == "over")
    assert view_table(company.table).branched_from == branch
    company.do(0, Rematch())
    assert view_table(company.table).branched_from is None


def test_no_clock_was_running_for_what_was_played_elsewhere() -> None:
    clock = Clock("bank", 60, 10)
    company = gone_on(fair_game(GAMES[0]), Moment(20), clock=clock)
    assert [seat.bank for seat in view_table(company.table).seats] == [60_000] * 3
    assert view_table(company.table).deadline == company.at + 60_000


def test_the_log_is_one_like_any_other() -> None:
    company = gone_on(fair_game(GAMES[3]), Moment(3))
    kinds = [type(entry) for _, entry in company.log]
    assert kinds[-5:] == [Started, Dealt, Moved, Moved, Moved]
    moves = [entry for _, entry in company.log if isinstance(entry, Moved)]
    assert {entry.by for entry in moves} == {"elsewhere"}


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_there_is_not_is_refused(seat: int) -> None:
    with pytest.raises(Refused, match="no such seat"):
        gone_on(fair_game(GAMES[0]), Moment(3), seat)


def test_a_kind_of_bot_that_there_is_not_is_refused() -> None:
    company = Company()
    company.enter("Eve")
    with pytest.raises(Refused, match="no bot of that kind"):
        taken_up(company.table, CONTEXT, 0, "clever", [])


def test_the_new_table_has_no_clock_and_is_not_listed_unless_it_is_wished() -> None:
    game = "saboteur(players=3,edition=gigamic)"
    own = Settings(game=game, clock=Clock("turn", 30), listed=True, bot_pause=5)
    like = settings_like(own, None)
    assert (like.clock, like.listed, like.bot_pause) == (Clock(), False, 5)
    assert settings_like(own, own) == own


def test_other_options_are_refused() -> None:
    own = Settings(game="saboteur(players=3,edition=gigamic)")
    with pytest.raises(Refused) as caught:
        settings_like(own, Settings(game="saboteur(players=4)"))
    assert caught.value.reason == "other-game"


@pytest.mark.parametrize("line", ["nowhere", "table a, game 1, step x, rounds 1", "table a"])
def test_a_record_that_says_otherwise_where_it_comes_from_is_refused(line: str) -> None:
    text = format_record(record_of(gone_on(fair_game(GAMES[3]), Moment(3))))
    (said,) = [each for each in text.splitlines() if each.startswith("branched: ")]
    assert said == "branched: table old-table, game 1, step 3, rounds 1"
    with pytest.raises(BadRecord, match="names no game"):
        parse_record(text.replace(said, f"branched: {line}"))
