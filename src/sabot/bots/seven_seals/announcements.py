"""The rules bot's announcements: the seals that its hand will serve, or the saboteur."""

# Compiled by mypyc.

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sabot.bots.seven_seals.trick_forecast import TrickForecast, hundredths
from sabot.core.state import NOBODY
from sabot.games.seven_seals import move_codes as codes
from sabot.games.seven_seals.cards import COLOUR_COUNT, RED
from sabot.games.seven_seals.rules import SevenSeals

# Indices of `weights.ANNOUNCING`.
GAIN: Final = 0
SEAL: Final = 1
RED_SEAL: Final = 2
SLACK: Final = 3
RIVALS: Final = 4
SABOTAGED: Final = 5
ROB: Final = 6
ROB_OWING: Final = 7
ROB_RICH: Final = 8
REFUGE: Final = 9
# The weight for the saboteur of three players; those for four and five follow.
SABOTEUR_3: Final = 10
SABOTEUR_SLACK: Final = 13
USUAL_BASE: Final = 4
FEWEST: Final = 3
MOST_SEALS: Final = 5
# Costs are cached for fewer seals than this.
COSTS: Final = 8
UNKNOWN: Final = -1


class AnnouncementPolicy:
    """Scores announcements. Call `look` once, then the rest."""

    def __init__(self, weights: vec[i64], forecast: TrickForecast) -> None:
        self.weights = weights
        self.forecast = forecast
        # A cache of the cost of each colour by its number of seals.
        self.costs = vec[i64]([UNKNOWN] * (COLOUR_COUNT * COSTS))

    def look(self, game: SevenSeals) -> None:
        """Compute what the seat to act knows."""
        self.forecast.look(game)
        index: i64
        for index in range(COLOUR_COUNT * COSTS):
            self.costs[index] = UNKNOWN

    def cost_of(self, game: SevenSeals, colour: i64, need: i64) -> i64:
        """The expected cost of a colour if the seat promises this number of tricks."""
        at = colour * COSTS + need
        if self.costs[at] == UNKNOWN:
            self.costs[at] = self.forecast.cost_of(game, colour, need)
        return self.costs[at]

    def scores(self, game: SevenSeals, moves: vec[i64]) -> vec[i64]:
        """The scores of taking a seal or the saboteur; finishing scores 0."""
        scores = vec[i64](capacity=len(moves))
        best: i64 = 0
        for move in moves:
            liking: i64 = 0
            if codes.verb_of(move) == codes.TAKE:
                liking = self.liking_of_seal(
                    game, codes.taken_colour_of(move), codes.source_of(move)
                )
                best = max(best, liking)
            elif move == codes.SABOTEUR_MOVE:
                # The saboteur replaces all seals, so its score is relative to the best of them.
                liking = best + self.weights[REFUGE] * self.saved_as_saboteur(game)
            scores = append(scores, liking)
        return scores

    def liking_of_seal(self, game: SevenSeals, colour: i64, source: i64) -> i64:
        """The score of one more seal of a colour."""
        weights = self.weights
        need = game.held(game.seat, colour)
        gain = self.cost_of(game, colour, need) - self.cost_of(game, colour, need + 1)
        liking = weights[GAIN] * hundredths(gain) + self.bias(game, colour)
        if source == codes.FROM_STOCK:
            return liking
        liking += weights[ROB] + weights[ROB_OWING] * game.owed(source)
        return liking + weights[ROB_RICH] * (game.score(game.seat) - game.score(source))

    def bias(self, game: SevenSeals, colour: i64) -> i64:
        """The part of a seal's score that depends on the promises of the others."""
        weights = self.weights
        liking = weights[SEAL]
        if colour == RED:
            liking += weights[RED_SEAL]
        if game.saboteur != NOBODY:
            liking += weights[SABOTAGED]
        rivals: i64 = 0
        seat: i64
        for seat in range(game.setup.players):
            if seat != game.seat:
                rivals += game.held(seat, colour)
        return liking + weights[SLACK] * self.forecast.slack + weights[RIVALS] * rivals

    def saved_as_saboteur(self, game: SevenSeals) -> i64:
        """The saving of being the saboteur over the best promise."""
        cost = self.cost_of_promise(game)
        weights = self.weights
        usual = weights[SABOTEUR_3 + game.setup.players - FEWEST]
        saved = weights[SABOTEUR_SLACK] * self.forecast.slack // 10
        return cost - usual + saved - 100 * (game.setup.saboteur_base - USUAL_BASE)

    def cost_of_promise(self, game: SevenSeals) -> i64:
        """The expected cost of the best promise for this hand, in hundredths."""
        cost: i64 = 0
        colour: i64
        need: i64
        for colour in range(COLOUR_COUNT):
            best = self.cost_of(game, colour, 0)
            for need in range(1, MOST_SEALS + 1):
                other = self.cost_of(game, colour, need)
                if other >= best:
                    break
                best = other
            cost += best
        return hundredths(cost)
