"""The maze, tools and hands of Saboteur and Saboteur 2 as numbers: what the two games share."""

# Compiled by mypyc.

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from sabot.core.state import NOBODY, State
from sabot.envs.encoder import OUTSIDE, Encoder, Row
from sabot.envs.maze_planes import MazePlanes
from sabot.envs.numbers import clear, mark, mark_cells, put, tally, tally_passes
from sabot.envs.window import Window
from sabot.games.saboteur.cards import FIRST_BROKEN, FIRST_REPAIR, GOAL_COUNT, ROCKFALL, TOOL_COUNT
from sabot.games.saboteur.cells import MIDDLE, col_of, row_of
from sabot.games.saboteur.dig_state import (
    DISCARD_CARD,
    DISCARD_OPEN,
    DISCARD_SEAT,
    DISCARD_SEAT_SHIFT,
    HAND_STRIDE,
    OVER,
    PLAYING,
    DigSetup,
    DigState,
)
from sabot.games.saboteur.maze import tunnel_tile
from sabot.games.saboteur.maze_actions import mendable
from sabot.games.saboteur.move_codes import (
    BREAK,
    COLLAPSE,
    LAY,
    LOOK,
    REPAIR,
    card_of,
    mended_seat_of,
    mended_tool_of,
    turned_of,
    verb_of,
    where_of,
)
from sabot.games.saboteur.shapes import REJECTS_ALL

SEATS: Final = " Seats count from one's own to the left."
SLOT_NUMBERS: Final = 4


class MazeEncoder(Encoder):
    """What the two games on the maze share. Each adds its own actions and fields."""

    def __init__(self, setup: DigSetup, window: Window, shows: vec[i64]) -> None:
        super().__init__(int(setup.players))
        self.window = window
        self.width = window.width
        self.height = window.height
        self.kinds: i64 = len(setup.names)
        self.tiles = tile_numbers(setup)
        self.ways_to_mend = mending_numbers()
        self.declare_shared_actions(setup.names)
        self.maze = MazePlanes(self, setup.opening.shapes, window, shows)
        self.planes = len(self.fields)
        self.declare_shared_fields(int(setup.players))

    # Actions.

    def declare_shared_actions(self, names: tuple[str, ...]) -> None:
        """Declare the actions with the cards that both games have."""
        laid: i64 = 0
        shown: list[str] = []
        index: i64
        for index in range(len(self.tiles)):
            if self.tiles[index] != OUTSIDE:
                laid += 1
                shown.append(names[index >> 1] + (" turned" if index & 1 else ""))
        cells = self.window.cells
        self.lay_actions = laid * cells
        self.block("lay", laid * cells, "A tunnel card on each cell: " + ", ".join(shown) + ".")
        self.collapse = self.block("collapse", cells, "A rockfall on each cell.")
        self.breaking = self.block(
            "break", TOOL_COUNT * self.players, "A broken pick, lantern, cart at each seat." + SEATS
        )
        self.repair = self.block(
            "repair",
            9 * self.players,
            "A repair card and the tool that it repairs, at each seat: pick, lantern, cart, the"
            " pick and the lantern of pick/lantern, and so on." + SEATS,
        )
        self.look = self.block("look", GOAL_COUNT, "A map at each goal, from north to south.")

    def declare_slots(self) -> None:
        """Declare the actions for moves outside the window; the last ones."""
        self.slots = self.window.slots
        self.first_slot = self.block(
            "outside", self.slots, "Legal moves outside the window, in the order of their codes."
        )

    def action_of(self, state: State, move: i64) -> i64:
        """The index of a legal move of the seat to act, or OUTSIDE."""
        verb = verb_of(move)
        if verb == LAY:
            cell = self.window.cell_of(where_of(move))
            if cell < 0:
                return OUTSIDE
            return self.tiles[2 * card_of(move) + turned_of(move)] * self.window.cells + cell
        if verb == COLLAPSE:
            cell = self.window.cell_of(where_of(move))
            return OUTSIDE if cell < 0 else self.collapse + cell
        if verb == BREAK:
            steps = self.relative(state.to_act(), where_of(move))
            return self.breaking + (card_of(move) - FIRST_BROKEN) * self.players + steps
        if verb == REPAIR:
            steps = self.relative(state.to_act(), mended_seat_of(move))
            way = (card_of(move) - FIRST_REPAIR) * TOOL_COUNT + mended_tool_of(move)
            return self.repair + self.ways_to_mend[way] * self.players + steps
        if verb == LOOK:
            return self.look + where_of(move)
        return self.own_action_of(state, move)

    def own_action_of(self, state: State, move: i64) -> i64:
        """The index of a legal move that only this game has."""
        raise NotImplementedError

    def offer(self, row: Row, state: State, seat: i64) -> None:
        """Write the mask, and where the seat to act could lay a card."""
        could_lay = row.at + self.maze.could_lay
        numbers = row.observations
        cells = self.window.cells
        mark_cells(numbers, could_lay, row.actions, self.lay_actions, cells, 0)
        super().offer(row, state, seat)
        mark_cells(numbers, could_lay, row.actions, self.lay_actions, cells, 1)

    # Observations.

    def declare_shared_fields(self, players: int) -> None:
        """Declare what both games show besides the maze."""
        self.hand = self.field("hand", self.kinds, 6, "How many cards one holds, by kind.")
        self.discarded = self.field(
            "discarded",
            self.kinds,
            9,
            "How many cards one has seen discarded in this round, by kind; one's own passes too.",
        )
        self.passed = self.field(
            "passed", players, 120, "Cards that each seat has discarded face down." + SEATS
        )
        self.cards = self.field("cards", players, 6, "Cards in each hand." + SEATS)
        self.broken = self.field(
            "broken",
            players * TOOL_COUNT,
            1,
            "Whether pick, lantern, cart of each seat is broken." + SEATS,
        )
        self.looked = self.field(
            "looked_at", players * GOAL_COUNT, 1, "Goals that each seat has used a map on." + SEATS
        )
        self.phase = self.field(
            "phase", OVER + 1, 1, "Whether it is dealing, playing, sharing or over."
        )
        self.to_act = self.field("to_act", players, 1, "Which seat is to act." + SEATS)
        self.last = self.field("last_seat", players, 1, "Who played the last card." + SEATS)
        self.deck = self.field("deck", 1, 120, "How many cards are left to draw.")
        self.round = self.field("round", 1, 10, "The round, from 1 on.")
        self.rounds = self.field("rounds", 1, 10, "How many rounds the game has.")
        self.outside_cards = self.field(
            "outside_cards", 1, 120, "How many tunnel cards lie outside the window."
        )
        self.slot = self.field(
            "outside",
            self.window.slots * SLOT_NUMBERS,
            255,
            "The move of each action `outside`: 1 + kind of card, whether turned, column + 128,"
            " row + 128; zeros where there is none.",
        )

    def may_score(self, state: State) -> bool:
        """False while cards are played: gold is shared out at the end of a round."""
        game = cast("DigState", state)
        return game.phase != PLAYING

    def observe(self, row: Row, state: State, seat: i64) -> None:
        """Write what a seat may know."""
        game = cast("DigState", state)
        numbers = row.observations
        outside = self.maze.draw(row, game, seat)
        put(numbers, row.at + self.outside_cards, outside)
        self.observe_cards(row, game, seat)
        self.observe_seats(row, game, seat)
        self.observe_slots(row)

    def observe_cards(self, row: Row, state: DigState, seat: i64) -> None:
        """Write one's own hand, and the discards that one knows."""
        numbers = row.observations
        hand = row.at + self.hand
        clear(numbers, hand, 2 * self.kinds + self.players)  # up to `passed`
        first = seat * HAND_STRIDE + 1
        end = first + state.hands[first - 1]
        tally(numbers, hand, state.hands, first, end, DISCARD_CARD)
        tally_passes(
            numbers,
            row.at + self.discarded,
            row.at + self.passed,
            state.discards,
            seat,
            self.players,
            DISCARD_CARD,
            DISCARD_OPEN,
            DISCARD_SEAT_SHIFT,
            DISCARD_SEAT,
        )

    def observe_seats(self, row: Row, state: DigState, seat: i64) -> None:
        """Write what lies in front of each seat, and whose turn it is."""
        numbers = row.observations
        at = row.at
        players = self.players
        other: i64
        bit: i64
        for other in range(players):
            place = self.relative(seat, other)
            put(numbers, at + self.cards + place, state.hand_count(other))
            broken = state.broken(other)
            peeked = state.peeked(other)
            for bit in range(TOOL_COUNT):
                put(numbers, at + self.broken + place * TOOL_COUNT + bit, (broken >> bit) & 1)
                put(numbers, at + self.looked + place * GOAL_COUNT + bit, (peeked >> bit) & 1)
        to_act = state.to_act()
        if to_act != NOBODY:
            to_act = self.relative(seat, to_act)
        mark(numbers, at + self.phase, OVER + 1, state.phase)
        mark(numbers, at + self.to_act, players, to_act)
        mark(numbers, at + self.last, players, self.relative(seat, state.last_seat))
        put(numbers, at + self.deck, state.deck_left())
        put(numbers, at + self.round, state.round_number)
        put(numbers, at + self.rounds, state.base_setup.rounds)

    def observe_slots(self, row: Row) -> None:
        """Write what the actions outside the window stand for."""
        numbers = row.observations
        at = row.at + self.slot
        clear(numbers, at, self.slots * SLOT_NUMBERS)
        actions = row.actions
        index: i64
        for index in range(len(actions)):
            slot = actions[index] - self.first_slot
            if slot < 0:
                continue
            move = row.moves[index]
            there = at + slot * SLOT_NUMBERS
            put(numbers, there, 1 + card_of(move))
            put(numbers, there + 1, turned_of(move))
            put(numbers, there + 2, col_of(where_of(move)) + MIDDLE)
            put(numbers, there + 3, row_of(where_of(move)) + MIDDLE)


def roles_are_open(state: DigState) -> bool:
    """True if roles and goals lie open: from the end of a round until the next deal (SAB.7.3)."""
    return state.round_number > 0 and state.phase != PLAYING


def tile_numbers(setup: DigSetup) -> vec[i64]:
    """A number for each way to lay a tunnel card, by 2 x kind + turned; OUTSIDE for no such way."""
    shapes = setup.opening.shapes
    numbers = vec[i64]()
    found: i64 = 0
    kind: i64
    turned: i64
    for kind in range(len(setup.names)):
        for turned in range(2):
            tile = tunnel_tile(kind, turned)
            fits = tile < len(shapes.opens)
            fits = fits and shapes.opens[tile] != 0 and shapes.rejects[tile] != REJECTS_ALL
            numbers = append(numbers, found if fits else OUTSIDE)
            if fits:
                found += 1
    return numbers


def mending_numbers() -> vec[i64]:
    """A number for each repair card and tool that it repairs, by 3 x card + tool."""
    numbers = vec[i64]()
    found: i64 = 0
    card: i64
    tool: i64
    for card in range(FIRST_REPAIR, ROCKFALL):
        for tool in range(TOOL_COUNT):
            fits = (mendable(card) >> tool) & 1
            numbers = append(numbers, found if fits else OUTSIDE)
            found += fits
    return numbers
