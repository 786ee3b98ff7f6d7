"""Golden games: today's rules play them as they were played when they were written down."""

import pytest

from sabot.table.record import format_record, parse_record, verify
from tests.conformance.subjects import GOLDEN
from tests.playthroughs.write import FOLDER, told


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_record_is_played_by_the_rules(name: str) -> None:
    text = (FOLDER / f"{name}.record").read_text(encoding="utf-8")
    record = parse_record(text)
    assert verify(record) > 0
    assert format_record(record) == text
    assert record.game.format_options(record.options) == GOLDEN[name]


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_record_is_told_as_it_was(name: str) -> None:
    record = parse_record((FOLDER / f"{name}.record").read_text(encoding="utf-8"))
    assert told(record) == (FOLDER / f"{name}.told").read_text(encoding="utf-8")


def test_every_golden_file_is_listed() -> None:
    assert {path.stem for path in FOLDER.glob("*.record")} == GOLDEN.keys()
