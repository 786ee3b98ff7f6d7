"""Mistakes that programs which play Saboteur have made before."""

from collections import Counter
from collections.abc import Callable
from itertools import permutations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sabot.core.rng import Rng
from sabot.games.saboteur.game import SABOTEUR
from sabot.games.saboteur.rules import Saboteur
from sabot.table.shuffle import FairShuffle, seed_of_text
from tests.games.saboteur.tables import (
    FINISH,
    ROAD,
    at_the_treasure,
    goals,
    legal,
    pile,
    play,
    plays,
    refused,
    scores,
    table,
    to_act,
    to_bytes,
    view,
)


@pytest.mark.clause("SAB.6.1", "SAB.4.5")
def test_a_goal_is_not_reached_through_a_dead_end() -> None:
    # The crossing without a way through closes the last gap in the road.
    road = ROAD.replace("NESW@4,0 ", "")
    state = table(maze=f"{road} ESW@7,0", hands={"A": "xNESW map"})
    play(state, "xNESW@4,0")
    assert goals(state) == "stone-SW treasure stone-ES"


@pytest.mark.clause("SAB.4.5", "SAB.5.4", "SAB.6.1")
def test_a_link_is_looked_for_again_after_a_rockfall() -> None:
    state = table(maze=ROAD, hands={"A": "rockfall", "B": "ESW map", "C": "NESW"})
    play(state, "rockfall@2,0")
    assert refused(state, FINISH) == "no tunnel leads from the start to 7,0"
    play(state, "map@8,0", "NESW@2,0")
    assert FINISH in legal(state)


@pytest.mark.clause("SAB.6.4")
def test_a_revealed_stone_leads_along_its_joined_sides_only() -> None:
    state = table(maze=ROAD, hands={"A": "ESW", "B": "NESW"}, goals="treasure stone-SW stone-ES")
    play(state, FINISH)
    beside_the_stone = {"NESW@8,-1", "NESW@9,0", "NESW@8,1"}
    assert legal(state) & beside_the_stone == {"NESW@8,1"}


@pytest.mark.clause("SAB.6.4", "SAB.5.4")
def test_a_revealed_stone_no_longer_leads_on_once_its_road_is_cut() -> None:
    hands = {"A": "ESW", "B": "rockfall", "C": "NESW"}
    state = table(maze=ROAD, hands=hands, goals="treasure stone-SW stone-ES")
    play(state, FINISH, "rockfall@2,0")
    assert goals(state) == "treasure stone-SW:up stone-ES"
    assert "NESW@8,1" not in legal(state)
    assert "NESW@2,0" in legal(state)


@pytest.mark.clause("SAB.6.2")
@pytest.mark.parametrize(("stone", "way"), [("stone-SW", "up"), ("stone-ES", "turned")])
def test_a_revealed_stone_lies_so_that_the_tunnels_meet(stone: str, way: str) -> None:
    other = "stone-ES" if stone == "stone-SW" else "stone-SW"
    state = table(maze=ROAD, hands={"A": "ESW map"}, goals=f"{other} {stone} treasure")
    play(state, FINISH)
    assert goals(state) == f"{other} {stone}:{way} treasure"


@pytest.mark.clause("SAB.4.4", "SAB.5.6")
@pytest.mark.parametrize(
    "order", list(permutations(["treasure", "stone-SW", "stone-ES"])), ids=" ".join
)
def test_a_card_beside_a_face_down_goal_is_not_judged_by_its_hidden_sides(
    order: tuple[str, ...],
) -> None:
    state = table(maze=ROAD, hands={"A": "SW NESW ES xW"}, goals=" ".join(order))
    at_the_goal = {text for text in legal(state) if "@7,0" in text}
    assert at_the_goal == {"SW@7,0", "NESW@7,0", "ES@7,0t", "xW@7,0"}


@pytest.mark.clause("SAB.5.3")
def test_a_double_repair_does_not_mend_two_tools() -> None:
    state = table(hands={"A": "+pick/lantern NS"}, broken={"A": "pick lantern"})
    play(state, "+pick/lantern>A=pick")
    assert view(state).seats[0].broken == ("lantern",)


@pytest.mark.clause("SAB.5.1")
def test_the_same_tool_is_not_broken_twice() -> None:
    state = table(hands={"A": "-cart NS"}, broken={"B": "cart", "C": "cart"})
    assert plays(state) == {"NS@0,-1", "NS@0,1"}


@pytest.mark.clause("SAB.5.4")
def test_a_rockfall_takes_neither_the_start_nor_a_goal_even_when_face_up() -> None:
    state = table(maze=ROAD, hands={"A": "rockfall"}, goals="stone-SW:up treasure stone-ES")
    cells = {text.partition("@")[2] for text in plays(state)}
    assert cells.isdisjoint({"0,0", "8,-2", "8,0", "8,2"})
    assert len(cells) == 6


@pytest.mark.clause("SAB.7.2")
def test_the_round_does_not_end_with_the_deck_but_with_the_last_hand() -> None:
    state = table(hands={"A": "map", "B": "map NS", "C": "map"}, deck="NS")
    play(state, "pass:map", "pass:map", "pass:map", "pass:NS")
    assert to_act(state) == "B"
    play(state, "pass:NS")
    assert to_act(state) is None


@pytest.mark.clause("SAB.8.2", "SAB.8.3")
def test_a_saboteur_who_finds_the_treasure_takes_no_gold_nor_stops_its_sharing() -> None:
    state = play(at_the_treasure(roles="SDDD", pile="3 2 1"), FINISH)
    assert scores(state) == [0, 2, 4]


@pytest.mark.clause("SAB.8.1")
def test_ten_players_share_nine_gold_cards() -> None:
    state = play(at_the_treasure(10), FINISH)
    assert len(pile(state)) == 28 - 9


# Shuffles.

DRAWS = 24 * 250
# The chance that a fair shuffle exceeds this is one in a hundred thousand (23 degrees of freedom).
TOO_UNEVEN = 66.0


def unevenness(draw: Callable[[int], list[int]]) -> float:
    """Chi-square of the 24 orders of four cards over many draws."""
    seen = Counter(tuple(draw(number)) for number in range(DRAWS))
    expected = DRAWS / 24
    return sum((seen[order] - expected) ** 2 / expected for order in permutations(range(4)))


def fair(number: int) -> list[int]:
    return FairShuffle(seed_of_text(f"seed {number}"), 1).permutation(4)


def fair_by_round(number: int) -> list[int]:
    return FairShuffle(seed_of_text("one seed"), number).permutation(4)


def by_permutation(number: int) -> list[int]:
    return Rng(number).permutation(4)


def by_shuffle(number: int) -> list[int]:
    cards = vec[i64](range(4))
    Rng(number).shuffle(cards)
    return [int(card) for card in cards]


def naive(number: int) -> list[int]:
    """The well-known wrong way: every card swaps with any card."""
    rng, order = Rng(number), list(range(4))
    for place in range(4):
        other = int(rng.below(4))
        order[place], order[other] = order[other], order[place]
    return order


def sattolo(number: int) -> list[int]:
    """Another wrong way: no card may stay where it is."""
    rng, order = Rng(number), list(range(4))
    for last in range(3, 0, -1):
        other = int(rng.below(last))
        order[last], order[other] = order[other], order[last]
    return order


@pytest.mark.clause("SAB.2.4", "SAB.2.7")
@pytest.mark.parametrize("shuffle", [fair, fair_by_round, by_permutation, by_shuffle])
def test_every_order_of_cards_is_equally_likely(shuffle: Callable[[int], list[int]]) -> None:
    assert unevenness(shuffle) < TOO_UNEVEN


@pytest.mark.parametrize("shuffle", [naive, sattolo])
def test_the_check_on_shuffles_finds_a_biased_one(shuffle: Callable[[int], list[int]]) -> None:
    assert unevenness(shuffle) > TOO_UNEVEN


@pytest.mark.clause("SAB.2.3", "SAB.2.4")
def test_each_card_is_as_likely_in_every_place() -> None:
    state = SABOTEUR.new(SABOTEUR.options(players=3))
    deals = [SABOTEUR.draw_deal(state, Rng(seed)) for seed in range(670)]
    first = Counter(deal.hands[0][0] == "map" for deal in deals)
    last = Counter(deal.deck[-1] == "map" for deal in deals)
    # 6 maps among 67 cards: 60 times each, give or take four deviations.
    assert 30 < first[True] < 90
    assert 30 < last[True] < 90


# Ids.


@pytest.mark.clause("SAB.3.2", "SAB.3.3", "SAB.5.6")
def test_no_id_gives_a_card_away() -> None:
    # The same hand, drawn and dealt in another order: all that is sent is the same.
    hands = {"A": "NS ES NS map", "B": "ES map"}
    mixed = {"A": "map NS NS ES", "B": "ES map"}
    state = table(hands=hands, deck="SW SW xW")
    other = table(hands=mixed, deck="SW xW SW")
    for viewer in (0, 1, 2, None):
        assert sent(state, viewer) == sent(other, viewer)
    # Which of two equal cards is played, and in which order they came, makes no difference.
    for text in ("NS@0,1", "pass:ES"):
        move = SABOTEUR.parse_move(text)
        before, before_other = state.copy(), other.copy()
        play(state, text)
        play(other, text)
        for viewer in (2, None):
            assert sent(state, viewer) == sent(other, viewer)
            told = SABOTEUR.told(before, move, state, viewer)
            assert to_bytes(told) == to_bytes(SABOTEUR.told(before_other, move, other, viewer))


def sent(state: Saboteur, viewer: int | None) -> bytes:
    return to_bytes(SABOTEUR.view(state, viewer))
