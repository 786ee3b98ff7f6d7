"""The man page says what the help says, and man can read it."""

import re
import shutil
import subprocess

import pytest

from tools.command_help import command_help
from tools.man_page import PAGE, escaped, man_page

MAN = shutil.which("man")


def test_the_page_is_what_make_man_writes() -> None:
    assert PAGE.read_text("utf-8") == man_page()


def test_every_command_and_option_has_a_paragraph() -> None:
    page = man_page()
    for each in command_help():
        assert escaped(each.usage.removeprefix("sabot ")) in page
        for parameter in each.parameters:
            assert escaped(parameter.names) in page or parameter.names == "--help"


def test_a_line_of_text_is_never_a_macro() -> None:
    assert escaped(".SH x") == "\\&.SH x"
    assert escaped("a\\b - 'c'") == "a\\eb \\- 'c'"


@pytest.mark.skipif(MAN is None, reason="there is no man here")
def test_man_reads_the_page_without_a_warning() -> None:
    done = subprocess.run(
        [str(MAN), "--warnings=w", "-l", str(PAGE)],
        capture_output=True, encoding="utf-8", check=True,
        env={"LC_ALL": "C.UTF-8", "MANPAGER": "cat"},
    )  # fmt: skip
    assert done.stderr == ""
    assert re.search(r"--show-config\s+Print these settings", done.stdout)
