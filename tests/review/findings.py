"""A small review made by hand."""

from sabot.review.findings import Account, Choice, Point, Review, RoundFound, SeatRound, Span


def span(mean: float, half: float = 1.0) -> Span:
    return Span(mean, mean - half, mean + half)


def choice(move: int, seat: int, cost: float | None, *, mistake: bool = False) -> Choice:
    return Choice(
        round=1,
        move=move,
        seat=seat,
        made=f"made {move}",
        moves=9,
        before=40.0,
        after=38.0,
        gained=span(-2.0),
        better=None if cost is None else f"<better {move}>",
        lost=None if cost is None else span(cost),
        mistake=mistake,
    )


def seat_round(seat: int, role: str | None = None) -> SeatRound:
    account = Account(span(50), span(-10), span(5), span(-2), span(7), 50.0)
    known = [Point(1 + seat, 45.0), Point(3 + seat, 40.0)]
    return SeatRound(seat, [40.0, 45.5, 30.0, 35.0, 50.0], known, account, role)


def small_review(*, finished: bool = True) -> Review:
    """Two seats, two rounds of four moves; three mistakes, not in the order of their cost."""
    return Review(
        sabot="0",
        game="saboteur",
        rules=1,
        options="saboteur(players=3)",
        names=["Ada", "Bo <b>"],
        finished=finished,
        seats=[0, 1],
        seed="1",
        playouts=60,
        unit="percent",
        rounds=[
            RoundFound(1, 1, 4, True, [seat_round(0, "saboteur"), seat_round(1)]),
            RoundFound(2, 5, 4, finished, [seat_round(0), seat_round(1)]),
        ],
        choices=[
            choice(1, 0, 3.0, mistake=True),
            choice(2, 1, None),
            choice(3, 0, 12.5, mistake=True),
            choice(4, 1, 0.5),
            choice(5, 1, 7.0, mistake=True),
        ],
    )
