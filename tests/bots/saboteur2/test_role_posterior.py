"""The chances of roles are exactly those of dealing cards, and of what was seen."""

from collections import Counter, defaultdict
from itertools import permutations
from math import isclose

import pytest

from sabot.bots.role_posterior import RoleCards, RolePosterior
from sabot.bots.saboteur2.beliefs import ROLE_CARDS
from sabot.bots.saboteur2.move_likelihood import ROLE_COUNT
from sabot.core.rng import Rng
from sabot.games.saboteur.cards import GOAL_COUNT
from sabot.games.saboteur2.cards import BOSS, GEOLOGIST, GREEN, ROLE_COUNTS, SABOTEUR

CARDS = [role for role, count in enumerate(ROLE_COUNTS) for _ in range(count)]


def liking(*roles: tuple[int, float]) -> list[float]:
    """What was seen is so likely for these roles, and as likely as not for the others."""
    by_role = [dict(roles).get(role, 0.5) for role in range(ROLE_COUNT)]
    return by_role * GOAL_COUNT


def test_without_any_evidence_roles_are_as_likely_as_they_are_dealt() -> None:
    posterior = RolePosterior(ROLE_CARDS, 12)
    posterior.solve()
    for slot in range(12):
        for role, count in enumerate(ROLE_COUNTS):
            assert isclose(posterior.chance(slot, role), count / 15)
    assert [round(each, 9) for each in posterior.place_chances()] == [round(1 / 3, 9)] * 3


def test_a_known_role_leaves_fewer_for_the_others() -> None:
    posterior = RolePosterior(ROLE_CARDS, 3)
    posterior.known[0] = BOSS
    posterior.solve()
    assert posterior.chance(0, BOSS) == 1
    assert posterior.chance(1, BOSS) == 0
    assert isclose(posterior.chance(1, SABOTEUR), 3 / 14)


def test_the_chances_are_those_of_counting_all_deals() -> None:
    posterior = RolePosterior(ROLE_CARDS, 3)
    seen = {0: liking((SABOTEUR, 0.9), (GREEN, 0.1)), 2: liking((GEOLOGIST, 0.8))}
    for slot, liked in seen.items():
        posterior.solve()
        posterior.learn(slot, liked)
    posterior.solve()
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
            assert isclose(posterior.chance(slot, role), weights[slot, role] / whole, abs_tol=1e-9)


def test_what_says_where_the_treasure_is_counts() -> None:
    posterior = RolePosterior(ROLE_CARDS, 2)
    posterior.solve()
    posterior.learn(0, [0.8] * ROLE_COUNT + [0.1] * ROLE_COUNT * 2)
    posterior.solve()
    assert [round(each, 9) for each in posterior.place_chances()] == [0.8, 0.1, 0.1]


def test_what_is_drawn_is_as_likely_as_it_is_held_to_be() -> None:
    posterior = RolePosterior(ROLE_CARDS, 4)
    posterior.known[1] = BOSS
    posterior.solve()
    posterior.learn(0, liking((SABOTEUR, 0.95)))
    posterior.learn(3, liking((SABOTEUR, 0.95), (GREEN, 0.05)))
    posterior.solve()
    rng = Rng(3)
    drawn: Counter[tuple[int, int]] = Counter()
    for _ in range(4000):
        posterior.draw(rng)
        drawn.update((slot, int(posterior.roles[slot])) for slot in range(4))
        assert all(drawn[slot, BOSS] == 0 for slot in (0, 2, 3))
    for slot in range(4):
        for role in range(ROLE_COUNT):
            assert drawn[slot, role] / 4000 == pytest.approx(posterior.chance(slot, role), abs=0.03)


def test_who_changed_their_role_has_one_of_which_nothing_was_seen() -> None:
    posterior = RolePosterior(ROLE_CARDS, 3)
    posterior.solve()
    posterior.learn(1, liking((SABOTEUR, 1.0), (GREEN, 0.01)))
    posterior.change(1)
    posterior.solve()
    now, before = posterior.of_seat[1], posterior.of_away[0]
    assert posterior.chance(before, SABOTEUR) > 3 / 15
    # One saboteur less is left, as far as is believed.
    assert posterior.chance(now, SABOTEUR) < 3 / 15
    assert isclose(posterior.chance(now, SABOTEUR), posterior.chance(0, SABOTEUR))


def test_nothing_that_was_seen_is_as_strong_as_a_fact() -> None:
    posterior = RolePosterior(ROLE_CARDS, 2)
    posterior.solve()
    for _ in range(500):
        posterior.learn(0, liking((SABOTEUR, 1.0), (GREEN, 0.001)))
    posterior.known[0] = GREEN
    posterior.solve()
    assert posterior.chance(0, GREEN) == 1


def test_the_factor_is_how_much_likelier_evidence_is_for_a_saboteur() -> None:
    """Roles and places hang together: who speaks for a place is judged by it."""
    two = RoleCards([3, 2])
    posterior = RolePosterior(two, 5)
    posterior.solve()
    # By place, first for a digger and then for a saboteur.
    seen = [[0.9, 0.1, 0.2, 0.2, 0.1, 0.9], [0.3, 0.5, 0.1, 0.2, 0.6, 0.6]]
    chances = {(place, role): (2 if role else 3) / 15 for place in range(3) for role in range(2)}
    for each in seen:
        likelihood = [
            sum(chances[place, role] * each[2 * place + role] for place in range(3))
            / sum(chances[place, role] for place in range(3))
            for role in range(2)
        ]
        assert isclose(posterior.learn(0, each), likelihood[1] / likelihood[0])
        posterior.solve()
        for place, role in chances:
            chances[place, role] *= each[2 * place + role]
    assert isclose(
        posterior.chance(0, 1),
        sum(chance for (_, role), chance in chances.items() if role) / sum(chances.values()),
    )
