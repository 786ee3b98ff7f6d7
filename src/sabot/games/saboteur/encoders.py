"""Pieces on the table, read from the state: for views, events and positions.

Compiled: a view of every seat is made after every move.
"""

# Compiled by mypyc.

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sabot.core.state import NOBODY
from sabot.games.saboteur.cards import (
    BEST_GOLD,
    GOAL_COUNT,
    GOALS,
    ROLES,
    TOOL_COUNT,
    TOOLS,
    TREASURE,
)
from sabot.games.saboteur.cells import col_of, row_of
from sabot.games.saboteur.dig_state import (
    DEALING,
    DISCARD_CARD,
    DISCARD_OPEN,
    DISCARD_SEAT,
    DISCARD_SEAT_SHIFT,
    HAND_STRIDE,
    PLAYING,
    DigState,
)
from sabot.games.saboteur.encoding import (
    NO_GOLD,
    Cell,
    Discarded,
    Fall,
    Goal,
    Gold,
    GoldDrawn,
    GoldPaid,
    GoldStep,
    GoldTaken,
    MazeCard,
    RoundResult,
)
from sabot.games.saboteur.goals import GOAL_COLUMN, goal_row
from sabot.games.saboteur.gold import first_taker
from sabot.games.saboteur.maze import PLACE_SHIFT, TILE, tunnel_card
from sabot.games.saboteur.maze_actions import collapses
from sabot.games.saboteur.move_codes import where_of
from sabot.games.saboteur.rules import Saboteur
from sabot.games.saboteur.state import (
    PURSE_STRIDE,
    STORY_ASKED,
    STORY_DETAIL,
    STORY_DRAWN,
    STORY_KIND_SHIFT,
    STORY_SEAT,
    STORY_SEAT_SHIFT,
    STORY_TAKEN,
    STORY_VALUE,
)

# Tools, and goals looked at, by their bits.
TOOLS_OF_BITS: Final = tuple(
    tuple(TOOLS[tool] for tool in range(TOOL_COUNT) if bits >> tool & 1)
    for bits in range(1 << TOOL_COUNT)
)
GOALS_OF_BITS: Final = tuple(
    tuple(goal for goal in range(GOAL_COUNT) if bits >> goal & 1) for bits in range(1 << GOAL_COUNT)
)

# Pieces that never change are made once and shared by all views. The cache holds more of each
# kind than there are on tables whose mazes stay in their first window.
PIECES_KEPT: Final = 8192
GAMES_OF_THE_FAMILY: Final = 2


def hand_of(state: DigState, seat: int) -> list[str]:
    """The cards in a hand, in the order of the kinds."""
    base = seat * HAND_STRIDE
    hands, names = state.hands, state.base_setup.names
    return [names[card] for card in hands[base + 1 : base + 1 + hands[base]]]


def deck_of(state: DigState) -> list[str]:
    """The cards left to draw, the top one first."""
    return [state.base_setup.names[card] for card in state.deck[state.drawn :]]


@lru_cache(GAMES_OF_THE_FAMILY)
def tunnels_of(names: tuple[str, ...]) -> Callable[[int], MazeCard]:
    """The tunnel cards in a maze by their numbers, in a game whose cards have these names."""

    @lru_cache(PIECES_KEPT)
    def tunnel(laid: int) -> MazeCard:
        place, tile = laid >> PLACE_SHIFT, laid & TILE
        cell = (int(col_of(place)), int(row_of(place)))
        return MazeCard(names[tunnel_card(tile)], *cell, turned_tile(tile))

    return tunnel


def maze_cards(state: DigState) -> list[MazeCard]:
    """The tunnel cards in the maze, by column and row."""
    return [*map(tunnels_of(state.base_setup.names), state.maze.laid_cards())]


def maze_card(state: DigState, place: int) -> MazeCard:
    """The tunnel card at a place."""
    return tunnels_of(state.base_setup.names)(state.maze.laid_card(place))


@lru_cache(PIECES_KEPT)
def cell_at(place: int) -> Cell:
    """The cell with this number."""
    return Cell(int(col_of(place)), int(row_of(place)))


def cut_off(state: DigState) -> tuple[Cell, ...]:
    """The face-up cards that can't be walked to from the start, by column and row."""
    return tuple(map(cell_at, state.maze.cut_off()))


def falls_of(state: DigState) -> tuple[Fall, ...]:
    """The rockfalls that would newly cut cards off, each with those cards."""
    falls: list[Fall] = []
    for move in collapses(state, vec[i64]()):
        cell = cell_at(where_of(move))
        places = state.maze.cut_off_without(cell.col, cell.row)
        if len(places):
            falls.append(Fall(cell.col, cell.row, tuple(map(cell_at, places))))
    return tuple(falls)


def turned_tile(tile: int) -> bool:
    """True if a tile is its card turned by 180 degrees."""
    return tile % 2 == 0


def goal_at(state: DigState, goal: int) -> Goal:
    """A goal as it is."""
    row = int(goal_row(goal))
    face_up = not state.maze.is_face_down(goal)
    turned = face_up and turned_tile(int(state.maze.tile(GOAL_COLUMN, row)))
    return Goal(GOAL_COLUMN, row, GOALS[state.goals[goal]], face_up, turned)


@lru_cache(GAMES_OF_THE_FAMILY)
def discarded_of(names: tuple[str, ...]) -> Callable[[int], Discarded]:
    """The cards on a discard pile by their numbers, in a game whose cards have these names."""

    @lru_cache(PIECES_KEPT)
    def discarded(entry: int) -> Discarded:
        seat = entry >> DISCARD_SEAT_SHIFT & DISCARD_SEAT
        return Discarded(names[entry & DISCARD_CARD], seat, bool(entry & DISCARD_OPEN))

    return discarded


def discards_of(state: DigState) -> list[Discarded]:
    """The discard pile, the oldest card first."""
    return [*map(discarded_of(state.base_setup.names), state.discards)]


def broken_tools(state: DigState, seat: int) -> tuple[str, ...]:
    """The broken tools in front of a seat."""
    return TOOLS_OF_BITS[state.broken(seat)]


def peeks_of(state: DigState, seat: int) -> tuple[int, ...]:
    """The goals that a seat has looked at with a map."""
    return GOALS_OF_BITS[state.peeked(seat)]


def roles_of(state: Saboteur) -> list[str]:
    """The players' roles; the last is the spare one."""
    return [ROLES[role] for role in state.roles]


def purse_of(state: Saboteur, seat: int) -> Gold:
    """The gold cards of a seat."""
    first = seat * PURSE_STRIDE
    ones, twos, threes = state.purses[first : first + PURSE_STRIDE]
    return int(ones), int(twos), int(threes)


def offer_of(state: Saboteur) -> Gold:
    """The gold cards that are passed round."""
    ones, twos, threes = state.offer
    return int(ones), int(twos), int(threes)


def round_is_over(state: DigState) -> bool:
    """True if roles and goals lie open: from the end of a round until the next deal (SAB.7.3)."""
    dealt = state.round_number > 0
    return dealt and state.phase != PLAYING


def awaits_first_deal(state: DigState) -> bool:
    """True if nothing has been dealt yet."""
    return state.phase == DEALING and state.round_number == 0


@lru_cache(PIECES_KEPT)
def step_of(code: int) -> GoldStep:
    """A step of the gold by its number, but for what a digger chose from."""
    kind, seat = code >> STORY_KIND_SHIFT, code >> STORY_SEAT_SHIFT & STORY_SEAT
    detail = code & STORY_DETAIL
    if kind == STORY_DRAWN:
        return GoldDrawn(detail)
    if kind == STORY_TAKEN:
        return GoldTaken(seat, bool(detail & STORY_ASKED), detail & STORY_VALUE, None)
    return GoldPaid(seat, detail >> 12, (detail & 15, detail >> 4 & 15, detail >> 8 & 15))


def story_of(state: Saboteur) -> list[GoldStep]:
    """All that happened to the gold, the whole truth, in order."""
    steps = [*map(step_of, state.story)]
    left = offer_of(state)
    # What a digger chose from is what was taken then and later, so this is read from the end.
    for index in reversed(range(len(steps))):
        step = steps[index]
        if isinstance(step, GoldTaken):
            left = with_card(left, step.value or 0)
            if step.asked:
                steps[index] = GoldTaken(step.seat, step.asked, step.value, left)
        elif isinstance(step, GoldDrawn):
            left = NO_GOLD
    return steps


def winning_side(state: Saboteur) -> str:
    """The diggers if the treasure lies open, else the saboteurs, if there are any (SAB.8.7)."""
    if any(
        state.goals[goal] == TREASURE and not state.maze.is_face_down(goal)
        for goal in range(GOAL_COUNT)
    ):
        return "diggers"
    return "saboteurs" if "saboteur" in roles_of(state)[:-1] else "nobody"


def result_of(state: Saboteur) -> RoundResult:
    """How the round that is over ended."""
    side = winning_side(state)
    players = roles_of(state)[:-1]
    winners = tuple(seat for seat, role in enumerate(players) if f"{role}s" == side)
    return RoundResult(side, winners, gold_from(state, side, len(winners)))


def gold_from(state: Saboteur, won_by: str, winners: int) -> int:
    """Where in the story of the gold the steps of the round that is over begin."""
    steps = len(state.story)
    if won_by != "diggers":
        # Each saboteur has been paid in one step.
        return steps - winners
    if first_taker(state, state.last_seat) == NOBODY:
        return steps
    kinds = [step >> STORY_KIND_SHIFT for step in state.story]
    return steps - 1 - kinds[::-1].index(STORY_DRAWN)


def with_card(gold: Gold, value: int, cards: int = 1) -> Gold:
    """The gold with cards of one value added."""
    ones, twos, threes = gold
    return (
        ones + (cards if value == 1 else 0),
        twos + (cards if value == 2 else 0),
        threes + (cards if value == 3 else 0),
    )


def gold_values(gold: Gold) -> list[int]:
    """The gold cards one by one, the lowest first."""
    return [value + 1 for value in range(BEST_GOLD) for _ in range(gold[value])]
