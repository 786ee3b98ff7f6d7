"""Saboteurs who do not hide, to see what it costs to hide; and how many strike at once.

`sabot arena saboteur --bots detective,bench.hiding:frank_detective --players 5 --saboteurs 2`
`sabot arena saboteur --bots detective,bench.hiding:aside_detective --players 5 --saboteurs 2`
`python -m bench.beliefs --bot bench.hiding:frank_detective`
`python -m bench.hiding`, also with `--game saboteur2`, where no detective has a cover to keep
"""

import argparse
from typing import Any

from sabot.arena.game_runner import GameRunner, Player
from sabot.arena.seeds import Dealer, any_deal
from sabot.bots.bot import Bot
from sabot.bots.roster import make_bot
from sabot.bots.saboteur import factory
from sabot.bots.saboteur.beliefs import ConcealmentPrice, PlayerModels, SaboteurBeliefs
from sabot.bots.saboteur.detective import DetectiveBot
from sabot.bots.saboteur.lookahead_policy import LookaheadPolicy
from sabot.bots.weights import weights_in
from sabot.core.game import AnyGame
from sabot.core.rng import Rng
from sabot.games.registry import game_named
from sabot.games.saboteur import cards
from sabot.games.saboteur2 import cards as cards2

KINDS = ("detective", "searcher")
# Who is a saboteur, by the game.
ROLES = {"saboteur": cards.SABOTEUR, "saboteur2": cards2.ROLES.index("saboteur")}
PLAYERS = 5
TURNS = 2
# In seconds, for a single answer.
PATIENCE = 60.0
# Broken tools, dead ends, rockfalls and prisons, as moves are written.
STRIKES = ("-", "x", "rockfall", "prison")


def frank_beliefs(game: AnyGame, seat: int, seed: int) -> SaboteurBeliefs:
    """What a seat believes who does not mind what others believe."""
    models = PlayerModels(
        factory.player_policies(),
        LookaheadPolicy(*factory.own_tables()),
        ConcealmentPrice(0.0, 0.0),
    )
    return SaboteurBeliefs(game, seat, models, seed)


def frank_detective(game: AnyGame, options: Any, seat: int, seed: int) -> Bot:
    """R2."""
    del options
    return DetectiveBot(game, frank_beliefs(game, seat, seed), seed)


def aside_detective(game: AnyGame, options: Any, seat: int, seed: int) -> Bot:
    """R2, whose saboteurs may lay tunnels beside or behind the start, where they lead nowhere."""
    del options
    weights = weights_in(factory.OWN_WEIGHTS) | {"blending.behind": 0, "striking.behind": 0}
    return factory.detective_with(weights, game, seat, seed)


def frank_searcher(game: AnyGame, options: Any, seat: int, seed: int) -> Bot:
    """R3."""
    del options
    return factory.searcher(game, frank_beliefs(game, seat, seed), factory.SEARCH, seed)


class Beginning(GameRunner):
    """The first turns of a round, and of each move of a saboteur whether it is a strike."""

    def begin(self, seed: int) -> list[bool]:
        """Deal by this seed, and play."""
        self.struck: list[bool] = []
        self.state.deal(Rng(seed))
        self.views = self.views_now()
        for _ in range(TURNS * PLAYERS):
            self.move(int(self.state.to_act()))
        return self.struck

    def chosen(self, seat: int) -> int:
        """As it is, and noted."""
        code = super().chosen(seat)
        if self.state.roles[seat] == ROLES[self.game.id]:
            move = self.game.format_move(self.game.move_of(code))
            self.struck.append(move.removeprefix("crystal-").startswith(STRIKES))
        return code


def begun(game: AnyGame, kind: str, seed: int) -> list[bool]:
    """For each move of a saboteur in the first turns of a round: whether it was a strike."""
    options = game.make_options({"players": PLAYERS, "rounds": 1})
    players = [
        Player(kind, make_bot(kind, game, options, seat, seed + seat)) for seat in range(PLAYERS)
    ]
    dealer = Dealer(game, str(seed), 0, any_deal)
    return Beginning(game, options, players, dealer, PATIENCE).begin(seed)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--game", choices=sorted(ROLES), default="saboteur")
    asked = parser.parse_args()
    frank = (f"bench.hiding:frank_{kind}" for kind in KINDS)
    kinds = (*KINDS, *frank) if asked.game == "saboteur" else ("rules", *KINDS)
    for kind in kinds:
        game = game_named(asked.game)
        struck = [each for seed in range(asked.deals) for each in begun(game, kind, seed)]
        print(f"{kind}: {sum(struck)} of {len(struck)} first moves of saboteurs are strikes")


if __name__ == "__main__":
    main()
