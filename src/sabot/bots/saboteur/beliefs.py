"""Beliefs of a seat of Saboteur: the exact posterior of roles and treasure."""

from typing import Any, Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.bot import Seen
from sabot.bots.role_posterior import RolePosterior
from sabot.bots.saboteur.concealment import LITTLE, Concealment, Suspects
from sabot.bots.saboteur.heard_claims import HeardClaims
from sabot.bots.saboteur.informed_policy import InformedPolicy, SuspectingPolicy
from sabot.bots.saboteur.likelihood_mixture import LikelihoodMixture
from sabot.bots.saboteur.observed_moves import LED_ASTRAY, LED_ON, ObservedMove, deed_of
from sabot.bots.saboteur.role_prior import prior_of, role_cards, rule_out
from sabot.bots.saboteur.world_sampler import WorldSampler
from sabot.bots.suspicion import CAUTION, Reason, Suspect, capped, strongest
from sabot.core.claims import Statement
from sabot.core.game import AnyGame
from sabot.core.rng import Rng
from sabot.core.state import State
from sabot.games.saboteur.cards import GOAL_COUNT, ROLES, SABOTEUR
from sabot.games.saboteur.claim_sense import SIDES
from sabot.games.saboteur.view import View

# Below this probability, bots do not dig for a goal.
UNLIKELY: Final = 0.15
# Moves whose likelihood ratio is below this are no reason for or against anybody.
SLIGHT: Final = 1.1
# Keeps the random stream of the beliefs apart from that of the bot with the same seed.
OWN_SEED: Final = 0x5EE


class ConcealmentPrice(NamedTuple):
    """The price of suspicion: what a saboteur pays for becoming e times as suspect.

    In thousandths, while concealment matters most: of the score of a move, and of a win.
    """

    score: float = 6000.0
    win: float = 50.0


class PlayerModels(NamedTuple):
    """The policies that others may follow, and the seat's own policy, informed by its beliefs."""

    others: tuple[SuspectingPolicy, ...]
    own: InformedPolicy
    price: ConcealmentPrice = ConcealmentPrice()


class SaboteurBeliefs:
    """One seat's posterior of roles and treasure."""

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
        self.claims = HeardClaims(seat, ROLES, SIDES)
        # The last view that worlds were asked for.
        self.viewed: tuple[View, WorldSampler] | None = None
        # The last view for which the cost of suspicion was asked.
        self.given: tuple[View, dict[int, float]] | None = None

    # Learning.

    def see(self, step: Seen) -> None:
        """Update the beliefs after a deal or a move of any seat."""
        for event in step.told:
            deed = deed_of(event)
            if deed is not None:
                self.attend(step.before)
                self.step += 1
                self.judge(step.before, deed)
        self.attend(step.after)

    def attend(self, view: View) -> None:
        """Exclude what this view rules out; in a new round start from the prior."""
        if view.round != self.round:
            self.round = view.round
            self.step = 0
            self.posterior = prior_of(view)
            self.reasons = {}
            self.claims.begin()
            self.concealment.begin()
        elif view.phase == "playing" and rule_out(self.posterior, view):
            self.posterior.solve()

    def judge(self, view: View, deed: ObservedMove) -> None:
        """Update the posterior by a move; `view` is the view before it."""
        world = self.game.imagine(view, self.rng)
        suspects = self.suspects_of(deed.seat, len(view.seats))
        if deed.seat == self.seat:
            # This changes no belief of the seat's own, but what it thinks that others believe.
            seen = self.concealment.record_own_move(world, deed.code, suspects)
            self.posterior.learn(self.seat, [*seen] * GOAL_COUNT)
            return
        unseen = WorldSampler(world, self.seat)
        likelihoods = self.mixture.likelihoods(unseen, deed.code, suspects, self.rng)
        factor = self.posterior.learn(deed.seat, likelihoods)
        self.posterior.solve()
        self.add_reason(deed, factor)

    def suspects_of(self, seat: int, players: int) -> Suspects:
        """By role of a seat, how likely each seat is a saboteur to it, in hundredths.

        It is judged by the same evidence as here, but knows its own role, and not the viewer's.
        """
        held = [self.posterior.as_held_by(seat, role, self.seat) for role in range(len(ROLES))]
        return [
            vec[i64]([round(100 * capped(each.chance(seat, SABOTEUR))) for seat in range(players)])
            for each in held
        ]

    def hear(self, view: Any, statement: Statement[Any]) -> None:
        """Update the beliefs by a claim of another seat; `view` is the view when it was made."""
        self.attend(view)
        if view.phase == "playing":
            self.claims.hear(self.posterior, view, statement, self.step)

    def add_reason(self, deed: ObservedMove, factor: float) -> None:
        """Record a move as a reason if its likelihood ratio is far enough from 1."""
        if max(factor, 1 / factor) < SLIGHT:
            return
        name = LED_ASTRAY if deed.name == LED_ON and factor > 1 else deed.name
        reason = Reason(name, factor, self.step, deed.card, deed.target)
        self.reasons.setdefault(deed.seat, []).append(reason)

    # Results.

    def worlds(self, view: Any, count: int, rng: Rng) -> list[State]:
        """Sample `count` worlds that agree with the view, by their probability."""
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
        """A sampler of worlds of this view. It is cached, because a search asks often."""
        if self.viewed is None or self.viewed[0] is not view:
            self.attend(view)
            self.viewed = view, WorldSampler(self.game.imagine(view, rng), self.seat)
        return self.viewed[1]

    def own_policy(self, view: Any) -> InformedPolicy:
        """The seat's policy for its next move, informed by the beliefs."""
        self.attend(view)
        self.informed.inform(self.saboteurs(view), self.chances())
        given = self.given_away(view).values()
        self.informed.giveaways = vec[i64]([round(self.price.score * each) for each in given])
        return self.informed

    def costs(self, view: Any, moves: vec[i64]) -> list[float]:
        """By move, the price of the suspicion that it would raise, in thousandths of a win."""
        given = self.given_away(view)
        return [self.price.win * given.get(int(move), 0.0) for move in moves]

    def given_away(self, view: View) -> dict[int, float]:
        """By move, the suspicion that it would raise, weighted by its importance.

        Empty if the seat has nothing to hide. It is cached for a view, because a search asks twice.
        """
        if self.given is None or self.given[0] is not view:
            self.given = view, self.weighed(view)
        return self.given[1]

    def weighed(self, view: View) -> dict[int, float]:
        """The same, without the cache."""
        if view.phase != "playing" or not self.may_hide(view):
            return {}
        world = self.unseen_in(view, self.rng).world
        self.informed.distances.look(world, world.maze)
        matters = self.concealment.matters(world, int(self.informed.distances.nearest))
        if matters < LITTLE:
            return {}
        suspects = self.suspects_of(self.seat, len(view.seats))
        told = self.concealment.told_by(world, world.moves(), suspects)
        return {code: matters * each for code, each in told.items()}

    def may_hide(self, view: View) -> bool:
        """True if the seat is a saboteur."""
        return view.seats[self.seat].role == ROLES[SABOTEUR]

    def saboteurs(self, view: View) -> vec[i64]:
        """By seat, the probability that it is a saboteur, in hundredths."""
        chances = [self.posterior.chance(seat, SABOTEUR) for seat in range(len(view.seats))]
        return vec[i64]([round(100 * chance) for chance in chances])

    def chances(self) -> vec[i64]:
        """By goal, the probability of the treasure in hundredths; 0 where it is unlikely."""
        places = self.posterior.place_chances()
        likely = [chance if chance >= UNLIKELY else 0.0 for chance in places]
        return vec[i64]([round(100 * chance / sum(likely)) for chance in likely])

    def suspicions(self, view: Any, caution: float = CAUTION) -> tuple[Suspect, ...]:
        """Each other seat's probability of a role and the strongest reasons; 1 is no caution."""
        self.attend(view)
        cautious = self.posterior.tempered(caution)
        others = [seat for seat in range(len(view.seats)) if seat != self.seat]
        return tuple(self.suspect(seat, cautious.chance(seat, SABOTEUR)) for seat in others)

    def suspect(self, seat: int, chance: float) -> Suspect:
        """The probability of each role of the seat, and the reasons."""
        said = self.claims.reasons(self.posterior, seat)
        saboteur = capped(chance)
        chances = dict(zip(ROLES, (1 - saboteur, saboteur), strict=True))
        return Suspect(seat, chances, strongest([*self.reasons.get(seat, ()), *said]))
