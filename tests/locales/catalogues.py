"""Catalogues as they are written: which texts they have, and how these read."""

from fluent.syntax import ast, parse

from sabot.locales import source
from tests.terminal.test_locales import variables_by_name

__all__ = ["text_by_name", "variables_by_name"]


def text_by_name(language: str, catalogue: str) -> dict[str, str]:
    """The plain texts of a catalogue, as they are shown."""
    return {
        entry.id.name: "".join(
            element.value
            for element in entry.value.elements
            if isinstance(element, ast.TextElement)
        )
        for entry in parse(source(language, catalogue)).body
        if isinstance(entry, ast.Message) and entry.value
    }
