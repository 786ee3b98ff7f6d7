"""The detective knows what is left of the way after each of its moves, and no more than that."""

from collections.abc import Iterator
from itertools import chain, count, islice

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.saboteur import factory
from sabot.bots.saboteur.informed_policy import InformedDistances
from sabot.bots.saboteur.lookahead_policy import LookaheadDistances, LookaheadPolicy
from sabot.games.saboteur.game import SABOTEUR
from sabot.games.saboteur.maze import tunnel_tile
from sabot.games.saboteur.move_codes import COLLAPSE, LAY, card_of, turned_of, verb_of, where_of
from sabot.games.saboteur.rules import Saboteur
from tests.bots.blindness import check_blindness
from tests.bots.saboteur.games import OPTIONS, RULES, early, positions
from tests.games.saboteur.tables import ROAD

EVERY = 4
# No seat has inferred anything.
EVEN = vec[i64]([33, 33, 33])


def informed(distances: InformedDistances) -> InformedDistances:
    distances.given = EVEN
    return distances


def ways(state: Saboteur, distances: InformedDistances) -> Iterator[tuple[int, int]]:
    """By move that changes the maze and turns no goal over: the way after it, judged and true."""
    distances.look(state, state.maze)
    distances.find_trunk(state.maze)
    for move in state.moves():
        if verb_of(move) == LAY:
            distances.judge_lay(
                state.maze, where_of(move), tunnel_tile(card_of(move), turned_of(move))
            )
            if distances.treasure or distances.stone:
                continue
        elif verb_of(move) == COLLAPSE:
            distances.judge_collapse(state.maze, where_of(move))
        else:
            continue
        yield distances.way_after, way_after(state, move)


def way_after(state: Saboteur, move: int) -> int:
    """What is left of the way for the seat to act once it has made the move."""
    after = state.copy()
    after.step(move)
    after.seat = state.seat
    there = informed(InformedDistances())
    there.look(after, after.maze)
    return int(there.way)


@pytest.mark.parametrize("options", OPTIONS[:3])
def test_the_way_after_a_move_is_the_way_that_will_be_there(options: str) -> None:
    for state in islice(positions(options, 3, RULES), 0, None, EVERY):
        for judged, there in ways(state, informed(LookaheadDistances())):
            assert judged == there


def test_without_looking_it_would_guess_wrong_at_times() -> None:
    states = positions(OPTIONS[2], 3, RULES)
    guesses = (ways(state, informed(InformedDistances())) for state in states)
    assert any(judged != there for judged, there in chain.from_iterable(guesses))


def test_looking_ahead_changes_nothing_at_the_table() -> None:
    state = early(hands={"A": "rockfall NS NES xW"}, maze=ROAD)
    before = SABOTEUR.position(state)
    distances = informed(LookaheadDistances())
    assert list(ways(state, distances)) == list(ways(state, distances))
    assert SABOTEUR.position(state) == before


@pytest.mark.parametrize("options", OPTIONS[1:4])
def test_in_all_worlds_of_a_view_it_likes_the_same(options: str) -> None:
    policy = LookaheadPolicy(*factory.own_tables())
    policy.inform(vec[i64]([0] * 12), EVEN)
    states = chain.from_iterable(positions(options, seed, RULES) for seed in count())
    check_blindness(SABOTEUR, policy, states, views=10, every=EVERY)
