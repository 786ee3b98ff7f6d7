"""The quick rules against the plain ones, through whole games."""

import pytest

from sabot.core.rng import Rng
from sabot.games.sabotage.game import SABOTAGE
from tests.conformance.sabotage_subject import build
from tests.games.sabotage import oracle
from tests.games.sabotage.tables import legal, view


@pytest.mark.clause("SGT.4.1", "SGT.3.3", "SGT.3.4", "SGT.3.5", "SGT.3.6", "SGT.3.7", "SGT.3.8")
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_moves_and_values_are_those_of_the_plain_rules(players: int, seed: int) -> None:
    rng = Rng(seed)
    state = SABOTAGE.new(SABOTAGE.options(players=players, rounds=2, fewer_dismantle=seed == 2))
    best = 0
    while not state.over():
        if state.awaits_deal():
            state.deal(rng)
            continue
        position = SABOTAGE.position(state)
        roofs = view(state).roofs
        assert [roof.value for roof in roofs] == [oracle.value(cells) for cells in position.roofs]
        assert all(sum(line.value for line in roof.lines) == roof.value for roof in roofs)
        assert legal(state) == oracle.decisions(position)
        enough = roofs[position.seat % 2].value >= 5
        assert enough or position.phase == "playing"
        best = max(best, *(roof.value for roof in roofs))
        SABOTAGE.play(state, build(SABOTAGE.legal_moves(state), rng))
    assert best >= 5


@pytest.mark.clause("SGT.3.1")
@pytest.mark.parametrize("players", [2, 4])
def test_a_turn_begins_with_the_offer_just_when_the_roof_is_worth_5(players: int) -> None:
    rng = Rng(9)
    state = SABOTAGE.new(SABOTAGE.options(players=players, rounds=3))
    offers = 0
    while not state.over():
        if state.awaits_deal():
            state.deal(rng)
            continue
        before = SABOTAGE.position(state)
        SABOTAGE.play(state, build(SABOTAGE.legal_moves(state), rng))
        after = SABOTAGE.position(state)
        if before.phase == "playing" and after.phase in {"playing", "offered"}:
            enough = oracle.value(after.roofs[after.seat % 2]) >= 5
            assert (after.phase == "offered") == enough
            offers += enough
    assert offers > 0
