"""R1: a linear policy for Saboteur with hand-written features.

Diggers lead the tunnel to where they believe the treasure is; saboteurs blend in while it is far,
and strike when it comes near.
"""

# Compiled by mypyc.

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.linear_policy import LinearPolicy
from sabot.bots.policy import Policy
from sabot.bots.saboteur.distance_cache import DistanceCache
from sabot.bots.saboteur.distances import Distances
from sabot.bots.saboteur.public_suspicion import DEEDS, Suspicion
from sabot.bots.saboteur.weights import ALARMS, FEATURES, NAMES, TEMPERS
from sabot.bots.weights import all_weights
from sabot.core.state import State
from sabot.games.saboteur import move_codes as codes
from sabot.games.saboteur.cards import FIRST_BROKEN, FIRST_REPAIR, MAP, ROCKFALL, SABOTEUR
from sabot.games.saboteur.cells import col_of
from sabot.games.saboteur.maze import side_count, tunnel_tile
from sabot.games.saboteur.rules import Saboteur
from sabot.games.saboteur.shapes import SIDE_COUNT

# Indices of `weights.FEATURES`.
LAYS: Final = 0
PROGRESS: Final = 1
SETBACK: Final = 2
TREASURE: Final = 3
STONE: Final = 4
MOUTHS: Final = 5
DEAD_END: Final = 6
IDLE: Final = 7
BREAKS: Final = 8
BREAK_SUSPECT: Final = 9
BREAK_IDLE: Final = 10
BREAK_FINISHER: Final = 11
BREAK_SELF: Final = 12
REPAIR_SELF: Final = 13
REPAIR_OTHER: Final = 14
REPAIR_SUSPECT: Final = 15
REPAIR_FREES: Final = 16
REPAIR_DOUBLE: Final = 17
COLLAPSES: Final = 18
COLLAPSE_GAIN: Final = 19
COLLAPSE_CUT: Final = 20
LOOKS: Final = 21
LOOK_IDLE: Final = 22
LOOK_NEAR: Final = 23
PASSES: Final = 24
KEEP_WAY: Final = 25
KEEP_FORK: Final = 26
KEEP_DEAD_END: Final = 27
KEEP_BROKEN: Final = 28
KEEP_REPAIR: Final = 29
KEEP_ROCKFALL: Final = 30
KEEP_MAP: Final = 31
KEEP_MAP_IDLE: Final = 32
GOLD: Final = 33
BEHIND: Final = 34
LOOK_SEEN: Final = 35
FEATURE_COUNT: Final = 36

# The beginning of the weights of each temper.
DIGGER_AT: Final = 0
BLENDING_AT: Final = 36
STRIKING_AT: Final = 72

FIRST_DOUBLE: Final = 22
# At this cost or less the tunnel is nearly finished.
ABOUT_TO_FINISH: Final = 25
ALARM: Final = 16


class Rules(LinearPolicy):
    """The policy of the rules bot.

    `alarms` has the distances, in tenths of a card, at which a saboteur begins to strike and
    strikes fully; and the same for the share of the deck that is left, in hundredths.
    """

    def __init__(self, tempers: vec[i64], deeds: vec[i64], alarms: vec[i64]) -> None:
        super().__init__(tempers, FEATURE_COUNT)
        self.alarms = alarms
        self.distances: Distances = DistanceCache(1)
        self.suspicion = Suspicion(deeds)

    def prepare(self, state: State, moves: vec[i64]) -> None:
        """Compute the distances, and select the weights of the seat's role."""
        game = cast("Saboteur", state)
        if codes.verb_of(moves[0]) == codes.TAKE_GOLD:
            self.take(DIGGER_AT)
            return
        self.distances.look(game, game.maze)
        if game.roles[game.seat] == SABOTEUR:
            self.blend(BLENDING_AT, STRIKING_AT, self.alarm(game), ALARM)
        else:
            self.take(DIGGER_AT)
        collapses = False
        others = False
        for move in moves:
            verb = codes.verb_of(move)
            collapses = collapses or verb == codes.COLLAPSE
            others = others or verb in (codes.BREAK, codes.REPAIR, codes.LOOK)
        if collapses:
            self.distances.find_trunk(game.maze)
        if others:
            self.suspicion.weigh(game)

    def alarm(self, game: Saboteur) -> i64:
        """The urgency of stopping the tunnel: 0 while it is far, ALARM when it is near."""
        near = risen(self.distances.nearest, self.alarms[0], self.alarms[1])
        setup = game.setup
        deck = len(setup.cards) - setup.players * setup.hand_size
        left = 100 * game.deck_left() // deck
        return max(near, risen(left, self.alarms[2], self.alarms[3]))

    # Features of moves.

    def judge(self, state: State, move: i64) -> None:
        """Add up the features of a move."""
        game = cast("Saboteur", state)
        verb = codes.verb_of(move)
        if verb == codes.LAY:
            self.judge_lay(game, move)
        elif verb == codes.DISCARD:
            self.judge_pass(game, codes.card_of(move))
        elif verb == codes.BREAK:
            self.judge_break(game, codes.where_of(move))
        elif verb == codes.REPAIR:
            self.judge_repair(game, codes.mended_seat_of(move), codes.card_of(move))
        elif verb == codes.COLLAPSE:
            self.judge_collapse(game, codes.where_of(move))
        elif verb == codes.LOOK:
            self.judge_look(game, codes.where_of(move))
        else:
            self.add(GOLD, codes.card_of(move))

    def judge_lay(self, game: Saboteur, move: i64) -> None:
        """Add the features of a tunnel card: where it leads, and the cost after it."""
        distances = self.distances
        tile = tunnel_tile(codes.card_of(move), codes.turned_of(move))
        distances.judge_lay(game.maze, codes.where_of(move), tile)
        self.add(LAYS, 1)
        # A laid card is no longer available: of two that lead equally far, prefer the less useful
        # one.
        self.add(self.worth(game, codes.card_of(move)), -1)
        if distances.way_after < distances.way:
            self.add(PROGRESS, distances.way - distances.way_after)
        else:
            self.add(SETBACK, distances.way_after - distances.way)
            if col_of(codes.where_of(move)) <= 0:
                self.add(BEHIND, 1)
        self.add(TREASURE, distances.treasure)
        self.add(STONE, distances.stone)
        self.add(MOUTHS, distances.mouths)
        if mouths_of(game, codes.card_of(move)) == 0:
            self.add(DEAD_END, 1)
        elif distances.way_after == distances.way:
            self.add(IDLE, 1)

    def judge_break(self, game: Saboteur, seat: i64) -> None:
        """Add the features of breaking a tool."""
        self.add(BREAKS, 1)
        if seat == game.seat:
            self.add(BREAK_SELF, 1)
            return
        self.add(BREAK_SUSPECT, self.suspicion.of[seat])
        if game.broken(seat):
            self.add(BREAK_IDLE, 1)
        elif self.distances.nearest <= ABOUT_TO_FINISH:
            self.add(BREAK_FINISHER, game.setup.players - self.turns_until(game, seat))

    def turns_until(self, game: Saboteur, seat: i64) -> i64:
        """The number of turns until the seat's turn."""
        players = game.setup.players
        if game.setup.onward == 1:
            return (seat - game.seat + players) % players
        return (game.seat - seat + players) % players

    def judge_repair(self, game: Saboteur, seat: i64, card: i64) -> None:
        """Add the features of a repair card."""
        if seat == game.seat:
            self.add(REPAIR_SELF, 1)
        else:
            self.add(REPAIR_OTHER, 1)
            self.add(REPAIR_SUSPECT, self.suspicion.of[seat])
        broken = game.broken(seat)
        if broken & (broken - 1) == 0:
            self.add(REPAIR_FREES, 1)
        if card >= FIRST_DOUBLE:
            self.add(REPAIR_DOUBLE, 1)

    def judge_collapse(self, game: Saboteur, place: i64) -> None:
        """Add the features of a rockfall: it shortens the path or cuts it."""
        distances = self.distances
        distances.judge_collapse(game.maze, place)
        self.add(COLLAPSES, 1)
        if distances.way_after < distances.way:
            self.add(COLLAPSE_GAIN, distances.way - distances.way_after)
        else:
            self.add(COLLAPSE_CUT, distances.way_after - distances.way)

    def judge_look(self, game: Saboteur, goal: i64) -> None:
        """Add the features of a map."""
        distances = self.distances
        if distances.knows_treasure() or not (distances.unseen >> goal) & 1:
            self.add(LOOK_IDLE, 1)
            return
        self.add(LOOKS, 1)
        if goal == distances.near_goal:
            self.add(LOOK_NEAR, 1)
        if self.suspicion.trusts_looker(game, goal):
            self.add(LOOK_SEEN, 1)

    def judge_pass(self, game: Saboteur, card: i64) -> None:
        """Add the features of a pass: the other uses of the card."""
        self.add(PASSES, 1)
        self.add(self.worth(game, card), -1)

    def worth(self, game: Saboteur, card: i64) -> i64:
        """The feature of keeping a card of this kind."""
        if card < FIRST_BROKEN:
            mouths = mouths_of(game, card)
            if mouths == 0:
                return KEEP_DEAD_END
            if mouths == 2:
                return KEEP_WAY
            return KEEP_FORK
        if card < FIRST_REPAIR:
            return KEEP_BROKEN
        if card < ROCKFALL:
            return KEEP_REPAIR
        if card == ROCKFALL:
            return KEEP_ROCKFALL
        if card == MAP and self.distances.knows_treasure():
            return KEEP_MAP_IDLE
        return KEEP_MAP


def risen(now: i64, first: i64, last: i64) -> i64:
    """0 from `first` up, ALARM from `last` down, and linear in between."""
    if now >= first:
        return 0
    if now <= last:
        return ALARM
    return ALARM * (first - now) // (first - last)


def mouths_of(game: Saboteur, card: i64) -> i64:
    """The number of joined sides of a tunnel card; 0 for a dead end."""
    joins = game.maze.shapes.joins
    first = tunnel_tile(card, 0) * SIDE_COUNT
    joined = joins[first] | joins[first + 1] | joins[first + 2] | joins[first + 3]
    return side_count(joined)


def policy(weights: dict[str, int] | None = None) -> Policy:
    """The rules bot's policy; named weights replace the shipped ones."""
    chosen = all_weights("saboteur", NAMES, weights)
    return Rules(
        vec[i64]([chosen[f"{temper}.{each}"] for temper in TEMPERS for each in FEATURES]),
        vec[i64]([chosen[f"suspicion.{deed}"] for deed in DEEDS]),
        vec[i64]([chosen[f"alarm.{alarm}"] for alarm in ALARMS]),
    )
