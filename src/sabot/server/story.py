"""The running round as its seats have seen it, for bots that want to see every step.

It is caught up from the record whenever somebody asks, so tables where nobody does pay nothing,
and after a restart there is nothing else to bring back.
"""

from typing import Any, Final, NamedTuple

from sabot.bots.bot import Seen
from sabot.core.game import AnyGame
from sabot.table.match import Match

# With more moves than this to catch up on, it is done in a thread.
AT_ONCE: Final = 12


class Happened(NamedTuple):
    """A step of the round in truth; without a move it is the deal. It never leaves this module."""

    before: Any
    move: Any
    after: Any


class Story:
    """One game as far as it was caught up on; of its last round every step."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game: AnyGame = match.game
        self.state = self.game.new(match.record.options)
        self.rounds = 0
        self.turns = 0
        self.steps: list[Happened] = []
        self.seen: dict[int, list[Seen]] = {}

    def behind(self) -> int:
        """How many moves there are to catch up on."""
        rounds = self.match.record.rounds
        return sum(len(each.turns) for each in rounds[max(0, self.rounds - 1) :]) - self.turns

    def catch_up(self) -> None:
        """Go through all that was dealt and played since."""
        rounds = self.match.record.rounds
        while True:
            played = rounds[self.rounds - 1].turns if self.rounds else []
            if self.turns < len(played):
                self.move(played[self.turns].move)
            elif self.rounds < len(rounds):
                self.deal(rounds[self.rounds].deal)
            else:
                return

    def deal(self, deal: Any) -> None:
        """Another round begins, and the last one is forgotten."""
        before, self.state = self.state, self.state.copy()
        self.game.deal(self.state, deal)
        self.rounds, self.turns = self.rounds + 1, 0
        self.steps = [Happened(before, None, self.state)]
        self.seen = {}

    def move(self, move: Any) -> None:
        """A move of the round."""
        before, self.state = self.state, self.state.copy()
        self.state.step(self.game.move_code(move))
        self.turns += 1
        self.steps.append(Happened(before, move, self.state))

    def seen_by(self, seat: int) -> list[Seen]:
        """The steps of the round as a seat saw them, the deal first."""
        seen = self.seen.setdefault(seat, [])
        for step in self.steps[len(seen) :]:
            before = seen[-1].after if seen else self.game.view(step.before, seat)
            told = tuple(self.told(step, seat))
            seen.append(Seen(before, told, self.game.view(step.after, seat)))
        return seen

    def told(self, step: Happened, seat: int) -> list[Any]:
        """What a seat was told of a step."""
        if step.move is None:
            return self.game.told_deal(step.after, seat)
        return self.game.told(step.before, step.move, step.after, seat)
