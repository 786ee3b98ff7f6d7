"""What a screen is shown at every step of random games, and a second reading of it."""

import re
from collections.abc import Iterator
from typing import Any

from sabot.core.rng import Rng
from sabot.games.registry import game_of_options
from tests.conformance.subjects import SUBJECTS

Cell = tuple[int, int]
Mouth = tuple[Cell, str]

STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
FACING = {"N": "S", "E": "W", "S": "N", "W": "E"}


def states(options: str, seed: int) -> Iterator[Any]:
    """Every state of a game in which somebody is to act; odd seeds are steered."""
    game = game_of_options(options)
    steer = SUBJECTS[game.id].steer
    state = game.new(game.parse_options(options))
    rng = Rng(seed)
    while not state.over():
        if state.awaits_deal():
            state.deal(rng)
            continue
        yield state
        moves = game.legal_moves(state)
        game.play(state, steer(moves, rng) if seed % 2 else moves[rng.below(len(moves))])


def card_played(text: str) -> str | None:
    """The card that a move plays, by its notation; None if it discards or plays none."""
    return None if ":" in text else re.split("[@>]", text)[0]


class Walk:
    """Where one can walk to from the start, by the cards of a view alone: slow, and by letters."""

    def __init__(self, view: Any) -> None:
        self.groups: dict[Cell, list[set[str]]] = {(0, 0): [set("NESW")]}
        ladders: list[Cell] = []
        for card in view.maze:
            cell = (card.col, card.row)
            self.groups[cell] = groups_of(card.card, turned=card.turned)
            if card.card.startswith("ladder-"):
                ladders.append(cell)
        for goal in view.goals:
            if goal.face_up:
                shape = "NESW" if goal.card == "treasure" else goal.card
                self.groups[goal.col, goal.row] = groups_of(shape, turned=goal.turned)
        self.found: set[Mouth] = set()
        for cell in [(0, 0), *ladders]:
            for group in self.groups[cell]:
                for side in group:
                    self.go(cell, side)

    def go(self, cell: Cell, side: str) -> None:
        """Walk to a mouth of a card, and on to all that it is joined with."""
        if (cell, side) in self.found:
            return
        self.found.add((cell, side))
        for group in self.groups[cell]:
            for other in group if side in group else ():
                self.go(cell, other)
        beyond = (cell[0] + STEPS[side][0], cell[1] + STEPS[side][1])
        if any(FACING[side] in group for group in self.groups.get(beyond, ())):
            self.go(beyond, FACING[side])

    def cut_off(self) -> list[Cell]:
        """The cards of which no mouth was walked to."""
        return sorted(self.groups.keys() - {cell for cell, _ in self.found})


def groups_of(shape: str, *, turned: bool) -> list[set[str]]:
    """The open sides of a card in groups that are joined; a dead end is a group of its own."""
    joined, _, dead = shape.rpartition("-")[2].partition("x")
    groups = [set(group) for group in [*joined.split("/"), *dead] if group]
    return [{FACING[side] for side in group} if turned else group for group in groups]
