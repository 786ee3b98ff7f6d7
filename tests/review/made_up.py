"""Reviews of rounds that are made up: a state in the midst of a round, and moves from there."""

from collections.abc import Sequence
from typing import Any

from sabot.advice.move_reasons import reason_for
from sabot.core.game import AnyGame
from sabot.core.notation import parse_seat
from sabot.core.state import State
from sabot.review.assembly import Assembly
from sabot.review.evaluator import evaluator_of
from sabot.review.record_states import RoundHistory
from sabot.review.seat_part import Chance, SeatPart
from sabot.review.truth_part import truth_found
from sabot.table.claims import RoundClaims
from sabot.table.record import Step, Turn
from sabot.wire.review import Review, ReviewHead

PLAYOUTS = 16


def round_of(
    game: AnyGame, options: Any, state: State, moves: str, said: Sequence[str] = ()
) -> RoundHistory:
    """A round that begins with a state, and goes on with moves in their notation.

    Before the first move claims are made, each as in a record: `B says A saboteur`.
    """
    claims = RoundClaims(game).next_round()
    for text in said:
        letter, _, claim = text.partition(" says ")
        claims.add(state, 0, parse_seat(letter), claims.vocabulary().parse_claim(claim))
    spoken = tuple(claims.made)
    turns: list[Step] = []
    before = state.copy()
    for number, text in enumerate(moves.split(), 1):
        seat, move = game.to_act(before), game.parse_move(text)
        assert seat is not None
        after = before.copy()
        game.play(after, move)
        turns.append(Step(number, 1, Turn(seat, move), before, after, claims.judge(after)))
        before = after
    return RoundHistory(1, Step(0, 1, None, game.new(options), state, (), spoken), turns)


def reviewed(  # noqa: PLR0913 (a round in a few words)
    game: AnyGame,
    options: Any,
    state: State,
    moves: str,
    *,
    decisions: bool = True,
    said: Sequence[str] = (),
) -> Review:
    """The review of a round that is made up; without decisions it tells only what was true."""
    chapter, measure = round_of(game, options, state, moves, said), evaluator_of(game, options)
    seats = tuple(range(options.players))
    whole = Assembly(
        ReviewHead(
            game=game.id,
            rules=game.rules_version,
            options=game.format_options(options),
            names=tuple("ABCDEFGHIJKL"[: len(seats)]),
            finished=False,
            seats=seats,
            seed="1",
            playouts=PLAYOUTS,
            parts=len(seats) + 1,
        )
    )
    whole.add(1, truth_found(chapter, measure, PLAYOUTS, 1))
    for seat in seats if decisions else ():
        part = SeatPart(chapter, seat, measure, Chance(PLAYOUTS, 100 * seat + 1), reason_for)
        whole.add(1, part.found())
    return whole.review()
