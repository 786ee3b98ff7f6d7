"""Fair deals: what is committed before a deal, mixed into it by the players, and revealed after.

docs/fairness.md says what that proves, and has test vectors. Words, version 1: the seed of the
deals is HMAC-SHA-256 with the table's seed as key over `sabot-words-1` and, for each seat, a new
line, the seat's letter, a colon and its words in UTF-8.
"""

import hashlib
import hmac
import re
import secrets
import unicodedata
from collections.abc import Sequence
from typing import Final

import msgspec

from sabot.core.errors import BadNotation
from sabot.core.notation import format_seat
from sabot.table.shuffle import SEED_BYTES

WORDS_VERSION: Final = 1
LONGEST_WORDS: Final = 64
# Controls and line breaks would make two lists of words one message; half a pair is no text.
REFUSED_KINDS: Final = frozenset({"Cc", "Zl", "Zp", "Cs"})
DIGEST: Final = re.compile(r"[0-9a-f]{64}")


class Fairness(msgspec.Struct, frozen=True):
    """The facts for checking the deals of a game; the seed once it is revealed.

    There are words for each seat, empty for a bot and for who gave none.
    """

    commitment: str
    words: tuple[str, ...]
    seed: bytes | None = None


def new_seed() -> bytes:
    """A seed that nobody can guess."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """The commitment that a table shows before it deals: it binds and reveals nothing."""
    return hashlib.sha256(seed).hexdigest()


def mixed_seed(seed: bytes, words: Sequence[str]) -> bytes:
    """The seed of the deals: the table's, with the words of every seat mixed in."""
    lines = [f"{format_seat(seat)}:{tidy_words(said)}" for seat, said in enumerate(words)]
    message = "\n".join([f"sabot-words-{WORDS_VERSION}", *lines])
    return hmac.digest(seed, message.encode(), hashlib.sha256)


def tidy_words(text: str) -> str:
    """A player's words as they are mixed in and recorded: in NFC, without blanks around them."""
    words = unicodedata.normalize("NFC", text).strip()
    if len(words) > LONGEST_WORDS:
        raise BadNotation(f"the words are too long; expected at most {LONGEST_WORDS} characters")
    if any(unicodedata.category(character) in REFUSED_KINDS for character in words):
        raise BadNotation("the words hold a control character; expected one line of text")
    return words


# Lines of a record.


def format_fairness(fairness: Fairness) -> list[str]:
    """The lines of a record: in the order in which they came about."""
    lines = [f"commitment: {fairness.commitment}"]
    lines += [
        f"words {format_seat(seat)}: {words}"
        for seat, said in enumerate(fairness.words)
        if (words := tidy_words(said))
    ]
    if fairness.seed is not None:
        lines.append(f"seed: {fairness.seed.hex()}")
    return lines


def parse_digest(text: str, what: str) -> str:
    """The 32 bytes that a text stands for, still as text."""
    if not DIGEST.fullmatch(text):
        raise BadNotation(f"'{text}' is no {what}; expected 64 digits from 0 to 9 and a to f")
    return text
