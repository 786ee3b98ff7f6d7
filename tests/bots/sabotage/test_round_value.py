"""What a round is worth, when it is over and in its midst."""

import pytest

from sabot.bots.sabotage import value_estimate
from sabot.bots.sabotage.factory import round_value
from sabot.bots.sabotage.round_value import A_POINT, WIN
from sabot.bots.sabotage.value_estimate import ASSETS
from sabot.bots.sabotage.value_weights import FILE, LEADING, WINNING, names_of, value_estimate_of
from sabot.core.rng import Rng
from sabot.games.sabotage.encoding import Ended
from sabot.games.sabotage.rules import Sabotage
from tests.bots.sabotage.games import RULES, positions
from tests.games.sabotage.tables import WORTH, table

COLD = "B-blue B-lilac D-blue D-lilac F-blue F-lilac H-blue H-lilac"
ONE_ROUND = "sabotage(players=2,rounds=1)"
ROUNDS = 40
RED = "A-red B-red D-red G-red H-red"
OTHERWISE = {
    "sabotage": "HAS_SABOTAGE",
    "dismantle": "HAS_DISMANTLE",
    "wrench": "HAS_WRENCH",
    "x": "HAS_X",
    "letters": "LETTERS_ALL",
}


def worth(state: Sabotage, seat: int) -> int:
    """What the round is worth to a seat."""
    return int(round_value().worth(state, state, seat))


def ended(state: Sabotage) -> Sabotage:
    """The same round, ended by who may."""
    state.step(state.moves()[0])
    return state


def test_every_asset_has_its_number() -> None:
    numbers = [getattr(value_estimate, OTHERWISE.get(name, name.upper())) for name in ASSETS]
    assert numbers == list(range(value_estimate.ASSET_COUNT))
    assert len(ASSETS) == value_estimate.OTHER_AT
    assert 2 * len(ASSETS) == value_estimate.TO_PLAY_AT
    assert 2 * len(ASSETS) + 1 == value_estimate.WEIGHT_COUNT


@pytest.mark.parametrize("players", [2, 4])
def test_the_weights_are_complete(players: int) -> None:
    judge = value_estimate_of(players)
    assert FILE == "prospects.json"
    assert len(judge.winning) == len(names_of(players, WINNING)) == value_estimate.WEIGHT_COUNT
    assert len(judge.leading) == len(names_of(players, LEADING)) == value_estimate.WEIGHT_COUNT


def test_a_round_that_is_won_is_worth_a_win_and_its_points() -> None:
    state = ended(table(roofs={"A": WORTH[8]}, phase="offered", played=20))
    # 11 points less the cost of ending, to none.
    assert worth(state, 0) == WIN + 10 * A_POINT
    assert worth(state, 1) == -10 * A_POINT


def test_the_last_round_is_worth_half_a_win_if_the_game_is_lost() -> None:
    before = [Ended((0, 16), 1)] * 3
    state = table(roofs={"A": WORTH[8]}, phase="offered", played=20, round_number=4, results=before)
    assert worth(ended(state), 0) == WIN // 2 + 10 * A_POINT


def test_a_round_that_may_be_ended_and_won_counts_as_won() -> None:
    state = table(roofs={"A": WORTH[8]}, phase="offered", played=20)
    assert worth(state, 0) == worth(ended(state.copy()), 0)


def test_what_one_side_may_hope_for_the_other_must_fear() -> None:
    state = table(roofs={"A": RED}, played=20)
    assert worth(state, 0) + worth(state, 1) == WIN
    assert worth(state, 0) > WIN // 2


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("better", ["sabotage", "X-red", "wrench-red", "E-red"])
def test_a_better_card_in_the_hand_makes_winning_likelier(better: str, players: int) -> None:
    hands = [f"{card} {COLD}" for card in (better, "A-lilac")]
    held, missed = (
        worth(table(players, roofs={"A": RED}, hands={"A": hand}, played=20), 0) for hand in hands
    )
    assert held > missed


def test_the_judge_mostly_tells_who_will_win() -> None:
    """In rounds that the rules bot plays with itself, seen from two thirds of them."""
    right = 0
    for seed in range(ROUNDS):
        states = [state.copy() for state in positions(ONE_ROUND, seed, RULES)]
        state = states[-1]
        while not state.over():
            state.step(RULES.pick(state, Rng(seed), 5.0))
        guess = worth(states[len(states) * 2 // 3], 0) > WIN // 2
        right += guess == (state.score(0) > state.score(1))
    assert right >= ROUNDS * 0.6
