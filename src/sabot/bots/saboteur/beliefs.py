"""What a seat of Saboteur believes: roles and treasure exactly, from all that it saw."""

from typing import Any, Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.bot import Seen
from sabot.bots.policy import Policy
from sabot.bots.role_posterior import RolePosterior
from sabot.bots.saboteur.concealment import LITTLE, Concealment
from sabot.bots.saboteur.informed_policy import InformedPolicy
from sabot.bots.saboteur.likelihood_mixture import LikelihoodMixture
from sabot.bots.saboteur.observed_moves import LED_ASTRAY, LED_ON, ObservedMove, deed_of
from sabot.bots.saboteur.role_prior import prior_of, role_cards, rule_out
from sabot.bots.saboteur.world_sampler import WorldSampler
from sabot.bots.suspicion import CAUTION, Reason, Suspect, capped, strongest
from sabot.core.game import AnyGame
from sabot.core.rng import Rng
from sabot.core.state import State
from sabot.games.saboteur.cards import ROLES, SABOTEUR
from sabot.games.saboteur.view import View

# Where the treasure is less likely than this, one does not dig for it.
UNLIKELY: Final = 0.15
# A saboteur and a digger do this about as often: nothing that speaks for or against anybody.
SLIGHT: Final = 1.1
# Keeps the chance of beliefs apart from that of the bot with the same seed.
OWN_SEED: Final = 0x5EE


class ConcealmentPrice(NamedTuple):
    """What a saboteur gives for not being held to be one e times as likely as before.

    In thousandths, while that matters most: of the score of a move, and of a win.
    """

    score: float = 6000.0
    win: float = 50.0


class PlayerModels(NamedTuple):
    """How others may be held to play, and how the seat itself does by what it believes."""

    others: tuple[Policy, ...]
    own: InformedPolicy
    price: ConcealmentPrice = ConcealmentPrice()


class SaboteurBeliefs:
    """How likely each way is in which roles and treasure may lie, for one seat."""

    def __init__(self, game: AnyGame, seat: int, models: PlayerModels, seed: int) -> None:
        self.game = game
        self.seat = seat
        self.informed = models.own
        self.price = models.price
        self.mixture = LikelihoodMixture(models.others)
        self.rng = Rng(seed ^ OWN_SEED)
        self.concealment = Concealment(game, seat, self.mixture, self.rng)
        self.round = 0
        self.step = 0
        self.posterior = RolePosterior(role_cards((0, 0)), 0)
        self.reasons: dict[int, list[Reason]] = {}
        # The view that worlds were asked for last.
        self.viewed: tuple[View, WorldSampler] | None = None
        # The view of which it was asked last what moves give away.
        self.given: tuple[View, dict[int, float]] | None = None

    # Learning.

    def see(self, step: Seen) -> None:
        """Learn from a deal or a move, anybody's."""
        for event in step.told:
            deed = deed_of(event)
            if deed is not None:
                self.attend(step.before)
                self.step += 1
                self.judge(step.before, deed)
        self.attend(step.after)

    def attend(self, view: View) -> None:
        """Believe nothing that this view rules out; in a new round begin anew."""
        if view.round != self.round:
            self.round = view.round
            self.step = 0
            self.posterior = prior_of(view)
            self.reasons = {}
            self.concealment.begin()
        elif view.phase == "playing" and rule_out(self.posterior, view):
            self.posterior.solve()

    def judge(self, view: View, deed: ObservedMove) -> None:
        """Somebody did this, in the view before it."""
        if deed.seat == self.seat:
            if self.may_hide(view):
                self.concealment.note(self.game.imagine(view, self.rng), deed.code)
            return
        unseen = WorldSampler(self.game.imagine(view, self.rng), self.seat)
        likelihoods = self.mixture.likelihoods(unseen, deed.code, self.rng)
        factor = self.posterior.learn(deed.seat, likelihoods)
        self.posterior.solve()
        self.note(deed, factor)

    def note(self, deed: ObservedMove, factor: float) -> None:
        """Remember a deed that tells something of who did it."""
        if max(factor, 1 / factor) < SLIGHT:
            return
        name = LED_ASTRAY if deed.name == LED_ON and factor > 1 else deed.name
        reason = Reason(name, factor, self.step, deed.card, deed.target)
        self.reasons.setdefault(deed.seat, []).append(reason)

    # What follows from it.

    def worlds(self, view: Any, count: int, rng: Rng) -> list[State]:
        """So many worlds of this view, each drawn by how likely it is held to be."""
        if view.phase != "playing":
            return [self.game.imagine(view, rng) for _ in range(count)]
        unseen = self.unseen_in(view, rng)
        worlds: list[State] = []
        for _ in range(count):
            self.posterior.draw(rng)
            saboteurs = self.posterior.holders(SABOTEUR)
            worlds.append(unseen.dealt_anew(saboteurs, self.posterior.place, rng))
        return worlds

    def unseen_in(self, view: View, rng: Rng) -> WorldSampler:
        """What the seat can't see in this view; kept, for a search asks again and again."""
        if self.viewed is None or self.viewed[0] is not view:
            self.attend(view)
            self.viewed = view, WorldSampler(self.game.imagine(view, rng), self.seat)
        return self.viewed[1]

    def own_policy(self, view: Any) -> InformedPolicy:
        """The rules of thumb, fed with what is believed: for the seat's own next move."""
        self.attend(view)
        self.informed.inform(self.suspicion(view), self.chances())
        given = self.given_away(view).values()
        self.informed.giveaways = vec[i64]([round(self.price.score * each) for each in given])
        return self.informed

    def costs(self, view: Any, moves: vec[i64]) -> list[float]:
        """What moves cost beside what they lead to: what they tell, in thousandths of a win."""
        given = self.given_away(view)
        return [self.price.win * given.get(int(move), 0.0) for move in moves]

    def given_away(self, view: View) -> dict[int, float]:
        """How much each move would tell on the seat, as far as that matters; empty if it does not.

        Kept for a view, for a search asks twice.
        """
        if self.given is None or self.given[0] is not view:
            self.given = view, self.weighed(view)
        return self.given[1]

    def weighed(self, view: View) -> dict[int, float]:
        """As above, worked out."""
        if view.phase != "playing" or not self.may_hide(view):
            return {}
        world = self.unseen_in(view, self.rng).world
        self.informed.distances.look(world, world.maze)
        matters = self.concealment.matters(world, int(self.informed.distances.nearest))
        if matters < LITTLE:
            return {}
        told = self.concealment.told_by(world, world.moves())
        return {code: matters * each for code, each in told.items()}

    def may_hide(self, view: View) -> bool:
        """True if the seat is a saboteur."""
        return view.seats[self.seat].role == ROLES[SABOTEUR]

    def suspicion(self, view: View) -> vec[i64]:
        """By seat, how much likelier than anybody it is a saboteur, in hundredths."""
        chances = [self.posterior.chance(seat, SABOTEUR) for seat in range(len(view.seats))]
        others = [chance for seat, chance in enumerate(chances) if seat != self.seat]
        usual = sum(others) / len(others)
        return vec[i64]([round(100 * (chance - usual)) for chance in chances])

    def chances(self) -> vec[i64]:
        """By goal, how likely it is the treasure, in hundredths; 0 where it is unlikely."""
        places = self.posterior.place_chances()
        likely = [chance if chance >= UNLIKELY else 0.0 for chance in places]
        return vec[i64]([round(100 * chance / sum(likely)) for chance in likely])

    def suspicions(self, view: Any, caution: float = CAUTION) -> tuple[Suspect, ...]:
        """Whom the seat suspects, and the strongest reasons for it; 1 is no caution."""
        self.attend(view)
        cautious = self.posterior.tempered(caution)
        others = [seat for seat in range(len(view.seats)) if seat != self.seat]
        return tuple(self.suspect(seat, cautious.chance(seat, SABOTEUR)) for seat in others)

    def suspect(self, seat: int, chance: float) -> Suspect:
        """How likely the seat has each role, and why."""
        saboteur = capped(chance)
        chances = dict(zip(ROLES, (1 - saboteur, saboteur), strict=True))
        return Suspect(seat, chances, strongest(self.reasons.get(seat, ())))
