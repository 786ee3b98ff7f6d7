"""Checks of texts: bounded, on one line, in one form, so that equal texts are equal bytes."""

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

from sabot.core.errors import BadNotation
from sabot.core.notation import format_seat
from sabot.table.confusable_names import looks
from sabot.table.context import BotNames
from sabot.table.fairness import LONGEST_WORDS, tidy_words
from sabot.table.refusals import Refused
from sabot.table.table import Table

LONGEST_NAME: Final = 24
LONGEST_MESSAGE: Final = 300

# They only choose between two drawings of a sign; phones write them behind some emoji.
VARIATION: Final = re.compile("[\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
# Letters, marks and symbols that show nothing. What else shows nothing is told by its category.
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
# Embeddings, overrides, isolates and marks: they change the order in which text is shown.
BIDI_CONTROL: Final = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")

# Phrases that can be said with one tap; clients have the words for them in every language.
PHRASES: Final = (
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "oops",
    "hurry",
    "one-moment",
    "trust-me",
    "not-me",
    "i-suspect-you",
    "look-at-the-map",
    "another-game",
)


def tidy(text: str) -> str | None:
    """The text in one form with single spaces; None if it holds what can't be shown."""
    text = " ".join(unicodedata.normalize("NFC", text).split())
    if any(unicodedata.category(letter) in {"Cc", "Cf", "Cs", "Co", "Cn"} for letter in text):
        return None
    return text


def person_name(table: Table, wished: str, bot_names: BotNames) -> str:
    """The name that somebody gets: as wished, with a number if it could be taken for another's."""
    name = tidy(VARIATION.sub("", wished))
    if not name or len(name) > LONGEST_NAME or not is_visible(name):
        raise Refused("bad-name", longest=LONGEST_NAME)
    taken = seen_names(table, bot_names)
    short = name[: LONGEST_NAME - len(" 99")].rstrip()
    numbered = (f"{short} {n}" for n in range(2, len(taken) + 3))
    return next(each for each in (name, *numbered) if taken.isdisjoint(looks(each)))


def is_visible(name: str) -> bool:
    """True if each character of a tidy text shows, and no mark stands on nothing."""
    return BLANK.isdisjoint(name) and not unicodedata.category(name[0]).startswith("M")


def seen_names(table: Table, bot_names: BotNames) -> set[str]:
    """What the names of all people and bots at the table look like."""
    names = [person.name for person in table.present()]
    for number, seat in enumerate(table.seats):
        if seat.bot is not None:
            names += [*bot_names(number), f"{seat.bot} {format_seat(number)}"]
    return all_looks(names)


def all_looks(names: Iterable[str]) -> set[str]:
    """What these names look like."""
    return {look for name in names for look in looks(name)}


def namesakes(table: Table, bot_names: BotNames) -> tuple[int, ...]:
    """The seats of bots whose names a person at the table has."""
    people = all_looks(person.name for person in table.present())
    return tuple(
        [
            number
            for number, seat in enumerate(table.seats)
            if seat.bot is not None and not people.isdisjoint(all_looks(bot_names(number)))
        ]
    )


def words_given(wished: str) -> str:
    """The words to be mixed into a deal."""
    try:
        words = tidy_words(wished)
    except BadNotation:
        raise Refused("bad-words", longest=LONGEST_WORDS) from None
    if BIDI_CONTROL.search(words):
        raise Refused("bad-words", longest=LONGEST_WORDS)
    return words


def message(wished: str) -> str:
    """A chat message, checked."""
    text = tidy(wished)
    if not text or len(text) > LONGEST_MESSAGE:
        raise Refused("bad-text", longest=LONGEST_MESSAGE)
    return text
