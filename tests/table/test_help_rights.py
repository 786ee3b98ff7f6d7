"""Who may be helped, and when."""

import pytest

from sabot.table.commands import Leave, Pause, Replace
from sabot.table.help_rights import check_aid
from sabot.table.refusals import Refused
from sabot.table.view_builder import view_table
from tests.table.company import Company, over, seated, started, to_act


def refusal(company: Company, person: int, name: str) -> str:
    with pytest.raises(Refused) as refused:
        check_aid(company.table, person, "meter" if name == "meter" else "hints")
    return refused.value.reason


def alone(company: Company) -> Company:
    """Bots play for all but the one to act."""
    for seat in {0, 1, 2} - {to_act(company)}:
        company.do(company.table.host, Replace(seat, "random"))
    return company


@pytest.mark.parametrize("name", ["meter", "hints"])
def test_usually_only_who_is_alone_is_helped(name: str) -> None:
    company = started()
    me = to_act(company)
    assert refusal(company, me, name) == f"{name}-off"
    alone(company)
    assert check_aid(company.table, me, "meter") == me
    assert check_aid(company.table, me, "hints") == me


def test_the_host_may_help_all() -> None:
    company = started(meter="on", hints="on")
    me = to_act(company)
    assert check_aid(company.table, me, "meter") == me
    assert check_aid(company.table, me, "hints") == me


def test_the_host_may_help_nobody() -> None:
    company = started(meter="off", hints="off")
    me = to_act(company)
    alone(company)
    assert refusal(company, me, "meter") == "meter-off"
    assert refusal(company, me, "hints") == "hints-off"


def test_the_table_tells_whether_it_helps() -> None:
    company = started(meter="on")
    shown = view_table(company.table)
    assert (shown.meter, shown.hints) == (True, False)
    shown = view_table(alone(company).table)
    assert (shown.meter, shown.hints) == (True, True)


def test_who_watches_is_not_helped() -> None:
    company = started(meter="on", hints="on")
    company.enter("Dora")
    assert refusal(company, len(company.table.people) - 1, "meter") == "not-seated"
    assert refusal(company, len(company.table.people) - 1, "hints") == "not-seated"


def test_hints_are_for_who_is_to_act_and_the_meter_for_all() -> None:
    company = started(meter="on", hints="on")
    other = (to_act(company) + 1) % 3
    assert refusal(company, other, "hints") == "not-your-turn"
    assert check_aid(company.table, other, "meter") == other
    company.do(0, Pause())
    assert refusal(company, to_act(company), "hints") == "paused"


def test_there_is_help_only_while_a_game_is_played() -> None:
    assert refusal(seated(meter="on", hints="on"), 0, "meter") == "no-game"
    assert refusal(over(), 0, "hints") == "no-game"


def test_who_has_left_is_not_helped() -> None:
    company = started(meter="on")
    company.do(2, Leave())
    assert refusal(company, 2, "meter") == "not-seated"
