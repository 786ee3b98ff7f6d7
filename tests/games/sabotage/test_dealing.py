import pytest

from sabot.core.rng import Rng
from sabot.games.sabotage.events import CardDrawn, RoundDealt
from sabot.games.sabotage.game import SABOTAGE
from sabot.games.sabotage.rules import Sabotage
from sabot.table.shuffle import FairShuffle, seed_of_text
from tests.games.sabotage.tables import discards, hand, play, table, view


def dealt(players: int = 2, seed: int = 5, **choices: object) -> Sabotage:
    state = SABOTAGE.new(SABOTAGE.options(players=players, **choices))
    SABOTAGE.deal(state, SABOTAGE.draw_deal(state, Rng(seed)))
    return state


def next_round(state: Sabotage) -> Sabotage:
    """Discard until the cards are gone, and deal again if there is a round to come."""
    number = state.round_number
    while state.round_number == number and not state.over():
        if state.awaits_deal():
            SABOTAGE.deal(state, SABOTAGE.draw_deal(state, Rng(1)))
            break
        play(state, f"discard:{SABOTAGE.position(state).hands[state.seat][0]}")
    return state


@pytest.mark.clause("SGT.2.1")
@pytest.mark.parametrize(
    ("players", "variant", "deck"), [(2, "off", 88), (4, "off", 72), (2, "on", 84), (4, "on", 68)]
)
def test_each_is_dealt_eight_cards_and_the_rest_is_the_deck(
    players: int, variant: str, deck: int
) -> None:
    state = SABOTAGE.new(SABOTAGE.options(players=players, fewer_dismantle=variant))
    deal = SABOTAGE.draw_deal(state, Rng(3))
    assert [len(each) for each in deal.hands] == [8] * players
    assert len(deal.deck) == deck
    SABOTAGE.deal(state, deal)
    starter = view(state).turn
    for seat, cards in enumerate(deal.hands):
        drawn = [deal.deck[0]] if seat == starter else []
        assert sorted(SABOTAGE.position(state).hands[seat]) == sorted([*cards, *drawn])
    assert SABOTAGE.position(state).deck == deal.deck[1:]


@pytest.mark.clause("SGT.2.1")
def test_a_round_begins_with_empty_roofs_and_an_empty_pile() -> None:
    state = next_round(dealt(rounds=2))
    assert view(state).discards == ()
    assert {card for roof in view(state).roofs for card in roof.cells} == {None}
    assert [roof.value for roof in view(state).roofs] == [0, 0]


@pytest.mark.clause("SGT.2.1")
@pytest.mark.parametrize("viewer", ["A", "B", None])
def test_everybody_sees_the_discard_pile_in_its_order(viewer: str | None) -> None:
    state = play(table(hands={"A": "X-red", "B": "sabotage"}), "discard:X-red", "discard:sabotage")
    assert [(each.card, each.seat) for each in view(state, viewer).discards] == [
        ("X-red", 0),
        ("sabotage", 1),
    ]
    assert discards(state, 1) == ["sabotage"]


@pytest.mark.clause("SGT.2.1")
def test_nobody_sees_another_hand_or_the_deck() -> None:
    state = dealt(4)
    for viewer in "ABCD":
        assert list(view(state, viewer).hand) == hand(state, viewer)
    assert view(state).hand == ()
    assert view(state).deck == 71


@pytest.mark.clause("SGT.2.2")
@pytest.mark.parametrize("players", [2, 4])
def test_four_rounds_each_dealt_by_the_next_seat_and_begun_by_the_one_after(players: int) -> None:
    state = dealt(players, dealer="B")
    seen: list[tuple[int, int]] = []
    while not state.over():
        seen.append((view(state).dealer, view(state).turn))
        next_round(state)
    turns = [(1, 0), (0, 1)] * 2 if players == 2 else [(1, 2), (2, 3), (3, 0), (0, 1)]
    assert seen == turns


@pytest.mark.clause("SGT.2.2")
@pytest.mark.parametrize("players", [2, 4])
def test_the_first_dealer_is_drawn_from_the_seed(players: int) -> None:
    state = SABOTAGE.new(SABOTAGE.options(players=players))
    drawn = [
        SABOTAGE.draw_deal(state, FairShuffle(seed_of_text(str(seed)), 1)).dealer
        for seed in range(40)
    ]
    assert set(drawn) == set(range(players))
    again = SABOTAGE.draw_deal(state, FairShuffle(seed_of_text("7"), 1)).dealer
    assert again == drawn[7]


@pytest.mark.clause("SGT.2.2")
def test_the_first_dealer_can_be_chosen() -> None:
    assert {view(dealt(4, seed, dealer="C")).dealer for seed in range(8)} == {2}
    assert {int(playout_dealer(seed)) for seed in range(20)} == {0, 1, 2, 3}


def playout_dealer(seed: int) -> int:
    """Who deals when a playout's generator draws it."""
    state = SABOTAGE.new(SABOTAGE.options(players=4))
    state.deal(Rng(seed))
    return int(state.dealer)


def test_a_deal_is_told_with_ones_own_cards_only() -> None:
    state = SABOTAGE.new(SABOTAGE.options(players=2, dealer="A"))
    deal = SABOTAGE.draw_deal(state, Rng(8))
    SABOTAGE.deal(state, deal)
    for viewer, own, drawn in ((0, deal.hands[0], None), (1, deal.hands[1], deal.deck[0])):
        event, draw = SABOTAGE.told_deal(state, viewer)
        assert isinstance(event, RoundDealt)
        assert sorted(event.hand) == sorted(own)
        assert draw == CardDrawn(1, drawn)
    assert SABOTAGE.told_deal(state, None) == [RoundDealt(1, 0, 1, ()), CardDrawn(1, None)]
