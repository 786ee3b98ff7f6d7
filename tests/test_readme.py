"""The README's programs run."""

import re
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"
PROGRAMS = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)


def test_there_is_a_program() -> None:
    assert PROGRAMS


@pytest.mark.parametrize("program", PROGRAMS)
def test_a_program_of_the_readme_runs(program: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(program, "README.md", "exec"), {})  # noqa: S102 (it is what readers will do)
    assert capsys.readouterr().out.startswith("Outcome(scores=(")


def test_the_first_screen_has_the_two_commands() -> None:
    first = "\n".join(README.read_text(encoding="utf-8").splitlines()[:16])
    assert "make play" in first
    assert "make test" in first
