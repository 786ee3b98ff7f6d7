"""From numbers back to the view: nothing that a player needs is lost."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from sabot.core.rng import Rng
from sabot.envs.arrays import Bytes, bytes_of
from sabot.envs.encoder import Encoder
from sabot.envs.lookup import Environment, environment
from sabot.games.sabotage.cards import NAMES as SABOTAGE_CARDS
from sabot.games.saboteur.cards import GOALS, NAMES, ROLES, TOOLS
from sabot.games.saboteur2.cards import NAMES as NAMES2
from sabot.games.saboteur2.cards import ROLES as ROLES2
from sabot.games.seven_seals.cards import NAMES as SEALS_CARDS
from sabot.games.seven_seals.cards import SEALS, cards_in_play
from tests.conftest import COMPILED
from tests.envs.games import ALL_PLAYERS, one_row, states_of

STATES = 250 if COMPILED else 30
# The usual window.
LEFT, TOP, ROWS = -2, -4, 9


class Decoded:
    """The numbers of one seat by their names."""

    def __init__(self, encoder: Encoder, numbers: Bytes, seat: int) -> None:
        self.fields: dict[str, list[int]] = {
            each.name: numbers[each.start : each.start + each.size].tolist()
            for each in encoder.fields
        }
        self.players, self.seat = int(encoder.players), seat

    def one(self, name: str) -> int:
        (number,) = self.fields[name]
        return int(number)

    def by_seat(self, name: str) -> list[Any]:
        """The numbers of each seat, from seat 0 on; lists where there are several of each."""
        numbers = self.fields[name]
        size = len(numbers) // self.players
        each = [numbers[at * size : (at + 1) * size] for at in range(self.players)]
        turned = [each[(seat - self.seat) % self.players] for seat in range(self.players)]
        return [part[0] for part in turned] if size == 1 else turned

    def seat_marked(self, name: str) -> int | None:
        marks = self.by_seat(name)
        return marks.index(1) if any(marks) else None

    def cards(self, name: str, names: tuple[str, ...]) -> Counter[str]:
        return Counter({names[at]: number for at, number in enumerate(self.fields[name]) if number})

    def cells(self, plane: str) -> dict[tuple[int, int], int]:
        """The cells of a plane that are not 0, by column and row."""
        numbers = np.array(self.fields[plane])
        found = np.flatnonzero(numbers)
        return {(int(at) // ROWS + LEFT, int(at) % ROWS + TOP): int(numbers[at]) for at in found}


def in_window(col: int, row: int) -> bool:
    return LEFT <= col < LEFT + 13 and TOP <= row < TOP + ROWS


def check_maze(seen: Decoded, view: Any, names: tuple[str, ...]) -> None:
    cards, turned = seen.cells("card"), seen.cells("turned")
    laid = {(each.col, each.row): each for each in view.maze}
    inside = {cell: each for cell, each in laid.items() if in_window(*cell)}
    assert {cell: names[number - 1] for cell, number in cards.items()} == {
        cell: each.card for cell, each in inside.items()
    }
    assert {cell for cell in turned if cell in inside} == {
        cell for cell, each in inside.items() if each.turned
    }
    assert seen.one("outside_cards") == len(laid) - len(inside)
    cut_off = {(each.col, each.row) for each in view.cut_off}
    assert seen.cells("cut off").keys() == {cell for cell in cut_off if in_window(*cell)}
    known = dict(zip(GOALS, ("treasure", "stone SW", "stone ES"), strict=True))
    for goal in view.goals:
        cell = (goal.col, goal.row)
        assert (cell in seen.cells("face down")) == (not goal.face_up)
        shown = [card for card, plane in known.items() if cell in seen.cells(plane)]
        assert shown == ([] if goal.card is None else [goal.card])


def check_mine(seen: Decoded, view: Any, names: tuple[str, ...], roles: tuple[str, ...]) -> None:
    check_maze(seen, view, names)
    assert seen.cards("hand", names) == Counter(view.hand)
    assert seen.cards("discarded", names) == Counter(
        each.card for each in view.discards if each.card is not None
    )
    passes = Counter(each.seat for each in view.discards if not each.seen)
    assert seen.by_seat("passed") == [passes[seat] for seat in range(seen.players)]
    assert seen.by_seat("cards") == [each.cards for each in view.seats]
    for seat, each in enumerate(view.seats):
        broken = seen.by_seat("broken")[seat]
        assert [tool for tool, is_broken in zip(TOOLS, broken, strict=True) if is_broken] == [
            *each.broken
        ]
        assert np.flatnonzero(seen.by_seat("looked_at")[seat]).tolist() == [*each.looked_at]
        marks = seen.by_seat("role")[seat]
        assert [roles[at] for at, mark in enumerate(marks) if mark] == [each.role] * (
            each.role is not None
        )
    assert seen.one("deck") == view.deck
    assert seen.seat_marked("last_seat") == view.last_seat


def check_saboteur(seen: Decoded, view: Any) -> None:
    check_mine(seen, view, NAMES, ROLES)
    assert tuple(seen.fields["gold"]) == view.gold
    assert tuple(seen.fields["offer"]) == (view.offer or (0, 0, 0))
    assert seen.one("passes") == view.passes


def check_saboteur2(seen: Decoded, view: Any) -> None:
    check_mine(seen, view, NAMES2, ROLES2)
    places = [NAMES2[number - 1] for number in seen.fields["hand places"] if number]
    assert places == [*view.hand]
    assert seen.by_seat("imprisoned") == [each.imprisoned for each in view.seats]
    assert seen.by_seat("nuggets") == [each.nuggets for each in view.seats]
    for name, queue in (("thieves", view.thieves), ("robbers", view.robbers)):
        ranks = seen.by_seat(name)
        assert [ranks[seat] for seat in queue] == [*range(1, len(queue) + 1)]
        assert sum(rank > 0 for rank in ranks) == len(queue)
    for seat, each in enumerate(view.seats):
        row = seen.by_seat("inspected")[seat]
        turned = [row[(other - seen.seat) % seen.players] for other in range(seen.players)]
        assert np.flatnonzero(turned).tolist() == [*each.inspected]
    away = Counter(each.role for each in view.roles_away if each.role is not None)
    assert seen.cards("known away", ROLES2) == away
    put = Counter(each.seat for each in view.roles_away)
    assert seen.by_seat("roles away") == [put[seat] for seat in range(seen.players)]
    assert seen.one("crystals") == view.crystals


def check_seven_seals(seen: Decoded, view: Any) -> None:
    names = tuple(SEALS_CARDS[card] for card in cards_in_play(seen.players))
    assert seen.cards("hand", names) == Counter(view.hand)
    on_table: list[Any] = [] if view.trick is None else [*view.trick.cards]
    assert seen.cards("trick", names) == Counter(card for card in on_table if card)
    tricks = [*view.played] + ([] if view.trick is None else [view.trick])
    players, numbers = seen.fields["played_by"], seen.fields["played_in"]
    found = {
        (numbers[at], (players[at] - 1 + seen.seat) % seen.players, name)
        for at, name in enumerate(names)
        if players[at]
    }
    assert found == {
        (number, seat, card)
        for number, trick in enumerate(tricks, 1)
        for seat, card in enumerate(trick.cards)
        if card
    }
    size = len(SEALS)
    held = [seen.fields["seals"][at * size : (at + 1) * size] for at in range(seen.players + 1)]
    for seat, each in enumerate(view.seats):
        mine = held[(seat - seen.seat) % seen.players]
        assert mine == [getattr(each.seals, name) for name in SEALS]
    assert held[-1] == [getattr(view.stock, name) for name in SEALS]
    assert seen.by_seat("tricks") == [each.tricks for each in view.seats]
    assert seen.by_seat("owed") == [each.owed for each in view.seats]
    assert seen.seat_marked("saboteur") == view.saboteur
    check_points(seen, [each.points for each in view.seats])


def check_points(seen: Decoded, points: list[int]) -> None:
    numbers, turned = seen.fields["points"], np.roll(points, -seen.seat).tolist()
    size = len(points)
    assert [100 * numbers[at] + numbers[at + size] for at in range(size)] == turned


def check_sabotage(seen: Decoded, view: Any) -> None:
    assert seen.cards("hand", SABOTAGE_CARDS) == Counter(view.hand)
    assert seen.cards("discarded", SABOTAGE_CARDS) == Counter(each.card for each in view.discards)
    side, cells = view.seats[seen.seat].side, seen.fields["card"]
    for which in range(2):
        shown = cells[9 * which : 9 * which + 9]
        roof = view.roofs[side ^ which]
        assert [SABOTAGE_CARDS[each - 1] if each else None for each in shown] == [*roof.cells]
        assert seen.fields["value"][which] == roof.value
        points = seen.fields["points"]
        assert 100 * points[which] + points[2 + which] == view.totals[side ^ which]
    assert seen.one("deck") == view.deck
    assert seen.seat_marked("turn") == view.turn
    assert seen.by_seat("cards") == [each.cards for each in view.seats]


CHECKS = {
    "saboteur": check_saboteur,
    "saboteur2": check_saboteur2,
    "seven_seals": check_seven_seals,
    "sabotage": check_sabotage,
}


def check_turn(env: Environment, seen: Decoded, view: Any) -> None:
    phases = [mark for mark in seen.fields["phase"] if mark]
    assert phases == [1]
    assert seen.seat_marked("to_act") == view.to_act
    assert seen.one("round") == view.round
    assert seen.one("rounds") == env.options.rounds  # type: ignore[attr-defined]  # all have it


@pytest.mark.slow
@pytest.mark.parametrize("options", ALL_PLAYERS)
def test_the_view_can_be_told_from_the_numbers(options: str) -> None:
    env = environment(options)
    game, rng = env.game, Rng(len(options))
    row = one_row(env.encoder)
    for kind in ("random", "rules"):
        for number, state in enumerate(states_of(env, kind, 21, STATES)):
            if number % 5:
                continue
            seat = int(rng.below(env.options.players))
            env.encoder.encode(row, state, seat)
            seen = Decoded(env.encoder, bytes_of(row.observations), seat)
            view = game.view(state, seat)
            check_turn(env, seen, view)
            CHECKS[game.id](seen, view)
            inside = [game.move_of(int(move)) for move in row.moves]
            assert inside == [*view.moves]
