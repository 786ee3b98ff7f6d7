"""The numbers by which the hot code asks for weights are those of their names."""

import pytest

from sabot.bots.sabotage import roof_features, rules
from sabot.bots.sabotage.weights import ENDINGS, FEATURES, NAMES, STAGES
from sabot.bots.weights import weights_of
from sabot.core.errors import SabotError

# Where a move of the rules already has the name, the feature's is another.
OTHERWISE = {"refit": "REFITS", "discard": "DISCARDS"}


def test_every_feature_has_its_number() -> None:
    numbers = [getattr(rules, OTHERWISE.get(name, name.upper())) for name in FEATURES]
    assert numbers == list(range(rules.FEATURE_COUNT))


def test_every_stage_has_its_place() -> None:
    places = [getattr(rules, f"{name.upper()}_AT") for name in STAGES]
    assert places == [index * rules.FEATURE_COUNT for index in range(len(STAGES))]


def test_every_ending_has_its_number() -> None:
    numbers = [getattr(rules, name.upper()) for name in ENDINGS]
    assert numbers == list(range(len(ENDINGS)))


def test_every_chance_has_its_number() -> None:
    numbers = [getattr(roof_features, name.upper()) for name in roof_features.CHANCES]
    assert numbers == list(range(len(roof_features.CHANCES)))


def test_the_shipped_weights_are_complete_and_in_order() -> None:
    assert tuple(weights_of("sabotage")) == NAMES


def test_weights_that_nobody_knows_are_refused() -> None:
    with pytest.raises(SabotError, match=r"building\.courage"):
        rules.policy({"building.courage": 1})
