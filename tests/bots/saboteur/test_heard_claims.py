"""What bots make of claims: who saw what is public, and lies are found out."""

from math import isclose
from typing import Any

import pytest

from sabot.bots.roster import make_bot
from sabot.bots.saboteur import factory
from sabot.bots.saboteur.beliefs import SaboteurBeliefs
from sabot.bots.saboteur.heard_claims import DEEDS
from sabot.core.claims import Statement
from sabot.core.rng import Rng
from sabot.games.saboteur.cards import SABOTEUR as SABOTEUR_ROLE
from sabot.games.saboteur.claim_sense import CLAIMS
from sabot.games.saboteur.game import SABOTEUR
from sabot.games.saboteur.rules import Saboteur
from sabot.locales import source
from tests.bots.saboteur.games import early
from tests.conformance.saboteur_twins import twin

PRIOR = 0.4


def table(**looked: tuple[int, ...]) -> Saboteur:
    """A digger's table at the beginning; these seats have looked at these goals."""
    state = early(roles="DSDDSD", goals="stone-SW treasure stone-ES")
    for seat, goals in looked.items():
        for goal in goals:
            state.note_peek("ABCDE".index(seat), goal)
    return state


def hearing(state: Saboteur, *lines: str, seat: int = 0) -> SaboteurBeliefs:
    """What a seat believes after these claims, each as `B: II stone`."""
    beliefs = factory.beliefs(SABOTEUR, None, seat, 1)
    hear(beliefs, state, *lines)
    return beliefs


def hear(beliefs: SaboteurBeliefs, state: Saboteur, *lines: str) -> None:
    """Hear these claims."""
    view = SABOTEUR.view(state, beliefs.seat)
    beliefs.attend(view)
    for line in lines:
        speaker, text = line.split(": ")
        claim = CLAIMS.parse_claim(text)
        beliefs.hear(view, Statement("ABCDE".index(speaker), claim))


def chance(beliefs: SaboteurBeliefs, seat: str) -> float:
    """How likely a seat is a saboteur."""
    return beliefs.posterior.chance("ABCDE".index(seat), SABOTEUR_ROLE)


def middle(beliefs: SaboteurBeliefs) -> float:
    """How likely the treasure is in the middle."""
    return beliefs.posterior.place_chances()[1]


# Goals.


def test_who_has_looked_is_believed_more_than_who_guesses() -> None:
    saw, guesses = (hearing(table(B=looked), "B: II treasure") for looked in ((1,), ()))
    assert middle(saw) > middle(guesses) > 1 / 3
    assert middle(saw) > 0.5
    # Nothing contradicts them: that says next to nothing of their role.
    assert isclose(chance(guesses, "B"), PRIOR, abs_tol=0.03)


def test_of_two_who_contradict_each_other_one_lies() -> None:
    state = table(B=(1,), C=(1,))
    one, other = hearing(state, "B: II treasure"), hearing(state, "C: II stone")
    both = hearing(state, "B: II treasure", "C: II stone")
    assert middle(other) < middle(both) < middle(one)
    assert chance(both, "B") > chance(one, "B") + 0.05
    assert chance(both, "C") > chance(other, "C") + 0.05
    assert all(chance(both, seat) < PRIOR for seat in "DE")
    assert chance(both, "B") + chance(both, "C") > 2 * PRIOR + 0.1


def test_who_is_suspected_is_believed_less() -> None:
    state = table(B=(1,), C=(1,))
    beliefs = hearing(state)
    beliefs.posterior.learn(1, [0.1, 0.9] * 3)
    beliefs.posterior.solve()
    hear(beliefs, state, "B: II treasure", "C: II stone")
    assert middle(beliefs) < 0.3
    assert chance(beliefs, "B") > 0.8


def test_a_lie_that_is_found_out_costs_its_speaker_dearly() -> None:
    state = table(B=(1,))
    beliefs = hearing(state, "B: II stone")
    before = chance(beliefs, "B")
    state.note_peek(0, 1)
    beliefs.attend(SABOTEUR.view(state, 0))
    assert middle(beliefs) == 1
    assert chance(beliefs, "B") > before + 0.2
    reasons = beliefs.suspicions(SABOTEUR.view(state, 0))[0].reasons
    assert [(each.deed, each.factor > 1) for each in reasons] == [("claim-lie", True)]


def test_a_wrong_guess_costs_little() -> None:
    state = table()
    beliefs = hearing(state, "B: II stone")
    state.note_peek(0, 1)
    beliefs.attend(SABOTEUR.view(state, 0))
    assert PRIOR < chance(beliefs, "B") < PRIOR + 0.1


def test_the_truth_clears_whoever_told_it() -> None:
    state = table(A=(1,), B=(1,))
    beliefs = hearing(state, "B: II treasure")
    assert chance(beliefs, "B") < PRIOR - 0.05
    (reason,) = beliefs.suspicions(SABOTEUR.view(state, 0))[0].reasons
    assert (reason.deed, reason.factor < 1) == ("claim-true", True)


def test_ones_own_eyes_overrule_all_claims() -> None:
    state = table(A=(1,), B=(1,), C=(1,), D=(1,), E=(1,))
    lines = [f"{seat}: II stone" for seat in "BCDE"]
    assert hearing(state, *lines).posterior.place_chances() == [0, 1, 0]


def test_claims_exclude_no_world() -> None:
    lines = [f"{seat}: {claim}" for seat in "BCDE" for claim in ("I stone", "II stone")]
    beliefs = hearing(table(B=(0, 1), C=(0, 1)), *lines)
    assert all(place > 0.001 for place in beliefs.posterior.place_chances())


def test_who_knows_where_the_treasure_is_knows_the_other_goals_too() -> None:
    """B has looked at I and calls III the treasure: a lie if it is I, and a guess if not."""
    places = hearing(table(B=(0,)), "B: III treasure").posterior.place_chances()
    assert places[0] < places[1] < places[2]


# The same again, and the opposite.


@pytest.mark.parametrize("line", ["B: II stone", "B: C saboteur", "B: B digger"])
def test_what_is_said_twice_counts_once(line: str) -> None:
    once, twice = hearing(table(B=(1,)), line), hearing(table(B=(1,)), line, line, line)
    for here, there in zip(once.posterior.joint, twice.posterior.joint, strict=True):
        assert isclose(here, there, abs_tol=0.02)


def test_a_later_claim_takes_the_place_of_an_earlier_one() -> None:
    plain = hearing(table(), "B: II treasure")
    turned = hearing(table(), "B: II stone", "B: II treasure")
    assert isclose(middle(plain), middle(turned), abs_tol=1e-6)
    assert isclose(chance(plain, "B"), chance(turned, "B"), abs_tol=1e-6)


def test_who_turns_after_they_looked_is_suspect_and_only_once() -> None:
    state = table(B=(1,))
    once = hearing(state, "B: II stone", "B: II treasure")
    often = hearing(state, *["B: II stone", "B: II treasure"] * 3)
    assert chance(once, "B") > chance(hearing(state, "B: II treasure"), "B")
    assert isclose(chance(once, "B"), chance(often, "B"), abs_tol=1e-6)


def test_trust_and_doubt_are_weaker_than_a_claim() -> None:
    state = table(B=(1,), C=(1,))
    said = middle(hearing(state, "B: II treasure"))
    trusted = middle(hearing(state, "B: II treasure", "C: trust B II treasure"))
    repeated = middle(hearing(state, "B: II treasure", "C: II treasure"))
    doubted = middle(hearing(state, "B: II treasure", "C: doubt B II treasure"))
    assert doubted < said < trusted < repeated


# Seats.


def suspecting(state: Saboteur) -> SaboteurBeliefs:
    """A thinks D a saboteur, by what D has done."""
    beliefs = hearing(state)
    for _ in range(2):
        beliefs.posterior.learn(3, [0.1, 0.9] * 3)
        beliefs.posterior.solve()
    return beliefs


def test_accusing_a_suspect_speaks_for_the_accuser_and_defending_against() -> None:
    state = table()
    usual = chance(suspecting(state), "B")
    for line, better in (("B: D saboteur", True), ("B: D digger", False)):
        beliefs = suspecting(state)
        hear(beliefs, state, line)
        assert (chance(beliefs, "B") < usual) == better


def test_an_accusation_is_weak_evidence_of_its_target() -> None:
    beliefs = hearing(table(), "B: C saboteur")
    assert PRIOR < chance(beliefs, "C") < PRIOR + 0.1


def test_calling_oneself_a_digger_says_next_to_nothing() -> None:
    assert isclose(chance(hearing(table(), "B: B digger"), "B"), PRIOR, abs_tol=0.02)


def test_wishes_and_ones_own_claims_say_nothing() -> None:
    beliefs = hearing(table(A=(1,)), "B: ask C look II", "A: II stone", "A: B saboteur")
    assert isclose(chance(beliefs, "B"), PRIOR)
    assert middle(beliefs) == 1


# Rounds, reasons and blindness.


def test_claims_end_with_the_round() -> None:
    state = table(B=(1,))
    beliefs = hearing(state, "B: II treasure")
    beliefs.round = 7
    beliefs.attend(SABOTEUR.view(state, 0))
    assert isclose(middle(beliefs), 1 / 3)
    assert all(not suspect.reasons for suspect in beliefs.suspicions(SABOTEUR.view(state, 0)))


def test_a_contradiction_is_a_reason_with_the_name_of_whoever_contradicts() -> None:
    state = table(B=(1,), C=(1,))
    beliefs = hearing(state, "B: II treasure", "C: II stone")
    # That a goal is a stone is more likely from the start, so it tells on whoever denies it.
    reasons = beliefs.suspicions(SABOTEUR.view(state, 0))[0].reasons
    assert [(each.deed, each.seat) for each in reasons] == [("claim-contradicted", 2)]


@pytest.mark.parametrize("language", ["en", "fr", "it", "de"])
def test_every_reason_has_words(language: str) -> None:
    words = source(language, "aids")
    assert all(f"\nmeter-deed-{deed} = " in words for deed in DEEDS)


@pytest.mark.parametrize("kind", ["detective", "searcher"])
def test_bots_with_beliefs_hear(kind: str) -> None:
    state = table(B=(1,))
    view = SABOTEUR.view(state, 0)
    bot: Any = make_bot(kind, SABOTEUR, view.options, 0, 1)
    bot.hear(view, Statement(1, CLAIMS.parse_claim("II treasure")))
    assert middle(bot.beliefs) > 0.5


@pytest.mark.parametrize("seed", range(4))
def test_beliefs_read_only_views_and_claims(seed: int) -> None:
    state = table(B=(1,), C=(0,))
    other = SABOTEUR.from_position(twin(SABOTEUR.position(state), 0, Rng(seed)))
    lines = ("B: II stone", "C: I stone", "D: B saboteur", "E: doubt B II stone")
    here, there = (hearing(each, *lines) for each in (state, other))
    assert list(here.posterior.joint) == list(there.posterior.joint)
    views = (SABOTEUR.view(each, 0) for each in (state, other))
    assert here.suspicions(next(views)) == there.suspicions(next(views))
