"""R1: a linear policy for Saboteur 2 with hand-written features.

Diggers and the boss lead the tunnel to where they believe the treasure is, diggers past the rivals'
doors; geologists lay crystals; the profiteer waits; saboteurs blend in while the tunnel is far, and
strike when it comes near.
"""

# Compiled by mypyc.

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.policy import Policy
from sabot.bots.saboteur2.card_values import WORTH_UNIT, CardValues
from sabot.bots.saboteur2.distances import BARRED_TILE
from sabot.bots.saboteur2.features import (
    BREAK_FINISHER,
    BREAK_IDLE,
    BREAK_STANCE,
    BREAKS,
    CHANGE_BLEAK,
    CHANGE_OTHER,
    CHANGE_SELF,
    CHANGE_STANCE,
    CLEAR_FREES,
    CLEAR_LATE,
    CLEARS,
    CLEARS_PRISON,
    COLLAPSE_CRYSTAL,
    COLLAPSE_CUT,
    COLLAPSE_GAIN,
    COLLAPSES,
    CRYSTALS,
    DEAD_END,
    DIGGER_AT,
    DOOR,
    FOREIGN,
    FREE_OTHER,
    FREE_SELF,
    FREE_STANCE,
    IDLE,
    IMPRISONS,
    INSPECT_IDLE,
    INSPECTS,
    LAYS,
    LOOK_IDLE,
    LOOK_NEAR,
    LOOKS,
    MOUTHS,
    PASS_MORE,
    PASSES,
    PRISON_LATE,
    PRISON_STANCE,
    PROGRESS,
    REPAIR_DOUBLE,
    REPAIR_FREES,
    REPAIR_OTHER,
    REPAIR_SELF,
    REPAIR_STANCE,
    RIVAL_DOOR,
    ROBS,
    SETBACK,
    STONE,
    SWAP_CARDS,
    SWAP_WORTH,
    SWAPS,
    TREASURE,
    TURNS_THIEF,
    WARD_OTHER,
    WARD_SELF,
)
from sabot.bots.saboteur2.hostility import DEEDS
from sabot.bots.saboteur2.weights import ALARMS, FEATURES, NAMES, TEMPERS
from sabot.bots.weights import all_weights
from sabot.core.state import State
from sabot.games.saboteur.cells import col_of, row_of
from sabot.games.saboteur.dig_state import HAND_STRIDE
from sabot.games.saboteur.maze import TILE, WALKED_SHIFT, tunnel_tile
from sabot.games.saboteur.move_codes import (
    BREAK,
    COLLAPSE,
    LAY,
    LOOK,
    REPAIR,
    card_of,
    mended_seat_of,
    turned_of,
    verb_of,
    where_of,
)
from sabot.games.saboteur.shapes import SIDE_COUNT
from sabot.games.saboteur2.legal_moves import NO_CARD
from sabot.games.saboteur2.move_codes import (
    CHANGE,
    CLEAR_PRISON,
    CLEAR_THIEF,
    IMPRISON,
    INSPECT,
    PASS,
    RELEASE,
    ROB,
    SWAP,
    TURN_THIEF,
    cleared_of,
    first_of,
    second_of,
    third_of,
)
from sabot.games.saboteur2.rules import Saboteur2
from sabot.games.saboteur2.setup import CRYSTAL, PLAIN

FIRST_DOUBLE: Final = 22
# At this cost or less the tunnel is nearly finished.
ABOUT_TO_FINISH: Final = 25


class Rules(CardValues):
    """The policy of the rules bot."""

    def prepare(self, state: State, moves: vec[i64]) -> None:
        """Compute what the moves have in common: distances, hostility and card values."""
        game = cast("Saboteur2", state)
        if verb_of(moves[0]) == ROB:
            self.take(DIGGER_AT)
            return
        self.look_around(game)
        collapses = False
        others = False
        for move in moves:
            verb = verb_of(move)
            if verb >= PASS:
                break
            collapses = collapses or verb == COLLAPSE
            others = others or (verb not in (LAY, COLLAPSE, LOOK))
        if collapses:
            self.distances.find_trunk(self.maze)
        if others:
            self.hostility.weigh(game)

    def judge(self, state: State, move: i64) -> None:
        """Add up the features of a move."""
        game = cast("Saboteur2", state)
        verb = verb_of(move)
        if verb == LAY:
            self.judge_lay(game, move)
        elif verb == PASS:
            self.judge_pass(move)
        elif verb > LOOK:
            self.judge_new(game, move)
        elif verb == BREAK:
            self.judge_break(game, where_of(move))
        elif verb == REPAIR:
            self.judge_repair(game, mended_seat_of(move), card_of(move))
        elif verb == COLLAPSE:
            self.judge_collapse(game, where_of(move))
        else:
            self.judge_look(where_of(move))

    # The cards of the base game.

    def judge_lay(self, game: Saboteur2, move: i64) -> None:
        """Add the features of a tunnel card: its mouths, the cost after it, and what it shows."""
        distances = self.distances
        card = card_of(move)
        place = where_of(move)
        tile = tunnel_tile(card, turned_of(move))
        shown = game.setup.shows[tile]
        joined = self.leads_on(tile)
        self.add(LAYS, 1)
        # A laid card is no longer available: of two that lead equally far, prefer the less useful
        # one.
        self.score -= self.worths[card]
        if shown == CRYSTAL:
            self.add(CRYSTALS, 1)
        elif shown == self.barred:
            self.add(RIVAL_DOOR, 1)
            tile = BARRED_TILE
        elif shown != PLAIN:
            self.add(DOOR, 1)
        distances.judge_lay(self.maze, place, tile)
        self.judge_way()
        self.add(TREASURE, distances.treasure)
        self.add(STONE, distances.stone)
        self.add(MOUTHS, distances.mouths)
        if not joined:
            self.add(DEAD_END, 1)
        elif distances.way_after == distances.way:
            self.add(IDLE, 1)
        if self.is_foreign(game, place):
            self.add(FOREIGN, 1)

    def judge_way(self) -> None:
        """Add the change in cost by a tunnel card."""
        distances = self.distances
        if distances.way_after < distances.way:
            self.add(PROGRESS, distances.way - distances.way_after)
        else:
            self.add(SETBACK, distances.way_after - distances.way)

    def leads_on(self, tile: i64) -> bool:
        """True if a tile is no dead end."""
        shapes = self.maze.shapes
        if shapes.ladders[tile]:
            return True
        first = tile * SIDE_COUNT
        joins = shapes.joins
        return joins[first] | joins[first + 1] | joins[first + 2] | joins[first + 3] != 0

    def is_foreign(self, game: Saboteur2, place: i64) -> bool:
        """True if the rivals can walk to this place and the seat can't."""
        if self.maze is game.maze:
            return False
        cell = self.maze.cell(col_of(place), row_of(place))
        theirs = game.maze.cells[cell] >> WALKED_SHIFT
        return theirs != 0 and self.maze.cells[cell] >> WALKED_SHIFT == 0

    def judge_break(self, game: Saboteur2, seat: i64) -> None:
        """Add the features of breaking a tool."""
        self.add(BREAKS, 1)
        self.add(BREAK_STANCE, self.hostility.of[seat])
        if game.broken(seat) or game.imprisoned(seat):
            self.add(BREAK_IDLE, 1)
        elif self.distances.nearest <= ABOUT_TO_FINISH:
            self.add(BREAK_FINISHER, self.soon(game, seat))

    def soon(self, game: Saboteur2, seat: i64) -> i64:
        """The number of players minus the turns until the seat's turn."""
        players = game.setup.players
        return players - (seat - game.seat + players) % players

    def judge_repair(self, game: Saboteur2, seat: i64, card: i64) -> None:
        """Add the features of a repair card."""
        if seat == game.seat:
            self.add(REPAIR_SELF, 1)
        else:
            self.add(REPAIR_OTHER, 1)
            self.add(REPAIR_STANCE, self.hostility.of[seat])
        broken = game.broken(seat)
        if broken & (broken - 1) == 0 and not game.imprisoned(seat):
            self.add(REPAIR_FREES, 1)
        if card >= FIRST_DOUBLE:
            self.add(REPAIR_DOUBLE, 1)

    def judge_collapse(self, game: Saboteur2, place: i64) -> None:
        """Add the features of a rockfall: the change in cost, and the crystal that it takes."""
        distances = self.distances
        distances.judge_collapse(self.maze, place)
        self.add(COLLAPSES, 1)
        if distances.way_after < distances.way:
            self.add(COLLAPSE_GAIN, distances.way - distances.way_after)
        else:
            self.add(COLLAPSE_CUT, distances.way_after - distances.way)
        cell = game.maze.cell(col_of(place), row_of(place))
        if game.setup.shows[game.maze.cells[cell] & TILE] == CRYSTAL:
            self.add(COLLAPSE_CRYSTAL, 1)

    def judge_look(self, goal: i64) -> None:
        """Add the features of a map."""
        distances = self.distances
        if distances.knows_treasure() or not (distances.unseen >> goal) & 1:
            self.add(LOOK_IDLE, 1)
            return
        self.add(LOOKS, 1)
        if goal == distances.near_goal:
            self.add(LOOK_NEAR, 1)

    # The new action cards.

    def judge_new(self, game: Saboteur2, move: i64) -> None:
        """Add the features of a new action card, of clearing a card in front, or of a theft."""
        verb = verb_of(move)
        if verb > PASS:
            if verb == ROB:
                self.add(ROBS, game.nuggets[where_of(move)])
            else:
                self.judge_clear(game, move)
            return
        seat = where_of(move)
        if verb == TURN_THIEF:
            self.add(TURNS_THIEF, 1)
        elif verb == IMPRISON:
            self.add(IMPRISONS, 1)
            self.add(PRISON_STANCE, self.hostility.of[seat])
            self.add(PRISON_LATE, self.late)
        elif verb == RELEASE:
            self.judge_release(game, seat)
        elif verb == INSPECT:
            self.judge_inspection(game, seat)
        elif verb == CHANGE:
            self.judge_change(game, seat)
        elif verb == SWAP:
            self.judge_swap(game, seat)
        elif seat == game.seat:
            self.add(WARD_SELF, 1)
        else:
            self.add(WARD_OTHER, 1)

    def judge_inspection(self, game: Saboteur2, seat: i64) -> None:
        """Add the features of an inspection."""
        if game.has_inspected(game.seat, seat):
            self.add(INSPECT_IDLE, 1)
        else:
            self.add(INSPECTS, 1)

    def judge_release(self, game: Saboteur2, seat: i64) -> None:
        """Add the features of leaving the prison."""
        if seat == game.seat:
            self.add(FREE_SELF, 1)
            return
        self.add(FREE_OTHER, 1)
        self.add(FREE_STANCE, self.hostility.of[seat])

    def judge_change(self, game: Saboteur2, seat: i64) -> None:
        """Add the features of a change of role, one's own or another's."""
        if seat == game.seat:
            self.add(CHANGE_SELF, 1)
            self.add(CHANGE_BLEAK, self.bleak)
            return
        self.add(CHANGE_OTHER, 1)
        self.add(CHANGE_STANCE, self.hostility.of[seat])

    def judge_swap(self, game: Saboteur2, seat: i64) -> None:
        """Add the features of a swap of hands: the cards given away, and how many more one gets."""
        first = game.seat * HAND_STRIDE + 1
        count = game.hands[first - 1]
        worth: i64 = 0
        index: i64
        for index in range(first, first + count):
            worth += self.worths[game.hands[index]]
        self.add(SWAPS, 1)
        self.add(SWAP_WORTH, worth // WORTH_UNIT)
        self.add(SWAP_CARDS, game.hand_count(seat) - count + 1)

    # Discards.

    def judge_pass(self, move: i64) -> None:
        """Add the features of a pass: the other uses of the cards."""
        worths = self.worths
        more = self.weights[PASS_MORE]
        score = self.weights[PASSES] - worths[first_of(move)]
        second = second_of(move)
        if second != NO_CARD:
            score += more - worths[second]
            third = third_of(move)
            if third != NO_CARD:
                score += more - worths[third]
        self.score = score

    def judge_clear(self, game: Saboteur2, move: i64) -> None:
        """Add the features of discarding two cards to remove a card in front of the seat."""
        what = cleared_of(move)
        self.add(CLEARS, 1)
        self.score -= self.worths[first_of(move)] + self.worths[second_of(move)]
        if what == CLEAR_THIEF:
            self.add(WARD_SELF, 1)
            return
        if what == CLEAR_PRISON:
            self.add(CLEARS_PRISON, 1)
            self.add(CLEAR_LATE, self.late)
        hindered: i64 = game.broken(game.seat)
        if game.imprisoned(game.seat):
            hindered |= 1 << CLEAR_PRISON
        if hindered & (hindered - 1) == 0:
            self.add(CLEAR_FREES, 1)


def policy(weights: dict[str, int] | None = None) -> Policy:
    """The rules bot's policy; named weights replace the shipped ones."""
    chosen = all_weights("saboteur2", NAMES, weights)
    return Rules(
        vec[i64]([chosen[f"{temper}.{each}"] for temper in TEMPERS for each in FEATURES]),
        vec[i64]([chosen[f"suspicion.{deed}"] for deed in DEEDS]),
        vec[i64]([chosen[f"alarm.{alarm}"] for alarm in ALARMS]),
    )
