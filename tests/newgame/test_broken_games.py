"""A game of another package that can't be used is named in one sentence, and disturbs no other."""

import sys
from collections.abc import Callable, Generator
from importlib import invalidate_caches
from pathlib import Path

import pytest

from sabot.core.entry_points import Brought
from sabot.core.errors import BadOptions, SabotError
from sabot.games import registry
from sabot.games.descriptor import GameDescriptor
from tests.newgame.test_every_layer import sabot
from tests.packages import install

Bring = Callable[[str, str], Brought[GameDescriptor]]

IMPORT = "from sabot.games.descriptor import GameDescriptor\nDESCRIPTOR = "
SABOTAGE = "sabot.games.sabotage.game:SABOTAGE"
HERE = "chess = odd_game:DESCRIPTOR"

# The entry point, the module that it names, and what is said of it.
BROKEN = {
    "no module": ("chess = nowhere:DESCRIPTOR", "", "ModuleNotFoundError: No module named"),
    "no name": ("chess = odd_game:NOTHING", "", "has no attribute 'NOTHING'"),
    "raises": (HERE, "1 / 0", "ZeroDivisionError: division by zero ("),
    "no descriptor": (HERE, "DESCRIPTOR = 3", "expected a GameDescriptor, not int"),
    "no rules": (
        HERE,
        f"{IMPORT}GameDescriptor(id='chess', rules='odd_game:RULES')",
        "there is no 'odd_game:RULES'",
    ),
    "no game": (
        HERE,
        f"{IMPORT}GameDescriptor(id='chess', rules='odd_game')",
        "expected a Game at 'odd_game', not module",
    ),
    "another id": (
        HERE,
        f"{IMPORT}GameDescriptor(id='draughts', rules='{SABOTAGE}')",
        "its ids differ: 'chess', 'draughts' in its descriptor, 'sabotage' in its rules",
    ),
    "an id of ours": (
        "saboteur = sabot.games.sabotage.descriptor:DESCRIPTOR",
        "",
        "SabotError: another game has this id",
    ),
}


def bring(folder: Path, entry: str, module: str) -> None:
    """Install a package that brings a game."""
    install(folder, "odd_game", "sabot.games", entry, module)


@pytest.fixture
def brought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Generator[Bring]:
    """Brings a game to this process, and afterwards forgets it."""

    def plugins(entry: str, module: str) -> Brought[GameDescriptor]:
        bring(tmp_path, entry, module)
        monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
        invalidate_caches()
        registry.plugins.cache_clear()
        return registry.plugins()

    yield plugins
    sys.modules.pop("odd_game", None)
    registry.plugins.cache_clear()


@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_game_is_named_and_the_others_stay(fault: str, brought: Bring) -> None:
    entry, module, says = BROKEN[fault]
    found = brought(entry, module)
    assert found.parts == {}
    (sentence,) = found.faults.values()
    name, place = entry.split(" = ")
    assert sentence.startswith(f"the game '{name}' at '{place}' can't be used: ")
    assert says in sentence
    assert list(registry.GAMES) == ["saboteur", "saboteur2", "seven_seals", "sabotage"]
    assert registry.game_named("saboteur").title == "Saboteur"


def test_a_game_that_is_not_installed_is_refused_with_all_that_are() -> None:
    with pytest.raises(BadOptions, match="no game 'registry'; expected one of saboteur, saboteur2"):
        registry.game_named("registry")
    assert "chess" not in registry.GAMES


def test_the_command_line_names_a_broken_game(tmp_path: Path) -> None:
    bring(tmp_path, "chess = nowhere:DESCRIPTOR", "")
    says = (
        "sabot: the game 'chess' at 'nowhere:DESCRIPTOR' can't be used:"
        " ModuleNotFoundError: No module named 'nowhere'\n"
    )
    listed = sabot(tmp_path, "games")
    assert (listed.returncode, listed.stderr) == (0, says)
    assert len(listed.stdout.splitlines()) == 4
    asked = sabot(tmp_path, "options", "chess")
    assert (asked.returncode, asked.stderr) == (2, says)


def test_a_catalogue_without_an_english_file_is_refused() -> None:
    words = GameDescriptor(id="chess", rules="", words=("sabot.locales:chess",))
    with pytest.raises(SabotError, match=r"there is no en/chess\.ftl in sabot\.locales"):
        registry.check_words(words)


def test_a_fault_names_its_file_and_line(brought: Bring) -> None:
    (sentence,) = brought(HERE, "\n1 / 0").faults.values()
    assert sentence.endswith("odd_game.py, line 2)")
