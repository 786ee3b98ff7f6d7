"""The detective and the searcher: legal, in the same way again, and no wiser than their seat."""

from collections import Counter
from typing import Any, cast

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.beliefs import Unbiased
from sabot.bots.bot import Bot
from sabot.bots.rollouts import Rollouts
from sabot.bots.roster import make_bot
from sabot.bots.search import SearchSettings
from sabot.bots.seven_seals.announcement_search import (
    AnnouncementRollouts,
    honest_promise,
    promise_of,
    seals_in,
    usual_promise,
)
from sabot.bots.seven_seals.equivalent_cards import alike, choices, gaps
from sabot.bots.seven_seals.factory import round_value
from sabot.bots.seven_seals.rules import Rules
from sabot.bots.seven_seals.search import (
    Announcer,
    SealsSearch,
    first_promises,
    neighbours,
)
from sabot.bots.seven_seals.short_rollouts import ShortRollouts
from sabot.core.rng import Rng
from sabot.games.seven_seals.cards import BLACK, COLOUR_COUNT, NAMES, NUMBERS
from sabot.games.seven_seals.game import SEVEN_SEALS
from sabot.games.seven_seals.move_codes import DONE_MOVE, SABOTEUR_MOVE
from sabot.games.seven_seals.rules import SevenSeals
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
from tests.bots.seven_seals.test_sensible_play import CLEAR, HIGH, LOW, MIDDLING
from tests.games.seven_seals.tables import A, announce, announced, dealt, play

TINY = "searcher@playouts=24+seconds=0"


def bots_of(kind: str, options: Any, seed: int) -> list[Bot]:
    return [
        make_bot(kind, SEVEN_SEALS, options, seat, seed + seat) for seat in range(options.players)
    ]


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["detective", TINY, TINY + "+unbiased"])
@pytest.mark.parametrize("text", OPTIONS)
def test_they_play_whole_games(kind: str, text: str) -> None:
    """The game refuses what is illegal, and ends."""
    options = msgspec.structs.replace(SEVEN_SEALS.parse_options(text), rounds=2)
    chosen = play_followed(options, bots_of(kind, options, 3), 4)
    assert len(chosen) >= 2 * 16 * options.players


@pytest.mark.slow
def test_with_a_budget_of_playouts_and_a_seed_it_does_the_same_again() -> None:
    options = SEVEN_SEALS.options(players=3, rounds=1)
    games = [play_followed(options, bots_of(TINY, options, seed), 4) for seed in (3, 3, 5)]
    assert games[0] == games[1] != games[2]


@pytest.mark.slow
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
    worths = [int(round_value().worth(start, end, seat)) for seat in range(4)]
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
    rollouts = AnnouncementRollouts([sensible, nothing], A, RULES, round_value(), 5.0)
    for seed in range(8):
        rollouts.try_in(world, seed)
    assert rollouts.mean(0) > rollouts.mean(1)


@pytest.mark.slow
def test_it_announces_as_a_whole_and_then_is_done() -> None:
    state = holding(CLEAR)
    bot = make_bot(TINY, SEVEN_SEALS, SEVEN_SEALS.options_of(state), A, 1)
    chosen: list[str] = []
    while state.to_act() == A and state.phase == ANNOUNCING:
        move = bot.choose(SEVEN_SEALS.view(state, A))
        chosen.append(SEVEN_SEALS.format_move(move))
        SEVEN_SEALS.play(state, move)
    assert chosen[-1] == "done"
    assert len(chosen) >= 4


@pytest.mark.slow
def test_what_it_announces_fares_no_worse_than_the_usual() -> None:
    gained = 0.0
    for seed in range(5):
        start = dealt_round(4, seed)
        view = SEVEN_SEALS.view(start, int(start.to_act()))
        announcer = Announcer(
            SealsSearch(RULES, round_value(), SearchSettings(playouts=200, seconds=None)), 2
        )
        found = vec[i64](announcer.best(view, Unbiased(SEVEN_SEALS), Rng(seed)))
        rollouts = AnnouncementRollouts(
            [usual_promise(start, RULES), found], start.seat, RULES, round_value(), 5.0
        )
        for each in range(60):
            rollouts.try_in(SEVEN_SEALS.imagine(view, Rng(1000 + each)), each)
        gained += rollouts.mean(1) - rollouts.mean(0)
    assert gained > 0.0


def test_neighbours_take_a_seal_more_or_less() -> None:
    world = holding(HIGH)
    promise = honest_promise(world, RULES)
    found = neighbours(world, RULES, promise)
    sizes = Counter(len(each) - len(promise) for each in found)
    assert sizes[1] >= 1
    assert sizes[-1] == sum(count > 0 for count in seals_in(promise))


def test_the_saboteur_is_tried_while_nobody_has_it() -> None:
    saboteur = vec[i64]([SABOTEUR_MOVE])
    honest, tried = first_promises(holding(MIDDLING), RULES, saboteur)
    assert tried == [saboteur, honest]
    honest, tried = first_promises(holding(HIGH), RULES, saboteur)
    assert tried == [honest, saboteur]
    taken = announced_so_far("saboteur")
    assert len(first_promises(taken, RULES, saboteur)[1]) == 1


def announced_so_far(*announcements: str) -> SevenSeals:
    state = dealt()
    for each in announcements:
        announce(state, each)
    return state


# Playing.


def test_of_cards_that_come_to_the_same_one_is_tried() -> None:
    """A leads from r1 r12 y1 y5 y10 g1 g12 b1 b11 b12 v2 v3 v5 v8 v9."""
    state = announced()
    moves = state.moves()
    scores = RULES.scores(state, moves)
    tried = [NAMES[int(moves[place])] for place in choices(state, moves, scores)]
    assert len(tried) == 12
    assert len({"b11", "b12"} & {*tried}) == len({"v8", "v9"} & {*tried}) == 1
    best = max(("v2", "v3"), key=lambda card: scores[[*moves].index(NUMBERS[card])])
    assert best in tried


def test_cards_on_the_table_lie_between_and_those_of_tricks_won_do_not() -> None:
    state = announced()
    play(state, "g1 g5")
    assert not alike_now(state, "g4", "g6")
    state = announced()
    play(state, "v2 v12 v4 g3 y4 y2 y9")
    assert alike_now(state, "v3", "v5")
    assert not alike_now(state, "v5", "v8")


def alike_now(state: SevenSeals, card: str, higher: str) -> bool:
    """Whether two cards of the seat to act are alike."""
    return alike(NUMBERS[card], NUMBERS[higher], gaps(state))


@pytest.mark.parametrize("count", [12, 40])
def test_a_glance_to_the_end_is_a_playout(count: int) -> None:
    start = dealt_round(4, 5)
    world = after(start, moves_by_rules(start, count, 5))
    moves = world.moves()
    glances = ShortRollouts(moves, world.seat, cast("Rules", RULES), round_value(), 5.0)
    rollouts = Rollouts(moves, world.seat, RULES, round_value(), 5.0)
    glances.tricks = 15
    ends = [[int(each.outcome(world, move, 3)) for move in moves] for each in (glances, rollouts)]
    assert ends[0] == ends[1]


def test_a_glance_counts_the_black_seals_that_lie_there() -> None:
    state = announced("", "", "", "yellow")
    glances = ShortRollouts(state.moves(), A, cast("Rules", RULES), round_value(), 5.0)
    marked = state.copy()
    marked.hand_over(marked.stock(), A, BLACK)
    assert glances.estimate(state.copy()) - glances.estimate(marked) == 300
