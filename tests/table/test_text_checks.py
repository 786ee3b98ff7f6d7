import sys

import pytest
import regex

from sabot.locales import bot_names
from sabot.table.commands import AddBot
from sabot.table.entries import Entered
from sabot.table.refusals import Refused
from sabot.table.text_checks import (
    LONGEST_MESSAGE,
    LONGEST_NAME,
    message,
    namesakes,
    person_name,
    tidy,
    words_given,
)
from sabot.table.view_builder import view_table
from tests.table.company import Company

NOBODY = Company().table
BASIC_PLANE = "".join(map(chr, range(0x10000)))


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


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Ada", "ada"),
        ("Ada", "\u0410d\u0430"),  # Cyrillic
        ("Ian", "lan"),
        ("IAN", "ian"),
        ("AIda", "alda"),
        ("M", "\u043c".upper()),
        ("modern", "modem"),
        ("paul", "\U0001d4f9aul"),
        ("O", "0"),
        ("Ada", "\uff21da"),
        ("Ada", "A\ufe0fda"),
        ("Stra\u00dfe", "STRASSE"),
    ],
)
def test_a_name_that_could_be_taken_for_anothers_gets_a_number(first: str, second: str) -> None:
    company = Company()
    company.enter(first, second)
    assert company.table.people[1].name.endswith(" 2")


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Ada", "Eda"),
        ("\u05d3\u05d5\u05d3", "\u05d3\u05df"),  # Hebrew
        ("\u0639\u0644\u064a", "\u0639\u0645\u0631"),  # Arabic
        ("Andr\u00e9", "Andre"),
    ],
)
def test_names_that_differ_stay_as_they_are(first: str, second: str) -> None:
    company = Company()
    company.enter(first, second)
    assert [person.name for person in company.table.present()] == [first, second]


@pytest.mark.parametrize(
    "name",
    ["\u3164", "\u2800", "a\u2800", "\u115f", "a\u034f", "\u0301", "a\u180b\u200d", "\U0001d159"],
)
def test_a_name_that_nobody_sees_is_refused(name: str) -> None:
    with pytest.raises(Refused):
        person_name(Company().table, name, bot_names)


def test_no_character_that_unicode_lets_programs_leave_out_is_part_of_a_name() -> None:
    everything = "".join(map(chr, range(sys.maxunicode + 1)))
    ignorable = regex.findall(r"\p{Default_Ignorable_Code_Point}", everything)
    assert len(ignorable) > 4_000
    kept = [each for each in ignorable if taken_as_name(f"a{each}b") not in {None, "ab"}]
    assert kept == []


def taken_as_name(wished: str) -> str | None:
    try:
        return person_name(NOBODY, wished, bot_names)
    except Refused:
        return None


def test_an_emoji_may_be_a_name() -> None:
    assert person_name(Company().table, "\u2764\ufe0f", bot_names) == "\u2764"


def test_nobody_takes_the_name_of_a_bot_that_sits_there() -> None:
    company = Company()
    company.enter("Cleo")
    company.do(0, AddBot(1, "random"))
    company.enter("\u0412runo", "random B", "Carla")
    names = [person.name for person in company.table.present()]
    assert names == ["Cleo", "\u0412runo 2", "random B 2", "Carla"]
    assert namesakes(company.table, bot_names) == ()


def test_a_bot_that_comes_later_is_marked_if_it_bears_a_persons_name() -> None:
    company = Company()
    company.enter("Cleo", "bruno")
    company.do(0, AddBot(1, "random"))
    assert view_table(company.table, bot_names).namesakes == (1,)


def test_an_old_log_may_hold_any_name() -> None:
    company = Company()
    company.enter("Ada")
    company.take([Entered(1, "\u0410da\u202e", "key")])
    assert company.table.people[1].name == "\u0410da\u202e"


@pytest.mark.parametrize("control", regex.findall(r"\p{Bidi_Control}", BASIC_PLANE))
def test_words_and_messages_hold_no_marks_of_direction(control: str) -> None:
    with pytest.raises(Refused):
        words_given(f"a{control}b")
    with pytest.raises(Refused):
        message(f"a{control}b")


def test_words_from_right_to_left_are_taken() -> None:
    assert words_given("\u05d3\u05d5\u05d3 7") == "\u05d3\u05d5\u05d3 7"


def test_the_longest_texts_are_taken() -> None:
    assert len(person_name(Company().table, "x" * LONGEST_NAME, bot_names)) == LONGEST_NAME
    assert len(message("x" * LONGEST_MESSAGE)) == LONGEST_MESSAGE
    assert words_given("x" * 64) == "x" * 64


def test_words_may_be_none_at_all() -> None:
    assert words_given("  ") == ""


def test_longer_texts_are_refused() -> None:
    with pytest.raises(Refused):
        message("x" * (LONGEST_MESSAGE + 1))
    with pytest.raises(Refused):
        words_given("x" * 65)
