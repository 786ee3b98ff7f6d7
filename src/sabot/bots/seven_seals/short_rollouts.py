"""Rollouts of a few tricks only; the cost of the rest of the round is forecast.

They tell moves apart a little less well than whole rounds, but with much less variance and in a
fraction of the time.
"""

# Compiled by mypyc.

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.rollouts import Rollouts, play_round_out
from sabot.bots.round_value import RoundValue
from sabot.bots.seven_seals.hand_features import SURE
from sabot.bots.seven_seals.round_value import A_POINT
from sabot.bots.seven_seals.rules import Rules
from sabot.core.rng import Rng
from sabot.core.state import NOBODY, State
from sabot.games.seven_seals.cards import BLACK, BLACK_POINTS, WHITE
from sabot.games.seven_seals.rules import SevenSeals
from sabot.games.seven_seals.state import GIVING


class ShortRollouts(Rollouts):
    """Rollouts of one seat's moves, each for the trick on the table and some more."""

    def __init__(
        self, moves: vec[i64], seat: i64, rules: Rules, round_value: RoundValue, coolness: float
    ) -> None:
        super().__init__(moves, seat, rules, round_value, coolness)
        self.rules = rules
        self.tricks: i64 = 0

    def outcome(self, world: State, move: i64, seed: i64) -> i64:
        """The forecast value to the seat after a few tricks."""
        game = cast("SevenSeals", world.copy())
        end = game.trick_start + (self.tricks + 1) * game.setup.players
        game.step(move)
        rng = Rng(seed)
        if self.seat == game.saboteur:
            # The tricks of others can't be forecast from one's own hand.
            play_round_out(game, self.rules, rng, self.coolness)
        while game.to_act() != NOBODY and (game.trick_start < end or game.phase == GIVING):
            game.step(self.rules.pick(game, rng, self.coolness))
        if game.to_act() == NOBODY:
            return self.round_value.worth(world, game, self.seat)
        return self.estimate(game)

    def estimate(self, game: SevenSeals) -> i64:
        """The expected cost of the round, by the seals on the table and by the forecast."""
        seat = self.seat
        forecast = self.rules.forecast
        game.seat = seat
        forecast.look(game)
        forecast.reckon_all(game)
        cost = forecast.penalty(
            forecast.all_lacking,
            forecast.all_surplus,
            forecast.all_spare,
            game.held(seat, WHITE),
        )
        return -A_POINT * BLACK_POINTS * game.held(seat, BLACK) - A_POINT * cost // SURE
