"""A saboteur knows what its moves tell the others, and keeps from being found out at once."""

from math import isclose
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bench.hiding import begun
from lab.calibration import by_diggers, by_mark, said_in_deals
from sabot.bots.saboteur import factory
from sabot.bots.saboteur.beliefs import ConcealmentPrice, SaboteurBeliefs
from sabot.bots.saboteur.concealment import FAR, NEAR
from sabot.bots.saboteur.informed_policy import SuspectingPolicy
from sabot.bots.saboteur.likelihood_mixture import LikelihoodMixture
from sabot.bots.saboteur.move_likelihood import MoveLikelihood
from sabot.bots.saboteur.move_likelihood import early as how_early
from sabot.bots.saboteur.world_sampler import WorldSampler
from sabot.core.rng import Rng
from sabot.core.state import NOBODY
from sabot.games.saboteur.game import SABOTEUR
from sabot.games.saboteur.rules import Saboteur
from tests.bots.saboteur.following import move_seen
from tests.bots.saboteur.games import early
from tests.bots.toys import COMPILED

# The first seat is a saboteur, or a digger.
HIDES = "SDDDSD"
DIGS = "DDDSSD"
HAND = {"A": "xNESW EW -pick rockfall NS"}
BEGUN = "EW@1,0 NESW@2,0"
# By role of the seat to act: each seat is as suspect as any other, in hundredths.
NOBODY_SUSPECT = [vec[i64]([40] * 5)] * 2


def code_of(text: str) -> int:
    return SABOTEUR.move_code(SABOTEUR.parse_move(text))


def looking(state: Saboteur, seat: int = 0) -> tuple[SaboteurBeliefs, Any]:
    """What the seat believes when it comes to its move, and its view."""
    beliefs = factory.beliefs(SABOTEUR, None, seat, 1)
    view = SABOTEUR.view(state, seat)
    beliefs.attend(view)
    return beliefs, view


def favourite(beliefs: SaboteurBeliefs, view: Any, state: Saboteur) -> str:
    """What the detective likes best."""
    moves = state.moves()
    scores = list(beliefs.own_policy(view).scores(state, moves))
    return SABOTEUR.format_move(SABOTEUR.move_of(int(moves[scores.index(max(scores))])))


# What moves tell.


def test_it_knows_which_of_its_moves_would_tell_on_it() -> None:
    beliefs, view = looking(early(hands=HAND, maze=BEGUN, roles=HIDES))
    given = beliefs.given_away(view)
    onward, dead_end = given[code_of("EW@3,0")], given[code_of("xNESW@3,0")]
    cut, broken = given[code_of("rockfall@1,0")], given[code_of("-pick>B")]
    assert onward < 0 < min(dead_end, cut, broken)


def test_all_passes_tell_the_same() -> None:
    """They lie face down."""
    beliefs, view = looking(early(hands=HAND, maze=BEGUN, roles=HIDES))
    given = beliefs.given_away(view)
    passes = [code_of(f"pass:{card}") for card in HAND["A"].split()]
    assert len({given[code] for code in passes}) == 1


def test_who_watches_sees_no_hand() -> None:
    """So what a move tells is asked with all hands among what is unseen, one's own as well."""
    state = early(hands=HAND, maze=BEGUN, roles=HIDES)
    watched, own = WorldSampler(state, NOBODY), WorldSampler(state, 0)
    assert len(watched.cards) == len(own.cards) + len(HAND["A"].split())
    state.note_peek(0, 1)
    assert WorldSampler(state, NOBODY).goals == 0b111
    assert WorldSampler(state, 0).goals == 0b101


def test_what_was_told_adds_up_and_is_forgotten_with_the_round() -> None:
    state = early(hands=HAND, maze=BEGUN, roles=HIDES)
    beliefs, _ = looking(state)
    beliefs.see(move_seen(state, 0, code_of("rockfall@1,0")))
    assert beliefs.concealment.shown > 0.5
    beliefs.round = 7
    beliefs.attend(SABOTEUR.view(state, 0))
    assert beliefs.concealment.shown == 0


# When it matters.


def test_diggers_have_nothing_to_hide() -> None:
    state = early(hands=HAND, maze=BEGUN, roles=DIGS)
    beliefs, view = looking(state)
    assert beliefs.given_away(view) == {}
    assert beliefs.costs(view, state.moves()) == [0.0] * len(state.moves())
    beliefs.see(move_seen(state, 0, code_of("EW@3,0")))
    assert beliefs.given_away(SABOTEUR.view(state, 0)) == {}


def test_it_matters_less_the_nearer_the_tunnel_and_the_later_it_is() -> None:
    state = early(hands=HAND, maze=BEGUN, roles=HIDES)
    concealment = looking(state)[0].concealment
    far, nearer = concealment.matters(state, FAR), concealment.matters(state, (FAR + NEAR) // 2)
    assert far > nearer > concealment.matters(state, NEAR) == 0
    state.drawn += 32
    assert 0 < concealment.matters(state, FAR) < far
    state.drawn += state.deck_left() - 3
    assert how_early(state) == concealment.matters(state, FAR) == 0


def test_who_is_found_out_hides_no_more() -> None:
    state = early(hands=HAND, maze=BEGUN, roles=HIDES)
    beliefs, view = looking(state)
    assert isclose(beliefs.concealment.unknown(state), 1)
    beliefs.concealment.shown = 5.0
    assert beliefs.concealment.unknown(state) < 0.03
    assert beliefs.given_away(view) == {}


# What follows from it.


def test_a_saboteur_of_the_detective_does_not_strike_at_once() -> None:
    state = early(hands={"A": "-pick rockfall NESW EW"}, maze=BEGUN, roles=HIDES)
    beliefs, view = looking(state)
    assert favourite(beliefs, view, state) not in {"-pick>B", "rockfall@1,0", "rockfall@2,0"}
    known, view = looking(state)
    known.concealment.shown = 5.0
    assert favourite(known, view, state).startswith("-pick>")


def test_a_search_takes_what_a_move_tells_for_a_cost() -> None:
    state = early(hands=HAND, maze=BEGUN, roles=HIDES)
    beliefs, view = looking(state)
    moves = state.moves()
    given = beliefs.given_away(view)
    costs = dict(zip(map(int, moves), beliefs.costs(view, moves), strict=True))
    cut = code_of("rockfall@1,0")
    assert isclose(costs[cut], ConcealmentPrice().win * given[cut])


def test_at_first_a_saboteur_may_pass_for_a_digger() -> None:
    """Then what it does tells nothing; late in the round it tells all the same."""
    state = early(hands=HAND, maze=BEGUN, roles=HIDES)

    def ratio(pretence: float) -> float:
        move_likelihood = MoveLikelihood(factory.player_policies()[0], 0.35, 0.0, pretence, 12)
        found = move_likelihood.likelihoods(
            WorldSampler(state, 1), code_of("rockfall@1,0"), NOBODY_SUSPECT, Rng(3)
        )
        return float(sum(found[1::2]) / sum(found[::2]))

    assert how_early(state) == 1
    assert isclose(ratio(1.0), 1)
    assert 1.5 < ratio(0.5) < ratio(0.0)
    state.drawn = len(state.deck) - 4
    assert isclose(ratio(1.0), ratio(0.0))


def test_a_dead_end_speaks_against_who_lays_it_however_early() -> None:
    """The rules bot as a saboteur would not lay one yet; another might."""
    state = early(hands=HAND, maze=BEGUN, roles=HIDES)

    def ratio(player_policies: tuple[SuspectingPolicy, ...]) -> float:
        mixture = LikelihoodMixture(player_policies)
        found = [
            mixture.likelihoods(
                WorldSampler(state, 1), code_of("xNESW@3,0"), NOBODY_SUSPECT, Rng(n)
            )
            for n in range(9)
        ]
        return sum(sum(each[1::2]) for each in found) / sum(sum(each[::2]) for each in found)

    blending, striking = factory.player_policies()
    assert ratio((striking,)) > ratio((blending, striking)) > 1.1 * ratio((blending,))


@pytest.mark.skipif(not COMPILED, reason="whole tables of detectives take long")
def test_saboteurs_who_hide_strike_less_at_first() -> None:
    hiding, frank = (
        [each for seed in range(30) for each in begun(SABOTEUR, kind, seed)]
        for kind in ("detective", "bench.hiding:frank_detective")
    )
    assert len(hiding) == len(frank) > 50
    assert sum(hiding) < 0.85 * sum(frank)


@pytest.mark.skipif(not COMPILED, reason="whole tables of detectives take long")
def test_saboteurs_are_found_out_later_if_they_hide() -> None:
    """What diggers say of them when a quarter of the deck is drawn is less to the point."""
    options = SABOTEUR.options(players=5, rounds=1)

    def loss(kind: str) -> float:
        said = said_in_deals(SABOTEUR, options, kind, "cover", range(16))
        return by_mark(said, by_diggers)[0.25].log_loss

    assert loss("detective") > loss("bench.hiding:frank_detective") + 0.1
