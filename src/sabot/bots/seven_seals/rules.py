"""R1: a linear policy for The Seven Seals with hand-written features.

It promises the tricks that its hand will bring, wins those and ducks the rest; as the saboteur it
leaves tricks to players who have no use for them.
"""

# Compiled by mypyc.

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.linear_policy import LinearPolicy
from sabot.bots.policy import Policy
from sabot.bots.seven_seals.announcements import AnnouncementPolicy
from sabot.bots.seven_seals.hand_features import GUESSES, SURE, SURE_BITS
from sabot.bots.seven_seals.trick_forecast import NO_CARD, TrickForecast, hundredths
from sabot.bots.seven_seals.trick_odds import wants_trick
from sabot.bots.seven_seals.weights import ANNOUNCING as ANNOUNCING_FEATURES
from sabot.bots.seven_seals.weights import FEATURES, NAMES, TEMPERS
from sabot.bots.weights import all_weights
from sabot.core.state import NOBODY, State
from sabot.games.seven_seals import cards
from sabot.games.seven_seals.move_codes import GIVE, TAKE_BLACK, verb_of, what_of
from sabot.games.seven_seals.rules import SevenSeals
from sabot.games.seven_seals.state import ANNOUNCING, PLAYING

# Indices of `weights.FEATURES`.
PENALTY: Final = 0
WIN: Final = 1
WIN_COLOURED: Final = 2
WIN_WHITE: Final = 3
WIN_BLACK: Final = 4
LEAVE_BLACK: Final = 5
LEAVE_SERVED: Final = 6
OVERTAKE_SERVED: Final = 7
OVERTAKE_BLACK: Final = 8
LEAD_WANTED: Final = 9
LEAD_UNWANTED: Final = 10
LEAD_RED: Final = 11
LEAD_LENGTH: Final = 12
LEAD_OUTRANKED: Final = 13
STRENGTH: Final = 14
DANGER: Final = 15
PLAY_RED: Final = 16
EMPTIES: Final = 17
DISCARD: Final = 18
VALUE: Final = 19
KEEP_WHITE: Final = 20
GIVE_RED: Final = 21
SETTLE_BLACK: Final = 22
FEATURE_COUNT: Final = 23

# The beginning of the weights of each temper, and of those for announcing.
CHASING_AT: Final = 0
DUCKING_AT: Final = 23
SABOTAGING_AT: Final = 46


class Rules(LinearPolicy):
    """The policy of the rules bot."""

    def __init__(self, tempers: vec[i64], announcing: vec[i64], guesses: vec[i64]) -> None:
        super().__init__(tempers, FEATURE_COUNT)
        self.forecast = TrickForecast(guesses)
        self.announcing = AnnouncementPolicy(announcing, self.forecast)
        # The first of the moves that are scored.
        self.first: i64 = 0

    def scores(self, state: State, moves: vec[i64]) -> vec[i64]:
        """The scores of the moves of the seat to act, in thousandths."""
        game = cast("SevenSeals", state)
        if game.phase == ANNOUNCING:
            self.announcing.look(game)
            return self.announcing.scores(game, moves)
        return super().scores(state, moves)

    def prepare(self, state: State, moves: vec[i64]) -> None:
        """Forecast the round, and select the weights of the seat's temper."""
        game = cast("SevenSeals", state)
        self.first = moves[0]
        self.forecast.look(game)
        self.forecast.reckon_all(game)
        self.take(temper_of(game))

    def judge(self, state: State, move: i64) -> None:
        """Add up the features of a move."""
        game = cast("SevenSeals", state)
        if game.phase == PLAYING:
            self.judge_card(game, move)
        else:
            self.judge_settlement(game, move, self.first)

    # Playing a card.

    def judge_card(self, game: SevenSeals, card: i64) -> None:
        """Add up the features of playing a card."""
        forecast = self.forecast
        colour = card >> cards.COLOUR_SHIFT
        chance = forecast.chance_to_win(game, card)
        self.judge_outcome(game, card, chance)
        lower: i64 = 0
        first = forecast.first[colour]
        while game.hands[first + lower] != card:
            lower += 1
        higher = forecast.count[colour] - lower - 1
        self.add(STRENGTH, hundredths(forecast.strength(card, higher)))
        self.add(DANGER, hundredths(forecast.danger(card, lower)))
        self.add(VALUE, card & (cards.COLOUR_STRIDE - 1))
        if colour == cards.RED:
            self.add(PLAY_RED, 1)
        elif forecast.count[colour] == 1:
            self.add(EMPTIES, 1)
        if game.trick_size() == 0:
            self.judge_lead(game, card)
        else:
            self.judge_answer(game, card, chance)

    def judge_outcome(self, game: SevenSeals, card: i64, chance: i64) -> None:
        """Add the expected cost of the round, by the chance that the card wins."""
        forecast = self.forecast
        missed = forecast.penalty_without(game, card, NO_CARD)
        if chance == 0:
            self.add(PENALTY, hundredths(missed))
            return
        won = missed
        percent = hundredths(chance)
        self.add(WIN, percent)
        if game.seat != game.saboteur:
            seal = self.seal_for(game, card)
            if seal == cards.BLACK:
                self.add(WIN_BLACK, percent)
                won += cards.BLACK_POINTS * SURE
            elif seal != NO_CARD:
                won = forecast.penalty_without(game, card, seal)
                if seal == cards.WHITE:
                    self.add(WIN_WHITE, percent)
                else:
                    self.add(WIN_COLOURED, percent)
        self.add(PENALTY, hundredths((chance * won + (SURE - chance) * missed) >> SURE_BITS))

    def seal_for(self, game: SevenSeals, card: i64) -> i64:
        """The seal to give if the card wins, BLACK if the seat takes one, or NO_CARD."""
        colour = card >> cards.COLOUR_SHIFT
        led = colour
        if game.trick_size():
            led = game.led_colour()
        # A winner by red may give either; seals of the led colour are harder to give later.
        if game.held(game.seat, led):
            return led
        if colour == cards.RED and game.held(game.seat, cards.RED):
            return cards.RED
        if game.held(game.seat, cards.WHITE):
            return cards.WHITE
        if game.held(game.stock(), cards.BLACK):
            return cards.BLACK
        return NO_CARD

    def judge_lead(self, game: SevenSeals, card: i64) -> None:
        """Add the features of leading a trick."""
        colour = card >> cards.COLOUR_SHIFT
        wanting: i64 = 0
        seat: i64
        for seat in range(game.setup.players):
            if seat != game.seat and wants_trick(game, seat, colour):
                wanting += 1
        self.add(LEAD_WANTED, wanting)
        self.add(LEAD_UNWANTED, self.forecast.others - wanting)
        self.add(LEAD_LENGTH, self.forecast.count[colour])
        self.add(LEAD_OUTRANKED, self.forecast.above[card])
        if colour == cards.RED:
            self.add(LEAD_RED, 1)

    def judge_answer(self, game: SevenSeals, card: i64, chance: i64) -> None:
        """Add the features of a later card, by the player whom it beats or leaves the trick to."""
        led = game.led_colour()
        if game.best_seat() != game.saboteur:
            if best_is_served(game, led):
                self.mind_one(chance, OVERTAKE_SERVED, LEAVE_SERVED)
            else:
                self.mind_one(chance, OVERTAKE_BLACK, LEAVE_BLACK)
        colour = card >> cards.COLOUR_SHIFT
        if colour != led and colour != cards.RED:  # noqa: PLR1714 (a set is boxed)
            self.add(DISCARD, card & (cards.COLOUR_STRIDE - 1))

    def mind_one(self, chance: i64, feature: i64, otherwise: i64) -> None:
        """Add one feature if the chance is above 0, else the other."""
        if chance:
            self.add(feature, 1)
        else:
            self.add(otherwise, 1)

    # Settling a trick.

    def judge_settlement(self, game: SevenSeals, move: i64, first: i64) -> None:
        """Add the expected cost of the round with the seals that are left."""
        forecast = self.forecast
        verb = verb_of(move)
        if verb != GIVE:
            penalty = forecast.penalty_after(game, NOBODY)
            if verb == TAKE_BLACK:
                penalty += cards.BLACK_POINTS * SURE
                self.add(SETTLE_BLACK, 1)
            self.add(PENALTY, hundredths(penalty))
            return
        seal = what_of(move)
        self.add(PENALTY, hundredths(forecast.penalty_after(game, seal)))
        if seal == cards.WHITE and what_of(first) != cards.WHITE:
            self.add(KEEP_WHITE, 1)
        if seal == cards.RED and game.led_colour() != cards.RED:
            self.add(GIVE_RED, 1)


def temper_of(game: SevenSeals) -> i64:
    """The beginning of the weights for the temper of the seat to act."""
    if game.seat == game.saboteur:
        return SABOTAGING_AT
    if game.owed(game.seat):
        return CHASING_AT
    return DUCKING_AT


def best_is_served(game: SevenSeals, led: i64) -> bool:
    """True if the player of the best card on the table has a seal to give for the trick."""
    seat = game.best_seat()
    if wants_trick(game, seat, led):
        return True
    return game.won_by_red() and wants_trick(game, seat, cards.RED)


def policy(weights: dict[str, int] | None = None) -> Policy:
    """The rules bot's policy; named weights replace the shipped ones."""
    chosen = all_weights("seven_seals", NAMES, weights)
    return Rules(
        vec[i64]([chosen[f"{temper}.{each}"] for temper in TEMPERS for each in FEATURES]),
        vec[i64]([chosen[f"announcing.{each}"] for each in ANNOUNCING_FEATURES]),
        vec[i64]([chosen[f"forecast.{guess}"] for guess in GUESSES]),
    )
