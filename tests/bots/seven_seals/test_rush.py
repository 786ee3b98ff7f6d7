"""Rounds played out in a rush: by the rules of the game, and much as the rules bot plays."""

from itertools import islice, pairwise
from typing import cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.seven_seals.alike import alike, gaps
from sabot.bots.seven_seals.clues import exchange
from sabot.bots.seven_seals.guesses import Guess
from sabot.bots.seven_seals.holdings import bit_of, card_of, count
from sabot.bots.seven_seals.promises import Promises, promise_of, usual_promise
from sabot.bots.seven_seals.rules import Rules
from sabot.bots.seven_seals.rush import Rush, settlement
from sabot.bots.seven_seals.rushes import RushedPromises, Rushes
from sabot.bots.seven_seals.stakes import A_POINT, Penalties
from sabot.bots.trials import Trials
from sabot.core.rng import Rng
from sabot.games.seven_seals.cards import COLOUR_COUNT, COLOUR_SHIFT, cards_in_play
from sabot.games.seven_seals.game import SEVEN_SEALS
from sabot.games.seven_seals.pieces import Seals
from sabot.games.seven_seals.rules import SevenSeals
from sabot.games.seven_seals.setup import HAND_STRIDE
from sabot.games.seven_seals.state import ANNOUNCING, GIVING, PLAYING
from tests.bots.seven_seals.following import dealt_round
from tests.bots.seven_seals.games import OPTIONS, RULES, holding, positions, promised
from tests.bots.seven_seals.test_sensible_play import HIGH, LOW, MIDDLING
from tests.games.seven_seals.tables import (
    FIRST_TRICK,
    SECOND_TRICK,
    THIRD_TRICK,
    A,
    B,
    announced,
    play,
    with_seals,
)

RUSH = Rush(cast("Rules", RULES))


def rushed_card(state: SevenSeals) -> int:
    """The card that the seat to act plays in a rush."""
    RUSH.load(state)
    return int(RUSH.card(state))


def announced_in_a_rush(players: int, seed: int) -> SevenSeals:
    state = dealt_round(players, seed)
    RUSH.load(state)
    RUSH.announcing.announce_all(state)
    return state


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_a_round_costs_what_it_costs_by_the_rules_of_the_game(players: int, seed: int) -> None:
    """From every point of it, also from the middle of a trick and before a seal is given."""
    state = announced_in_a_rush(players, seed)
    told = [[int(RUSH.cost(dealt_round(players, seed), seat)) for seat in range(players)]]
    while state.to_act() >= 0:
        told.append([int(RUSH.cost(state.copy(), seat)) for seat in range(players)])
        card = state.phase == PLAYING
        assert card or state.phase == GIVING
        move = rushed_card(state) if card else int(settlement(state))
        assert move in state.moves()
        state.step(move)
    assert {*map(tuple, told)} == {tuple(int(state.score(seat)) for seat in range(players))}


def test_every_way_to_settle_came_up_in_these_rounds() -> None:
    """Else the test above would prove less than it seems to."""
    seen: set[str] = set()
    for players in (3, 4, 5):
        for seed in range(4):
            state = announced_in_a_rush(players, seed)
            while state.to_act() >= 0:
                seals = list(state.seals)
                card = state.phase == PLAYING
                state.step(rushed_card(state) if card else settlement(state))
                stock = int(state.seals[players] - seals[players])
                seen |= {"given"} if stock > 0 else {"black"} if stock < 0 else {"none"}
                seen |= {"chosen"} if state.phase == GIVING else set()
    assert seen == {"given", "black", "none", "chosen"}


@pytest.mark.parametrize("cards", [0, 1, 0b1000000000000000, 0b1111111111111110, 0b101010010])
def test_cards_are_counted(cards: int) -> None:
    assert count(cards) == cards.bit_count()


def test_a_bit_and_a_colour_are_a_card() -> None:
    for card in cards_in_play(5):
        assert card_of(card >> COLOUR_SHIFT, bit_of(card)) == card


def test_the_cards_that_beat_the_best_are_those_that_would_be_the_best() -> None:
    seen: set[bool] = set()
    for state in islice(positions(OPTIONS[2], 1, RULES), 150):
        if state.phase != PLAYING or not 0 < state.trick_size() < state.setup.players - 1:
            continue
        for card in map(int, state.moves()):
            beats = RUSH.beating[state.best_card() * COLOUR_COUNT + (card >> COLOUR_SHIFT)]
            after = state.copy()
            after.step(card)
            seen.add(after.best_seat() == state.seat)
            assert bool(beats & bit_of(card)) == (after.best_seat() == state.seat)
    assert seen == {True, False}


@pytest.mark.parametrize(
    ("held", "given"),
    [
        (Seals(red=1, violet=1, white=1), "give:violet"),
        (Seals(red=1, green=1, white=1), "give:red"),
        (Seals(green=1, white=1), "give:white"),
    ],
)
def test_a_seal_of_the_led_colour_is_given_first_and_a_white_one_last(
    held: Seals, given: str
) -> None:
    """Sabine has won a trick of violet cards by a red one."""
    state = announced()
    play(state, f"{FIRST_TRICK} {SECOND_TRICK} {THIRD_TRICK.rpartition(' ')[0]}")
    state = with_seals(state, {B: held})
    play(state, THIRD_TRICK.split()[-1])
    assert SEVEN_SEALS.format_move(SEVEN_SEALS.move_of(settlement(state))) == given


def test_it_plays_much_as_the_rules_bot() -> None:
    same = asked = 0
    for seed in range(3):
        for state in positions(OPTIONS[2], seed, RULES):
            moves = state.moves()
            if state.phase != PLAYING or len(moves) == 1:
                continue
            scores = RULES.scores(state, moves)
            liked = int(moves[max(range(len(moves)), key=lambda place: scores[place])])
            card = rushed_card(state)
            same += alike(min(card, liked), max(card, liked), gaps(state))
            asked += 1
    assert same > 0.8 * asked


def test_it_heeds_what_others_lack_and_not_how_high_they_hold() -> None:
    """Two others exchange cards of one colour, and nobody plays otherwise."""
    changed = 0
    for state in islice(positions(OPTIONS[2], 5, RULES), 200):
        if state.phase != PLAYING or not state.trick_size():
            continue
        card = rushed_card(state)
        others = [seat for seat in range(4) if seat != state.seat]
        for one, two in pairwise(others):
            swap = same_colour(state, one, two)
            if swap is not None:
                twin = state.copy()
                exchange(twin, one, swap[0], two, swap[1])
                assert rushed_card(twin) == card
                changed += 1
    assert changed > 100


def same_colour(state: SevenSeals, one: int, two: int) -> tuple[int, int] | None:
    """A card of each, of one colour; None if they have none."""
    hands = [hand(state, seat) for seat in (one, two)]
    pairs = ((a, b) for a in hands[0] for b in hands[1] if a >> COLOUR_SHIFT == b >> COLOUR_SHIFT)
    return next(pairs, None)


def hand(state: SevenSeals, seat: int) -> list[int]:
    first = seat * HAND_STRIDE + 1
    return [int(card) for card in state.hands[first : first + int(state.hands[first - 1])]]


# Announcing.


@pytest.mark.parametrize("text", [HIGH, LOW, MIDDLING])
def test_all_at_once_it_announces_what_the_rules_bot_likes_best(text: str) -> None:
    state = holding(text)
    before = state.copy()
    cast("Rules", RULES).announcing.announce(state)
    assert state.to_act() != A
    usual = before.copy()
    for move in promised(before.copy()):
        SEVEN_SEALS.play(usual, SEVEN_SEALS.parse_move(move))
    assert (list(state.seals), state.saboteur) == (list(usual.seals), usual.saboteur)


def test_where_the_stock_has_none_it_takes_seals_from_others() -> None:
    robbed = 0
    for seed in range(30):
        state = dealt_round(4, seed)
        for colour in range(COLOUR_COUNT):
            while state.held(state.stock(), colour):
                state.step(next(move for move in state.moves() if move >> 4 & 15 == colour))
        state.step(state.moves()[-1])
        seat = state.to_act()
        cast("Rules", RULES).announcing.announce(state)
        robbed += int(state.owed(seat))
        assert state.saboteur in {-1, seat}
    assert robbed > 10


def test_in_a_rush_it_announces_nearly_the_same() -> None:
    same = 0
    for seed in range(20):
        usual, rushed = dealt_round(4, seed), announced_in_a_rush(4, seed)
        while usual.phase == ANNOUNCING:
            cast("Rules", RULES).announcing.announce(usual)
        for seat in range(4):
            same += sum(usual.held(seat, seal) == rushed.held(seat, seal) for seal in range(5))
    assert same >= 0.93 * 20 * 4 * 5


# Trying moves.


def test_moves_are_worth_the_points_that_the_round_costs() -> None:
    state = announced_in_a_rush(4, 3)
    moves = state.moves()
    trials: Trials = Rushes(moves, state.seat, RUSH, Penalties(), 5.0)
    seat = state.seat
    assert trials.try_in(state, 1) == len(moves)
    for place, move in enumerate(moves):
        after = state.copy()
        after.step(move)
        assert trials.totals[place] == -A_POINT * RUSH.cost(after, seat)
    assert len({*trials.totals}) > 1
    assert list(state.moves()) == list(moves)


def test_a_sensible_promise_fares_better_than_nonsense() -> None:
    world = holding(HIGH)
    sensible = usual_promise(world, RULES)
    nothing = promise_of(world, RULES, vec[i64]([0] * COLOUR_COUNT))
    trials: Promises = RushedPromises([sensible, nothing], A, RUSH, Penalties(), 5.0)
    guess = Guess(world.copy(), A, 0)
    rng = Rng(5)
    for seed in range(8):
        guess.deal_anew(rng)
        trials.try_in(guess.world, seed)
    assert trials.mean(0) > trials.mean(1)


def test_cards_dealt_anew_are_those_of_the_others() -> None:
    """And any of them may come to any."""
    world = holding(HIGH)
    guess = Guess(world.copy(), A, 0)
    rng = Rng(2)
    theirs = sorted(card for seat in (1, 2, 3) for card in hand(world, seat))
    holders: dict[int, set[int]] = {card: set() for card in theirs}
    for _ in range(60):
        guess.deal_anew(rng)
        hands = [hand(guess.world, seat) for seat in range(4)]
        assert hands[A] == hand(world, A)
        assert sorted(card for seat in (1, 2, 3) for card in hands[seat]) == theirs
        assert all(len(each) == 15 and each == sorted(each) for each in hands)
        for seat in (1, 2, 3):
            for card in hands[seat]:
                holders[card].add(seat)
    assert all(len(seats) == 3 for seats in holders.values())
