"""The files that say how shipped weights were found."""

import hashlib
from pathlib import Path

import msgspec
import pytest

ROOT = Path(__file__).parents[2]
HISTORIES = sorted((ROOT / "lab/histories").glob("*.json"))


def test_three_files_have_a_history() -> None:
    assert [each.stem for each in HISTORIES] == [
        "saboteur-detective",
        "saboteur2-weights",
        "seven_seals-weights",
    ]


@pytest.mark.parametrize("history", HISTORIES, ids=lambda path: path.stem)
def test_a_history_speaks_of_the_weights_that_are_shipped(history: Path) -> None:
    game, _, file = history.stem.partition("-")
    weights = ROOT / "src/sabot/bots" / game / f"{file}.json"
    digest = hashlib.sha256(weights.read_bytes()).hexdigest()
    assert msgspec.json.decode(history.read_bytes())["of"] == digest
