"""The part of a round that tells what was true: how each side stood, by moment."""

from functools import lru_cache
from statistics import fmean
from typing import Any, Final, NamedTuple, Protocol

from msgspec.structs import replace

from sabot.core.errors import SabotError
from sabot.core.game import AnyGame
from sabot.core.state import NOBODY, State
from sabot.games.descriptor import load
from sabot.games.registry import descriptor_of
from sabot.review.claims_made import lies_in
from sabot.review.evaluator import Evaluator
from sabot.review.lie_worth import next_moves
from sabot.review.luck_and_skill import curve, luck_of
from sabot.review.parts import GameParts, TruthFound
from sabot.review.record_states import RoundHistory, move_of
from sabot.review.sides import chance, seats_by_side, sides_in, wins
from sabot.review.true_curve import TrueCurve, Truth, nothing
from sabot.wire.review import MoveMade, RoundReview, SeatCurves, SideCurve, SuspicionCurve

SABOTEUR: Final = "saboteur"
# True playouts for each of a decision: neighbouring moves share most of them.
TRUE_PLAYOUTS: Final = 4


class RoundTruth(NamedTuple):
    """A round and the playouts of it, for the parts that a game adds."""

    game: AnyGame
    chapter: RoundHistory
    truth: Truth
    players: int
    sides: tuple[SideCurve, ...]


class ReviewedGame(Protocol):
    """What a game adds to reviews: its own measures at the end of playouts, and its own parts."""

    def measured(self, state: State) -> tuple[int, ...]:
        """What is measured at the end of a playout."""
        ...

    def parts(self, found: RoundTruth) -> GameParts:
        """The parts of a round."""
        ...


class Plain:
    """A game that adds nothing."""

    def measured(self, state: State) -> tuple[int, ...]:
        """Nothing."""
        return nothing(state)

    def parts(self, found: RoundTruth) -> GameParts:
        """Nothing."""
        del found
        return GameParts()


@lru_cache(maxsize=64)
def reviewed_game(game_id: str) -> ReviewedGame:
    """What a game's descriptor names; else nothing."""
    place = descriptor_of(game_id).review
    if place is None:
        return Plain()
    found = load(place)
    if not isinstance(found, type):
        raise SabotError(f"expected a class at '{place}', not {type(found).__name__}")
    made: ReviewedGame = found()
    return made


def truth_found(chapter: RoundHistory, measure: Evaluator, playouts: int, seed: int) -> TruthFound:
    """What was true in a round."""
    game, players = measure.game, measure.options.players
    added = reviewed_game(game.id)
    truth = TrueCurve(chapter, measure, added.measured).truth(TRUE_PLAYOUTS * playouts, seed)
    sides = side_curves(chapter, measure, truth)
    parts = added.parts(RoundTruth(game, chapter, truth, players, sides))
    actors, all_sides = chapter.seats(), sides_in(game, chapter.last, players)
    return TruthFound(
        RoundReview(
            round=chapter.number,
            first=chapter.deal.number + 1,
            moves=len(chapter.turns),
            over=is_over(chapter),
            sides=sides,
            seats=seat_curves(chapter, measure, truth),
            suspicions=suspicion_truths(game, chapter, players),
            promises=parts.promises,
            roofs=parts.roofs,
            ending=parts.ending,
        ),
        tuple(luck_of(seat, actors, truth) for seat in range(players)),
        dealt(measure, truth, sides),
        tuple(actors),
        tuple(written(game, move_of(step)) for step in chapter.turns),
        tuple(
            replace(
                lie,
                next_moves=tuple(next_moves(lie, actors, all_sides, truth, measure.unit)),
            )
            for lie in lies_in(game, chapter)
        ),
    )


def written(game: AnyGame, move: Any) -> MoveMade:
    """A move with its notation."""
    return MoveMade(move, game.format_move(move))


def is_over(chapter: RoundHistory) -> bool:
    """True if the round has ended."""
    return bool(chapter.last.to_act() == NOBODY)


def side_curves(chapter: RoundHistory, measure: Evaluator, truth: Truth) -> tuple[SideCurve, ...]:
    """How likely each side was to win, by moment."""
    sides = sides_in(measure.game, chapter.last, measure.options.players)
    unit, over = measure.unit, is_over(chapter)
    return tuple(
        SideCurve(
            side,
            seats,
            [chance(playouts, seats, unit) for playouts in truth.states],
            any(wins(truth.states[-1][0][seat], unit) for seat in seats) if over else None,
        )
        for side, seats in seats_by_side(sides).items()
    )


def seat_curves(chapter: RoundHistory, measure: Evaluator, truth: Truth) -> tuple[SeatCurves, ...]:
    """How each seat stood in truth, by moment."""
    game, players, unit = measure.game, measure.options.players, measure.unit
    sides, roles = sides_in(game, chapter.last, players), roles_in(game, chapter.last, players)
    return tuple(
        SeatCurves(
            seat=seat,
            side=sides[seat],
            role=roles[seat],
            true_chance=[chance(playouts, [seat], unit) for playouts in truth.states],
            true_worth=curve(seat, truth.states, unit.size),
            known_chance=[],
            known_worth=[],
            account=None,
        )
        for seat in range(players)
    )


def roles_in(game: AnyGame, state: State, players: int) -> list[str | None]:
    """The role of each seat, in a game that has roles."""
    return [
        getattr(view.seats[seat], "role", None) if hasattr(view, "seats") else None
        for seat, view in enumerate(game.views(state, range(players)))
    ]


def dealt(measure: Evaluator, truth: Truth, sides: tuple[SideCurve, ...]) -> dict[str, float]:
    """By side, how much likelier it was to win after the deal than before."""
    found: dict[str, float] = {}
    for side in sides:
        before = [
            100.0 * any(wins(worths[seat], measure.unit) for seat in seats)
            for worths, by_seat in zip(truth.fresh, truth.fresh_sides, strict=True)
            if (seats := [seat for seat, name in enumerate(by_seat) if name == side.side])
        ]
        if before:
            found[side.side] = round(side.chance[0] - fmean(before), 1)
    return found


def suspicion_truths(
    game: AnyGame, chapter: RoundHistory, players: int
) -> tuple[SuspicionCurve, ...]:
    """Who was a saboteur, by moment, in games that have roles; without what others thought."""
    states: list[State] = [chapter.opening, *(step.after for step in chapter.turns)]
    roles = [roles_in(game, state, players) for state in states]
    if roles[0][0] is None:
        return ()
    return tuple(
        SuspicionCurve(
            seat=seat,
            to={},
            table=[],
            truth=[100.0 * (known[seat] == SABOTEUR) for known in roles],
        )
        for seat in range(players)
    )
