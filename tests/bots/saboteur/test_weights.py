"""The numbers by which the hot code asks for weights are those of their names."""

from sabot.bots.saboteur import public_suspicion, rules
from sabot.bots.saboteur.weights import FEATURES, NAMES, TEMPERS
from sabot.bots.weights import weights_of

# Where a verb of the rules already has the name, the feature's is another.
OTHERWISE = {
    "lay": "LAYS",
    "break": "BREAKS",
    "collapse": "COLLAPSES",
    "map": "LOOKS",
    "map_idle": "LOOK_IDLE",
    "map_near": "LOOK_NEAR",
    "map_seen": "LOOK_SEEN",
    "pass": "PASSES",
}


def test_every_feature_has_its_number() -> None:
    numbers = [getattr(rules, OTHERWISE.get(name, name.upper())) for name in FEATURES]
    assert numbers == list(range(rules.FEATURE_COUNT))


def test_every_temper_has_its_place() -> None:
    places = [getattr(rules, f"{name.upper()}_AT") for name in TEMPERS]
    assert places == [index * rules.FEATURE_COUNT for index in range(len(TEMPERS))]


def test_every_deed_has_its_number() -> None:
    numbers = [getattr(public_suspicion, name.upper()) for name in public_suspicion.DEEDS]
    assert numbers == list(range(len(public_suspicion.DEEDS)))


def test_the_shipped_weights_are_complete_and_in_order() -> None:
    assert tuple(weights_of("saboteur")) == NAMES
