"""What a round is worth, when it is over and in its midst."""

import math
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.rollouts import play_on, play_round_out
from sabot.bots.saboteur import value_estimate
from sabot.bots.saboteur.factory import playing, round_value
from sabot.bots.saboteur.round_value import NUGGET, WIN, found
from sabot.bots.saboteur.value_weights import ASSETS, FILE, USES, WHERE, shipped
from sabot.core.rng import Rng
from sabot.core.state import NOBODY
from sabot.games.saboteur.cards import NAMES
from sabot.games.saboteur.game import SABOTEUR
from sabot.games.saboteur.rules import Saboteur
from tests.bots.saboteur.games import early
from tests.bots.toys import COMPILED
from tests.games.saboteur.tables import ROAD

ROUNDS = 400 if COMPILED else 60
ALL_HANDS = {"A": "NES SW", "B": "NES SW", "C": "NES SW", "D": "NES SW", "E": "-pick xW"}


def chance(state: Saboteur) -> float:
    """How likely the diggers win."""
    return shipped().chance(state)


def at_work(**choices: Any) -> Saboteur:
    """Three diggers, and two saboteurs in the last seats; half the deck is drawn."""
    given: dict[str, Any] = {"maze": "EW@1,0 EW@2,0", "hands": ALL_HANDS, "roles": "DDDSSD"}
    state = early(**(given | choices))
    state.drawn = len(state.deck) - 24
    return state


def test_every_asset_has_its_number() -> None:
    named = [name for name in ASSETS if "." not in name]
    assert [getattr(value_estimate, name.upper()) for name in named] == list(
        range(value_estimate.HELD_AT)
    )
    assert [getattr(value_estimate, use.upper()) for use in USES] == list(range(len(USES)))
    places = [getattr(value_estimate, f"{where.upper()}_AT") for where in WHERE]
    assert places == [ASSETS.index(f"{where}.{USES[0]}") for where in WHERE]
    assert len(ASSETS) == value_estimate.ASSET_COUNT


def test_every_kind_of_card_has_its_use() -> None:
    by_use = {use: set[str]() for use in USES}
    for name, use in zip(NAMES, value_estimate.uses(), strict=True):
        by_use[USES[use]].add(name)
    assert by_use["through"] == {"EW", "ESW", "NESW"}
    assert by_use["bends"] == {"NS", "NES", "ES", "SW"}
    assert by_use["dead_ends"] == {name for name in NAMES if name.startswith("x")}
    assert by_use["breaks"] == {"-pick", "-lantern", "-cart"}
    assert by_use["repairs"] == {name for name in NAMES if name.startswith("+")}
    assert (by_use["rockfalls"], by_use["maps"]) == ({"rockfall"}, {"map"})


def test_the_weights_are_complete() -> None:
    assert FILE == "prospects.json"
    assert len(shipped().weights) == value_estimate.ASSET_COUNT


def test_the_nearer_the_tunnel_the_likelier_the_diggers_win() -> None:
    ways = ["", "EW@1,0", "EW@1,0 EW@2,0", "EW@1,0 EW@2,0 EW@3,0 NESW@4,0", ROAD]
    chances = [chance(at_work(maze=way)) for way in ways]
    assert chances == sorted(chances)
    assert chances[-1] > chances[0] + 0.2


def test_only_the_way_to_the_treasure_counts() -> None:
    hands = {"A": "map map", "B": "map map", "C": "map map", "D": "xNS", "E": "xEW"}
    ahead = chance(at_work(maze=ROAD, hands=hands))
    aside = chance(at_work(maze=ROAD, hands=hands, goals="treasure stone-SW stone-ES"))
    assert ahead > aside


def test_broken_tools_speak_against_the_diggers() -> None:
    broken = {"A": "pick", "B": "cart", "C": "lantern"}
    assert chance(at_work(broken=broken)) < chance(at_work()) / 1.5


def test_who_can_finish_the_tunnel_soon_speaks_for_them() -> None:
    others = dict.fromkeys("BC", "map map")
    able = {"A": "NESW NS", **others, "D": "xNS", "E": "xEW"}
    unable = {"A": "NS NS", **others, "D": "xNS", "E": "xEW"}
    assert chance(at_work(maze=ROAD, hands=able)) > chance(at_work(maze=ROAD, hands=unable)) + 0.1


def test_the_fewer_cards_are_left_the_less_likely_they_arrive() -> None:
    state = at_work()
    before = chance(state)
    state.drawn = len(state.deck)
    assert chance(state) < before / 4


def test_a_round_in_its_midst_is_worth_a_win_to_both_sides_together() -> None:
    state = at_work()
    worths = [int(round_value().worth(state, state, seat)) for seat in range(5)]
    assert 0 < worths[0] < WIN
    assert worths[:3] == [worths[0]] * 3
    assert abs(worths[0] + worths[4] - WIN) <= 1


def test_a_round_that_is_over_is_worth_a_win_and_its_gold() -> None:
    before = SABOTEUR.new(SABOTEUR.options(players=5, rounds=1))
    before.deal(Rng(3))
    after = before.copy()
    play_round_out(after, playing(), Rng(4), 5.0)
    for seat in range(5):
        won = found(after) != bool(before.roles[seat])
        gold = int(after.score(seat))
        assert round_value().worth(before, after, seat) == WIN * won + NUGGET * gold


def test_it_tells_won_rounds_from_lost_ones() -> None:
    """On rounds of their own, it is far nearer to what happened than who says one half."""
    judge = shipped()
    losses: list[float] = []
    for seed in range(ROUNDS):
        rng = Rng(900_000_000 + seed)
        state = SABOTEUR.new(SABOTEUR.options(players=5, rounds=1))
        state.deal(rng)
        play_on(state, playing(), rng, 5.0, 25)
        if state.to_act() == NOBODY:
            continue
        said = judge.chance(state)
        play_round_out(state, playing(), rng, 5.0)
        losses.append(-math.log(said if found(state) else 1 - said))
    assert len(losses) > ROUNDS // 3
    assert sum(losses) / len(losses) < 0.55


def test_weights_are_thousandths_and_assets_hundredths() -> None:
    sure = [0] * value_estimate.ASSET_COUNT
    sure[value_estimate.ALWAYS] = 2000
    judge = value_estimate.ValueEstimate(vec[i64](sure))
    assert abs(judge.chance(at_work()) - 1 / (1 + math.exp(-2))) < 1e-9
