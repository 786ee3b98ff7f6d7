"""Whole games beside a second telling of the rules: the same moves, seals and points."""

from typing import Any

import msgspec
import pytest

from sabot.core.rng import Rng
from sabot.games.seven_seals.game import SEVEN_SEALS
from sabot.games.seven_seals.position import Position
from tests.conformance.seven_seals_play import announce_few
from tests.games.seven_seals.oracle import ALL_SEALS, Oracle
from tests.games.seven_seals.tables import choices


def same_table(position: Position, oracle: Oracle) -> None:
    held: list[dict[str, int]] = [msgspec.structs.asdict(seals) for seals in position.seals]
    for ours, theirs in zip(held, oracle.seals, strict=True):
        assert ours == {seal: theirs[seal] for seal in ours}
    assert [sorted(hand) for hand in position.hands] == [sorted(hand) for hand in oracle.hands]
    assert position.saboteur == oracle.saboteur
    total = oracle.stock.total() + sum(seals.total() for seals in oracle.seals)
    assert total == len(ALL_SEALS) == 27


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("seed", range(12))
def test_a_game_goes_as_the_oracle_says(players: int, seed: int) -> None:
    state = SEVEN_SEALS.new(SEVEN_SEALS.options(players=players, rounds=2, saboteur_base=5))
    rng = Rng(seed)
    while not state.over():
        deal = SEVEN_SEALS.draw_deal(state, rng)
        SEVEN_SEALS.deal(state, deal)
        oracle = Oracle(deal.dealer, [[*hand] for hand in deal.hands], 5)
        while not oracle.over():
            assert SEVEN_SEALS.to_act(state) == oracle.turn
            assert set(choices(state)) == oracle.legal()
            moves: list[Any] = SEVEN_SEALS.legal_moves(state)
            move = announce_few(moves, rng) if seed % 2 else moves[rng.below(len(moves))]
            SEVEN_SEALS.play(state, move)
            oracle.play(SEVEN_SEALS.format_move(move))
            same_table(SEVEN_SEALS.position(state), oracle)
        assert [*SEVEN_SEALS.view(state, None).sheet[-1]] == oracle.points()
