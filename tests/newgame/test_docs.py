"""docs/adding-a-game.md shows the code of the example as it is, and commands that there are."""

import re

import pytest

from sabot.cli import app
from sabot.games.descriptor import GameDescriptor
from tests.newgame.package import EXAMPLE

DOCS = EXAMPLE.parents[1] / "docs" / "adding-a-game.md"
TEXT = DOCS.read_text("utf-8")
BLOCKS = re.findall(r"^( *)```(\w+)\n(.*?)^ *```$", TEXT, re.MULTILINE | re.DOTALL)
SUFFIXES = {"python": ".py", "toml": ".toml", "ftl": ".ftl"}
CODE = [(language, body, indent) for indent, language, body in BLOCKS if language in SUFFIXES]


@pytest.mark.parametrize(("language", "body", "indent"), CODE)
def test_every_block_of_code_stands_in_the_example(language: str, body: str, indent: str) -> None:
    files = [
        path.read_text("utf-8")
        for path in EXAMPLE.rglob(f"*{SUFFIXES[language]}")
        if "build" not in path.parts
    ]
    shown = "".join(line.removeprefix(indent) for line in body.splitlines(keepends=True))
    assert any(shown in text for text in files), shown


def test_there_are_blocks_of_every_kind() -> None:
    assert len(CODE) > 12
    assert {language for language, _, _ in CODE} == set(SUFFIXES)


def test_every_command_is_one_of_sabot() -> None:
    asked = {
        line.split()[1]
        for _, language, body in BLOCKS
        if language == "sh"
        for line in body.splitlines()
        if line.startswith("sabot ")
    }
    commands = [each for each in app.registered_commands if each.callback is not None]
    named = {each.name or getattr(each.callback, "__name__", "") for each in commands}
    assert asked == {"games", "play", "verify", "arena", "serve"}
    assert asked <= named


def test_every_part_of_a_descriptor_is_named() -> None:
    parts = set(GameDescriptor.__struct_fields__) - {"order"}
    assert {part for part in parts if f"`{part}`" not in TEXT} == set()
