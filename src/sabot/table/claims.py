"""The claims of a round: their limits, those that stand, and the verdicts when it is over."""

from typing import Any, Final

from msgspec.structs import replace

from sabot.core.claims import AnyVocabulary, Statement, Verdict, standing
from sabot.core.game import SPECTATOR, AnyGame
from sabot.core.state import State
from sabot.table.refusals import Refused

MOST_A_TURN: Final = 6


class MadeClaim(Statement[Any], frozen=True, omit_defaults=True):
    """A claim that was made in a round, as everybody hears it.

    The claims of a game are numbered from 1. `verdict` is there when the round is over; a wish
    has none. `replaces` is the number of the claim whose place this one has taken.
    """

    number: int
    round: int
    verdict: Verdict | None = None
    replaces: int | None = None


class RoundClaims:
    """The claims of one round, and what everybody saw when each of them was made.

    `first` is the number of the round's first claim.
    """

    def __init__(self, game: AnyGame, round_number: int = 0, first: int = 1) -> None:
        self.game = game
        self.round_number = round_number
        self.first = first
        self.made: list[MadeClaim] = []
        # For each claim, how many moves of the round had been played, and the public view
        # then; the views until the claims are judged.
        self.turns: list[int] = []
        self.views: list[Any] = []

    def next_round(self) -> "RoundClaims":
        """No claims, for the round after this one."""
        return RoundClaims(self.game, self.round_number + 1, self.first + len(self.made))

    def check(self, state: State, turn: int, seat: int, claim: Any) -> None:
        """Refuse a claim that makes no sense, or that is one too many in this turn of the round."""
        words = self.vocabulary()
        view = self.public_view(state, turn)
        if not words.is_open(view):
            raise Refused("claims-closed")
        wrong = words.refusal(view, seat, claim, standing(words, self.made))
        if wrong is not None:
            raise wrong
        own = [(each.claim, turn) for each, turn in self.by(seat)]
        if own and own[-1][0] == claim:
            raise Refused("claim-repeated")
        if sum(said_in == turn for _, said_in in own) >= MOST_A_TURN:
            raise Refused("claims-many", most=MOST_A_TURN)

    def by(self, seat: int) -> list[tuple[MadeClaim, int]]:
        """The claims of a seat, each with the turn of the round in which it was made."""
        made = zip(self.made, self.turns, strict=True)
        return [(each, turn) for each, turn in made if each.seat == seat]

    def add(self, state: State, turn: int, seat: int, claim: Any) -> MadeClaim:
        """Add a claim that was made after so many moves of the round."""
        made = MadeClaim(
            seat,
            claim,
            self.first + len(self.made),
            self.round_number,
            replaces=self.replaced_by(seat, claim),
        )
        self.views.append(self.public_view(state, turn))
        self.turns.append(turn)
        self.made.append(made)
        return made

    def replaced_by(self, seat: int, claim: Any) -> int | None:
        """The number of the last claim of a seat on the subject of a new one, if there is one."""
        subject = self.vocabulary().subject
        wanted = subject(claim)
        same = (each.number for each, _ in self.by(seat) if subject(each.claim) == wanted)
        return max(same, default=None)

    def offer(self, state: State, turn: int, seat: int, place: str) -> list[Any]:
        """Every claim that a seat may make at a place of the table; none while no round runs."""
        words = self.vocabulary()
        view = self.public_view(state, turn)
        if not words.is_open(view):
            return []
        return [*words.offered(view, seat, standing(words, self.made), place)]

    def public_view(self, state: State, turn: int) -> Any:
        """What everybody sees now: the same view for all claims of one turn."""
        if self.views and self.turns[-1] == turn:
            return self.views[-1]
        return self.game.view(state, SPECTATOR)

    def judge(self, state: State) -> tuple[MadeClaim, ...]:
        """Judge the claims if the round is just over, and return them; else none.

        Verdicts are made from what everybody saw and sees, so they reveal nothing else.
        """
        if not self.made or not self.views:
            return ()
        words, now = self.vocabulary(), self.game.view(state, SPECTATOR)
        if words.is_open(now):
            return ()
        said = zip(self.made, self.views, strict=True)
        self.made = [
            replace(each, verdict=words.judge(then, now, each.seat, each.claim))
            for each, then in said
        ]
        self.views = []  # they are large; the turns are still asked for while thieves steal
        return tuple(self.made)

    def vocabulary(self) -> AnyVocabulary:
        """The vocabulary of the game; refuses a game without claims."""
        if self.game.vocabulary is None:
            raise Refused("no-claims")
        return self.game.vocabulary
