"""Seeds, commitments and words: what is mixed into the deals, and what a record keeps of it."""

import hashlib
import hmac

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sabot.core.errors import BadNotation, BadRecord
from sabot.table.fairness import Fairness, commitment, mixed_seed, new_seed, tidy_words
from sabot.table.record import format_record, parse_record
from tests.playthroughs.write import FOLDER

PLAIN = (FOLDER / "saboteur-zman-3.record").read_text(encoding="utf-8")
SEED = bytes(range(32))
FAIR = Fairness(commitment(SEED), ("", "sesame: open", "Zoë"), SEED)
LINES = f"""\
commitment: {commitment(SEED)}
words B: sesame: open
words C: Zoë
seed: {SEED.hex()}
"""


def with_lines(lines: str) -> str:
    return PLAIN.replace("rules: 1\n", f"rules: 1\nseat A: Ann\n{lines}", 1)


def refused(lines: str) -> str:
    with pytest.raises(BadRecord) as refusal:
        parse_record(with_lines(lines))
    return str(refusal.value)


def test_seeds_have_256_bits_and_are_new() -> None:
    seeds = {new_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert {len(seed) for seed in seeds} == {32}


def test_a_commitment_is_the_digest_of_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()


def test_words_are_mixed_as_documented() -> None:
    message = "sabot-words-1\nA:\nB:sesame: open\nC:Zoë".encode()
    assert mixed_seed(SEED, FAIR.words) == hmac.new(SEED, message, "sha256").digest()


@pytest.mark.parametrize(
    "other",
    [
        ("sesame: open", "", "Zoë"),
        ("", "sesame: open", "Zoe"),
        ("", "sesame: open", "Zoë", ""),
        ("", "sesame: open"),
        ("B:sesame: open", "", "Zoë"),
    ],
)
def test_other_words_or_seats_give_another_seed(other: tuple[str, ...]) -> None:
    assert mixed_seed(SEED, other) != mixed_seed(SEED, FAIR.words)


def test_another_seed_gives_other_deals_for_the_same_words() -> None:
    assert mixed_seed(bytes(32), FAIR.words) != mixed_seed(SEED, FAIR.words)


def test_how_words_were_typed_makes_no_difference() -> None:
    assert mixed_seed(SEED, ["", " sesame: open\n", "Zoe\u0308"]) == mixed_seed(SEED, FAIR.words)


@pytest.mark.parametrize(
    "text",
    ["a\nB:b", "a\rb", "a\x00b", "a\x1cb", "a\x7fb", "a\x85b", "a\u2028b", "a\u2029b", "a\ud800b"],
)
def test_words_that_are_not_one_line_of_text_are_refused(text: str) -> None:
    with pytest.raises(BadNotation, match="control character"):
        mixed_seed(SEED, [text])


def test_letters_that_only_look_alike_stay_apart() -> None:
    assert tidy_words("\ufb01sh") == "\ufb01sh"


def test_words_are_bounded_as_they_are_mixed() -> None:
    assert tidy_words("e\u0301" * 64) == "\u00e9" * 64
    assert tidy_words(f"  {'x' * 64}  ") == "x" * 64
    with pytest.raises(BadNotation, match="at most 64 characters"):
        tidy_words("x" * 65)


@given(st.text(max_size=70))
def test_tidy_words_stay_as_they_are_and_survive_a_record(text: str) -> None:
    try:
        words = tidy_words(text)
    except BadNotation:
        return
    assert tidy_words(words) == words
    fairness = Fairness(commitment(SEED), ("", words, ""))
    record = parse_record(PLAIN)
    record.fairness = fairness
    assert parse_record(format_record(record)).fairness == fairness


# Lines of a record.


def test_a_record_keeps_commitment_words_and_seed() -> None:
    record = parse_record(with_lines(LINES))
    assert record.fairness == FAIR
    assert format_record(record) == with_lines(LINES)


def test_a_record_may_keep_its_seed_to_itself() -> None:
    lines = LINES[: LINES.index("seed:")]
    record = parse_record(with_lines(lines))
    assert record.fairness == msgspec.structs.replace(FAIR, seed=None)
    assert format_record(record) == with_lines(lines)


def test_a_record_without_these_lines_stays_as_it_is() -> None:
    record = parse_record(PLAIN)
    assert record.fairness is None
    assert format_record(record) == PLAIN


def test_words_of_no_one_need_no_lines() -> None:
    record = parse_record(with_lines(f"commitment: {FAIR.commitment}\nwords B:\n"))
    assert record.fairness == Fairness(FAIR.commitment, ("", "", ""))
    assert "words" not in format_record(record)


def test_untidy_words_are_tidied_where_they_are_written_down() -> None:
    record = parse_record(PLAIN)
    record.fairness = msgspec.structs.replace(FAIR, words=(" ", " sesame: open", "Zoe\u0308 "))
    assert f"\n{LINES}" in format_record(record)


@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        (FAIR.commitment, FAIR.commitment[1:], 5, "is no commitment; expected 64 digits"),
        (FAIR.commitment, FAIR.commitment.upper(), 5, "is no commitment; expected 64 digits"),
        (SEED.hex(), SEED.hex() + "0", 8, "is no seed; expected 64 digits"),
        (SEED.hex(), SEED.hex()[:-1] + "g", 8, "is no seed; expected 64 digits"),
        (SEED.hex(), SEED.hex()[:-1] + " ", 8, "is no seed; expected 64 digits"),
        (f"commitment: {FAIR.commitment}\n", "", 5, "expected 'commitment: …', found 'words B"),
        ("words B", "words Z", 6, "'Z' is no seat"),
        ("words C", "words D", 7, "no words of seat D are expected here"),
        ("words C", "words B", 7, "no words of seat B are expected here"),
        ("words C", "words A", 7, "no words of seat A are expected here"),
        ("Zoë", "x" * 65, 7, "at most 64 characters"),
        ("Zoë", "a\x7fb", 7, "control character"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(old: str, new: str, line: int, says: str) -> None:
    assert LINES.count(old) == 1
    sentence = refused(LINES.replace(old, new))
    assert sentence.startswith(f"line {line}: ")
    assert says in sentence


def test_a_seed_alone_is_no_proof() -> None:
    assert "expected 'commitment: …'" in refused(f"seed: {SEED.hex()}\n")
