"""Puts the parts of a review together, as many as there are."""

from importlib.metadata import version
from statistics import fmean

import msgspec
from msgspec.structs import replace

from sabot.review.evaluator import unit_of
from sabot.review.lie_worth import judged, total
from sabot.review.luck_and_skill import account_of
from sabot.review.parts import Found, SeatFound, ToldLie, TruthFound
from sabot.review.turning_points import turning_points
from sabot.wire.review import (
    Decision,
    Lie,
    Review,
    ReviewHead,
    RoundReview,
    SeatCurves,
    SuspicionCurve,
)

# Who believes a lie by so many points more than before was led by it.
SWAYED = 10.0


class Assembly:
    """The parts of one review, as they come."""

    def __init__(self, head: ReviewHead) -> None:
        self.head = head
        self.truths: dict[int, TruthFound] = {}
        self.seats: dict[tuple[int, int], SeatFound] = {}

    def add(self, round_number: int, found: Found) -> None:
        """Add a part of a round."""
        if isinstance(found, TruthFound):
            self.truths[round_number] = found
        else:
            self.seats[round_number, found.seat] = found

    @property
    def done(self) -> int:
        """How many parts are there."""
        return len(self.truths) + len(self.seats)

    def review(self) -> Review:
        """The review so far."""
        head, truths = self.head, [self.truths[number] for number in sorted(self.truths)]
        rounds = {truth.played.round: self.round(truth) for truth in truths}
        decisions = sorted(self.decisions(), key=lambda each: each.step)
        lies = [self.lie(truth, each) for truth in truths for each in truth.lies]
        points = turning_points(
            truths,
            rounds,
            {each.step: each for each in decisions},
            {
                number: {
                    seat: found.exposures
                    for (in_round, seat), found in self.seats.items()
                    if in_round == number
                }
                for number in rounds
            },
            lies,
        )
        return Review(
            **msgspec.structs.asdict(head),
            done=self.done,
            sabot=version("sabot"),
            unit=unit_of(head.game).name,
            turning_points=points,
            rounds=tuple(rounds.values()),
            decisions=tuple(decisions),
            lies=tuple(lies),
        )

    # Rounds.

    def round(self, truth: TruthFound) -> RoundReview:
        """A round with what is known of its seats so far."""
        played = truth.played
        return replace(
            played,
            seats=tuple(self.seat(truth, seat) for seat in played.seats),
            suspicions=tuple(self.suspicion(played, curve) for curve in played.suspicions),
        )

    def seat(self, truth: TruthFound, seat: SeatCurves) -> SeatCurves:
        """A seat with what it could know, if that part is done."""
        found = self.seats.get((truth.played.round, seat.seat))
        if found is None:
            return seat
        size = unit_of(self.head.game).size
        return replace(
            seat,
            known_chance=found.known_chance,
            known_worth=found.known_worth,
            account=account_of(truth.luck[seat.seat], found.skill, size),
        )

    def suspicion(self, played: RoundReview, curve: SuspicionCurve) -> SuspicionCurve:
        """How suspicious a seat was to each seat whose part is done, and to all of them."""
        to = {
            viewer: found.suspicions[curve.seat]
            for (number, viewer), found in sorted(self.seats.items())
            if number == played.round and curve.seat in found.suspicions
        }
        table = [round(fmean(values), 1) for values in zip(*to.values(), strict=True)]
        return replace(curve, to=to, table=table)

    # Decisions and talk.

    def decisions(self) -> list[Decision]:
        """All decisions, with what each changed in truth."""
        return [
            replace(each, swing=self.swing(number, seat, each.step))
            for (number, seat), found in self.seats.items()
            for each in found.decisions
        ]

    def swing(self, round_number: int, seat: int, step: int) -> float:
        """How much likelier a seat's side was to win after a step, in truth."""
        truth = self.truths.get(round_number)
        if truth is None:
            return 0.0
        played = truth.played
        side = next(each for each in played.sides if each.side == played.seats[seat].side)
        at = step - played.first
        return round(side.chance[at + 1] - side.chance[at], 1)

    def lie(self, truth: TruthFound, told: ToldLie) -> Lie:
        """A lie, with who believed it and what that was worth to the liar."""
        played = truth.played
        swayed = {
            seat
            for (number, seat), found in self.seats.items()
            if number == played.round and found.swayed.get(told.number, 0.0) >= SWAYED
        }
        foes = {seat.seat for seat in played.seats if seat.side != played.seats[told.seat].side}
        believed = sorted((swayed | {*told.trusted}) & foes - {*told.doubted})
        moves = [each for each in told.next_moves if each.seat in believed]
        worth = total(moves)
        return Lie(
            round=played.round,
            step=played.first - 1 + told.at,
            seat=told.seat,
            claim=told.claim,
            text=told.text,
            believed=tuple(believed),
            doubted=told.doubted,
            worth=worth,
            judged=judged(worth) if moves else "nothing",
            moves=tuple(sorted(played.first + each.at for each in moves)),
        )
