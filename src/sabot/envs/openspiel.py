"""The games as OpenSpiel Python games; install `sabot[openspiel]`.

Importing this module registers `python_sabot_saboteur` and so on, one for each game:

>>> import pyspiel
>>> import sabot.envs.openspiel
>>> game = pyspiel.load_game("python_sabot_sabotage(players=2,rounds=1)")

Parameters are the options of the game, and two of ours: `deals` is how many deals there are, each
as likely as any other, and `reward` is that of `sabot.envs.vector.Games`.
"""

# pyright: basic
# (OpenSpiel brings no types.)

from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel  # pyright: ignore[reportMissingImports]

from sabot.core.errors import SabotError
from sabot.core.game import AnyGame
from sabot.core.options import Number
from sabot.envs.arrays import masks_of, observations_of
from sabot.envs.encoder import OUTSIDE, Buffers, Row
from sabot.envs.lookup import environment
from sabot.envs.openspiel_state import MOST_OUTCOMES, PlayedGame, chance_sizes
from sabot.envs.settings import reward_named
from sabot.games.registry import GAMES, built_in, descriptor_of

# Nobody gains or loses more in a game.
MOST_POINTS = 1000.0
DEALS = MOST_OUTCOMES**3


def name_of(game_id: str) -> str:
    """The name under which OpenSpiel knows a game."""
    return f"python_sabot_{game_id}"


def parameters_of(game: AnyGame) -> dict[str, Any]:
    """The options of a game with their defaults, and our own parameters."""
    usual = game.options()
    written = {
        option.name: (option.kind, option.kind.write(getattr(usual, option.name)))
        for option in game.option_table
    }
    chosen: dict[str, Any] = {
        name: int(text) if isinstance(kind, Number) else text
        for name, (kind, text) in written.items()
    }
    return {**chosen, "deals": DEALS, "reward": "points"}


def game_type(game: AnyGame) -> Any:
    """What OpenSpiel must know of a game before it is loaded."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=name_of(game.id),
        long_name=f"Sabot: {game.title}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(game),
    )


class SabotGame(pyspiel.Game):
    """A game with its options. It holds a row of numbers that its states share."""

    game_id: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = GAMES[self.game_id]
        given = {**parameters_of(game), **(params or {})}
        deals, self.reward = int(given.pop("deals")), reward_named(given.pop("reward"))
        self.chance_sizes = chance_sizes(deals)
        options = ",".join(f"{name}={value}" for name, value in given.items())
        self.environment = environment(f"{game.id}({options})")
        encoder = self.environment.encoder
        buffers = Buffers(1, int(encoder.numbers), int(encoder.actions))
        self.row = Row(buffers, 0)
        self.numbers, self.mask = observations_of(buffers)[0], masks_of(buffers)[0]
        rounds = int(getattr(self.environment.options, "rounds", 1))
        info = pyspiel.GameInfo(
            num_distinct_actions=int(encoder.actions),
            max_chance_outcomes=max(self.chance_sizes),
            num_players=self.environment.options.players,
            min_utility=-MOST_POINTS,
            max_utility=MOST_POINTS,
            max_game_length=game.longest(self.environment.options) + rounds,
        )
        super().__init__(game_type(game), info, params or {})

    def new_initial_state(self) -> "SabotState":
        """A game whose first round is yet to be dealt."""
        return SabotState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "SabotObserver":
        """An observer of what a seat may know."""
        if params:
            raise SabotError(f"observations have no parameters; expected none, not {params}")
        return SabotObserver(self, iig_obs_type)


class SabotState(pyspiel.State):
    """A running game. All that changes is in `played`, which clones copy."""

    def __init__(self, game: SabotGame) -> None:
        super().__init__(game)
        self.played = PlayedGame(game.environment, game.chance_sizes, game.reward)

    def current_player(self) -> int:
        """The seat to act, chance, or the end."""
        if self.played.state.over():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.played.deals() else self.played.to_act()

    def is_terminal(self) -> bool:
        """True if the game is over."""
        return bool(self.played.state.over())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of one of the draws that choose a deal: all are equally likely."""
        size = self.played.outcomes()
        return [(outcome, 1 / size) for outcome in range(size)]

    def _legal_actions(self, player: int) -> list[int]:
        """The actions of a seat, sorted; none if it is not to act."""
        return sorted(self.moves()) if player == self.played.to_act() else []

    def moves(self) -> dict[int, int]:
        """The legal actions of the seat to act, and the codes of the moves that they stand for."""
        if self.played.moves is None:
            game: Any = self.get_game()
            row, seat = game.row, self.played.to_act()
            game.environment.encoder.offer(row, self.played.state, seat)
            pairs = zip(row.actions, row.moves, strict=True)
            self.played.moves = {int(a): int(move) for a, move in pairs if a != OUTSIDE}
        return self.played.moves

    def _apply_action(self, action: int) -> None:
        """Play an action, or deal as chance says."""
        if self.played.deals():
            self.played.draw(action)
        else:
            self.played.play(self.moves()[action])

    def _action_to_string(self, player: int, action: int) -> str:
        """The action as it is written in records."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        game = self.played.environment.game
        return str(game.format_move(game.move_of(self.moves()[action])))

    def returns(self) -> list[float]:
        """What each seat has gained, once the game is over; nothing before."""
        over = self.played.state.over()
        return self.played.gained[:] if over else [0.0] * len(self.played.gained)

    def resample_from_infostate(self, player: int, sampler: Any) -> "SabotState":
        """A state that this seat can't tell from the present one, each as likely as any other.

        Its history is that of the present one, though the cards differ: don't replay it.
        """
        other: SabotState = self.clone()
        other.played.imagine(player, int(sampler() * 2**31))
        return other

    def __str__(self) -> str:
        return self.played.text()


class SabotObserver:
    """What a seat may know: its numbers as a tensor, and its view and all public events as text.

    With perfect recall the text has the public events since the game began; else only the view,
    which holds all private things that a seat can remember. The tensor is the same for both.
    """

    def __init__(self, game: SabotGame, iig_obs_type: Any) -> None:
        self.game = game
        self.recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        encoder = game.environment.encoder
        self.tensor: npt.NDArray[np.float32] = np.zeros(int(encoder.numbers), np.float32)
        self.dict = {
            field.name: self.tensor[field.start : field.start + field.size]
            for field in encoder.fields
        }

    def set_from(self, state: SabotState, player: int) -> None:
        """Write the numbers of a seat into the tensor; all 0 before the first deal."""
        if state.played.waits_for_first_deal():
            self.tensor.fill(0)
            return
        self.game.environment.encoder.encode(self.game.row, state.played.state, player)
        self.tensor[:] = self.game.numbers

    def string_from(self, state: SabotState, player: int) -> str:
        """The same text for all states that a seat can't tell apart."""
        seen = state.played.seen_by(player)
        return f"{state.played.public}\n{seen}" if self.recalls else seen


def register() -> None:
    """Register each game of ours that is an environment."""
    for game_id in sorted(built_in()):
        if descriptor_of(game_id).environment is not None:
            # A class of its own, which OpenSpiel keeps: it would free a function too late.
            kind = type(f"{SabotGame.__name__}_{game_id}", (SabotGame,), {"game_id": game_id})
            pyspiel.register_game(game_type(GAMES[game_id]), kind)


register()
