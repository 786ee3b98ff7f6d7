"""What is believed of the other hands: by what they played, and never against what is known."""

from collections import Counter
from statistics import mean
from typing import cast

import pytest

from sabot.bots.sabotage.beliefs import HandBeliefs
from sabot.core.rng import Rng
from sabot.games.sabotage.cards import NAMES
from sabot.games.sabotage.cards import SABOTAGE as SABOTAGE_CARD
from sabot.games.sabotage.game import SABOTAGE
from sabot.games.sabotage.rules import Sabotage
from sabot.games.sabotage.view import View
from tests.bots.sabotage.following import Round, follow, hand, hands_of, opened, played_round, twin
from tests.bots.sabotage.games import OPTIONS, RANDOM, RULES

MANY = 400
PER_LOT = 100


def beliefs(seat: int) -> HandBeliefs:
    """Somebody who has seen nothing yet."""
    return HandBeliefs(SABOTAGE, RULES, seat)


def worlds_of(watcher: HandBeliefs, view: View, count: int, seed: int) -> list[Sabotage]:
    """Worlds of a view, imagined anew."""
    watcher.view = None
    return cast("list[Sabotage]", watcher.worlds(view, count, Rng(seed)))


def share(worlds: list[Sabotage], seat: int, card: int) -> float:
    """In how many of the worlds a seat holds a card."""
    return mean(card in hand(world, seat) for world in worlds)


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("decisions", [0, 7, 30, 70])
def test_every_world_looks_as_the_table_does(options: str, decisions: int) -> None:
    played = played_round(options, 3, decisions, RANDOM)
    for seat in range(SABOTAGE.parse_options(options).players):
        watcher = beliefs(seat)
        view = follow(watcher, played, seat)
        for world in worlds_of(watcher, view, 30, 1):
            assert SABOTAGE.view(world, seat) == view


def test_worlds_lose_and_double_no_card() -> None:
    played = played_round(OPTIONS[2], 5, 25, RULES)
    watcher = beliefs(0)
    view = follow(watcher, played, 0)
    for world in worlds_of(watcher, view, 20, 1):
        cards = Counter(int(card) for card in world.deck)
        for seat in range(4):
            cards.update(hand(world, seat))
        truth = opened(played)
        for move in played.moves:
            truth.step(move)
        expected = Counter(int(card) for card in truth.deck[truth.drawn :])
        for seat in range(4):
            expected.update(hand(truth, seat))
        assert cards == expected


def test_before_any_move_every_hand_is_as_likely() -> None:
    played = played_round(OPTIONS[0], 1, 0, RULES)
    watcher = beliefs(0)
    view = follow(watcher, played, 0)
    held: Counter[int] = Counter()
    lots = 40
    for seed in range(lots):
        for cards in hands_of(worlds_of(watcher, view, PER_LOT, seed), 1):
            held.update(cards)
    unseen = Counter({kind: 2 if kind < SABOTAGE_CARD else 8 for kind in range(len(NAMES))})
    unseen.subtract(NAMES.index(card) for card in view.hand)
    for kind, count in unseen.items():
        expected = 8 * count / unseen.total()
        assert held[kind] / (lots * PER_LOT) == pytest.approx(expected, rel=0.25, abs=0.01)


def test_a_deal_makes_it_forget_the_round_before() -> None:
    played = played_round(OPTIONS[0], 1, 12, RULES)
    watcher = beliefs(0)
    follow(watcher, played, 0)
    assert len(watcher.observed) == len([1 for at in range(12) if at % 2 == 1])
    follow(watcher, played_round(OPTIONS[0], 2, 0, RULES), 0)
    assert watcher.observed == []


def test_who_lets_a_roof_stand_that_sabotage_would_bring_down_hardly_has_sabotage() -> None:
    """A is about to end the round and win it; B discards, and does nothing about it."""
    chances: list[float] = []
    for discards in (False, True):
        played = threatened(discards=discards)
        watcher = beliefs(0)
        view = follow(watcher, played, 0)
        worlds = [world for seed in range(8) for world in worlds_of(watcher, view, MANY, seed)]
        chances.append(share(worlds, 1, SABOTAGE_CARD))
    before, after = chances
    assert before > 0.25
    # Over many seeds it is 0.24 after 0.48, with a standard error of 0.02.
    assert after < 0.6 * before


def threatened(*, discards: bool) -> Round:
    """A builds a red roof of value 6 while B discards; then B once more, or not yet."""
    ours = [NAMES.index(f"{letter}-red") for letter in "ABCDGEF"]
    theirs = [NAMES.index(f"{letter}-blue") for letter in "BDFHBDFH"]
    rest = Counter({kind: 2 if kind < SABOTAGE_CARD else 8 for kind in range(len(NAMES))})
    rest.subtract([*ours, *theirs, NAMES.index("I-red")])
    deck = sorted(rest.elements())
    # B draws letters only, whatever A believes.
    cards = [*ours, NAMES.index("I-red"), *theirs, *deck]
    moves: list[int] = []
    for turn in range(6):
        moves += [ours[turn] << 5 | ours[turn] >> 2, theirs[turn] << 5 | 18]
    return Round(OPTIONS[0], cards, moves if discards else moves[:-1])


def test_what_somebody_just_played_was_in_their_hand_and_is_no_more() -> None:
    played = played_round(OPTIONS[0], 11, 20, RULES)
    watcher = beliefs(0)
    view = follow(watcher, played, 0)
    gone = Counter(discarded.card for discarded in view.discards)
    gone.update(card for roof in view.roofs for card in roof.cells if card is not None)
    twice = {NAMES.index(card) for card, count in gone.items() if count == 2}
    out = twice - {SABOTAGE_CARD, SABOTAGE_CARD + 1}
    for cards in hands_of(worlds_of(watcher, view, 100, 0), 1):
        assert not out & set(cards)


@pytest.mark.parametrize("options", [OPTIONS[0], OPTIONS[2]])
def test_twins_that_look_the_same_are_believed_the_same(options: str) -> None:
    rng = Rng(4)
    for seed in range(4):
        played = played_round(options, seed, 18, RULES)
        other = twin(played, 0, rng)
        assert other.cards != played.cards
        one, two = beliefs(0), beliefs(0)
        view, same = follow(one, played, 0), follow(two, other, 0)
        assert view == same
        assert hands_of(one.worlds(view, 50, Rng(9)), 1) == hands_of(
            two.worlds(same, 50, Rng(9)), 1
        )
