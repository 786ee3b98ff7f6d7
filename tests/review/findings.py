"""A small review made by hand."""

from sabot.wire.review import (
    Account,
    Decision,
    Judged,
    Lie,
    MoveMade,
    Review,
    RoundReview,
    SeatCurves,
    SideCurve,
    Span,
    TurningPoint,
)


def span(mean: float, half: float = 1.0) -> Span:
    return Span(mean, mean - half, mean + half)


def choice(step: int, seat: int, cost: float | None, *, mistake: bool = False) -> Decision:
    judged: Judged = "best" if cost is None else "mistake" if mistake else "unsure"
    return Decision(
        round=1,
        step=step,
        seat=seat,
        moves=9,
        made=MoveMade(None, f"made {step}"),
        best=None if cost is None else MoveMade(None, f"<better {step}>"),
        reason=None,
        before=40.0,
        after=38.0,
        gained=span(-2.0),
        lost=None if cost is None else span(cost),
        judged=judged,
        swing=0.0,
    )


def seat_round(seat: int, role: str) -> SeatCurves:
    account = Account(span(50), span(-10), span(5), span(-2), span(7), 50.0)
    known = [45.0, 45.0, 40.0, 40.0, 50.0]
    true = [40.0, 45.5, 30.0, 35.0, 50.0]
    return SeatCurves(
        seat=seat,
        side=role,
        role=role,
        true_chance=true,
        true_worth=true,
        known_chance=known,
        known_worth=known,
        account=account,
    )


def played(number: int, first: int, *, over: bool = True) -> RoundReview:
    """A round of four moves; Ada is the saboteur of the first."""
    roles = ("saboteur", "digger") if number == 1 else ("digger", "saboteur")
    return RoundReview(
        round=number,
        first=first,
        moves=4,
        over=over,
        sides=tuple(
            SideCurve(role, (seat,), [50, 60, 40, 30, 100], True) for seat, role in enumerate(roles)
        ),
        seats=tuple(seat_round(seat, role) for seat, role in enumerate(roles)),
    )


def small_review(*, finished: bool = True) -> Review:
    """Two seats, two rounds of four moves; three mistakes, not in the order of their cost."""
    return Review(
        done=6,
        parts=6,
        sabot="0",
        game="saboteur",
        rules=1,
        options="saboteur(players=3)",
        names=("Ada", "Bo <b>"),
        finished=finished,
        seats=(0, 1),
        seed="1",
        playouts=60,
        unit="percent",
        turning_points=(
            TurningPoint(
                kind="mistake",
                round=1,
                step=3,
                seat=0,
                side="digger",
                against="saboteur",
                swing=18.2,
                move=MoveMade(None, "made 3"),
                better=MoveMade(None, "<better 3>"),
            ),
            TurningPoint(
                kind="luck", round=2, step=4, seat=None, side="digger", against=None, swing=31
            ),
        ),
        rounds=(played(1, 1), played(2, 5, over=finished)),
        decisions=(
            choice(1, 0, 3.0, mistake=True),
            choice(2, 1, None),
            choice(3, 0, 12.5, mistake=True),
            choice(4, 1, 0.5),
            choice(5, 1, 7.0, mistake=True),
        ),
        lies=(
            Lie(
                round=1,
                step=2,
                seat=0,
                claim=None,
                text="II stone",
                believed=(1,),
                doubted=(),
                worth=span(9.0),
                judged="paid",
                moves=(4,),
            ),
        ),
    )
