"""Catalogues as they are written: which texts they have, and which variables are in each."""

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from sabot.locales import source


class Variables(Visitor):
    """Collects the variables of a text."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # Fluent's name
        self.found.add(node.id.name)


def variables_by_name(language: str, catalogue: str) -> dict[str, set[str]]:
    """The variables of each text of a catalogue, in its order; no text is there twice."""
    texts: dict[str, set[str]] = {}
    for entry in parse(source(language, catalogue)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in texts, f"{entry.id.name} is there twice"
            seen = Variables()
            seen.visit(entry)
            texts[entry.id.name] = seen.found
    return texts


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
