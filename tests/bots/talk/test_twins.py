"""What a bot says follows from its view and the claims, and tells nothing of its hand."""

from typing import Any

import pytest
from msgspec.structs import replace

from sabot.arena.game_runner import GameRunner, Player
from sabot.arena.seeds import Dealer, any_deal
from sabot.bots.bot import Bot, Listener, Seen, Speaker
from sabot.bots.roster import make_bot
from sabot.core.claims import Statement
from sabot.core.game import AnyGame
from sabot.core.rng import Rng
from sabot.games.registry import game_of_options
from tests.bots.toys import COMPILED

TABLES = ["saboteur(players=5,rounds=1)", "saboteur2(players=5,rounds=1)"]
DEALS = 4 if COMPILED else 1


class Twins:
    """Two bots with one seed on one seat; when they may speak, the second is shown another world.

    It agrees with the view of the seat, and all that is hidden lies otherwise in it. The second
    does not see its own hand either.
    """

    def __init__(self, game: AnyGame, one: Bot, other: Bot, seed: int) -> None:
        self.game = game
        self.bots = one, other
        self.rng = Rng(seed)
        self.said = 0

    @property
    def follows(self) -> bool:
        return self.bots[0].follows

    def see(self, step: Seen) -> None:
        for bot in self.bots:
            bot.see(step)

    def hear(self, view: Any, statement: Statement[Any]) -> None:
        for bot in self.bots:
            if isinstance(bot, Listener):
                bot.hear(view, statement)

    def choose(self, view: Any) -> Any:
        first, _ = (bot.choose(view) for bot in self.bots)  # both draw
        return first

    def speak(self, view: Any, said: Any) -> Any:
        one, other = self.bots
        assert isinstance(one, Speaker)
        assert isinstance(other, Speaker)
        world = self.game.imagine(view, self.rng)
        twin = replace(self.game.view(world, view.viewer), hand=(), moves=(), hindered=(), falls=())
        claim = one.speak(view, said)
        assert other.speak(twin, [Statement(each.seat, each.claim) for each in said]) == claim
        self.said += claim is not None
        return claim


@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("kind", ["rules", "detective", "detective@liar", "random@babbler"])
def test_twins_say_the_same(options: str, kind: str) -> None:
    game = game_of_options(options)
    chosen = game.parse_options(options)
    said = 0
    for deal in range(DEALS):
        seats = [
            Twins(
                game,
                make_bot(kind, game, chosen, seat, 50 + seat),
                make_bot(kind, game, chosen, seat, 50 + seat),
                seat,
            )
            for seat in range(5)
        ]
        players = [Player(kind, twins) for twins in seats]
        runner = GameRunner(game, chosen, players, Dealer(game, "twins", deal, any_deal), 60.0)
        runner.allow_talk()
        runner.play()
        said += sum(twins.said for twins in seats)
    assert said
