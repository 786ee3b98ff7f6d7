"""Imagined gold of Saboteur is distributed as the rules themselves distribute it.

The reference is made by the rules alone: rounds are brought to their end from shuffled piles,
and those are kept that look to the viewer just like the one that happened.
"""

from collections import Counter
from collections.abc import Hashable

import msgspec
import pytest

from sabot.core.game import Viewer
from sabot.core.rng import Rng
from sabot.games.saboteur.cards import COUNTS, NAMES
from sabot.games.saboteur.encoders import purse_of
from sabot.games.saboteur.encoding import Discarded, Goal, MazeCard
from sabot.games.saboteur.game import SABOTEUR
from sabot.games.saboteur.moves import TakeGold
from sabot.games.saboteur.rules import Saboteur
from sabot.games.saboteur.view import View
from tests.statistics import two_sample_excess

ROLES = ("digger", "saboteur", "digger", "digger", "digger")
PATH = [MazeCard("EW" if col < 4 else "NESW", col, 0, turned=False) for col in range(1, 7)]
GOALS = tuple(
    Goal(8, row, card, face_up=False, turned=False)
    for row, card in ((-2, "stone-ES"), (0, "treasure"), (2, "stone-SW"))
)


def before_the_end(state: Saboteur, *, found: bool) -> Saboteur:
    """The dealt round with C's last card to play: it reaches the treasure, or nobody has."""
    maze = tuple(PATH) if found else ()
    hand = ("NESW",) if found else ("NS",)
    rest = Counter(dict(zip(NAMES, COUNTS, strict=True)))
    rest.subtract([*hand, *(card.card for card in maze)])
    position = msgspec.structs.replace(
        SABOTEUR.position(state),
        seat=2,
        maze=maze,
        goals=GOALS,
        roles=ROLES,
        hands=((), (), hand, ()),
        deck=(),
        discards=tuple(Discarded(card, 0, seen=True) for card in rest.elements()),
    )
    return SABOTEUR.from_position(position)


def choose(state: Saboteur, viewer: Viewer, rng: Rng) -> TakeGold:
    """The viewer takes the lowest card; of the others each card is as likely as any other."""
    values = [index + 1 for index, count in enumerate(state.offer) for _ in range(count)]
    return TakeGold(values[0] if state.seat == viewer else values[rng.below(len(values))])


def play_rounds(options: str, ends: str, viewer: Viewer, rng: Rng) -> Saboteur:
    """Rounds that end as told: d if the diggers win, s if the saboteur does."""
    state = SABOTEUR.new(SABOTEUR.parse_options(options))
    for end in ends:
        SABOTEUR.deal(state, SABOTEUR.draw_deal(state, rng))
        state = before_the_end(state, found=end == "d")
        SABOTEUR.play(state, SABOTEUR.parse_move("NESW@7,0" if end == "d" else "pass:NS"))
        while SABOTEUR.to_act(state) is not None:
            SABOTEUR.play(state, choose(state, viewer, rng))
    return state


def gold_of(state: Saboteur) -> Hashable:
    return tuple(purse_of(state, seat) for seat in range(4))


@pytest.mark.long
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
@pytest.mark.parametrize("ends", ["d", "dd", "ds", "sd"])
@pytest.mark.parametrize("auto_gold", ["on", "off"])
@pytest.mark.clause("SAB.8.8")
def test_imagined_gold_is_distributed_as_the_rules_share_it(
    auto_gold: str, ends: str, viewer: Viewer
) -> None:
    rng = Rng(17)
    options = f"saboteur(players=4,edition=gigamic,rounds=9,starter=A,auto_gold={auto_gold})"
    seen: dict[Hashable, Counter[Hashable]] = {}
    views: dict[Hashable, View] = {}
    for _ in range(1500):
        state = play_rounds(options, ends, viewer, rng)
        view = SABOTEUR.view(state, viewer)
        views[view.gold_story] = view
        seen.setdefault(view.gold_story, Counter())[gold_of(state)] += 1
    likely = max(seen, key=lambda story: seen[story].total())
    imagined = Counter(gold_of(SABOTEUR.imagine(views[likely], rng)) for _ in range(1500))
    assert two_sample_excess(seen[likely], imagined) < 5
