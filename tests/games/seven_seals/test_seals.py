"""Giving seals back: coloured, white and black ones (SEV.4.4 to SEV.4.6)."""

import pytest

from sabot.games.seven_seals.encoding import Seals
from sabot.games.seven_seals.events import BlackTaken, NoneTaken, SealGiven
from sabot.games.seven_seals.game import SEVEN_SEALS
from sabot.games.seven_seals.rules import SevenSeals
from tests.games.seven_seals.tables import (
    A,
    B,
    C,
    announced,
    choices,
    play,
    play_randomly,
    seals,
    stock,
    told,
    with_seals,
    won,
)

BEFORE_VIOLET_IS_WON = "v2 v12 v7"
BEFORE_RED_WINS_VIOLET = "v2 v12 v7 g3 y4 y2 y9 y10 v8 r3 v1"


def sabine_wins_violet(held: Seals) -> SevenSeals:
    """Only Peter's green 3 is to come: Sabine will win a trick of violet cards."""
    state = announced()
    play(state, BEFORE_VIOLET_IS_WON)
    return with_seals(state, {B: held})


def sabine_wins_by_red(held: Seals) -> SevenSeals:
    """Only Peter's green 8 is to come: Sabine will win, with red, a trick led in violet."""
    state = announced()
    play(state, BEFORE_RED_WINS_VIOLET)
    return with_seals(state, {B: held})


def settled(state: SevenSeals, card: str) -> tuple[list[str], Seals]:
    """What Sabine can choose, nothing if it is done for her, and her seals then."""
    play(state, card)
    asked = SEVEN_SEALS.view(state, None).phase == "giving"
    assert SEVEN_SEALS.to_act(state) == B
    return choices(state) if asked else [], seals(state, B)


@pytest.mark.clause("SEV.4.4")
def test_a_seal_of_the_led_colour_goes_back_to_the_stock() -> None:
    state = sabine_wins_violet(Seals(violet=2, red=1, blue=1))
    assert settled(state, "g3") == ([], Seals(violet=1, red=1, blue=1))
    assert stock(state).violet == 2


@pytest.mark.clause("SEV.4.4")
def test_red_serves_only_where_red_has_won() -> None:
    state = sabine_wins_violet(Seals(red=2, blue=1))
    assert settled(state, "g3") == ([], Seals(red=2, blue=1, black=1))


@pytest.mark.clause("SEV.4.4")
def test_if_red_won_another_colour_the_winner_may_give_either() -> None:
    state = sabine_wins_by_red(Seals(red=1, violet=1, green=1))
    assert settled(state, "g8") == (["give:red", "give:violet"], Seals(red=1, violet=1, green=1))
    play(state, "give:red")
    assert seals(state, B) == Seals(violet=1, green=1)
    assert SEVEN_SEALS.to_act(state) == B


@pytest.mark.clause("SEV.4.4")
@pytest.mark.parametrize(
    ("held", "left"),
    [
        (Seals(red=1, green=1), Seals(green=1)),
        (Seals(violet=1, green=1), Seals(green=1)),
    ],
)
def test_of_two_colours_that_serve_the_only_one_held_is_given_unasked(
    held: Seals, left: Seals
) -> None:
    assert settled(sabine_wins_by_red(held), "g8") == ([], left)


@pytest.mark.clause("SEV.4.4")
def test_a_red_trick_asks_for_red() -> None:
    state = announced()
    play(state, "r1 r11 r2")
    assert settled(with_seals(state, {B: Seals(red=1, violet=1)}), "r6") == ([], Seals(violet=1))


@pytest.mark.clause("SEV.4.5")
def test_a_white_seal_may_be_given_in_place_of_a_coloured_one() -> None:
    state = sabine_wins_violet(Seals(violet=1, white=1))
    assert settled(state, "g3")[0] == ["give:violet", "give:white"]
    play(state, "give:white")
    assert seals(state, B) == Seals(violet=1)
    assert stock(state).white == 4


@pytest.mark.clause("SEV.4.5")
def test_holding_all_that_serve_the_winner_chooses_among_three() -> None:
    state = sabine_wins_by_red(Seals(red=1, violet=1, white=2, blue=1))
    assert settled(state, "g8")[0] == ["give:red", "give:violet", "give:white"]


@pytest.mark.clause("SEV.4.6")
def test_without_a_coloured_one_that_serves_it_is_white_or_black() -> None:
    state = sabine_wins_violet(Seals(red=1, white=1))
    assert settled(state, "g3")[0] == ["give:white", "black"]
    play(state, "black")
    assert seals(state, B) == Seals(red=1, white=1, black=1)
    assert stock(state).black == 5


@pytest.mark.clause("SEV.4.6")
def test_without_a_white_one_too_a_black_one_is_taken_unasked() -> None:
    assert settled(sabine_wins_violet(Seals(red=1)), "g3") == ([], Seals(red=1, black=1))
    assert settled(sabine_wins_violet(Seals()), "g3") == ([], Seals(black=1))


@pytest.mark.clause("SEV.4.6")
def test_who_holds_a_coloured_one_that_serves_may_not_take_a_black_one() -> None:
    state = sabine_wins_violet(Seals(violet=1, white=1))
    assert "black" not in settled(state, "g3")[0]


def six_black_seals_held(*, by_winner: bool) -> SevenSeals:
    """One card is missing from a trick, and all black seals are held: by its winner too, or not."""
    state = announced()
    play_randomly(state, 47, 1)
    winner = winner_of_this_trick(state)
    others = [seat for seat in range(4) if seat != winner]
    held: dict[int, Seals] = {}
    left = 6
    for seat in [winner, *others] if by_winner else others:
        held[seat] = Seals(black=min(left, won(state, seat)))
        left -= held[seat].black
    assert left == 0
    return with_seals(state, held)


def winner_of_this_trick(state: SevenSeals) -> int:
    after = state.copy()
    play(after, choices(after)[0])
    return int(after.seat)


@pytest.mark.clause("SEV.4.6")
@pytest.mark.parametrize("by_winner", [True, False])
def test_when_the_six_black_seals_are_gone_the_winner_takes_none(*, by_winner: bool) -> None:
    state = six_black_seals_held(by_winner=by_winner)
    winner = winner_of_this_trick(state)
    before = seals(state, winner)
    assert (before.black > 0) == by_winner
    assert stock(state).black == 0
    assert told(state, choices(state)[0])[-1] == NoneTaken(winner)
    assert seals(state, winner) == before


@pytest.mark.clause("SEV.4.6")
@pytest.mark.parametrize(("move", "white"), [("none", 1), ("give:white", 0)])
def test_when_the_black_seals_are_gone_the_winner_may_still_keep_a_white_one(
    move: str, white: int
) -> None:
    state = six_black_seals_held(by_winner=True)
    winner = winner_of_this_trick(state)
    rows = {seat: seals(state, seat) for seat in range(4)}
    black = rows[winner].black
    state = with_seals(state, rows | {winner: Seals(black=black, white=1)})
    play(state, choices(state)[0])
    assert choices(state) == ["give:white", "none"]
    play(state, move)
    assert seals(state, winner) == Seals(black=black, white=white)


def test_what_is_done_with_seals_is_told_to_all() -> None:
    given = sabine_wins_violet(Seals(violet=1))
    taken = sabine_wins_violet(Seals())
    asked = sabine_wins_violet(Seals(white=1))
    for viewer in (None, A, C):
        assert told(given.copy(), "g3", viewer)[-1] == SealGiven(B, "violet")
        assert told(taken.copy(), "g3", viewer)[-1] == BlackTaken(B)
    play(asked, "g3")
    assert told(asked.copy(), "black") == [BlackTaken(B)]
    assert told(asked.copy(), "give:white") == [SealGiven(B, "white")]
