"""Plain data as a nested list."""

from sabot.terminal.outline import Outline, Plain

NAMES = ["Ada", "Bruno", "Carla"]


def lines(**fields: Plain) -> list[str]:
    outline = Outline(lambda field: field.replace("_", " "), NAMES.__getitem__, len(NAMES))
    return list(outline.lines(fields))


def test_what_fits_stands_beside_its_label() -> None:
    assert lines(deck_left=3, phase="playing", open=True, trump=None, hand=["K", "Q"], won=[]) == [
        "deck left 3",
        "phase playing",
        "open yes",
        "trump –",
        "hand K, Q",
        "won –",
    ]


def test_seats_have_names_where_a_field_says_that_it_is_one() -> None:
    assert lines(to_act=1, round=1, winners=[0, 2]) == [
        "to act Bruno",
        "round 1",
        "winners Ada, Carla",
    ]
    assert lines(scores=[3, 0, 1]) == ["scores Ada 3, Bruno 0, Carla 1"]


def test_what_is_nested_is_set_in() -> None:
    seats: list[Plain] = [{"cards": 2, "role": None}, {"cards": 1, "role": "boss"}, {"cards": 0}]
    assert lines(seats=seats, outcome={"scores": [1, 2, 0], "winners": [1]}) == [
        "seats:",
        "  A Ada: cards 2, role –",
        "  B Bruno: cards 1, role boss",
        "  C Carla: cards 0",
        "outcome:",
        "  scores Ada 1, Bruno 2, Carla 0",
        "  winners Bruno",
    ]
    assert lines(discards=[{"card": "K", "seat": 2}]) == ["discards:", "  · card K, seat Carla"]
    assert lines(hands=[["K", "Q"], [], ["A"]]) == [
        "hands:",
        "  A Ada: K, Q",
        "  B Bruno: –",
        "  C Carla: A",
    ]


def test_what_can_be_no_seat_is_a_number() -> None:
    assert lines(dealer=-1, target=3, scores=[4, 5]) == ["dealer -1", "target 3", "scores 4, 5"]
