"""Every game has a mind that answers all the questions of one."""

import pytest

from sabot.bots.factory import BotFactory
from sabot.bots.roster import factory_of, kinds_of, make_bot
from sabot.bots.sabotage import factory as sabotage
from sabot.bots.saboteur import factory as saboteur
from sabot.bots.saboteur2 import factory as saboteur2
from sabot.bots.seven_seals import factory as seven_seals
from sabot.games.registry import GAMES, game_named

# Whether these are minds is for the type checkers to say.
FACTORIES: dict[str, BotFactory] = {
    "saboteur": saboteur,
    "saboteur2": saboteur2,
    "seven_seals": seven_seals,
    "sabotage": sabotage,
}


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_has_the_whole_ladder(game_id: str) -> None:
    assert factory_of(game_id) is FACTORIES[game_id]
    assert kinds_of(game_id) == ["random", "rules", "detective", "searcher"]
    game = game_named(game_id)
    for kind in kinds_of(game_id):
        make_bot(kind, game, game.options(), 0, 1)
