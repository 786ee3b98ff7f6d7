import msgspec
import pytest

from sabot.core.errors import IllegalMove
from sabot.table.commands import (
    Back,
    GiveWords,
    HandOver,
    Leave,
    Move,
    Pause,
    Ready,
    Rematch,
    Resume,
    Say,
    Sit,
    Start,
)
from sabot.table.entries import (
    BotSat,
    CameBack,
    Dealt,
    Moved,
    Paused,
    Readied,
    Rematched,
    Resumed,
    Said,
    Started,
    WentAway,
)
from sabot.table.fairness import mixed_seed
from sabot.table.settings import Clock
from sabot.table.shuffle import FairShuffle
from sabot.table.table import Table
from tests.table.company import SEED, Company, over, seated, started, to_act


def test_a_game_starts_with_the_deal_that_the_seed_and_the_words_give() -> None:
    company = seated()
    company.do(1, GiveWords("lucky"))
    begun, dealt = company.do(0, Start())
    game = company.table.game
    shuffle = FairShuffle(mixed_seed(SEED, ["", "lucky", ""]), 1)
    deal = game.draw_deal(game.new(company.table.options), shuffle)
    assert (begun, dealt) == (Started(), Dealt(game.format_deal(deal)))
    assert company.table.phase == "playing"


def test_bots_of_a_kind_take_the_empty_seats() -> None:
    company = Company()
    company.enter("Ada")
    company.do(0, Sit(1))
    entries = company.do(0, Start("careful"))
    assert entries[:3] == [BotSat(0, "careful"), BotSat(2, "careful"), Started()]


def test_a_move_is_taken_as_a_struct_and_as_text() -> None:
    company = started()
    for as_text in (False, True):
        seat, move = to_act(company), company.legal()[0]
        text = company.table.game.format_move(move)
        raw = msgspec.Raw(msgspec.json.encode(text if as_text else move))
        assert company.do(seat, Move(company.table.turn, raw)) == [Moved(seat, text)]
    assert company.table.turn == 2


def test_an_illegal_move_is_refused_in_the_words_of_the_game() -> None:
    company = started()
    raw = msgspec.Raw(b'"rockfall@0,0"')
    with pytest.raises(IllegalMove):
        company.do(to_act(company), Move(0, raw))
    assert company.table.turn == 0


def rounds_dealt(table: Table) -> int:
    return 0 if table.match is None else len(table.match.record.rounds)


def test_without_a_rest_the_next_round_is_dealt_with_the_last_move() -> None:
    company = started(round_pause=0)
    # It stops where a deal is due, so that only the table itself can have dealt.
    company.play_on(lambda table: table.awaits_deal() or rounds_dealt(table) == 2)
    assert not company.table.awaits_deal()
    assert [type(entry) for _, entry in company.log[-2:]] == [Moved, Dealt]


def test_with_a_rest_the_last_move_deals_no_round() -> None:
    company = started(round_pause=1)
    company.play_on(lambda table: table.awaits_deal())
    assert rounds_dealt(company.table) == 1
    assert isinstance(company.log[-1][1], Moved)


def test_the_next_round_is_dealt_when_all_are_ready() -> None:
    company = started()
    company.play_on(lambda table: table.awaits_deal())
    assert company.do(0, Ready()) == [Readied(0)]
    assert company.do(0, Ready()) == []
    company.do(1, Ready())
    last = company.do(2, Ready())
    assert [type(entry) for entry in last] == [Readied, Dealt]
    assert not any(seat.ready for seat in company.table.seats)


def test_nobody_waits_for_bots_to_be_ready() -> None:
    company = started()
    company.do(2, Leave())
    company.take([WentAway(1)])
    company.play_on(lambda table: table.awaits_deal())
    company.take([WentAway(1)])
    assert [type(entry) for entry in company.do(0, Ready())] == [Readied, Dealt]


def test_no_round_is_dealt_while_the_game_is_paused() -> None:
    company = started()
    company.play_on(lambda table: table.awaits_deal())
    company.do(0, Pause())
    for person in range(3):
        assert company.do(person, Ready()) == [Readied(person)]


def test_a_seat_is_taken_back_from_the_bot() -> None:
    company = started()
    assert company.do(1, Back()) == []
    company.take([WentAway(1)])
    assert company.do(1, Back()) == [CameBack(1)]
    assert not company.table.seats[1].played_by_bot()


def test_who_is_to_act_comes_back_while_there_is_time() -> None:
    company = started(clock=Clock("turn", 20))
    seat = to_act(company)
    company.at += 19_999
    company.take([WentAway(seat)])
    assert company.do(seat, Back()) == [CameBack(seat)]


def test_who_is_not_to_act_comes_back_at_any_time() -> None:
    company = started(clock=Clock("turn", 20))
    waiting = (to_act(company) + 1) % 3
    company.at += 99_999
    company.take([WentAway(waiting)])
    assert company.do(waiting, Back()) == [CameBack(waiting)]


def test_a_move_of_ones_own_takes_the_seat_back() -> None:
    company = started()
    seat = to_act(company)
    company.take([WentAway(seat)])
    company.do(seat, company.move())
    assert not company.table.seats[seat].away


def test_players_pause_and_resume() -> None:
    company = started()
    assert company.do(1, Pause()) == [Paused(1)]
    assert company.do(2, Pause()) == []
    assert company.do(2, Resume()) == [Resumed(2)]


def test_what_is_said_is_tidied() -> None:
    company = seated()
    assert company.do(0, Say("  e\u0301t\u00e9 \n 1  ")) == [Said(0, "\u00e9t\u00e9 1")]
    assert company.do(0, Say("ignored", "thanks")) == [Said(0, phrase="thanks")]


def test_only_watchers_of_a_running_game_speak_aside() -> None:
    company = seated()
    company.enter("Dora")
    assert company.do(3, Say("hello")) == [Said(3, "hello")]
    company.do(0, Start())
    assert company.do(3, Say("psst")) == [Said(3, "psst", aside=True)]
    assert company.do(3, Say(phrase="oops")) == [Said(3, phrase="oops", aside=True)]
    assert company.do(0, Say("hm")) == [Said(0, "hm")]
    company = over()
    assert company.do(3, Say("well")) == [Said(3, "well")]


def test_a_rematch_keeps_the_places_and_forgets_the_words() -> None:
    company = seated("seven_seals(players=3,rounds=1)", round_pause=0)
    company.do(1, GiveWords("lucky"))
    company.do(0, Start())
    company.play_on(lambda table: table.phase == "over")
    turn = company.table.turn
    assert company.do(0, Rematch()) == [Rematched(SEED.hex())]
    table = company.table
    assert [(seat.person, seat.words) for seat in table.seats] == [(0, ""), (1, ""), (2, "")]
    assert (table.phase, table.game_number, table.match, table.turn) == ("gathering", 2, None, turn)


def test_a_host_who_watches_may_let_a_paused_game_go_on() -> None:
    company = started()
    company.do(0, HandOver(3))
    company.do(1, Pause())
    for player in range(3):
        company.do(player, Leave())
    assert company.do(3, Resume()) == [Resumed(3)]
