"""What there is, and how it is dealt (SEV.1, SEV.2)."""

import pytest

from sabot.core.rng import Rng
from sabot.games.seven_seals.cards import NAMES
from sabot.games.seven_seals.encoding import Seals
from sabot.games.seven_seals.game import SEVEN_SEALS
from sabot.games.seven_seals.rules import SevenSeals
from tests.games.seven_seals.tables import A, announced, choices, dealt, play, seals, stock

ALL_SEALS = Seals(red=5, yellow=3, green=3, blue=3, violet=3, white=4, black=6)


def dealt_to(players: int, **options: object) -> SevenSeals:
    state = SEVEN_SEALS.new(SEVEN_SEALS.options(players=players, **options))
    SEVEN_SEALS.deal(state, SEVEN_SEALS.draw_deal(state, Rng(3)))
    return state


def play_round(state: SevenSeals, seed: int) -> None:
    rng = Rng(seed)
    while state.to_act() >= 0:
        moves = state.moves()
        state.step(moves[rng.below(len(moves))])


@pytest.mark.clause("SEV.1.1")
def test_there_are_75_cards_of_five_colours() -> None:
    expected = [f"{colour}{value}" for colour in "rygbv" for value in range(1, 16)]
    assert [*NAMES.values()] == expected
    assert len(expected) == 75


@pytest.mark.clause("SEV.1.2")
def test_there_are_27_seals() -> None:
    assert stock(dealt()) == ALL_SEALS


@pytest.mark.clause("SEV.1.3", "SEV.3.1")
def test_there_is_one_saboteur() -> None:
    state = dealt()
    assert "saboteur" in choices(state)
    play(state, "saboteur")
    assert "saboteur" not in choices(state)


@pytest.mark.clause("SEV.2.1")
@pytest.mark.parametrize(("players", "highest"), [(3, 9), (4, 12), (5, 15)])
def test_all_cards_in_play_are_dealt_fifteen_each(players: int, highest: int) -> None:
    hands = SEVEN_SEALS.position(dealt_to(players)).hands
    assert [len(hand) for hand in hands] == [15] * players
    cards = {card for hand in hands for card in hand}
    assert cards == {f"{colour}{value}" for colour in "rygbv" for value in range(1, highest + 1)}


@pytest.mark.clause("SEV.2.2")
def test_the_deal_passes_to_the_left() -> None:
    state = dealt_to(4, dealer="C", rounds=4)
    dealers: list[int] = []
    for _ in range(4):
        dealers.append(SEVEN_SEALS.view(state, None).dealer)
        play_round(state, 5)
        if state.awaits_deal():
            SEVEN_SEALS.deal(state, SEVEN_SEALS.draw_deal(state, Rng(6)))
    assert dealers == [2, 3, 0, 1]


@pytest.mark.clause("SEV.2.2")
def test_the_first_dealer_is_drawn_from_the_seed() -> None:
    state = SEVEN_SEALS.new(SEVEN_SEALS.options(players=5))
    dealers = [SEVEN_SEALS.draw_deal(state, Rng(seed)).dealer for seed in range(60)]
    assert {*dealers} == {0, 1, 2, 3, 4}
    assert dealers == [SEVEN_SEALS.draw_deal(state, Rng(seed)).dealer for seed in range(60)]


@pytest.mark.clause("SEV.2.3")
def test_seals_and_saboteur_return_to_the_middle_before_each_round() -> None:
    state = announced("red blue", "saboteur", "yellow")
    play_round(state, 2)
    assert state.awaits_deal()
    SEVEN_SEALS.deal(state, SEVEN_SEALS.draw_deal(state, Rng(8)))
    assert stock(state) == ALL_SEALS
    assert all(seals(state, seat) == Seals() for seat in range(4))
    assert SEVEN_SEALS.view(state, A).saboteur is None
    assert "saboteur" in choices(state)
