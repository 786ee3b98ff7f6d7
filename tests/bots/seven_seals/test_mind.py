"""The detective and the searcher: legal, in the same way again, and no wiser than their seat."""

from typing import Any

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.bot import Bot
from sabot.bots.roster import make_bot
from sabot.bots.seven_seals.mind import stakes
from sabot.bots.seven_seals.promises import Promises, promise_of, seals_in, usual_promise
from sabot.games.seven_seals.cards import COLOUR_COUNT
from sabot.games.seven_seals.codes import DONE_MOVE
from sabot.games.seven_seals.game import SEVEN_SEALS
from sabot.games.seven_seals.state import ANNOUNCING
from tests.bots.seven_seals.following import (
    after,
    dealt_round,
    moves_by_rules,
    play_followed,
    steps_seen,
    twin_of,
)
from tests.bots.seven_seals.games import OPTIONS, RULES, holding, promised
from tests.bots.seven_seals.test_sensible_play import HIGH, LOW
from tests.games.seven_seals.tables import A

TINY = "searcher@playouts=24,seconds=0"


def bots_of(kind: str, options: Any, seed: int) -> list[Bot]:
    return [
        make_bot(kind, SEVEN_SEALS, options, seat, seed + seat) for seat in range(options.players)
    ]


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["detective", TINY, TINY + ",unbiased"])
@pytest.mark.parametrize("text", OPTIONS)
def test_they_play_whole_games(kind: str, text: str) -> None:
    """The game refuses what is illegal, and ends."""
    options = msgspec.structs.replace(SEVEN_SEALS.parse_options(text), rounds=2)
    chosen = play_followed(options, bots_of(kind, options, 3), 4)
    assert len(chosen) >= 2 * 16 * options.players


def test_with_a_budget_of_playouts_and_a_seed_it_does_the_same_again() -> None:
    options = SEVEN_SEALS.options(players=3, rounds=1)
    games = [play_followed(options, bots_of(TINY, options, seed), 4) for seed in (3, 3, 5)]
    assert games[0] == games[1] != games[2]


@pytest.mark.parametrize("count", [9, 14, 40, 50])
def test_in_a_twin_that_looks_the_same_it_does_the_same(count: int) -> None:
    start = dealt_round(4, 21)
    moves = moves_by_rules(start, count, 2)
    seat = int(after(start, moves).to_act())
    twin = twin_of(start, moves, seat, 5)
    assert list(twin.hands) != list(start.hands)
    chosen: list[Any] = []
    for each in (start, twin):
        bot = make_bot(TINY, SEVEN_SEALS, SEVEN_SEALS.options_of(start), seat, 7)
        for step in steps_seen(each, moves, seat):
            bot.see(step)
        chosen.append(bot.choose(SEVEN_SEALS.view(after(each, moves), seat)))
    assert chosen[0] == chosen[1]


def test_a_round_is_worth_the_points_that_it_cost() -> None:
    start = dealt_round(4, 3)
    end = after(start, moves_by_rules(start, 999, 3))
    worths = [int(stakes().worth(start, end, seat)) for seat in range(4)]
    assert worths == [-100 * int(end.score(seat)) for seat in range(4)]
    assert len(set(worths)) > 1


# Announcing.


@pytest.mark.parametrize("hand", [HIGH, LOW])
def test_the_usual_promise_is_that_of_the_rules_bot(hand: str) -> None:
    moves = [SEVEN_SEALS.move_of(int(move)) for move in usual_promise(holding(hand), RULES)]
    assert [SEVEN_SEALS.format_move(move) for move in moves] == promised(holding(hand))


def test_a_promise_takes_so_many_seals_and_is_done() -> None:
    counts = seals_in(usual_promise(holding(HIGH), RULES))
    promise = promise_of(holding(HIGH), RULES, counts)
    assert list(seals_in(promise)) == list(counts)
    assert promise[-1] == DONE_MOVE
    counts[0] = 6
    assert len(promise_of(holding(HIGH), RULES, counts)) == 0


def test_a_sensible_promise_fares_better_than_nonsense() -> None:
    world = holding(HIGH)
    sensible = usual_promise(world, RULES)
    nothing = promise_of(world, RULES, vec[i64]([0] * COLOUR_COUNT))
    trials = Promises([sensible, nothing], A, RULES, stakes(), 5.0)
    for seed in range(8):
        trials.try_in(world, seed)
    assert trials.mean(0) > trials.mean(1)


def test_it_announces_as_a_whole_and_then_is_done() -> None:
    state = holding(HIGH)
    bot = make_bot(TINY, SEVEN_SEALS, SEVEN_SEALS.options_of(state), A, 1)
    chosen: list[str] = []
    while state.to_act() == A and state.phase == ANNOUNCING:
        move = bot.choose(SEVEN_SEALS.view(state, A))
        chosen.append(SEVEN_SEALS.format_move(move))
        SEVEN_SEALS.play(state, move)
    assert chosen[-1] == "done"
    assert len(chosen) >= 4
