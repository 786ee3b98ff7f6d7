"""Saboteur as numbers: the maze and the shared part, roles, and gold."""

# Compiled by mypyc.

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from sabot.core.state import State
from sabot.envs.encoder import Row
from sabot.envs.maze_encoder import SEATS, MazeEncoder, roles_are_open
from sabot.envs.numbers import clear, put
from sabot.envs.window import Window
from sabot.games.saboteur.cards import BEST_GOLD, DIGGER, GOAL_COUNT, KINDS, ROLES, TREASURE
from sabot.games.saboteur.dig_state import SHARING
from sabot.games.saboteur.move_codes import DISCARD, card_of, verb_of
from sabot.games.saboteur.rules import Saboteur
from sabot.games.saboteur.setup import Setup
from sabot.games.saboteur.state import (
    PURSE_STRIDE,
    STORY_DETAIL,
    STORY_KIND_SHIFT,
    STORY_PAID,
    STORY_SEAT,
    STORY_SEAT_SHIFT,
    STORY_TAKEN,
)

# What is owed stands above the three counts of cards that were paid.
OWED_SHIFT: Final = 12


class SaboteurEncoder(MazeEncoder):
    """Saboteur as numbers."""

    def __init__(self, setup: Setup, window: Window) -> None:
        super().__init__(setup, window, vec[i64]())
        players = self.players
        self.discard = self.block("discard", KINDS, "Each kind of card, discarded face down.")
        self.take_gold = self.block("take gold", BEST_GOLD, "A gold card of 1, 2, 3 nuggets.")
        self.declare_slots()
        self.role = self.field(
            "role", players * 2, 1, "Whether one knows each seat as a digger, a saboteur." + SEATS
        )
        self.passes = self.field("passes", 1, 120, "Passes in a row since the deck is empty.")
        self.gold = self.field("gold", BEST_GOLD, 28, "One's own gold cards of 1, 2, 3 nuggets.")
        self.on_offer = self.field(
            "offer", BEST_GOLD, 9, "Gold cards of 1, 2, 3 nuggets that one chooses from."
        )
        self.taken = self.field("taken", players, 30, "Gold cards each digger has taken." + SEATS)
        self.owed = self.field("owed", players, 40, "Nuggets paid to each saboteur." + SEATS)

    def own_action_of(self, state: State, move: i64) -> i64:
        """The index of a discard or of a gold card."""
        del state
        if verb_of(move) == DISCARD:
            return self.discard + card_of(move)
        return self.take_gold + card_of(move) - 1

    def observe(self, row: Row, state: State, seat: i64) -> None:
        """Write what a seat may know."""
        game = cast("Saboteur", state)
        super().observe(row, state, seat)
        numbers = row.observations
        at = row.at
        put(numbers, at + self.passes, game.passes)
        self.observe_roles(row, game, seat)
        chooses = game.phase == SHARING and game.seat == seat
        index: i64
        for index in range(BEST_GOLD):
            put(numbers, at + self.gold + index, game.purses[seat * PURSE_STRIDE + index])
            put(numbers, at + self.on_offer + index, game.offer[index] if chooses else 0)
        self.observe_story(row, game, seat)

    def observe_roles(self, row: Row, state: Saboteur, seat: i64) -> None:
        """Write the roles that a seat knows: its own, and all once the round is over (SAB.7.3)."""
        numbers = row.observations
        at = row.at + self.role
        clear(numbers, at, self.players * len(ROLES))
        if state.round_number == 0:
            return
        numbers[at + state.roles[seat]] = 1
        if not roles_are_open(state):
            return
        other: i64
        for other in range(self.players):
            numbers[at + self.relative(seat, other) * len(ROLES) + state.roles[other]] = 1

    def observe_story(self, row: Row, state: Saboteur, seat: i64) -> None:
        """Write what everybody saw of the gold: who took a card, and who was paid (SAB.8.8)."""
        numbers = row.observations
        at = row.at
        clear(numbers, at + self.taken, 2 * self.players)
        for step in state.story:
            kind = step >> STORY_KIND_SHIFT
            place = self.relative(seat, (step >> STORY_SEAT_SHIFT) & STORY_SEAT)
            if kind == STORY_TAKEN:
                numbers[at + self.taken + place] += 1
            elif kind == STORY_PAID:
                there = at + self.owed + place
                put(numbers, there, i64(numbers[there]) + ((step & STORY_DETAIL) >> OWED_SHIFT))

    def side_won(self, state: State, seat: i64) -> i64:
        """Diggers win if the treasure was reached, saboteurs if it was not (SAB.7)."""
        game = cast("Saboteur", state)
        found = False
        goal: i64
        for goal in range(GOAL_COUNT):
            if game.goals[goal] == TREASURE:
                found = not game.maze.is_face_down(goal)
        return 1 if found == (game.roles[seat] == DIGGER) else -1


def encoder(state: State, window: Window | None) -> MazeEncoder:
    """The encoder for games with the options of this one, and a window, or the usual one."""
    game = cast("Saboteur", state)
    return SaboteurEncoder(game.setup, window if window is not None else Window())
