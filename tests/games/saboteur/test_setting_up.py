from collections import Counter

import pytest

from sabot.core.errors import BadRecord
from sabot.core.rng import Rng
from sabot.games.saboteur.cards import COUNTS, NAMES
from sabot.games.saboteur.events import RoundDealt
from sabot.games.saboteur.game import SABOTEUR
from tests.games.saboteur.tables import (
    FINISH,
    LAST,
    all_cards,
    at_the_last_card,
    at_the_treasure,
    deal,
    deal_with,
    dealt,
    legal,
    pile,
    play,
    purse,
    refused,
    table,
    to_act,
    view,
)

ROLES = {
    3: (1, 3),
    4: (1, 4),
    5: (2, 4),
    6: (2, 5),
    7: (3, 5),
    8: (3, 6),
    9: (3, 7),
    10: (4, 7),
}
HAND_SIZES = {3: 6, 4: 6, 5: 6, 6: 5, 7: 5, 8: 4, 9: 4, 10: 4}


@pytest.mark.clause("SAB.2.1")
@pytest.mark.parametrize("players", range(3, 11))
def test_roles_in_the_deal(players: int) -> None:
    roles = SABOTEUR.position(dealt(players=players)).roles
    assert (roles.count("saboteur"), roles.count("digger")) == ROLES[players]
    assert len(roles) == players + 1


@pytest.mark.clause("SAB.2.2")
def test_each_player_sees_their_own_role_only() -> None:
    state = table(roles="DSDD")
    assert [seat.role for seat in view(state, "B").seats] == [None, "saboteur", None]
    assert [seat.role for seat in view(state, "C").seats] == [None, None, "digger"]
    assert [seat.role for seat in view(state).seats] == [None, None, None]


@pytest.mark.clause("SAB.2.2")
@pytest.mark.parametrize("viewer", ["A", "B", "C", None])
def test_nobody_sees_the_spare_role(viewer: str | None) -> None:
    assert view(table(roles="DSDD"), viewer).spare_role is None


@pytest.mark.clause("SAB.2.2")
def test_a_deal_tells_each_player_their_own_role_and_hand() -> None:
    state = dealt(players=3)
    data = SABOTEUR.position(state)
    for seat in range(3):
        (told,) = SABOTEUR.told_deal(state, seat)
        assert told == RoundDealt(1, data.seat, data.roles[seat], data.hands[seat])
    assert SABOTEUR.told_deal(state, None) == [RoundDealt(1, data.seat, None, ())]


@pytest.mark.clause("SAB.2.2")
def test_any_role_may_be_the_spare_one() -> None:
    spare = Counter(SABOTEUR.position(dealt(seed, players=3)).roles[-1] for seed in range(200))
    assert 25 < spare["saboteur"] < 75  # one in four


@pytest.mark.clause("SAB.2.3")
def test_the_start_lies_at_the_origin() -> None:
    state = table(hands={"A": "NESW"})
    assert legal(state) == {"NESW@0,-1", "NESW@0,1", "NESW@-1,0", "NESW@1,0", "pass:NESW"}
    assert refused(state, "NESW@0,0") == "a card lies at 0,0 already"


@pytest.mark.clause("SAB.2.3")
def test_the_goals_lie_face_down_seven_columns_on() -> None:
    goals = view(dealt(), "A").goals
    assert [(goal.col, goal.row) for goal in goals] == [(8, -2), (8, 0), (8, 2)]
    assert [(goal.card, goal.face_up) for goal in goals] == [(None, False)] * 3


@pytest.mark.clause("SAB.2.3")
def test_the_goals_are_shuffled() -> None:
    orders = Counter(
        tuple(goal.card for goal in SABOTEUR.position(dealt(seed)).goals) for seed in range(240)
    )
    assert len(orders) == 6
    assert min(orders.values()) > 20  # 40 each, give or take


@pytest.mark.clause("SAB.2.4")
@pytest.mark.parametrize("players", range(3, 11))
def test_hand_sizes_and_the_deck(players: int) -> None:
    state = dealt(players=players)
    size = HAND_SIZES[players]
    assert [seat.cards for seat in view(state).seats] == [size] * players
    assert view(state).deck == 67 - players * size


@pytest.mark.clause("SAB.2.4")
def test_tunnel_and_action_cards_are_shuffled_together() -> None:
    tops = Counter(SABOTEUR.position(dealt(seed)).deck[0] for seed in range(300))
    assert set(tops) == set(NAMES)


@pytest.mark.clause("SAB.2.5")
def test_the_gold_is_shuffled_when_the_game_begins() -> None:
    state = SABOTEUR.new(SABOTEUR.options(players=3))
    piles = [SABOTEUR.draw_deal(state, Rng(seed)).gold for seed in range(3)]
    assert len(set(piles)) == 3
    assert all(sorted(gold or ()) == [1] * 16 + [2] * 8 + [3] * 4 for gold in piles)
    SABOTEUR.deal(state, SABOTEUR.draw_deal(state, Rng(2)))
    assert pile(state) == list(piles[2] or ())


@pytest.mark.clause("SAB.2.5")
def test_the_gold_left_over_serves_the_next_round_as_it_lies() -> None:
    state = play(at_the_treasure(pile="3 1 2 1 3 2"), FINISH)
    left = pile(state)
    assert left[:3] == [1, 3, 2]
    assert SABOTEUR.draw_deal(state, Rng(1)).gold is None
    assert pile(deal(state)) == left


@pytest.mark.clause("SAB.2.5", "SAB.8.6")
def test_the_gold_is_shuffled_again_after_saboteurs_were_paid() -> None:
    state = play(at_the_last_card(roles="SDDD"), LAST)
    left = pile(state)
    shuffled = [SABOTEUR.draw_deal(state, Rng(seed)).gold or () for seed in range(3)]
    assert all(sorted(gold) == sorted(left) for gold in shuffled)
    assert len(set(shuffled)) == 3
    assert pile(deal(state, 2)) == list(shuffled[2])


@pytest.mark.clause("SAB.2.6")
def test_the_table_chooses_who_begins() -> None:
    assert to_act(dealt(players=4, starter="C")) == "C"


@pytest.mark.clause("SAB.2.6")
def test_the_chosen_starter_binds_the_deal() -> None:
    state = SABOTEUR.new(SABOTEUR.options(players=4, starter="C"))
    with pytest.raises(BadRecord, match="C begins this round, not B"):
        SABOTEUR.deal(state, deal_with(state, starter=1))


@pytest.mark.clause("SAB.2.6")
def test_by_default_any_seat_may_begin() -> None:
    starters = Counter(to_act(dealt(seed, players=5)) for seed in range(250))
    assert set(starters) == set("ABCDE")
    assert min(starters.values()) > 25  # 50 each, give or take


@pytest.mark.clause("SAB.2.6")
def test_playouts_too_begin_at_any_seat() -> None:
    starters: Counter[str | None] = Counter()
    rng = Rng(1)
    for _ in range(250):
        state = SABOTEUR.new(SABOTEUR.options(players=5))
        state.deal(rng)
        starters[to_act(state)] += 1
    assert min(starters[seat] for seat in "ABCDE") > 25


@pytest.mark.clause("SAB.2.7")
def test_all_but_the_gold_is_collected_for_the_next_round() -> None:
    state = at_the_treasure(broken={"B": "pick cart"}, roles="DDSD", pile="3 3 2")
    play(state, FINISH)
    deal(state)
    assert all_cards(state) == dict(zip(NAMES, COUNTS, strict=True))
    data = SABOTEUR.position(state)
    assert [len(hand) for hand in data.hands] == [6, 6, 6]
    assert (data.maze, data.discards, data.passes) == ((), (), 0)
    assert data.broken == ((), (), ())
    assert data.looked_at == ((), (), ())
    assert [goal.face_up for goal in data.goals] == [False] * 3
    assert [purse(state, seat) for seat in "ABC"] == [(0, 1, 1), (0, 0, 1), (0, 0, 0)]


@pytest.mark.clause("SAB.2.7")
def test_roles_and_goals_are_shuffled_anew() -> None:
    state = play(at_the_treasure(roles="SDDD"), FINISH)
    deals = [SABOTEUR.draw_deal(state, Rng(seed)) for seed in range(60)]
    assert {deal.roles.index("saboteur") for deal in deals} == {0, 1, 2, 3}
    assert len({deal.goals for deal in deals}) == 6


@pytest.mark.clause("SAB.2.7")
def test_what_a_map_showed_is_forgotten_with_the_round() -> None:
    state = play(at_the_treasure(), "map@8,2", "pass:map", "pass:map", FINISH)
    deal(state)
    assert [goal.card for goal in view(state, "A").goals] == [None] * 3


@pytest.mark.clause("SAB.2.8")
@pytest.mark.parametrize("edition", ["gigamic", "amigo", "zman"])
def test_the_left_hand_neighbour_of_the_finder_begins_the_next_round(edition: str) -> None:
    state = play(at_the_treasure(4, edition, seat="B"), FINISH)
    assert to_act(deal(state)) == "C"


@pytest.mark.clause("SAB.2.8")
@pytest.mark.parametrize("edition", ["gigamic", "amigo", "zman"])
def test_a_discard_is_a_card_put_down(edition: str) -> None:
    state = play(at_the_last_card(4, edition, seat="D"), LAST)
    assert to_act(deal(state)) == "A"


@pytest.mark.clause("SAB.2.8")
def test_an_empty_handed_pass_is_not_a_card_put_down() -> None:
    # A discards; B and C, who hold nothing, pass after it and so end the round.
    state = table(3, "zman", hands={"A": "map NS", "B": "", "C": ""})
    play(state, "pass:map")
    assert to_act(deal(state)) == "B"


@pytest.mark.clause("SAB.2.8")
def test_a_deal_with_another_starter_is_refused() -> None:
    state = play(at_the_last_card(seat="A"), LAST)
    with pytest.raises(BadRecord, match="B begins this round, not A"):
        SABOTEUR.deal(state, deal_with(state, starter=0))
