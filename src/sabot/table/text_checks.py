"""Checks of texts: bounded, on one line, in one form, so that equal texts are equal bytes."""

import unicodedata
from typing import Final

from sabot.core.errors import BadNotation
from sabot.table.fairness import LONGEST_WORDS, tidy_words
from sabot.table.refusals import Refused
from sabot.table.table import Table

LONGEST_NAME: Final = 24
LONGEST_MESSAGE: Final = 300

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


def person_name(table: Table, wished: str) -> str:
    """The name that somebody gets: as wished, with a number behind it if it is taken."""
    name = tidy(wished)
    if not name or len(name) > LONGEST_NAME:
        raise Refused("bad-name", longest=LONGEST_NAME)
    taken = {person.name for person in table.present()}
    if name not in taken:
        return name
    short = name[: LONGEST_NAME - len(" 99")]
    return next(f"{short} {n}" for n in range(2, len(taken) + 3) if f"{short} {n}" not in taken)


def words_given(wished: str) -> str:
    """The words to be mixed into a deal."""
    try:
        return tidy_words(wished)
    except BadNotation:
        raise Refused("bad-words", longest=LONGEST_WORDS) from None


def message(wished: str) -> str:
    """A chat message, checked."""
    text = tidy(wished)
    if not text or len(text) > LONGEST_MESSAGE:
        raise Refused("bad-text", longest=LONGEST_MESSAGE)
    return text
