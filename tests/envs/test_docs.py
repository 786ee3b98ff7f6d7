"""docs/environments.md: its tables are those of the encoders, and its example runs."""

import re
from pathlib import Path

from tools.environment_tables import with_tables

PAGE = Path(__file__).parent.parent.parent / "docs/environments.md"


def test_the_tables_are_those_of_the_encoders() -> None:
    page = PAGE.read_text("utf-8")
    assert with_tables(page) == page, "run `python tools/environment_tables.py`"


def test_the_examples_run() -> None:
    examples = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert examples
    for example in examples:
        exec(compile(example, str(PAGE), "exec"), {})  # noqa: S102 (the examples of the docs)
