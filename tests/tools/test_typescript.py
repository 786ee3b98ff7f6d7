"""The browser's types of the wire: written from the Python ones, and fresh."""

from pathlib import Path

import msgspec
import pytest

from tools.typescript import Writer, files


@pytest.mark.parametrize(("path", "text"), files().items(), ids=lambda each: Path(str(each)).name)
def test_the_types_of_the_browser_are_fresh(path: Path, text: str) -> None:
    assert path.read_text("utf-8") == text, "stale: run `make types`"


class Leaf(msgspec.Struct, tag_field="kind", tag="leaf"):
    """A leaf."""

    size: int | None
    names: tuple[str, ...] = ()


class Tree(msgspec.Struct, omit_defaults=True):
    """A tree, with leaves."""

    leaves: list[Leaf | None]
    pair: tuple[int, str]
    counts: dict[str, bool] = {}


WRITTEN = """/** A tree, with leaves. */
export interface Tree {
  leaves: (Leaf | null)[];
  pair: [number, string];
  counts?: Record<string, boolean>;
}

/** A leaf. */
export interface Leaf {
  kind: "leaf";
  size: number | null;
  names: string[];
}

export type Root = Tree | null;
"""


def test_structs_become_interfaces_in_the_order_they_are_needed() -> None:
    writer = Writer()
    writer.alias("Root", Tree | None)
    assert writer.text().split("\n", 2)[2] == WRITTEN


def test_two_types_of_one_name_are_refused() -> None:
    other = msgspec.defstruct("Leaf", [("size", int)])
    writer = Writer()
    writer.alias("One", Leaf)
    with pytest.raises(ValueError, match="called Leaf"):
        writer.alias("Two", other)
