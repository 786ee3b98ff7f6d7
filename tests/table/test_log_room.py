"""A table's log takes only so much beside its games, and each audience fills its own part."""

import pytest

from sabot.table.commands import (
    AddBot,
    AnyCommand,
    HandOver,
    Leave,
    Note,
    Pause,
    Remove,
    RemoveBot,
    Resume,
    Say,
    Sit,
    Stand,
    Start,
)
from sabot.table.log_room import MOST_ARRANGEMENTS, MOST_CHAT_LINES, MOST_NOTES
from sabot.table.refusals import Refused
from tests.table.company import Company, seated, started, to_act

WATCHER = 3


def refuses(company: Company, person: int, command: AnyCommand) -> bool:
    """Whether the log is too full for a command."""
    try:
        company.do(person, command)
    except Refused as refusal:
        if refusal.reason != "log-full":
            raise
        return True
    return False


def test_chat_is_counted_by_who_hears_it() -> None:
    company = started()
    company.enter("Dora")
    lines = company.table.chat_lines()
    company.do(0, Say("hm"))
    company.do(WATCHER, Say("psst"))
    company.do(0, Pause())
    company.do(0, Resume())
    company.do(to_act(company), company.move())
    assert company.table.chat_lines() == lines + 1 == 1
    assert company.table.watcher_news == 1


def test_a_table_takes_so_many_lines_and_plays_on() -> None:
    company = started()
    for _ in range(MOST_CHAT_LINES):
        assert not refuses(company, 0, Say(phrase="hello"))
    assert refuses(company, 0, Say(phrase="hello"))
    assert refuses(company, 1, Say("hm"))
    company.do(to_act(company), company.move())
    assert not refuses(company, 1, Pause())


def test_nobody_learns_from_a_refusal_what_others_say_aside_or_note() -> None:
    company = started()
    company.enter("Dora")
    company.table.watcher_news = MOST_CHAT_LINES
    company.table.private_news[1] = MOST_NOTES
    assert refuses(company, WATCHER, Say("psst"))
    assert refuses(company, 1, Note(0, "suspected"))
    for player in (0, 1):
        assert not refuses(company, player, Say("hm"))
    assert not refuses(company, 0, Note(1, "suspected"))


def test_a_full_table_lets_people_go_but_nobody_in() -> None:
    company = seated()
    company.do(0, HandOver(1))
    company.do(0, Stand())
    company.table.arrangements = MOST_ARRANGEMENTS
    with pytest.raises(Refused, match="no room for more"):
        company.enter("Dora")
    assert refuses(company, 0, Sit(0))
    # The host has powers left when others have used up theirs.
    assert not refuses(company, 1, AddBot(0, "random"))
    assert not refuses(company, 1, RemoveBot(0))
    company.table.arrangements = 2 * MOST_ARRANGEMENTS
    assert refuses(company, 1, HandOver(0))
    assert not refuses(company, 2, Stand())
    assert not refuses(company, 0, Leave())
    assert not refuses(company, 1, Remove(2))
    assert not refuses(company, 1, Start("random"))


def test_a_game_that_is_paused_at_a_full_table_goes_on() -> None:
    company = started()
    company.do(0, Pause())
    company.table.arrangements = 2 * MOST_ARRANGEMENTS
    assert not refuses(company, 0, Resume())
    assert refuses(company, 0, Pause())
