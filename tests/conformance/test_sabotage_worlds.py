"""Imagined worlds of Sabotage are uniform, against full enumeration where little is hidden."""

from collections import Counter
from collections.abc import Hashable, Iterable
from itertools import permutations

import pytest

from sabot.core.rng import Rng
from sabot.games.sabotage.game import SABOTAGE
from sabot.games.sabotage.position import Position
from sabot.games.sabotage.view import View
from tests.games.sabotage.tables import position_of
from tests.statistics import excess

# Two cards are in each hand but A's, who has played one more; equal cards among them.
HANDS = {"A": "I-red", "B": "X-red X-red", "C": "X-blue sabotage", "D": "sabotage X-lilac"}


def late_position() -> Position:
    """Four players, the deck gone: B's, C's and D's cards are unseen by A."""
    return position_of(4, seat="B", hands=HANDS, played=97)


def early_position() -> Position:
    """Two players, two cards left to draw: B's hand and the deck are unseen by A."""
    return position_of(2, seat="A", hands={"B": "X-red X-red X-blue"}, played=85)


def imagined(view: View, samples: int, seed: int) -> Iterable[Position]:
    rng = Rng(seed)
    return (SABOTAGE.position(SABOTAGE.imagine(view, rng)) for _ in range(samples))


def view_of(position: Position, viewer: int | None) -> View:
    return SABOTAGE.view(SABOTAGE.from_position(position), viewer)


def hidden_of(position: Position) -> Hashable:
    """What A does not know: hands as sets, since nobody can tell the order of a hand."""
    return tuple(tuple(sorted(hand)) for hand in position.hands[1:])


def all_worlds() -> Counter[Hashable]:
    """Every way in which the unseen cards may lie, with how often it comes."""
    unseen = [card for seat in "BCD" for card in HANDS[seat].split()]
    return Counter(
        tuple(tuple(sorted(cards[first : first + 2])) for first in (0, 2, 4))
        for cards in permutations(unseen)
    )


@pytest.mark.slow
def test_worlds_are_uniform_over_all_that_agree_with_the_view() -> None:
    expected = all_worlds()
    view = view_of(late_position(), 0)
    seen = Counter(hidden_of(world) for world in imagined(view, 6_000, 5))
    assert seen.keys() == expected.keys()
    assert excess(seen, expected) < 4


@pytest.mark.slow
def test_the_statistic_notices_worlds_that_are_not_uniform() -> None:
    expected = all_worlds()
    view = view_of(late_position(), 0)
    # Every third world in which the partner holds a sabotage card is left out.
    seen = Counter(
        hidden_of(world)
        for number, world in enumerate(imagined(view, 6_000, 5))
        if "sabotage" not in world.hands[2] or number % 3
    )
    assert excess(seen, expected) > 4


@pytest.mark.slow
def test_unseen_cards_lie_in_the_hand_and_in_the_deck_alike() -> None:
    position = early_position()
    unseen: Counter[Hashable] = Counter([*position.hands[1], *position.deck])
    view = view_of(position, 0)
    places = len(position.deck)
    for place in range(places):
        seen: Counter[Hashable] = Counter(
            world.deck[place] for world in imagined(view, 1_500, place)
        )
        assert seen.keys() <= unseen.keys()
        assert excess(seen, unseen) < 4


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_an_imagined_world_keeps_all_that_is_seen_and_holds_all_cards(viewer: int | None) -> None:
    position = early_position()
    view = view_of(position, viewer)
    worlds = list(imagined(view, 40, 3))
    for world in worlds:
        SABOTAGE.from_position(world)
        assert world.roofs == position.roofs
        assert world.discards == position.discards
        assert viewer is None or world.hands[viewer] == view.hand
    assert len({world.deck for world in worlds}) > 20


def test_before_the_first_deal_there_is_nothing_to_imagine() -> None:
    opening = SABOTAGE.new(SABOTAGE.options(players=4))
    world = SABOTAGE.imagine(SABOTAGE.view(opening, 1), Rng(1))
    assert SABOTAGE.position(world) == SABOTAGE.position(opening)
