"""Records: readable, editable, and checked line by line."""

import contextlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sabot.core.errors import BadRecord
from sabot.table.record import format_record, parse_record, replay, verify
from tests.playthroughs.write import FOLDER

TEXT = (FOLDER / "saboteur-zman-3.record").read_text(encoding="utf-8")


def refused(text: str) -> str:
    with pytest.raises(BadRecord) as refusal:
        verify(parse_record(text))
    return str(refusal.value)


def line_of(start: str) -> int:
    return next(n for n, line in enumerate(TEXT.splitlines(), 1) if line.startswith(start))


def test_a_record_reads_as_it_was_written() -> None:
    assert format_record(parse_record(TEXT)) == TEXT


def test_remarks_and_empty_lines_do_not_matter() -> None:
    remarked = "# a fine game\n\n" + TEXT.replace("moves:", "moves:\n  # here we go\n")
    assert format_record(parse_record(remarked)) == TEXT


def test_seats_can_have_names() -> None:
    named = TEXT.replace(
        "rules: 1\n", "rules: 1\nseat A: Ann: the first\nseat B: Ben\nseat C: Zoë\n"
    )
    record = parse_record(named)
    assert record.names == ["Ann: the first", "Ben", "Zoë"]
    assert format_record(record) == named


def test_there_are_no_more_names_than_players() -> None:
    names = "".join(f"seat {letter}: {letter}\n" for letter in "ABCDEFGHIJKL")
    assert "there are 3 players" in refused(TEXT.replace("rules: 1\n", f"rules: 1\n{names}"))


def test_a_replay_counts_moves_and_shows_before_and_after() -> None:
    record = parse_record(TEXT)
    steps = list(replay(record))
    assert [step.number for step in steps if step.turn] == list(range(1, verify(record) + 1))
    assert sum(step.turn is None for step in steps) == 3
    assert all(step.before.to_act() == step.turn.seat for step in steps if step.turn)


def test_a_record_may_be_unfinished() -> None:
    opening = TEXT[: TEXT.index("round 2")] + "result: unfinished\n"
    assert verify(parse_record(opening)) > 0


@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        ("sabot-record: 1", "sabot-record: 2", "sabot-record", "version 2 are unknown; expected 1"),
        ("sabot-record: 1", "sabot-record: one", "sabot-record", "expected a whole number"),
        ("sabot-record: 1\n", "", "sabot-record", "expected 'sabot-record: …'"),
        ("rules: 1", "rules: 99", "rules", "version 99 is unknown; expected 1"),
        ("players=3", "players=2", "game", "expected 3 to 10"),
        ("game: saboteur", "game: chess", "game", "expected one of saboteur"),
        ("edition=zman", "edition=ravensburger", "game", "expected gigamic, amigo, zman"),
        ("starter: ", "starter: Z", "round 1", "no seat"),
        ("roles: ", "roles: digger ", "round 1", "digger too many"),
        ("goals: ", "goals: gold ", "round 1", "expected one of treasure"),
        ("deck: ", "deck: map ", "round 1", "map too many"),
        ("hand A: ", "hand X: ", "round 1", "no line 'hand X:'"),
        ("gold: ", "silver: ", "round 1", "no line 'silver:'"),
        ("round 2", "round 3", "round 2", "expected 'round 2'"),
        ("result: ", "result: 1 ", "result", "the moves lead to the result"),
        ("result: ", "outcome: ", "result", "is no seat"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(old: str, new: str, line: str, says: str) -> None:
    assert old in TEXT
    sentence = refused(TEXT.replace(old, new, 1))
    assert says in sentence
    number = int(sentence.removeprefix("line ").split(":")[0])
    assert 0 <= number - line_of(line) <= 12


def test_an_illegal_move_is_named_with_its_line() -> None:
    first = line_of("moves:") + 1
    lines = TEXT.splitlines()
    seat = lines[first - 1].split()[0]
    lines[first - 1] = f"  {seat} NES@40,40"
    assert refused("\n".join(lines)).startswith(f"line {first}: ")


def test_a_move_of_the_wrong_seat_is_refused() -> None:
    first = line_of("moves:") + 1
    lines = TEXT.splitlines()
    seat, move = lines[first - 1].split()
    other = "B" if seat == "A" else "A"
    lines[first - 1] = f"  {other} {move}"
    assert refused("\n".join(lines)) == f"line {first}: it is {seat}'s turn, not {other}'s"


def test_moves_after_the_end_are_refused() -> None:
    longer = TEXT.replace("\nresult:", "  A pass:NS\nresult:")
    assert "when nobody is to act" in refused(longer)


@pytest.mark.slow
@settings(max_examples=300, deadline=None, derandomize=True)
@given(data=st.data())
def test_a_damaged_record_is_read_or_refused_but_never_breaks(data: st.DataObject) -> None:
    lines = TEXT.splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        damage = data.draw(st.sampled_from(["drop", "double", "swap", "text", "cut"]))
        if damage == "drop" and len(lines) > 1:
            del lines[at]
        elif damage == "double":
            lines.insert(at, lines[at])
        elif damage == "swap":
            lines[at], lines[-1] = lines[-1], lines[at]
        elif damage == "text":
            lines[at] = data.draw(st.text(max_size=20))
        else:
            lines[at] = lines[at][: data.draw(st.integers(0, len(lines[at])))]
    with contextlib.suppress(BadRecord):
        verify(parse_record("\n".join(lines)))
