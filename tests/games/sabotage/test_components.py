from collections import Counter

import pytest

from sabot.core.rng import Rng
from sabot.games.sabotage.cards import LETTERS, NAMES
from sabot.games.sabotage.game import SABOTAGE
from tests.games.sabotage.tables import legal, play, roof, table


def cards_dealt(**choices: object) -> Counter[str]:
    deal = SABOTAGE.draw_deal(SABOTAGE.new(SABOTAGE.options(**choices)), Rng(4))
    return Counter([card for hand in deal.hands for card in hand] + [*deal.deck])


@pytest.mark.clause("SGT.1.1")
@pytest.mark.parametrize("players", [2, 4])
def test_there_are_104_cards_22_of_each_colour_and_16_without(players: int) -> None:
    cards = cards_dealt(players=players)
    colours = Counter(card.partition("-")[2] for card in cards.elements())
    assert cards.total() == 104
    assert colours == {"orange": 22, "red": 22, "blue": 22, "lilac": 22, "": 16}


@pytest.mark.clause("SGT.1.2")
def test_every_pipe_card_is_there_twice_in_every_colour() -> None:
    cards = cards_dealt()
    faces = [*"ABCDEFGHI", "X", "wrench"]
    pipes = {f"{face}-{hue}": 2 for face in faces for hue in ("orange", "red", "blue", "lilac")}
    assert {card: count for card, count in cards.items() if "-" in card} == pipes
    assert sum(count for card, count in cards.items() if card[0] in LETTERS) == 72
    assert sum(count for card, count in cards.items() if card.startswith("X-")) == 8
    assert sum(count for card, count in cards.items() if card.startswith("wrench-")) == 8


@pytest.mark.clause("SGT.1.3")
def test_there_are_eight_sabotage_and_eight_dismantle_cards() -> None:
    cards = cards_dealt()
    assert {card: count for card, count in cards.items() if "-" not in card} == {
        "sabotage": 8,
        "dismantle": 8,
    }


@pytest.mark.clause("SGT.1.4")
def test_a_roof_has_nine_cells_row_by_row() -> None:
    state = table(hands={"A": "X-red"})
    assert legal(state, "X-red@") == {f"X-red@{cell}" for cell in "ABCDEFGHI"}
    for place, cell in enumerate("ABCDEFGHI"):
        cells = roof(play(state.copy(), f"X-red@{cell}"), "A").cells
        assert [index for index, card in enumerate(cells) if card] == [place]
    rows = [line.cells for line in roof(state, "A").lines[:3]]
    assert rows == ["ABC", "DEF", "GHI"]


@pytest.mark.clause("SGT.6.1")
@pytest.mark.parametrize("players", [2, 4])
def test_the_variant_leaves_four_dismantle_cards_out(players: int) -> None:
    cards = cards_dealt(players=players, fewer_dismantle=True)
    assert cards.total() == 100
    assert cards["dismantle"] == 4
    assert cards_dealt() - cards == Counter(dismantle=4)


def test_every_card_has_a_name_of_its_own() -> None:
    assert len(set(NAMES)) == len(NAMES) == 46
