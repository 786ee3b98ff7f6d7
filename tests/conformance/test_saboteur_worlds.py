"""Imagined worlds of Saboteur are uniform, against full enumeration where little is hidden."""

from collections import Counter
from collections.abc import Hashable, Iterable
from itertools import permutations, product
from typing import Any

import msgspec
import pytest

from sabot.core.rng import Rng
from sabot.games.saboteur.cards import COUNTS, NAMES
from sabot.games.saboteur.encoding import Discarded, Goal
from sabot.games.saboteur.game import SABOTEUR
from sabot.games.saboteur.goals import GOAL_COLUMN, goal_row
from sabot.games.saboteur.position import Position
from tests.statistics import excess

HANDS = (("NS",), ("EW", "map"), ("NES", "EW"))
DECK = ("map",)
PASSED = "xS"


def late_position() -> Position:
    """Three players, few cards left: B's, C's, one to draw and one that B passed are unseen."""
    held = Counter(card for hand in HANDS for card in hand) + Counter([*DECK, PASSED])
    rest = Counter(dict(zip(NAMES, COUNTS, strict=True))) - held
    discards = [Discarded(card, 0, True) for card in rest.elements()]
    goals = ("stone-ES", "treasure", "stone-SW")
    opening = SABOTEUR.position(SABOTEUR.new(SABOTEUR.options(players=3)))
    return msgspec.structs.replace(
        opening,
        phase="playing",
        round=1,
        hands=HANDS,
        deck=DECK,
        discards=(*discards, Discarded(PASSED, 1, False)),
        goals=tuple(
            Goal(GOAL_COLUMN, int(goal_row(number)), card, False, False)
            for number, card in enumerate(goals)
        ),
        looked_at=((2,), (0, 1), ()),
        roles=("digger", "saboteur", "digger", "digger"),
        pile_to_shuffle=False,
    )


def hidden_of(position: Position) -> Hashable:
    """What A does not know: hands as sets, since nobody can tell the order of a hand."""
    hands = tuple(tuple(sorted(hand)) for hand in position.hands[1:])
    goals = tuple(goal.card for goal in position.goals)
    return hands, position.deck, position.discards[-1].card, goals, position.roles


def all_worlds() -> Counter[Hashable]:
    """Every way in which the unseen cards, goals and roles may lie, with how often it comes."""
    unseen = [card for hand in HANDS[1:] for card in hand] + [*DECK, PASSED]
    roles = list(permutations(("saboteur", "digger", "digger")))
    goals = list(permutations(("stone-ES", "treasure")))
    return Counter(
        (
            (tuple(sorted(cards[:2])), tuple(sorted(cards[2:4]))),
            (cards[4],),
            cards[5],
            (*unknown_goals, "stone-SW"),
            ("digger", *others),
        )
        for cards, unknown_goals, others in product(permutations(unseen), goals, roles)
    )


def imagined(view: Any, samples: int, seed: int) -> Iterable[Position]:
    rng = Rng(seed)
    return (SABOTEUR.position(SABOTEUR.imagine(view, rng)) for _ in range(samples))


@pytest.mark.slow
def test_worlds_are_uniform_over_all_that_agree_with_the_view() -> None:
    expected = all_worlds()
    view = SABOTEUR.view(SABOTEUR.from_position(late_position()), 0)
    seen = Counter(hidden_of(world) for world in imagined(view, 12_000, 5))
    assert seen.keys() <= expected.keys()
    assert excess(seen, expected) < 4


@pytest.mark.slow
def test_the_statistic_notices_worlds_that_are_not_uniform() -> None:
    expected = all_worlds()
    view = SABOTEUR.view(SABOTEUR.from_position(late_position()), 0)
    # Every third world in which B is the saboteur is left out.
    seen = Counter(
        hidden_of(world)
        for number, world in enumerate(imagined(view, 12_000, 5))
        if world.roles[1] == "digger" or number % 3
    )
    assert excess(seen, expected) > 4


def test_worlds_vary_where_alternatives_exist() -> None:
    view = SABOTEUR.view(SABOTEUR.from_position(late_position()), 0)
    worlds = {hidden_of(world) for world in imagined(view, 200, 9)}
    assert len(worlds) > 100


def test_what_a_player_looked_at_stays_as_it_is() -> None:
    view = SABOTEUR.view(SABOTEUR.from_position(late_position()), 1)
    for world in imagined(view, 50, 3):
        assert [goal.card for goal in world.goals] == ["stone-ES", "treasure", "stone-SW"]
        assert world.hands[1] == ("EW", "map")
        assert world.discards[-1].card == PASSED
