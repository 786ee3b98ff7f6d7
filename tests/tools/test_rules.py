"""Compiled builds are complete or absent, and old ones make room."""

import os
import subprocess
from pathlib import Path

import pytest

from tools.rules import Compiler, link, remove_oldest, source_key


def test_the_same_sources_have_the_same_key() -> None:
    assert source_key() == source_key()


def test_a_link_is_moved_from_one_build_to_the_next(tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        link(tmp_path / "latest", tmp_path / name)
        assert (tmp_path / "latest").resolve() == tmp_path / name
    assert sorted(path.name for path in tmp_path.iterdir()) == ["latest", "one", "two"]


def test_the_builds_used_last_are_kept(tmp_path: Path) -> None:
    for age, name in enumerate(["new", "used", "old"]):
        (tmp_path / name).mkdir()
        os.utime(tmp_path / name, (1000 - age, 1000 - age))
    remove_oldest(tmp_path.iterdir(), 2)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["new", "used"]


def test_a_file_that_cannot_be_compiled_is_not_taken_for_a_result(tmp_path: Path) -> None:
    built = tmp_path / "built"  # `-o` and its path are $0 and $1 of the script
    with pytest.raises(subprocess.CalledProcessError):
        Compiler.made(built, ["sh", "-c", "echo half > $1; exit 1"])
    assert not built.exists()
    Compiler.made(built, ["sh", "-c", "echo whole > $1"])
    assert built.read_text("utf-8") == "whole\n"
