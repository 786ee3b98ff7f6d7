"""The numbers by which the hot code asks for weights are those of their names."""

import pytest

from sabot.bots.saboteur2 import features, hostility
from sabot.bots.saboteur2.distances import BARRED_TILE
from sabot.bots.saboteur2.rules import policy
from sabot.bots.saboteur2.weights import FEATURES, NAMES, TEMPERS
from sabot.bots.weights import weights_of
from sabot.core.errors import SabotError
from sabot.games.saboteur.maze import tunnel_tile
from sabot.games.saboteur2.cards import NAMES as CARDS
from sabot.games.saboteur2.cards import ROLES

# Where a verb or a card of the rules already has the name, the feature's is another.
OTHERWISE = {
    "lay": "LAYS",
    "break": "BREAKS",
    "collapse": "COLLAPSES",
    "crystal": "CRYSTALS",
    "map": "LOOKS",
    "map_idle": "LOOK_IDLE",
    "map_near": "LOOK_NEAR",
    "map_seen": "LOOK_SEEN",
    "inspect": "INSPECTS",
    "swap": "SWAPS",
    "prison": "IMPRISONS",
    "thief": "TURNS_THIEF",
    "pass": "PASSES",
    "clear": "CLEARS",
    "clear_prison": "CLEARS_PRISON",
    "rob": "ROBS",
}


def test_every_feature_has_its_number() -> None:
    numbers = [getattr(features, OTHERWISE.get(name, name.upper())) for name in FEATURES]
    assert numbers == list(range(features.FEATURE_COUNT))


def test_every_temper_has_its_place() -> None:
    places = [getattr(features, f"{name.upper()}_AT") for name in TEMPERS]
    assert places == [index * features.FEATURE_COUNT for index in range(len(TEMPERS))]


def test_every_role_stands_somewhere_to_every_other() -> None:
    assert len(ROLES) == hostility.ROLE_COUNT
    assert [len(row) for row in hostility.ENMITY] == [hostility.ROLE_COUNT] * hostility.ROLE_COUNT


def test_the_barred_tile_is_a_crossing_without_a_way_on() -> None:
    assert tunnel_tile(CARDS.index("xNESW"), 0) == BARRED_TILE


def test_the_shipped_weights_are_complete_and_in_order() -> None:
    assert tuple(weights_of("saboteur2")) == NAMES


def test_weights_that_nobody_knows_are_refused() -> None:
    with pytest.raises(SabotError, match=r"digger\.courage"):
        policy({"digger.courage": 1})
