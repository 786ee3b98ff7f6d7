"""The adviser of one seat: it has seen what the seat has seen, once somebody asks."""

from collections.abc import Sequence
from typing import Any, Final

from sabot.advice.adviser import AdvisedMove, Adviser, advised_move, suspects_of
from sabot.advice.game_hints import hints_of
from sabot.bots.bot import Bot, Listener, Seen
from sabot.bots.roster import has_factory, make_bot
from sabot.bots.suspicion import Suspect
from sabot.core.claims import Statement
from sabot.core.errors import SabotError
from sabot.core.game import AnyGame

KIND: Final = "searcher"

Step = Seen | Statement[Any]


def has_adviser(game_id: str) -> bool:
    """True if our own bots can advise players of a game."""
    return hints_of(game_id) is not None and has_factory(game_id)


def has_meter(game_id: str) -> bool:
    """True if sides are hidden in a game, and our bots can tell whom to suspect."""
    hints = hints_of(game_id)
    return hints is not None and hints.meter and has_adviser(game_id)


class SeatAdviser:
    """Advises one seat. It costs nothing until it is asked: then it catches up with the round.

    `steps` are those of the round so far, as the seat saw and heard them; whoever plays adds to it
    and begins anew with each deal.
    """

    def __init__(self, game: AnyGame, options: Any, seat: int, seed: int) -> None:
        self.game = game
        self.options = options
        self.seat = seat
        self.seed = seed
        self.steps: list[Step] = []
        self.bot: Bot | None = None
        self.known = 0
        self.view: Any = None

    def new_round(self) -> None:
        """Forget the last round: the next step is a deal."""
        self.steps, self.bot, self.known = [], None, 0

    def advised_move(self, view: Any) -> AdvisedMove:
        """The move that it would play with this view, and what can be said of it."""
        return advised_move(self.adviser(), self.game, view)

    def suspects(self, view: Any) -> Sequence[Suspect]:
        """How likely each other seat has each role."""
        return suspects_of(self.adviser(), view)

    def adviser(self) -> Adviser:
        """The bot that advises, up to date."""
        if self.bot is None:
            self.bot = make_bot(KIND, self.game, self.options, self.seat, self.seed)
        for step in self.steps[self.known :]:
            self.show(self.bot, step)
        self.known = len(self.steps)
        if not isinstance(self.bot, Adviser):
            raise SabotError(f"a {KIND} bot of {self.game.id} gives no advice")
        return self.bot

    def show(self, bot: Bot, step: Step) -> None:
        """Show the bot a step, or let it hear a claim."""
        if isinstance(step, Seen):
            self.view = step.after
            bot.see(step)
        elif isinstance(bot, Listener):
            bot.hear(self.view, step)
