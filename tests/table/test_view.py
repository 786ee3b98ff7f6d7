import msgspec
import pytest

from sabot.table.commands import ChangeSettings, GiveWords, Pause, Rematch, Remove, Say, Sit, Start
from sabot.table.entries import WentAway
from sabot.table.fairness import commitment
from sabot.table.settings import Clock, Settings
from sabot.table.view import FairnessView, PersonView
from sabot.table.view_builder import chat_of, view_table
from tests.table.company import AT, SEED, Company, over, seated, started, to_act


def shown(company: Company) -> str:
    """The view as it is sent."""
    return msgspec.json.encode(view_table(company.table)).decode()


def secretive() -> Company:
    """A table with all the secrets that there can be."""
    company = Company(pin="hash of the pin")
    company.enter("Ada", "Ben", "Cleo", "Dora")
    for person in range(3):
        company.do(person, Sit(person))
    company.do(1, GiveWords("words of Ben"))
    return company


def test_nothing_private_is_shown_before_the_game() -> None:
    view = shown(secretive())
    for secret in (SEED.hex(), "key of", "hash of the pin", "words of Ben"):
        assert secret not in view
    assert '"pin":true' in view
    assert '"gave_words":true' in view


def test_words_are_shown_when_the_game_starts_and_the_seed_when_it_is_over() -> None:
    company = secretive()
    company.do(0, Start())
    assert "words of Ben" in shown(company)
    for secret in (SEED.hex(), "key of", "hash of the pin"):
        assert secret not in shown(company)
    assert view_table(over().table).fairness == FairnessView(commitment(SEED), SEED.hex())


def test_the_words_of_the_next_game_are_hidden_again() -> None:
    company = over()
    company.do(0, Rematch())
    company.do(1, GiveWords("words of Ben"))
    assert "words of Ben" not in shown(company)
    assert SEED.hex() not in shown(company)


def test_asides_are_in_no_view_of_a_table() -> None:
    company = started()
    before = shown(company)
    company.do(3, Say("psst"))
    assert shown(company) == before


def test_asides_are_for_watchers_until_the_game_is_over() -> None:
    company = started("seven_seals(players=3,rounds=1)", round_pause=0)
    company.do(0, Say("one"))
    company.at += 1
    company.do(3, Say("two"))
    company.at += 1
    company.do(1, Say("three"))
    assert [line.text for line in chat_of(company.table, watching=False)] == ["one", "three"]
    assert [line.text for line in chat_of(company.table, watching=True)] == ["one", "two", "three"]
    company.play_on(lambda table: table.phase == "over")
    for watching in (False, True):
        lines = chat_of(company.table, watching=watching)
        assert [line.text for line in lines] == ["one", "two", "three"]


def test_who_is_gone_is_not_shown() -> None:
    company = seated()
    company.do(0, Remove(1))
    assert view_table(company.table).people == (PersonView(0, "Ada", 0), PersonView(2, "Cleo", 2))


def test_the_view_tells_whose_turn_it_is_and_until_when() -> None:
    company = started(clock=Clock("turn", 30))
    view = view_table(company.table)
    assert (view.to_act, view.turn, view.deadline) == (to_act(company), 0, AT + 30_000)
    company.do(0, Pause())
    assert view_table(company.table).deadline is None


def test_banks_are_shown_where_clocks_are_banks() -> None:
    assert view_table(started().table).seats[0].bank is None
    banks = view_table(started(clock=Clock("bank", 60)).table).seats
    assert [seat.bank for seat in banks] == [60_000] * 3


@pytest.mark.parametrize("clock", [Clock("bank", 60), Clock("turn", 60), Clock()])
def test_a_table_can_be_set_up_anew_for_a_rematch(clock: Clock) -> None:
    company = over(clock=Clock("bank", 60))
    company.do(0, Rematch())
    company.do(0, ChangeSettings(Settings(game="saboteur(players=8)", clock=clock)))
    assert len(view_table(company.table).seats) == 8


def test_the_view_tells_when_the_next_round_is_dealt() -> None:
    company = started(round_pause=20)
    assert view_table(company.table).deal_at is None
    company.play_on(lambda table: table.awaits_deal())
    assert view_table(company.table).deal_at == AT + 20_000
    company.do(0, Pause())
    assert view_table(company.table).deal_at is None


def test_a_seat_that_a_bot_plays_for_somebody_is_marked() -> None:
    company = started()
    company.take([WentAway(1)])
    seat = view_table(company.table).seats[1]
    assert (seat.person, seat.bot, seat.away) == (1, None, True)
