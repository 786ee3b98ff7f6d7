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
from sabot.bots.saboteur.public_suspicion import DEEDS
from sabot.bots.saboteur.weights import ALARMS
from sabot.bots.saboteur2 import features
from sabot.bots.saboteur2.card_values import WORTH_UNIT, CardValues
from sabot.bots.saboteur2.distances import BARRED_TILE
from sabot.bots.saboteur2.weights import FEATURES, NAMES, TEMPERS
from sabot.bots.weights import all_weights
from sabot.core.state import State
from sabot.games.saboteur import move_codes as base_codes
from sabot.games.saboteur.cells import col_of, row_of
from sabot.games.saboteur.dig_state import HAND_STRIDE
from sabot.games.saboteur.maze import TILE, WALKED_SHIFT, tunnel_tile
from sabot.games.saboteur.shapes import SIDE_COUNT
from sabot.games.saboteur2 import move_codes as codes
from sabot.games.saboteur2.legal_moves import NO_CARD
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
        if base_codes.verb_of(moves[0]) == codes.ROB:
            self.take(features.DIGGER_AT)
            return
        self.look_around(game)
        collapses = False
        others = False
        for move in moves:
            verb = base_codes.verb_of(move)
            if verb >= codes.PASS:
                break
            collapses = collapses or verb == base_codes.COLLAPSE
            others = others or (verb not in (base_codes.LAY, base_codes.COLLAPSE))
        if collapses:
            self.distances.find_trunk(self.maze)
        if others:
            self.hostility.weigh(game)

    def judge(self, state: State, move: i64) -> None:
        """Add up the features of a move."""
        game = cast("Saboteur2", state)
        verb = base_codes.verb_of(move)
        if verb == base_codes.LAY:
            self.judge_lay(game, move)
        elif verb == codes.PASS:
            self.judge_pass(move)
        elif verb > base_codes.LOOK:
            self.judge_new(game, move)
        elif verb == base_codes.BREAK:
            self.judge_break(game, base_codes.where_of(move))
        elif verb == base_codes.REPAIR:
            self.judge_repair(game, base_codes.mended_seat_of(move), base_codes.card_of(move))
        elif verb == base_codes.COLLAPSE:
            self.judge_collapse(game, base_codes.where_of(move))
        else:
            self.judge_look(game, base_codes.where_of(move))

    # The cards of the base game.

    def judge_lay(self, game: Saboteur2, move: i64) -> None:
        """Add the features of a tunnel card: its mouths, the cost after it, and what it shows."""
        distances = self.distances
        card = base_codes.card_of(move)
        place = base_codes.where_of(move)
        tile = tunnel_tile(card, base_codes.turned_of(move))
        shown = game.setup.shows[tile]
        joined = self.leads_on(tile)
        self.add(features.LAYS, 1)
        # A laid card is no longer available: of two that lead equally far, prefer the less useful
        # one.
        self.score -= self.worths[card]
        if shown == CRYSTAL:
            self.add(features.CRYSTALS, 1)
        elif shown == self.barred:
            self.add(features.RIVAL_DOOR, 1)
            tile = BARRED_TILE
        elif shown != PLAIN:
            self.add(features.DOOR, 1)
        distances.judge_lay(self.maze, place, tile)
        self.judge_way()
        self.add(features.TREASURE, distances.treasure)
        self.add(features.STONE, distances.stone)
        self.add(features.MOUTHS, distances.mouths)
        if not joined:
            self.add(features.DEAD_END, 1)
        elif distances.way_after == distances.way:
            self.add(features.IDLE, 1)
        if self.is_foreign(game, place):
            self.add(features.FOREIGN, 1)

    def judge_way(self) -> None:
        """Add the change in cost by a tunnel card."""
        distances = self.distances
        if distances.way_after < distances.way:
            self.add(features.PROGRESS, distances.way - distances.way_after)
        else:
            self.add(features.SETBACK, distances.way_after - distances.way)

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
        self.add(features.BREAKS, 1)
        self.add(features.BREAK_STANCE, self.hostility.of[seat])
        if game.broken(seat) or game.imprisoned(seat):
            self.add(features.BREAK_IDLE, 1)
        elif self.distances.nearest <= ABOUT_TO_FINISH:
            self.add(features.BREAK_FINISHER, self.soon(game, seat))

    def soon(self, game: Saboteur2, seat: i64) -> i64:
        """The number of players minus the turns until the seat's turn."""
        players = game.setup.players
        return players - (seat - game.seat + players) % players

    def judge_repair(self, game: Saboteur2, seat: i64, card: i64) -> None:
        """Add the features of a repair card."""
        if seat == game.seat:
            self.add(features.REPAIR_SELF, 1)
        else:
            self.add(features.REPAIR_OTHER, 1)
            self.add(features.REPAIR_STANCE, self.hostility.of[seat])
        broken = game.broken(seat)
        if broken & (broken - 1) == 0 and not game.imprisoned(seat):
            self.add(features.REPAIR_FREES, 1)
        if card >= FIRST_DOUBLE:
            self.add(features.REPAIR_DOUBLE, 1)

    def judge_collapse(self, game: Saboteur2, place: i64) -> None:
        """Add the features of a rockfall: the change in cost, and the crystal that it takes."""
        distances = self.distances
        distances.judge_collapse(self.maze, place)
        self.add(features.COLLAPSES, 1)
        if distances.way_after < distances.way:
            self.add(features.COLLAPSE_GAIN, distances.way - distances.way_after)
        else:
            self.add(features.COLLAPSE_CUT, distances.way_after - distances.way)
        cell = game.maze.cell(col_of(place), row_of(place))
        if game.setup.shows[game.maze.cells[cell] & TILE] == CRYSTAL:
            self.add(features.COLLAPSE_CRYSTAL, 1)

    def judge_look(self, game: Saboteur2, goal: i64) -> None:
        """Add the features of a map."""
        distances = self.distances
        if distances.knows_treasure() or not (distances.unseen >> goal) & 1:
            self.add(features.LOOK_IDLE, 1)
            return
        self.add(features.LOOKS, 1)
        if goal == distances.near_goal:
            self.add(features.LOOK_NEAR, 1)
        if self.hostility.trusts_looker(game, goal):
            self.add(features.LOOK_SEEN, 1)

    # The new action cards.

    def judge_new(self, game: Saboteur2, move: i64) -> None:
        """Add the features of a new action card, of clearing a card in front, or of a theft."""
        verb = base_codes.verb_of(move)
        if verb > codes.PASS:
            if verb == codes.ROB:
                self.add(features.ROBS, game.nuggets[base_codes.where_of(move)])
            else:
                self.judge_clear(game, move)
            return
        seat = base_codes.where_of(move)
        if verb == codes.TURN_THIEF:
            self.add(features.TURNS_THIEF, 1)
        elif verb == codes.IMPRISON:
            self.add(features.IMPRISONS, 1)
            self.add(features.PRISON_STANCE, self.hostility.of[seat])
            self.add(features.PRISON_LATE, self.late)
        elif verb == codes.RELEASE:
            self.judge_release(game, seat)
        elif verb == codes.INSPECT:
            self.judge_inspection(game, seat)
        elif verb == codes.CHANGE:
            self.judge_change(game, seat)
        elif verb == codes.SWAP:
            self.judge_swap(game, seat)
        elif seat == game.seat:
            self.add(features.WARD_SELF, 1)
        else:
            self.add(features.WARD_OTHER, 1)

    def judge_inspection(self, game: Saboteur2, seat: i64) -> None:
        """Add the features of an inspection."""
        if game.has_inspected(game.seat, seat):
            self.add(features.INSPECT_IDLE, 1)
        else:
            self.add(features.INSPECTS, 1)

    def judge_release(self, game: Saboteur2, seat: i64) -> None:
        """Add the features of leaving the prison."""
        if seat == game.seat:
            self.add(features.FREE_SELF, 1)
            return
        self.add(features.FREE_OTHER, 1)
        self.add(features.FREE_STANCE, self.hostility.of[seat])

    def judge_change(self, game: Saboteur2, seat: i64) -> None:
        """Add the features of a change of role, one's own or another's."""
        if seat == game.seat:
            self.add(features.CHANGE_SELF, 1)
            self.add(features.CHANGE_BLEAK, self.bleak)
            return
        self.add(features.CHANGE_OTHER, 1)
        self.add(features.CHANGE_STANCE, self.hostility.of[seat])

    def judge_swap(self, game: Saboteur2, seat: i64) -> None:
        """Add the features of a swap of hands: the cards given away, and how many more one gets."""
        first = game.seat * HAND_STRIDE + 1
        count = game.hands[first - 1]
        worth: i64 = 0
        index: i64
        for index in range(first, first + count):
            worth += self.worths[game.hands[index]]
        self.add(features.SWAPS, 1)
        self.add(features.SWAP_WORTH, worth // WORTH_UNIT)
        self.add(features.SWAP_CARDS, game.hand_count(seat) - count + 1)

    # Discards.

    def judge_pass(self, move: i64) -> None:
        """Add the features of a pass: the other uses of the cards."""
        worths = self.worths
        more = self.weights[features.PASS_MORE]
        score = self.weights[features.PASSES] - worths[codes.first_of(move)]
        second = codes.second_of(move)
        if second != NO_CARD:
            score += more - worths[second]
            third = codes.third_of(move)
            if third != NO_CARD:
                score += more - worths[third]
        self.score = score

    def judge_clear(self, game: Saboteur2, move: i64) -> None:
        """Add the features of discarding two cards to remove a card in front of the seat."""
        what = codes.cleared_of(move)
        self.add(features.CLEARS, 1)
        self.score -= self.worths[codes.first_of(move)] + self.worths[codes.second_of(move)]
        if what == codes.CLEAR_THIEF:
            self.add(features.WARD_SELF, 1)
            return
        if what == codes.CLEAR_PRISON:
            self.add(features.CLEARS_PRISON, 1)
            self.add(features.CLEAR_LATE, self.late)
        hindered: i64 = game.broken(game.seat)
        if game.imprisoned(game.seat):
            hindered |= 1 << codes.CLEAR_PRISON
        if hindered & (hindered - 1) == 0:
            self.add(features.CLEAR_FREES, 1)


def policy(weights: dict[str, int] | None = None) -> Policy:
    """The rules bot's policy; named weights replace the shipped ones."""
    return Rules(*tables(weights))


def tables(weights: dict[str, int] | None = None) -> tuple[vec[i64], vec[i64], vec[i64]]:
    """The weights in the form that the hot code reads: tempers, deeds and alarms."""
    chosen = all_weights("saboteur2", NAMES, weights)
    return (
        vec[i64]([chosen[f"{temper}.{each}"] for temper in TEMPERS for each in FEATURES]),
        vec[i64]([chosen[f"suspicion.{deed}"] for deed in DEEDS]),
        vec[i64]([chosen[f"alarm.{alarm}"] for alarm in ALARMS]),
    )
