"""What is told of moves: all of them are made openly."""

from sabot.core.events import GameEnded
from sabot.core.game import Outcome
from sabot.games.seven_seals.encoding import Seals
from sabot.games.seven_seals.events import (
    AnnouncementEnded,
    BlackTaken,
    CardPlayed,
    NoneTaken,
    RoundScored,
    SaboteurTaken,
    SealTaken,
    TrickWon,
)
from tests.games.seven_seals.tables import (
    A,
    B,
    C,
    announced,
    before_last_card,
    choices,
    dealt,
    play,
    told,
    with_seals,
)


def test_announcing_is_told_seal_by_seal() -> None:
    state = dealt()
    assert told(state, "take:blue") == [SealTaken(A, "blue", None)]
    assert told(state, "take:blue") == [SealTaken(A, "blue", None)]
    assert told(state, "done") == [AnnouncementEnded(A, 2)]
    assert told(state, "saboteur") == [SaboteurTaken(B)]


def test_a_card_that_ends_no_trick_is_just_told() -> None:
    assert told(announced(), "v2") == [CardPlayed(A, "v2")]


def test_all_viewers_are_told_the_same_of_a_trick() -> None:
    state = announced()
    play(state, "v2 v12 v7")
    for viewer in (None, 0, 1, 2, 3):
        assert told(state.copy(), "g3", viewer) == [
            CardPlayed(3, "g3"),
            TrickWon(B, "v12", "violet"),
            BlackTaken(B),
        ]


def test_the_end_of_round_and_game_is_told_with_points() -> None:
    state = with_seals(before_last_card(winner=C, saboteur=C, rounds=1), {A: Seals(red=1)}, C)
    events = told(state, choices(state)[0])
    assert events[-2:] == [
        RoundScored(1, (2, 0, 4, 0), (2, 0, 4, 0)),
        GameEnded(Outcome((2, 0, 4, 0), (1, 3))),
    ]
    assert not any(isinstance(event, NoneTaken | BlackTaken) for event in events)
