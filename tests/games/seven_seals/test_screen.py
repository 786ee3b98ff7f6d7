"""What a screen is told so that it needs no rule: what hinders, who leads, what is owed."""

import pytest

from sabot.games.seven_seals.encoding import Seals
from sabot.games.seven_seals.game import SEVEN_SEALS
from sabot.games.seven_seals.hindrances import HINDRANCES
from sabot.games.seven_seals.rules import SevenSeals
from sabot.games.seven_seals.view import Offer, View
from tests.games.seven_seals.tables import (
    FIRST_TRICK,
    A,
    B,
    C,
    D,
    announce,
    announced,
    before_last_card,
    choices,
    dealt,
    play,
    with_seals,
)


def view(state: SevenSeals, viewer: int | None = None) -> View:
    return SEVEN_SEALS.view(state, viewer)


def hindered(state: SevenSeals, seat: int) -> dict[str, tuple[str, dict[str, str]]]:
    """What hinders the seat to act, and nobody else."""
    for other in (None, A, B, C, D):
        assert other == seat or view(state, other).hindered == ()
    found = view(state, seat).hindered
    return {each.card: (each.reason, each.facts) for each in found}


@pytest.mark.clause("SEV.4.2")
def test_cards_of_another_colour_say_which_was_led() -> None:
    state = announced()
    assert hindered(state, A) == {}
    play(state, "v2")
    others = [card for card in view(state, B).hand if card != "v12"]
    assert hindered(state, B) == dict.fromkeys(others, ("must-follow", {"colour": "violet"}))
    play(state, "v12 v7")
    # Peter has no violet card and may play any.
    assert hindered(state, D) == {}


@pytest.mark.clause("SEV.3.1")
def test_the_saboteur_is_taken_once_and_not_beside_seals() -> None:
    state = dealt()
    assert hindered(state, A) == {}
    play(state, "take:red")
    assert hindered(state, A) == {"saboteur": ("seals-taken", {})}
    play(state, "done saboteur")
    assert hindered(state, C) == {"saboteur": ("saboteur-taken", {"seat": "B"})}


@pytest.mark.clause("SEV.3.3")
def test_a_colour_that_nobody_else_has_is_not_to_be_taken() -> None:
    state = dealt()
    play(state, "take:blue take:blue take:blue")
    assert hindered(state, A)["blue"] == ("nobody-has", {"colour": "blue"})
    play(state, "done")
    assert hindered(state, B) == {}


@pytest.mark.clause("SEV.3.3")
def test_without_white_seals_nothing_is_taken_from_players() -> None:
    state = dealt()
    announce(state, "blue blue blue violet violet")
    announce(state, "blue<A blue<A blue<A violet violet<A")
    assert hindered(state, C)["blue"] == ("no-white-left", {})


@pytest.mark.clause("SEV.4.4", "SEV.4.6")
def test_a_seal_that_does_not_serve_stays_and_no_black_one_is_taken_beside_one_that_does() -> None:
    state = with_seals(announced(), {B: Seals(red=1, violet=1, white=1)})
    play(state, FIRST_TRICK)
    assert choices(state) == ["give:violet", "give:white"]
    assert hindered(state, B) == {
        "red": ("does-not-serve", {"seal": "red"}),
        "black": ("coloured-first", {}),
    }


@pytest.mark.clause("SEV.4.6")
def test_black_seals_that_are_gone_can_not_be_taken() -> None:
    state = before_last_card(B)
    state = with_seals(state, {A: Seals(black=6), B: Seals(white=1)})
    play(state, choices(state)[0])
    assert choices(state) == ["give:white", "none"]
    assert hindered(state, B) == {"black": ("black-gone", {})}


def test_every_reason_is_shown_here() -> None:
    shown = {"must-follow", "seals-taken", "saboteur-taken", "nobody-has", "no-white-left"}
    assert shown | {"does-not-serve", "coloured-first", "black-gone"} == HINDRANCES.keys()


# Who leads, who deals, what is owed.


@pytest.mark.clause("SEV.4.1", "SEV.2.2")
def test_the_view_says_who_leads_and_who_deals_next() -> None:
    new = SEVEN_SEALS.new(SEVEN_SEALS.options(players=4))
    assert (view(new).leader, view(new).next_dealer) == (None, None)
    state = dealt()
    assert (view(state).leader, view(state).dealer, view(state).next_dealer) == (A, D, A)
    for announcement in ("", "", "", ""):
        announce(state, announcement)
    assert view(state).leader == A
    play(state, FIRST_TRICK)
    assert view(state).leader == B
    assert view(state).tricks_in_round == len(view(state, C).hand) + 1 == 15


@pytest.mark.clause("SEV.6.1")
def test_nobody_deals_after_the_last_round() -> None:
    assert view(dealt(rounds=1)).next_dealer is None


@pytest.mark.clause("SEV.4.4", "SEV.4.5")
def test_a_seat_owes_a_trick_for_each_coloured_or_white_seal() -> None:
    state = with_seals(announced(), {A: Seals(red=2, white=1), B: Seals(violet=1)})
    assert [seat.owed for seat in view(state).seats] == [3, 1, 0, 0]
    play(state, FIRST_TRICK)
    assert [seat.owed for seat in view(state).seats] == [3, 0, 0, 0]
    play(state, "y4 y2 y9 y10")
    # Frank has no yellow seal and takes a black one, or gives his white one.
    play(state, "black")
    assert [seat.owed for seat in view(state).seats] == [3, 0, 0, 0]


@pytest.mark.clause("SEV.3.2", "SEV.3.3")
def test_who_announces_is_offered_the_stock_and_then_what_others_have() -> None:
    state = dealt()
    announce(state, "blue blue red")
    play(state, "take:blue")
    offered = view(state, B).offers
    assert offered is not None
    assert offered.red == Offer(4, (A,))
    assert offered.blue == Offer(0, (A, A))
    assert offered.green == Offer(3, ())
    assert offered.exchanges == 4
    for other in (None, A, C, D):
        assert view(state, other).offers is None


@pytest.mark.clause("SEV.3.3")
def test_no_more_is_offered_by_players_than_white_seals_are_left() -> None:
    state = dealt()
    announce(state, "blue blue blue")
    announce(state, "blue<A blue<A blue<A")
    offered = view(state, C).offers
    assert offered is not None
    assert offered.exchanges == 1
    assert offered.blue == Offer(0, (B,))


@pytest.mark.clause("SEV.5.1")
def test_a_view_says_what_seals_cost_at_the_end() -> None:
    costs = view(dealt()).costs
    assert (costs.red, costs.violet, costs.white, costs.black) == (2, 2, 4, 3)
