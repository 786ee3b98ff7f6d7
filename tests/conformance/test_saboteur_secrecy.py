"""Hidden deeds of Saboteur look alike: to all others a pass is a pass and a draw is a draw."""

from typing import Any

import msgspec
import pytest

from sabot.core.rng import Rng
from sabot.games.saboteur.game import SABOTEUR
from sabot.games.saboteur.moves import Pass, ReadMap
from sabot.games.saboteur.position import Position
from sabot.games.saboteur.rules import Saboteur
from sabot.games.saboteur.view import View


def midgame(seed: int) -> Saboteur:
    state = SABOTEUR.new(SABOTEUR.options(players=4))
    rng = Rng(seed)
    state.deal(rng)
    for _ in range(20):
        moves = state.moves()
        state.step(moves[rng.below(len(moves))])
    return state


def told_bytes(state: Saboteur, move: Any, viewer: int | None) -> bytes:
    after = state.copy()
    SABOTEUR.play(after, move)
    return msgspec.json.encode(SABOTEUR.told(state, move, after, viewer))


def view_bytes(state: Saboteur, move: Any, viewer: int | None) -> bytes:
    after = state.copy()
    SABOTEUR.play(after, move)
    return msgspec.json.encode(SABOTEUR.view(after, viewer))


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.clause("SAB.3.2")
def test_all_passes_look_alike_to_the_others(seed: int) -> None:
    state = midgame(seed)
    passes = [move for move in SABOTEUR.legal_moves(state) if isinstance(move, Pass)]
    for viewer in {None, 0, 1, 2, 3} - {SABOTEUR.to_act(state)}:
        assert len({view_bytes(state, move, viewer) for move in passes}) == 1
        assert len({told_bytes(state, move, viewer) for move in passes}) == 1


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.clause("SAB.5.5")
def test_what_a_map_shows_is_told_to_its_reader_only(seed: int) -> None:
    state = midgame(seed)
    seat = int(state.seat)
    given = with_map(SABOTEUR.position(state), seat)
    worlds = [SABOTEUR.from_position(each) for each in goals_exchanged(given)]
    for viewer in {None, 0, 1, 2, 3} - {seat}:
        assert len({told_bytes(world, ReadMap(0), viewer) for world in worlds}) == 1
    assert len({told_bytes(world, ReadMap(0), seat) for world in worlds}) == 3


def with_map(position: Position, seat: int) -> Position:
    """The position with a map in the seat's hand, changed for a card of it."""
    hand = position.hands[seat]
    if "map" in hand:
        return position
    text = msgspec.json.encode(position).decode()
    held = msgspec.json.encode(hand).decode()
    # All cards stay there: the map leaves the first other place that it is found in.
    other = text.replace(held, "HAND").replace('"map"', msgspec.json.encode(hand[0]).decode(), 1)
    swapped = other.replace("HAND", msgspec.json.encode(("map", *hand[1:])).decode())
    return msgspec.json.decode(swapped, type=Position)


def goals_exchanged(position: Position) -> list[Position]:
    """The position with each of the three goals in the north."""
    turns: list[Position] = []
    for shift in range(3):
        cards = [position.goals[(number + shift) % 3].card for number in range(3)]
        goals = tuple(
            msgspec.structs.replace(goal, card=card)
            for goal, card in zip(position.goals, cards, strict=True)
        )
        turns.append(msgspec.structs.replace(position, goals=goals))
    return turns


@pytest.mark.clause("SAB.2.2")
def test_a_spectator_gets_no_hand_no_role_and_no_moves() -> None:
    view = SABOTEUR.view(midgame(1), None)
    assert view.hand == ()
    assert view.moves == ()
    assert view.spare_role is None
    assert {seat.role for seat in view.seats} == {None}


def test_worlds_are_made_from_the_view_alone() -> None:
    view = SABOTEUR.view(midgame(2), 1)
    carried = msgspec.json.decode(msgspec.json.encode(view), type=View)
    one, two = SABOTEUR.imagine(view, Rng(8)), SABOTEUR.imagine(carried, Rng(8))
    assert SABOTEUR.position(one) == SABOTEUR.position(two)
