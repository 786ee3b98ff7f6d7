"""The package of a new bot, which `sabot bot new` writes: a bot, its entry point and a test."""

from pathlib import Path
from string import Template
from typing import Final

from sabot.bots.plugins import BUILT_IN, NAME
from sabot.core.errors import SabotError
from sabot.core.game import AnyGame
from sabot.games.registry import built_in

PYPROJECT: Final = """\
[build-system]
requires = ["hatchling>=1.27"]
build-backend = "hatchling.build"

[project]
name = "sabot-bot-$name"
version = "0.1.0"
description = "The bot $name for Sabot"
requires-python = ">=3.11"
dependencies = ["sabot"]

[project.entry-points."sabot.bots"]
$name = "$module.descriptor:DESCRIPTOR"

[tool.pytest.ini_options]
asyncio_default_fixture_loop_scope = "function" # for pytest-asyncio, if it is installed

[tool.hatch.build.targets.wheel]
packages = ["src/$module"]
"""

DESCRIPTOR: Final = '''\
"""Where Sabot finds this bot."""

from typing import Final

from sabot.bots.plugins import BotDescriptor

DESCRIPTOR: Final = BotDescriptor(
    id="$name",
    maker="$module.bot:$type",
    games=("$game",),
)
'''

BOT: Final = '''\
"""A bot for $title."""

$imports


class $type(BaseBot[View, Move]):
    """Plays any legal move: begin here."""

    def choose(self, view: View) -> Move:
        """One of the moves that the view offers."""
        return view.moves[self.rng.below(len(view.moves))]
'''

TYPED: Final = """\
from sabot.bots.base import BaseBot
from sabot.games.$game.moves import Move
from sabot.games.$game.view import View"""

UNTYPED: Final = """\
from typing import Any

from sabot.bots.base import BaseBot

View = Any  # put the types of the game here
Move = Any"""

TEST: Final = '''\
"""The bot plays legal moves on every seat, and the same ones with the same seed."""

from sabot.conformance import check_bot


def test_it_plays() -> None:
    assert check_bot("$module.bot:$type", "$game(rounds=1)") > 0
'''

README: Final = """\
# $name

A bot for $title.

```sh
pip install --editable .
pytest
sabot games
sabot arena $game --bots $name,random --deals 100 --traceback
sabot play $game --bots $name
sabot serve
```
"""


def write_package(name: str, game: AnyGame, folder: Path) -> list[Path]:
    """Write the package of a new bot into a new folder; the files that it has."""
    if NAME.fullmatch(name) is None or name in BUILT_IN:
        raise SabotError(
            f"'{name}' can't be a bot's name; expected up to 32 of a-z, 0-9, - and _, beginning"
            " with a letter, and no name of ours"
        )
    if folder.exists():
        raise SabotError(f"{folder} exists already; expected a new folder")
    files = [(folder / path, text) for path, text in texts_of(name, game).items()]
    try:
        for path, text in files:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
    except OSError as reason:
        raise SabotError(f"can't write {folder}: {reason.strerror}") from None
    return [path for path, _ in files]


def texts_of(name: str, game: AnyGame) -> dict[str, str]:
    """The files of the package by their paths."""
    module = f"{name.replace('-', '_')}_bot"
    facts = {
        "name": name,
        "module": module,
        "type": name.replace("-", "_").title().replace("_", "") + "Bot",
        "game": game.id,
        "title": game.title,
    }
    facts["imports"] = Template(TYPED if game.id in built_in() else UNTYPED).substitute(facts)
    templates = {
        "pyproject.toml": PYPROJECT,
        "README.md": README,
        f"src/{module}/__init__.py": '"""The bot $name for Sabot."""\n',
        f"src/{module}/descriptor.py": DESCRIPTOR,
        f"src/{module}/bot.py": BOT,
        f"src/{module}/py.typed": "",
        f"tests/test_{module}.py": TEST,
    }
    return {path: Template(text).substitute(facts) for path, text in templates.items()}
