"""R2: watches the others, and plays by rules of thumb that are fed with what it believes."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.bot import Seen
from sabot.bots.saboteur.beliefs import SaboteurBeliefs
from sabot.bots.saboteur.informed import Informed
from sabot.bots.saboteur.suspicion import DEEDS
from sabot.bots.saboteur.weights import ALARMS, FEATURES, NAMES, TEMPERS
from sabot.bots.weights import all_weights
from sabot.core.game import AnyGame
from sabot.core.rng import Rng
from sabot.games.saboteur.view import View

# Where the treasure is less likely than this, one does not dig for it.
UNLIKELY: Final = 0.15
COOLNESS: Final = 5.0

# What the detective minds otherwise than the rules bot; suspicion is in hundredths here.
OWN_WEIGHTS: Final = {
    "digger.break_suspect": 150,
    "digger.repair_suspect": -150,
    "blending.break_suspect": -60,
    "striking.break_suspect": -60,
    "blending.repair_suspect": 60,
    "striking.repair_suspect": 60,
}


class DetectiveBot:
    """Draws one of its moves by how much it likes them, the best ones nearly always."""

    follows: bool = True

    def __init__(
        self, game: AnyGame, beliefs: SaboteurBeliefs, policy: Informed, seed: int
    ) -> None:
        self.game = game
        self.beliefs = beliefs
        self.policy = policy
        self.rng = Rng(seed)

    def see(self, step: Seen) -> None:
        """Learn from it."""
        self.beliefs.see(step)

    def choose(self, view: Any) -> Any:
        """One of the moves that the view offers."""
        if len(view.moves) == 1:
            return view.moves[0]
        world = self.beliefs.worlds(view, 1, self.rng)[0]
        self.policy.inform(self.suspicion(view), self.chances())
        return self.game.move_of(int(self.policy.pick(world, self.rng, COOLNESS)))

    def suspicion(self, view: View) -> vec[i64]:
        """By seat, how much likelier than anybody it is a saboteur, in hundredths."""
        seats = range(len(view.seats))
        chances = [self.beliefs.hypotheses.chance(seat) for seat in seats]
        others = [chance for seat, chance in enumerate(chances) if seat != self.beliefs.seat]
        usual = sum(others) / len(others)
        return vec[i64]([round(100 * (chance - usual)) for chance in chances])

    def chances(self) -> vec[i64]:
        """By goal, how likely it is the treasure, in hundredths; 0 where it is unlikely."""
        likely = [
            chance if chance >= UNLIKELY else 0.0 for chance in self.beliefs.hypotheses.treasure()
        ]
        return vec[i64]([round(100 * chance / sum(likely)) for chance in likely])


def informed(weights: dict[str, int]) -> Informed:
    """The rules of thumb with these weights instead of the shipped ones."""
    chosen = all_weights("saboteur", NAMES, weights)
    return Informed(
        vec[i64]([chosen[f"{temper}.{each}"] for temper in TEMPERS for each in FEATURES]),
        vec[i64]([chosen[f"suspicion.{deed}"] for deed in DEEDS]),
        vec[i64]([chosen[f"alarm.{alarm}"] for alarm in ALARMS]),
    )
