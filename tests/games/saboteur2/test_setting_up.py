from collections import Counter

import pytest

from sabot.core.rng import Rng
from sabot.games.saboteur2.cards import COUNTS, NAMES
from sabot.games.saboteur2.game import SABOTEUR2
from tests.games.saboteur2.tables import at_the_last_card, deal, dealt, play, position, to_act, view


@pytest.mark.clause("SB2.2.1")
@pytest.mark.parametrize("players", range(2, 13))
def test_each_player_gets_one_role_and_the_rest_stay_unknown(players: int) -> None:
    state = dealt(players=players)
    data = position(state)
    assert len(data.roles) == players
    assert len(data.roles_left) == 15 - players
    seen = view(state, "A")
    assert [seat.role for seat in seen.seats] == [data.roles[0]] + [None] * (players - 1)
    assert seen.roles_left == 15 - players


@pytest.mark.clause("SB2.2.1")
def test_undealt_roles_stay_unknown_when_the_round_is_over() -> None:
    state = play(at_the_last_card(3), "pass:map")
    seen = view(state)
    assert None not in {seat.role for seat in seen.seats}
    assert seen.roles_left == 12


@pytest.mark.clause("SB2.2.2")
@pytest.mark.parametrize("players", range(2, 13))
def test_ten_cards_are_put_aside_and_each_gets_six(players: int) -> None:
    state = dealt(players=players)
    data = position(state)
    assert len(data.aside) == 10
    assert [len(hand) for hand in data.hands] == [6] * players
    assert len(data.deck) == 108 - 6 * players
    cards = Counter([*data.aside, *data.deck, *(card for hand in data.hands for card in hand)])
    assert cards == Counter(dict(zip(NAMES, COUNTS, strict=True)))
    assert view(state, "A").aside == 10


@pytest.mark.clause("SB2.2.2")
def test_other_cards_are_put_aside_in_the_next_round() -> None:
    state = at_the_last_card(2)
    first = position(state).aside
    play(state, "pass:map")
    deal(state, 9)
    assert sorted(position(state).aside) != sorted(first)
    assert sum(len(hand) for hand in position(state).hands) == 12


@pytest.mark.clause("SB2.2.3")
def test_the_left_hand_neighbour_of_the_last_to_put_down_a_card_begins_the_next_round() -> None:
    state = play(at_the_last_card(3, seat="B"), "pass:map")
    deal(state)
    assert to_act(state) == "C"


@pytest.mark.clause("SB2.2.3")
def test_start_and_goals_lie_as_in_the_base_game_and_play_goes_clockwise() -> None:
    state = SABOTEUR2.new(SABOTEUR2.options(players=3, starter="B"))
    SABOTEUR2.deal(state, SABOTEUR2.draw_deal(state, Rng(1)))
    assert [(goal.col, goal.row, goal.face_up) for goal in position(state).goals] == [
        (8, -2, False),
        (8, 0, False),
        (8, 2, False),
    ]
    assert state.maze.tile(0, 0) != 0
    assert to_act(state) == "B"
    play(state, f"pass:{position(state).hands[1][0]}")
    assert to_act(state) == "C"
