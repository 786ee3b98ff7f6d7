"""Scoring rounds, and who wins the game (SEV.5, SEV.6)."""

import pytest

from sabot.core.game import Outcome
from sabot.core.rng import Rng
from sabot.games.seven_seals.encoding import Seals
from sabot.games.seven_seals.game import SEVEN_SEALS
from sabot.games.seven_seals.rules import SevenSeals
from tests.games.seven_seals.tables import (
    A,
    B,
    C,
    D,
    before_last_card,
    choices,
    play,
    with_seals,
    won,
)


def scored(state: SevenSeals, held: dict[int, Seals], saboteur: int | None) -> tuple[int, ...]:
    """What the round costs if these seals lie there and the saboteur wins the last trick."""
    state = with_seals(state, held, saboteur)
    play(state, choices(state)[0])
    return SEVEN_SEALS.view(state, None).sheet[-1]


def with_black(state: SevenSeals, count: int) -> dict[int, Seals]:
    """So many black seals in front of those who have won tricks, but the saboteur, who is C."""
    held: dict[int, Seals] = {}
    for seat in (A, B, D):
        held[seat] = Seals(black=min(count, won(state, seat)))
        count -= held[seat].black
    assert count == 0
    return held


@pytest.mark.clause("SEV.5.1")
@pytest.mark.parametrize(
    ("seals", "points"),
    [
        (Seals(), 0),
        (Seals(red=1), 2),
        (Seals(yellow=1, green=1, blue=1, violet=2), 10),
        (Seals(black=1), 3),
        (Seals(white=1), 4),
        (Seals(red=2, white=2, black=1), 15),
    ],
)
def test_seals_still_held_cost_points(seals: Seals, points: int) -> None:
    state = before_last_card(winner=C, saboteur=C)
    seat = max((A, B, D), key=lambda each: won(state, each))
    expected = [0, 0, 4 - seals.black, 0]
    expected[seat] = points
    assert scored(state, {seat: seals}, C) == tuple(expected)


@pytest.mark.clause("SEV.5.2")
@pytest.mark.parametrize(("black", "points"), [(0, 4), (1, 3), (2, 2), (3, 1), (4, 0), (6, 0)])
def test_the_saboteur_pays_less_for_each_black_seal_of_the_others(black: int, points: int) -> None:
    state = before_last_card(winner=C, saboteur=C)
    assert scored(state, with_black(state, black), C)[C] == points


@pytest.mark.clause("SEV.5.3")
@pytest.mark.parametrize(("base", "black", "points"), [(5, 0, 5), (6, 2, 4), (5, 6, 0), (6, 6, 0)])
def test_the_saboteurs_base_is_an_option(base: int, black: int, points: int) -> None:
    state = before_last_card(winner=C, saboteur=C, saboteur_base=base)
    assert scored(state, with_black(state, black), C)[C] == points


@pytest.mark.clause("SEV.5.1")
def test_the_last_trick_is_settled_before_the_round_is_scored() -> None:
    state = before_last_card(winner=B)
    state = with_seals(state, {B: Seals(white=1, red=5, yellow=3, green=3, blue=3, violet=3)})
    play(state, choices(state)[0])
    assert SEVEN_SEALS.to_act(state) == B
    assert SEVEN_SEALS.view(state, None).sheet == ()
    play(state, "give:white")
    assert SEVEN_SEALS.view(state, None).sheet == ((0, 34, 0, 0),)


@pytest.mark.clause("SEV.6.1")
@pytest.mark.parametrize(("players", "rounds"), [(3, 6), (4, 4), (5, 5)])
def test_by_default_each_deals_once_and_with_three_twice(players: int, rounds: int) -> None:
    assert SEVEN_SEALS.options(players=players).rounds == rounds


@pytest.mark.clause("SEV.6.1")
@pytest.mark.parametrize("rounds", [1, 3])
def test_a_game_has_as_many_rounds_as_were_agreed_on(rounds: int) -> None:
    state = SEVEN_SEALS.new(SEVEN_SEALS.options(players=3, rounds=rounds))
    rng = Rng(4)
    dealt = 0
    while not state.over():
        if state.awaits_deal():
            dealt += 1
            state.deal(rng)
            continue
        moves = state.moves()
        state.step(moves[rng.below(len(moves))])
    assert dealt == rounds
    view = SEVEN_SEALS.view(state, None)
    totals = tuple(sum(column) for column in zip(*view.sheet, strict=True))
    assert len(view.sheet) == rounds
    assert view.outcome is not None
    assert view.outcome.scores == totals == tuple(seat.points for seat in view.seats)


@pytest.mark.clause("SEV.6.1")
def test_the_fewest_points_win() -> None:
    state = before_last_card(winner=C, saboteur=C, rounds=1)
    held = {A: Seals(red=1), B: Seals(white=1), D: Seals(blue=2, red=1)}
    scored_state = with_seals(state, held, C)
    play(scored_state, choices(scored_state)[0])
    assert SEVEN_SEALS.outcome(scored_state) == Outcome((2, 4, 4, 6), (A,))


@pytest.mark.clause("SEV.6.1")
def test_equals_share_the_win() -> None:
    state = before_last_card(winner=C, saboteur=C, rounds=1)
    shared = with_seals(state, {A: Seals(red=1), D: Seals(blue=1), B: Seals(red=4)}, C)
    play(shared, choices(shared)[0])
    assert SEVEN_SEALS.outcome(shared) == Outcome((2, 8, 4, 2), (A, D))
