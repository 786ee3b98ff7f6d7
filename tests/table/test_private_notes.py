"""Marks that a player makes for themselves."""

import msgspec
import pytest

from sabot.locales import LANGUAGES, Words
from sabot.table.commands import AnyCommand, Leave, Note, Rematch, Replace, Sit, Stand
from sabot.table.entries import Noted
from sabot.table.events import SeatNoted
from sabot.table.private_notes import MARKS, notes_of
from sabot.table.view_builder import view_table
from tests.table.company import SHORT, Company, over, started


def notes(company: Company, viewer: int | None) -> dict[int, str]:
    return notes_of(company.table, viewer)


def test_who_has_a_seat_marks_others_and_changes_their_mind() -> None:
    company = started()
    assert company.do(0, Note(1, "suspected")) == [Noted(0, 1, "suspected")]
    company.do(0, Note(2, "trusted"))
    assert notes(company, 0) == {1: "suspected", 2: "trusted"}
    company.do(0, Note(1, "doubted"))
    company.do(0, Note(2, ""))
    assert notes(company, 0) == {1: "doubted"}


def test_a_mark_that_is_there_already_is_not_made_again() -> None:
    company = started()
    assert company.do(0, Note(1, "")) == []
    company.do(0, Note(1, "trusted"))
    assert company.do(0, Note(1, "trusted")) == []


def test_nobody_else_hears_of_a_note_or_counts_it() -> None:
    company = started()
    company.do(0, Note(1, "trusted"))
    before = view_table(company.table)
    heard = [company.table.news_number(person, watching=False) for person in range(4)]
    watching = company.table.news_number(3, watching=True)
    company.do(0, Note(1, "suspected"))
    assert company.told(0) == [SeatNoted(1, "suspected")]
    for viewer in (None, 1, 2):
        assert company.told(viewer) is None
        assert notes(company, viewer) == {}
    assert view_table(company.table) == before
    after = [company.table.news_number(person, watching=False) for person in range(4)]
    assert after == [heard[0] + 1, *heard[1:]]
    assert company.table.news_number(3, watching=True) == watching


def test_notes_stay_when_a_round_is_dealt_and_when_the_game_is_over() -> None:
    company = started(round_pause=0)
    company.do(0, Note(1, "suspected"))
    company.play_on(lambda table: table.phase == "over")
    assert notes(company, 0) == {1: "suspected"}
    company.do(0, Note(2, "trusted"))
    assert notes(company, 0) == {1: "suspected", 2: "trusted"}
    assert notes(company, 1) == {}


def test_a_rematch_clears_them() -> None:
    company = over()
    company.do(0, Note(1, "suspected"))
    company.do(0, Rematch())
    assert notes(company, 0) == {}


@pytest.mark.parametrize(("person", "command"), [(1, Leave()), (0, Replace(1, "random"))])
def test_the_notes_of_who_is_gone_are_nobody_s(person: int, command: AnyCommand) -> None:
    company = started()
    company.do(1, Note(2, "suspected"))
    company.do(person, command)
    assert notes(company, 1) == {}


def test_who_has_the_seat_later_does_not_find_out_how_many_notes_were_made_there() -> None:
    company = over(SHORT)
    for mark in ("trusted", "doubted", "suspected"):
        company.do(1, Note(0, mark))
    company.do(0, Rematch())
    company.do(1, Stand())
    company.do(3, Sit(1))
    assert company.table.news_number(3, watching=False) == company.table.news_number(
        0, watching=False
    )
    assert (
        company.table.news_number(1, watching=False)
        == company.table.news_number(0, watching=False) + 3
    )


def test_a_mark_that_there_is_not_is_no_command() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"do":"note","seat":1,"mark":"hated"}', type=Note)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mark_has_its_words(language: str) -> None:
    texts = [Words(language)(f"note-{mark or 'none'}") for mark in MARKS]
    assert len(set(texts)) == len(MARKS)
