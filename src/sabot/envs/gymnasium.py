"""One seat of a game as a Gymnasium environment; bots play the others.

Install `sabot[gymnasium]`. Importing this module registers an environment for each game:

>>> import gymnasium
>>> env = gymnasium.make("sabot.envs.gymnasium:sabot/Saboteur-v0", opponents="rules")
"""

from typing import Any

import gymnasium
import numpy as np

from sabot.core.errors import SabotError
from sabot.envs.opponents import Opponents
from sabot.envs.rendering import board_text
from sabot.envs.settings import SEEDS
from sabot.envs.single import MASK, Observed, SingleGame, action_space, observation_space
from sabot.envs.window import Window
from sabot.games.registry import built_in, descriptor_of, game_ids


class SeatEnv(gymnasium.Env[Observed, int]):
    """A seat among bots. A step is a decision of this seat, with all that follows until its next.

    `opponents` is a kind of bot, as for `sabot arena`. `forbidden` says what happens to an action
    that the mask forbids: `refuse` raises, and `replace` plays a random legal one instead and says
    so in `info`. Rewards are those of `sabot.envs.vector.Games` for this seat, summed up.
    """

    def __init__(
        self,
        options: str,
        *,
        opponents: str = "random",
        seat: int = 0,
        reward: str = "points",
        forbidden: str = "refuse",
        window: Window | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.single = SingleGame(options, reward, window)
        env = self.single.environment
        if not 0 <= seat < env.options.players:
            raise SabotError(f"there is no seat {seat}; expected 0 to {env.options.players - 1}")
        if forbidden not in {"refuse", "replace"}:
            raise SabotError(f"'{forbidden}' is neither refuse nor replace")
        self.seat = seat
        self.replaces = forbidden == "replace"
        self.opponents = Opponents(self.single, opponents, seat)
        self.metadata = {"render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.observation_space = observation_space(env.encoder)
        self.action_space = action_space(env.encoder)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Deal a new game, and let the bots play until this seat is to act."""
        super().reset(seed=seed, options=options)
        deal = int(self.np_random.integers(SEEDS))
        self.single.reset(deal)
        self.opponents.begin(deal)
        self.opponents.play_on()
        return self.single.observe(self.seat), {}

    def step(self, action: int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Play an action of this seat, and let the bots play until it is to act again."""
        info: dict[str, Any] = {}
        if self.replaces and not self.single.may(action):
            info["replaced"] = int(action)
            mask = self.single.observe(self.seat)[MASK]
            action = int(self.np_random.choice(np.flatnonzero(mask)))
        move = self.single.move_of(int(action))
        reward = self.opponents.play(move) + self.opponents.play_on()
        over = self.single.state.over()
        return self.single.observe(self.seat), reward, over, False, info

    def render(self) -> str:
        """The board as this seat sees it."""
        return board_text(self.single.environment.game, self.single.state, self.seat)


def register() -> None:
    """Register `sabot/Saboteur-v0` and so on for each game; options can be given to `make`.

    `sabot/SaboteurAllSeats-v0` is for `make_vec` alone: every action is that of the seat to act.
    """
    for game_id in game_ids():
        if game_id in built_in() and descriptor_of(game_id).environment is not None:
            name = game_id.title().replace("_", "")
            gymnasium.register(  # pyright: ignore[reportUnknownMemberType]
                f"sabot/{name}-v0",
                entry_point="sabot.envs.gymnasium:SeatEnv",
                kwargs={"options": game_id},
            )
            gymnasium.register(  # pyright: ignore[reportUnknownMemberType]
                f"sabot/{name}AllSeats-v0",
                vector_entry_point="sabot.envs.gymnasium_vector:GamesEnv",
                kwargs={"options": game_id},
            )


register()
