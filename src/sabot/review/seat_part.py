"""The part of one seat in a round: what it could know, whom it could suspect, how it decided."""

from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

from sabot.bots.beliefs import ListeningBeliefs
from sabot.bots.bot import Seen
from sabot.bots.suspicion import Reason, Suspect
from sabot.core.game import AnyGame
from sabot.core.rng import Rng
from sabot.core.state import NOBODY
from sabot.review.claims_made import belief_in, lies_in, named_seat
from sabot.review.decision_judge import Judge, Judgement
from sabot.review.evaluator import Evaluator
from sabot.review.luck_and_skill import scaled, skill_in, span_of
from sabot.review.parts import Explain, Exposure, SeatFound, unexplained
from sabot.review.record_states import RoundHistory, move_of
from sabot.review.sides import wins
from sabot.review.truth_part import written
from sabot.table.claims import MadeClaim
from sabot.table.record import Step
from sabot.wire.review import Decision, Judged

SABOTEUR: Final = "saboteur"
# A rise of suspicion by at least so many points is a moment at which one could have known.
RISE: Final = 12.0


@runtime_checkable
class SuspicionSource(Protocol):
    """Beliefs that tell which seats to suspect."""

    def suspicions(self, view: Any) -> tuple[Suspect, ...]:
        """How likely each other seat has each role."""
        ...


class Chance(NamedTuple):
    """In how many worlds moves are tried, and the seed of these."""

    playouts: int
    seed: int


class SeatPart:
    """Follows a round through the eyes of one seat."""

    def __init__(
        self,
        chapter: RoundHistory,
        seat: int,
        measure: Evaluator,
        chance: Chance,
        explain: Explain = unexplained,
    ) -> None:
        self.chapter = chapter
        self.seat = seat
        self.measure = measure
        self.game: AnyGame = measure.game
        self.seed = chance.seed
        self.explain = explain
        self.beliefs = measure.beliefs(seat, chance.seed)
        self.judge = Judge(measure, self.beliefs, chance.playouts)
        self.judged: dict[int, Judgement] = {}
        self.decisions: list[Decision] = []
        self.suspicions: dict[int, list[float]] = {}
        self.exposures: list[Exposure] = []
        self.lies = {lie.number for lie in lies_in(self.game, chapter)}
        self.swayed: dict[int, float] = {}

    def found(self) -> SeatFound:
        """Everything about the seat in this round."""
        self.see(self.chapter.deal, 0)
        for at, step in enumerate(self.chapter.turns):
            if step.turn is not None and step.turn.seat == self.seat:
                self.decide(at, step)
            self.see(step, at + 1)
        size = self.measure.unit.size
        worths = {at: scaled(each.before, size) for at, each in self.judged.items()}
        chances = {at: round(each.chance, 1) for at, each in self.judged.items()}
        outcome = self.outcome()
        end = None if outcome is None else scaled(outcome, size)
        won = None if outcome is None else 100.0 * wins(outcome, self.measure.unit)
        return SeatFound(
            self.seat,
            stairs(chances, len(self.chapter.turns), won),
            stairs(worths, len(self.chapter.turns), end),
            skill_in([*self.judged.values()]),
            tuple(self.decisions),
            self.suspicions,
            tuple(self.exposures),
            self.swayed,
        )

    def outcome(self) -> int | None:
        """The worth of the round to the seat; None if it has not ended."""
        last = self.chapter.last
        if last.to_act() != NOBODY:
            return None
        return int(self.measure.round_value.worth(self.chapter.opening, last, self.seat))

    # Beliefs.

    def see(self, step: Step, at: int) -> None:
        """Take a step in, with the claims after it, and note who is suspect then."""
        seen = seen_step(self.game, step, self.seat)
        self.beliefs.see(seen)
        for claim in step.said:
            self.hear(seen.after, claim)
        self.suspect(seen.after, at)

    def hear(self, view: Any, claim: MadeClaim) -> None:
        """Take a claim in; of a lie, note how much it was believed."""
        if not isinstance(self.beliefs, ListeningBeliefs):
            return
        notes = claim.number in self.lies and claim.seat != self.seat
        before = self.belief(view, claim) if notes else None
        self.beliefs.hear(view, claim)
        after = self.belief(view, claim) if notes else None
        if before is not None and after is not None:
            self.swayed[claim.number] = round(after - before, 1)

    def belief(self, view: Any, claim: MadeClaim) -> float | None:
        """How likely the seat thinks that a claim is true, in percent."""
        named = named_seat(claim.claim)
        chances: dict[str, float] = {}
        for each in self.suspects(view):
            if each.seat == named:
                chances = each.chances
        return belief_in(claim.claim, self.beliefs, chances)

    def suspects(self, view: Any) -> tuple[Suspect, ...]:
        """Whom the seat may suspect, in games that have saboteurs; nobody between rounds."""
        if not isinstance(self.beliefs, SuspicionSource) or view.phase != "playing":
            return ()
        return tuple(self.beliefs.suspicions(view))

    def suspect(self, view: Any, at: int) -> None:
        """Note how suspicious each other seat is now; at the end of a round, the truth."""
        for each in self.suspects(view):
            now = round(100 * each.chances.get(SABOTEUR, 0.0), 1)
            curve = self.suspicions.setdefault(each.seat, [])
            if curve and now - curve[-1] >= RISE and (deed := raising(each.reasons, at)):
                self.exposures.append(Exposure(each.seat, at, round(now - curve[-1], 1), deed))
            curve.append(now)
        for values in self.suspicions.values():
            values.extend([values[-1]] * (at + 1 - len(values)))

    # Decisions.

    def decide(self, at: int, step: Step) -> None:
        """Judge a decision."""
        view, made = self.game.view(step.before, self.seat), move_of(step)
        # Each decision has its own generator, so it does not depend on those before it.
        judged = self.judge.judge(view, self.game.move_code(made), Rng(self.seed + 1 + at))
        self.judged[at] = judged
        size = self.measure.unit.size
        best = None if judged.better is None else self.game.move_of(judged.better)
        self.decisions.append(
            Decision(
                round=self.chapter.number,
                step=step.number,
                seat=self.seat,
                moves=judged.moves,
                made=written(self.game, made),
                best=None if best is None else written(self.game, best),
                reason=None if best is None else self.reason(view, best),
                before=scaled(judged.before, size),
                after=scaled(judged.after, size),
                gained=span_of(judged.gained, size),
                lost=None if judged.lost is None else span_of(judged.lost, size),
                judged=verdict(judged),
                swing=0.0,
            )
        )

    def reason(self, view: Any, move: Any) -> Any:
        """What speaks for a move, as a hint would say it."""
        chances = {each.seat: each.chances for each in self.suspects(view)}
        return self.explain(self.game, view, move, chances)


def seen_step(game: AnyGame, step: Step, seat: int) -> Seen:
    """A deal or a turn as a seat saw it."""
    if step.turn is None:
        told = tuple(game.told_deal(step.after, seat))
    else:
        told = tuple(game.told(step.before, move_of(step), step.after, seat))
    return Seen(game.view(step.before, seat), told, game.view(step.after, seat))


def raising(reasons: tuple[Reason, ...], at: int) -> Reason | None:
    """The reason to suspect somebody that the last move gave; else the newest one."""
    against = [each for each in reasons if each.factor > 1]
    return max(against, key=lambda each: (each.step == at, each.step), default=None)


def verdict(judged: Judgement) -> Judged:
    """What a decision was."""
    if judged.moves == 1:
        return "only"
    if judged.is_mistake():
        return "mistake"
    return "best" if judged.lost is None or judged.lost.mean <= 0 else "unsure"


def stairs(points: dict[int, float], moves: int, end: float | None) -> list[float]:
    """Values by moment: each stays until the next one. The first also counts before it."""
    if not points:
        return [] if end is None else [end] * (moves + 1)
    now = points[min(points)]
    values: list[float] = []
    for at in range(moves):
        now = points.get(at, now)
        values.append(now)
    return [*values, now if end is None else end]
