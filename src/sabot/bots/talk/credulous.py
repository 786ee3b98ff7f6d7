"""A bot that believes whatever it hears: a measure for bots that do not."""

from collections.abc import Sequence
from typing import Any, Final

from sabot.bots.bot import Bot, Seen, Speaker
from sabot.bots.role_posterior import RolePosterior
from sabot.bots.talk.opinions import RoleBeliefs
from sabot.bots.talk.situation import SABOTEUR, TREASURE
from sabot.core.claims import Statement
from sabot.games.saboteur.cards import GOAL_COUNT
from sabot.games.saboteur.claims import GoalIs, SeatIs

# How likely a claim is that is false: who believes everything thinks that nobody lies.
FALSE: Final = 1e-3


class CredulousBot:
    """Plays as another bot does, but takes each claim about a goal or a seat for true."""

    follows: bool = True

    def __init__(self, bot: Bot, beliefs: RoleBeliefs, seat: int) -> None:
        self.bot = bot
        self.beliefs = beliefs
        self.seat = seat

    def see(self, step: Seen) -> None:
        """Update the beliefs."""
        self.bot.see(step)

    def choose(self, view: Any) -> Any:
        """One of the moves that the view offers."""
        return self.bot.choose(view)

    def speak(self, view: Any, said: Sequence[Statement[Any]]) -> Any | None:
        """The claim of the bot."""
        return self.bot.speak(view, said) if isinstance(self.bot, Speaker) else None

    def hear(self, view: Any, statement: Statement[Any]) -> None:
        """Believe a claim of another seat."""
        del view
        if statement.seat == self.seat:
            return
        posterior = self.beliefs.posterior
        match statement.claim:
            case GoalIs(goal, card):
                believe_goal(posterior, goal, card)
            case SeatIs(seat, role) if seat != self.seat:
                believe_seat(posterior, seat, role)
            case _:
                return
        posterior.solve()


def believe_goal(posterior: RolePosterior, goal: int, card: str) -> None:
    """Take for true that a goal is the treasure or a stone, whoever has which role."""
    liked: list[float] = []
    for place in range(GOAL_COUNT):
        agrees = (place == goal) == (card == TREASURE)
        liked += [1.0 if agrees else FALSE] * int(posterior.cards.roles)
    posterior.learn(0, liked)


def believe_seat(posterior: RolePosterior, seat: int, role: str) -> None:
    """Take for true that a seat is, or is not, a saboteur."""
    roles = int(posterior.cards.roles)
    liked = [1.0 if (at == roles - 1) == (role == SABOTEUR) else FALSE for at in range(roles)]
    posterior.learn(posterior.of_seat[seat], liked * GOAL_COUNT)
