import pytest

from sabot.table.refusals import Refused
from sabot.table.text_checks import (
    LONGEST_MESSAGE,
    LONGEST_NAME,
    message,
    person_name,
    tidy,
    words_given,
)
from tests.table.company import Company


@pytest.mark.parametrize(
    ("written", "tidied"),
    [
        ("  a  b\t c\n", "a b c"),
        ("e\u0301", "\u00e9"),
        ("\u4f60\u597d \U0001f600", "\u4f60\u597d \U0001f600"),
        ("<b>&amp;", "<b>&amp;"),
        ("a\x00", None),
        ("a\u202eb", None),
        ("a\u200b", None),
        ("\ud800", None),
        ("\ue000", None),
        ("\uffff", None),
    ],
)
def test_a_text_is_on_one_line_in_one_form_and_can_be_shown(
    written: str, tidied: str | None
) -> None:
    assert tidy(written) == tidied


def test_a_name_that_is_taken_gets_a_number() -> None:
    company = Company()
    company.enter("Ada", "Ada", " Ada ", "Ada 2")
    names = [person.name for person in company.table.present()]
    assert names == ["Ada", "Ada 2", "Ada 3", "Ada 2 2"]


def test_a_long_name_that_is_taken_stays_within_the_limit() -> None:
    company = Company()
    company.enter("x" * 24, "x" * 24, "x" * 24)
    names = [person.name for person in company.table.present()]
    assert names == ["x" * 24, "x" * 21 + " 2", "x" * 21 + " 3"]


def test_names_that_look_equal_are_equal() -> None:
    company = Company()
    company.enter("Andr\u00e9", "Andre\u0301")
    assert company.table.people[1].name == "Andr\u00e9 2"


def test_the_longest_texts_are_taken() -> None:
    assert len(person_name(Company().table, "x" * LONGEST_NAME)) == LONGEST_NAME
    assert len(message("x" * LONGEST_MESSAGE)) == LONGEST_MESSAGE
    assert words_given("x" * 64) == "x" * 64


def test_words_may_be_none_at_all() -> None:
    assert words_given("  ") == ""


def test_longer_texts_are_refused() -> None:
    with pytest.raises(Refused):
        message("x" * (LONGEST_MESSAGE + 1))
    with pytest.raises(Refused):
        words_given("x" * 65)
