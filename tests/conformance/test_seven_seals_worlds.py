"""Imagined worlds of The Seven Seals against full enumeration: none impossible, all as likely."""

from collections import Counter
from collections.abc import Hashable, Iterator
from itertools import combinations

import pytest

from sabot.core.rng import Rng
from sabot.games.seven_seals.constrained_deals import Completions, Kind
from sabot.games.seven_seals.game import SEVEN_SEALS
from sabot.games.seven_seals.imagine import imagine
from sabot.games.seven_seals.rules import SevenSeals
from sabot.games.seven_seals.view import View
from tests.conformance.seven_seals_play import colours_lacked
from tests.statistics import excess

SAMPLES = 3_000
CASES = 4

Hands = tuple[tuple[str, ...], ...]


def late(players: int, cards_left: int, seed: int) -> SevenSeals:
    """A round of which each has at most so many cards left, some played to a trick already."""
    state = SEVEN_SEALS.new(SEVEN_SEALS.options(players=players))
    rng = Rng(seed)
    state.deal(rng)
    plays = players * (15 - cards_left) + seed % players
    while len(state.played) < plays:
        moves = state.moves()
        state.step(moves[rng.below(len(moves))])
    return state


def all_deals(state: SevenSeals, viewer: int | None) -> Counter[Hashable]:
    """Every way to deal out what the viewer has not seen, told without the rules of `imagine`."""
    position = SEVEN_SEALS.position(state)
    lacks = colours_lacked(position)
    hidden = [seat for seat in range(len(position.hands)) if seat != viewer]
    unseen = sorted(card for seat in hidden for card in position.hands[seat])
    sizes = [len(hand) for hand in position.hands]

    def deals(seats: list[int], cards: list[str]) -> Iterator[Hands]:
        if not seats:
            yield ()
            return
        may = [card for card in cards if card[0] not in lacks[seats[0]]]
        for hand in combinations(may, sizes[seats[0]]):
            rest = [card for card in cards if card not in hand]
            for others in deals(seats[1:], rest):
                yield (hand, *others)

    return Counter(dict.fromkeys(deals(hidden, unseen), 1))


def hidden_of(world: SevenSeals, viewer: int | None) -> Hashable:
    hands = SEVEN_SEALS.position(world).hands
    return tuple(tuple(sorted(hand)) for seat, hand in enumerate(hands) if seat != viewer)


def imagined(view: View, samples: int, seed: int) -> Counter[Hashable]:
    rng = Rng(seed)
    return Counter(hidden_of(imagine(view, rng), view.viewer) for _ in range(samples))


def cases(players: int, cards_left: int, least: int, most: int) -> list[tuple[int, int | None]]:
    """Seeds and viewers for which voids bind, and the deals are neither few nor too many."""
    found: list[tuple[int, int | None]] = []
    for seed in range(400):
        state = late(players, cards_left, seed)
        viewer = (None, *range(players))[seed % (players + 1)]
        binding = sum(len(lacks) for lacks in colours_lacked(SEVEN_SEALS.position(state)))
        if binding >= players and least <= len(all_deals(state, viewer)) <= most:
            found.append((seed, viewer))
        if len(found) == CASES:
            break
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("players", "cards_left"), [(3, 5), (3, 3), (4, 3), (4, 2), (5, 2)])
def test_worlds_are_uniform_over_all_deals_that_agree_with_what_was_seen(
    players: int, cards_left: int
) -> None:
    chosen = cases(players, cards_left, 3, 400)
    assert len(chosen) == CASES
    for seed, viewer in chosen:
        state = late(players, cards_left, seed)
        expected = all_deals(state, viewer)
        seen = imagined(SEVEN_SEALS.view(state, viewer), SAMPLES, seed)
        assert seen.keys() <= expected.keys(), "an impossible world"
        assert excess(seen, expected) < 4.5, f"seed {seed}"


@pytest.mark.slow
def test_the_statistic_notices_worlds_that_are_not_uniform() -> None:
    # What a shuffle that is mended afterwards gives: some deals twice as often as others.
    seed, viewer = cases(4, 3, 20, 400)[0]
    state = late(4, 3, seed)
    expected = all_deals(state, viewer)
    seen = imagined(SEVEN_SEALS.view(state, viewer), SAMPLES, seed)
    favoured = Counter(dict(list(seen.items())[::2]))
    assert excess(seen + favoured, expected) > 4.5


def test_one_deal_alone_is_found_where_voids_leave_no_other() -> None:
    alone = 0
    for seed in range(200):
        state = late(4, 2, seed)
        if len(all_deals(state, 0)) == 1:
            alone += 1
            world = imagine(SEVEN_SEALS.view(state, 0), Rng(seed))
            assert SEVEN_SEALS.position(world) == SEVEN_SEALS.position(state)
    assert alone > 5


def dealt_ways(room: list[int], kinds: list[Kind]) -> int:
    """The deals of all cards of all kinds, counted one by one."""
    cards = [kind.takers for kind in kinds for _ in range(kind.cards)]

    def count(at: int) -> int:
        if at == len(cards):
            return 1
        ways = 0
        for taker in cards[at]:
            if room[taker]:
                room[taker] -= 1
                ways += count(at + 1)
                room[taker] += 1
        return ways

    return count(0)


def test_completions_are_counted_as_by_enumeration() -> None:
    rng = Rng(11)
    counted: Counter[bool] = Counter()
    for _ in range(300):
        takers = 2 + int(rng.below(3))
        kinds: list[Kind] = []
        for _ in range(1 + int(rng.below(4))):
            may = tuple(taker for taker in range(takers) if rng.below(3))
            kinds.append(Kind(int(rng.below(4)), may))
        room = [0] * takers
        for _ in range(sum(kind.cards for kind in kinds)):
            room[rng.below(takers)] += 1
        ways = dealt_ways(room, kinds)
        assert Completions(tuple(room), kinds).ways(tuple(room)) == ways
        counted[ways > 1] += 1
    assert min(counted.values()) > 50


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5])
def test_at_any_time_no_world_is_impossible(players: int) -> None:
    """Checked by `from_position`, which refuses a hand with a colour that was not followed."""
    rng = Rng(players)
    for seed in range(15 * players):
        state = late(players, 15 - seed // players, seed)
        for viewer in (None, *range(players)):
            view = SEVEN_SEALS.view(state, viewer)
            world = imagine(view, rng)
            SEVEN_SEALS.from_position(SEVEN_SEALS.position(world))
            assert SEVEN_SEALS.view(world, viewer) == view


def test_worlds_vary_where_alternatives_exist() -> None:
    view = SEVEN_SEALS.view(late(4, 10, 1), 0)
    assert len(imagined(view, 200, 2)) == 200
