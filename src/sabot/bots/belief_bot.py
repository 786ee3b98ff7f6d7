"""Base class of bots that keep beliefs about hidden information and decide by them."""

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from sabot.bots.beliefs import Beliefs, ListeningBeliefs
from sabot.bots.bot import Seen
from sabot.bots.talk.speaking import SpeakingBot
from sabot.core.claims import Statement
from sabot.core.game import AnyGame
from sabot.core.rng import Rng

BeliefsT = TypeVar("BeliefsT", bound=Beliefs)


class BeliefBot(SpeakingBot, ABC, Generic[BeliefsT]):
    """Updates its beliefs at every step; subclasses decide on moves."""

    follows: bool = True

    def __init__(self, game: AnyGame, beliefs: BeliefsT, seed: int) -> None:
        self.game = game
        self.beliefs = beliefs
        self.rng = Rng(seed)

    def see(self, step: Seen) -> None:
        """Update the beliefs."""
        self.beliefs.see(step)

    def hear(self, view: Any, statement: Statement[Any]) -> None:
        """Remember a claim, and take it into the beliefs, if they listen."""
        in_round, said = self.said
        self.remember(view, [*said, statement] if in_round == view.round else [statement])
        beliefs: Beliefs = self.beliefs
        if isinstance(beliefs, ListeningBeliefs):
            beliefs.hear(view, statement)

    def choose(self, view: Any) -> Any:
        """One of the moves that the view offers."""
        if len(view.moves) == 1:
            return view.moves[0]
        return self.game.move_of(self.decide(view))

    @abstractmethod
    def decide(self, view: Any) -> int:
        """The code of the chosen move; called only if there are several."""
