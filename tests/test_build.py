"""Which build the tests run on, and what importing it costs."""

import os
import subprocess
import sys

import pytest

from sabot.games.saboteur import rules


def test_the_tests_run_on_the_build_they_are_meant_for() -> None:
    expected = os.environ.get("SABOT_EXPECT")
    if expected is None:
        pytest.skip("SABOT_EXPECT names no build")
    found = "interpreted" if str(rules.__file__).endswith(".py") else "compiled"
    assert found == expected


def test_importing_sabot_brings_in_no_game() -> None:
    code = "import sys, sabot; print(any(name.startswith('sabot.games') for name in sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_asking_for_a_game_brings_in_no_other() -> None:
    code = (
        "import sys, sabot; sabot.game('saboteur');"
        "print(any(name.startswith('sabot.games.seven_seals') for name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
