"""What a seat of Saboteur believes: exact where it knows, and moved by what others do."""

from collections import Counter
from math import isclose
from typing import Any

import pytest

from sabot.bots.bot import Seen
from sabot.bots.saboteur import factory
from sabot.bots.saboteur.beliefs import SaboteurBeliefs
from sabot.bots.saboteur.observed_moves import DEEDS, deed_of
from sabot.bots.saboteur.role_prior import prior_of
from sabot.bots.suspicion import LEAST, MOST, REASONS
from sabot.core.rng import Rng
from sabot.games.saboteur.cards import SABOTEUR as SABOTEUR_ROLE
from sabot.games.saboteur.game import SABOTEUR
from sabot.games.saboteur.rules import Saboteur
from tests.bots.saboteur.following import follow, move_seen
from tests.bots.saboteur.games import early
from tests.bots.toys import COMPILED

TABLE = "saboteur(players=5,rounds=1)"
MOVES = 40 if COMPILED else 6


def beliefs_of(seat: int, seed: int = 1) -> SaboteurBeliefs:
    """What a seat believes, before anything has happened."""
    return factory.beliefs(SABOTEUR, None, seat, seed)


def chance(beliefs: SaboteurBeliefs, seat: int) -> float:
    """How likely the seat is a saboteur."""
    return beliefs.posterior.chance(seat, SABOTEUR_ROLE)


def seen_by(beliefs: SaboteurBeliefs, state: Saboteur, *moves: str) -> SaboteurBeliefs:
    """Beliefs after these moves, each as text, have been seen."""
    beliefs.attend(SABOTEUR.view(state, beliefs.seat))
    for text in moves:
        code = SABOTEUR.move_code(SABOTEUR.parse_move(text))
        beliefs.see(move_seen(state, beliefs.seat, code))
    return beliefs


# Before anything is done.


@pytest.mark.parametrize(("players", "saboteurs"), [(3, 1), (5, 2), (10, 4)])
def test_at_first_all_that_may_be_is_as_likely(players: int, saboteurs: int) -> None:
    for seed in range(6):
        state = SABOTEUR.new(SABOTEUR.options(players=players, rounds=1))
        state.deal(Rng(seed))
        prior = prior_of(SABOTEUR.view(state, 0))
        left = (saboteurs - int(state.roles[0])) / players
        for slot in range(1, players + 1):
            assert isclose(prior.chance(slot, SABOTEUR_ROLE), left)
        assert all(isclose(place, 1 / 3) for place in prior.place_chances())


def test_a_deal_leaves_the_prior() -> None:
    """A digger among five: 2 saboteurs are among the 5 other role cards."""
    beliefs = beliefs_of(0)
    state = early(roles="DSDDSD")
    view = SABOTEUR.view(state, 0)
    beliefs.see(Seen(view, (), view))
    assert all(isclose(chance(beliefs, seat), 0.4) for seat in range(1, 5))
    assert chance(beliefs, 0) == 0
    assert all(isclose(each, 1 / 3) for each in beliefs.posterior.place_chances())


def test_a_saboteur_looks_for_the_other_one() -> None:
    beliefs = seen_by(beliefs_of(0), early(roles="SSDDDD"))
    assert chance(beliefs, 0) == 1
    assert all(isclose(chance(beliefs, seat), 0.2) for seat in range(1, 5))


# What is certain.


@pytest.mark.parametrize("seed", range(8 if COMPILED else 2))
def test_chances_sum_to_one_and_the_truth_is_never_ruled_out(seed: int) -> None:
    beliefs = beliefs_of(seed % 5, seed)

    def see(state: Saboteur, step: Seen) -> None:
        beliefs.see(step)
        if state.to_act() < 0:
            return
        posterior = beliefs.posterior
        assert isclose(sum(posterior.place_chances()), 1)
        assert posterior.place_chances()[list(state.goals).index(0)] > 0
        for slot, role in enumerate(state.roles):
            assert isclose(sum(posterior.chance(slot, each) for each in range(2)), 1)
            assert posterior.chance(slot, role) > 0

    follow(TABLE, seed % 5, seed, see, MOVES)


@pytest.mark.parametrize("goals", ["treasure stone-SW stone-ES", "stone-SW treasure stone-ES"])
def test_a_goal_that_one_has_looked_at_is_known(goals: str) -> None:
    state = early(hands={"A": "map EW"}, goals=goals)
    chances = seen_by(beliefs_of(0), state, "map@8,-2").posterior.place_chances()
    if goals.startswith("treasure"):
        assert chances == [1, 0, 0]
    else:
        assert chances[0] == 0
        assert isclose(chances[1], 0.5)


@pytest.mark.parametrize("seed", range(6 if COMPILED else 2))
def test_worlds_agree_with_the_view(seed: int) -> None:
    """In every world the seat sees what it sees: cards, goals, its role, and nothing is lost."""
    seat = seed % 5
    beliefs = beliefs_of(seat, seed)
    state = follow(TABLE, seat, seed, lambda _, step: beliefs.see(step), 3 * seed + 4)
    if state.to_act() < 0:
        return
    view = SABOTEUR.view(state, seat)
    deals: set[Any] = set()
    worlds: list[Any] = beliefs.worlds(view, 12, Rng(seed))
    for world in worlds:
        assert SABOTEUR.view(world, seat) == view
        again = SABOTEUR.from_position(SABOTEUR.position(world))
        assert SABOTEUR.view(again, seat) == view
        deals.add((tuple(world.hands), tuple(world.roles), tuple(world.goals), tuple(world.deck)))
    assert len(deals) > 6


def test_worlds_are_drawn_by_how_likely_they_are() -> None:
    beliefs = beliefs_of(0)
    state = early(roles="DSDDSD")
    view = SABOTEUR.view(state, 0)
    beliefs.attend(view)
    beliefs.posterior.learn(1, [0.1, 0.9] * 3)
    beliefs.posterior.solve()
    expected = chance(beliefs, 1)
    worlds: list[Any] = beliefs.worlds(view, 2000, Rng(3))
    share = sum(int(world.roles[1]) for world in worlds) / len(worlds)
    assert abs(share - expected) < 0.04


def test_what_is_impossible_is_never_drawn() -> None:
    posterior = prior_of(SABOTEUR.view(early(roles="DSDD", players=3), 0))
    posterior.open[0] = posterior.open[2] = 0
    # One of the others is the saboteur: B is out, C thrice as likely as the spare role.
    posterior.known[1] = 1 - SABOTEUR_ROLE
    posterior.learn(2, [0.2, 0.6] * 3)
    posterior.solve()
    rng = Rng(2)
    drawn: Counter[tuple[int, int]] = Counter()
    for _ in range(400):
        posterior.draw(rng)
        drawn[int(posterior.holders(SABOTEUR_ROLE)), int(posterior.place)] += 1
    assert set(drawn) == {(4, 1), (8, 1)}
    assert 250 < drawn[4, 1] < 350


def test_one_view_is_imagined_once_however_often_worlds_are_asked_for() -> None:
    beliefs = beliefs_of(0)
    state = early(roles="DSDDSD")
    view = SABOTEUR.view(state, 0)
    assert beliefs.unseen_in(view, Rng(1)) is beliefs.unseen_in(view, Rng(2))
    later = move_seen(state, 0, int(state.moves()[0])).after
    imagined = beliefs.unseen_in(later, Rng(1)).world
    assert SABOTEUR.view(imagined, 0) == later


def test_both_stones_are_as_likely_in_either_place() -> None:
    state = early(roles="DSDDSD")
    view = SABOTEUR.view(state, 0)
    worlds: list[Any] = beliefs_of(0).worlds(view, 1200, Rng(3))
    orders = [tuple(map(int, world.goals)) for world in worlds]
    assert all(150 < orders.count(order) < 250 for order in set(orders))
    assert len(set(orders)) == 6


# What others do.


def test_a_cut_tunnel_speaks_against_who_cut_it() -> None:
    state = early(
        hands={"B": "rockfall NS NES"}, maze="EW@1,0 EW@2,0 NESW@3,0", seat="B", roles="DSDDSD"
    )
    beliefs = seen_by(beliefs_of(0), state, "rockfall@3,0")
    assert chance(beliefs, 1) > 0.55
    assert all(chance(beliefs, seat) < 0.4 for seat in (2, 3, 4))


def test_a_tunnel_led_on_speaks_for_who_led_it() -> None:
    state = early(hands={"B": "EW NS xW"}, maze="EW@1,0 NESW@2,0", seat="B", roles="DSDDSD")
    assert chance(seen_by(beliefs_of(0), state, "EW@3,0"), 1) < 0.3


def test_nothing_is_learnt_from_ones_own_moves() -> None:
    state = early(hands={"A": "rockfall NS NES"}, maze="EW@1,0 EW@2,0 NESW@3,0", roles="DSDDSD")
    beliefs = seen_by(beliefs_of(0), state, "rockfall@3,0")
    assert all(isclose(chance(beliefs, seat), 0.4) for seat in range(1, 5))


def test_a_digger_who_looked_and_digs_elsewhere_moves_the_treasure() -> None:
    """B has looked at the middle goal, and turns away from it to the north."""
    maze = "EW@1,0 NESW@2,0 EW@3,0 NESW@4,0 ESW@5,0 NESW@6,0"
    state = early(hands={"B": "NS EW NESW"}, maze=maze, seat="B", roles="DDDDSS")
    state.note_peek(1, 1)
    north, middle, _ = seen_by(beliefs_of(0), state, "NS@6,-1").posterior.place_chances()
    assert middle < 0.25 < north


def test_a_new_round_begins_anew() -> None:
    beliefs = beliefs_of(0)
    state = follow("saboteur(players=3)", 0, 1, lambda _, step: beliefs.see(step))
    while not state.awaits_deal():
        state.step(state.moves()[0])
    before = SABOTEUR.view(state, 0)
    state.deal(Rng(1))
    beliefs.see(Seen(before, tuple(SABOTEUR.told_deal(state, 0)), SABOTEUR.view(state, 0)))
    assert list(beliefs.posterior.joint) == list(prior_of(SABOTEUR.view(state, 0)).joint)
    assert all(not suspect.reasons for suspect in beliefs.suspicions(SABOTEUR.view(state, 0)))


# What people are told.


def test_suspects_come_with_their_strongest_reasons() -> None:
    state = early(
        hands={"B": "rockfall NS NES"}, maze="EW@1,0 EW@2,0 NESW@3,0", seat="B", roles="DSDDSD"
    )
    beliefs = seen_by(beliefs_of(0), state, "rockfall@3,0")
    suspects = beliefs.suspicions(SABOTEUR.view(state, 0))
    assert [suspect.seat for suspect in suspects] == [1, 2, 3, 4]
    (reason,) = suspects[0].reasons
    assert (reason.deed, reason.card, reason.step) == ("cut", "NESW", 1)
    assert reason.factor > 1.5
    assert all(isclose(sum(suspect.chances.values()), 1) for suspect in suspects)
    assert all(not suspect.reasons for suspect in suspects[1:])
    # People are told it with caution: less than what bots go by, and more than nothing.
    assert 0.4 < suspects[0].chances["saboteur"] < chance(beliefs, 1)


def test_nobody_is_called_certain_and_there_are_three_reasons_at_most() -> None:
    beliefs = beliefs_of(2)
    deeds: set[str] = set()

    def see(_: Saboteur, step: Seen) -> None:
        beliefs.see(step)
        for suspect in beliefs.suspicions(step.after):
            assert LEAST <= suspect.chances["saboteur"] <= MOST
            assert len(suspect.reasons) <= REASONS
            strengths = [max(each.factor, 1 / each.factor) for each in suspect.reasons]
            assert strengths == sorted(strengths, reverse=True)
            deeds.update(each.deed for each in suspect.reasons)

    for seed in range(3 if COMPILED else 1):
        follow(TABLE, 2, seed, see, MOVES)
    assert deeds
    assert deeds <= set(DEEDS)


def test_deals_and_draws_are_no_deeds() -> None:
    state = early(roles="DSDDSD")
    assert all(deed_of(event) is None for event in SABOTEUR.told_deal(state, 0))
