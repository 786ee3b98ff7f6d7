"""Turning points: the three to five moments that decided a game."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from sabot.review.parts import Exposure, TruthFound
from sabot.wire.review import Decision, Lie, RoundReview, SideCurve, TurningKind, TurningPoint

MOST: Final = 5
FEWEST: Final = 3
# A swing below this, in points, decides nothing, unless there is no greater one.
SLIGHT: Final = 8.0
LEAST: Final = 3.0
# A side whose chance falls by so many points between two moments collapses.
COLLAPSE: Final = 40.0
# A move that changes the chance of one's own side by less changes it for others.
OWN: Final = 3.0
# What is told less gladly than a move with the same swing: the deal, and that one could have known.
DEAL_SHARE: Final = 0.4
KNOWN_SHARE: Final = 0.4
# Others must suspect a saboteur so much after a deed, in the mean, to have been able to know.
SUSPECT: Final = 50.0


class Candidate(NamedTuple):
    """A moment, and its weight among the others; one that is `due` names a collapse."""

    point: TurningPoint
    weight: float
    due: bool = False


def turning_points(
    truths: Iterable[TruthFound],
    rounds: Mapping[int, RoundReview],
    decisions: Mapping[int, Decision],
    exposures: Mapping[int, Mapping[int, Iterable[Exposure]]],
    lies: Iterable[Lie],
) -> tuple[TurningPoint, ...]:
    """The moments that decided the game, in their order.

    `decisions` go by step, `rounds` by number, `exposures` by round and viewer.
    """
    found: list[Candidate] = []
    for truth in truths:
        played = rounds[truth.played.round]
        found += swings(truth, decisions)
        found += exposed(played, truth, exposures.get(played.round, {}))
        found += [lie_told(lie, played) for lie in lies if lie.round == played.round]
    return tuple(sorted(chosen(found), key=lambda point: (point.step, point.kind)))


def chosen(found: list[Candidate]) -> list[TurningPoint]:
    """The weightiest: first those that name a collapse; of several at one moment, one."""
    ordered = sorted(found, key=lambda each: (not each.due, -each.weight, each.point.step))
    kept: dict[tuple[int, int | None], Candidate] = {}
    for each in ordered:
        if each.point.seat is None and any(seat is None for _, seat in kept):
            continue  # one deal is enough: nobody has done it
        enough = each.due or each.weight >= SLIGHT
        enough = enough or (each.weight >= LEAST and len(kept) < FEWEST)
        place = (each.point.step, each.point.seat)
        if enough and place not in kept and len(kept) < MOST:
            kept[place] = each
    return [each.point for each in kept.values()]


# Moves and deals.


def swings(truth: TruthFound, decisions: Mapping[int, Decision]) -> Iterator[Candidate]:
    """Every move of a round by what it changed in truth, and the deal."""
    played = truth.played
    due = {at for side in played.sides for at in collapses(side)}
    for at, seat in enumerate(truth.actors):
        yield moved(truth, at, seat, decisions.get(played.first + at), due=at in due)
    if truth.dealt:
        yield deal(played, truth.dealt)


def collapses(side: SideCurve) -> Iterator[int]:
    """The greatest fall between the highest moment and the lowest after it, if that is a collapse.

    Counted in moves of the round.
    """
    peak, worst, span = 0, 0.0, (0, 0)
    for at, value in enumerate(side.chance):
        if value > side.chance[peak]:
            peak = at
        if side.chance[peak] - value > worst:
            worst, span = side.chance[peak] - value, (peak, at)
    if worst >= COLLAPSE:
        yield min(range(*span), key=lambda at: side.chance[at + 1] - side.chance[at])


class Swing(NamedTuple):
    """Which side gained most by a moment, which lost most, and how much, in points."""

    side: str
    against: str | None
    gain: float
    loss: float

    @property
    def size(self) -> float:
        """The greater of both."""
        return max(self.gain, self.loss)


def swing_of(changes: Mapping[str, float]) -> Swing:
    """The swing of a moment that changed the chances of sides so."""
    gains, loses = max(changes, key=changes.__getitem__), min(changes, key=changes.__getitem__)
    gain, loss = round(changes[gains], 1), round(-changes[loses], 1)
    return Swing(gains, loses if loss > 0 else None, gain, max(0.0, loss))


def moved(
    truth: TruthFound, at: int, seat: int, decision: Decision | None, *, due: bool
) -> Candidate:
    """One move as a turning point."""
    played = truth.played
    changes = {side.side: side.chance[at + 1] - side.chance[at] for side in played.sides}
    side, swing = played.seats[seat].side, swing_of(changes)
    helped = changes[side] >= OWN or (swing.side == side and swing.gain > 0)
    kind = kind_of(decision, helped=helped)
    mistake = decision if kind == "mistake" else None
    point = TurningPoint(
        kind=kind,
        round=played.round,
        step=played.first + at,
        seat=seat,
        side=swing.side,
        against=swing.against,
        swing=swing.size,
        gain=swing.gain,
        loss=swing.loss,
        move=truth.moves[at],
        better=mistake.best if mistake else None,
        reason=mistake.reason if mistake else None,
    )
    return Candidate(point, swing.size, due)


def kind_of(decision: Decision | None, *, helped: bool) -> TurningKind:
    """What a move was; one that helped its own side was no mistake."""
    if helped:
        return "good-deed"
    if decision is None:
        return "unjudged"
    return "mistake" if decision.judged == "mistake" else "luck"


def deal(played: RoundReview, changes: Mapping[str, float]) -> Candidate:
    """The deal of a round as a turning point."""
    swing = swing_of(changes)
    point = TurningPoint(
        kind="luck",
        round=played.round,
        step=played.first - 1,
        seat=None,
        side=swing.side,
        against=swing.against,
        swing=swing.size,
        gain=swing.gain,
        loss=swing.loss,
    )
    return Candidate(point, DEAL_SHARE * swing.size)


# What one could have known, and lies.


def exposed(
    played: RoundReview, truth: TruthFound, by_viewer: Mapping[int, Iterable[Exposure]]
) -> Iterator[Candidate]:
    """Saboteurs who gave themselves away by a deed, to seats of other sides."""
    rises: dict[tuple[int, int], dict[int, Exposure]] = {}
    for viewer, exposures in by_viewer.items():
        for each in exposures:
            if played.seats[viewer].side != played.seats[each.seat].side:
                rises.setdefault((each.seat, each.at), {})[viewer] = each
    for (seat, at), found in rises.items():
        curve = next(each for each in played.suspicions if each.seat == seat)
        if not curve.truth[at] or not curve.table or curve.table[at] < SUSPECT:
            continue
        rise = sum(each.rise for each in found.values()) / len(found)
        deed = max(found.values(), key=lambda each: each.rise).deed
        point = TurningPoint(
            kind="could-have-known",
            round=played.round,
            step=played.first - 1 + at,
            seat=seat,
            side=played.seats[min(found)].side,
            against=played.seats[seat].side,
            swing=round(rise, 1),
            move=truth.moves[at - 1] if at else None,
            deed=deed,
            viewers=tuple(sorted(found)),
        )
        yield Candidate(point, KNOWN_SHARE * rise)
        return  # the first deed that gives somebody away is enough for a round


def lie_told(lie: Lie, played: RoundReview) -> Candidate:
    """A lie as a turning point."""
    side = played.seats[lie.seat].side
    against = next((each.side for each in played.sides if each.side != side), None)
    point = TurningPoint(
        kind="lie",
        round=lie.round,
        step=lie.step,
        seat=lie.seat,
        side=side,
        against=against,
        swing=lie.worth.mean,
        gain=lie.worth.mean,
        claim=lie.claim,
        viewers=lie.believed,
    )
    return Candidate(point, lie.worth.mean if lie.judged == "paid" else 0.0)
