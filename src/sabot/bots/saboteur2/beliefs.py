"""Beliefs of a seat of Saboteur 2: the exact posterior of roles and treasure."""

from typing import Any, Final, NamedTuple

from sabot.bots.bot import Seen
from sabot.bots.role_posterior import RoleCards, RolePosterior
from sabot.bots.saboteur.heard_claims import HeardClaims
from sabot.bots.saboteur.observed_moves import ObservedMove
from sabot.bots.saboteur2.informed_rules import SuspectingRules
from sabot.bots.saboteur2.lookahead_policy import LookaheadPolicy
from sabot.bots.saboteur2.move_likelihood import MoveLikelihood
from sabot.bots.saboteur2.observed_moves import card_seen, deed_of, move_seen, target_of
from sabot.bots.saboteur2.world_sampler import give_roles, hide_treasure, shuffle_unseen
from sabot.bots.suspicion import CAUTION, Reason, Suspect, capped, strongest
from sabot.core.claims import Statement
from sabot.core.game import AnyGame
from sabot.core.rng import Rng
from sabot.core.state import State
from sabot.games.saboteur.cards import GOALS, TREASURE
from sabot.games.saboteur2.cards import ROLE_COUNTS, ROLES
from sabot.games.saboteur2.claim_sense import SIDES
from sabot.games.saboteur2.encoding import HandsSwapped
from sabot.games.saboteur2.events import Event
from sabot.games.saboteur2.moves import move_code
from sabot.games.saboteur2.view import View

# Others are assumed to play with far less coolness than R1, and with some noise.
HANDS: Final = 10
COOLNESS: Final = 0.5
NOISE: Final = 0.08
# The beliefs of a seat draw from another stream than its decisions.
STREAM: Final = 0x5AB2
ROLE_CARDS: Final = RoleCards(list(ROLE_COUNTS))
# The number of worlds in which a seat looks ahead.
FORESEEN: Final = 16


class Noted(NamedTuple):
    """A move that a seat made in its current role, as a reason with its likelihood ratio."""

    seat: int
    slot: int
    reason: Reason


class RoleBeliefs:
    """One seat's posterior of the deal of roles and of the treasure's place."""

    def __init__(self, game: AnyGame, seat: int, rules: SuspectingRules, seed: int) -> None:
        self.game = game
        self.seat = seat
        self.rules = rules
        self.move_likelihood = MoveLikelihood(rules, HANDS, COOLNESS, NOISE)
        self.lookahead = LookaheadPolicy(rules)
        self.rng = Rng(seed ^ STREAM)
        self.taken_in: View | None = None
        self.claims = HeardClaims(seat, ROLES, SIDES)
        self.begin(0, 0)

    def begin(self, round_number: int, players: int) -> None:
        """Reset for a new round with new roles and goals."""
        self.round = round_number
        self.posterior = RolePosterior(ROLE_CARDS, players)
        self.noted: list[Noted] = []
        self.claims.begin()
        self.steps = 0

    def see(self, step: Seen) -> None:
        """Update the beliefs after a deal or a move of any seat."""
        before: View = step.before
        if before.round == step.after.round and before.phase == "playing":
            self.take_in(before)
            self.steps += 1
            if before.to_act != self.seat and step.after.phase == "playing":
                self.weigh(before, step.told[0])
        self.take_in(step.after)

    def take_in(self, view: View) -> None:
        """Apply the facts of a view: changes of role, and the known roles and goals."""
        if view is self.taken_in:
            return
        if view.round != self.round or len(view.roles_away) < len(self.posterior.of_away):
            self.begin(view.round, len(view.seats))
        self.taken_in = view
        if view.round == 0:
            return
        for away in view.roles_away[len(self.posterior.of_away) :]:
            self.posterior.change(away.seat)
        for slot, away in zip(self.posterior.of_away, view.roles_away, strict=True):
            self.know(slot, away.role)
        for slot, seat in zip(self.posterior.of_seat, view.seats, strict=True):
            self.know(slot, seat.role)
        found = [place for place, goal in enumerate(view.goals) if goal.card == GOALS[TREASURE]]
        for place, goal in enumerate(view.goals):
            self.posterior.open[place] = int(place in found if found else goal.card is None)
        self.posterior.solve()

    def know(self, slot: int, role: str | None) -> None:
        """Set the role of a slot, if it is known."""
        if role is not None:
            self.posterior.known[slot] = ROLES.index(role)

    def weigh(self, before: View, event: Event) -> None:
        """Update the posterior by a move of another seat."""
        move = move_seen(event)
        if move is None:
            return
        world = self.game.imagine(before, self.rng)
        mover = int(world.to_act())
        slot = self.posterior.of_seat[mover]
        code = move_code(move)
        nearer = self.move_likelihood.leads_on(world, code)
        liked = self.move_likelihood.judge(world, self.seat, code, self.posterior, self.rng)
        factor = self.posterior.learn(slot, liked)
        self.taken_in = None
        name = deed_of(event, nearer=nearer)
        self.add_reason(ObservedMove(name, mover, code, card_seen(event), target_of(event)), factor)

    def add_reason(self, deed: ObservedMove, factor: float) -> None:
        """Record a move as a reason for or against the role that its player has now."""
        slot = int(self.posterior.of_seat[deed.seat])
        reason = Reason(deed.name, factor, self.steps, deed.card, deed.target)
        self.noted.append(Noted(deed.seat, slot, reason))

    def hear(self, view: Any, statement: Statement[Any]) -> None:
        """Update the beliefs by a claim of another seat; `view` is the view when it was made."""
        self.take_in(view)
        if view.phase == "playing":
            self.claims.hear(self.posterior, view, statement, self.steps)

    # Results.

    def chances(self, seat: int) -> list[float]:
        """The probability of each role of a seat, in the order of ROLES."""
        slot = self.posterior.of_seat[seat]
        return [self.posterior.chance(slot, role) for role in range(len(ROLES))]

    def places(self) -> list[float]:
        """The probability that each goal is the treasure."""
        return self.posterior.place_chances()

    def worlds(self, view: Any, count: int, rng: Rng) -> list[State]:
        """Sample `count` worlds that agree with the view, by their probability."""
        self.take_in(view)
        if view.phase != "playing":
            return [self.game.imagine(view, rng) for _ in range(count)]
        worlds: list[State] = []
        remembers = has_swapped(view, self.seat)
        first = self.game.imagine(view, rng)
        for number in range(count):
            if remembers:
                # Cards that the seat handed over are placed by imagining a world, not by shuffling
                # one.
                world = self.game.imagine(view, rng) if number else first
            else:
                world = first.copy()
                shuffle_unseen(world, self.seat, rng)
            self.posterior.draw(rng)
            hide_treasure(world, self.posterior.place)
            give_roles(world, self.posterior, rng)
            worlds.append(world)
        return worlds

    def own_policy(self, view: Any) -> LookaheadPolicy:
        """The look-ahead policy in sampled worlds, for the seat's next move."""
        self.lookahead.believe(self.worlds(view, FORESEEN, self.rng))
        self.rules.suspect(self.posterior.seat_chances(len(view.seats)))
        return self.lookahead

    def suspicions(self, view: View, caution: float = CAUTION) -> tuple[Suspect, ...]:
        """Each other seat's role probabilities and the strongest reasons; 1 is no caution."""
        self.take_in(view)
        if view.round == 0:
            return ()
        cautious = self.posterior.tempered(caution)
        return tuple(
            Suspect(seat, capped_chances(cautious, seat), self.reasons(seat))
            for seat in range(len(view.seats))
            if seat != self.seat
        )

    def reasons(self, seat: int) -> tuple[Reason, ...]:
        """The strongest reasons for or against a seat, in its current role."""
        slot = self.posterior.of_seat[seat]
        done = [noted.reason for noted in self.noted if noted.slot == slot]
        return strongest([*done, *self.claims.reasons(self.posterior, seat)])


def capped_chances(posterior: RolePosterior, seat: int) -> dict[str, float]:
    """The probability of each role of a seat, never certain."""
    slot = posterior.of_seat[seat]
    return {role: capped(posterior.chance(slot, at)) for at, role in enumerate(ROLES)}


def has_swapped(view: View, seat: int) -> bool:
    """True if the seat has taken part in a swap of hands."""
    return any(
        isinstance(step, HandsSwapped) and seat in (step.seat, step.other)
        for step in view.hand_story
    )
