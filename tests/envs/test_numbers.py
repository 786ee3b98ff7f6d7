"""The loops written in C do what the Python beside them does."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Final

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from sabot.envs import numbers

SOURCE: Final = Path(__file__).parents[2] / "src/sabot/envs/numbers.py"
CASES = 200


def interpreted() -> Any:
    """The same module, never compiled."""
    spec = spec_from_file_location("interpreted_numbers", SOURCE)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


PLAIN: Final = interpreted()


def random_bytes(chance: np.random.Generator, size: int) -> vec[u8]:
    """Some bytes."""
    return vec[u8](chance.integers(0, 256, size).tolist())


def outcome(deed: Any, *arguments: Any) -> object:
    """What a call returns, or the name of its error."""
    try:
        return deed(*arguments)
    except (IndexError, ZeroDivisionError) as fault:
        return type(fault).__name__


def same(name: str, written: vec[u8], *arguments: Any) -> None:
    """Call both functions with equal numbers to write into; expect equal results."""
    theirs = written[:]
    assert outcome(getattr(numbers, name), written, *arguments) == outcome(
        getattr(PLAIN, name), theirs, *arguments
    )
    assert [*written] == [*theirs]


def test_clearing() -> None:
    chance = np.random.default_rng(1)
    for _ in range(CASES):
        size = int(chance.integers(0, 40))
        same("clear", random_bytes(chance, 60), int(chance.integers(0, 30)), size)


def test_marking_actions_and_their_cells() -> None:
    chance = np.random.default_rng(2)
    for _ in range(CASES):
        at, cells = (int(each) for each in chance.integers((0, 1), (20, 30)))
        end = int(chance.integers(0, 90))
        actions = vec[i64](chance.integers(-1, 90, 12).tolist())
        same("mark_actions", random_bytes(chance, 110), at, actions, 1)
        same("mark_cells", random_bytes(chance, 60), at, actions, end, cells, 0)


def test_spreading_what_is_packed() -> None:
    chance = np.random.default_rng(4)
    for _ in range(CASES):
        bits, count = (int(each) for each in chance.integers((1, 0), (9, 8)))
        packed = int(chance.integers(0, 1 << (bits * count)))
        same("spread", random_bytes(chance, 30), int(chance.integers(0, 26)), packed, bits, count)


def test_tallying() -> None:
    chance = np.random.default_rng(5)
    for _ in range(CASES):
        at, first, end = (int(each) for each in chance.integers((0, 0, 0), (20, 10, 21)))
        entries = vec[i64](chance.integers(0, 64, 20).tolist())
        kinds = int(chance.choice([3, 7, 15, 31]))
        same("tally", few(chance, 60), at, entries, first, end, kinds)


def test_tallying_passes() -> None:
    chance = np.random.default_rng(6)
    for _ in range(CASES):
        players = int(chance.integers(3, 11))
        own = int(chance.integers(0, players))
        entries = vec[i64](
            (card | (seat << 7) | (seen << 11))
            for card, seat, seen in chance.integers(0, (30, players, 2), (20, 3)).tolist()
        )
        at, passed = (int(each) for each in chance.integers((0, 130), (20, 170)))
        same("tally_passes", few(chance, 180), at, passed, entries, own, players, 127, 2048, 7, 15)


def few(chance: np.random.Generator, size: int) -> vec[u8]:
    """Some bytes that can still be counted up."""
    return vec[u8](chance.integers(0, 100, size).tolist())


def test_drawing_cells() -> None:
    chance = np.random.default_rng(3)
    for _ in range(CASES):
        columns, rows, first = (int(each) for each in chance.integers((1, 1, 0), (6, 6, 9)))
        stride = rows + int(chance.integers(0, 3))
        cells = vec[i64](((chance.integers(0, 3, 60) << 4) | chance.integers(0, 4, 60)).tolist())
        planes = vec[i64]([0, 40, 90])
        looks = random_bytes(chance, 32)
        drawn = vec[i16](chance.integers(0, 8, 36).tolist())
        before = drawn[:]
        written = random_bytes(chance, 140)
        theirs = written[:]
        window = (cells, first, stride, columns, rows, 3, 4)
        ours = numbers.draw_cells(written, 5, *window, drawn, planes, looks)
        assert ours == PLAIN.draw_cells(theirs, 5, *window, before, planes, looks)
        assert [*written] == [*theirs]
        assert [*drawn] == [*before]


def test_what_lies_out_of_bounds_is_an_error() -> None:
    planes, looks, drawn = vec[i64]([0]), vec[u8]([0] * 16), vec[i16]([0] * 4)
    window = (vec[i64]([0] * 52), 50, 2, 2, 2, 3, 4)
    with pytest.raises(IndexError):
        numbers.draw_cells(vec[u8]([0] * 9), 0, *window, drawn, planes, looks)
    with pytest.raises(IndexError):
        numbers.clear(vec[u8]([0] * 9), 5, 5)
    with pytest.raises(IndexError):
        numbers.mark_actions(vec[u8]([0] * 9), 5, vec[i64]([4]), 1)


def test_fetching_changes_nothing() -> None:
    written = vec[u8]([1, 2, 3])
    numbers.fetch(written, 0, 3)
    numbers.fetch_actions(written, 0, vec[i64]([2, -1]))
    assert [*written] == [1, 2, 3]
