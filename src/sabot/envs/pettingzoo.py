"""The games as PettingZoo environments; install `sabot[pettingzoo]`.

>>> from sabot.envs import pettingzoo as sabot_zoo
>>> env = sabot_zoo.env("saboteur(players=5)")
"""

from typing import Any

from gymnasium import spaces
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv  # pyright: ignore[reportMissingTypeStubs]
from pettingzoo.utils import (  # pyright: ignore[reportMissingTypeStubs]
    turn_based_aec_to_parallel,
    wrappers,
)

from sabot.envs.rendering import board_text
from sabot.envs.single import MASK, Observed, SingleGame, action_space, observation_space
from sabot.envs.window import Window


def env(
    options: str,
    *,
    reward: str = "points",
    window: Window | None = None,
    render_mode: str | None = None,
) -> AECEnv[str, Observed, int | None]:
    """An environment that also checks the order of calls."""
    raw = raw_env(options, reward=reward, window=window, render_mode=render_mode)
    return wrappers.OrderEnforcingWrapper(raw)


def parallel_env(
    options: str,
    *,
    reward: str = "points",
    window: Window | None = None,
    render_mode: str | None = None,
) -> Any:
    """The same for tools that step all agents at once: only the action of the seat to act counts.

    The masks of all others are empty, and `info["active_agent"]` names the one to act.
    """
    raw = raw_env(options, reward=reward, window=window, render_mode=render_mode)
    return turn_based_aec_to_parallel(raw)


class raw_env(AECEnv[str, Observed, int | None]):  # noqa: N801 (PettingZoo's name for it)
    """One game, seat after seat. An agent is a seat: `seat_0` and so on.

    An observation has the numbers of the seat and the mask of its actions; both lie in arrays of
    their own. An action that the mask forbids is refused, and nothing changes. Rewards are those
    of `sabot.envs.vector.Games`. `render` shows the board as everybody at the table sees it.
    """

    def __init__(
        self,
        options: str,
        *,
        reward: str = "points",
        window: Window | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.single = SingleGame(options, reward, window)
        self.render_mode = render_mode
        env = self.single.environment
        self.metadata = {
            "name": f"sabot_{env.game.id}_v0",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(env.options.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.seen = {agent: observation_space(env.encoder) for agent in self.seats}
        self.choices = {agent: action_space(env.encoder) for agent in self.seats}

    def observation_space(self, agent: str) -> spaces.Dict:
        """The numbers of a seat, and its mask."""
        return self.seen[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        """All actions, legal or not."""
        return self.choices[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. Without a seed, the generator of the last game goes on."""
        del options
        if seed is None and self.single.rng is None:
            seed = np_random(None)[1] % 2**32
        self.single.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agent_to_act()

    def agent_to_act(self) -> str:
        """The agent that must decide."""
        return self.possible_agents[int(self.single.state.to_act())]

    def observe(self, agent: str) -> Observed:
        """What a seat may know, and its mask; empty if it is not to act."""
        return self.single.observe(self.seats[agent])

    def step(self, action: int | None) -> None:
        """Play an action of the seat to act."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to act: expected one of the actions in its {MASK}")
        gained = self.single.step(action)
        self._cumulative_rewards[agent] = 0.0
        for each, reward in zip(self.possible_agents, gained, strict=True):
            self.rewards[each] = reward
        if self.single.state.over():
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.agent_to_act()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The board as all see it: returned, or printed for people."""
        text = board_text(self.single.environment.game, self.single.state)
        if self.render_mode == "human":
            print(text)  # noqa: T201 (this is what `human` asks for)
            return None
        return text

    def close(self) -> None:
        """Nothing is held open."""
