"""The chances of roles are exactly those of dealing cards, and of what was seen."""

from collections import Counter, defaultdict
from itertools import permutations
from math import isclose

import pytest
from librt.vecs import vec

from sabot.bots.saboteur2.role_posterior import ROLE_COUNT, Slate
from sabot.core.rng import Rng
from sabot.games.saboteur.cards import GOAL_COUNT
from sabot.games.saboteur2.cards import BOSS, GEOLOGIST, GREEN, ROLE_COUNTS, SABOTEUR

CARDS = [role for role, count in enumerate(ROLE_COUNTS) for _ in range(count)]


def liking(*roles: tuple[int, float]) -> vec[float]:
    """What was seen is so likely for these roles, and as likely as not for the others."""
    by_role = [dict(roles).get(role, 0.5) for role in range(ROLE_COUNT)]
    return vec[float](by_role * GOAL_COUNT)


def test_without_any_evidence_roles_are_as_likely_as_they_are_dealt() -> None:
    slate = Slate(12)
    slate.solve()
    for slot in range(12):
        for role, count in enumerate(ROLE_COUNTS):
            assert isclose(slate.chance(slot, role), count / 15)
    assert [round(each, 9) for each in slate.places] == [round(1 / 3, 9)] * 3


def test_a_known_role_leaves_fewer_for_the_others() -> None:
    slate = Slate(3)
    slate.known[0] = BOSS
    slate.solve()
    assert slate.chance(0, BOSS) == 1
    assert slate.chance(1, BOSS) == 0
    assert isclose(slate.chance(1, SABOTEUR), 3 / 14)


def test_the_chances_are_those_of_counting_all_deals() -> None:
    slate = Slate(3)
    seen = {0: liking((SABOTEUR, 0.9), (GREEN, 0.1)), 2: liking((GEOLOGIST, 0.8))}
    for slot, liked in seen.items():
        slate.solve()
        slate.learn(slot, liked)
    slate.solve()
    weights: defaultdict[tuple[int, int], float] = defaultdict(float)
    whole = 0.0
    for cards in permutations(range(len(CARDS)), 3):
        roles = [CARDS[card] for card in cards]
        weight = seen[0][roles[0]] * seen[2][roles[2]]
        whole += weight
        for slot, role in enumerate(roles):
            weights[slot, role] += weight
    for slot in range(3):
        for role in range(ROLE_COUNT):
            assert isclose(slate.chance(slot, role), weights[slot, role] / whole, abs_tol=1e-9)


def test_what_says_where_the_treasure_is_counts() -> None:
    slate = Slate(2)
    slate.solve()
    slate.learn(0, vec[float]([0.8] * ROLE_COUNT + [0.1] * ROLE_COUNT * 2))
    slate.solve()
    assert [round(each, 9) for each in slate.places] == [0.8, 0.1, 0.1]


def test_what_is_drawn_is_as_likely_as_it_is_held_to_be() -> None:
    slate = Slate(4)
    slate.known[1] = BOSS
    slate.solve()
    slate.learn(0, liking((SABOTEUR, 0.95)))
    slate.learn(3, liking((SABOTEUR, 0.95), (GREEN, 0.05)))
    slate.solve()
    rng = Rng(3)
    drawn: Counter[tuple[int, int]] = Counter()
    for _ in range(4000):
        slate.draw(rng)
        drawn.update((slot, int(slate.roles[slot])) for slot in range(4))
        assert all(drawn[slot, BOSS] == 0 for slot in (0, 2, 3))
    for slot in range(4):
        for role in range(ROLE_COUNT):
            assert drawn[slot, role] / 4000 == pytest.approx(slate.chance(slot, role), abs=0.03)


def test_who_changed_their_role_has_one_of_which_nothing_was_seen() -> None:
    slate = Slate(3)
    slate.solve()
    slate.learn(1, liking((SABOTEUR, 1.0), (GREEN, 0.01)))
    slate.change(1)
    slate.solve()
    now, before = slate.of_seat[1], slate.of_away[0]
    assert slate.chance(before, SABOTEUR) > 3 / 15
    # One saboteur less is left, as far as is believed.
    assert slate.chance(now, SABOTEUR) < 3 / 15
    assert isclose(slate.chance(now, SABOTEUR), slate.chance(0, SABOTEUR))


def test_nothing_that_was_seen_is_as_strong_as_a_fact() -> None:
    slate = Slate(2)
    slate.solve()
    for _ in range(500):
        slate.learn(0, liking((SABOTEUR, 1.0), (GREEN, 0.001)))
    slate.known[0] = GREEN
    slate.solve()
    assert slate.chance(0, GREEN) == 1
