"""Bots of other packages: broken ones are named, the others are made as they ask."""

import sys
from collections.abc import Callable, Generator
from importlib import invalidate_caches
from pathlib import Path
from typing import Any

import pytest

from sabot.bots import plugins
from sabot.bots.bot import Speaker
from sabot.bots.failure import BotFailed
from sabot.bots.roster import built_in_kinds, check_kind, kinds_of, make_bot
from sabot.conformance import check_bot
from sabot.core.entry_points import Brought
from sabot.core.errors import SabotError
from sabot.games.registry import GAMES
from sabot.server.bot_workers.kinds import known_kind
from tests.newgame.test_every_layer import sabot
from tests.packages import install

HEAD = "from sabot.bots.plugins import BotDescriptor\nfrom sabot.bots.random import RandomBot\n"
HERE = "odd = odd_bot:D"
MAKER = """
def make(game, options, seat, seed, detail=''):
    bot = RandomBot(seed)
    bot.detail = detail
    return bot

"""
GOOD = f"{HEAD}{MAKER}D = BotDescriptor(id='odd', maker='odd_bot:make', games=('saboteur',))\n"

BROKEN = {
    "no module": ("odd = nowhere:D", "", "ModuleNotFoundError: No module named"),
    "raises": (HERE, "\n1 / 0", "odd_bot.py, line 2)"),
    "no descriptor": (HERE, "D = 3", "expected a BotDescriptor, not int"),
    "no maker": (HERE, f"{HEAD}D = BotDescriptor(id='odd', maker='odd_bot:X')", "there is no"),
    "another name": (HERE, f"{HEAD}D = BotDescriptor(id='x', maker='odd_bot:D')", "names differ"),
    "our name": ("rules = odd_bot:D", GOOD, "another bot has this name"),
    "a bad name": ("Odd/Bot = odd_bot:D", GOOD, "a bot's name has up to 32"),
}


def bring(folder: Path, entry: str, module: str) -> None:
    """Install a package that brings a bot."""
    install(folder, "odd_bot", "sabot.bots", entry, module)


@pytest.fixture
def brought(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Generator[Callable[[str, str], Brought[plugins.BotDescriptor]]]:
    """Brings a bot to this process, and afterwards forgets it."""

    def found(entry: str, module: str) -> Brought[plugins.BotDescriptor]:
        bring(tmp_path, entry, module)
        monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
        invalidate_caches()
        forget()
        return plugins.bot_plugins()

    yield found
    sys.modules.pop("odd_bot", None)
    forget()


def forget() -> None:
    plugins.bot_plugins.cache_clear()
    known_kind.cache_clear()


Bring = Callable[[str, str], Brought[plugins.BotDescriptor]]


@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_bot_is_named_and_the_others_stay(fault: str, brought: Bring) -> None:
    entry, module, says = BROKEN[fault]
    found = brought(entry, module)
    assert found.parts == {}
    (sentence,) = found.faults.values()
    name, place = entry.split(" = ")
    assert sentence.startswith(f"the bot '{name}' at '{place}' can't be used: ")
    assert says in sentence
    assert kinds_of("saboteur") == ["random", "rules", "detective", "searcher"]


def test_a_bot_plays_the_games_that_it_names(brought: Bring) -> None:
    brought(HERE, GOOD)
    assert kinds_of("saboteur") == [*built_in_kinds("saboteur"), "odd"]
    assert kinds_of("sabotage") == built_in_kinds("sabotage")
    assert check_bot("odd", "saboteur(players=3,rounds=1)", deals=1) == 4
    with pytest.raises(SabotError, match="sabotage has no bot 'odd'"):
        check_kind("odd", "sabotage")
    assert known_kind("odd", "saboteur") == "odd"
    assert known_kind("odd", "sabotage") == "searcher"


def test_a_broken_bot_is_refused_with_its_reason(brought: Bring) -> None:
    brought(HERE, "1 / 0")
    with pytest.raises(SabotError, match="can't be used: ZeroDivisionError"):
        check_kind("odd", "saboteur")


def test_details_go_to_bots_that_take_them(brought: Bring) -> None:
    brought(HERE, GOOD.replace("games=", "takes_detail=True, games="))
    game = GAMES["saboteur"]
    bot: Any = make_bot("odd@model+fast", game, game.options(), 0, 1)
    assert bot.detail == "model+fast"
    silent: Any = make_bot("odd@silent+model", game, game.options(), 0, 1)
    assert silent.bot.detail == "model"
    assert isinstance(bot, Speaker)
    assert not isinstance(silent, Speaker)


def test_other_bots_refuse_details(brought: Bring) -> None:
    brought(HERE, GOOD)
    game = GAMES["saboteur"]
    with pytest.raises(SabotError, match="the bot 'odd' takes no '@model'"):
        make_bot("odd@model", game, game.options(), 0, 1)


def test_a_bot_without_a_fixed_chance_does_not_conform() -> None:
    with pytest.raises(AssertionError, match="plays otherwise with the same seed"):
        check_bot("tests.writing_a_bot.odd_bots:moody", "sabotage(rounds=1)", deals=1)
    with pytest.raises(BotFailed, match="illegal move"):
        check_bot("tests.arena.odd_bots:cheat", "sabotage(rounds=1)", deals=1)


def test_the_command_line_names_a_broken_bot(tmp_path: Path) -> None:
    bring(tmp_path, "odd = nowhere:D", "")
    listed = sabot(tmp_path, "games")
    assert listed.returncode == 0
    assert listed.stderr == (
        "sabot: the bot 'odd' at 'nowhere:D' can't be used:"
        " ModuleNotFoundError: No module named 'nowhere'\n"
    )


@pytest.mark.parametrize("workers", ["1", "2"])
def test_tracebacks_are_shown_if_asked_for(workers: str, pytestconfig: pytest.Config) -> None:
    asked = ["arena", "sabotage", "--bots", "tests.arena.odd_bots:clumsy", "--workers", workers]
    told = sabot(pytestconfig.rootpath, *asked, "--quiet")
    assert told.stderr.count("\n") == 1
    shown = sabot(pytestconfig.rootpath, *asked, "--quiet", "--traceback")
    assert shown.returncode == told.returncode == 2
    assert "odd_bots.py" in shown.stderr
    assert shown.stderr.endswith(told.stderr)


def test_a_name_for_a_new_bot_is_checked(tmp_path: Path) -> None:
    said = sabot(tmp_path, "bot", "new", "rules").stderr
    assert "'rules' can't be a bot's name" in said
    (tmp_path / "mine").mkdir()
    assert "exists already" in sabot(tmp_path, "bot", "new", "mine").stderr
