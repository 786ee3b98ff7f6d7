import pytest

from sabot.games.saboteur.events import CardDrawn, CardPassed, EmptyHandPassed
from sabot.games.saboteur.game import SABOTEUR
from tests.games.saboteur.tables import (
    hand,
    legal,
    maze,
    play,
    refused,
    table,
    to_act,
    told,
    view,
)


@pytest.mark.clause("SAB.3.1")
@pytest.mark.parametrize("move", ["NS@0,1", "-pick>B", "map@8,0", "pass:map"])
def test_a_turn_is_one_tunnel_card_one_action_card_or_a_pass(move: str) -> None:
    state = table(hands={"A": "NS map -pick"})
    play(state, move)
    assert to_act(state) == "B"
    assert len(hand(state, "A")) == 2


@pytest.mark.clause("SAB.3.1")
def test_whatever_is_in_the_hand_can_be_played_or_passed_and_nothing_else() -> None:
    state = table(hands={"A": "NS map"})
    maps = {"map@8,-2", "map@8,0", "map@8,2"}
    assert legal(state) == {"NS@0,-1", "NS@0,1"} | maps | {"pass:NS", "pass:map"}
    assert refused(state, "ES@0,-1") == "you don't hold the card ES"
    assert refused(state, "pass:rockfall") == "you don't hold the card rockfall"


@pytest.mark.clause("SAB.3.1")
def test_equal_cards_give_one_move() -> None:
    moves = SABOTEUR.legal_moves(table(hands={"A": "NS NS NS"}))
    assert sorted(map(SABOTEUR.format_move, moves)) == ["NS@0,-1", "NS@0,1", "pass:NS"]


@pytest.mark.clause("SAB.3.2")
def test_nobody_else_learns_which_card_was_passed() -> None:
    state = table(hands={"A": "NS ES"})
    play(state, "pass:NS")
    assert view(state, "A").discards[-1].card == "NS"
    for other in ("B", "C", None):
        assert view(state, other).discards[-1].card is None
    assert (view(state).open_discards or ()).count("NS") == 3  # only those that lay there before


@pytest.mark.clause("SAB.3.2")
@pytest.mark.parametrize(("viewer", "card"), [(0, "NS"), (1, None), (2, None), (None, None)])
def test_a_pass_is_told_without_its_card(viewer: int | None, card: str | None) -> None:
    events = told(table(hands={"A": "NS ES"}), "pass:NS", viewer)
    assert events == [CardPassed(0, card)]


@pytest.mark.clause("SAB.3.2")
def test_a_pass_needs_a_card_and_takes_only_that_card() -> None:
    state = table(hands={"A": "NS NS ES"})
    play(state, "pass:NS")
    assert hand(state, "A") == ["ES", "NS"]
    assert maze(state) == set()


@pytest.mark.clause("SAB.3.3")
@pytest.mark.parametrize("move", ["NS@0,1", "-pick>B", "map@8,0", "pass:map"])
def test_the_player_then_draws_the_top_card(move: str) -> None:
    state = table(hands={"A": "NS map -pick"}, deck="xW ES")
    play(state, move)
    assert "xW" in hand(state, "A")
    assert SABOTEUR.position(state).deck == ("ES",)


@pytest.mark.clause("SAB.3.3")
def test_nobody_draws_from_an_empty_deck() -> None:
    state = table(hands={"A": "NS map"})
    play(state, "NS@0,1")
    assert hand(state, "A") == ["map"]


@pytest.mark.clause("SAB.3.3")
@pytest.mark.parametrize(("viewer", "card"), [(0, "xW"), (1, None), (None, None)])
def test_only_the_drawer_learns_the_card(viewer: int | None, card: str | None) -> None:
    events = told(table(hands={"A": "NS"}, deck="xW"), "NS@0,1", viewer)
    assert events[-1] == CardDrawn(0, card)


@pytest.mark.clause("SAB.3.4")
def test_who_holds_nothing_passes_by_themselves() -> None:
    state = table(4, hands={"A": "NS map", "B": "", "C": "", "D": "ES"})
    events = told(state, "pass:NS", None)
    assert to_act(state) == "D"
    assert events == [CardPassed(0, None), EmptyHandPassed(1), EmptyHandPassed(2)]


@pytest.mark.clause("SAB.3.4")
def test_an_empty_handed_pass_discards_nothing() -> None:
    state = table(hands={"A": "NS map", "B": "", "C": "ES"})
    before = len(view(state).discards)
    play(state, "pass:NS")
    assert len(view(state).discards) == before + 1


@pytest.mark.clause("SAB.3.4")
def test_one_may_be_the_only_player_left_with_cards() -> None:
    state = table(hands={"A": "NS map ES", "B": "", "C": ""})
    play(state, "NS@0,1")
    assert to_act(state) == "A"


@pytest.mark.clause("SAB.3.5")
@pytest.mark.parametrize(
    ("edition", "order"), [("gigamic", "ABCDA"), ("amigo", "ADCBA"), ("zman", "ABCDA")]
)
def test_play_goes_round_in_the_direction_of_the_edition(edition: str, order: str) -> None:
    state = table(4, edition, deck="NS NS NS NS ES", hands=dict.fromkeys("ABCD", "map"))
    acted = ""
    for _ in range(5):
        acted += to_act(state) or ""
        play(state, min(text for text in legal(state) if "pass" in text))
    assert acted == order
