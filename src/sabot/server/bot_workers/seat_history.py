"""The running round as each seat has seen it, for bots that want to see every step.

It is read from the record when a bot is asked. So tables without such bots pay nothing, and after a
restart nothing has to be restored.
"""

from typing import Any, Final, NamedTuple

from sabot.bots.bot import Seen
from sabot.core.claims import Statement
from sabot.core.game import AnyGame
from sabot.core.state import State
from sabot.table.match import Match

# More new moves than this are read in a thread.
FEW_MOVES: Final = 12


class FullStep(NamedTuple):
    """A step of the round with its whole states, which never leave this module.

    Without a move it is the deal.
    """

    before: State
    move: Any
    after: State


class SeatHistory:
    """One game as far as its record was read, with every step of the last round."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game: AnyGame = match.game
        self.state = self.game.new(match.record.options)
        self.rounds = 0
        self.turns = 0
        self.steps: list[FullStep] = []
        self.seen: dict[int, list[Seen]] = {}

    def behind(self) -> int:
        """How many moves of the record are not read yet."""
        rounds = self.match.record.rounds
        return sum(len(each.turns) for each in rounds[max(0, self.rounds - 1) :]) - self.turns

    def catch_up(self) -> None:
        """Read all that was dealt and played since."""
        rounds = self.match.record.rounds
        while True:
            played = rounds[self.rounds - 1].turns if self.rounds else []
            if self.turns < len(played):
                self.add_move(played[self.turns].move)
            elif self.rounds < len(rounds):
                self.add_deal(rounds[self.rounds].deal)
            else:
                return

    def add_deal(self, deal: Any) -> None:
        """Begin another round, and forget the last one."""
        before, self.state = self.state, self.state.copy()
        self.game.deal(self.state, deal)
        self.rounds, self.turns = self.rounds + 1, 0
        self.steps = [FullStep(before, None, self.state)]
        self.seen = {}

    def add_move(self, move: Any) -> None:
        """Add a move of the round."""
        before, self.state = self.state, self.state.copy()
        self.state.step(self.game.move_code(move))
        self.turns += 1
        self.steps.append(FullStep(before, move, self.state))

    def seen_by(self, seat: int) -> list[Seen]:
        """The steps of the round as a seat saw them, the deal first."""
        seen = self.seen.setdefault(seat, [])
        for step in self.steps[len(seen) :]:
            before = seen[-1].after if seen else self.game.view(step.before, seat)
            events = tuple(self.events(step, seat))
            seen.append(Seen(before, events, self.game.view(step.after, seat)))
        return seen

    def stream_of(self, seat: int) -> list[Seen | Statement[Any]]:
        """The steps of the round as a seat saw them, with all claims where they were made."""
        steps = self.seen_by(seat)
        claims = self.match.record.rounds[self.rounds - 1].claims if self.rounds else []
        stream: list[Seen | Statement[Any]] = []
        made = 0
        for number, step in enumerate(steps):
            stream.append(step)
            while made < len(claims) and claims[made].turns <= number:
                stream.append(Statement(claims[made].seat, claims[made].claim))
                made += 1
        return stream

    def events(self, step: FullStep, seat: int) -> list[Any]:
        """The events of a step as a seat was told them."""
        if step.move is None:
            return self.game.told_deal(step.after, seat)
        return self.game.told(step.before, step.move, step.after, seat)
