"""Claims as a person types them: `say II stone`, `say Carla saboteur`, `say doubt Dario II`."""

import re
from collections.abc import Sequence
from typing import Any, Final

from sabot.core.claims import AnyVocabulary
from sabot.core.errors import BadNotation
from sabot.core.notation import SEAT_LETTERS, format_seat

# Words that name the person who types.
ONESELF: Final = frozenset({"me", "my", "myself"})
# Claims about claims: without the whole claim, the last one that fits is meant.
REPLIES: Final = ("trust ", "doubt ")


def typed_claim(
    words: AnyVocabulary, offer: Sequence[Any], text: str, names: Sequence[str], seat: int
) -> Any:
    """The claim that a person means, in the notation or with names for letters; None if none.

    What the notation leaves open is completed from the claims on offer, if there is one way.
    """
    notation = in_letters(text, names, seat)
    try:
        return words.parse_claim(notation)
    except BadNotation:
        fitting = [each for each in offer if words.format_claim(each).startswith(f"{notation} ")]
    if len(fitting) == 1 or (fitting and notation.startswith(REPLIES)):
        return fitting[-1]
    return None


def in_letters(text: str, names: Sequence[str], seat: int) -> str:
    """A claim with letters for names, and every word as the notation has it."""
    by_length = sorted(enumerate(names), key=lambda entry: -len(entry[1]))
    for number, name in by_length:
        named = rf"(?<!\w){re.escape(name)}(?!\w)"
        text = re.sub(named, format_seat(number), text, flags=re.IGNORECASE)
    return " ".join(notation_word(word, seat) for word in text.split())


def notation_word(word: str, seat: int) -> str:
    """A word as the notation has it: seats and goals in capitals."""
    if word.lower() in ONESELF:
        return format_seat(seat)
    letters = word.upper()
    return letters if letters in SEAT_LETTERS or not letters.strip("I") else word.lower()
