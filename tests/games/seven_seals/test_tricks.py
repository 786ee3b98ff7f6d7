"""Tricks: leading, following, and red as trump (SEV.4.1 to SEV.4.3, SEV.4.7, SEV.4.8)."""

import pytest

from sabot.games.seven_seals.encoding import Seals, Trick, trick
from sabot.games.seven_seals.game import SEVEN_SEALS
from tests.games.seven_seals.tables import (
    FIRST_TRICK,
    HANDS,
    SECOND_TRICK,
    THIRD_TRICK,
    A,
    B,
    C,
    D,
    announced,
    choices,
    play,
)


@pytest.mark.clause("SEV.4.1")
def test_left_of_the_dealer_leads_the_first_trick_with_any_card() -> None:
    state = announced()
    assert SEVEN_SEALS.to_act(state) == A
    assert choices(state) == HANDS[A].split()


@pytest.mark.clause("SEV.4.1")
def test_the_winner_leads_the_next_trick() -> None:
    state = announced()
    play(state, FIRST_TRICK)
    assert SEVEN_SEALS.to_act(state) == B
    play(state, SECOND_TRICK)
    assert SEVEN_SEALS.to_act(state) == A


@pytest.mark.clause("SEV.4.2")
def test_one_follows_the_led_colour_if_one_can() -> None:
    state = announced()
    play(state, "y1")
    assert choices(state) == ["y4", "y6", "y11"]


@pytest.mark.clause("SEV.4.2")
def test_who_can_not_follow_plays_any_card_red_or_not() -> None:
    state = announced()
    play(state, "v2 v12 v7")
    assert choices(state) == HANDS[D].split()


@pytest.mark.clause("SEV.4.2")
def test_red_must_be_followed_too() -> None:
    state = announced()
    play(state, "r1")
    assert choices(state) == ["r3", "r4", "r9", "r10", "r11"]


@pytest.mark.clause("SEV.4.3")
@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("v2 v12 v7 v3", 1),
        ("v2 y12 g12 b12", 0),
        ("v2 r1 v12 r3", 3),
        ("v12 y1 r1 v11", 2),
        ("r2 r9 v12 r4", 1),
        ("r2 v12 y12 g12", 0),
        ("g3 g2 y12 g4", 3),
        ("b11 r2 r1 b12", 1),
    ],
)
def test_the_highest_red_wins_else_the_highest_of_the_led_colour(cards: str, winner: int) -> None:
    assert trick(cards.split(), 0, 4).winner == winner
    assert trick(cards.split(), 3, 4).winner == (winner + 3) % 4


@pytest.mark.clause("SEV.4.3")
def test_a_trick_is_won_at_the_table_as_the_rule_says() -> None:
    state = announced()
    for cards, winner in ((FIRST_TRICK, B), (SECOND_TRICK, A), (THIRD_TRICK, B)):
        play(state, cards)
        assert SEVEN_SEALS.to_act(state) == winner


@pytest.mark.clause("SEV.4.7")
def test_the_saboteur_wins_tricks_and_leads_without_seals() -> None:
    state = announced("", "saboteur")
    play(state, FIRST_TRICK)
    view = SEVEN_SEALS.view(state, None)
    assert view.to_act == B
    assert view.seats[B].tricks == 1
    assert view.seats[B].seals == Seals()
    play(state, "y4")
    assert SEVEN_SEALS.to_act(state) == C


@pytest.mark.clause("SEV.4.8")
def test_seals_lie_open_to_all() -> None:
    state = announced("red blue", "violet", "saboteur")
    for viewer in (None, A, B, C, D):
        view = SEVEN_SEALS.view(state, viewer)
        assert [seat.seals for seat in view.seats] == [
            Seals(red=1, blue=1),
            Seals(violet=1),
            Seals(),
            Seals(),
        ]
        assert view.saboteur == C


@pytest.mark.clause("SEV.4.8")
def test_won_cards_lie_face_down_but_the_last_trick_is_offered_and_all_is_remembered() -> None:
    state = announced()
    play(state, f"{FIRST_TRICK} {SECOND_TRICK} v8")
    view = SEVEN_SEALS.view(state, None)
    assert view.shown_played is None
    assert view.trick == Trick(A, ("v8", None, None, None), A)
    assert view.last_trick == Trick(B, ("y10", "y4", "y2", "y9"), A)
    assert view.played == (Trick(A, ("v2", "v12", "v7", "g3"), B), view.last_trick)


@pytest.mark.clause("SEV.4.8")
def test_a_table_may_show_the_cards_already_played() -> None:
    state = announced(show_played="on")
    play(state, f"{FIRST_TRICK} {SECOND_TRICK} v8")
    view = SEVEN_SEALS.view(state, None)
    assert view.shown_played == ("y2", "y4", "y9", "y10", "g3", "v2", "v7", "v12")


def test_only_the_own_hand_is_seen() -> None:
    state = announced()
    for seat in range(4):
        assert SEVEN_SEALS.view(state, seat).hand == tuple(HANDS[seat].split())
    assert SEVEN_SEALS.view(state, None).hand == ()
