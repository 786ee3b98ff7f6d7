from typing import Any

import msgspec
import pytest

from sabot.core.errors import BadOptions, BadPosition
from sabot.core.rng import Rng
from sabot.games.saboteur.encoding import Discarded, Goal, GoldDrawn, GoldPaid, GoldTaken, MazeCard
from sabot.games.saboteur.game import SABOTEUR
from sabot.games.saboteur.position import Position
from sabot.games.saboteur.rules import Saboteur
from tests.games.saboteur.tables import (
    FINISH,
    ROAD,
    at_the_treasure,
    goal,
    play,
    position_of,
    table,
)
from tests.games.saboteur.test_tunnels import FAR, far_tunnel, table_for
from tests.games.saboteur.walks import random_turns

SOUND = position_of(3, "gigamic", maze=ROAD, hands={"A": "NS map", "B": "ES", "C": "map"})
GOALS = SOUND.goals
SHARING = SABOTEUR.position(play(at_the_treasure(pile="3 2 1", auto_gold=False), FINISH))
ENGLISH = "saboteur(players=3,edition=zman)"

BAD: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess"}, "this is a position of 'chess'; expected saboteur"),
    ({"rules": 2}, "rules version 2 is unknown; expected 1"),
    ({"options": "chess"}, "the options are those of 'chess'"),
    ({"phase": "napping"}, "'napping' is no phase"),
    ({"round": 4}, "round 4 of 3"),
    ({"round": -1}, "round -1 of 3"),
    ({"round": 0}, "none was dealt"),
    ({"seat": 3}, "a seat is not from 0 to 2"),
    ({"last_seat": -1}, "a seat is not from 0 to 2"),
    ({"passes": -1}, "there can't be -1 passes"),
    ({"passes": 2**80}, "passes"),
    ({"passes": 3, "options": ENGLISH}, "all have passed but the round goes on"),
    # Cards.
    ({"maze": SOUND.maze[1:]}, "there are 2 cards EW; expected 3"),
    ({"maze": (*SOUND.maze, MazeCard("NS", 7, 1, turned=False))}, "there are 5 cards NS"),
    ({"maze": (*SOUND.maze, MazeCard("map", 7, 1, turned=False))}, "'map' is no tunnel card"),
    ({"maze": (*SOUND.maze, MazeCard("NS", 3, 0, turned=False))}, "two cards lie at 3,0"),
    ({"maze": (*SOUND.maze, MazeCard("NS", 0, 0, turned=False))}, "two cards lie at 0,0"),
    ({"maze": (*SOUND.maze, MazeCard("NS", 8, 2, turned=False))}, "two cards lie at 8,2"),
    ({"maze": (*SOUND.maze, MazeCard("NS", 65, 0, turned=False))}, "the mine never reaches 65,0"),
    ({"maze": (MazeCard("EW", 1, 0, turned=True),)}, "EW at 1,0 looks the same both ways"),
    ({"hands": SOUND.hands[:2]}, "2 hands for 3 players"),
    ({"hands": (("ladder",), (), ())}, "'ladder' is no card"),
    ({"hands": (("NS",) * 7, (), ())}, "A holds 7 cards; a hand has 6 at most"),
    ({"hands": ((), *SOUND.hands[1:])}, "expected"),
    ({"deck": ("ladder",)}, "'ladder' is no card"),
    ({"deck": ("NS",)}, "there are 5 cards NS; expected 4"),
    ({"discards": ()}, "expected"),
    ({"discards": (Discarded(None, 0, seen=False),)}, "'None' is no card"),
    ({"discards": (Discarded("NS", 3, seen=True),)}, "a seat is not from 0 to 2"),
    ({"broken": (("pick",), (), ())}, "there are 4 cards -pick; expected 3"),
    ({"broken": (("spade",), (), ())}, "'spade' is no tool"),
    ({"broken": (("pick", "pick"), (), ())}, "something stands twice among the rows of broken"),
    ({"broken": ((), ())}, "2 rows of broken tools for 3 players"),
    ({"looked_at": ((3,), (), ())}, "goals are numbered 0, 1 and 2"),
    ({"looked_at": ((), ())}, "2 rows of goals looked at for 3 players"),
    ({"looked_at": ((1, 1), (), ())}, "something stands twice"),
    # Goals and roles.
    ({"goals": GOALS[:2]}, "2 goals; expected 3"),
    ({"goals": (GOALS[1], GOALS[0], GOALS[2])}, "goal 0 lies at 8,-2"),
    ({"goals": (goal(0, "treasure"), *GOALS[1:])}, "the goals must be treasure, stone-SW"),
    ({"goals": (Goal(8, -2, None, False, False), *GOALS[1:])}, "'None' is no goal"),
    ({"goals": (Goal(8, -2, "stone-SW", False, True), *GOALS[1:])}, "turned but face down"),
    ({"goals": (GOALS[0], goal(1, "treasure:up"), GOALS[2])}, "the treasure is turned over but"),
    ({"roles": ("digger",) * 4}, "the roles must be 1 saboteur and 3 digger"),
    ({"roles": ("digger", "digger", "saboteur")}, "the roles must be"),
    ({"roles": ("boss", "digger", "digger", "saboteur")}, "'boss' is no role"),
    # Gold.
    ({"pile": SOUND.pile[1:]}, "there are 15 gold cards of 1; expected 16"),
    ({"pile": (*SOUND.pile, 4)}, "a gold card is worth 1, 2 or 3"),
    (
        {"pile": SOUND.pile[1:], "offer": (1, 0, 0), "gold_story": (GoldDrawn(1),)},
        "gold is on offer while the round is played",
    ),
    ({"pile": SOUND.pile[1:], "offer": (1, 0, 0)}, "leaves other cards than are on offer"),
    ({"gold_story": (GoldDrawn(1),)}, "leaves other cards than are on offer"),
    (
        {"pile": SOUND.pile[1:], "gold_story": (GoldTaken(0, False, 1, None),)},
        "a card taken that was not drawn",
    ),
    ({"gold_story": (GoldDrawn(1), GoldDrawn(0))}, "before all that was drawn is taken"),
    ({"gold_story": (GoldDrawn(-1),)}, "-1 gold cards drawn; 9 at most are"),
    ({"gold_story": (GoldDrawn(2**40),)}, "gold cards drawn; 9 at most are"),
    ({"gold_story": (GoldTaken(0, False, 4, None),)}, "a gold card is worth 1, 2 or 3"),
    ({"gold_story": (GoldPaid(0, 99, (0, 0, 0)),)}, "99 nuggets owed; 4 at most are"),
    ({"gold_story": (GoldPaid(0, -1, (0, 0, 0)),)}, "-1 nuggets owed"),
    ({"gold_story": (GoldPaid(0, 4, (-1, 0, 0)),)}, "nobody can have (-1, 0, 0) gold cards"),
    (
        {"pile": SOUND.pile[2:], "gold_story": (GoldPaid(0, 1, (2, 0, 0)),)},
        "2 nuggets paid though 1 were owed",
    ),
    ({"gold_story": (GoldTaken(0, False, None, None),)}, "must name each card taken"),
    ({"gold_story": (GoldPaid(0, 4, None),)}, "must name each card paid"),
    ({"gold_story": (GoldPaid(5, 4, (0, 0, 0)),)}, "a seat is not from 0 to 2"),
    # Phases.
    ({"hands": ((), *SOUND.hands[1:]), "deck": ("NS", "map")}, "the seat to act holds no card"),
    ({"phase": "sharing"}, "gold is shared but the treasure was not found"),
    ({"phase": "over"}, "the game ends with its last round"),
    ({"phase": "dealing", "round": 3}, "the game ends with its last round"),
]
BAD_SHARING: list[tuple[dict[str, Any], str]] = [
    ({"offer": (-1, 1, 1), "pile": (1, *SHARING.pile)}, "nobody can have"),
    ({"options": "saboteur(players=3)"}, "nobody has to choose gold here"),
    ({"roles": ("saboteur", "digger", "digger", "digger")}, "has no share in the gold"),
    ({"phase": "dealing"}, "gold is on offer but nobody is to take it"),
    ({"phase": "playing"}, "the treasure is turned over but the round goes on"),
]


@pytest.mark.parametrize(("changes", "sentence"), BAD, ids=[sentence for _, sentence in BAD])
def test_a_position_that_no_game_can_be_in_is_refused(
    changes: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(BadPosition) as refusal:
        SABOTEUR.from_position(msgspec.structs.replace(SOUND, **changes))
    assert sentence in str(refusal.value)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize(("changes", "sentence"), BAD_SHARING)
def test_gold_is_shared_only_where_there_is_a_choice(
    changes: dict[str, Any], sentence: str
) -> None:
    SABOTEUR.from_position(SHARING)
    with pytest.raises(BadPosition, match=sentence):
        SABOTEUR.from_position(msgspec.structs.replace(SHARING, **changes))


def test_a_maze_that_does_not_fit_is_refused() -> None:
    with pytest.raises(BadPosition, match="NS at 1,0 does not fit its neighbour"):
        table(maze="NS@1,0")


def test_a_goal_that_is_reached_cannot_lie_face_down() -> None:
    with pytest.raises(BadPosition, match="goal 1 is reached but face down"):
        table(maze=f"{ROAD} ESW@7,0")


def test_the_treasure_lies_upright() -> None:
    data = SABOTEUR.position(play(at_the_treasure(), FINISH))
    goals = (data.goals[0], goal(1, "treasure:turned"), data.goals[2])
    with pytest.raises(BadPosition, match="both ways"):
        SABOTEUR.from_position(msgspec.structs.replace(data, goals=goals))


def test_options_in_a_position_are_checked() -> None:
    with pytest.raises(BadOptions, match="2 is not from 3 to 10"):
        SABOTEUR.from_position(msgspec.structs.replace(SOUND, options="saboteur(players=2)"))


def test_a_position_with_an_unknown_field_is_refused() -> None:
    data = msgspec.json.encode(SOUND).replace(b'"phase"', b'"fase"')
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(data, type=Position)


@pytest.mark.parametrize("edition", ["gigamic", "amigo", "zman"])
def test_a_position_round_trips(edition: str) -> None:
    options = SABOTEUR.options(players=3, edition=edition, auto_gold=False)
    for _, state in random_turns(options, Rng(7)):
        data = SABOTEUR.position(state)
        again = msgspec.json.decode(msgspec.json.encode(data), type=Position)
        rebuilt = SABOTEUR.from_position(again)
        assert SABOTEUR.position(rebuilt) == data
        assert SABOTEUR.legal_moves(rebuilt) == SABOTEUR.legal_moves(state)


def test_a_new_game_has_a_position() -> None:
    state = SABOTEUR.new(SABOTEUR.options(players=3))
    data = SABOTEUR.position(state)
    assert SABOTEUR.position(SABOTEUR.from_position(data)) == data


def far_state(way: str) -> Saboteur:
    moves = far_tunnel(way)
    return play(table_for([*moves, *["map"] * 6]), *moves)


@pytest.mark.clause("SAB.4.1")
@pytest.mark.parametrize("way", FAR)
def test_the_position_of_a_far_maze_round_trips(way: str) -> None:
    state = far_state(way)
    data = SABOTEUR.position(state)
    rebuilt = SABOTEUR.from_position(data)
    assert SABOTEUR.position(rebuilt) == data
    assert SABOTEUR.legal_moves(rebuilt) == SABOTEUR.legal_moves(state)


@pytest.mark.clause("SAB.4.1")
@pytest.mark.parametrize("way", FAR)
def test_a_far_maze_is_imagined_where_it_is(way: str) -> None:
    state = far_state(way)
    view = SABOTEUR.view(state, 0)
    assert SABOTEUR.view(SABOTEUR.imagine(view, Rng(1)), 0) == view


def test_a_goal_behind_the_treasure_stays_face_down_in_a_sound_position() -> None:
    # The treasure's own path leads on to the northern goal, but the round is over.
    state = table(maze=f"{ROAD} NS@8,-1", hands={"A": "NESW map"})
    play(state, "NESW@7,0")
    position = SABOTEUR.position(state)
    assert [each.face_up for each in position.goals] == [False, True, False]
    assert SABOTEUR.position(SABOTEUR.from_position(position)) == position
