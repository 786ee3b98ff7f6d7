"""Every game in the folders of `sabot.games` under test, found by its module beside this one.

The module `GAME_subject` has a `SUBJECT` for the conformance suite, and texts of options: `OPTIONS`
for every number of players and every edition, `GOLDEN` for the playthroughs, by their names.
"""

from importlib import import_module
from typing import Final, Protocol, cast

from sabot.conformance import Subject
from sabot.games.registry import built_in, game_ids


class GameUnderTest(Protocol):
    """The module of a game under test."""

    SUBJECT: Subject
    OPTIONS: list[str]
    GOLDEN: dict[str, str]


def under_test(game_id: str) -> GameUnderTest:
    """The module of a game."""
    return cast("GameUnderTest", import_module(f"tests.conformance.{game_id}_subject"))


TESTED: Final = {game_id: under_test(game_id) for game_id in game_ids() if game_id in built_in()}
SUBJECTS: Final = {game_id: tested.SUBJECT for game_id, tested in TESTED.items()}
OPTIONS: Final = [options for tested in TESTED.values() for options in tested.OPTIONS]
GOLDEN: Final = {
    name: options for tested in TESTED.values() for name, options in tested.GOLDEN.items()
}
