"""Deals declared by a struct and its piles: here without a seat that deals, and without hands."""

from collections.abc import Mapping

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sabot.core.deals import Deals, Pile
from sabot.core.errors import BadNotation, BadRecord
from sabot.core.rng import Rng
from sabot.games.sabotage.game import SABOTAGE
from sabot.games.sabotage.rules import Sabotage


class Prizes(msgspec.Struct, frozen=True):
    aside: tuple[str, ...]
    prizes: tuple[str, ...]


OPENED: list[list[int]] = []


def open_round(_state: Sabotage, _dealt: Prizes, piles: Mapping[str, vec[i64]]) -> None:
    OPENED.append([int(card) for card in piles["prize"]])


DEALS = Deals[Sabotage, Prizes](
    Prizes,
    lambda state: state.setup.players,
    [Pile("prize", ("ace", "two"), lambda _: [0, 0, 1, 1], rest="prizes", aside=("aside", 1))],
    open_round,
)


def state() -> Sabotage:
    return SABOTAGE.new(SABOTAGE.options())


def test_a_drawn_deal_is_dealt_and_written() -> None:
    dealt = DEALS.draw_deal(state(), Rng(1))
    assert sorted((*dealt.aside, *dealt.prizes)) == ["ace", "ace", "two", "two"]
    assert len(dealt.aside) == 1
    lines = DEALS.format_deal(dealt)
    assert lines == [f"aside: {dealt.aside[0]}", f"prizes: {' '.join(dealt.prizes)}"]
    assert DEALS.parse_deal(lines) == dealt


def test_the_rules_get_the_cards_as_numbers_in_their_order() -> None:
    DEALS.deal(state(), Prizes(("two",), ("ace", "two", "ace")))
    assert OPENED.pop() == [1, 0, 1, 0]


@pytest.mark.parametrize(
    ("dealt", "error", "says"),
    [
        (Prizes(("two",), ("ace", "two")), BadRecord, "wrong prizes in the deal: ace missing"),
        (Prizes((), ("ace", "two", "ace", "two")), BadRecord, "have 1 prizes aside, not 0"),
        (Prizes(("king",), ()), BadNotation, "'king' is no prize; expected one of ace, two"),
    ],
)
def test_other_cards_are_refused(dealt: Prizes, error: type[Exception], says: str) -> None:
    with pytest.raises(error, match=says):
        DEALS.deal(state(), dealt)
    assert not OPENED


def test_a_deal_has_the_fields_that_its_piles_fill() -> None:
    with pytest.raises(TypeError, match="fields aside, prizes; its piles fill hands, prizes"):
        Deals[Sabotage, Prizes](
            Prizes,
            lambda _: 2,
            [Pile("prize", ("ace",), lambda _: (), rest="prizes", hand_size=lambda _: 1)],
            lambda _state, _dealt, _piles: None,
        )
